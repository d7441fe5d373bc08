"""What comes over a connection is read a piece at a time, and each address gets its share of the time that takes.

A small message, a ping or a piece of a body takes far longer to read than its bytes take to come. Somebody who sends
very many of them would keep the server busy before any other limit counts them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic, thread_time
from typing import Final

from emberhold.server.http.rate_limit import RateLimiter

__all__ = ["Intake"]

PIECE: Final = 2048
"""How many bytes are read before it looks how long that took."""
TURN_S: Final = 0.001
"""After how many seconds of that others get their turn."""


class Intake:
    """What has come over one connection and is not read yet."""

    def __init__(
        self,
        share: RateLimiter,
        whose: str,
        transport: asyncio.Transport,
        read: Callable[[bytes], None],
        stopped: Callable[[], bool],
    ) -> None:
        self._share = share
        self._whose = whose
        self._transport = transport
        self._read = read
        self._stopped = stopped
        """Whether reading was stopped for another reason, too, so that it does not go on yet."""
        self._waiting = b""
        self._next: asyncio.TimerHandle | None = None
        self._over = False

    def came(self, data: bytes) -> None:
        """Read it, at once if that is possible."""
        if self._over:
            return
        if self._next is None:
            self._some(data)
        else:
            self._waiting += data
            self._transport.pause_reading()

    def end(self) -> None:
        """Whatever else has come is not for this reader."""
        self._over = True
        self._waiting = b""
        if self._next is not None:
            self._next.cancel()

    def _some(self, data: bytes) -> None:
        began, at, took = thread_time(), 0, 0.0
        while at < len(data) and took < TURN_S and not self._over:
            self._read(data[at : at + PIECE])
            at += PIECE
            took = thread_time() - began
        wait = self._share.wait(self._whose, monotonic(), took * 1000)
        if self._over or self._transport.is_closing():
            return
        if wait or at < len(data):
            self._waiting = data[at:]
            self._transport.pause_reading()
            self._next = asyncio.get_running_loop().call_later(wait, self._go_on)

    def _go_on(self) -> None:
        data, self._waiting, self._next = self._waiting, b"", None
        if data:
            self._some(data)
        self._resume()

    def _resume(self) -> None:
        waits = self._next is not None or self._over or self._stopped()
        if not waits and not self._transport.is_closing():
            self._transport.resume_reading()
