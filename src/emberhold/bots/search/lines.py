"""Lines of play: what a seat chooses within one action, and how the match goes on after it."""

from __future__ import annotations

from typing import Final, NamedTuple

from emberhold.bots.greedy import numbers
from emberhold.bots.handle import Handle
from emberhold.bots.search.budget import Budget
from emberhold.core.kinds import LeafKind
from emberhold.core.match import Match
from emberhold.core.rng import Rng

__all__ = ["Horizon", "Line", "Played", "World"]

STEPS: Final = 600
"""A line is evaluated after this many answers, even if its turns are not over."""
LUCK: Final = 0x5EED
"""Added to the seed, so that answers in a playout use another stream than the one that deals the world."""

Line = tuple[int, ...]
"""The numbers of a seat's choices, from the first of an action to the last one that is no matter of course."""


class Horizon(NamedTuple):
    """How far a playout goes, and what its end is worth."""

    turns: int
    """It ends when so many turns after this one are over,"""
    rounds: int
    """or before the first turn of the round that comes so many rounds later; 0 if rounds do not matter."""
    value: LeafKind
    """The kind of leaf value."""


class Played(NamedTuple):
    """How a line went in one world."""

    value: float
    forks: list[Line]
    """Other lines that were found on the way."""


class World:
    """One world that the seat thinks possible. All lines are played in it with the same cards and the same luck."""

    __slots__ = ("_base", "_seed", "seat")

    def __init__(self, handle: Handle, seat: int, seed: int) -> None:
        self._base: Match = handle.determinize(Rng(seed))
        self._seed = seed
        self.seat = seat

    def copy(self) -> Match:
        match = self._base.clone(track=False)
        match.lingers = True
        return match

    @property
    def base(self) -> Match:
        """The world at the decision. Only to be looked at."""
        return self._base

    def tries(self) -> list[int]:
        """The numbers of the answers worth a try, the most natural first."""
        decision = self._base.decision_for(self.seat)
        assert decision is not None
        return numbers(self._base, decision.ask)

    def likely(self) -> int:
        """The number of the answer that somebody would give in a playout."""
        decision = self._base.decision_for(self.seat)
        assert decision is not None
        return self._base.likely(decision.ask, Rng(self._seed + LUCK))

    def explore(self, line: Line, budget: Budget) -> Played:
        """Play a line and the natural rest of the turn, and note where the seat could have chosen otherwise."""
        match, seat = self.copy(), self.seat
        forks: list[Line] = []
        made = 0
        for step in range(STEPS):
            budget.check()
            ask = match.asked
            if ask is None:
                break
            if step == 0 and seat not in ask.seats:
                self._answer_own(match, line[0])
                made = 1
                continue
            inside = step == 0 or not match.quiet
            own = seat in ask.seats
            if not inside and not own:
                break  # the turn is over
            found = match.candidates(ask)
            number = ask.answers.index(found[0]) if found else 0
            if own and inside and (step == 0 or len(found) > 1):
                if made < len(line):
                    number = line[made] if line[made] < len(ask.answers) else number
                else:
                    forks.extend([(*line, ask.answers.index(other)) for other in found[1:]])
                    line = (*line, number)
                made += 1
            if match.gives_up_turn(ask, ask.answers[number]):
                break
            match.step(number)
        return Played(match.evaluate(seat), forks)

    def play(self, line: Line, horizon: Horizon, budget: Budget) -> float:
        """Play a line and go on as people might, up to the horizon. Returns how good that is for the seat."""
        match, seat = self._base.clone(track=False), self.seat
        chance = Rng(self._seed + LUCK)
        made, begun, turns = 0, match.turn_floor, horizon.turns
        last = match.round_number() + horizon.rounds if horizon.rounds else None
        for step in range(STEPS):
            budget.check()
            ask = match.asked
            if ask is None:
                break
            if match.quiet:
                if match.turn_floor != begun:
                    begun = match.turn_floor
                    if turns == 0 or (last is not None and match.round_number() >= last):
                        break
                    turns -= 1
                if step:
                    made = len(line)
            if step == 0 and seat not in ask.seats:
                # Several seats choose at the same time, and this one is not asked first.
                self._answer_own(match, line[0])
                made = 1
                continue
            if made < len(line) and seat in ask.seats and (step == 0 or len(numbers(match, ask)) > 1):
                number = line[made]
                made += 1
                if number >= len(ask.answers):
                    number = match.likely(ask, chance)
            else:
                number = match.likely(ask, chance)
            match.step(number)
        return match.leaf_value(seat, horizon.value)

    def _answer_own(self, match: Match, number: int) -> None:
        decision = match.decision_for(self.seat)
        assert decision is not None
        match.answer(self.seat, decision, str(number))
