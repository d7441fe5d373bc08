"""What a process of its own costs a bot, in µs: `python -m benchmarks.outside_bots` (in process, over the pipe)."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import emberhold
from emberhold.bots.outside.outside_bot import OutsideBot
from emberhold.core.decisions import Decision
from emberhold.core.match import Match
from emberhold.core.rng import Rng

REPEATS = 30
LOOPS = 40
ANSWERS = {"aeons-end": 12, "ashes": 60}
"""How far a match is played before it is measured."""


def best(work: Callable[[], object]) -> float:
    """The shortest mean time of a call, in µs: what it costs when nothing else is going on."""
    found = 1e9
    for _ in range(REPEATS):
        start = time.perf_counter()
        for _ in range(LOOPS):
            work()
        found = min(found, (time.perf_counter() - start) / LOOPS)
    return round(found * 1e6, 1)


class Measured:
    """A bot that measures, and says what it found as its last words."""

    uses_handle = True

    def choose(self, handle: emberhold.Handle, decision: Decision, rng: Rng) -> str:  # noqa: ARG002
        seat = handle.seat
        world: Any = handle.determinize(Rng(5))

        def step() -> None:
            copy = world.clone(track=False)
            own = copy.decision_for(seat)
            copy.answer(seat, own, str(own.count - 1))

        def look() -> None:
            assert world.clone(track=False).decision_for(seat).options

        found = {
            "view": best(handle.view),
            "determinize": best(lambda: handle.determinize(Rng(5))),
            "clone": best(lambda: world.clone(track=False)),
            "clone, answer": best(step),
            "clone, options": best(look),
            "evaluate": best(lambda: world.evaluate(seat)),
        }
        raise LookupError(json.dumps(found))


def position(game: str) -> Match:
    """A match between two actions, with some choice."""
    match = emberhold.new(game, seed=3)
    rng = Rng(3)
    while match.answered < ANSWERS[game] or not match.quiet or match.pending[0].count < 5:
        decision = match.pending[0]
        match.answer(decision.seats[0], decision, str(rng.below(decision.count)))
    return match


def main() -> None:
    for game in ANSWERS:
        match = position(game)
        decision = match.pending[0]
        handle = emberhold.Handle(match, decision.seats[0])
        near: dict[str, float] = {}
        try:
            Measured().choose(handle, decision, Rng(1))
        except LookupError as error:
            near = json.loads(str(error))
        far = OutsideBot("measured", f"{__spec__.name}:Measured", 300.0, 60.0)
        far.choose(handle, decision, Rng(1))
        words = far.mishaps[0].words
        there = json.loads(words[words.index("{") : words.index("}") + 1])
        far.close()
        start = time.perf_counter()
        assert far.uses_handle
        print(f"{game}: a process is started in {time.perf_counter() - start:.2f} s")
        for what, cost in near.items():
            print(f"  {what:<15} {cost:>8} {there[what]:>8}")
        far.close()


if __name__ == "__main__":
    main()
