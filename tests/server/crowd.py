"""A crowd for the tests: people who do everything the protocol offers, in an order that a seed decides.

Nobody here acts because nothing happens: somebody who is told nothing does nothing, so that a match hangs if the server
forgets to tell somebody. Server and people share one event loop, and everything goes through the application.
"""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any, Final, Literal

from fastapi import FastAPI

from emberhold.server.tables.tables import Tables
from emberhold.server.wire import http_bodies
from emberhold.server.wire.types import Options

__all__ = ["Crowd", "Json", "Line", "Person"]

Json = dict[str, Any]
Undo = Literal["free", "agreed"]

MODES: Final = ("ask", "smart", "pass")
DEEDS: Final = [
    *("stale", "illegal", "wrong", "undo", "agree", "hold", "hold", "auto", "auto", "chat", "emote", "mute", "why"),
    *("leave", "drop", "drop", "second", "takeover", "takeover", "concede", "cancel", "cancel", "cancel"),
]
EMOTES: Final = ("hello", "wow", "nonsense")
MISTAKES: Final = {"stale", "illegal", "pausing", "no-pause", "undo-nothing", "undo-revealed", "undo-never", "over"} | {
    "no-proposal",
    "undo-turn",
    "cancel-late",
    "not-absent",
    "not-over",
    "unknown-emote",
    "unknown-seat",
    "not-your-seat",
    "bad-message",
}
"""What may be said to somebody who tries everything."""


class Line:
    """One connection: what was heard on it, put together as a client does."""

    def __init__(self, app: FastAPI, table: str, tokens: list[str], mail: asyncio.Queue[tuple[Line, Json]]) -> None:
        self.mail = mail
        self.events: dict[int | None, list[Json]] = {}
        self.shown: dict[int | None, Json] = {}
        self.over: Json | None = None
        self.closed: int | None = None
        self.tokens = tokens
        self._in: asyncio.Queue[Json] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        path = f"/api/tables/{table}/ws"
        scope = {"type": "websocket", "path": path, "raw_path": path.encode(), "headers": [], "query_string": b""}
        scope |= {"subprotocols": [], "scheme": "ws", "root_path": "", "client": ("crowd", 1)}
        self.task = asyncio.create_task(app(scope, self._in.get, self._hear))

    def hello(self, events: dict[int | None, list[Json]], since: bool) -> None:
        if since:
            self.events = {seat: list(known) for seat, known in events.items()}
        told = {"" if seat is None else str(seat): len(known) for seat, known in self.events.items()}
        self.say("hello", v=1, tokens=self.tokens, since=told)

    def say(self, t: str, **fields: Any) -> None:
        self._in.put_nowait({"type": "websocket.receive", "text": json.dumps({"t": t, **fields})})

    def drop(self) -> None:
        if self.closed is None:
            self.closed = 1006
            self._in.put_nowait({"type": "websocket.disconnect", "code": 1006})

    async def _hear(self, frame: Any) -> None:
        if frame["type"] == "websocket.close":
            self._in.put_nowait({"type": "websocket.disconnect", "code": frame["code"]})
            if self.closed is None:
                self.closed = frame["code"]
                self.mail.put_nowait((self, {"t": "closed", "code": frame["code"]}))
        elif frame["type"] == "websocket.send" and self.closed is None:
            message = json.loads(frame["text"])
            self._note(message)
            self.mail.put_nowait((self, message))

    def _note(self, message: Json) -> None:
        if message["t"] == "update":
            seat, since = message["seat"], message["since"]
            known = self.events.setdefault(seat, [])
            assert since <= len(known), f"seat {seat} misses the events from {len(known)} to {since}"
            del known[since:]
            known += message["events"]
            assert [event["n"] for event in known[since:]] == list(range(since, len(known)))
            assert (message["view"] is None) <= (message["decision"] is None)
            self.shown[seat] = message
        elif message["t"] == "over":
            self.over = message
        elif message["t"] == "error":
            assert message["code"] in MISTAKES, message


