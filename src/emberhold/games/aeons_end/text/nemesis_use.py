"""What a nemesis card can do: the verbs of nemesis texts. What a text leaves open, the players decide."""

from __future__ import annotations

from collections.abc import Callable

from emberhold.core.decisions import Effect
from emberhold.core.kinds import NO_CARD, CardId, Seat
from emberhold.games.aeons_end.constants import ASIDE, NEMESIS_PLAY, NEMESIS_TURN
from emberhold.games.aeons_end.kinds import NO_TURN_CARD, TurnCard
from emberhold.games.aeons_end.rules import hooks
from emberhold.games.aeons_end.rules.aether import gain_charges, lose_charges
from emberhold.games.aeons_end.rules.breaches import closed_of, focus, owner_of
from emberhold.games.aeons_end.rules.damage import hurt_minion, nemesis_gains
from emberhold.games.aeons_end.rules.decks import (
    destroy,
    destroy_from_hand,
    destroyable,
    discard,
    discard_from_hand,
    draw,
    put_on_deck,
    top_cards,
)
from emberhold.games.aeons_end.rules.due import resolve_due
from emberhold.games.aeons_end.rules.exhaustion import gravehold_suffers, suffer, suffer_each, unleash
from emberhold.games.aeons_end.rules.questions import CardChoice, SeatChoice, ask_card, ask_players
from emberhold.games.aeons_end.rules.turn_order import PLAYER_TURNS, nemesis_cards_back, reveal_turn_card
from emberhold.games.aeons_end.text.nemesis_use_base import NemesisUseBase


