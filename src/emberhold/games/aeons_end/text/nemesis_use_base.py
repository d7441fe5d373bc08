"""What a nemesis card sees on the table, and whom it asks: the reading half of `it`."""

from __future__ import annotations

from collections.abc import Callable, Generator

from emberhold.core.decisions import Answers, Ask, Value
from emberhold.games.aeons_end.rules.breaches import open_of
from emberhold.games.aeons_end.rules.decks import destroyable
from emberhold.games.aeons_end.rules.questions import (
    Choice,
    ask_card,
    ask_may,
    ask_players,
    distinct,
    everybody,
    most,
    together,
)
from emberhold.games.aeons_end.state import DEFS, State

Able = Callable[[int], int]
"""How much of what is asked a player can do."""


class NemesisUseBase:
    """A nemesis card (or the mat) that looks at the players and lets them decide who and what is meant (AMBIG-01)."""

    __slots__ = ("_era", "card", "st")

    def __init__(self, st: State, card: int = -1) -> None:
        self.st = st
        self.card = card
        self._era = st.mat.era

    @property
    def stopped(self) -> bool:
        return self.st.mat.era != self._era

    # -- looking -------------------------------------------------------------------------------------------------

    @property
    def everyone(self) -> list[int]:
        return list(range(self.st.seats))

    @property
    def tier(self) -> int:
        """TIER-01, TIER-02: the highest tier in play, discarded or being resolved; 0 before the first card."""
        st = self.st
        cards = [*st.in_play, *st.nemesis_discard] + ([self.card] if self.card >= 0 else [])
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

    # -- which card ----------------------------------------------------------------------------------------------

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

    def choose_card(self, seat: int, cards: list[int], label: str) -> Choice:
        """The player affected chooses (GEN-12)."""
        if self.stopped or seat < 0:
            return -1
        return (yield from ask_card(self.st, seat, cards, label, source=self.card))
