"""The ways in which one anonymous client can attack a server, bounded, each until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import resource
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from tools.wire import Json

__all__ = ["AT_ONCE", "GONE", "WAYS", "Attacker", "Made", "Way", "long_journal", "request"]

PERSON: Final[Json] = {"kind": "person", "name": "Mallory"}
GONE: Final = (OSError, TimeoutError, asyncio.IncompleteReadError, WebSocketException, EOFError)
"""What happens to somebody whose connection the server ends."""
AT_ONCE: Final = 24
"""How many connections a flood uses."""


class Attacker:
    """Somebody at one address, who speaks HTTP and WebSocket with the server."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        self._named: Counter[str] = Counter()
        limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))

    @property
    def counts(self) -> Json:
        """How often the server answered in which way."""
        return dict(sorted(self._named.items()))

    def count(self, what: object) -> None:
        self._named[str(what)] += 1

    async def open(self, address: str = "") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        here = (address or self.address, 0)
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=here)

    async def ask(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, data: bytes) -> tuple[int, bytes]:
        """Send a request over a kept connection and read the answer."""
        writer.write(data)
        await writer.drain()
        head = await reader.readuntil(b"\r\n\r\n")
        status = int(head.split(b" ", 2)[1])
        lengths = [line[15:] for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
        body = await reader.readexactly(int(lengths[0])) if lengths else b""
        self.count(status)
        return status, body

    async def post(self, path: str, body: bytes | Json) -> Any:
        """One request on a connection of its own; what the server said."""
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        reader, writer = await self.open()
        try:
            return json.loads((await self.ask(reader, writer, request("POST", path, data)))[1])
        finally:
            writer.close()

    async def get(self, path: str) -> Any:
        """What the server says at this path, on a connection of its own."""
        reader, writer = await self.open()
        try:
            return json.loads((await self.ask(reader, writer, request("GET", path)))[1])
        finally:
            writer.close()

    async def table(self, seats: list[Json], game: str = "ashes", **more: Any) -> Json:
        form = {"game": game, "seats": seats, "options": {"pace_ms": 0, "undo": "free"}, **more}
        made: Json = await self.post("/api/tables", form)
        if "table" not in made:
            raise RuntimeError(f"No table: {made}")
        return made

    async def sit(self, made: Json, *, watch: bool = False) -> ClientConnection:
        tokens = [] if watch else [seat["token"] for seat in made["seats"]]
        address = f"ws://127.0.0.1:{self.port}/api/tables/{made['table']}/ws"
        socket = await connect(
            address, compression=None, max_size=None, proxy=None, local_addr=(self.address, 0), ping_interval=None
        )
        await socket.send(json.dumps({"t": "hello", "v": 1, "tokens": tokens}))
        return socket


def request(method: str, path: str, body: bytes = b"") -> bytes:
    head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


def long_journal(entries: int = 0) -> str:
    """The journal of a match that is over; with so many entries that were taken back again."""
    match = load_game("ashes").new({"seats": [{"deck": "the-iron-men"}, {"deck": "the-mist-guardian"}]}, 1)
    luck = Rng(1)
    while match.pending:
        decision = match.pending[0]
        match.answer(decision.seats[0], decision, str(luck.below(decision.count)))
    text = match.journal().dumps()
    raw = json.loads(text)
    first = raw["entries"][0]
    back = next(iter([["undo", 0, [0]]]))
    shape = type(first)
    padding = [first, back] * (entries // 2) if shape is list else []
    raw["entries"] = [*padding, *raw["entries"]]
    return json.dumps(raw)


class Way(ABC):
    """A way to attack: prepare once, then go until it is stopped."""

    def __init__(self, guest: Attacker, table: str) -> None:
        self.guest = guest
        self.table = table
        """The table of somebody else."""

    async def prepare(self) -> None:
        """What is needed before it can begin."""
        return

    @abstractmethod
    async def go(self) -> None:
        """Attack until this is cancelled."""

    async def stop(self) -> None:
        """Let go of what is held."""
        return


class Flood(Way):
    """The same requests again and again, over many kept connections."""

    at_once = AT_ONCE

    @abstractmethod
    def requests(self) -> list[bytes]:
        """The requests, one after the other."""

    async def go(self) -> None:
        wishes = itertools.cycle(self.requests())
        await asyncio.gather(*(self._one(wishes) for _ in range(self.at_once)))

    async def _one(self, wishes: Iterator[bytes]) -> None:
        while True:
            try:
                reader, writer = await self.guest.open()
            except OSError:
                self.guest.count("not connected")
                await asyncio.sleep(0.05)
                continue
            try:
                while True:
                    await self.guest.ask(reader, writer, next(wishes))
            except GONE:
                self.guest.count("closed")
                await asyncio.sleep(0.01)
            finally:
                writer.close()


class Idle(Way):
    """2,600 connections from several addresses that never say anything."""

    def __init__(self, guest: Attacker, table: str) -> None:
        super().__init__(guest, table)
        self.open: list[asyncio.StreamWriter] = []

    async def go(self) -> None:
        front = guest_front(self.guest.address)
        for number in range(2600):
            try:
                self.open.append((await self.guest.open(f"{front}.{2 + number // 390}"))[1])
                self.guest.count("open")
            except OSError:
                self.guest.count("not connected")
        await asyncio.Event().wait()

    async def stop(self) -> None:
        for writer in self.open:
            writer.close()
        self.open = []


def guest_front(address: str) -> str:
    return address.rpartition(".")[0]


class Slow(Way):
    """Requests whose head or body comes byte by byte, and never ends."""

    async def go(self) -> None:
        await asyncio.gather(*(self._one(number) for number in range(200)))

    async def _one(self, number: int) -> None:
        head = b"GET / HTTP/1.1\r\nHost: x\r\n" if number % 2 else request("POST", "/api/tables", b"x" * 9999)[:-9990]
        while True:
            try:
                _, writer = await self.guest.open()
                self.guest.count("open")
                writer.write(head)
                with contextlib.closing(writer):
                    while not writer.is_closing():
                        writer.write(b"x")
                        await asyncio.sleep(0.1)
                self.guest.count("closed")
            except OSError:
                self.guest.count("not connected")
                await asyncio.sleep(0.1)


class Churn(Way):
    """Connections that come and go."""

    async def go(self) -> None:
        await asyncio.gather(*(self._one() for _ in range(AT_ONCE)))

    async def _one(self) -> None:
        while True:
            with contextlib.suppress(OSError):
                _, writer = await self.guest.open()
                writer.transport.abort()
                self.guest.count("open")


class Uploads(Flood):
    """Journals of nearly a megabyte, to be read and played."""

    at_once = 8

    def requests(self) -> list[bytes]:
        text = long_journal(19_000).encode()
        return [request("POST", "/api/replays", text[: (1 << 20) - 1000])]


class Replays(Flood):
    """Everything that a replay can be asked for."""

    async def prepare(self) -> None:
        made = await self.guest.post("/api/replays", long_journal().encode())
        self.id = made["replay"]

    def requests(self) -> list[bytes]:
        whats = ("", "/at/100", "/journal", "/steps", "/story", "/scenario?to=50")
        return [request("GET", f"/api/replays/{self.id}{what}") for what in whats]


class Reads(Flood):
    """Lists, content, files of the page."""

    async def prepare(self) -> None:
        for _ in range(60):
            await self.guest.table([PERSON, {"kind": "open"}], options={"public": True})

    def requests(self) -> list[bytes]:
        paths = ("/api/games", "/api/tables", "/", "/api/games/ashes/content", "/api/texts", "/api/texts/en/core.ftl")
        return [request("GET", path) for path in (*paths, "/icon.svg", f"/api/tables/{self.table}", "/api/health")]


class Lines(Flood):
    """Requests that each leave a line in the log."""

    def requests(self) -> list[bytes]:
        return [request("GET", f"/api/nothing/{'x' * number}") for number in range(1, 400, 7)] + [
            request("BREW", "/api/tables"),
            request("POST", "/api/tables", b"{"),
        ]


class Strings(Flood):
    """Set-ups and messages with texts of nearly a megabyte."""

    def requests(self) -> list[bytes]:
        long = "x" * 900_000
        seats = [PERSON, {"kind": "open"}]
        forms: list[tuple[str, Json]] = [
            ("/api/tables", {"game": "ashes", "seats": seats, "setup": {"seats": [{"deck": {"name": long}}, {}]}}),
            ("/api/tables", {"game": "ashes", "seats": seats, "chosen": {"seats": [[[]] * 200_000]}}),
            ("/api/tables", {"game": "ashes", "seats": [{"kind": "open", "name": long}, PERSON]}),
            (f"/api/tables/{self.table}/join", {"name": long}),
            ("/api/games/ashes/choices", {"players": 2, "chosen": {"x": [{}] * 200_000}}),
        ]
        return [request("POST", path, json.dumps(form).encode()) for path, form in forms]


class Decks(Flood):
    """Decks that take long to read, and set-ups that are checked."""

    def requests(self) -> list[bytes]:
        names = "\n".join(f"3 {'abcdefghij klmn'[n % 7 :]}{n}" for n in range(45))
        big = {"phoenixborn": "Aradel Summergaard", "cards": {f"card-{n}": 3 for n in range(5000)}}
        small = {"phoenixborn": "x", "cards": {"y": 3}}
        forms: list[tuple[str, Json]] = [
            ("/api/games/ashes/decks/check", {"text": names}),
            ("/api/games/ashes/decks/check", {"text": "a" * 65_000}),
            ("/api/games/ashes/decks/check", {"deck": big}),
            ("/api/games/ashes/decks/finish", {"deck": big}),
            ("/api/games/ashes/decks/compare", {"before": big, "after": small}),
            ("/api/games/ashes/decks/write", {"deck": big, "format": "text"}),
            ("/api/games/ashes/decks/random", {}),
            ("/api/games/aeons-end/choices", {"players": 4, "chosen": {}}),
            ("/api/tables", {"game": "ashes", "seats": [PERSON, PERSON], "setup": {"seats": [{"deck": big}] * 2}}),
        ]
        return [request("POST", path, json.dumps(form).encode()) for path, form in forms]


class Tables(Flood):
    """Tables of bots that play at once, up to the share of an address."""

    at_once = 4

    def requests(self) -> list[bytes]:
        bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]
        form = {"game": "ashes", "seats": bots, "options": {"pace_ms": 0}}
        return [request("POST", "/api/tables", json.dumps(form).encode())]


class Sockets(Way):
    """Many connections to a table of one's own, each as fast as its messages are taken."""

    connections = 60
    each_s = 1 / 18

    async def prepare(self) -> None:
        self.made = await self.guest.table([PERSON, PERSON])

    @abstractmethod
    def messages(self) -> list[str]:
        """The messages, one after the other."""

    async def go(self) -> None:
        wishes = itertools.cycle(self.messages())
        await asyncio.gather(*(self._one(wishes, number) for number in range(self.connections)))

    async def sit(self) -> ClientConnection:
        return await self.guest.sit(self.made)

    async def _one(self, wishes: Iterator[str], number: int) -> None:
        await asyncio.sleep(number * 0.005)
        while True:
            try:
                socket = await self.sit()
                hearing = asyncio.create_task(self._hear(socket))
                try:
                    while not hearing.done():
                        await socket.send(next(wishes))
                        self.guest.count("sent")
                        await asyncio.sleep(self.each_s)
                finally:
                    hearing.cancel()
                    await socket.close()
            except GONE:
                self.guest.count("closed")
                await asyncio.sleep(0.1)

    async def _hear(self, socket: ClientConnection) -> None:
        with contextlib.suppress(*GONE):
            async for _ in socket:
                pass


class Chat(Sockets):
    """Chat, emotes and pings."""

    def messages(self) -> list[str]:
        said = json.dumps({"t": "chat", "seat": 0, "text": "x" * 300})
        return [said, '{"t":"ping"}', json.dumps({"t": "emote", "seat": 0, "name": "hello"})]


class Illegal(Sockets):
    """Answers that are not possible, questions without an answer, words that mean nothing."""

    def messages(self) -> list[str]:
        answers = [{"t": "answer", "seat": 0, "number": n, "key": "999"} for n in (0, 1, 2)]
        return [json.dumps(one) for one in (*answers, {"t": "undo", "seat": 1}, {"t": "hold", "seat": 0})]


class Frames(Sockets):
    """Frames that are as long as they may be, and longer."""

    def messages(self) -> list[str]:
        return ["[" * 4000, "x" * 5000, json.dumps({"t": "chat", "text": "x" * 16_000}), "x" * 1_000_000]


class Spectators(Sockets):
    """As many spectators at the table of somebody else as fit, who come and go."""

    connections = 50
    each_s = 1.0

    async def prepare(self) -> None:
        self.made = {"table": self.table}

    async def sit(self) -> ClientConnection:
        return await self.guest.sit(self.made, watch=True)

    def messages(self) -> list[str]:
        return ['{"t":"ping"}']


class TakeBacks(Way):
    """Long matches in which moves are looked at, made and taken back, again and again, and all agree to that."""

    tables = 4
    answers = 40

    async def prepare(self) -> None:
        self.made = [await self._seats() for _ in range(self.tables)]
        await asyncio.gather(*(self._one(number, self.answers) for number in range(self.tables)))

    async def _seats(self) -> Json:
        """A table with two people at different screens, who are both this attacker."""
        made = await self.guest.table([PERSON, {"kind": "open"}])
        joined = await self.guest.post(f"/api/tables/{made['table']}/join", {"name": "Mallory"})
        return {**made, "seats": [*made["seats"], joined]}

    async def go(self) -> None:
        await asyncio.gather(*(self._one(number) for number in range(self.tables)))

    async def _one(self, table: int, until: int = 1 << 30) -> None:
        """Play until a seat has given so many answers; later take back as often as answer."""
        luck = Rng(table)
        with contextlib.suppress(*GONE):
            async with await self.guest.sit(self.made[table]) as socket:
                async for frame in socket:
                    message = json.loads(frame)
                    if message["t"] == "over":
                        return
                    if message["t"] == "error":
                        self.guest.count(message["code"])
                    decision = message.get("decision")
                    if message["t"] != "update" or decision is None:
                        continue
                    if decision["number"] >= until:
                        return
                    for wish in self._wishes(message["seat"], decision, luck, back=until > self.answers):
                        await socket.send(json.dumps(wish))
                        self.guest.count(wish["t"])
                    await asyncio.sleep(0.05)

    def _wishes(self, seat: int, decision: Json, luck: Rng, *, back: bool) -> list[Json]:
        number, count = decision["number"], len(decision["options"])
        answer = {"t": "answer", "seat": seat, "number": number, "key": str(luck.below(count))}
        if not back:
            return [answer]
        looks: list[Json] = [
            {"t": "preview", "id": 1, "seat": seat, "number": number, "key": "0"},
            {"t": "why", "id": 1, "seat": seat, "verb": "play", "thing": 3},
        ]
        backs: list[Json] = [{"t": "undo", "seat": seat}, {"t": "agree", "seat": 1 - seat, "what": "undo", "yes": True}]
        return [*looks[: luck.below(3)], answer, *([] if luck.below(3) else [*backs, *backs])]


Made = Callable[[Attacker, str], Way]
WAYS: Final[dict[str, Made]] = {
    "idle connections": Idle,
    "slow requests": Slow,
    "connections that come and go": Churn,
    "uploads": Uploads,
    "replays": Replays,
    "reads": Reads,
    "log lines": Lines,
    "long strings": Strings,
    "decks": Decks,
    "tables": Tables,
    "chat": Chat,
    "illegal messages": Illegal,
    "big frames": Frames,
    "spectators": Spectators,
    "take-backs": TakeBacks,
}
