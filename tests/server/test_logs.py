"""The log goes where it was told to, and nothing of it stays behind when the server ends."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from emberhold.server.errors import StorageError
from emberhold.server.http import run
from emberhold.server.http.app import ServerConfig
from emberhold.server.logs import LINES, LOGGER, log, logged_to


def test_a_log_is_written_for_as_long_as_the_block_lasts() -> None:
    stream = io.StringIO()
    with logged_to(stream):
        log("seen", table="t")
    log("unseen")
    (line,) = stream.getvalue().splitlines()
    assert {"event": "seen", "table": "t"}.items() <= json.loads(line).items()


def test_a_server_that_cannot_start_leaves_the_log_as_it_was(tmp_path: Path) -> None:
    """Otherwise every later line goes to a stream that is closed by then, and each one complains about that."""
    before = (LOGGER.level, list(LOGGER.handlers))
    (tmp_path / "folder").mkdir()
    with pytest.raises(StorageError, match="cannot be opened"):
        run.run("127.0.0.1", 0, ServerConfig(tmp_path / "folder"), lambda _: None)
    assert (LOGGER.level, list(LOGGER.handlers)) == before


def test_what_repeats_very_often_becomes_one_line_with_a_count() -> None:
    out = io.StringIO()
    with logged_to(out):
        for number in range(5000):
            log("connection-refused", reason="share", ms=number)
        log("started")
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    refused = [line for line in lines if line["event"] == "connection-refused"]
    assert len(refused) == LINES + 1
    assert refused[-1]["more"] == 5000 - LINES
    assert len(lines) == LINES + 2, "what happens once has its line"
