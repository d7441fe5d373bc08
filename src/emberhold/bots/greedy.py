"""The bot that tries things out: it tries each option in imagined worlds and evaluates what comes of it.

It knows no game. A game tells it three things: how good a position looks (`Match.evaluate`), which answers are worth a
try (`Match.candidates`), and which only end the turn (`Match.gives_up_turn`). If a game can only tell who has won, the
bot plays on with random answers to the end instead.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from emberhold.bots.handle import Handle
from emberhold.core.decisions import Ask, Decision
from emberhold.core.match import Match
from emberhold.core.rng import Rng

__all__ = ["Greedy"]

STEPS: Final = 400
"""A line is evaluated after this many steps, even if the turn goes on."""
LUCK: Final = 0x5EED
"""Added to the seed, so that random answers use another stream than the one that deals the world."""


class Greedy:
    """Takes the option after which the position looks best."""

    uses_handle = True
    versions: ClassVar[Sequence[Mapping[str, int]]] = ({"worlds": 2, "lines": 10, "finalists": 4, "playouts": 24},)
    """The numbers of each version, the first one first; the last one is what `greedy` plays with."""

    def __init__(
        self,
        worlds: int = versions[-1]["worlds"],
        lines: int = versions[-1]["lines"],
        finalists: int = versions[-1]["finalists"],
        playouts: int = versions[-1]["playouts"],
    ) -> None:
        self.worlds = worlds
        """How many imagined worlds an option is tried in."""
        self.lines = lines
        """How many ways to go on after an option are tried in each world."""
        self.finalists = finalists
        """How many options are tried again in a further world: those that were best so far."""
        self.playouts = playouts
        """How many worlds are played to the end, in a game that cannot evaluate a position before it."""

    def __repr__(self) -> str:
        tried = f"{self.worlds} worlds, {self.lines} lines, {self.finalists} finalists, {self.playouts} playouts"
        return f"<bot greedy: {tried}>"

    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> str:
        # One random number for any question, so that thinking about one decision does not change the luck of the next.
        seed = rng.next()
        seat = decision.seats[0]
        world = World(handle, seat, seed)
        tries = world.tries()
        if len(tries) == 1:
            return str(tries[0])
        # Every option is tried in the same few worlds, so that scores differ by the option and not by luck.
        scores = {number: self._score(world, number) for number in tries}
        worlds, kept = (self.playouts, len(tries)) if world.blind else (self.worlds, self.finalists)
        for i in range(1, worlds):
            ranked = sorted(scores, key=lambda number: -scores[number])
            world = World(handle, seat, seed + i)
            scores = {number: scores[number] + self._score(world, number) for number in ranked[:kept]}
        return str(max(scores, key=lambda number: scores[number]))

    def _score(self, world: World, number: int) -> float:
        """The best score that an option leads to: first going on naturally, then with other choices on the way."""
        best = 0.0
        waiting = deque([[number]])
        for _ in range(self.lines):
            if not waiting:
                break
            score, forks = world.play(waiting.popleft())
            best = max(best, score)
            waiting.extend(forks)
        return best


class World:
    """One world that the seat thinks possible. It can be copied any number of times with the same cards and luck."""

    __slots__ = ("_base", "_handle", "_seed", "blind", "seat")

    def __init__(self, handle: Handle, seat: int, seed: int) -> None:
        self._handle = handle
        self._seed = seed
        self.seat = seat
        base = handle.determinize(Rng(seed))
        self._base: Match = base
        self.blind = type(base).evaluate is Match.evaluate
        """Whether the game cannot evaluate a position before the match is over."""

    def copy(self) -> Match:
        # At a quiet point a world can be cloned, which is cheaper than dealing it again.
        base = self._base
        match = base.clone(track=False) if base.quiet else self._handle.determinize(Rng(self._seed))
        match.lingers = True
        return match

    def tries(self) -> list[int]:
        """The numbers of the answers worth a try."""
        decision = self._base.decision_for(self.seat)
        assert decision is not None
        return numbers(self._base, decision.ask)

    def play(self, line: list[int]) -> tuple[float, list[list[int]]]:
        """Play a line of the seat's choices, then go on naturally. Returns its score and other lines found."""
        match, seat = self.copy(), self.seat
        chance = Rng(self._seed + LUCK)
        forks: list[list[int]] = []
        made = 0
        acting = not self.blind
        for step in range(STEPS):
            if step and self._is_over(match):
                break
            own = match.decision_for(seat)
            decision = match.pending[0] if own is None else own
            # Choices during this one action are tried out; after it, the natural answers are given.
            acting = acting and (step == 0 or not match.quiet)
            if step == 0:
                number = line[0]
                made = 1
            elif own is None or not acting:
                number = natural(match, decision.ask, chance)
            else:
                tries = numbers(match, decision.ask)
                number = tries[0]
                if len(tries) > 1:
                    if made < len(line):
                        number = line[made]
                    else:
                        forks.extend([*line, other] for other in tries[1:])
                        line = [*line, number]
                    made += 1
            if match.gives_up_turn(decision.ask, decision.ask.answers[number]):
                break
            match.answer(decision.seats[0] if own is None else seat, decision, str(number))
        return match.evaluate(seat), forks

    def _is_over(self, match: Match) -> bool:
        """Whether a line is at its end: the match is over, or the turn is and somebody else is asked."""
        if match.outcome is not None:
            return True
        if self.blind or not match.quiet:
            return False
        return any(self.seat not in decision.seats for decision in match.pending)


def numbers(match: Match, ask: Ask) -> list[int]:
    """The numbers of the answers worth a try, the most natural first."""
    found = match.candidates(ask)
    return [ask.answers.index(answer) for answer in found] if found else list(range(len(ask.answers)))


def natural(match: Match, ask: Ask, chance: Rng) -> int:
    """The most natural answer; a random one if the game has no opinion."""
    found = match.candidates(ask)
    return ask.answers.index(found[0]) if found else chance.below(len(ask.answers))
