"""What a player card, an ability or a treasure can do: the verbs of the game, for the player who uses it.

A card file reads like its card: `me.aether(2)`, `yield from me.damage(4)`. Write `yield from me.then()` between two
sentences if the first may have triggered something (GEN-11); at the end of a text the engine does that.
"""

from __future__ import annotations

from collections.abc import Callable, Generator

from emberhold.core.decisions import Ask, Effect, Value
from emberhold.core.kinds import NO_SEAT, CardId, Seat, Zone
from emberhold.games.aeons_end.constants import DISCARD, NORMAL
from emberhold.games.aeons_end.kinds import Breach, Pile, Purse
from emberhold.games.aeons_end.rules import hooks
from emberhold.games.aeons_end.rules.aether import gain_aether, gain_charges, lose_charges
from emberhold.games.aeons_end.rules.breaches import add_surge, attach, energize, focus, prep, take_energize
from emberhold.games.aeons_end.rules.cast import cast_spell
from emberhold.games.aeons_end.rules.damage import deal
from emberhold.games.aeons_end.rules.decks import (
    destroy,
    destroy_from_hand,
    discard,
    discard_from_hand,
    draw,
    put_on_deck,
    reveal,
    to_hand,
)
from emberhold.games.aeons_end.rules.due import resolve_due
from emberhold.games.aeons_end.rules.exhaustion import gain_life, gravehold_gains
from emberhold.games.aeons_end.rules.market import destroy_from_pile, gain, give_back
from emberhold.games.aeons_end.rules.questions import Count, SeatChoice
from emberhold.games.aeons_end.rules.turn_order import (
    PLAYER_TURNS,
    own_card_back,
    reveal_turn_card,
    turn_card_to_bottom,
)
from emberhold.games.aeons_end.text.use_base import UseBase


