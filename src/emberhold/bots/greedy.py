"""The bot that tries things out: each option on imagined copies of the match, judged by the game's rule of thumb.

It knows no game. A game tells it two things: how good a position looks (`Match.judge`) and which answers are
worth a try (`Match.ideas`). A game that can only tell who has won is played out to its end by chance instead.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from emberhold.bots.handle import Handle
from emberhold.core.decisions import Ask, Decision
from emberhold.core.match import Match
from emberhold.core.rng import Rng

__all__ = ["Greedy"]

HORIZON = 1
STEPS: Final = 400
"""A line that is longer than this is judged where it stands."""


class Greedy:
    """Takes the option after which the position looks best."""

    uses_handle = True

    def __init__(self, worlds: int = 2, lines: int = 10, finalists: int = 4) -> None:
        self.worlds = worlds
        """How many imagined worlds an option is tried in."""
        self.lines = lines
        """How many ways to go on after an option are tried in each world."""
        self.finalists = finalists
        """How many options, the best in the first world, are tried in the others."""

    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> str:
        seed = rng.next()
        seat = decision.seats[0]
        first = World(handle, seat, seed)
        tries = first.tries()
        if len(tries) == 1:
            return str(tries[0])
        scores = {number: self._best_line(first, number) for number in tries}
        for i in range(1, self.worlds):
            # The first world has shown what is hopeless; the same few worlds are used for all that is left.
            ranked = sorted(scores, key=lambda number: -scores[number])
            world = World(handle, seat, seed + i)
            scores = {number: scores[number] + self._best_line(world, number) for number in ranked[: self.finalists]}
        return str(max(scores, key=lambda number: scores[number]))

    def _best_line(self, world: World, number: int) -> float:
        """The best that can come of an option if its player goes on well: other ways on, one change at a time."""
        best = 0.0
        waiting = deque([[number]])
        for _ in range(self.lines):
            if not waiting:
                break
            line = waiting.popleft()
            score, forks = world.play(line)
            best = max(best, score)
            waiting.extend(forks)
        return best


class World:
    """One world that the seat holds possible, as often as it is needed: the same cards and the same luck each time."""

    __slots__ = ("_base", "_handle", "_seed", "far", "seat")

    def __init__(self, handle: Handle, seat: int, seed: int) -> None:
        self._handle = handle
        self._seed = seed
        self.seat = seat
        base = handle.determinize(Rng(seed))
        self._base: Match = base
        self.far = type(base).judge is Match.judge
        """Whether the game cannot judge a position before the match is over."""

    def copy(self) -> Match:
        # Only between actions can a world be copied; that is cheaper than to imagine it again.
        return self._base.clone(track=False) if self._base.quiet else self._handle.determinize(Rng(self._seed))

    def tries(self) -> list[int]:
        """The numbers of the answers worth a try."""
        decision = self._base.decision_for(self.seat)
        assert decision is not None
        return numbers(self._base, decision.ask)

    def play(self, line: list[int]) -> tuple[float, list[list[int]]]:
        """Play a line of own answers, then go on naturally: how the end looks, and the lines that turn off from it."""
        match, seat = self.copy(), self.seat
        chance = Rng(self._seed)
        forks: list[list[int]] = []
        taken: list[int] = []
        acting = True
        for step in range(STEPS):
            if match.outcome is not None or (step and not self.far and self._far_enough(match)):
                break
            decision = match.decision_for(seat)
            # What is chosen on the way of this one action is tried out; what comes after it just happens.
            acting = acting and not self.far and (step == 0 or not match.quiet)
            if step == 0:
                assert decision is not None
                number = line[0]
                taken.append(number)
            elif decision is None:
                decision = match.pending[0]
                number = self._natural(match, decision.ask, chance)
            elif not acting:
                number = self._natural(match, decision.ask, chance)
            else:
                tries = numbers(match, decision.ask)
                number = tries[0]
                if len(tries) > 1:
                    if len(taken) < len(line):
                        number = line[len(taken)]
                    else:
                        forks.extend([*taken, other] for other in tries[1:])
                    taken.append(number)
            match.answer(decision.seats[0], decision, str(number))
        return match.judge(seat), forks

    def _far_enough(self, match: Match) -> bool:
        """Between actions, as soon as anybody else is asked: the own turn is over."""
        if not match.quiet:
            return False
        if HORIZON == 0:
            return True
        return any(self.seat not in decision.seats for decision in match.pending)

    def _natural(self, match: Match, ask: Ask, chance: Rng) -> int:
        ideas = match.ideas(ask)
        return ask.answers.index(ideas[0]) if ideas else chance.below(len(ask.answers))


def numbers(match: Match, ask: Ask) -> list[int]:
    """The answers worth a try by their numbers, the most natural first."""
    ideas = match.ideas(ask)
    return [ask.answers.index(idea) for idea in ideas] if ideas else list(range(len(ask.answers)))
