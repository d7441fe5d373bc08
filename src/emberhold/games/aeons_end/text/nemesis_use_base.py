"""What a nemesis text can look at and ask: the half of `it` that changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TypeAlias

from emberhold.core.decisions import Answers, Ask, Value
from emberhold.core.kinds import NO_CARD, NO_SEAT, CardId, Seat
from emberhold.games.aeons_end.kinds import CardKind, Tier
from emberhold.games.aeons_end.rules.breaches import open_of
from emberhold.games.aeons_end.rules.decks import destroyable
from emberhold.games.aeons_end.rules.questions import (
    CardChoice,
    SeatChoice,
    ask_card,
    ask_may,
    ask_players,
    distinct,
    most,
    together,
)
from emberhold.games.aeons_end.state import DEFS, State

Able: TypeAlias = Callable[[Seat], int]
"""How much of what is asked a player can do."""


class NemesisUseBase:
    """A nemesis card (or the mat) that looks at the table and lets the players decide what is meant (AMBIG-01)."""

    __slots__ = ("_era", "card", "st")

    def __init__(self, st: State, card: CardId = NO_CARD) -> None:
        self.st = st
        self.card = card
        self._era = st.mat.era

    @property
    def stopped(self) -> bool:
        return self.st.mat.era != self._era

    # -- looking -------------------------------------------------------------------------------------------------

    @property
    def everyone(self) -> list[Seat]:
        return list(self.st.all_seats)

    @property
    def tier(self) -> Tier:
        """TIER-01, TIER-02: the highest tier in play, discarded or being resolved; 0 before the first card."""
        st = self.st
        cards = [*st.in_play, *st.nemesis_discard] + ([self.card] if self.card >= 0 else [])
        return max([DEFS[st.card[card]].tier for card in cards], default=0)

    def hand_of(self, seat: Seat) -> list[CardId]:
        return self.st.hand[seat][:]

    def in_hand(self, seat: Seat, *, kind: CardKind | None = None, cost: int = 0) -> list[CardId]:
        """The cards in a hand of this kind and at least this cost."""
        st = self.st
        return [c for c in st.hand[seat] if (kind is None or st.kind(c) == kind) and st.cost(c) >= cost]

    @property
    def prepped(self) -> list[CardId]:
        """All prepped spells."""
        return [card for seat in self.everyone for card in self.st.prepped_of(seat)]

    def prepped_of(self, seat: Seat) -> list[CardId]:
        return self.st.prepped_of(seat)

    def open_breaches(self, seat: Seat) -> int:
        """How many open breaches a player has."""
        return len(open_of(self.st, seat))

    def cards_to_draw(self, seat: Seat) -> int:
        """How many cards a player can draw, reveal or lose from the deck (DRAW-07, DRAW-12)."""
        return len(self.st.deck[seat]) + len(self.st.discard[seat])

    def dearest_cost_in_hand(self, seat: Seat) -> int:
        return max([self.st.cost(card) for card in self.st.hand[seat]], default=-1)

    @property
    def hands(self) -> list[CardId]:
        """The cards in all hands."""
        return [card for seat in self.everyone for card in self.st.hand[seat]]

    @property
    def life_left(self) -> int:
        """The life of this minion."""
        return self.st.lives[self.card]

    def dearest(self, cards: list[CardId]) -> list[CardId]:
        """The most expensive of these cards; all of them if several cost the same (AMBIG-02)."""
        return most(cards, self.st.cost)

    # -- who is meant --------------------------------------------------------------------------------------------

    def any_player(self, able: Able | None = None, full: int = 1, label: str = "affected") -> SeatChoice:
        """AMBIG-04, AMBIG-05: a player who can do it fully or, if nobody can, the most of it. -1 if stopped."""
        if self.stopped:
            return NO_SEAT
        seats = self.everyone
        if able is not None:
            whole = [seat for seat in seats if able(seat) >= full]
            seats = whole or most(seats, able)
        return (yield from ask_players(self.st, seats, label, source=self.card))

    def any_player_holding(self, n: int = 1, *, kind: CardKind | None = None, to_destroy: bool = False) -> SeatChoice:
        """AMBIG-04, AMBIG-05: a player who holds this many cards (of this kind, or that can be destroyed)."""

        def able(seat: Seat) -> int:
            cards = self.in_hand(seat, kind=kind)
            return len(destroyable(self.st, cards) if to_destroy else cards)

        return (yield from self.any_player(able, n))

    def any_player_may(self, label: str) -> SeatChoice:
        """The players choose one player, who decides whether to do it (GEN-12), or nobody at once. -1 if nobody does.

        A lone player is only asked whether.
        """
        if self.stopped:
            return NO_SEAT
        several = self.st.seats > 1
        seat = yield from ask_players(self.st, self.everyone, label, source=self.card, may=several)
        if seat >= 0 and (yield from ask_may(seat, label, source=self.card)):
            return seat
        return NO_SEAT

    def player_with_most(self, worth: Able, label: str = "affected") -> SeatChoice:
        """AMBIG-02, AMBIG-03: in a tie, or if nobody fits the description, the players decide."""
        if self.stopped:
            return NO_SEAT
        seats = most(self.everyone, worth)
        return (yield from ask_players(self.st, seats, label, source=self.card, rule="AMBIG-02"))

    def lowest_life(self) -> SeatChoice:
        """EXHAUST-08, EXHAUST-13: the lowest life among players who are not exhausted; a lone player in any case."""
        if self.stopped:
            return NO_SEAT
        st = self.st
        fit = [seat for seat in self.everyone if not st.exhausted[seat]] or self.everyone
        seats = most(fit, lambda seat: -st.life[seat])
        return (yield from ask_players(st, seats, "affected", source=self.card, rule="AMBIG-02"))

    def one_of(self, *branches: tuple[str, bool]) -> Generator[Ask, Value, str]:
        """OR-04: the players choose together, and only among what can be resolved completely, if anything can."""
        if self.stopped:
            return ""
        open_ones = [i for i, (_, whole) in enumerate(branches) if whole] or list(range(len(branches)))
        labels = "|".join([label for label, _ in branches])
        answers: Answers = [(i,) for i in open_ones]
        answer = yield Ask(
            "or", NO_SEAT, answers, about=(self.card,), label=labels, rule="OR-04", seats=self.st.all_seats
        )
        return branches[answer[0]][0]

    # -- which card ----------------------------------------------------------------------------------------------

    def dearest_of(self, cards: list[CardId], n: int, label: str) -> Generator[Ask, Value, list[CardId]]:
        """The n most expensive of these cards; in a tie the players decide (AMBIG-02)."""
        left = cards[:]
        found: list[CardId] = []
        while left and len(found) < n and not self.stopped:
            best = self.dearest(left)
            room = n - len(found)
            chosen = best if len(best) <= room else [(yield from self._shared_choice(best, label, "AMBIG-02"))]
            found += chosen
            left = [card for card in left if card not in chosen]
        return found

    def dearest_one(self, cards: list[CardId], label: str) -> CardChoice:
        """The most expensive of these cards (AMBIG-02); -1 if there is none."""
        found = yield from self.dearest_of(cards, 1, label)
        return found[0] if found else NO_CARD

    def _shared_choice(self, cards: list[CardId], label: str, rule: str = "NEM-14") -> CardChoice:
        answers: Answers = [(card,) for card in distinct(self.st, cards)]
        return CardId((yield from together(self.st, "card", answers, label, source=self.card, rule=rule)))

    def choose_card(self, seat: Seat, cards: list[CardId], label: str) -> CardChoice:
        """The affected player chooses a card (GEN-12)."""
        if self.stopped or seat < 0:
            return NO_CARD
        return (yield from ask_card(self.st, seat, cards, label, source=self.card))
