"""How long a bot that keeps to a time really thinks: one line for each game, over many decisions.

python -m tools.thinking_times [--bot adept] [--seconds 0.1] [--decisions 2000] [--games ashes,aeons-end] [--wall]

Where other programs want the processor too, a clock on the wall shows what they took. So the bot's time is counted in
processor time of this process, and its decisions are measured by that; with `--wall` by the clock on the wall, as where
people wait. Only decisions are counted for which the bot had something to think about.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from math import ceil
from typing import Final

from emberhold.bots import Bot, Handle, load_bot
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng

__all__ = ["OVER_MS", "Times", "times_of"]

OVER_MS: Final = 20
"""So many milliseconds over its time are allowed, 99 times of 100."""
THOUGHT: Final = 0.5
"""A decision counts if it took at least this part of the time; otherwise there was one answer only, or few playouts."""


class Times:
    """How long the decisions of a bot took, in seconds: in processor time and on the wall; its clock is one of them."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.processor: list[float] = []
        self.wall: list[float] = []

    @staticmethod
    def quantile(values: list[float], share: float) -> float:
        return sorted(values)[ceil(len(values) * share) - 1]

    def line(self) -> str:
        parts = []
        for name, values in (("processor", self.processor), ("wall", self.wall)):
            p50, p99 = (self.quantile(values, share) * 1000 for share in (0.5, 0.99))
            parts.append(f"{name}: median {p50:.1f} ms, p99 {p99:.1f} ms, most {max(values) * 1000:.1f} ms")
        return f"{len(self.processor)} decisions; {'; '.join(parts)}"


def matches(game: str) -> Iterator[Match]:
    spec = load_game(game)
    setups = spec.setups(2)
    number = 0
    while True:
        yield spec.new(dict(setups[number % len(setups)]), number, track=True, log=True)
        number += 1


def times_of(game: str, name: str, seconds: float, decisions: int, busy: bool = True) -> Times:
    """Let the bot play on all seats until it has thought about so many decisions."""
    bot: Bot = load_bot(name, seconds, time.process_time if busy else time.perf_counter)
    found = Times(seconds)
    for match in matches(game):
        while match.outcome is None:
            decision = match.pending[0]
            seat = decision.seats[0]
            cpu, wall = time.process_time(), time.perf_counter()
            key = bot.choose(Handle(match, seat), decision, Rng(match.answered))
            cpu, wall = time.process_time() - cpu, time.perf_counter() - wall
            if (cpu if busy else wall) >= seconds * THOUGHT:
                found.processor.append(cpu)
                found.wall.append(wall)
                if len(found.processor) == decisions:
                    return found
            match.answer(seat, decision, key)
    raise AssertionError("there is always a next match")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="adept")
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--games", default="ashes,aeons-end")
    parser.add_argument("--wall", action="store_true", help="count the bot's time on the wall")
    chosen = parser.parse_args()
    games = chosen.games.split(",")
    for game in games:
        found = times_of(game, chosen.bot, chosen.seconds, chosen.decisions // len(games), busy=not chosen.wall)
        print(f"{game} {chosen.bot} {chosen.seconds} s: {found.line()}", flush=True)


if __name__ == "__main__":
    main()
