"""The bot that looks turns ahead: it plays the best of its options forward in many imagined worlds.

It knows no game. Besides what greedy asks of a game it asks for three things: what somebody might answer in a playout
(`Match.likely`), what the position at the end of it is worth (`Match.leaf_value`), and which options nobody should take
(`Match.blunders`). The numbers of its levels are the game's, too (`Match.search_numbers`).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import ClassVar, Final

from emberhold.bots.handle import Handle
from emberhold.bots.search.budget import Budget, Clock, TimeIsUp
from emberhold.bots.search.contest import Contest
from emberhold.bots.search.lines import Horizon, Line, World
from emberhold.core.decisions import Decision
from emberhold.core.kinds import LeafKind
from emberhold.core.rng import Rng

__all__ = ["Adept", "Master", "Novice", "Searcher"]

AS_THE_GAME_SAYS: Final = 0
"""What a number is as long as nobody names another."""

USUAL: Final[Mapping[str, int]] = {
    "iterations": 200,
    "milliseconds": 0,
    "turns": 3,
    "rounds": 0,
    "width": 8,
    "worlds": 2,
    "lines": 6,
    "prior": 4,
    "clear": 0,
    "doubt": 0,
    "value": 0,
    "noise": 0,
    "overlooks": 0,
    "careless": 0,
}
"""The numbers of a level that its game says nothing about."""


class Searcher:
    """Takes the option whose best line turns out best, turns ahead, in worlds dealt anew."""

    uses_handle = True
    level: ClassVar[str] = "adept"
    versions: ClassVar[Sequence[Mapping[str, int]]] = (dict.fromkeys(USUAL, AS_THE_GAME_SAYS),)
    """The numbers that can be named:

    iterations: playouts for a decision; milliseconds: the most time for it; turns: how many turns a playout goes on
    after this one; rounds: a playout also ends before the turns of the round that comes so many rounds later; width:
    how many lines are played out; worlds and lines: how they are found, as greedy does; prior: how many playouts the
    evaluation at the end of the turn counts as; clear: by how many tenths of a standard error a line must be behind the
    best to be dropped at once; doubt: by how many tenths of one another line has to be better than the natural one;
    value: which leaf value of the game is used; noise: by how many thousandths close calls
    go wrong; overlooks: every how manieth option is not seen; careless: 1 if blunders are not left out.
    """

    def __init__(self, *, clock: Clock = perf_counter, **named: int) -> None:
        self.named = {key: number for key, number in named.items() if number != AS_THE_GAME_SAYS}
        """The numbers that somebody has named."""
        self._clock = clock

    def __repr__(self) -> str:
        return (
            " ".join([f"<bot {self.level}", *(f"{key}={number}" for key, number in sorted(self.named.items()))]) + ">"
        )

    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> str:
        # One random number for any question, so that thinking about one decision does not change the luck of the next.
        luck = Rng(rng.next())
        seat = decision.seats[0]
        world = World(handle, seat, luck.next())
        tries = world.tries()
        numbers = {**USUAL, **world.base.search_numbers(self.level), **self.named}
        natural = world.likely() if numbers["doubt"] else tries[0]
        if natural not in tries:
            tries.append(natural)
        if len(tries) == 1:
            return str(tries[0])
        budget = Budget(numbers["iterations"], numbers["milliseconds"], self._clock)
        blunders = () if numbers["careless"] else world.base.blunders(seat, tries)
        tries = [number for number in tries if number not in blunders] or tries
        tries = overlook(tries, numbers["overlooks"], luck)
        start = self._shortlist(handle, world, tries, numbers, budget, luck)
        contest = Contest(blur(start, numbers["noise"], luck), numbers["prior"], numbers["clear"])
        horizon = Horizon(numbers["turns"], numbers["rounds"], LeafKind(numbers["value"]))
        best = contest.decide(lambda: World(handle, seat, luck.next()), horizon, budget)
        if numbers["doubt"] and (natural,) in start:
            best = contest.clearly_better((natural,), numbers["doubt"], best)
        return str(best[0])

    def _shortlist(
        self, handle: Handle, world: World, tries: Sequence[int], numbers: Mapping[str, int], budget: Budget, luck: Rng
    ) -> dict[Line, float]:
        """The lines that look best at the end of the turn, with the value they have there."""
        found: dict[Line, float] = {(number,): 0.0 for number in tries}
        if not numbers["lines"]:
            return found
        try:
            found = {}
            for number in tries:
                found.update(self._lines_of(world, number, numbers["lines"], budget))
            for i in range(1, numbers["worlds"]):
                kept = best_of(found, numbers["width"])
                world = World(handle, world.seat, luck.next())
                again = {line: world.explore(line, budget).value for line in kept}
                found = {line: (found[line] * i + again[line]) / (i + 1) for line in kept}
        except TimeIsUp:
            found = found or {(tries[0],): 0.0}
        kept = best_of(found, numbers["width"])
        return {line: found[line] for line in kept}

    def _lines_of(self, world: World, number: int, lines: int, budget: Budget) -> dict[Line, float]:
        """Lines that begin with this option: first going on naturally, then with other choices on the way."""
        found: dict[Line, float] = {}
        waiting: deque[Line] = deque([(number,)])
        while waiting and len(found) < lines:
            line = waiting.popleft()
            played = world.explore(line, budget)
            found[line] = played.value
            waiting.extend(played.forks)
        return found


def best_of(found: Mapping[Line, float], width: int) -> list[Line]:
    return sorted(found, key=lambda line: -found[line])[:width]


def overlook(tries: Sequence[int], every: int, luck: Rng) -> list[int]:
    """Some options are not seen; the most natural one always is."""
    return [number for place, number in enumerate(tries) if not place or not every or luck.below(every)]


def blur(values: Mapping[Line, float], noise: int, luck: Rng) -> dict[Line, float]:
    """Values that are a little wrong, so that close calls can go the other way."""
    return {line: value + (luck.below(2 * noise + 1) - noise) / 1000 for line, value in values.items()}


class Novice(Searcher):
    """Sees the most obvious things only."""

    level = "novice"


class Adept(Searcher):
    """Looks a few turns ahead."""

    level = "adept"


class Master(Searcher):
    """Looks ahead as far as there is time."""

    level = "master"
