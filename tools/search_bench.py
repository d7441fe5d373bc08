"""Measures bots that search: playouts per second, the time of a decision, whether they keep to it, and their memory.

python -m tools.search_bench GAME [BOT] [--decisions=200] [--memory]

Greedy plays; the bot thinks about every fifth decision that has several options. Times are given by the clock and by
processor time, which a busy machine disturbs less.
"""

from __future__ import annotations

import argparse
import sys
import tracemalloc
from collections.abc import Iterator, Sequence
from time import perf_counter, process_time
from typing import Final

from emberhold.bots import Handle, load_bot
from emberhold.bots.search.lines import World
from emberhold.core.decisions import Decision
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng

__all__ = ["main"]

EVERY: Final = 5
FIRST_SEED: Final = 1_000_000
"""Seeds from here on are for tuning."""


def decisions(game: str) -> Iterator[tuple[Match, Decision, int]]:
    """Every fifth choice in matches that greedy plays against itself, and a number for its chance."""
    spec, greedy = load_game(game), load_bot("greedy")
    setups = spec.setups(2)
    seed = FIRST_SEED
    number = 0
    while True:
        match, rng = spec.new(setups[seed % len(setups)], seed), Rng(seed)
        seed += 1
        while match.pending:
            decision = match.pending[0]
            seat = decision.seats[0]
            if decision.count == 1:
                match.answer(seat, decision, "0")
                continue
            number += 1
            if number % EVERY == 0:
                yield match, decision, number
            match.answer(seat, decision, greedy.choose(Handle(match, seat), decision, rng))


def quantile(times: Sequence[float], share: float) -> str:
    return f"{1000 * sorted(times)[min(len(times) - 1, int(share * len(times)))]:.1f}"


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.search_bench", description="Measure bots that search.")
    parser.add_argument("game")
    parser.add_argument("bot", nargs="?", default="adept")
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--memory", action="store_true", help="the most memory of a decision too; that is slow")
    options = parser.parse_args(argv)
    bot = load_bot(options.bot)
    playouts, spent, worlds_play = 0, 0.0, World.play

    def counted(*args: object) -> float:
        nonlocal playouts, spent
        playouts += 1
        start = process_time()
        try:
            return worlds_play(*args)  # type: ignore[arg-type]
        finally:
            spent += process_time() - start

    World.play = counted  # type: ignore[method-assign,assignment]
    clock: list[float] = []
    processor: list[float] = []
    most = 0
    for match, decision, number in decisions(options.game):
        handle = Handle(match, decision.seats[0])
        before = playouts
        if options.memory:
            tracemalloc.start()
        at, used = perf_counter(), process_time()
        bot.choose(handle, decision, Rng(number))
        at, used = perf_counter() - at, process_time() - used
        if options.memory:
            most = max(most, tracemalloc.get_traced_memory()[1])
            tracemalloc.stop()
        if playouts == before:
            continue  # there was nothing to think about
        clock.append(at)
        processor.append(used)
        if len(clock) == options.decisions:
            break
    print(f"{options.bot} in {options.game}: {len(clock)} decisions with playouts, {playouts / len(clock):.0f} each")
    print(f"playouts: {playouts / spent:.0f} per second, {spent / sum(processor):.0%} of the time")
    for words, times in (("by the clock", clock), ("processor time", processor)):
        figures = ", ".join(f"{name} {quantile(times, share)}" for name, share in (("median", 0.5), ("p99", 0.99)))
        print(f"{words}: mean {1000 * sum(times) / len(times):.1f} ms, {figures}, most {quantile(times, 1)}")
    if options.memory:
        print(f"memory: at most {most / 1e6:.1f} MB for a decision")
    return 0


if __name__ == "__main__":
    sys.exit(main())
