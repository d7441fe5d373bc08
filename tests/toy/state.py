"""The table of the toy: one list per property, cards are small numbers that never change their meaning."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from emberhold.core.decisions import Answers
from emberhold.core.events import Datum
from emberhold.core.kinds import NO_CARD, CardId, Seat
from emberhold.core.knowledge import HiddenState
from emberhold.core.rng import Rng
from emberhold.core.state import MatchOver, Outcome

SLUGS: Final = ("spark", "echo", "ward")
SPARK, ECHO, WARD = range(3)
LIFE, HAND, ROUNDS, SIDES = 6, 3, 6, 3


@final
class ToyState(HiddenState):
    """Everything that can change. Verbs keep knowledge and ids in step, so cards never index a list."""

    __slots__ = (
        "card",
        "discard",
        "hand",
        "life",
        "owner",
        "pile",
        "round",
        "stake",
        "staking",
        "turns",
    )

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.card: list[int] = []
        self.owner: list[int] = []
        self.lay_out_knowledge()
        self.hand: list[list[CardId]] = []
        self.pile: list[list[CardId]] = []
        self.discard: list[list[CardId]] = []
        self.life: list[int] = []
        self.stake: list[CardId] = []
        self.turns: list[Seat] = []
        self.staking = True
        self.round = 1

    def copy(self) -> ToyState:
        other = ToyState(self.seats, self.rng.copy())
        other.outcome, other.conceded, other.reveals = self.outcome, self.conceded, self.reveals
        other.card, other.owner = self.card[:], self.owner
        other.copy_knowledge(self)
        other.hand, other.pile = [cards[:] for cards in self.hand], [cards[:] for cards in self.pile]
        other.discard = [cards[:] for cards in self.discard]
        other.life, other.stake, other.turns = self.life[:], self.stake[:], self.turns[:]
        other.staking, other.round = self.staking, self.round
        return other

    # -- knowledge -----------------------------------------------------------------------------------------------

    def shuffle(self, seat: int) -> None:
        """Nobody can tell the cards of a shuffled pile apart."""
        self.rng.shuffle(self.pile[seat])
        for card in self.pile[seat]:
            self.hide(card)

    def slug(self, card: CardId) -> str:
        return SLUGS[self.card[card]]

    def tell_of(self, kind: str, cards: Iterable[CardId], **data: Datum) -> None:
        """Log what happened to cards."""
        self.tell(kind, cards=[self.ref(card) for card in cards], **data)

    # -- what cards and rules do ---------------------------------------------------------------------------------

    def sort(self, card: CardId) -> tuple[int, int]:
        """Cards of one sort are interchangeable: the same text, known to the same viewers."""
        return self.card[card], self.seen[card]

    def one_of_each(self, cards: Iterable[CardId], only: int | None = None) -> Answers:
        sorts: dict[tuple[int, int], CardId] = {}
        for card in cards:
            if only is None or self.card[card] == only:
                sorts.setdefault(self.sort(card), card)
        return [(card,) for card in sorts.values()]

    def alive(self) -> list[Seat]:
        return [seat for seat in self.all_seats if self.life[seat] > 0]

    def draw(self, seat: int, count: int) -> None:
        drawn, self.pile[seat] = self.pile[seat][:count], self.pile[seat][count:]
        self.hand[seat] += drawn
        for card in drawn:
            self.show(card, 1 << seat)
        self.tell_of("drew", drawn, seat=seat)

    def put_down(self, seat: int, card: CardId, kind: str) -> None:
        """From hand to discard pile, face up."""
        self.hand[seat].remove(card)
        self.discard[seat].append(card)
        self.show(card, self.everybody)
        self.tell_of(kind, (card,), seat=seat)

    def roll(self, seat: int) -> int:
        roll = 1 + self.rng.below(SIDES)
        self.tell("rolled", seat=seat, roll=roll)
        return roll

    def lose_life(self, seat: int, count: int) -> None:
        self.life[seat] = max(0, self.life[seat] - count)
        self.tell("lost-life", seat=seat, count=count)
        if self.life[seat] == 0:
            self.fall(seat, "last-standing")

    def fall(self, seat: int, reason: str) -> None:
        self.life[seat], self.stake[seat] = 0, NO_CARD
        if seat in self.turns:
            self.turns.remove(Seat(seat))
        self.tell("fell", seat=seat)
        if len(self.alive()) == 1:
            self.outcome = Outcome(tuple(self.alive()), reason)
            raise MatchOver