class Person:
    """Somebody with some seats of a table; without any, a spectator."""

    def __init__(self, crowd: Crowd, table: str, tokens: dict[int, str], seed: str, patience: int) -> None:
        self.crowd = crowd
        self.table = table
        self.tokens = tokens
        self.random = random.Random(seed)
        self.patience = patience
        self.mail: asyncio.Queue[tuple[Line, Json]] = asyncio.Queue()
        self.lines: list[Line] = []
        self.seats: list[Json] = []
        self.answers = 0
        self.undos = 0
        self.cancels = 0
        self.gave_up: set[int] = set()
        self.again: str | None = None
        self.away = False
        self.done = asyncio.Event()
        self._later: set[asyncio.Task[None]] = set()
        self._connect({}, since=False)
        self.task = asyncio.create_task(self._live())

    def _connect(self, events: dict[int | None, list[Json]], *, since: bool) -> None:
        line = Line(self.crowd.app, self.table, list(self.tokens.values()), self.mail)
        self.crowd.lines.append(line)
        line.hello(events, since)
        self.lines.append(line)

    async def _live(self) -> None:
        while True:
            line, message = await self.mail.get()
            if line.closed is not None and message["t"] != "closed":
                continue  # heard by nobody
            if message["t"] == "closed":
                assert message["code"] in (1000, 1006), message
                if line in self.lines:
                    self.lines.remove(line)
                    if not self.lines:
                        await self._drop()
            elif message["t"] in ("presence", "welcome"):
                self.seats = message["seats"]
                if any(self.seats[seat]["left"] for seat in self.tokens):
                    await self._drop()
            elif message["t"] == "update" and self.tokens:
                await self._look(line, message)
            elif message["t"] == "proposal" and message["open"]:
                self._vote(line, message)
            elif message["t"] == "over":
                self.done.set()
                if self.tokens and self.random.random() < 0.5:
                    line.say("rematch", seat=self._any())
            elif message["t"] == "rematch":
                self.again = message["table"]
            if not self.tokens and self.random.random() < 0.05:
                await self._drop()

    def _any(self) -> int:
        return self.random.choice(list(self.tokens))

    def _vote(self, line: Line, message: Json) -> None:
        for seat in set(message["needed"]) & set(self.tokens) - set(message["agreed"]):
            line.say("agree", seat=seat, what=message["what"], yes=self.random.random() < 0.75)

    async def _look(self, line: Line, update: Json) -> None:
        luck = self.random
        if luck.random() < 0.25:
            await self._do_something(line, update)
        decision = update["decision"]
        if decision is None or line.closed is not None:
            return
        answer = {"seat": update["seat"], "number": decision["number"]}
        answer["key"] = luck.choice(decision["options"])["key"]
        self.answers += 1
        left = update["clock"]["deadline_ms"]
        if left and luck.random() < 0.3:
            # Too late, as a rule.
            task = asyncio.create_task(self._slowly(line, answer, left / 1000 + 0.01))
            self._later.add(task)
            task.add_done_callback(self._later.discard)
        else:
            line.say("answer", **answer)
        if self.answers > self.patience and update["seat"] not in self.gave_up:
            self.gave_up.add(update["seat"])
            line.say("concede", seat=update["seat"])

    async def _slowly(self, line: Line, answer: Json, seconds: float) -> None:
        await asyncio.sleep(seconds)
        line.say("answer", **answer)

    async def _do_something(self, line: Line, update: Json) -> None:
        luck, seat, decision = self.random, update["seat"], update["decision"]
        others = [other["seat"] for other in self.seats if other["seat"] not in self.tokens]
        what = luck.choice(DEEDS)
        if what == "stale":
            line.say("answer", seat=seat, number=(decision or {"number": 9})["number"] + luck.choice((-1, 1)), key="0")
        elif what == "illegal" and decision is not None:
            line.say("answer", seat=seat, number=decision["number"], key=luck.choice(("999", "x", "")))
        elif what == "undo" and self.undos < 8:
            self.undos += 1
            line.say("undo", seat=seat)
        elif what == "cancel" and decision is not None and self.cancels < 20:
            self.cancels += 1
            line.say("cancel", seat=seat, number=decision["number"] + luck.choice((0, 0, 0, 0, 1, -1)))
        elif what == "hold":
            line.say("hold", seat=seat)
            if luck.random() < 0.6:
                line.say("hold", seat=seat, on=False)
        elif what == "auto":
            line.say("auto", seat=seat, mode=luck.choice(MODES))
        elif what == "chat":
            line.say("chat", seat=seat, text="Well, well.")
        elif what == "emote":
            line.say("emote", seat=seat, name=luck.choice(EMOTES))
        elif what == "mute":
            line.say("mute", seat=seat, other=luck.randrange(5), on=luck.random() < 0.5)
        elif what == "why":
            refs = [ref for option in (decision or {"options": []})["options"] for ref in option["refs"]]
            thing = luck.choice([*refs, 1, "pass", "nonsense", -5])
            line.say("why", id=1, seat=seat, verb=luck.choice(("play", "attack", "use", "buy")), thing=thing)
        elif what == "leave":
            line.say("leave", seat=seat)
        elif what == "drop":
            await self._drop()
        elif what == "second" and len(self.lines) < 3:
            self._connect(line.events, since=luck.random() < 0.5)
        elif what == "second":
            self.lines.pop(luck.randrange(len(self.lines))).drop()
        elif what == "takeover" and others:
            line.say("takeover", seat=seat, other=luck.choice(others))
        elif what == "concede" and luck.random() < 0.02:
            self.gave_up.add(seat)
            line.say("concede", seat=seat)
        elif what == "wrong" and others:
            line.say("answer", seat=luck.choice(others), number=1, key="0")
        elif what == "agree":
            line.say("agree", seat=seat, what=luck.choice(("undo", "takeover", "rematch")), yes=True)

    async def _drop(self) -> None:
        """All connections are gone; a little later one of them is there again."""
        known = self.random.choice(self.lines).events if self.lines else {}
        self.away = True
        await asyncio.sleep(self.random.choice((0, 0, 0.01)))
        for line in self.lines:
            line.drop()
        self.lines.clear()
        await asyncio.sleep(self.random.choice((0, 0.005, 0.03)))
        self.away = False
        self._connect(known, since=self.random.random() < 0.7)


