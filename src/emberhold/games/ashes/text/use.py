"""What a card's text can do: the verbs of the game, used by the card whose text it is.

A card file reads like its card: `me.damage(me.target(), 2)`. What the rules ask of each verb is checked here, once:
whether the thing is still in play (PLAY-12), whether a guard keeps the spell away (TARGET-07), what waits for the
last line (PLAY-07) and what happens at once (PLAY-08).
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

import emberhold.games.ashes.rules.hooks as hooks
from emberhold.core.decisions import NONE, Ask, Effect, Value
from emberhold.core.kinds import NO_CARD, CardId, Seat, Zone
from emberhold.games.ashes.constants import (
    ALL_DICE,
    ALL_TYPES,
    ATTACHED,
    BATTLEFIELD,
    DISCARD,
    ENTERED,
    HAND,
    LEFT_PLAY,
    MILLED,
    REMOVED,
    TYPES,
)
from emberhold.games.ashes.kinds import Die, DieType, Face, Token
from emberhold.games.ashes.moments import Hit, Moment
from emberhold.games.ashes.rules.leave_play import discard_attached, leave
from emberhold.games.ashes.rules.values import free_battlefield_slots, is_unit
from emberhold.games.ashes.rules.zones import (
    discard_from_hand,
    draw_cards,
    exhaust_die,
    hand_choices,
    mill,
    ready_die,
    roll,
    search_choices,
    shuffle_draw_pile,
    take_from_draw_pile,
    turn_dice,
)
from emberhold.games.ashes.state import DEFS
from emberhold.games.ashes.text.use_base import EXHAUSTION, TOKENS, WOUND, UseBase

NO_DIE: Final = DieType(-1)


class Use(UseBase):
    """One use of a spell, ability or dice power: `me` in a card's text."""

    __slots__ = ()

    def _tell(self, kind: str, card: CardId, n: int = 0) -> None:
        if self.st.log is not None:
            self.st.tell(kind, card=self.st.ref(card), seat=self.st.controller[card], amount=n)

    # -- damage and tokens ---------------------------------------------------------------------------------------

    def damage(self, card: CardId, n: int) -> bool:
        """Deal damage; its steps run after the last line. True if it was dealt (PLAY-11)."""
        if n <= 0 or not self.touches(card):
            return False
        self.st.queue.hits.append(Hit(card, n, self.cause))
        return True

    def wound(self, card: CardId, n: int = 1) -> bool:
        """Place wound tokens; this is not damage (DMG-12)."""
        if n <= 0 or not self.touches(card) or self.st.doomed[card]:
            return False
        self.st.wounds[card] += n
        self._tell("wounded", card, n)
        return True

    def heal(self, card: CardId, n: int = 1) -> None:
        if self.touches(card) and not self.st.doomed[card] and self.st.wounds[card]:
            gone = min(n, self.st.wounds[card])
            self.st.wounds[card] -= gone
            self._tell("healed", card, gone)

    def exhaust(self, card: CardId, n: int = 1) -> None:
        """Put exhaustion tokens on a card."""
        if self.touches(card):
            self.st.exhaustion[card] += n
            self._tell("exhausted", card, n)

    def ready(self, card: CardId) -> None:
        """Take all exhaustion tokens off a card."""
        if self.touches(card) and self.st.exhaustion[card]:
            self.st.exhaustion[card] = 0
            self._tell("readied", card)

    def add_status(self, card: CardId, n: int = 1) -> None:
        if self.touches(card):
            self.st.status[card] += n
            self._tell("status", card, n)

    def remove_status(self, card: CardId, n: int) -> None:
        self.st.status[card] -= n
        self._tell("status-spent", card, n)

    def move_token(self, token: Token, source: CardId, goal: CardId) -> None:
        """STATUS-04: any token may lie on any card. A moved wound is a placed wound (DMG-12)."""
        if goal < 0 or not self.touches(source) or not self.touches(goal):
            return
        tokens = self.st.wounds if token == WOUND else self.st.exhaustion if token == EXHAUSTION else self.st.status
        tokens[source] -= 1
        tokens[goal] += 1
        if self.st.log is not None:
            self.st.tell("token-moved", card=self.st.ref(goal), token=f"token-{TOKENS[token]}")

    def boost(self, card: CardId, n: int) -> None:
        """More attack for the rest of this turn (TURN-13)."""
        if self.touches(card):
            self.st.boost[card] += n
            self._tell("boosted", card, n)

    def give_bypass(self, card: CardId) -> None:
        if self.touches(card):
            self.st.bypass[card] = True
            self._tell("bypass", card)

    def destroy(self, card: CardId, *, remove_allies: bool = False) -> None:
        """Destroy outright; starts at step 2b after the last line (DMG-13)."""
        if self.touches(card):
            self.st.queue.hits.append(Hit(card, 0, self.cause, destroys=True, removes=remove_allies))

    # -- the moment this answers -------------------------------------------------------------------------------------

    def cancel(self) -> None:
        """CANCEL-01: the use that declared the target resolves none of its effects."""
        self.event.cancelled = True

    def prevent(self, n: int) -> None:
        """DMG-01: that much less damage is received."""
        self.event.amount -= n

    def take_damage_instead(self, card: CardId) -> None:
        """DMG-20: the whole instance moves to the card and keeps its source."""
        if self.touches(card):
            self.event.moved_to = card

    def extra_side_action(self) -> None:
        """TURN-09: the user has one more side action this turn."""
        self.st.extra_side += 1
        self.st.tell("extra-side-action", seat=self.seat)

    # -- leaving and entering ------------------------------------------------------------------------------------

    def _leave(self, card: CardId, zone: Zone) -> Effect:
        st = self.st
        seat, unit = st.controller[card], is_unit(st, card)
        yield from leave(st, card, zone)
        if unit:
            st.queue.moments.append(Moment(LEFT_PLAY, card=card, seat=seat))

    def remove_from_game(self, card: CardId) -> Effect:
        """DISC-04, DISC-06: the card is out of the game for good, as soon as this line is resolved."""
        if self.touches(card):
            yield from self._leave(card, REMOVED)

    def return_to_owner(self, card: CardId) -> Effect:
        """Return a card to its owner's hand, or a conjuration to its pile; it is not destroyed (DISC-05)."""
        if self.touches(card):
            yield from self._leave(card, HAND)

    def discard_from_play(self, card: CardId) -> Effect:
        """Discard a unit or spell; Respark works for cards attached to it."""
        if self.touches(card):
            if self.st.zone[card] == ATTACHED:
                yield from discard_attached(self.st, card)
            else:
                yield from self._leave(card, DISCARD)

    def summon(self, slug: str, seat: Seat | None = None) -> CardId:
        """SUMMON-01 to SUMMON-03: from the user's pile to a battlefield; NO_CARD if there is no copy or no slot."""
        st = self.st
        to = self.seat if seat is None else seat
        for card in st.conjurations[self.seat]:
            if DEFS[st.card[card]].slug == slug:
                break
        else:
            return NO_CARD
        if not st.alive[to] or free_battlefield_slots(st, to) <= 0:
            return NO_CARD
        st.move(card, BATTLEFIELD, to)
        st.queue.moments.append(Moment(ENTERED, card=card, seat=to))
        self._tell("summoned", card)
        return card

    def take_from_discard(self, card: CardId) -> None:
        """Take a card from your discard pile to hand; everybody sees which."""
        if card >= 0 and card in self.st.discard[self.seat]:
            self.st.move(card, HAND, self.seat)
            self._tell("returned", card)

    # -- cards ---------------------------------------------------------------------------------------------------

    def draw(self, n: int = 1, seat: Seat | None = None) -> int:
        """Draw cards; returns how many there were to draw."""
        return draw_cards(self.st, self.seat if seat is None else seat, n)

    def may_draw(self) -> Generator[Ask, Value, bool]:
        """The user may draw a card. True if one was drawn."""
        if self.can_draw() and (yield from self.may("draw")):
            return self.draw() > 0
        return False

    def search_draw_pile(self) -> Effect:
        """The user may take a card from their draw pile without showing it, and shuffles the rest (HIDDEN-03)."""
        st, seat = self.st, self.seat
        if st.draw[seat]:
            answer = yield Ask(
                "search", seat, find=lambda: search_choices(st, seat), about=(self.card,), rule="HIDDEN-03"
            )
            if answer:
                take_from_draw_pile(st, seat, CardId(answer[0]))
                shuffle_draw_pile(st, seat)

    def mill(self, seat: Seat) -> None:
        """The player discards the top card of the draw pile; all such cards of one effect are one event (DISC-10)."""
        if mill(self.st, seat) >= 0:
            for m in self.st.queue.moments:
                if m.kind == MILLED and m.seat == seat:
                    return
            self.st.queue.moments.append(Moment(MILLED, seat=seat))

    def discard_from_hand(self, seat: Seat) -> Effect:
        """The player discards a card of their choice."""
        st = self.st
        if st.hand[seat]:
            several = len(st.hand[seat]) > 1
            answer = yield Ask(
                "discard-one",
                seat,
                find=lambda: hand_choices(st, seat),
                about=(self.card,),
                rule="PLAY-06",
                hidden=several,
            )
            discard_from_hand(st, seat, CardId(answer[0]))

    # -- dice ----------------------------------------------------------------------------------------------------

    def reroll_exhausted_die(self, *, may: bool = False) -> Effect:
        """DICE-08: an exhausted die of the user's choice, re-rolled into the active pool."""
        kind = yield from self._exhausted_die(may)
        if kind >= 0:
            ready_die(self.st, self.seat, kind, roll(self.st))

    def ready_die_on_any_side(self) -> Effect:
        """DICE-08: an exhausted die to the active pool, on a side of the user's choice."""
        kind = yield from self._exhausted_die(False)
        if kind >= 0:
            answer = yield Ask("face", self.seat, [(0,), (1,), (2,)], about=(kind,), rule="DICE-08")
            ready_die(self.st, self.seat, kind, Face(answer[0]))

    def _exhausted_die(self, may: bool) -> Generator[Ask, Value, DieType]:
        kinds = [kind for kind in ALL_TYPES if self.st.exhausted_dice[self.seat][kind]]
        if not kinds:
            return NO_DIE
        answers: list[Value] = [(kind,) for kind in kinds]
        if may:
            answers.append(NONE)
        answer = yield Ask("exhausted-die", self.seat, answers, about=(self.card,), rule="DICE-08")
        return DieType(answer[0]) if answer else NO_DIE

    def turn_dice(self, n: int) -> Effect:
        """DICE-07: turn up to n different active dice, each to a side of the user's choice."""
        return turn_dice(self.st, self.seat, n)

    def exhaust_die_of(self, seat: Seat) -> Effect:
        """Move one active die of a player, picked by the user, to that player's exhausted pool."""
        st = self.st
        dice = [die for die in ALL_DICE if st.dice[seat][die]]
        if dice:
            answer = yield Ask("die", self.seat, [(die,) for die in dice], about=(self.card, seat), rule="DICE-03")
            exhaust_die(st, seat, Die(answer[0]))

    def put_die_on(self, card: CardId, kind: DieType) -> None:
        """DICE-11: the die just spent moves from the exhausted pool onto the card."""
        if self.touches(card) and self.st.exhausted_dice[self.seat][kind]:
            self.st.exhausted_dice[self.seat][kind] -= 1
            self.st.card_dice.append((card, self.seat, kind))
            if self.st.log is not None:
                self.st.tell("die-placed", seat=self.seat, card=self.st.ref(card), die=f"die-{TYPES[kind]}")


hooks.new_use = Use
