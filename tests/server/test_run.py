"""The server as a process: one address, a clean end, and nothing left behind after an end that was not."""

from __future__ import annotations

import gc
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
import weakref
from pathlib import Path
from typing import Any

import pytest

from emberhold.core.errors import EmberholdError
from emberhold.server.http import run

pytestmark = pytest.mark.slow


def start(db: Path) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-m", "emberhold", "serve", "--port", "0", "--db", str(db), "--processes", "1"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().strip()


def ask(address: str, path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address + path, data), timeout=20) as answer:
        return json.load(answer)


def test_it_says_where_it_is_and_ends_when_asked_to(db: Path) -> None:
    process, address = start(db)
    with process:
        assert address.startswith("http://127.0.0.1:")
        assert ask(address, "api/health")["status"] == "ok"
        process.terminate()
        out, err = process.communicate(timeout=20)
    assert out == ""
    lines = [json.loads(line) for line in err.splitlines()]
    assert [line["event"] for line in lines][-1] == "stopped"
    assert {line["path"] for line in lines if line["event"] == "request"} == {"/api/health"}


def test_a_port_or_a_file_that_is_taken_and_a_database_that_is_none_are_said_in_words(db: Path) -> None:
    process, address = start(db)
    port = address.rstrip("/").rpartition(":")[2]
    command = [sys.executable, "-m", "emberhold", "serve", "--db", str(db)]
    elsewhere = [*command[:-1], str(db.with_name("other.sqlite3"))]
    taken = subprocess.run([*elsewhere, "--port", port], capture_output=True, text=True, timeout=30)
    twice = subprocess.run([*command, "--port", "0"], capture_output=True, text=True, timeout=30)
    process.kill()
    process.communicate(timeout=20)
    assert (taken.returncode, "The server cannot listen" in taken.stderr) == (1, True)
    assert (twice.returncode, "Another server has" in twice.stderr) == (1, True)
    process, address = start(db)  # what a killed server held is free
    assert address.startswith("http://")
    process.terminate()
    process.communicate(timeout=20)
    other = subprocess.run([*command[:-1], "postgresql://here/x"], capture_output=True, text=True, timeout=30)
    assert (other.returncode, "SQLite" in other.stderr) == (1, True)


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are counted where the system lists them")
def test_a_server_that_is_killed_leaves_no_process_behind(db: Path) -> None:
    process, address = start(db)
    with process:
        bot = {"kind": "bot", "bot": "greedy"}
        ask(address, "api/tables", {"game": "ashes", "seats": [bot, bot]})
        children: list[int] = []
        while not children:
            time.sleep(0.05)
            children = children_of(process.pid)
        time.sleep(1.0)
        children = children_of(process.pid)
        os.kill(process.pid, signal.SIGKILL)
    until = time.monotonic() + 15
    while any(Path(f"/proc/{child}").is_dir() for child in children) and time.monotonic() < until:
        time.sleep(0.1)
    assert [child for child in children if Path(f"/proc/{child}").is_dir()] == []


def children_of(parent: int) -> list[int]:
    out = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                stat = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(stat[1]) == parent:
                out.append(int(entry.name))
    return out


def test_without_a_port_any_free_one_will_do(db: Path) -> None:
    """`make play` works beside whatever else runs on the machine; a port that was asked for is insisted on."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        listener = run._listen("127.0.0.1", port, insist=False)
        with listener:
            assert listener.getsockname()[1] not in (0, port)
        with pytest.raises(EmberholdError, match="The server cannot listen"):
            run._listen("127.0.0.1", port, insist=True)
    assert not run.answers_at(f"http://127.0.0.1:{port}/")
    process, address = start(db)
    with process:
        assert run.answers_at(address)
        process.terminate()
        process.communicate(timeout=20)


def test_without_a_page_the_terminal_is_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from emberhold.cli.commands import play, serve
    from emberhold.server.http import static

    offered: list[str] = []
    monkeypatch.setattr(static, "static_folder", lambda: tmp_path)
    monkeypatch.setattr(play, "play", lambda: offered.append("terminal"))
    monkeypatch.setattr(run, "run", lambda *_, **__: offered.append("server"))
    serve.serve(show=True, db=str(tmp_path / "db"))
    assert offered == ["terminal"]
    (tmp_path / "index.html").write_text("<!doctype html>", encoding="utf-8")
    serve.serve(show=True, db=str(tmp_path / "db"))
    assert offered == ["terminal", "server"]


def test_objects_that_only_hold_each_other_are_still_found() -> None:
    class Holder:
        def __init__(self) -> None:
            self.held = self

    before = gc.get_threshold()
    try:
        run._collect_less()
        kept = weakref.ref(Holder())
        assert kept() is not None
        piles: list[list[int]] = [[] for _ in range(2 * run.COLLECT_AFTER[0])]
        assert kept() is None, f"after {len(piles)} more objects it is gone"
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
