"""What a nemesis card can say: the verbs of the other side. Where it leaves something open, the players decide."""

from __future__ import annotations

from collections.abc import Callable, Generator

from emberhold.core.decisions import Answers, Ask, Effect, Value
from emberhold.games.aeons_end.rules.aether import gain_charges, lose_charges
from emberhold.games.aeons_end.rules.asking import (
    Choice,
    ask_card,
    ask_may,
    ask_players,
    distinct,
    everybody,
    most,
    together,
)
from emberhold.games.aeons_end.rules.breaches import open_of
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
from emberhold.games.aeons_end.rules.exhaustion import gravehold_suffers, suffer, suffer_each, unleash
from emberhold.games.aeons_end.rules.turns import PLAYER_TURNS, nemesis_cards_back, reveal_turn_card
from emberhold.games.aeons_end.state import DEFS, State
from emberhold.games.aeons_end.use import settle
from emberhold.games.aeons_end.words import ASIDE, NEMESIS_PLAY, NEMESIS_TURN

Able = Callable[[int], int]
"""How much of what is asked a player can do."""


class Doom:
    """One nemesis card (or the mat) being resolved: `it` in its text.

    A card whose nemesis has meanwhile turned into something else is not resolved any further: its verbs fall silent.
    """

    __slots__ = ("_era", "card", "st")

    def __init__(self, st: State, card: int = -1) -> None:
        self.st = st
        self.card = card
        self._era = st.world_devourer

    @property
    def stopped(self) -> bool:
        return self.st.world_devourer != self._era

    # -- looking -------------------------------------------------------------------------------------------------

    @property
    def everyone(self) -> list[int]:
        return list(range(self.st.seats))

    @property
    def tier(self) -> int:
        """TIER-01, TIER-02: the highest tier in play, discarded or being resolved; 0 before the first card."""
        st = self.st
        cards = [*st.table, *st.nemesis_discard] + ([self.card] if self.card >= 0 else [])
        return max([DEFS[st.card[card]].tier for card in cards], default=0)

    def hand_of(self, seat: int) -> list[int]:
        return self.st.hand[seat][:]

    def in_hand(self, seat: int, *, kind: int | None = None, cost: int = 0) -> list[int]:
        """The cards of a hand of this kind that cost at least so much."""
        st = self.st
        return [c for c in st.hand[seat] if (kind is None or st.kind(c) == kind) and st.cost(c) >= cost]

    @property
    def prepped(self) -> list[int]:
        """All prepped spells."""
        return [card for seat in self.everyone for card in self.st.prepped_of(seat)]

    def prepped_of(self, seat: int) -> list[int]:
        return self.st.prepped_of(seat)

    def open_breaches(self, seat: int) -> int:
        """How many a player has."""
        return len(open_of(self.st, seat))

    def cards_to_draw(self, seat: int) -> int:
        """How many cards a player can draw, reveal or lose from the deck (DRAW-07, DRAW-12)."""
        return len(self.st.deck[seat]) + len(self.st.discard[seat])

    def dearest_cost_in_hand(self, seat: int) -> int:
        return max([self.st.cost(card) for card in self.st.hand[seat]], default=-1)

    @property
    def hands(self) -> list[int]:
        """The cards in all hands."""
        return [card for seat in self.everyone for card in self.st.hand[seat]]

    @property
    def life_left(self) -> int:
        """Of this minion."""
        return self.st.lives[self.card]

    def dearest(self, cards: list[int]) -> list[int]:
        """The most expensive of them; ties are all of them (AMBIG-02)."""
        return most(cards, self.st.cost)

    # -- who is meant --------------------------------------------------------------------------------------------

    def any_player(self, able: Able | None = None, full: int = 1, label: str = "affected") -> Choice:
        """AMBIG-04, AMBIG-05: one who can do it fully; if nobody can, one who can do the most. -1 once stopped."""
        if self.stopped:
            return -1
        seats = self.everyone
        if able is not None:
            whole = [seat for seat in seats if able(seat) >= full]
            seats = whole or most(seats, able)
        return (yield from ask_players(self.st, seats, label, source=self.card))

    def any_player_holding(self, n: int = 1, *, kind: int | None = None, to_destroy: bool = False) -> Choice:
        """AMBIG-04, AMBIG-05: one who holds so many cards (of this kind, or that can be destroyed)."""

        def able(seat: int) -> int:
            cards = self.in_hand(seat, kind=kind)
            return len(destroyable(self.st, cards) if to_destroy else cards)

        return (yield from self.any_player(able, n))

    def any_player_may(self, label: str) -> Choice:
        """The players name one, who decides whether to do it (GEN-12). -1: nobody does."""
        seat = yield from self.any_player(label=label)
        if seat >= 0 and (yield from ask_may(seat, label, source=self.card)):
            return seat
        return -1

    def player_with_most(self, worth: Able, label: str = "affected") -> Choice:
        """AMBIG-02, AMBIG-03: ties, and a description that nobody meets, are for the players to decide."""
        if self.stopped:
            return -1
        seats = most(self.everyone, worth)
        return (yield from ask_players(self.st, seats, label, source=self.card, rule="AMBIG-02"))

    def lowest_life(self) -> Choice:
        """EXHAUST-08, EXHAUST-13: of those not exhausted; the only player even if exhausted."""
        if self.stopped:
            return -1
        st = self.st
        fit = [seat for seat in self.everyone if not st.exhausted[seat]] or self.everyone
        seats = most(fit, lambda seat: -st.life[seat])
        return (yield from ask_players(st, seats, "affected", source=self.card, rule="AMBIG-02"))

    def one_of(self, *branches: tuple[str, bool]) -> Generator[Ask, Value, str]:
        """OR-04: the players choose together; only what can be resolved completely, if anything can."""
        if self.stopped:
            return ""
        open_ones = [i for i, (_, whole) in enumerate(branches) if whole] or list(range(len(branches)))
        labels = "|".join([label for label, _ in branches])
        answers: Answers = [(i,) for i in open_ones]
        answer = yield Ask("or", 0, answers, about=(self.card,), label=labels, rule="OR-04", seats=everybody(self.st))
        return branches[answer[0]][0]

    def then(self) -> Effect:
        yield from settle(self.st)

    # -- harm ----------------------------------------------------------------------------------------------------

    def unleash(self, times: int = 1) -> Effect:
        for _ in range(times):
            if not self.stopped:
                yield from unleash(self.st, 1)
                yield from settle(self.st)  # UNLEASH-02: with everything that each one sets off

    def gravehold_suffers(self, n: int) -> None:
        if not self.stopped:
            gravehold_suffers(self.st, n)

    def suffers(self, seat: int, n: int) -> Effect:
        if not self.stopped and seat >= 0:
            yield from suffer(self.st, seat, n)

    def any_player_suffers(self, n: int) -> Choice:
        """AMBIG-06: anybody can. The one who did, or -1."""
        seat = yield from self.any_player(label="suffers")
        yield from self.suffers(seat, n)
        return seat

    def two_players_suffer(self, n: int) -> Effect:
        """Two different players; a lone player twice (SOLO-02)."""
        if self.stopped:
            return
        if self.st.seats == 1:
            yield from suffer(self.st, 0, n)
            yield from suffer(self.st, 0, n)
            return
        first = yield from self.any_player(label="suffers")
        others = [seat for seat in self.everyone if seat != first]
        second = yield from ask_players(self.st, others, "suffers", source=self.card)
        yield from suffer_each(self.st, [(first, n), (second, n)])

    def lowest_life_suffers(self, n: int) -> Effect:
        seat = yield from self.lowest_life()
        yield from self.suffers(seat, n)

    def gains_life(self, n: int) -> None:
        """The nemesis itself."""
        if not self.stopped:
            nemesis_gains(self.st, n)

    def minion_gains(self, n: int) -> None:
        """GEN-07: this minion, up to the life with which it entered play."""
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

    # -- cards and charges of the players ------------------------------------------------------------------------

    def discards(self, seat: int, cards: list[int], n: int) -> Effect:
        """From a hand; its owner chooses which."""
        if not self.stopped and seat >= 0:
            yield from discard_from_hand(self.st, seat, cards, n, source=self.card)

    def discards_one(self, seat: int, cards: list[int]) -> Choice:
        """One card, prepped or in hand; the one it was, or -1."""
        if self.stopped or seat < 0:
            return -1
        card = yield from ask_card(self.st, seat, cards, "discard", source=self.card)
        if card >= 0:
            discard(self.st, card)
        return card

    def players_give(self, cards: Callable[[], list[int]], n: int, label: str, give: Callable[[int], None]) -> Effect:
        """NEM-14: so many cards of all players together, however they split it."""
        for _ in range(n):
            if self.stopped:
                return
            chosen = yield from self._shared_choice(cards(), label)
            if chosen < 0:
                return
            give(chosen)

    def players_discard(self, cards: Callable[[], list[int]], n: int) -> Effect:
        yield from self.players_give(cards, n, "discard", lambda card: discard(self.st, card))

    def dearest_of(self, cards: list[int], n: int, label: str) -> Generator[Ask, Value, list[int]]:
        """The n most expensive of these cards; between equals the players decide (AMBIG-02)."""
        left = cards[:]
        found: list[int] = []
        while left and len(found) < n and not self.stopped:
            best = self.dearest(left)
            room = n - len(found)
            chosen = best if len(best) <= room else [(yield from self._shared_choice(best, label, "AMBIG-02"))]
            found += chosen
            left = [card for card in left if card not in chosen]
        return found

    def dearest_one(self, cards: list[int], label: str) -> Choice:
        """The most expensive of these cards (AMBIG-02); -1 if there is none."""
        found = yield from self.dearest_of(cards, 1, label)
        return found[0] if found else -1

    def _shared_choice(self, cards: list[int], label: str, rule: str = "NEM-14") -> Choice:
        answers: Answers = [(card,) for card in distinct(self.st, cards)]
        return (yield from together(self.st, "card", answers, label, source=self.card, rule=rule))

    def choose_together(self, cards: list[int], label: str, rule: str = "AMBIG-02") -> Choice:
        """The players decide which card is meant; -1 if there is none."""
        if self.stopped:
            return -1
        return (yield from together(self.st, "card", [(c,) for c in cards], label, source=self.card, rule=rule))

    def choose_card(self, seat: int, cards: list[int], label: str) -> Choice:
        """The player affected chooses (GEN-12)."""
        if self.stopped or seat < 0:
            return -1
        return (yield from ask_card(self.st, seat, cards, label, source=self.card))

    def destroys(self, seat: int, cards: list[int], n: int) -> Effect:
        """From a hand; its owner chooses which."""
        if not self.stopped and seat >= 0:
            yield from destroy_from_hand(self.st, seat, cards, n, source=self.card)

    def destroyable(self, cards: list[int]) -> list[int]:
        return destroyable(self.st, cards)

    def destroy(self, card: int) -> None:
        if not self.stopped and card >= 0:
            destroy(self.st, card)

    def discard(self, card: int) -> None:
        if not self.stopped and card >= 0:
            discard(self.st, card)

    def put_on_deck(self, card: int) -> None:
        """On top of the deck of the player it belongs to."""
        if not self.stopped and card >= 0:
            put_on_deck(self.st, card, self.st.holder[card])

    def top_of_deck(self, seat: int, n: int) -> list[int]:
        """DRAW-12: the top cards of a player's deck, turned over on need."""
        return [] if self.stopped or seat < 0 else top_cards(self.st, seat, n)

    def draws(self, seat: int, n: int) -> None:
        if not self.stopped and seat >= 0:
            draw(self.st, seat, n)

    def charges(self, seat: int, n: int) -> None:
        if not self.stopped and seat >= 0:
            gain_charges(self.st, seat, n)

    def loses_all_charges(self, seat: int) -> None:
        if seat >= 0:
            self.loses_charges(seat, self.st.charges[seat])

    def loses_charges(self, seat: int, n: int) -> None:
        if not self.stopped and seat >= 0:
            lose_charges(self.st, seat, n)

    # -- turn order ----------------------------------------------------------------------------------------------

    def reveal_turn_card(self) -> int:
        """The top card of the turn order deck, put back again (REVEAL-01, REVEAL-02); -1 once stopped."""
        return -1 if self.stopped else reveal_turn_card(self.st)

    def reveals_player_card(self) -> bool:
        """Reveal it; whether it was a player's (TURN-07: X is)."""
        return self.reveal_turn_card() in PLAYER_TURNS

    @property
    def nemesis_cards_discarded(self) -> int:
        """How many nemesis turn cards lie on the turn order discard pile."""
        return self.st.turn_discard.count(NEMESIS_TURN)

    @property
    def all_nemesis_cards_discarded(self) -> bool:
        return NEMESIS_TURN not in self.st.turn_deck

    def shuffle_nemesis_cards_back(self) -> None:
        """TURN-10."""
        if not self.stopped:
            nemesis_cards_back(self.st)
