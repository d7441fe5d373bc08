"""What a player card, an ability or a treasure can look at and ask: the half of `me` that changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Generator

from emberhold.core.decisions import NONE, Answers, Ask, Value
from emberhold.core.kinds import NO_CARD, NO_SEAT, CardId, Seat
from emberhold.games.aeons_end.constants import DISCARD, GROUP_LEVEL
from emberhold.games.aeons_end.kinds import NO_PILE, NO_PLACE, NO_TREASURE, Breach, CardKind, Pile, TreasureIndex
from emberhold.games.aeons_end.moments import Cast
from emberhold.games.aeons_end.rules.breaches import closed_of, focus_price, open_of, owner_of
from emberhold.games.aeons_end.rules.decks import destroyable
from emberhold.games.aeons_end.rules.market import filled, pile_cost, pile_named
from emberhold.games.aeons_end.rules.questions import (
    BreachChoice,
    CardChoice,
    PileChoice,
    SeatChoice,
    ask_breach,
    ask_card,
    ask_may,
    ask_player,
    most,
)
from emberhold.games.aeons_end.state import BREACHES, DEFS, TREASURES, State


class UseBase:
    """The player who uses a card, ability or treasure, or casts a spell (CAST-14): what they see and are asked."""

    __slots__ = ("card", "cast", "seat", "st", "treasure")

    def __init__(
        self, st: State, seat: Seat, card: CardId, *, cast: Cast | None = None, treasure: TreasureIndex = NO_TREASURE
    ) -> None:
        self.st = st
        self.seat = seat
        self.card = card
        self.cast = cast
        self.treasure = treasure

    # -- who and what --------------------------------------------------------------------------------------------

    @property
    def active(self) -> Seat:
        """Whose turn it is."""
        return self.st.active

    def charges_of(self, seat: Seat) -> int:
        return self.st.charges[seat]

    @property
    def allies(self) -> list[Seat]:
        return self.st.allies(self.seat)

    @property
    def everyone(self) -> list[Seat]:
        return list(self.st.all_seats)

    @property
    def hand(self) -> list[CardId]:
        return self.st.hand[self.seat][:]

    @property
    def discard_pile(self) -> list[CardId]:
        return self.st.discard[self.seat][:]

    def discard_of(self, seat: Seat) -> list[CardId]:
        """The top card is the last."""
        return self.st.discard[seat][:]

    def hand_of(self, seat: Seat) -> list[CardId]:
        return self.st.hand[seat][:]

    def named(self, cards: list[CardId], slug: str) -> list[CardId]:
        """The cards among these that have this name or count as it."""
        out = []
        for card in cards:
            definition = DEFS[self.st.card[card]]
            if slug in (definition.slug, definition.counts_as):
                out.append(card)
        return out

    def same_name(self, cards: list[CardId]) -> list[CardId]:
        """The cards among these that are copies of this one."""
        return [card for card in cards if self.st.card[card] == self.st.card[self.card]]

    def costing_nothing(self, cards: list[CardId]) -> list[CardId]:
        return [card for card in cards if self.st.cost(card) == 0]

    def of_kind(self, cards: list[CardId], kind: CardKind) -> list[CardId]:
        return [card for card in cards if self.st.kind(card) == kind]

    def can_draw(self, seat: Seat) -> bool:
        """OR-02: whether there is a card to draw (DRAW-07)."""
        return bool(self.st.deck[seat] or self.st.discard[seat])

    @property
    def own_pile(self) -> Pile:
        """The supply pile of this card; -1 if there is none or it is empty."""
        pile = pile_named(self.st, self.st.card[self.card])
        return pile if pile >= 0 and self.st.left[pile] else NO_PILE

    def has_pile(self, card: CardId) -> bool:
        """Whether this battle has a supply pile of such cards."""
        return pile_named(self.st, self.st.card[card]) >= 0

    def piles_up_to(self, cost: int) -> list[Pile]:
        """The piles that are not empty and cost no more than this."""
        return [pile for pile in filled(self.st) if pile_cost(self.st, pile) <= cost]

    @property
    def closed_breaches(self) -> list[Breach]:
        """Of all players."""
        return [b for seat in self.everyone for b in closed_of(self.st, seat)]

    def closed_breaches_of(self, seat: Seat) -> list[Breach]:
        return closed_of(self.st, seat)

    @property
    def cheapest_to_focus(self) -> list[Breach]:
        """The user's own closed breaches with the lowest focus cost."""
        st = self.st
        return most(closed_of(st, self.seat), lambda b: -focus_price(st, b))

    def open_breaches_of(self, seat: Seat) -> list[Breach]:
        return open_of(self.st, seat)

    def breach_named(self, slug: str) -> Breach:
        """The user's own breach of this name; -1 if it has been destroyed."""
        for b in self.st.breaches_of(self.seat):
            if BREACHES[self.st.breach[b]].slug == slug:
                return b
        return NO_PLACE

    @property
    def prepped_spells(self) -> list[CardId]:
        """Of all players."""
        return [card for seat in self.everyone for card in self.st.prepped_of(seat)]

    def prepped_on(self, breach: Breach) -> list[CardId]:
        return self.st.prepped[breach][:] if breach >= 0 else []

    def is_open(self, breach: Breach) -> bool:
        return self.st.open[breach]

    def owner_of_breach(self, breach: Breach) -> Seat:
        return owner_of(breach)

    def takes_surge(self, breach: Breach) -> bool:
        """Whether there is room for another Surge token."""
        return breach >= 0 and self.st.surge[breach] < BREACHES[self.st.breach[breach]].surge_limit

    def breaches_energized(self, energized: bool) -> list[Breach]:
        """The breaches of all players with an Energize token, or those without."""
        st = self.st
        return [b for seat in self.everyone for b in st.breaches_of(seat) if st.energized[b] == energized]

    def forged_for(self, card: CardId) -> CardId:
        """The Forged card that can take the place of this one; -1 if there is none."""
        definition = DEFS[self.st.card[card]]
        name = definition.counts_as or definition.slug
        for seat in self.everyone:
            for forged in self.st.forge[seat]:
                if DEFS[self.st.card[forged]].counts_as == name:
                    return forged
        return NO_CARD

    def owner_of(self, card: CardId) -> Seat:
        """DRAW-11: the player in whose hand, deck or breach it is."""
        return self.st.holder[card]

    def destroyable(self, cards: list[CardId]) -> list[CardId]:
        return destroyable(self.st, cards)

    def can_gain_life(self, seat: Seat) -> bool:
        """EXHAUST-07: whether the player is not exhausted."""
        return not self.st.exhausted[seat]

    @property
    def who_can_gain_life(self) -> list[Seat]:
        """OR-05: players who are not exhausted, if there are any; otherwise all."""
        return [seat for seat in self.everyone if self.can_gain_life(seat)] or self.everyone

    @property
    def from_open_iii_or_iv(self) -> bool:
        """Whether this spell was cast from an open breach in position III or IV."""
        return self.cast is not None and self.cast.from_open and self.cast.position in (2, 3)

    def still_discarded(self, card: CardId, owner: Seat) -> bool:
        """CAST-20: whether a spell that was just cast still lies where this cast put it."""
        return self.st.zone[card] == DISCARD and self.st.holder[card] == owner

    @property
    def spell_in_discard(self) -> bool:
        """CAST-20: the same for the spell whose text this is."""
        cast = self.cast
        return cast is not None and self.still_discarded(cast.card, cast.owner)

    # -- questions -----------------------------------------------------------------------------------------------

    def may(self, label: str, seat: Seat | None = None) -> Generator[Ask, Value, bool]:
        """Ask yes or no; the affected player decides (GEN-12)."""
        return ask_may(self.seat if seat is None else seat, label, source=self.card)

    def one_of(self, *branches: tuple[str, bool]) -> Generator[Ask, Value, str]:
        """OR-01 to OR-03: choose a branch; each is given with whether it can be resolved completely now."""
        open_ones = [i for i, (_, whole) in enumerate(branches) if whole] or list(range(len(branches)))
        labels = "|".join([label for label, _ in branches])
        answer = yield Ask("or", self.seat, [(i,) for i in open_ones], about=(self.card,), label=labels, rule="OR-01")
        return branches[answer[0]][0]

    def choose(self, cards: list[CardId], label: str, *, may: bool = False, seat: Seat | None = None) -> CardChoice:
        return ask_card(self.st, self.seat if seat is None else seat, cards, label, source=self.card, may=may)

    @property
    def namers(self) -> tuple[Seat, ...] | None:
        """GEN-12: who chooses what the text leaves open: all players for the group's treasure; None is the user."""
        shared = self.treasure >= 0 and TREASURES[self.treasure].level == GROUP_LEVEL
        return self.st.all_seats if shared else None

    def choose_player(self, players: list[Seat], label: str, *, may: bool = False) -> SeatChoice:
        return ask_player(self.seat, players, label, source=self.card, may=may, seats=self.namers)

    def choose_breach(self, breaches: list[Breach], label: str, *, may: bool = False) -> BreachChoice:
        return ask_breach(self.seat, breaches, label, source=self.card, may=may, seats=self.namers)

    def choose_pile(self, piles: list[Pile], label: str, *, seat: Seat | None = None, may: bool = False) -> PileChoice:
        answers: Answers = [(pile,) for pile in piles]
        if not answers:
            return NO_PILE
        if may:
            answers.append(NONE)
        who = self.seat if seat is None else seat
        answer = yield Ask("pile", who, answers, about=(self.card,), label=label, rule="GEN-12")
        return Pile(answer[0]) if answer else NO_PILE

    def ally_may(self, label: str, able: Callable[[Seat], bool]) -> SeatChoice:
        """One ally may do something: the user chooses one who can, that ally decides (GEN-12). -1 if nobody does."""
        ally = yield from self.choose_player([seat for seat in self.allies if able(seat)], label)
        if ally >= 0 and (yield from self.may(label, ally)):
            return ally
        return NO_SEAT
