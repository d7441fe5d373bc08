"""Many tables at once, and people who try everything: nobody is ever stuck, nothing is lost, nothing breaks."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, Literal

import msgspec
import pytest

from emberhold.core.registry import replay
from emberhold.server.http.app import ServerConfig, make_app
from emberhold.server.logs import LOGGER
from emberhold.server.tables import pause
from emberhold.server.tables.table import Table
from tests.server.crowd import Crowd, Person
from tests.server.guests import FAST

STUCK_S = 12.0
"""After how many seconds without a move a table counts as stuck, though all its people are there."""
UNTOLD_S = 2.0
TABLES: Final[list[tuple[str, str, str, int, Literal["free", "agreed"]]]] = [
    ("duel", "ashes", "PP", 15, "agreed"),
    ("bot", "ashes", "PG", 15, "free"),
    ("quick", "ashes", "PR", 0, "free"),
    ("three", "ashes", "PPP", 15, "free"),
    ("four", "ashes", "PRPG", 15, "free"),
    ("beside", "ashes", "PSP", 0, "free"),
    ("alone", "aeons-end", "P", 15, "free"),
    ("pair", "aeons-end", "PP", 15, "free"),
    ("help", "aeons-end", "PRPG", 0, "free"),
    ("band", "aeons-end", "PPSP", 15, "agreed"),
]
TROUBLE = {"table-broke", "table-lost", "table-waits", "bot-failed", "bots-not-ready", "socket-broke"}


@asynccontextmanager
async def crowd(file: Path, seed: int) -> AsyncIterator[Crowd]:
    app = make_app(ServerConfig(file, FAST, processes=1, budget=5.0))
    async with app.router.lifespan_context(app):
        made = Crowd(app, seed)
        try:
            yield made
        finally:
            await made.close()


def untold(table: Table, person: Person) -> str | None:
    """A question that a connection of this person should show and does not."""
    live = table.live
    if live is None or table.lock.locked():
        return None
    for seat in person.tokens:
        decision = live.pause.shown_decision(seat)
        if decision is None or not table.seats.is_person(seat) or live.pause.auto_key(seat) is not None:
            continue
        number = decision.number_for(seat)
        for line in person.lines:
            shown = line.shown.get(seat)
            if line.closed is None and (shown is None or (shown["decision"] or {}).get("number") != number):
                return f"seat {seat} was not told of its question {number}, but {shown}"
    return None


def position(table: Table, people: list[Person]) -> str:
    live = table.live
    assert live is not None
    asked = [(d.seats, d.kind, [d.number_for(seat) for seat in d.seats]) for d in live.match.pending]
    paused = live.pause
    shown = [
        (list(person.tokens), {seat: (m["decision"] or {}).get("number") for seat, m in line.shown.items()})
        for person in people
        for line in person.lines
    ]
    seats = [(row.kind, row.bot, row.left, row.auto, row.seat in table.seats.conceded) for row in table.seats.rows]
    time = (paused.number, paused.slots, paused._times.start - live.clock(), paused._times.held)
    return f"{table.row.game}: asked {asked}, shown {shown}, seats {seats}, pause {time}"


async def watch(made: Crowd) -> None:
    """Wait until all matches are over."""
    loop = asyncio.get_running_loop()
    last: dict[str, tuple[object, float]] = {}
    silent: dict[Person, tuple[object, float]] = {}
    while not all(person.done.is_set() for people in made.people.values() for person in people):
        await asyncio.sleep(0.05)
        for people in made.people.values():
            for person in people:
                if person.task.done():
                    person.task.result()
        for line in made.lines:
            if line.task.done():
                line.task.result()
        for id, people in made.people.items():
            table = made.tables.loaded[id]
            live = table.live
            assert live is not None
            now = loop.time()
            state = (live.match.entries, live.version)
            if all(person.done.is_set() for person in people):
                continue
            if last.get(id, (None, 0.0))[0] != state:
                last[id] = (state, now)
            assert now - last[id][1] < STUCK_S, f"stuck: {position(table, people)}"
            for person in people:
                said = untold(table, person)
                if silent.get(person, (None, 0.0))[0] != (state, said):
                    silent[person] = ((state, said), now)
                if said is not None:
                    assert now - silent[person][1] < UNTOLD_S, f"{said}; {position(table, people)}"


async def check(made: Crowd) -> None:
    """Everybody was told everything that was theirs to know, and what is on disk is what was played."""
    for id, people in made.people.items():
        table = made.tables.loaded[id]
        assert table.live is not None
        match = table.live.match
        for person in people:
            for line in person.lines:
                if line.closed is not None:
                    continue
                assert line.over is not None
                for seat in person.tokens or [None]:
                    truth = json.loads(msgspec.json.encode(list(match.events(seat))))
                    assert line.events[seat] == truth, (table.row.game, seat, len(line.events[seat]), len(truth))
                    view = line.shown[seat]["view"]
                    assert view == json.loads(msgspec.json.encode(match.view(seat)))
        stored = await made.tables.store.load(id)
        assert stored is not None
        assert match.outcome is not None
        again = replay(stored.table.journal(stored.entries))
        assert again.outcome is not None
        assert again.outcome.to_json() == match.outcome.to_json() == stored.table.outcome
        lines = [[(e.what, e.seat, e.value) for e in entries] for entries in (stored.entries, match.written(0))]
        assert lines[0] == lines[1]


async def soak(file: Path, seed: int, patience: int, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, LOGGER.name):
        async with crowd(file, seed) as made:
            for name, game, seats, pace, undo in TABLES:
                await made.table(name, game, seats, pace, undo, patience)
            await watch(made)
            await asyncio.sleep(0.3)
            await check(made)
    logged = [json.loads(record.getMessage()) for record in caplog.records if record.name == LOGGER.name]
    assert not [line for line in logged if line["event"] in TROUBLE]


async def test_whatever_people_do_every_match_ends(
    db: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pause, "HOLD", 0.1)
    await soak(db, 1, 25, caplog)


@pytest.mark.long
@pytest.mark.parametrize("seed", [2, 3])
async def test_whatever_people_do_for_a_long_time_every_match_ends(
    db: Path, seed: int, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pause, "HOLD", 0.1)
    await soak(db, seed, 150, caplog)
