"""Faults by the real thing: a process that is killed, a disk without room, a page that is broken, a clock that jumps.

Each fault is one sentence, nothing that was told is lost, other tables go on. `test_faults` and `test_bot_pool` have
the faults that need no process of their own.
"""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from emberhold.server.http import run
from emberhold.server.limits import Limits
from emberhold.server.store.sqlite_thread import FileLock
from emberhold.server.store.store import now_seconds
from tests.server.guests import FAST, PERSON, Json, new_table, open_server, play_out, put_table, seated
from tests.server.processes import Process, serving
from tests.server.test_faults import change, fresh, tables_of
from tests.server.test_pauses import PACE, blast, position
from tests.server.test_shares import journal_of_a_match
from tests.server.test_under_attack import sit

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("games_installed")]

DAYS = 24 * 3600
ALONE = {"game": "aeons-end", "seats": [PERSON]}


# -- before it starts --------------------------------------------------------------------------------------------


def no_secret(db: Path) -> Path:
    change(fresh(db), "DELETE FROM meta WHERE key = 'secret'")
    return db


def junk(db: Path) -> Path:
    db.write_bytes(b"no database at all " * 1000)
    return db


def folder(db: Path) -> Path:
    db.mkdir()
    return db


def linked(db: Path) -> Path:
    link = fresh(db).with_name("link.sqlite3")
    link.symlink_to(db)
    return link


def with_two_names(db: Path) -> Path:
    os.link(fresh(db), db.with_name("copy.sqlite3"))
    return db


@pytest.mark.parametrize(
    ("lay", "says"),
    [
        (no_secret, "The secret of the database"),
        (junk, "cannot be opened: file is not a database"),
        (folder, "is a folder, not a file"),
        (linked, "Another server has"),
        (with_two_names, "has a second name"),
    ],
)
def test_what_is_wrong_at_the_start_is_one_sentence(db: Path, lay: Callable[[Path], Path], says: str) -> None:
    file = lay(db)
    lock = FileLock(db) if lay is linked else None
    command = [sys.executable, "-m", "emberhold", "serve", "--port", "0", "--quiet", "--db", str(file)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=30)
    if lock is not None:
        lock.release()
    assert (ended.returncode, ended.stdout) == (1, "")
    (line,) = ended.stderr.splitlines()
    assert says in line


