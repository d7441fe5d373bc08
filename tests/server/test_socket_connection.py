"""A WebSocket below the application: when it stops reading, and how it compresses."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.uri import parse_uri

from emberhold.server.http.admission import Admission
from emberhold.server.http.protocols import UNTAKEN, WIRE, GuardedConfig, SocketConnection
from emberhold.server.limits import Limits
from emberhold.server.wire.codec import encode
from emberhold.server.wire.server_messages import Presence, Said, Update
from emberhold.server.wire.types import Clock, SeatInfo


class Wire(asyncio.Transport):
    """The server's end of a connection, which keeps what it is given."""

    def __init__(self) -> None:
        super().__init__()
        self.written = bytearray()
        self._reading = True
        self.stops = 0

    def get_extra_info(self, name: str, default: Any = None) -> Any:  # noqa: ARG002 - the name that asyncio calls
        return default

    def write(self, data: Any) -> None:
        self.written += data

    def pause_reading(self) -> None:
        self._reading = False
        self.stops += 1

    def resume_reading(self) -> None:
        self._reading = True

    def is_reading(self) -> bool:
        return self._reading

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass


class Pair:
    """A connection and a client that speaks with it, without a network."""

    def __init__(self, app: Any) -> None:
        limits = Limits()
        config = GuardedConfig(app, limits, Admission(limits), log_config=None, ws_ping_interval=None, lifespan="off")
        config.load()
        self.wire = Wire()
        self.server = SocketConnection(config, ServerState(), {})
        self.server.connection_made(self.wire)
        self.client = ClientProtocol(parse_uri("ws://here/"), extensions=[ClientPerMessageDeflateFactory()])

    def give(self) -> None:
        """Bring what the client has written to the server."""
        for piece in self.client.data_to_send():
            self.server.data_received(piece)

    def take(self) -> list[Any]:
        """Bring what the server has written to the client; returns what the client makes of it."""
        arrived = bytes(self.wire.written)
        self.wire.written.clear()
        self.client.receive_data(arrived)
        return self.client.events_received()

    async def meet(self) -> Response:
        self.client.send_request(self.client.connect())
        self.give()
        while not self.wire.written:
            await asyncio.sleep(0)
        (answer,) = self.take()
        assert isinstance(answer, Response)
        return answer


