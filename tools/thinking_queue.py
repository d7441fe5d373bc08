"""How long a novice takes to answer while masters think at other tables of the same server, and how long they take.

python -m tools.thinking_queue [--masters 1,4] [--answers 40]

One process for quick choices and one for long ones, as on a machine with two cores. Beside it the same with one queue
for all, as it would be without processes for long choices.
"""

from __future__ import annotations

import argparse
import asyncio
import time

from emberhold.bots import Handle, load_bot
from emberhold.bots.greedy import numbers
from emberhold.bots.offered_bots import LEVELS
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from emberhold.server.bots.pool import BotPool
from emberhold.server.bots.worker import Head, Question
from tools.thinking_times import Times

__all__ = ["measure"]

WARM_S = 0.02


def begun() -> tuple[Match, Head]:
    """A match in which a seat has something to think about."""
    spec = load_game("ashes")
    setup = dict(spec.setups(2)[0])
    match, quick = spec.new(setup, 3, track=True, log=True), load_bot("random")
    while match.answered < 8 or not match.quiet or len(numbers(match, match.pending[0].ask)) < 5:
        decision = match.pending[0]
        seat = decision.seats[0]
        match.answer(seat, decision, quick.choose(Handle(match, seat), decision, Rng(match.answered)))
    return match, ("ashes", spec.rules_version, setup, 3)


async def measure(masters: int, answers: int, *, apart: bool) -> tuple[list[float], list[float]]:
    """The seconds that each answer of the novice and of the masters took."""
    match, head = begun()
    bot_pool = BotPool(1, 8.0, ["novice", "master:iterations=10000"])
    seat = match.pending[0].seats[0]
    took: list[float] = []
    done = asyncio.Event()

    async def ask(table: str, bot: str, seconds: float, *, long: bool) -> float:
        began = time.monotonic()
        await bot_pool.choose(Question(table, seat, bot, 77, 8.0, seconds, began, long), match, head)
        return time.monotonic() - began

    async def think_on(table: str) -> None:
        while not done.is_set():
            took.append(await ask(table, "master:iterations=10000", LEVELS["master"], long=apart))

    try:
        for table in ("novice", *map(str, range(masters))):
            for long in (False, True):
                await ask(table, "novice", WARM_S, long=long)
        thinking = [asyncio.create_task(think_on(str(number))) for number in range(masters)]
        await asyncio.sleep(LEVELS["master"])
        novice = []
        for _ in range(answers):
            novice.append(await ask("novice", "novice", LEVELS["novice"], long=False))
            await asyncio.sleep(0.2)
        done.set()
        await asyncio.gather(*thinking)
    finally:
        bot_pool.close()
    return novice, took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--masters", default="1,4")
    parser.add_argument("--answers", type=int, default=40)
    chosen = parser.parse_args()
    for masters in map(int, chosen.masters.split(",")):
        for apart in (True, False):
            novice, others = asyncio.run(measure(masters, chosen.answers, apart=apart))
            parts = [f"{masters} masters, {'queues apart' if apart else 'one queue'}"]
            for name, values in (("novice", novice), ("master", others)):
                found = [Times.quantile(values, share) for share in (0.5, 0.99)]
                parts.append(f"{name}: median {found[0]:.2f} s, p99 {found[1]:.2f} s, {len(values)} answers")
            print("; ".join(parts), flush=True)


if __name__ == "__main__":
    main()
