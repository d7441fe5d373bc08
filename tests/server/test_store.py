"""What the store promises: kept means kept, refused means nothing was written, old files open."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from emberhold.core.journal import Entry
from emberhold.server.errors import StorageError
from emberhold.server.store.migrations import MIGRATIONS, migrate
from emberhold.server.store.sqlite import TOUCHED_S, SqliteStore
from emberhold.server.store.sqlite_thread import connect
from emberhold.server.store.store import REMEMBERED, Finish, PlayedRow, ReplayRow, SaidRow, SeatRow, Store, TableRow
from tests.server.memory import MemoryStore

ENTRY = Entry("answer", 1, (3, 4))
PLAYED = [PlayedRow(0, "guest", "toy", "", "", None, None, 0)]


def row(id: str = "t", state: str = "running", touched: int = 10) -> TableRow:
    return TableRow(id, "toy", "1", {"decks": []}, 7, {"public": True}, touched, state)


async def test_a_table_comes_back_as_it_was(db: Path) -> None:
    store = SqliteStore(db)
    seats = [
        SeatRow(0, "person", "Ada", None, "hash", "guest", auto="pass", muted=(1,)),
        SeatRow(1, "bot", "", "random", left=False),
    ]
    assert await store.create(row(), seats, limit=5)
    await store.append("t", 0, [ENTRY], 20, None)
    told = {"winners": [0], "reason": "x"}
    replay = ReplayRow("r", "toy", "1", "{}", ["Ada", ""], [None, "greedy"], told, 30, "t", length=2)
    await store.append("t", 1, [Entry("concede", 1, ())], 30, Finish(told, replay, PLAYED))
    secret = await store.secret()
    await store.close()

    store = SqliteStore(db)
    found = await store.load("t")
    assert found is not None
    assert (found.table.state, found.table.outcome, found.table.replay, found.table.touched) == ("over", told, "r", 30)
    assert found.seats == seats
    assert [entry.to_json() for entry in found.entries] == [["answer", 1, [3, 4]], ["concede", 1, []]]
    assert await store.replay("r") == replay
    assert [past.table for past in await store.history("guest", 10)] == ["t"]
    assert await store.secret() == secret
    assert len(secret) == 32
    await store.close()


async def test_there_is_one_entry_of_each_number_and_a_refusal_hurts_nobody_else(db: Path) -> None:
    store = SqliteStore(db)
    await store.create(row(), [], limit=5)
    await store.append("t", 0, [ENTRY], 20, None)

    jobs = [store.append("t", number, [ENTRY], 21, None) for number in (1, 0, 2, 0, 3)]
    results = await asyncio.gather(*jobs, return_exceptions=True)

    assert [type(result) for result in results] == [type(None), StorageError, type(None), StorageError, type(None)]
    found = await store.load("t")
    assert found is not None
    assert len(found.entries) == 4
    await store.close()


@pytest.mark.parametrize("kind", ["sqlite", "memory"])
async def test_an_entry_comes_right_after_the_last_one_or_not_at_all(db: Path, kind: str) -> None:
    store: Store = SqliteStore(db) if kind == "sqlite" else MemoryStore()
    await store.create(row(), [], limit=5)
    for number in (1, -1):
        with pytest.raises(StorageError, match="0 entries"):
            await store.append("t", number, [ENTRY], 20, None)
    await store.append("t", 0, [ENTRY], 20, None)
    for number in (0, 2):
        with pytest.raises(StorageError, match="1 entries"):
            await store.append("t", number, [ENTRY], 20, None)
    await store.append("t", 1, [ENTRY], 20, None)
    found = await store.load("t")
    assert found is not None
    assert (len(found.entries), found.torn) == (2, False)
    await store.close()


@pytest.mark.parametrize("kind", ["sqlite", "memory"])
async def test_a_table_that_is_broken_off_keeps_a_replay_and_is_not_gone_on_with(db: Path, kind: str) -> None:
    store: Store = SqliteStore(db) if kind == "sqlite" else MemoryStore()
    seats = [SeatRow(0, "person", "Ada", None, "hash", "guest")]
    await store.create(row(), seats, limit=5)
    replay = ReplayRow("r", "toy", "1", "{}", ["Ada"], [None], None, 30, "t", length=0)
    await store.set_broken(replay, PLAYED, 30)
    found = await store.load("t")
    assert found is not None
    assert (found.table.state, found.table.replay, found.table.outcome) == ("broken", "r", None)
    assert await store.replay("r") == replay
    assert [(past.replay, past.outcome) for past in await store.history("guest", 10)] == [("r", None)]
    assert (await store.running(), await store.archive(10**9)) == ([], [])
    await store.close()


async def test_limits_lists_and_the_archive(db: Path) -> None:
    store = SqliteStore(db)
    assert await store.create(row("a", "open", 10), [SeatRow(0, "open")], limit=2)
    assert await store.create(row("b", "running", 99), [SeatRow(0, "bot", bot="random")], limit=2)
    assert not await store.create(row("c"), [], limit=2)
    assert [stored.table.id for stored in await store.listed(10)] == ["a"]
    assert await store.running() == ["b"]
    assert await store.archive(50) == ["a"]
    assert await store.archive(50) == []
    assert await store.create(row("c"), [], limit=2)
    await store.close()


async def test_a_table_without_bots_waits_for_its_people_and_is_not_loaded_before(db: Path) -> None:
    store = SqliteStore(db)
    people = [SeatRow(0, "person"), SeatRow(1, "person")]
    assert await store.create(row("people", "running"), people, limit=9)
    assert await store.create(row("bots", "running"), [people[0], SeatRow(1, "bot", bot="random")], limit=9)
    assert await store.running() == ["bots"]
    await store.set_seat("people", SeatRow(1, "person", bot="random"))  # a bot stands in
    assert sorted(await store.running()) == ["bots", "people"]
    await store.close()


async def test_an_open_seat_is_taken_once_and_the_last_one_begins_the_match(db: Path) -> None:
    store = SqliteStore(db)
    await store.create(
        row("a", "open"), [SeatRow(0, "bot", bot="random"), SeatRow(1, "open"), SeatRow(2, "open")], limit=5
    )

    assert await store.sit("a", SeatRow(2, "person", "Bo"), {"seats": [1]}, 60)
    assert not await store.sit("a", SeatRow(2, "person", "Cy"), {"seats": [2]}, 61)
    assert await store.running() == []
    assert await store.sit("a", SeatRow(1, "person", "Cy"), {"seats": [3]}, 62)

    assert await store.running() == ["a"]
    found = await store.load("a")
    assert found is not None
    assert ([seat.name for seat in found.seats], found.table.touched) == (["", "Cy", "Bo"], 62)
    assert found.table.setup == {"seats": [3]}, "what was chosen is stored with the seat"
    await store.close()


async def test_who_writes_waits_for_another_connection_that_is_writing(db: Path) -> None:
    """A table is counted before it is written. A file that was still busy then was refused at once as locked."""
    store = SqliteStore(db)
    other = connect(db)
    other.execute("BEGIN IMMEDIATE")
    made = asyncio.create_task(store.create(row(), [], limit=5))
    await asyncio.sleep(0.2)
    assert not made.done()
    other.execute("COMMIT")
    other.close()
    assert await made
    await store.close()


async def test_what_was_said_is_kept_but_not_for_ever(db: Path) -> None:
    store = SqliteStore(db)
    await store.create(row(), [], limit=5)
    await asyncio.gather(*(store.say("t", SaidRow(n % 2, f"word {n}")) for n in range(REMEMBERED + 7)))
    await store.close()

    store = SqliteStore(db)
    found = await store.load("t")
    assert found is not None
    assert found.said == [SaidRow(n % 2, f"word {n}") for n in range(7, REMEMBERED + 7)]
    await store.close()


async def test_a_full_disk_refuses_what_it_cannot_keep_and_takes_more_when_there_is_room(db: Path) -> None:
    store = SqliteStore(db)
    await store.create(row(), [], limit=5)
    pages = await store._writer.do(lambda db: int(db.execute("PRAGMA page_count").fetchone()[0]))
    await store._writer.do(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchone())
    big = Entry("answer", 0, tuple(range(20_000)))

    refused = await asyncio.gather(
        *(store.append("t", n, [big], 20, None) for n in range(3)),
        store.set_seat("t", SeatRow(0, "x" * 50_000)),
        return_exceptions=True,
    )

    assert {type(result) for result in refused} == {StorageError}
    await store._writer.do(lambda db: db.execute("PRAGMA max_page_count = 100000").fetchone())
    await store.append("t", 0, [big], 21, None)
    found = await store.load("t")
    assert found is not None
    assert ([len(entry.value) for entry in found.entries], found.seats) == ([20_000], [])
    await store.close()


async def test_the_time_of_the_last_move_is_at_most_a_minute_behind(db: Path) -> None:
    store = SqliteStore(db)
    await store.create(row(touched=10), [], limit=5)
    times = []
    for number, now in enumerate((11, 69, 70, 71, 200)):
        await store.append("t", number, [ENTRY], now, None)
        found = await store.load("t")
        assert found is not None
        assert 0 <= now - found.table.touched < TOUCHED_S
        times.append(found.table.touched)
    assert times == [10, 10, 70, 70, 200]
    await store.close()


async def test_an_entry_that_does_not_follow_is_refused_and_what_is_written_beside_it_counts(db: Path) -> None:
    store = SqliteStore(db)
    for table in ("t", "u", "v"):
        await store.create(row(table), [], limit=5)
    await store.append("u", 0, [ENTRY], 20, None)

    results = await asyncio.gather(
        store.append("t", 0, [ENTRY], 20, None),
        store.append("u", 0, [ENTRY], 20, None),  # it is there already
        store.append("v", 1, [ENTRY], 20, None),  # the one before it is missing
        store.append("t", 1, [ENTRY], 20, None),
        return_exceptions=True,
    )

    assert [result is None for result in results] == [True, False, False, True]
    assert "the table has 1 entries" in str(results[1])
    assert "the table has 0 entries" in str(results[2])
    for table, count in (("t", 2), ("u", 1), ("v", 0)):
        found = await store.load(table)
        assert found is not None
        assert len(found.entries) == count
    await store.close()


def test_a_new_file_has_the_newest_version_and_an_unknown_one_is_refused(db: Path) -> None:
    SqliteStore(db)
    with sqlite3.connect(db) as raw:
        assert raw.execute("PRAGMA user_version").fetchone()[0] == len(MIGRATIONS)
        raw.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    raw.close()
    with pytest.raises(StorageError, match="knows versions up to"):
        SqliteStore(db)


async def test_a_file_of_the_first_version_opens_with_all_that_was_in_it(db: Path) -> None:
    raw = connect(db)
    migrate(raw, MIGRATIONS[:1])
    raw.execute("INSERT INTO tables VALUES ('t', 'toy', '1', '{}', 7, '{}', 'running', 10, 10, NULL, NULL, 0)")
    raw.execute("INSERT INTO seats VALUES ('t', 0, 'person', 'Ada', NULL, 'hash', 'guest', 0, 1)")
    raw.execute("INSERT INTO entries VALUES ('t', 0, 'answer', 0, '[3]')")
    raw.execute("INSERT INTO tables VALUES ('o', 'toy', '1', '{}', 7, '{}', 'over', 10, 10, '{}', 'r', 0)")
    raw.execute("INSERT INTO seats VALUES ('o', 0, 'person', 'Ada', 'random', 'hash', 'guest', 0, 1)")
    raw.execute("INSERT INTO seats VALUES ('o', 1, 'bot', '', 'greedy', NULL, NULL, 0, 0)")
    for id, tab, names in (("r", "o", '["Ada", ""]'), ("u", None, "[]"), ("s", None, "[]")):
        journal = json.dumps({"setup": {"seats": [{}, {}, {}]} if id == "u" else {}})
        row = (id, tab, "toy", "1", journal, names, None, 10)
        raw.execute("INSERT INTO replays VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
    (secret,) = raw.execute("SELECT value FROM meta WHERE key = 'secret'").fetchone()
    raw.close()

    store = SqliteStore(db)
    found = await store.load("t")
    assert found is not None
    assert found.seats == [SeatRow(0, "person", "Ada", None, "hash", "guest", 0, True, "smart", ())]
    assert ([entry.value for entry in found.entries], found.said) == ([(3,)], [])
    assert await store.secret() == secret
    replays = {id: await store.replay(id) for id in "rus"}
    assert {id: replay and (replay.names, replay.bots) for id, replay in replays.items()} == {
        "r": (["Ada", ""], [None, "greedy"]),
        "u": (["", "", ""], [None, None, None]),
        "s": ([], []),
    }
    await store.say("t", SaidRow(0, "still here"))
    found = await store.load("t")
    assert found is not None
    assert found.said == [SaidRow(0, "still here")]
    await store.close()


async def test_a_file_of_the_third_version_opens_and_nobody_has_asked_for_automatic_answers(db: Path) -> None:
    raw = connect(db)
    migrate(raw, MIGRATIONS[:3])
    raw.execute("INSERT INTO tables VALUES ('t', 'toy', '1', '{}', 7, '{}', 'running', 10, 10, NULL, NULL, 0)")
    raw.execute("INSERT INTO seats VALUES ('t', 0, 'person', 'Ada', NULL, 'hash', 'guest', 0, 1, 'pass', '[1]')")
    raw.close()

    store = SqliteStore(db)
    found = await store.load("t")
    assert found is not None
    (seat,) = found.seats
    assert seat == SeatRow(0, "person", "Ada", None, "hash", "guest", 0, True, "pass", (1,), False, False)
    wishing = SeatRow(0, "person", "Ada", None, "hash", "guest", 0, False, "pass", (1,), True, True)
    await store.set_seat("t", wishing)
    found = await store.load("t")
    assert found is not None
    assert found.seats == [wishing]
    await store.close()


async def test_a_file_of_the_sixth_version_gets_what_was_played_and_how_long_it_was(db: Path) -> None:
    """One table that cannot be read hides no other."""
    raw = connect(db)
    migrate(raw, MIGRATIONS[:6])
    for id, setup in (("a", '{"seats": [{"deck": "the-iron-men"}]}'), ("b", "[1, 2"), ("c", "[]")):
        raw.execute(
            "INSERT INTO tables"
            " (id, game, rules, setup, seed, options, state, created, touched, outcome, replay, public)"
            " VALUES (?, 'ashes', '1', ?, 7, '{}', 'over', 10, 10, '{\"winners\": [0]}', ?, 0)",
            (id, setup, id),
        )
        raw.execute(
            "INSERT INTO seats (tab, seat, kind, name, token, guest, screen, gone)"
            " VALUES (?, 0, 'person', 'Ada', 'h', 'guest', 0, 0)",
            (id,),
        )
        journal = '{"entries": [1, 2, 3]}' if id != "b" else "{"
        row = id, id, journal
        raw.execute("INSERT INTO replays VALUES (?, ?, 'ashes', '1', ?, '[\"Ada\"]', NULL, 10, '[null]')", row)
    raw.close()

    store = SqliteStore(db)
    assert [(row.table, row.plays) for row in await store.history("guest", 9)] == [("a", ["the-iron-men"])]
    replays = [await store.replay(id) for id in "abc"]
    assert [row and (row.length, row.place) for row in replays] == [(3, None), (0, None), (3, None)]
    found = await store.load("a")
    assert found is not None
    assert (found.table.rematch, found.table.place, found.table.opener) == (None, None, None)
    await store.close()


def test_a_migration_happens_whole_or_not_at_all(db: Path) -> None:
    raw = connect(db)
    migrate(raw)

    def moody(database: sqlite3.Connection) -> None:
        database.execute("ALTER TABLE tables ADD COLUMN mood TEXT")

    def broken(database: sqlite3.Connection) -> None:
        database.execute("CREATE TABLE half (x)")
        raise RuntimeError

    with pytest.raises(RuntimeError):
        migrate(raw, [*MIGRATIONS, moody, broken])
    assert raw.execute("PRAGMA user_version").fetchone()[0] == len(MIGRATIONS) + 1
    names = [name for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    assert "half" not in names
    migrate(raw, [*MIGRATIONS, moody])
    raw.close()


@pytest.mark.parametrize("damage", ["nothing like a database, at all", "torn"])
def test_a_damaged_file_is_refused_in_words(db: Path, damage: str) -> None:
    if damage == "torn":
        raw = connect(db)
        migrate(raw)
        raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        raw.close()
        whole = db.read_bytes()
        db.write_bytes(whole[:4096] + b"\xff" * 4096 + whole[8192:])
    else:
        db.write_text(damage * 200)
    with pytest.raises(StorageError, match=r"cannot be opened|damaged"):
        SqliteStore(db)


WRITER = """
import asyncio, sys
from pathlib import Path
from typing import Any
from emberhold.core.journal import Entry
from emberhold.server.store.sqlite import TOUCHED_S, SqliteStore
from emberhold.server.store.store import TableRow

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    for t in range(8):
        await store.create(TableRow(str(t), "toy", "1", {}, 7, {}, 1, "running"), [], limit=99)
    async def one(t):
        for n in range(100000):
            await store.append(str(t), n, [Entry("answer", 0, (n,))], 2, None)
            print(t, n, flush=True)
    await asyncio.gather(*(one(t) for t in range(8)))

