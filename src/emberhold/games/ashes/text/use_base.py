"""What a card's text can look at and ask: the half of `Use` that changes nothing."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from emberhold.core.decisions import NONE, Ask, Value
from emberhold.core.kinds import NO_CARD, CardId, Seat
from emberhold.games.ashes.constants import ABILITY, ALLY, DICE_POWER, SPELL
from emberhold.games.ashes.defs import Ability, Cost
from emberhold.games.ashes.kinds import Token
from emberhold.games.ashes.moments import Cause, Moment, UseRecord
from emberhold.games.ashes.rules.costs import can_pay, pay_magic
from emberhold.games.ashes.rules.values import (
    attack_value,
    distinct,
    focus_level,
    free_battlefield_slots,
    guarded,
    is_ally,
    life_value,
)
from emberhold.games.ashes.rules.zones import different
from emberhold.games.ashes.state import DEFS, State

WOUND: Final = Token(0)
EXHAUSTION: Final = Token(1)
STATUS: Final = Token(2)
TOKENS = ("wound", "exhaustion", "status")
"""The kinds of tokens, as answers and as words."""


class UseBase(UseRecord):
    """One use of a spell, ability or dice power: what it can look at and ask."""

    __slots__ = ("moment", "st")

    def __init__(self, st: State, seat: Seat, card: CardId, ability: Ability, moment: Moment | None) -> None:
        kind = DICE_POWER if card < 0 else SPELL if DEFS[st.card[card]].is_spell else ABILITY
        super().__init__(seat, card, ability, Cause(kind, seat, card))
        self.st = st
        self.moment = moment

    # -- who and what --------------------------------------------------------------------------------------------

    @property
    def event(self) -> Moment:
        """The moment this effect answers."""
        assert self.moment is not None
        return self.moment

    def target(self, slot: int = 0) -> CardId:
        """The card that was declared for a slot; NO_CARD if none was."""
        return CardId(self.targets[slot])

    def target_player(self, slot: int = 0) -> Seat:
        """The player who was declared for a slot; NO_SEAT if nobody was."""
        return Seat(self.targets[slot])

    @property
    def phoenixborn(self) -> CardId:
        return self.st.phoenixborn[self.seat]

    def phoenixborn_of(self, seat: Seat) -> CardId:
        return self.st.phoenixborn[seat]

    @property
    def opponents(self) -> list[Seat]:
        return self.st.opponents(self.seat)

    @property
    def everyone(self) -> list[Seat]:
        """TRIG-13: all players, the user first, then clockwise."""
        return self.st.seats_from(self.seat)

    def units_of(self, seat: Seat) -> list[CardId]:
        return self.st.battlefield[seat][:]

    @property
    def own_units(self) -> list[CardId]:
        return self.units_of(self.seat)

    @property
    def opposing_units(self) -> list[CardId]:
        """The units of every opponent."""
        return [unit for seat in self.opponents for unit in self.units_of(seat)]

    def ready_spells_of(self, seat: Seat) -> list[CardId]:
        """One copy of each ready spell on a spellboard, to choose by name."""
        return different(self.st, self.st.spellboard[seat])

    def copies_beside(self, spell: CardId) -> list[CardId]:
        """All copies of a ready spell on its spellboard, itself included (FOCUS-08)."""
        st = self.st
        return [copy for copy in st.spellboard[st.controller[spell]] if st.card[copy] == st.card[spell]]

    @property
    def allies_in_discard(self) -> list[CardId]:
        """The ally cards in the user's discard pile; Strange Copy is not an ally there (PLAY-19)."""
        st = self.st
        return [card for card in st.discard[self.seat] if DEFS[st.card[card]].kind == ALLY]

    def can_summon(self, slug: str) -> int:
        """How many copies of a conjuration can be placed on the user's battlefield now (SUMMON-03)."""
        st = self.st
        left = sum(DEFS[st.card[card]].slug == slug for card in st.conjurations[self.seat])
        return min(left, free_battlefield_slots(st, self.seat))

    @property
    def host(self) -> CardId:
        """The unit this alteration is attached to."""
        return self.st.host[self.card]

    @property
    def focus(self) -> int:
        """FOCUS-02: 0, 1 with two copies on the spellboard, 2 with three."""
        return focus_level(self.st, self.card)

    def attack_of(self, card: CardId) -> int:
        return attack_value(self.st, card)

    def printed_attack_of(self, card: CardId) -> int:
        """The attack value printed on a card, wherever the card is."""
        return DEFS[self.st.card[card]].attack

    def life_of(self, card: CardId) -> int:
        return life_value(self.st, card)

    def is_exhausted(self, card: CardId) -> bool:
        return self.st.exhaustion[card] > 0

    def is_ally(self, card: CardId) -> bool:
        """Whether this unit in play is an ally."""
        return is_ally(self.st, card)

    def status_of(self, card: CardId) -> int:
        return self.st.status[card]

    def wounds_of(self, card: CardId) -> int:
        return self.st.wounds[card]

    def can_draw(self) -> bool:
        return bool(self.st.draw[self.seat])

    def cards_in_play(self, seat: Seat) -> list[CardId]:
        """Units, ready spells and attached cards a player controls; not the Phoenixborn."""
        st = self.st
        return [*st.battlefield[seat], *st.spellboard[seat], *[a for a in st.attached if st.controller[a] == seat]]

    def tokens_on(self, card: CardId) -> bool:
        st = self.st
        return bool(st.wounds[card] or st.exhaustion[card] or st.status[card])

    def touches(self, card: CardId) -> bool:
        """Whether a line aimed at this card does anything: it is in play and no guard keeps this spell away."""
        st = self.st
        if card < 0 or not st.in_play(card):
            return False
        return not guarded(st, card, self.cause)

    # -- choices that are not targets (PLAY-03) ------------------------------------------------------------------

    def may(self, what: str) -> Generator[Ask, Value, bool]:
        """Ask the user yes or no; `what` names the question in the language files."""
        answer = yield Ask("may", self.seat, [(1,), NONE], about=(self.card,), label=what)
        return bool(answer)

    def may_pay(self, cost: Cost, what: str) -> Generator[Ask, Value, bool]:
        """COST-06: an extra cost in one line, decided and paid when the line is reached."""
        if not can_pay(tuple(self.st.dice[self.seat]), cost.need):
            return False
        if not (yield from self.may(what)):
            return False
        yield from pay_magic(self.st, self.seat, self.card, cost)
        return True

    def choose(self, cards: list[CardId], *, may: bool = False) -> Generator[Ask, Value, CardId]:
        """Choose one of these cards; NO_CARD for none. Without `may` one has to be chosen if there is one."""
        answers: list[Value] = [(card,) for card in distinct(self.st, cards)]
        if not answers:
            return NO_CARD
        if may:
            answers.append(NONE)
        answer = yield Ask("choose", self.seat, answers, about=(self.card,), rule="PLAY-03")
        return CardId(answer[0]) if answer else NO_CARD

    def choose_number(self, least: int, most: int, seat: Seat | None = None) -> Generator[Ask, Value, int]:
        who = self.seat if seat is None else seat
        answers: list[Value] = [(n,) for n in range(least, most + 1)]
        answer = yield Ask("number", who, answers, about=(self.card,), rule="PLAY-03")
        return answer[0]

    def choose_token(self, card: CardId) -> Generator[Ask, Value, Token]:
        """Choose the kind of one token on the card (STATUS-03: always a single one)."""
        st = self.st
        on = ((WOUND, st.wounds[card]), (EXHAUSTION, st.exhaustion[card]), (STATUS, st.status[card]))
        answers: list[Value] = [(kind,) for kind, n in on if n]
        answer = yield Ask("token", self.seat, answers, about=(self.card, card), rule="STATUS-03")
        return Token(answer[0])
