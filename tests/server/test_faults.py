"""Faults of the machine: one sentence each, in time; nothing that was told is lost, and no other table is stuck."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from emberhold.server.errors import StorageError
from emberhold.server.store import sqlite_thread
from emberhold.server.store.sqlite import SqliteStore
from emberhold.server.store.sqlite_thread import FileLock
from emberhold.server.store.store import now_seconds
from emberhold.server.tables import tables as all_tables
from tests.server.guests import FAST, PERSON, Guest, Json, new_table, open_server, play_out, seated

pytestmark = pytest.mark.usefixtures("games_installed")

BOT: Json = {"kind": "bot", "bot": "random"}


def fresh(db: Path) -> Path:
    """A database as a server leaves it."""
    with open_server(db):
        pass
    return db


def change(db: Path, sql: str, *args: Any) -> None:
    with closing(sqlite3.connect(db)) as raw, raw:
        raw.execute(sql, args)


def tables_of(client: TestClient) -> all_tables.Tables:
    found: all_tables.Tables = client.app.state.tables  # type: ignore[attr-defined]
    return found


def on_writer(client: TestClient, sql: str) -> None:
    """Do something on the connection that the server writes with."""
    store = tables_of(client).store
    assert isinstance(store, SqliteStore)
    assert client.portal is not None
    client.portal.call(store._writer.do, lambda db: db.execute(sql).fetchall())


def told(guest: Guest) -> list[Json]:
    return [event for _, message in guest.heard if message["t"] == "update" for event in message["events"]]


def question_of(message: Json) -> tuple[int, int]:
    """Who is asked what by this message."""
    there = message["decision"] if message["t"] == "update" else None
    return (-1, -1) if there is None else (message["seat"], there["number"])


def refused_move(guest: Guest, update: Json) -> None:
    guest.answer(update)
    assert guest.until("error")["code"] == "storage"


# -- before it starts --------------------------------------------------------------------------------------------


def test_only_its_owner_may_read_the_database(db: Path) -> None:
    db.touch(0o644)
    with open_server(db) as client:
        new_table(client, [PERSON, BOT])
        assert {file.stat().st_mode & 0o777 for file in db.parent.glob(f"{db.name}*")} == {0o600}


def test_a_second_server_is_refused_by_whatever_name_it_knows_the_file(db: Path) -> None:
    fresh(db)
    link = db.with_name("link.sqlite3")
    link.symlink_to(db)
    folder = db.parent.with_name(f"{db.parent.name}-link")
    folder.symlink_to(db.parent)
    lock = FileLock(db)
    for name in (db, link, folder / db.name):
        with pytest.raises(StorageError, match="Another server has"):
            FileLock(name)
    lock.release()


def test_a_missing_secret_is_said_before_anything_is_served(db: Path) -> None:
    change(fresh(db), "DELETE FROM meta WHERE key = 'secret'")
    with pytest.raises(StorageError, match=r"The secret of the database .* is missing\. Restore it"):
        SqliteStore(db)


def test_a_corrupt_page_is_said_before_anything_is_served(db: Path) -> None:
    with open_server(db) as client:
        for _ in range(40):
            new_table(client, [PERSON, BOT])
    change(db, "PRAGMA wal_checkpoint(TRUNCATE)")
    data = bytearray(db.read_bytes())
    size = int.from_bytes(data[16:18], "big")
    for page in range(3, len(data) // size):
        data[page * size : page * size + 64] = b"\xff" * 64
    db.write_bytes(data)
    with pytest.raises(StorageError, match=r"is damaged|cannot be opened"):
        SqliteStore(db)


# -- while it runs -----------------------------------------------------------------------------------------------


def test_a_full_disk_refuses_moves_in_words_and_play_goes_on_when_there_is_room(db: Path) -> None:
    with open_server(db, FAST) as client:
        # All seats are at one screen, so that every move that is refused is said here.
        table = new_table(client, [PERSON, {"kind": "shared", "name": "Bo"}], game="ashes", seed=3)
        with seated(client, table["table"], *(seat["token"] for seat in table["seats"])) as both:
            on_writer(client, "CREATE TABLE filler AS SELECT zeroblob(1) AS x")
            on_writer(client, "PRAGMA max_page_count = 1")  # it cannot be larger than it is now
            with pytest.raises(StorageError, match="full"):
                on_writer(client, "UPDATE filler SET x = zeroblob(100000)")
            answered = {(-1, -1)}
            asked: Json = {}
            news = both.hear()
            while news["t"] != "error":  # until the pages that are there are full
                place = question_of(news)
                if place not in answered:
                    answered.add(place)
                    asked = news
                    both.answer(asked)
                news = both.hear()
            assert news["code"] == "storage"
            on_writer(client, "PRAGMA max_page_count = 1000000")
            both.answer(asked)
            both.until("update", lambda m: question_of(m) not in answered)


def test_a_file_that_was_deleted_takes_no_move_that_would_be_lost(db: Path) -> None:
    with open_server(db, FAST) as client:
        table = new_table(client, [PERSON, BOT], game="ashes", seed=3)
        with seated(client, table["table"], table["seats"][0]["token"]) as ada:
            asked = ada.asked()
            before = len(told(ada))
            assert client.get("/api/health").json()["status"] == "ok"
            for file in db.parent.glob(f"{db.name}*"):
                file.unlink()
            refused_move(ada, asked)
            assert len(told(ada)) == before
            tables_of(client)._health_until = 0.0
            answer = client.get("/api/health")
            assert (answer.status_code, answer.json()["status"]) == (503, "failing")
            assert client.post("/api/tables", json={"game": "toy", "seats": [PERSON, BOT]}).json()["code"] == "storage"


def test_a_database_that_another_program_has_locked_is_waited_for(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_thread, "BUSY_S", 0.3)
    with open_server(db, FAST) as client:
        table = new_table(client, [PERSON, BOT], game="ashes", seed=3)
        with seated(client, table["table"], table["seats"][0]["token"]) as ada:
            asked = ada.asked()
            with closing(sqlite3.connect(db, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                refused_move(ada, asked)
                other.execute("ROLLBACK")
            ada.answer(asked)
            assert ada.until("update", lambda m: m["seat"] == 0)


@pytest.mark.parametrize(
    "wrong",
    [
        "UPDATE tables SET setup = '{' WHERE id = ?",
        "UPDATE tables SET options = 'none' WHERE id = ?",
        "UPDATE tables SET options = '[]' WHERE id = ?",
        "UPDATE seats SET muted = '7' WHERE tab = ?",
        "UPDATE tables SET game = 'chess' WHERE id = ?",
        "UPDATE entries SET value = '{' WHERE n = 0 AND tab = ?",
        "UPDATE entries SET value = '[99, 99, 99]' WHERE n = 0 AND tab = ?",
        "UPDATE entries SET n = n + 1 WHERE n = (SELECT max(n) FROM entries) AND tab = ?",
        "DELETE FROM seats WHERE tab = ?",
    ],
)
def test_a_row_that_cannot_be_read_keeps_no_other_table_from_going_on(db: Path, wrong: str) -> None:
    with open_server(db, FAST) as client:
        laid = [new_table(client, [PERSON, PERSON], game="ashes", seed=3) for _ in range(3)]
        for table in laid:
            with seated(client, table["table"], *(seat["token"] for seat in table["seats"])) as ada:
                for _ in range(2):
                    asked = ada.until("update", lambda m: m["decision"] is not None)
                    ada.answer(asked)
                ada.until("update")
        public = new_table(client, [PERSON, {"kind": "open"}], options={"public": True})
    newest = laid[-1]["table"]
    change(db, wrong, newest)
    with open_server(db, FAST) as client:
        tables = tables_of(client)
        for table in laid[:2]:
            assert client.get(f"/api/tables/{table['table']}").json()["state"] == "running"
            with seated(client, table["table"], table["seats"][0]["token"]) as ada:
                assert ada.until("welcome")["readonly"] is None
        assert {table["table"] for table in laid[:2]} <= set(tables.loaded)
        assert [one["table"] for one in client.get("/api/tables").json()] == [public["table"]]
        answer = client.get(f"/api/tables/{newest}")
        assert answer.status_code in (200, 503)
        assert answer.status_code == 200 or answer.json()["code"] == "storage"


def test_a_clock_that_jumps_stops_nobody(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The wall clock decides only which tables are old; who comes back goes on."""
    with open_server(db, FAST) as client:
        table = new_table(client, [PERSON, BOT])
        token = table["seats"][0]["token"]
        real = now_seconds
        for jump in (400 * 24 * 3600, -400 * 24 * 3600):
            monkeypatch.setattr(all_tables, "now_seconds", lambda jump=jump: real() + jump)
            assert client.portal is not None
            client.portal.call(tables_of(client).sweep)
            with seated(client, table["table"], token) as ada:
                ada.answer(ada.asked())
        with seated(client, table["table"], token) as ada:
            assert play_out(ada)["replay"]


def test_the_rematch_is_the_same_after_a_restart(db: Path) -> None:
    with open_server(db, FAST) as client:
        table = new_table(client, [PERSON, BOT])
        token = table["seats"][0]["token"]
        with seated(client, table["table"], token) as ada:
            play_out(ada)
            ada.send("rematch", seat=0)
            again = ada.until("rematch")["table"]
    with open_server(db, FAST) as client, seated(client, table["table"], token) as ada:
        ada.send("rematch", seat=0)
        assert ada.until("rematch")["table"] == again