class Use(UseBase):
    """One use of a card, ability or treasure: `me` in its text. `seat` is the player who uses or casts it (CAST-14)."""

    __slots__ = ()

    # -- sentences -----------------------------------------------------------------------------------------------

    def then(self) -> Effect:
        """A sentence is finished: resolve what it triggered (GEN-11)."""
        yield from resolve_due(self.st)

    def first_time_this_turn(self) -> bool:
        """For "once per turn": True the first time a card or treasure asks."""
        mark = self.card if self.card >= 0 else -1 - 4 * self.treasure - self.seat
        if mark in self.st.once:
            return False
        self.st.once.append(mark)
        return True

    # -- aether, charges, life -----------------------------------------------------------------------------------

    def aether(self, n: int, purse: Purse = NORMAL, seat: Seat | None = None) -> None:
        gain_aether(self.st, self.seat if seat is None else seat, n, purse)

    def charge(self, n: int, seat: Seat | None = None) -> None:
        gain_charges(self.st, self.seat if seat is None else seat, n)

    def lose_charges(self, n: int, seat: Seat | None = None) -> int:
        return lose_charges(self.st, self.seat if seat is None else seat, n)

    def life(self, seat: Seat, n: int) -> None:
        gain_life(self.st, seat, n)

    def gravehold(self, n: int) -> None:
        """Gravehold gains life."""
        gravehold_gains(self.st, n)

    # -- damage --------------------------------------------------------------------------------------------------

    def damage(self, n: int, seat: Seat | None = None) -> Effect:
        """Deal one instance of damage; spells add their bonuses (CAST-12), nothing else does (CAST-22)."""
        who = self.seat if seat is None else seat
        return deal(self.st, who, n, cast=self.cast, source=self.card, seats=self.namers)

    def damage_nemesis(self, n: int) -> Effect:
        """Deal one instance of damage that can hit only the nemesis."""
        return deal(self.st, self.seat, n, cast=self.cast, source=self.card, nemesis_only=True)

    # -- cards ---------------------------------------------------------------------------------------------------

    def draw(self, n: int, seat: Seat | None = None) -> int:
        return draw(self.st, self.seat if seat is None else seat, n)

    def discard(self, card: CardId) -> None:
        discard(self.st, card)

    def discard_some(self, cards: list[CardId], n: int, *, up_to: bool = False, seat: Seat | None = None) -> Count:
        """Discard from a hand; that player chooses (DRAW-10). Returns how many."""
        who = self.seat if seat is None else seat
        return discard_from_hand(self.st, who, cards, n, source=self.card, up_to=up_to)

    def ally_may_discard(self, fitting: Callable[[list[CardId]], list[CardId]] | None = None) -> SeatChoice:
        """The user chooses an ally, who may discard such a card from hand. Returns the ally, or -1."""
        cards = {ally: self.hand_of(ally) if fitting is None else fitting(self.hand_of(ally)) for ally in self.allies}
        ally = yield from self.choose_player([ally for ally in self.allies if cards[ally]], "discards")
        if ally >= 0:
            card = yield from self.choose(cards[ally], "discard", may=True, seat=ally)
            if card >= 0:
                discard(self.st, card)
                return ally
        return NO_SEAT

    def resonance(self) -> Generator[Ask, Value, bool]:
        """One ally may discard a copy of this card from hand and draw a card. Returns whether one did."""
        ally = yield from self.ally_may_discard(self.same_name)
        if ally < 0:
            return False
        self.draw(1, ally)
        return True

    def destroy(self, card: CardId) -> bool:
        return destroy(self.st, card)

    def destroy_some(self, cards: list[CardId], n: int) -> Effect:
        """Destroy cards in the user's own hand."""
        return destroy_from_hand(self.st, self.seat, cards, n, source=self.card)

    def destroy_from_pile(self, pile: Pile) -> None:
        destroy_from_pile(self.st, pile, self.seat)

    def put_on_deck(self, card: CardId) -> None:
        """Put a card on top of the user's own deck."""
        put_on_deck(self.st, card, self.seat)

    def may_go_on_deck(self) -> Effect:
        """The user may put this card, which was just played, on top of their own deck."""
        if (yield from self.may("on-deck")):
            self.put_on_deck(self.card)

    def reveal(self, n: int) -> list[CardId]:
        """Reveal the top cards of the user's own deck, the top one first; they stay there."""
        return reveal(self.st, self.seat, n)

    def back_on_deck(self, cards: list[CardId]) -> Effect:
        """REVEAL-01: put them back in any order; the last one chosen lies on top."""
        left = cards[:]
        while left:
            card = yield from self.choose(left, "on-deck")
            left.remove(card)
            self.put_on_deck(card)

    def to_hand(self, card: CardId, seat: Seat | None = None) -> None:
        """Put a card into a player's hand; from then on it belongs to that player."""
        owner = self.seat if seat is None else seat
        to_hand(self.st, owner, card)
        if self.st.log is not None:
            self.st.tell("to-hand", card=self.st.ref(card), seat=owner)

    def gain(self, pile: Pile, to: Zone = DISCARD) -> CardId:
        return gain(self.st, self.seat, pile, to=to)

    def give_back(self, card: CardId) -> None:
        """Return a card to its supply pile."""
        give_back(self.st, card)

    def copy_next_gain(self) -> None:
        """When the active player next gains a card from a supply pile this turn, the user gains a copy of it."""
        self.st.watching.append(self.seat)

    def return_from_discard(self, cards: list[CardId], n: int, label: str) -> Effect:
        """Return up to n of these cards from the user's discard pile to their hand, one after the other."""
        left = cards[:]
        while n and left:
            card = yield from self.choose(left, label, may=True)
            if card < 0:
                return
            left.remove(card)
            self.to_hand(card)
            n -= 1

    # -- breaches ------------------------------------------------------------------------------------------------

    def focus(self, breach: Breach) -> None:
        """BREACH-19: the user is the one who focuses or opens it."""
        focus(self.st, self.seat, breach)

    def focus_one(self, breaches: list[Breach]) -> Effect:
        """Focus one of these closed breaches, if there is one (BREACH-17)."""
        breach = yield from self.choose_breach(breaches, "focus")
        if breach >= 0:
            self.focus(breach)

    def prep(self, card: CardId, breach: Breach) -> None:
        """Prep a spell by an effect, even if the breach has no room for it otherwise."""
        prep(self.st, card, breach)

    def surge(self, breach: Breach) -> None:
        add_surge(self.st, breach)

    def energize(self, breach: Breach) -> None:
        energize(self.st, breach)

    def take_energize(self, breach: Breach) -> None:
        take_energize(self.st, breach)

    def attach(self, breach: Breach) -> None:
        attach(self.st, self.card, breach)

    def cast_spell(self, card: CardId) -> Effect:
        """CAST-14 to CAST-17: the user casts it, no matter who prepped it."""
        return cast_spell(self.st, self.seat, card)

    # -- turn order ----------------------------------------------------------------------------------------------

    def reveals_player_card(self) -> bool:
        """Reveal the top turn order card, which stays there; whether it is a player's (TURN-07: the X card is)."""
        return reveal_turn_card(self.st) in PLAYER_TURNS

    def turn_card_to_bottom(self) -> None:
        turn_card_to_bottom(self.st)

    def own_turn_card_back(self) -> Effect:
        """TURN-13: the user's own turn order card is shuffled into the turn order deck."""
        return own_card_back(self.st, self.seat)


hooks.new_use = Use
