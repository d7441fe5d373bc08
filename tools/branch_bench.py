"""Measures what a bot that searches needs: playouts by answers and by steps, and branches in the middle of actions.

python -m tools.branch_bench [--rounds=12]

Everything is measured in turn in one run, by processor time, so the ratios hold on a machine that others use too.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from statistics import median
from time import process_time
from typing import Final

from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng

__all__ = ["main"]

GAMES: Final = ("ashes", "aeons-end")
MATCHES: Final = 40
PLAYOUT: Final = 400
"""No playout has more decisions."""
AGAIN: Final = 5
"""How often a branch is made at each place."""

Playout = Callable[[Match, Rng], int]


def by_answers(match: Match, rng: Rng) -> int:
    """Play on at random as clients do; returns how many decisions there were."""
    for number in range(PLAYOUT):
        if not match.pending:
            return number
        decision = match.pending[0]
        match.answer(decision.seats[0], decision, str(rng.below(decision.count)))
    return PLAYOUT


def by_steps(match: Match, rng: Rng) -> int:
    """The same without words."""
    for number in range(PLAYOUT):
        ask = match.asked
        if ask is None:
            return number
        match.step(rng.below(len(ask.answers)))
    return PLAYOUT


def positions(game: str) -> list[Match]:
    """Matches somewhere in their first half, before or within an action."""
    spec = load_game(game)
    setups = spec.setups(2)
    made = []
    for number in range(MATCHES):
        match = spec.new(setups[number % len(setups)], number, log=False)
        rng = Rng(number)
        for _ in range(25 + number % 30):
            if match.asked is not None:
                match.step(rng.below(len(match.asked.answers)))
        if match.asked is not None:
            made.append(match)
    return made


def world_of(match: Match, number: int, *, remembers: bool) -> Match:
    world = match.determinize(match.pending[0].seats[0], Rng(number))
    world.remembers = remembers
    return world


def playouts(matches: Sequence[Match], play: Playout, *, remembers: bool) -> tuple[float, int]:
    """How long a playout of each takes, and how many decisions that were."""
    start, decisions = process_time(), 0
    for number, match in enumerate(matches):
        decisions += play(world_of(match, number, remembers=remembers), Rng(number))
    return process_time() - start, decisions


def branches(matches: Sequence[Match]) -> tuple[float, float, int]:
    """How long it takes to get one more world in the middle of an action: imagined again, and cloned; and how many."""
    again = cloned = 0.0
    count = 0
    for number, match in enumerate(matches):
        world, rng, line = world_of(match, number, remembers=True), Rng(number), list[int]()
        for _ in range(40):
            if world.asked is None:
                break
            line.append(rng.below(len(world.asked.answers)))
            world.step(line[-1])
            if world.quiet or len(line) < 4:
                continue
            for _ in range(AGAIN):
                start = process_time()
                rebuilt = world_of(match, number, remembers=False)
                for answer in line:
                    rebuilt.step(answer)
                middle = process_time()
                copy = world.clone(track=False)
                again, cloned = again + middle - start, cloned + process_time() - middle
                assert copy.view(0) == rebuilt.view(0)
                count += 1
    return again, cloned, count


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=12)
    rounds = parser.parse_args(arguments).rounds
    for game in GAMES:
        matches = positions(game)
        ways = {"answers": (by_answers, False), "steps": (by_steps, False), "steps, remembers": (by_steps, True)}
        times: dict[str, list[float]] = {name: [] for name in ways}
        for _ in range(rounds):
            for name, (play, remembers) in ways.items():
                seconds, decisions = playouts(matches, play, remembers=remembers)
                times[name].append(seconds)
        print(f"{game}: {decisions / len(matches):.0f} decisions in a playout")
        for name, found in times.items():
            faster = median(times["answers"]) / median(found)
            print(f"  {name:<17} {len(matches) / median(found):6.0f} playouts/s  {faster:.2f}")
        again, cloned, count = branches(matches)
        print(f"  a branch within an action, of {count}: imagined again {again / count * 1e6:.0f} µs,", end=" ")
        print(f"cloned {cloned / count * 1e6:.0f} µs, {again / cloned:.1f} times as fast")
    return 0


if __name__ == "__main__":
    sys.exit(main())
