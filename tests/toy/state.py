"""The table of the toy: one list per property, cards are small numbers that never change their meaning."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from emberhold.core.decisions import Answers
from emberhold.core.events import CardRef, Datum, Event
from emberhold.core.rng import Rng
from emberhold.core.state import MatchOver, Outcome, State

SLUGS: Final = ("spark", "echo", "ward")
SPARK, ECHO, WARD = range(3)
LIFE, HAND, ROUNDS, SIDES = 6, 3, 6, 3


@final
class ToyState(State):
    """Everything that can change. Verbs keep knowledge and ids in step, so cards never index a list."""

    __slots__ = (
        "card",
        "discard",
        "hand",
        "ids",
        "last_id",
        "life",
        "owner",
        "pile",
        "round",
        "seen",
        "stake",
        "staking",
        "turns",
    )

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.card: list[int] = []
        self.owner: list[int] = []
        self.seen: list[int] = []
        """For each card the mask of viewers that know it; the viewer after the last seat is the spectator."""
        self.ids: list[list[int]] = []
        """For each viewer the ids of the cards it knows; 0 is a card it cannot tell from others."""
        self.last_id: list[int] = []
        self.hand: list[list[int]] = []
        self.pile: list[list[int]] = []
        self.discard: list[list[int]] = []
        self.life: list[int] = []
        self.stake: list[int] = []
        self.turns: list[int] = []
        self.staking = True
        self.round = 1

    def copy(self) -> ToyState:
        other = ToyState(self.seats, self.rng.copy())
        other.outcome, other.conceded, other.reveals = self.outcome, self.conceded, self.reveals
        other.card, other.owner, other.seen = self.card[:], self.owner, self.seen[:]
        other.ids, other.last_id = [ids[:] for ids in self.ids], self.last_id[:]
        other.hand, other.pile = [cards[:] for cards in self.hand], [cards[:] for cards in self.pile]
        other.discard = [cards[:] for cards in self.discard]
        other.life, other.stake, other.turns = self.life[:], self.stake[:], self.turns[:]
        other.staking, other.round = self.staking, self.round
        return other

    # -- knowledge -----------------------------------------------------------------------------------------------

    def learn(self, card: int, viewers: Iterable[int]) -> None:
        """The viewers come to know the card. An id is given only now, so that ids count what was seen, no more."""
        for viewer in viewers:
            if not self.seen[card] >> viewer & 1:
                self.seen[card] |= 1 << viewer
                self.last_id[viewer] += 1
                self.ids[viewer][card] = self.last_id[viewer]
                self.reveals += 1

    def shuffle(self, seat: int) -> None:
        """Nobody can tell the cards of a shuffled pile apart; known again, each gets a new id."""
        self.rng.shuffle(self.pile[seat])
        for card in self.pile[seat]:
            self.seen[card] = 0
            for ids in self.ids:
                ids[card] = 0

    def told(self, card: int, viewer: int) -> dict[str, object]:
        known = self.seen[card] >> viewer & 1
        return {"id": self.ids[viewer][card] if known else 0, "card": SLUGS[self.card[card]] if known else None}

    def tell(self, kind: str, cards: Iterable[int] = (), **data: Datum) -> None:
        """Log what happened. Who may know which card is fixed here, by what each viewer knows at this moment."""
        if self.log is not None:
            ids = self.ids
            refs = [CardRef(SLUGS[self.card[c]], self.seen[c], tuple([own[c] for own in ids])) for c in cards]
            self.log.add(Event(kind, {**data, "cards": refs}, (1 << self.seats + 1) - 1))

    # -- what cards and rules do ---------------------------------------------------------------------------------

    @property
    def everyone(self) -> range:
        return range(self.seats + 1)

    def sort(self, card: int) -> tuple[int, int]:
        """Cards of one sort are interchangeable: the same text, known to the same viewers."""
        return self.card[card], self.seen[card]

    def one_of_each(self, cards: Iterable[int], only: int | None = None) -> Answers:
        sorts: dict[tuple[int, int], int] = {}
        for card in cards:
            if only is None or self.card[card] == only:
                sorts.setdefault(self.sort(card), card)
        return [(card,) for card in sorts.values()]

    def alive(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.life[seat] > 0]

    def draw(self, seat: int, count: int) -> None:
        drawn, self.pile[seat] = self.pile[seat][:count], self.pile[seat][count:]
        self.hand[seat] += drawn
        for card in drawn:
            self.learn(card, (seat,))
        self.tell("drew", drawn, seat=seat)

    def put_down(self, seat: int, card: int, kind: str) -> None:
        """From hand to discard pile, face up."""
        self.hand[seat].remove(card)
        self.discard[seat].append(card)
        self.learn(card, self.everyone)
        self.tell(kind, (card,), seat=seat)

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
        self.life[seat], self.stake[seat] = 0, -1
        if seat in self.turns:
            self.turns.remove(seat)
        self.tell("fell", seat=seat)
        if len(self.alive()) == 1:
            self.outcome = Outcome(tuple(self.alive()), reason)
            raise MatchOver
