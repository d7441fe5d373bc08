"""A WebSocket at a table: hello first, then one message at a time."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from emberhold.server.errors import Refused, StorageError
from emberhold.server.http.admission import Line, network_of_client
from emberhold.server.http.edge import same_origin
from emberhold.server.http.protocols import LINE, WIRE, SocketConnection
from emberhold.server.http.rate_limit import Bucket, RateLimiter
from emberhold.server.logs import log, where
from emberhold.server.tables.arrivals import disconnect, enter
from emberhold.server.tables.commands import handle
from emberhold.server.tables.connection import Connection
from emberhold.server.tables.table import Table
from emberhold.server.tables.tables import Tables
from emberhold.server.wire.client_messages import ClientMessage, Hello
from emberhold.server.wire.codec import decode_message
from emberhold.server.wire.refused import failed
from emberhold.server.wire.types import PROTOCOL

__all__ = ["serve_socket"]

POLICY: Final = 1008
CLOSES: Final = {"unknown-table": 4404, "wrong-token": 4403, "version": 4400}
MISTAKES: Final = 10
"""After this many frames that are not valid messages, the connection is closed."""


class Socket:
    """One connection, from its first frame to its last."""

    def __init__(self, socket: WebSocket, tables: Tables) -> None:
        self.socket = socket
        self.tables = tables
        self.connection = Connection(network_of_client(socket.scope.get("client")))
        self.connection.on_waiting = self._soon
        self._wire: SocketConnection | None = socket.scope.get("state", {}).pop(WIRE, None)
        """The connection itself; another server than ours, as some tests use, has none."""
        self._loop = asyncio.get_running_loop()
        self._due = False
        """Whether `_tell` is called in this round of the event loop."""
        self._stuck = asyncio.Event()
        """Whether something waits that cannot go out at once. It and all that comes after is left to `_write`."""
        self.turns = tables.services.turns
        limits = tables.limits
        self.bucket = Bucket(limits.messages_per_s, limits.messages_burst, time.monotonic())
        self.mistakes = 0

    async def run(self, id: str) -> None:
        table: Table | None = None
        writer = asyncio.create_task(self._write())
        try:
            hello = await asyncio.wait_for(self._read(), self.tables.limits.hello_s)
            if not isinstance(hello, Hello):
                raise Refused("bad-message")
            if hello.v != PROTOCOL:
                raise Refused("version")
            table = await self.tables.find(id)
            async with self.turns.of(self.connection.network):
                await enter(table, self.connection, hello)
            line: Line | None = self.socket.scope.get("state", {}).get(LINE)
            if line is not None and self.connection.seats:
                line.sit()
            while not self.connection.closing:
                await self._one(table)
        except Refused as refused:
            self.connection.send(failed(refused, "hello"))
            self.connection.close(CLOSES.get(refused.code, POLICY))
        except StorageError:
            self.connection.send(failed(Refused("storage"), "hello"))
            self.connection.close(1013)
        except TimeoutError:
            self.connection.close(POLICY)
        except WebSocketDisconnect:
            pass
        finally:
            if table is not None:
                disconnect(table, self.connection)
            self.connection.close(1000)
            await writer

    async def _one(self, table: Table) -> None:
        try:
            message = await self._read()
        except Refused as refused:
            self.mistakes += 1
            self.connection.send(failed(refused, ""))
            if refused.code != "bad-message" or self.mistakes >= MISTAKES:
                self.connection.close(POLICY)
            return
        pacer: RateLimiter = self.socket.app.state.pacer
        wait = pacer.wait(self.connection.network, time.monotonic())
        if wait:
            await asyncio.sleep(wait)  # meanwhile nothing more is read from it
        network = self.connection.network
        await self.turns.take(network)
        try:
            await handle(table, self.connection, message)
        except (Refused, StorageError) as error:
            answer = error if isinstance(error, Refused) else Refused("storage")
            self.connection.send(failed(answer, str(type(message).__struct_config__.tag)))
        finally:
            self.turns.leave(network)

    async def _read(self) -> ClientMessage:
        """The next message. Raises Refused if it is not valid, comes too fast or is too large."""
        received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        # As bytes, because a size in letters is not the size that came.
        text = received.get("text")
        frame: bytes = received.get("bytes") or b"" if text is None else text.encode(errors="surrogatepass")
        if not self.bucket.take(time.monotonic()):
            raise Refused("too-fast")
        if len(frame) > self.tables.limits.message_bytes:
            raise Refused("too-large")
        try:
            message: ClientMessage = decode_message(frame)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Refused("bad-message") from None
        return message

    def _soon(self) -> None:
        if not self._due and not self._stuck.is_set():
            self._due = True
            self._loop.call_soon(self._tell)

    def _tell(self) -> None:
        """Send what waits, at once if that is possible."""
        self._due = False
        out, wire = self.connection.out, self._wire
        if wire is not None and wire.takes_more and not isinstance(out[-1], int):
            wire.tell([frame for frame in out if isinstance(frame, bytes)])
            out.clear()
        else:
            self._stuck.set()

    async def _write(self) -> None:
        """Send the waiting messages when the other side takes them. When it is gone, the rest is dropped."""
        socket, out = self.socket, self.connection.out
        try:
            while True:
                await self._stuck.wait()
                while out:
                    item = out.popleft()
                    if isinstance(item, int):
                        if socket.client_state is WebSocketState.CONNECTED:
                            await socket.close(item)
                        return
                    await socket.send_text(item.decode())
                self._stuck.clear()
        except Exception:  # each server and client library raises a different error here
            self.connection.closing = True


async def serve_socket(socket: WebSocket, tables: Tables, id: str) -> None:
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(POLICY)
        return
    if tables.open_connections >= tables.limits.connections or tables.closing:
        await socket.close(1012)
        return
    tables.open_connections += 1
    try:
        async with tables.services.turns.of(network_of_client(socket.scope.get("client"))):
            await socket.accept()
        await Socket(socket, tables).run(id)
    except Exception as error:
        log("socket-broke", table=id[:40], error=where(error))
    finally:
        tables.open_connections -= 1
