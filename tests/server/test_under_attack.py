"""One anonymous client does its worst, on loopback and for a bounded time; other tables notice nothing of it."""

from __future__ import annotations

import json
import socket
import statistics
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from tests.server.processes import Process, raw, serving
from tests.server.test_shares import journal_of_a_match

pytestmark = pytest.mark.slow

PERSON = {"kind": "person", "name": "Ada"}
BOT = {"kind": "bot", "bot": "random"}
FREE = ("--limit", "work_burst=1e6", "--limit", "messages_per_s=1e6", "--limit", "messages_burst=1e6")


@contextmanager
def sit(server: Process, made: Any) -> Iterator[ClientConnection]:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/ws"
    with connect(address, proxy=None, max_size=None, open_timeout=20) as line:
        line.send(json.dumps({"t": "hello", "v": 1, "tokens": [made["seats"][0]["token"]]}))
        yield line


def until(line: ClientConnection, t: str) -> Any:
    while True:
        message = json.loads(line.recv(timeout=20))
        if message["t"] == t:
            return message


def pings(line: ClientConnection, count: int) -> list[float]:
    times = []
    for _ in range(count):
        began = time.perf_counter()
        line.send('{"t":"ping"}')
        until(line, "pong")
        times.append(time.perf_counter() - began)
        time.sleep(0.005)
    return times


def test_no_table_waits_for_an_upload_or_a_replay(tmp_path: Path) -> None:
    """Measured against the work itself: whoever waited for one piece of it would wait as long as it takes."""
    text = journal_of_a_match().encode()
    upload = (
        b"POST /api/replays HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: %d\r\n\r\n" % len(text) + text
    )
    with serving(tmp_path / "tables.sqlite3", *FREE) as server:
        made = server.post("/api/tables", {"game": "ashes", "seats": [PERSON, BOT]})
        replay = json.loads(server.ask(upload, 60.0).body)["replay"]
        took: list[float] = []

        def attack() -> None:
            look = f"GET /api/replays/{replay}/at/50 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode()
            for data in (upload, look) * 4:
                began = time.perf_counter()
                assert server.ask(data, 60.0).status in (200, 201)
                took.append(time.perf_counter() - began)

        with sit(server, made) as ada:
            until(ada, "welcome")
            attackers = [threading.Thread(target=attack) for _ in range(2)]
            for attacker in attackers:
                attacker.start()
            times = pings(ada, 60)
            for attacker in attackers:
                attacker.join()
    assert len(took) == 16
    assert statistics.median(times) < statistics.median(took) / 4


def test_connections_that_say_nothing_keep_nobody_out(tmp_path: Path) -> None:
    limits = ("--limit", "connections=40", "--limit", "seated_reserve=10", "--limit", "request_s=30")
    with serving(tmp_path / "tables.sqlite3", *limits) as server, ExitStack() as idle:
        made = [server.post("/api/tables", {"game": "ashes", "seats": [PERSON, BOT]}) for _ in range(2)]
        with sit(server, made[0]) as ada:
            asked = until(ada, "update")
            for _ in range(120):
                idle.enter_context(raw(server.port))
            ada.send('{"t":"ping"}')
            until(ada, "pong")
            while asked["decision"] is None:
                asked = until(ada, "update")
            key = asked["decision"]["options"][0]["key"]
            ada.send(json.dumps({"t": "answer", "seat": 0, "number": asked["decision"]["number"], "key": key}))
            until(ada, "update")
            with sit(server, made[1]) as bo:  # and somebody new gets in
                until(bo, "welcome")
            assert server.get("/api/health")["status"] == "ok"


def test_one_address_gets_its_share_of_connections_and_no_more(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite3", "--limit", "address_connections=10") as server, ExitStack() as idle:
        for _ in range(10):
            idle.enter_context(raw(server.port))
        time.sleep(0.2)
        with closing(socket.create_connection(("127.0.0.1", server.port), 5)) as line:
            assert b"503" in line.recv(4096)
        idle.close()
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            answer = server.ask(b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            if answer.status == 200:
                break
            time.sleep(0.05)
        assert answer.status == 200
    assert "connection-refused" in {line["event"] for line in server.lines}


def test_only_a_named_proxy_says_whose_request_it_is(tmp_path: Path) -> None:
    """Behind a proxy everybody has a share of their own; without one, what somebody writes there counts for nothing."""
    limits = ("--limit", "requests_burst=1", "--limit", "requests_per_s=0.001")
    for options, wanted in (((), [422, 429, 429]), (("--proxy", "127.0.0.1"), [422, 422, 429])):
        with serving(tmp_path / f"{len(options)}.sqlite3", *limits, *options) as server:
            got = []
            for who in ("192.0.2.1", "192.0.2.2", "192.0.2.2"):
                head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {who}\r\n"
                got.append(server.ask(f"{head}Content-Length: 1\r\nConnection: close\r\n\r\n{{".encode()).status)
            assert got == wanted


PINGS = b"\x89\x80\0\0\0\0" * 20_000
UPGRADE = (
    "GET /api/tables/{}/ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def taken(db: Path, per_s: float) -> int:
    """How many bytes of answers somebody gets who sends pings for two seconds, while others are answered as ever."""
    limits = [f"--limit=address_reading_ms_{what}={per_s}" for what in ("per_s", "burst")]
    over = threading.Event()
    got = 0

    def flood(port: int, table: str) -> None:
        nonlocal got
        with socket.create_connection(("127.0.0.1", port), 5, source_address=("127.0.9.9", 0)) as line:
            line.sendall(UPGRADE.format(table).encode())
            line.settimeout(0.05)
            while not over.is_set():
                with suppress(TimeoutError):
                    line.send(PINGS)
                with suppress(TimeoutError):
                    got += len(line.recv(1 << 20))

    with serving(db, "--quiet", *FREE, *limits) as server:
        made = server.post("/api/tables", {"game": "ashes", "seats": [PERSON, BOT]})
        attack = threading.Thread(target=flood, args=(server.port, made["table"]))
        with sit(server, made) as ada:
            attack.start()
            try:
                ends = time.monotonic() + 2
                while time.monotonic() < ends:
                    pings(ada, 3)
            finally:
                over.set()
                attack.join()
    return got


def test_very_many_pings_are_read_only_as_fast_as_one_address_may_be_read(tmp_path: Path) -> None:
    """Measured against a server whose host has lifted the limit."""
    assert 0 < taken(tmp_path / "a.sqlite3", 5) < taken(tmp_path / "b.sqlite3", 1e9) / 3