asyncio.run(main())
"""


async def test_what_was_confirmed_survives_a_kill_in_the_middle_of_a_group(db: Path) -> None:
    command = [sys.executable, "-c", WRITER, str(db)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        confirmed: dict[str, int] = {}
        for _ in range(400):
            table, number = writer.stdout.readline().split()
            confirmed[table] = int(number)
        os.kill(writer.pid, signal.SIGKILL)
        for line in writer.stdout:
            if line.endswith("\n") and len(line.split()) == 2:
                confirmed[line.split()[0]] = int(line.split()[1])
    store = SqliteStore(db)
    for id, last in confirmed.items():
        found = await store.load(id)
        assert found is not None
        assert len(found.entries) > last
        assert [entry.value for entry in found.entries] == [(n,) for n in range(len(found.entries))]
    await store.close()


async def test_what_was_asked_for_before_the_end_is_still_done(db: Path) -> None:
    store = SqliteStore(db)
    await store.create(row(), [], limit=5)
    asked = [asyncio.ensure_future(store.append("t", number, [ENTRY], 20, None)) for number in range(3)]
    await asyncio.sleep(0)
    assert not any(append.done() for append in asked)

    await store.close()

    await asyncio.gather(*asked)
    store = SqliteStore(db)
    found = await store.load("t")
    assert found is not None
    assert len(found.entries) == 3
    await store.close()


async def test_what_comes_in_together_is_committed_together(db: Path) -> None:
    store = SqliteStore(db)
    for number in range(40):
        await store.create(row(f"t{number}"), [], limit=100)
    commits: list[int] = []
    together = store._writer._together

    def counted(db: sqlite3.Connection, batch: Any) -> None:
        commits.append(len(batch))
        together(db, batch)

    store._writer._together = counted  # type: ignore[method-assign]
    await asyncio.gather(*(store.append(f"t{number}", 0, [ENTRY], 20, None) for number in range(40)))
    await store.append("t0", 1, [ENTRY], 20, None)

    assert commits == [40, 1]
    await store.close()
