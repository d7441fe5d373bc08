"""Attacks below the application: very many very small things, each of which has to be read."""

from __future__ import annotations

import asyncio
from typing import Final

from tools.attack_ways import AT_ONCE, GONE, WAYS, Made, Way, request

__all__ = ["ATTACKS"]

MASKED: Final = b"\x80" + bytes(4)
"""An empty frame from a client, after its first byte; a mask of zeros changes nothing."""
UPGRADE: Final = (
    "GET /api/tables/{}/ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
MANY: Final = 20_000


class Pieces(Way):
    """Connections that begin with something, and go on with the same small pieces for ever."""

    def parts(self, number: int) -> tuple[bytes, bytes]:
        """How the connection with this number begins, and what follows again and again."""
        raise NotImplementedError

    async def go(self) -> None:
        await asyncio.gather(*(self._one(number) for number in range(AT_ONCE)))

    async def _one(self, number: int) -> None:
        begin, more = self.parts(number)
        while True:
            try:
                reader, writer = await self.guest.open()
            except OSError:
                self.guest.count("not connected")
                await asyncio.sleep(0.05)
                continue
            hearing = asyncio.create_task(self._hear(reader))
            try:
                writer.write(begin)
                await asyncio.sleep(0.2)
                while not hearing.done():
                    writer.write(more)
                    await writer.drain()
                    self.guest.count("sent")
            except GONE:
                self.guest.count("closed")
            finally:
                hearing.cancel()
                writer.close()
            await asyncio.sleep(0.05)

    async def _hear(self, reader: asyncio.StreamReader) -> None:
        """Take in what is answered, else the server would stop to answer."""
        while await reader.read(1 << 16):
            pass


class Pings(Pieces):
    """Pings, pongs and empty pieces of messages, without ever saying hello."""

    def parts(self, number: int) -> tuple[bytes, bytes]:
        first = {0: b"\x89", 1: b"\x8a", 2: b"\x00"}[number % 3]
        begun = b"\x01" + MASKED if number % 3 == 2 else b""
        return UPGRADE.format(self.table).encode() + begun, (first + MASKED) * MANY


class BodyPieces(Pieces):
    """Bodies of requests that come in pieces of one byte."""

    def parts(self, number: int) -> tuple[bytes, bytes]:
        path = ("/api/replays", "/api/tables")[number % 2]
        head = request("POST", path).replace(b"Content-Length: 0", b"Transfer-Encoding: chunked")
        return head, b"1\r\n \r\n" * MANY


ATTACKS: Final[dict[str, Made]] = {**WAYS, "pings": Pings, "bodies in pieces": BodyPieces}
"""All attacks."""