class Slow:
    """An application that takes messages only when it is told to."""

    def __init__(self) -> None:
        self.may = asyncio.Semaphore(0)
        self.taken: list[str] = []

    async def __call__(self, _scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            await self.may.acquire()
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            self.taken.append(message["text"])

    async def take(self, count: int) -> None:
        there = len(self.taken)
        for _ in range(count):
            self.may.release()
        while len(self.taken) < there + count:
            await asyncio.sleep(0)


async def test_nothing_more_is_read_from_somebody_whose_messages_wait() -> None:
    app = Slow()
    pair = Pair(app)
    await pair.meet()

    for number in range(UNTAKEN):
        assert pair.wire.is_reading()
        pair.client.send_text(b"%d" % number)
        pair.give()
    assert not pair.wire.is_reading()

    await app.take(UNTAKEN - 1)
    assert not pair.wire.is_reading(), "one still waits"
    await app.take(1)
    assert pair.wire.is_reading()
    assert app.taken == [str(number) for number in range(UNTAKEN)]
    pair.server.connection_lost(None)
    app.may.release()


async def test_who_waits_for_each_answer_is_read_without_a_stop() -> None:
    app = Slow()
    pair = Pair(app)
    await pair.meet()

    for number in range(3 * UNTAKEN):
        pair.client.send_text(b"%d" % number)
        pair.give()
        await app.take(1)

    assert len(app.taken) == 3 * UNTAKEN
    assert pair.wire.stops == 0
    pair.server.connection_lost(None)
    app.may.release()


@pytest.mark.parametrize("size", [3000, 6000])
async def test_a_message_like_the_one_before_it_takes_few_bytes(size: int) -> None:
    text = "".join(f"{number * number % 7919:x} " for number in range(size))[:size].encode()
    taken = asyncio.Event()

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await taken.wait()
        for _ in range(2):
            await send({"type": "websocket.send", "text": text.decode()})
        await receive()

    pair = Pair(app)
    answer = await pair.meet()
    assert "permessage-deflate" in answer.headers["Sec-WebSocket-Extensions"]
    taken.set()
    lengths: list[int] = []
    heard: list[bytes] = []
    while len(heard) < 2:
        await asyncio.sleep(0)
        if pair.wire.written:
            lengths.append(len(pair.wire.written))
            heard += [bytes(event.data) for event in pair.take() if isinstance(event, Frame)]

    assert heard == [text, text]
    if len(lengths) == 1:
        assert lengths[0] < size, "two messages in the room of less than one"
    else:
        assert lengths[1] * 10 < lengths[0]
    pair.server.connection_lost(None)


async def written_by(messages: list[bytes], *, at_once: bool) -> list[tuple[int, bytes]]:
    """For each of these messages how many bytes it takes on the wire, and what arrives; `at_once`: without uvicorn."""
    turn = asyncio.Semaphore(0)

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        for message in messages:
            await turn.acquire()
            if at_once:
                pair.server.tell([message])
            else:
                await send({"type": "websocket.send", "text": message.decode()})
        await receive()

    pair = Pair(app)
    await pair.meet()
    found: list[tuple[int, bytes]] = []
    for _ in messages:
        turn.release()
        while not pair.wire.written:
            await asyncio.sleep(0)
        length = len(pair.wire.written)
        (heard,) = pair.take()
        assert isinstance(heard, Frame)
        found.append((length, bytes(heard.data)))
    pair.server.connection_lost(None)
    return found


@pytest.mark.parametrize("at_once", [True, False])
async def test_how_long_a_message_is_tells_nothing_about_a_guess_of_somebody_else(*, at_once: bool) -> None:
    update = encode(Update(0, 0, [], {"hand": ["golden-veil"] * 3}, None, Clock([])))
    again = [update, update]
    guesses = [
        [encode(Said(1, word)), encode(Presence([SeatInfo(1, word, "person", True, None, False, False)], True))]
        for word in ("golden-veil", "molten-gold")
    ]
    alone, right, wrong = [
        await written_by(messages, at_once=at_once) for messages in (again, again + guesses[0], again + guesses[1])
    ]

    assert alone[1][0] * 2 < alone[0][0], "what is like the message before it takes few bytes"
    assert [length for length, _ in right] == [length for length, _ in wrong]
    for guess in guesses:
        first, second = [await written_by(found, at_once=at_once) for found in ([*guess, update], [update])]
        assert first[-1] == second[-1], "and it leaves nothing behind for the next message either"
        assert [text for _, text in first] == [*guess, update]


async def only_accepts(scope: Any, receive: Any, send: Any) -> None:
    assert isinstance(scope["state"][WIRE], SocketConnection)
    await receive()
    await send({"type": "websocket.accept"})
    await receive()


@pytest.mark.parametrize("size", [0, 20, 125, 126, 4000, 70_000])
async def test_what_is_told_at_once_arrives_as_it_was(size: int) -> None:
    unlike = encode("".join(f"{number * number % 7919:x} " for number in range(size))[:size])
    others = encode(Said(0, "x" * size))
    told = [unlike, others, unlike]
    pair = Pair(only_accepts)
    await pair.meet()
    server = pair.server

    server.tell(told)
    heard = [event for event in pair.take() if isinstance(event, Frame)]

    assert [bytes(event.data) for event in heard] == told
    server.connection_lost(None)


async def test_nothing_is_told_at_once_to_who_does_not_read_or_is_gone() -> None:
    pair = Pair(only_accepts)
    await pair.meet()
    server = pair.server
    found = [server.takes_more]
    for change in (server.pause_writing, server.resume_writing, lambda: server.conn.send_close(1000)):
        change()
        found.append(server.takes_more)
    assert found == [True, False, True, False]
    server.connection_lost(None)
