"""Turns: however much one address asks for at once, everybody else comes in between."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

__all__ = ["Turns"]


class Turns:
    """Does only so many things of each address at the same time. The others wait in the order in which they came."""

    def __init__(self, at_once: int) -> None:
        self._most = max(1, at_once)
        self._busy: dict[str, int] = {}
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def of(self, who: str) -> AsyncIterator[None]:
        """Do something for somebody when it is their turn."""
        await self.take(who)
        try:
            yield
        finally:
            self.leave(who)

    async def take(self, who: str) -> None:
        """Wait for a turn. After it, `leave` has to be called."""
        busy = self._busy.get(who, 0)
        if busy < self._most:
            self._busy[who] = busy + 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave(who)  # it was our turn already
            raise

    def leave(self, who: str) -> None:
        waiting = self._waiting.get(who)
        while waiting:
            turn = waiting.popleft()
            if not waiting:
                del self._waiting[who]
            if not turn.done():
                turn.set_result(None)  # the turn goes on to the next
                return
        left = self._busy[who] - 1
        if left:
            self._busy[who] = left
        else:
            del self._busy[who]