class Crowd:
    """All people of one server."""

    def __init__(self, app: FastAPI, seed: int) -> None:
        self.app = app
        self.tables: Tables = app.state.tables
        self.seed = seed
        self.people: dict[str, list[Person]] = {}
        self.lines: list[Line] = []

    async def table(self, name: str, game: str, seats: str, pace_ms: int, undo: Undo, patience: int) -> None:
        """A table: P for a person on a screen of their own, S beside the first, G and R for bots."""
        kinds = {"S": http_bodies.NewSeat("shared", name="S"), "P": http_bodies.NewSeat("open")}
        kinds |= {"G": http_bodies.NewSeat("bot", "greedy"), "R": http_bodies.NewSeat("bot", "random")}
        form = [kinds[letter] for letter in seats]
        if "P" in seats:
            form[seats.index("P")] = http_bodies.NewSeat("person", name="P")
        options = Options(undo=undo, pace_ms=pace_ms)
        made = await self.tables.create(http_bodies.NewTable(form, game, options=options, seed=self.seed))
        tokens = [{seat.seat: seat.token for seat in made.seats}]
        for seat in form:
            if seat.kind == "open":
                joined = await self.tables.join(made.table, http_bodies.JoinTable("J"))
                tokens.append({joined.seat: joined.token})
        self.people[made.table] = [
            Person(self, made.table, held, f"{self.seed} {name} {number}", patience)
            for number, held in enumerate([*tokens, {}])
        ]

    async def close(self) -> None:
        for line in self.lines:
            line.drop()
        for persons in self.people.values():
            for person in persons:
                person.task.cancel()
                for task in person._later:
                    task.cancel()
        await asyncio.wait([line.task for line in self.lines], timeout=5)