def test_the_connections_fit_the_files_that_may_be_open(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    allowed, said = [256, 1024], list[Json]()

    def raise_to(_: int, limits: tuple[int, int]) -> None:
        allowed[0] = limits[0]

    monkeypatch.setattr(resource, "getrlimit", lambda _: tuple(allowed))
    monkeypatch.setattr(resource, "setrlimit", raise_to)
    monkeypatch.setattr(run, "log", lambda event, **facts: said.append({"event": event, **facts}))

    assert run.fitting_files(Limits(connections=500)).connections == 500
    assert (allowed[0], said) == (500 + run.OTHER_FILES, [])

    allowed[0] = 256
    fitted = run.fitting_files(Limits(connections=2000, seated_reserve=500))
    assert (fitted.connections, fitted.seated_reserve, allowed[0]) == (824, 206, 1024)
    assert said == [{"event": "connections-limited", "connections": 824, "files": 1024}]


# -- a process of its own ----------------------------------------------------------------------------------------


def hear(line: ClientConnection, *kinds: str) -> Json:
    while True:
        message: Json = json.loads(line.recv(timeout=20))
        if message["t"] in kinds and (message["t"] != "update" or message["decision"]):
            return message


def move(line: ClientConnection, asked: Json) -> Json:
    """Answer, and hear what comes of it."""
    decision = asked["decision"]
    key = decision["options"][0]["key"]
    line.send(json.dumps({"t": "answer", "seat": 0, "number": decision["number"], "key": key}))
    return hear(line, "update", "error")


def health(server: Process) -> tuple[int, str]:
    answer = server.ask(b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    return answer.status, json.loads(answer.body)["status"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux limits the files of another process")
def test_a_disk_without_room_and_then_a_kill_lose_nothing_that_was_told(db: Path) -> None:
    import resource

    told: list[Json] = []
    with serving(db, "--quiet") as server, ExitStack() as guests:
        made = [server.post("/api/tables", ALONE) for _ in range(2)]
        lines = [guests.enter_context(sit(server, table)) for table in made]
        asked = [move(line, hear(line, "update")) for line in lines]
        pid = server.process.pid
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, before[1]))  # no file may grow beyond this
        for line, question in zip(lines, asked, strict=True):
            assert move(line, question)["code"] == "storage"
        assert health(server) == (503, "failing")
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
        for line, question in zip(lines, asked, strict=True):
            told.append(move(line, question))
            assert told[-1]["t"] == "update"
        time.sleep(2.1)  # an answer about the health counts for two seconds
        assert health(server) == (200, "ok")
        server.process.kill()
        server.process.wait(20)
    with serving(db, "--quiet") as server:
        for table, last in zip(made, told, strict=True):
            with sit(server, table) as line:
                back = hear(line, "update")
                assert (back["view"], back["decision"]) == (last["view"], last["decision"])
                assert move(line, back)["t"] == "update"


def test_a_server_that_is_killed_again_and_again_loses_no_move_and_no_table() -> None:
    command = [sys.executable, "-m", "tools.crash_test", "--tables", "4", "--kills", "2", "--finish", "60"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=200, cwd=Path(__file__).parents[2])
    found = json.loads(ended.stdout)
    assert (ended.returncode, found["moves_lost"], found["stuck"]) == (0, 0, [])
    assert found["kills"] == 2
    assert found["events_told"] > 50


def test_who_never_says_hello_is_not_waited_for(db: Path) -> None:
    with serving(db, "--quiet", "--limit", "hello_s=0.5") as server:
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/x/ws", proxy=None, open_timeout=20) as line:
            with pytest.raises(ConnectionClosed) as closed:
                line.recv(timeout=15)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
        assert health(server) == (200, "ok")


# -- while it runs -----------------------------------------------------------------------------------------------


def test_a_broken_page_is_one_problem_and_health_says_so(db: Path) -> None:
    text = journal_of_a_match()
    with open_server(db) as client:
        made = new_table(client, [PERSON, {"kind": "bot", "bot": "random"}])
        replay = client.post("/api/replays", content=text).json()["replay"]
        change(db, "UPDATE replays SET journal = ?", text.ljust(30_000))  # so long that its pages form a chain
        with closing(sqlite3.connect(db)) as raw:
            raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        break_page(db, text[-60:].encode())
        with seated(client, made["table"], made["seats"][0]["token"]) as ada:
            asked = ada.asked()
            assert client.get("/api/health").json()["status"] == "ok"
            answer = client.get(f"/api/replays/{replay}")
            assert (answer.status_code, answer.json()["code"]) == (503, "storage")
            tables_of(client)._health_until = 0.0
            answer = client.get("/api/health")
            assert (answer.status_code, answer.json()["status"]) == (503, "failing")
            moves = 0
            while moves < 4:  # all other pages are fine, and moves go there
                known = asked["decision"]["number"]
                ada.answer(asked)
                while asked["decision"]["number"] == known:
                    asked = ada.asked()
                moves += 1


def break_page(db: Path, has: bytes) -> None:
    """Break the page with these bytes: the next page of its chain is one that is not there."""
    data = bytearray(db.read_bytes())
    size = int.from_bytes(data[16:18], "big")
    start = data.index(has) // size * size
    data[start : start + 4] = b"\xff" * 4
    with db.open("r+b") as file:
        file.seek(start)
        file.write(data[start : start + 4])


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes are stopped by signals")
def test_a_bot_that_hangs_is_said_once_and_all_tables_go_on(
    client: TestClient, capfd: pytest.CaptureFixture[str]
) -> None:
    pool = tables_of(client).services.bot_pool
    bot = {"kind": "bot", "bot": "greedy"}
    with_bot = new_table(client, [PERSON, bot])
    without = new_table(client, [PERSON, {"kind": "shared", "name": "Bo"}])
    with seated(client, with_bot["table"], with_bot["seats"][0]["token"]) as ada:
        asked = ada.asked()
        assert client.portal is not None
        client.portal.call(pool.ready, with_bot["table"], "toy", ["greedy"])
        assert pool._pools[0] is not None
        (pid,) = pool._pools[0]._processes
        os.kill(pid, signal.SIGSTOP)
        pool.patience = 1.5
        ada.answer(asked)
        tokens = [seat["token"] for seat in without["seats"]]
        with seated(client, without["table"], *tokens) as both:
            answered = {(-1, -1)}
            while (news := both.hear())["t"] != "over":
                asked_of = news.get("decision") and (news["seat"], news["decision"]["number"])
                if asked_of and asked_of not in answered:
                    answered.add(asked_of)
                    both.answer(news)
        with suppress(ProcessLookupError):
            os.kill(pid, 0)
        assert play_out(ada)["replay"]
    assert "Traceback" not in capfd.readouterr().err


def jump(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + seconds)


@pytest.mark.parametrize("days", [400, -400])
def test_a_pause_takes_its_time_whatever_the_clock_on_the_wall_says(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, days: int
) -> None:
    id, a, b = put_table(client, "ashes", position("golden-veil"), PACE)
    with seated(client, id, a) as ada, seated(client, id, b) as bo:
        bo.until("update")
        ada.until("presence", lambda m: m["seats"][1]["connected"])
        began = blast(ada)
        asked = bo.until("update", lambda m: bool(m["decision"]) and m["decision"]["kind"] == "window")
        jump(monkeypatch, days * DAYS)
        assert 0 < asked["clock"]["deadline_ms"] <= PACE
        ada.until("update", lambda m: m["view"] is not None and m["clock"]["pause_ms"] == 0)
        assert PACE / 1000 - 0.05 <= ada.heard[-1][0] - began < 10 * PACE / 1000


@pytest.mark.parametrize("days", [400, -400])
def test_nothing_is_old_because_the_clock_has_jumped(db: Path, monkeypatch: pytest.MonkeyPatch, days: int) -> None:
    with open_server(db, FAST) as client:
        over, going = (new_table(client, [PERSON, {"kind": "bot", "bot": "random"}]) for _ in range(2))
        with seated(client, over["table"], over["seats"][0]["token"]) as ada:
            replay = play_out(ada)["replay"]
        before = now_seconds()
        jump(monkeypatch, days * DAYS)
        assert abs(now_seconds() - before) > 399 * DAYS
        assert client.portal is not None
        client.portal.call(tables_of(client).sweep)
        assert client.get(f"/api/replays/{replay}").status_code == 200
        assert client.get(f"/api/tables/{over['table']}").json()["state"] == "over"
        assert client.get(f"/api/tables/{going['table']}").json()["state"] == "running"
        with seated(client, going["table"], going["seats"][0]["token"]) as ada:
            assert play_out(ada)["replay"]
