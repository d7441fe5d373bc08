"""A series can be stopped at any time: what is done is said and kept, nothing else is left behind."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from emberhold.cli import main
from emberhold.core.journal import Journal
from emberhold.core.registry import replay

Said = pytest.CaptureFixture[str]

SHORT: Final = ("aeons-end", "--players", "1", "--bots", "greedy")
LONG: Final = ("ashes", "--bots", "greedy")


@contextlib.contextmanager
def playing(folder: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    """A series of its own process group, as a shell would start it, that has played its first game."""
    command = [sys.executable, "-m", "emberhold", "simulate", *words, "--games", "100000", "--out", str(folder)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            while not (folder / "results.jsonl").exists() or not (folder / "results.jsonl").stat().st_size:
                assert process.poll() is None
                time.sleep(0.02)
            yield process
        finally:
            if group(process.pid):
                os.killpg(process.pid, signal.SIGKILL)


def group(leader: int) -> list[str]:
    """The processes of a group that still run."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has ended meanwhile
            state, _, pgid = stat.read_text().rpartition(")")[2].split()[:3]
            found += [state] if int(pgid) == leader and state != "Z" else []
    return found


@pytest.mark.parametrize(
    ("words", "number", "whole_group", "status"),
    [
        ((*LONG, "--jobs", "2", "--json"), signal.SIGINT, True, 130),
        ((*SHORT, "--jobs", "2"), signal.SIGINT, False, 130),
        ((*SHORT, "--jobs", "1"), signal.SIGINT, True, 130),
        ((*SHORT, "--jobs", "2", "--json"), signal.SIGTERM, False, 143),
        ((*SHORT, "--jobs", "2"), signal.SIGTERM, True, 143),
    ],
)
def test_a_series_of_thinking_bots_is_interrupted(
    words: tuple[str, ...], number: int, whole_group: bool, status: int, tmp_path: Path
) -> None:
    folder = tmp_path / "out"
    with playing(folder, *words) as process:
        start = time.monotonic()
        (os.killpg if whole_group else os.kill)(process.pid, number)
        out, err = process.communicate(timeout=10)
        taken = time.monotonic() - start
        assert group(process.pid) == []
    assert (process.returncode, err) == (status, "")
    assert taken < 2
    done = [json.loads(line) for line in (folder / "results.jsonl").read_text(encoding="utf-8").splitlines()]
    assert len(done) >= 1
    if "--json" in words:
        document = json.loads(out)
        assert (document["games"], document["interrupted"], document["planned"]) == (len(done), True, 100000)
        assert sum(matchup["games"] for matchup in document["matchups"]) == len(done)
    else:
        assert out.startswith(f"{words[0]}: {len(done)} games, ")
        ending = f"Interrupted after {len(done)} of 100000 games. The same command continues from here.\n"
        assert out.endswith(ending)
    journals = sorted((folder / "journals").iterdir())
    assert {f"journals/{file.name}" for file in journals} >= {line["journal"] for line in done}
    assert not any(file.name.startswith(".") for file in journals)
    for file in journals:
        match = replay(Journal.loads(file.read_text(encoding="utf-8")))
        assert match.outcome is not None


def test_a_series_that_was_killed_leaves_no_process_and_goes_on(tmp_path: Path, capsys: Said) -> None:
    words = ("ashes", "--seed", "3")
    folder = tmp_path / "killed"
    with playing(folder, *words, "--jobs", "2") as process:
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        end = time.monotonic() + 5
        while group(process.pid) and time.monotonic() < end:
            time.sleep(0.02)
        assert group(process.pid) == []
    done = (folder / "results.jsonl").read_bytes().count(b"\n")
    games = str(done + 10)
    runs = []
    for place in (folder, tmp_path / "straight"):
        assert main(["simulate", *words, "--games", games, "--out", str(place), "--json"]) == 0
        document = json.loads(capsys.readouterr().out)
        document.pop("seconds")
        runs.append(document)
    assert runs[0] == runs[1]
    files = [
        {file.relative_to(place): file.read_bytes() for file in place.rglob("0*.json")}
        for place in (tmp_path / "straight", folder)
    ]
    assert files[0].items() <= files[1].items()
