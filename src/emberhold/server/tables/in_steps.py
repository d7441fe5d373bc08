"""Long work on the event loop, done in short steps, so that everybody else comes in between.

A thread would be worse: it competes with the event loop for the interpreter and delays it at every step.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import Final, TypeVar

__all__ = ["in_steps"]

T = TypeVar("T")
STEP_S: Final = 0.001


async def in_steps(work: Generator[None, None, T]) -> T:
    """Run the work to its end, and return its result. Wherever it yields, it can be interrupted for a moment."""
    while True:
        until = time.perf_counter() + STEP_S
        try:
            while time.perf_counter() < until:
                next(work)
        except StopIteration as end:
            result: T = end.value
            return result
        await asyncio.sleep(0)
