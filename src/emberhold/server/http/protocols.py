"""Connections below the application: how long each step may take, who is let in, and what is said when it fails.

uvicorn speaks HTTP and WebSocket. These classes add what an open address needs: a request and a hello must be complete
in time, nobody may leave an answer unread for ever, and what uvicorn answers by itself is a Problem like all others.
"""

from __future__ import annotations

import asyncio
import http
from collections.abc import Callable, Iterable
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.http11 import Request
from websockets.http11 import Response as HandshakeResponse
from websockets.protocol import State
from websockets.server import ServerProtocol

from emberhold.server.errors import Refused
from emberhold.server.http.admission import Admission, Line, network_of_client
from emberhold.server.http.compression import COMPRESSION, Compression
from emberhold.server.http.edge import RAW_HEADERS
from emberhold.server.http.intake import Intake
from emberhold.server.http.rate_limit import RateLimiter
from emberhold.server.http.static import HEADERS
from emberhold.server.limits import Limits
from emberhold.server.logs import log
from emberhold.server.wire.codec import encode
from emberhold.server.wire.refused import problem

__all__ = ["LINE", "WIRE", "GuardedConfig", "HttpConnection", "SocketConnection"]

LINE: Final = "emberhold.line"
"""Under this key of its state the application finds the `Line` of a connection."""
JSON: Final = "application/json"
WIRE: Final = "emberhold.wire"
"""Under this key of its state the application finds the `SocketConnection` itself."""
UNTAKEN: Final = 8
"""After how many messages that the application has not taken yet nothing more is read from a connection."""


PACKED_TEXT: Final = 0b1100_0001
"""The first byte of a whole message of text that is compressed (RFC 6455, RFC 7692)."""


def _head(first: int, length: int) -> bytes:
    """The head of a frame from a server."""
    if length < 126:
        return bytes((first, length))
    if length < 1 << 16:
        return bytes((first, 126, length >> 8, length & 255))
    return bytes((first, 127)) + length.to_bytes(8, "big")


class GuardedConfig(uvicorn.Config):
    """What uvicorn needs to know, and whom to let in."""

    def __init__(self, app: Any, limits: Limits, admission: Admission, **options: Any) -> None:
        super().__init__(app, http=HttpConnection, ws=SocketConnection, **options)
        self.limits = limits
        self.admission = admission
        self.reading = RateLimiter(limits.address_reading_ms_per_s, limits.address_reading_ms_burst)

    def intake(self, connection: HttpConnection | SocketConnection, read: Callable[[bytes], None]) -> Intake:
        """What reads a connection, as fast as its address may be read."""
        client = connection.client
        whose = network_of_client(client)
        if client is not None and self.admission.is_proxy(whose):
            whose += f" {client[1]}"  # it brings many people, so each of its connections has a share
        return Intake(self.reading, whose, connection.transport, read, connection.stopped_reading)


def _said(code: str) -> bytes:
    return encode(problem(Refused(code)))


class HttpConnection(H11Protocol):
    """A connection that speaks HTTP, until it is upgraded to a WebSocket."""

    config: GuardedConfig

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._line: Line | None = self.config.admission.enter(self.client[0] if self.client else "", transport.abort)
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._intake = self.config.intake(self, self._received)
        if self._line is None:
            self._answer(503, "busy")
            return
        self.app_state = {**self.app_state, LINE: self._line}
        self._hurry()

    def connection_lost(self, exc: Exception | None) -> None:
        self._calm()
        self._intake.end()
        self.resume_writing()
        if self._line is not None:
            self._line.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._intake.came(data)

    def stopped_reading(self) -> bool:
        return self.flow.read_paused

    def _received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._deadline is None and self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._hurry()  # the next request on a kept connection begins
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._calm()  # the request is complete

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._calm()
        self._intake.end()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - the name that uvicorn calls
        self._answer(400, "bad-message")

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(self.config.limits.unread_s, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _hurry(self) -> None:
        self._deadline = self.loop.call_later(self.config.limits.request_s, self._late)

    def _calm(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _late(self) -> None:
        log("connection-ended", reason="request")
        if self.conn.their_state is h11.IDLE:
            self._answer(408, "late")
        else:
            self.transport.abort()  # the application still waits for the rest of the body

    def _answer(self, status: int, code: str) -> None:
        """Answer without the application, and close the connection."""
        body = _said(code)
        head = [(b"content-type", JSON.encode()), (b"content-length", b"%d" % len(body)), (b"connection", b"close")]
        lines = [b"HTTP/1.1 %d %s" % (status, http.HTTPStatus(status).phrase.encode())]
        lines += [name + b": " + value for name, value in (*head, *RAW_HEADERS)]
        if not self.transport.is_closing():
            self.transport.write(b"\r\n".join(lines) + b"\r\n\r\n" + body)
            self.transport.close()


class Handshake(ServerProtocol):
    """Says in a Problem what is wrong with a handshake."""

    def reject(self, status: http.HTTPStatus | int, text: str) -> HandshakeResponse:
        found = super().reject(status, text)
        body = _said("bad-message")
        kept = [(name, value) for name, value in found.headers.raw_items() if not name.lower().startswith("content-")]
        headers = Headers([*kept, *HEADERS.items(), ("Content-Type", JSON), ("Content-Length", str(len(body)))])
        return HandshakeResponse(found.status_code, found.reason_phrase, headers, body)


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that speaks WebSocket."""

    config: GuardedConfig

    def __init__(self, config: Any, server_state: ServerState, app_state: dict[str, Any], **more: Any) -> None:
        super().__init__(config, server_state, app_state, **more)
        old = self.conn
        self.conn = Handshake(extensions=[COMPRESSION], max_size=config.ws_max_size, logger=old.logger)
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._intake = self.config.intake(self, super().data_received)

    def data_received(self, data: bytes) -> None:
        self._intake.came(data)

    def stopped_reading(self) -> bool:
        return self.read_paused

    def handle_connect(self, event: Request) -> None:
        self.app_state = {**self.app_state, WIRE: self}
        super().handle_connect(event)

    @property
    def takes_more(self) -> bool:
        """Whether what is told now goes out at once; if not, the application has to wait as uvicorn wants it to."""
        return self.conn.state is State.OPEN and self.writable.is_set() and not self.transport.is_closing()

    def tell(self, messages: Iterable[bytes]) -> None:
        """Send text to a client that `takes_more`. uvicorn's way takes a task and ten calls for each message."""
        found = self.conn.extensions[0] if self.conn.extensions else None
        pieces = []
        for message in messages:
            packed = found.packed(message) if isinstance(found, Compression) else None
            if packed is None:
                self.conn.send_text(message)
                pieces += self.conn.data_to_send()
            else:
                pieces += _head(PACKED_TEXT, len(packed)), packed
        self.transport.write(b"".join(pieces))

    def send_receive_event_to_app(self) -> None:
        # uvicorn would stop reading after every message until it is taken, which takes longer than to read it.
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= UNTAKEN:
            self.read_paused = True
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._intake.end()
        self.resume_writing()
        line: Line | None = self.app_state.get(LINE)
        if line is not None:
            line.leave()
        self.app_state = {}
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(self.config.limits.unread_s, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
