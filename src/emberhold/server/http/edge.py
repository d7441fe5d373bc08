"""The edge of the application: every request comes by here first, and every answer leaves by here.

Whatever happens behind it, the answer has the headers of every answer, and a failure is a Problem.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from typing import Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from emberhold.server.errors import Refused, StorageError
from emberhold.server.http.admission import network_of_client
from emberhold.server.http.problems import problem_response
from emberhold.server.http.rate_limit import RateLimiter
from emberhold.server.http.static import HEADERS
from emberhold.server.limits import Limits
from emberhold.server.logs import log, trace, where
from emberhold.server.turns import Turns

__all__ = ["RAW_HEADERS", "EdgeMiddleware", "same_origin"]

RAW_HEADERS: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
"""The headers of every answer, as they are sent."""
TOO_FAST: Final = 1013
REFUSED: Final = {TOO_FAST: "too-fast", 1008: "wrong-origin", 1012: "busy"}
"""What the code means with which a connection is closed before it was accepted."""
ADDRESS: Final = 8192
"""How long a path and its query may be."""
DIGITS: Final = 15
"""Longer numbers than this are too large whatever they are, and Python refuses to read the longest."""
PIECE: Final = 16_384
"""So many bytes of a body take as long to read as a small request."""
LARGE: Final = "/api/replays"
"""Where a body may be as long as a journal."""
SLOWED_S: Final = 1.0
"""Who is refused because they ask too often hears it only after a while. So being refused costs the server little."""
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH")


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether the request comes from our own page. Browsers name the site; other programs send nothing and may pass."""
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == (host or "")
    except ValueError:
        return False  # an origin that is no address


class EdgeMiddleware:
    """Handles every request first: limits, timing, and the headers of every answer."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits
        self.limiter = RateLimiter(limits.requests_per_s, limits.requests_burst)
        self.readers = RateLimiter(limits.reads_per_s, limits.reads_burst)
        self._pacer = RateLimiter(limits.address_requests_per_s, limits.address_requests_burst)
        self._turns = Turns(limits.address_at_once)
        self._sockets: Counter[str] = Counter()
        """How many WebSockets there are from each address."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        network = network_of_client(scope.get("client"))
        begun = False

        async def said(message: Message) -> None:
            """A connection that is refused is told why in a Problem, like a request."""
            nonlocal begun
            if message["type"] != "websocket.close" or begun:
                begun = True
                await send(message)
                return
            begun = True
            code = REFUSED.get(message.get("code", 1000), "unknown")
            answer = problem_response(Refused(code))
            head = {"status": answer.status_code, "headers": [*answer.raw_headers, *RAW_HEADERS]}
            await send({"type": "websocket.http.response.start", **head})
            await send({"type": "websocket.http.response.body", "body": answer.body})

        # A new connection gets a whole view and all events, so it counts as a request.
        if not self._slow_enough(scope) or self._sockets[network] >= self.limits.address_connections:
            await receive()
            await asyncio.sleep(SLOWED_S)
            await said({"type": "websocket.close", "code": TOO_FAST})
            return
        self._sockets[network] += 1
        try:
            await self.app(scope, receive, said)
        finally:
            self._sockets[network] -= 1
            if not self._sockets[network]:
                del self._sockets[network]

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.monotonic()
        size = 0
        status = 0
        in_turn = False
        bare = scope["method"] == "HEAD"
        whose = network_of_client(scope.get("client"))
        most = self._most_bytes(scope)

        async def measured() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > most:
                raise Refused("too-large")
            return message

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                done()  # what was costly about it is done
                message["headers"] = [*message.get("headers", ()), *RAW_HEADERS]
            elif bare:
                message["body"] = b""
            await send(message)

        def done() -> None:
            nonlocal in_turn
            if in_turn:
                in_turn = False
                self._turns.leave(whose)

        try:
            refused = self._refusal(scope, most)
            if refused is not None:
                if refused.code == "too-fast":
                    await asyncio.sleep(SLOWED_S)
                await problem_response(refused)(scope, receive, dressed)
            else:
                wait = self._pacer.wait(whose, time.monotonic(), 1.0 + _length(scope, most) / PIECE)
                if wait:
                    await asyncio.sleep(wait)  # meanwhile no more of the body is read than has come already
                # A body that comes slowly keeps nobody else from their turn.
                body = await _whole(scope, measured)
                await self._turns.take(whose)
                in_turn = True
                # HEAD is answered as GET is, without the body.
                await self.app({**scope, "method": "GET"} if bare else scope, body, dressed)
        except (Refused, StorageError) as error:
            if status:
                raise
            refused = error if isinstance(error, Refused) else Refused("storage")
            await problem_response(refused)(scope, receive, dressed)
        except Exception as error:
            log("request-failed", path=_route(scope), error=where(error), trace=trace(error))
            if not status:
                await problem_response(Refused("internal"))(scope, receive, dressed)
        finally:
            done()
            took = round((time.monotonic() - began) * 1000)
            log("request", method=_method(scope), path=_route(scope), status=status or 500, ms=took)

    def _slow_enough(self, scope: Scope) -> bool:
        """Whether this address may send another request now."""
        return self.limiter.passes(network_of_client(scope.get("client")), time.monotonic())

    def _most_bytes(self, scope: Scope) -> int:
        return self.limits.body_bytes if scope["path"] == LARGE else self.limits.form_bytes

    def _refusal(self, scope: Scope, most: int) -> Refused | None:
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if scope["method"] in ("GET", "HEAD"):
            if not self.readers.passes(network_of_client(scope.get("client")), time.monotonic()):
                return Refused("too-fast")
        else:
            if not self._slow_enough(scope):
                return Refused("too-fast")
            if not same_origin(headers.get(b"origin"), headers.get(b"host")):
                return Refused("wrong-origin")
        if len(scope.get("raw_path") or b"") + len(scope["query_string"]) > ADDRESS:
            return Refused("too-large")
        length = headers.get(b"content-length", "0")
        if length.isdigit() and (len(length) > DIGITS or int(length) > most):
            return Refused("too-large")
        return None


def _length(scope: Scope, most: int) -> int:
    """How long the body is; if nobody says that beforehand, it may be as long as it is allowed to be."""
    headers = dict(scope["headers"])
    if b"transfer-encoding" in headers:
        return most
    length = headers.get(b"content-length", b"0")
    return min(int(length), most) if length.isdigit() and len(length) <= DIGITS else 0


async def _whole(scope: Scope, receive: Receive) -> Receive:
    """Wait for the whole body, if there can be one; afterwards it is there at once."""
    if scope["method"] in ("GET", "HEAD"):
        return receive
    came: deque[Message] = deque()
    more = True
    while more:
        came.append(await receive())
        more = came[-1].get("more_body", False)

    async def again() -> Message:
        return came.popleft() if came else await receive()

    return again


def _route(scope: Scope) -> str:
    """The route of a request: its path could contain a token."""
    return str(getattr(scope.get("route"), "path", ""))


def _method(scope: Scope) -> str:
    return scope["method"] if scope["method"] in METHODS else "other"
