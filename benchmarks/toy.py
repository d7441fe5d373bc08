"""What the protocol costs on the three-card toy: `python -m benchmarks.toy [--json]`."""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable
from functools import partial

from emberhold.core.match import Match
from emberhold.core.rng import Rng
from tests.toy import TOY

REPEATS = 5
GAMES = 300
SAMPLES = 200
LOOPS = 20
TAILS = (0, 1, 2, 4, 8, 16, 32)


def calibration() -> float:
    """Seconds for a fixed loop of plain Python, to compare machines."""
    start = time.perf_counter()
    total = 0
    for i in range(2_000_000):
        total = (total * 31 + i) & 0xFFFF
    return time.perf_counter() - start


def random_answer(match: Match, rng: Rng) -> None:
    decision = match.pending[rng.below(len(match.pending))]
    match.answer(decision.seats[0], decision, str(rng.below(decision.count)))


def decisions_per_s(*, track: bool, log: bool, build_options: bool = False) -> float:
    """Random two-player matches; the set-up of each match is part of the time."""
    best = 0.0
    setups = TOY.setups(2)
    for _ in range(REPEATS):
        decisions = 0
        start = time.perf_counter()
        for seed in range(GAMES):
            match, rng = TOY.new(setups[seed % len(setups)], seed, track=track, log=log), Rng(seed)
            while match.pending:
                if build_options:
                    for decision in match.pending:
                        decision.described()
                random_answer(match, rng)
                decisions += 1
        best = max(best, decisions / (time.perf_counter() - start))
    return best


def micros(action: Callable[[], object]) -> float:
    """The best of some repeats, in microseconds."""
    best = float("inf")
    for _ in range(REPEATS):
        start = time.perf_counter()
        for _ in range(LOOPS):
            action()
        best = min(best, (time.perf_counter() - start) / LOOPS)
    return best * 1e6


def positions() -> tuple[list[Match], list[Match]]:
    """Positions from random matches: between actions, and in the middle of an effect."""
    quiet: list[Match] = []
    midway: list[Match] = []
    for seed in range(GAMES):
        match, rng = TOY.new(TOY.setups(2)[seed % 3], seed), Rng(seed)
        while match.pending:
            found = quiet if match._effect is None else midway
            if rng.below(5) == 0 and len(found) < SAMPLES:
                found.append(match.clone())
            random_answer(match, rng)
    return quiet, midway


def echoes(length: int) -> Match:
    """A position in mid-effect after a tail of `length` answers: an echo of an echo of an echo …"""
    hand = ["echo"] * (length + 1) + ["ward"]
    match = TOY.stage({"turn": 0, "players": [{"hand": hand, "pile": ["spark"] * 4}, {"hand": ["spark", "ward"]}]}, 1)
    for meaning in [("play", "echo")] + [("echo", "echo")] * length:
        (decision,) = match.pending
        (option,) = [option for option in decision.options if option.meaning == meaning]
        match.answer(0, decision, option.key)
    assert len(match._tail) == length
    return match


def median(matches: list[Match], action: Callable[[Match], object]) -> float:
    return round(statistics.median([micros(partial(action, match)) for match in matches]), 1)


def clone(match: Match) -> Match:
    """The copy that search makes: no further snapshots, no journal."""
    return match.clone(track=False)


def world(match: Match) -> Match:
    return match.determinize(0, Rng(1))


def middle_share() -> float:
    """Which part of all decisions is in mid-effect."""
    total = midway = 0
    for seed in range(GAMES):
        match, rng = TOY.new(TOY.setups(2)[seed % 3], seed, track=False, log=False), Rng(seed)
        while match.pending:
            total, midway = total + 1, midway + (match._effect is not None)
            random_answer(match, rng)
    return midway / total


def measure() -> dict[str, object]:
    quiet, midway = positions()
    setup = TOY.setups(2)[0]
    return {
        "calibration": round(calibration(), 3),
        "decisions_per_s": round(decisions_per_s(track=False, log=False)),
        "decisions_per_s_snapshots": round(decisions_per_s(track=True, log=False)),
        "decisions_per_s_snapshots_log": round(decisions_per_s(track=True, log=True)),
        "decisions_per_s_snapshots_log_options": round(decisions_per_s(track=True, log=True, build_options=True)),
        "mid_effect_share": round(middle_share(), 3),
        "state_copy_us": median(quiet, lambda match: match._state.copy()),
        "clone_us": median(quiet, clone),
        "clone_mid_us": median(midway, clone),
        "clone_us_by_tail": {length: median([echoes(length)], clone) for length in TAILS},
        "determinize_us": median(quiet, world),
        "determinize_mid_us": median(midway, world),
        "view_us": median(quiet, lambda match: match.view(0)),
        "view_bytes": len(json.dumps(quiet[0].view(0))),
        "create_us": round(micros(lambda: TOY.new(setup, 1)), 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    as_json = parser.parse_args().json
    figures = measure()
    if as_json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        shown = ", ".join(f"{n}: {us}" for n, us in value.items()) if isinstance(value, dict) else value
        print(f"{name:40} {shown}")


if __name__ == "__main__":
    main()