class NemesisUse(NemesisUseBase):
    """One nemesis card (or the mat) being resolved: `it` in its text.

    If the nemesis has meanwhile turned into something else, the rest of the text does nothing.
    """

    __slots__ = ()

    def then(self) -> Effect:
        yield from resolve_due(self.st)

    # -- harm ----------------------------------------------------------------------------------------------------

    def unleash(self, times: int = 1) -> Effect:
        for _ in range(times):
            if not self.stopped:
                yield from unleash(self.st, 1)
                yield from resolve_due(self.st)  # UNLEASH-02: with everything that each one triggers

    def gravehold_suffers(self, n: int) -> None:
        if not self.stopped:
            gravehold_suffers(self.st, n)

    def suffers(self, seat: Seat, n: int) -> Effect:
        if not self.stopped and seat >= 0:
            yield from suffer(self.st, seat, n)

    def any_player_suffers(self, n: int) -> SeatChoice:
        """AMBIG-06: any player can be chosen. Returns who suffered, or -1."""
        seat = yield from self.any_player(label="suffers")
        yield from self.suffers(seat, n)
        return seat

    def two_players_suffer(self, n: int) -> Effect:
        """Two different players; a lone player twice (SOLO-02)."""
        if self.stopped:
            return
        if self.st.seats == 1:
            (lone,) = self.st.all_seats
            yield from suffer(self.st, lone, n)
            yield from suffer(self.st, lone, n)
            return
        first = yield from self.any_player(label="suffers")
        others = [seat for seat in self.everyone if seat != first]
        second = yield from ask_players(self.st, others, "suffers", source=self.card)
        yield from suffer_each(self.st, [(first, n), (second, n)])

    def lowest_life_suffers(self, n: int) -> Effect:
        seat = yield from self.lowest_life()
        yield from self.suffers(seat, n)

    def gains_life(self, n: int) -> None:
        """The nemesis itself gains life."""
        if not self.stopped:
            nemesis_gains(self.st, n)

    def minion_gains(self, n: int) -> None:
        """GEN-07: this minion gains life, up to the life with which it entered play."""
        st = self.st
        if not self.stopped and st.zone[self.card] == NEMESIS_PLAY:
            st.lives[self.card] = min(st.starting_life[self.card], st.lives[self.card] + n)
            st.tell("minion-gained", card=st.ref(self.card), left=st.lives[self.card])

    def hurt_itself(self, n: int) -> None:
        if not self.stopped:
            hurt_minion(self.st, self.card, n)

    def set_aside(self) -> None:
        """NEM-16: this card lies beside the mat for the rest of the battle."""
        st = self.st
        if not self.stopped:
            st.move(self.card, ASIDE)
            if st.log is not None:
                st.tell("set-aside", card=st.ref(self.card))

    # -- breaches of the players ---------------------------------------------------------------------------------

    def any_player_focuses(self, position: int) -> Effect:
        """AMBIG-04: a player with a closed breach in this position, from 0, focuses it; without one nothing happens."""
        st = self.st
        closed = {owner_of(b): b for seat in self.everyone for b in closed_of(st, seat) if b % 4 == position}
        if closed:
            seat = yield from self.any_player(lambda player: player in closed, label="focuses")
            if seat >= 0:
                focus(st, seat, closed[seat])

    # -- cards and charges of the players ------------------------------------------------------------------------

    def discards(self, seat: Seat, cards: list[CardId], n: int) -> Effect:
        """From a hand; its owner chooses which."""
        if not self.stopped and seat >= 0:
            yield from discard_from_hand(self.st, seat, cards, n, source=self.card)

    def discards_one(self, seat: Seat, cards: list[CardId]) -> CardChoice:
        """A player discards one card, prepped or in hand. Returns the card, or -1."""
        if self.stopped or seat < 0:
            return NO_CARD
        card = yield from ask_card(self.st, seat, cards, "discard", source=self.card)
        if card >= 0:
            discard(self.st, card)
        return card

    def players_give(
        self, cards: Callable[[], list[CardId]], n: int, label: str, give: Callable[[CardId], None]
    ) -> Effect:
        """NEM-14: the players give this many cards together, split as they like."""
        for _ in range(n):
            if self.stopped:
                return
            chosen = yield from self._shared_choice(cards(), label)
            if chosen < 0:
                return
            give(chosen)

    def players_discard(self, cards: Callable[[], list[CardId]], n: int) -> Effect:
        yield from self.players_give(cards, n, "discard", lambda card: discard(self.st, card))

    def destroys(self, seat: Seat, cards: list[CardId], n: int) -> Effect:
        """From a hand; its owner chooses which."""
        if not self.stopped and seat >= 0:
            yield from destroy_from_hand(self.st, seat, cards, n, source=self.card)

    def destroyable(self, cards: list[CardId]) -> list[CardId]:
        return destroyable(self.st, cards)

    def destroy(self, card: CardId) -> None:
        if not self.stopped and card >= 0:
            destroy(self.st, card)

    def discard(self, card: CardId) -> None:
        if not self.stopped and card >= 0:
            discard(self.st, card)

    def put_on_deck(self, card: CardId) -> None:
        """Put a card on top of the deck of the player it belongs to."""
        if not self.stopped and card >= 0:
            put_on_deck(self.st, card, self.st.holder[card])

    def top_of_deck(self, seat: Seat, n: int) -> list[CardId]:
        """DRAW-12: the top cards of a player's deck; if there are too few, the discard pile is turned over."""
        return [] if self.stopped or seat < 0 else top_cards(self.st, seat, n)

    def draws(self, seat: Seat, n: int) -> None:
        if not self.stopped and seat >= 0:
            draw(self.st, seat, n)

    def charges(self, seat: Seat, n: int) -> None:
        if not self.stopped and seat >= 0:
            gain_charges(self.st, seat, n)

    def loses_all_charges(self, seat: Seat) -> None:
        if seat >= 0:
            self.loses_charges(seat, self.st.charges[seat])

    def loses_charges(self, seat: Seat, n: int) -> None:
        if not self.stopped and seat >= 0:
            lose_charges(self.st, seat, n)

    # -- turn order ----------------------------------------------------------------------------------------------

    def reveal_turn_card(self) -> TurnCard:
        """Reveal the top turn order card; it stays there (REVEAL-01, REVEAL-02). -1 if the text has been stopped."""
        return NO_TURN_CARD if self.stopped else reveal_turn_card(self.st)

    def reveals_player_card(self) -> bool:
        """Reveal the top turn order card, and say whether it belongs to a player (TURN-07: the X card does)."""
        return self.reveal_turn_card() in PLAYER_TURNS

    @property
    def nemesis_cards_discarded(self) -> int:
        """How many nemesis turn cards lie on the turn order discard pile."""
        return self.st.turn_discard.count(NEMESIS_TURN)

    @property
    def all_nemesis_cards_discarded(self) -> bool:
        return NEMESIS_TURN not in self.st.turn_deck

    def shuffle_nemesis_cards_back(self) -> None:
        """TURN-10: shuffle all nemesis turn cards of the discard pile into the turn order deck."""
        if not self.stopped:
            nemesis_cards_back(self.st)


hooks.new_nemesis_use = NemesisUse
