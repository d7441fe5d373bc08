"""A server that is killed during an expedition, between battles and in the middle of them, loses nothing it has told.

The server is a process of its own and is killed as in a power cut. Where a battle would be long, giving up decides it
(`tests.browser.serve_given_results`): the first one is lost, all others are won.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from websockets.asyncio.client import ClientConnection

from emberhold.core.journal import Entry, Journal
from emberhold.core.registry import replay
from tests.browser.serve_given_results import GivenResults
from tests.server.guests import PERSON, Json
from tools.wire import Served

BARRACKS: Final = "aeons-end-expedition"
BOT: Final[Json] = {"kind": "bot", "bot": "random"}
ROUNDS: Final = 3
"""In so many Barracks and battles, and after as many battles, the server is killed."""
PATIENCE_S: Final = 60.0


class Listener:
    """Somebody at a table, and all that they were told there."""

    def __init__(self, table: str, token: str, luck: Random) -> None:
        self.table = table
        self.token = token
        self.luck = luck
        self.game = ""
        self.seat = 0
        self.events: list[Json] = []
        self.asked: Json | None = None
        """The last question, with the view it came with."""
        self.next: str | None = None
        self.over = False
        self.answered = 0

    def hear(self, message: Json) -> None:
        """What was told once is told again, and never anything else in its place."""
        if message["t"] == "welcome":
            self.game, self.seat = message["game"], message["you"][0]
        elif message["t"] == "over":
            self.over = True
        elif message["t"] == "next-match":
            self.next = message["table"]
        elif message["t"] == "update":
            for event in message["events"]:
                if event["n"] < len(self.events):
                    assert self.events[event["n"]] == event
                else:
                    assert event["n"] == len(self.events), "nothing was left out"
                    self.events.append(event)
            if message["decision"] is not None:
                self.asked = message

    def answer(self) -> Json:
        assert self.asked is not None
        options = self.asked["decision"]["options"]
        option = options[0] if self.game == BARRACKS else self.luck.choice(options)
        self.answered += 1
        return {"t": "answer", "seat": self.seat, "number": self.asked["decision"]["number"], "key": option["key"]}


async def hear_one(socket: ClientConnection, listener: Listener) -> None:
    async with asyncio.timeout(PATIENCE_S):
        listener.hear(json.loads(await socket.recv()))


async def sit(served: Served, listener: Listener, answers: int, *, give_up: bool = False, flying: bool = False) -> None:
    """Give so many answers and hear what comes of them, or play to the end of the match.

    Who comes back must be asked what was asked last, with the same view. If `flying`, one more answer goes out and
    nobody waits for what comes of it.
    """
    before, listener.asked, heard = listener.asked, None, len(listener.events)
    async with served.sit(listener.table, [listener.token]) as socket:
        given, last, told = 0, -1, 0
        while not listener.over:
            asked: Json | None = listener.asked
            if asked is None or asked["decision"]["number"] == last:
                await hear_one(socket, listener)
                told += 1
                continue
            if before is not None:
                assert len(listener.events) >= heard
                assert asked["decision"]["number"] == before["decision"]["number"]
                assert asked["view"] == before["view"]
                before = None
            last = asked["decision"]["number"]
            if given == answers and give_up:
                await socket.send(json.dumps({"t": "concede", "seat": listener.seat}))
                give_up = False
            elif given == answers:
                if flying:
                    await socket.send(json.dumps(listener.answer()))
                return
            else:
                await socket.send(json.dumps(listener.answer()))
                given += 1
        assert told


def come_back(served: Served, listener: Listener, *, flying: bool) -> None:
    """After a kill. An answer that was on its way may count or not, but then the question after it is asked."""
    if flying:
        before, listener.asked = listener.asked, None
        assert before is not None
        asyncio.run(sit(served, listener, 0))
        asked: Json | None = listener.asked
        if listener.over:
            return  # the answer that was on its way was the last one
        assert asked is not None
        assert asked["decision"]["number"] >= before["decision"]["number"]
        if asked["decision"]["number"] == before["decision"]["number"]:
            assert asked["view"] == before["view"]
    else:
        asyncio.run(sit(served, listener, 0))


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


class Power:
    """The server, which loses its power now and then."""

    def __init__(self, db: Path) -> None:
        self.db = db
        self.served = GivenResults(db)
        self.cuts = 0

    def cut(self) -> None:
        self.served.kill()
        self.cuts += 1
        self.served = GivenResults(self.db)


@pytest.fixture
def power(db: Path) -> Iterator[Power]:
    power = Power(db)
    yield power
    power.served.stop()


def journals(db: Path) -> dict[str, Journal]:
    found = {}
    with closing(sqlite3.connect(db)) as raw:
        for id, game, rules, setup, seed in raw.execute("SELECT id, game, rules, setup, seed FROM tables"):
            lines = raw.execute("SELECT what, seat, value FROM entries WHERE tab = ? ORDER BY n", (id,)).fetchall()
            entries = [Entry(what, seat, tuple(json.loads(value))) for what, seat, value in lines]
            found[id] = Journal(game, rules, json.loads(setup), seed, entries)
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "seats"), [(1, [PERSON]), (2, [PERSON, BOT])], ids=["alone", "with-a-bot"])
def test_a_campaign_goes_on_after_every_kill(seed: int, seats: list[Json], power: Power, db: Path) -> None:
    luck = Random(seed)
    made = power.served.post(
        "/api/tables", {"chain": BARRACKS, "seats": seats, "options": {"pace_ms": 0}, "seed": seed}
    )
    table, token = made["table"], made["seats"][0]["token"]
    sat: list[Listener] = []
    matches = 0
    while True:
        listener = Listener(table, token, luck)
        sat.append(listener)
        battle = matches % 2 == 1
        if matches < 2 * ROUNDS:
            flying = luck.random() < 0.5
            asyncio.run(sit(power.served, listener, luck.randint(0, 12 if battle else 1), flying=flying))
            power.cut()
            come_back(power.served, listener, flying=flying)
        asyncio.run(sit(power.served, listener, luck.randint(1, 4) if battle else 1000, give_up=battle))
        assert listener.answered > 0
        if battle and matches < 2 * ROUNDS:
            power.cut()  # right after the end of a battle was told
        place: Any = power.served.get(f"/api/tables/{table}")["chain"]
        if place["over"]:
            break
        assert listener.next in (None, place["next"])
        table, matches = place["next"], matches + 1

    assert power.cuts == 3 * ROUNDS
    assert [fought["won"] for fought in place["state"]["record"]] == [False, True, True, True, True]
    assert matches + 1 == len(place["replays"]) == len(sat) == 10
    kept = journals(db)
    for listener in sat:
        assert listener.events or listener.game == BARRACKS
        told = list(replay(kept[listener.table]).events(listener.seat))
        assert told[: len(listener.events)] == listener.events
    for one in place["replays"]:
        assert power.served.get(f"/api/replays/{one}")["entries"] > 0


def test_what_is_told_otherwise_would_be_noticed() -> None:
    """The check itself: an event that changes, and one that is missing."""
    listener = Listener("t", "token", Random(1))
    first: Json = {"t": "update", "events": [{"n": 0, "kind": "drawn"}], "decision": None}
    listener.hear(first)
    listener.hear(first)
    with pytest.raises(AssertionError):
        listener.hear({**first, "events": [{"n": 0, "kind": "discarded"}]})
    with pytest.raises(AssertionError, match="left out"):
        listener.hear({**first, "events": [{"n": 2, "kind": "drawn"}]})
