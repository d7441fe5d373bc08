"""Plays and copies matches on request and says how long that took. `tools/bench_pairs.py` asks two versions in turn.

It uses only what has been in the core for long, because it runs with older versions too.
"""

from __future__ import annotations

import json
import sys
from time import perf_counter

from emberhold.bots.random import RandomBot
from emberhold.bots.series import play_out
from emberhold.core.match import Match, NotNow
from emberhold.core.registry import GameSpec, load_game
from emberhold.core.rng import Rng

MATCHES = 6
NEW_MATCHES = 40
DECISIONS = 250
EVERY = 7
COPIES = 20
VIEWS = 10


def play(spec: GameSpec, number: int) -> dict[str, float]:
    """Whole random matches, as `simulate` plays them."""
    setups, bot = spec.setups(2), RandomBot()
    start = perf_counter()
    for seed in range(number * MATCHES, (number + 1) * MATCHES):
        match = spec.new(setups[seed % len(setups)], seed, track=False, log=False)
        chance = Rng(seed).fork()
        play_out(match, [bot] * match.seats, [chance.fork() for _ in range(match.seats)])
    return {"play": perf_counter() - start}


def create(spec: GameSpec, number: int) -> dict[str, float]:
    """Matches for people, with log and undo."""
    setups = spec.setups(2)
    start = perf_counter()
    for seed in range(number * NEW_MATCHES, (number + 1) * NEW_MATCHES):
        spec.new(setups[seed % len(setups)], seed)
    return {"create": perf_counter() - start}


def look(spec: GameSpec, number: int) -> dict[str, float]:
    """Copies and views at many moments of one match."""
    setups = spec.setups(2)
    match = spec.new(setups[number % len(setups)], number, log=False)
    chance = Rng(number).fork()
    taken = {"clone": 0.0, "clone in mid-effect": 0.0, "view": 0.0}
    for asked in range(1, DECISIONS):
        if not match.pending:
            break
        decision = match.pending[0]
        if asked % EVERY == 0:
            name = "clone in mid-effect" if in_mid_effect(match) else "clone"
            start = perf_counter()
            for _ in range(COPIES):
                match.clone()
            between = perf_counter()
            for _ in range(VIEWS):
                match.view(decision.seats[0])
            taken[name] += between - start
            taken["view"] += perf_counter() - between
        match.answer(decision.seats[0], decision, str(chance.below(decision.count)))
    return taken


def in_mid_effect(match: Match) -> bool:
    """Whether an effect is being carried out: only then does a copy that was dealt anew refuse another copy."""
    try:
        match.determinize(None, Rng(0)).clone()
    except NotNow:
        return True
    return False


def main() -> None:
    """One request a line: what to do, with which game, and a number that decides the luck."""
    jobs = {"play": play, "create": create, "look": look}
    for line in sys.stdin:
        job, game, number = line.split()
        print(json.dumps(jobs[job](load_game(game), int(number))), flush=True)


if __name__ == "__main__":
    main()
