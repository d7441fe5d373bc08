"""What `make wire-bench` counts."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import wire_bench
from tools.wire import OpenServer

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="processor time is read from /proc"),
]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[OpenServer]:
    found = OpenServer(tmp_path / "bench.sqlite3")
    yield found
    found.kill()


async def test_a_crowd_of_two_tables_is_counted(server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire_bench, "WARM_S", 0.5)

    found = await wire_bench.crowd(server, "ashes", 2, 1.0, None, compressed=True)

    assert found["moves"] > 10
    assert found["frames_per_move"] > 1, "both people at a table are told about most moves"
    assert 0 < found["wire_bytes_per_move"] < found["bytes_per_move"], "frames are compressed for those who ask for it"
    assert found["p50_ms"] <= found["p99_ms"]
    assert found["moves_per_cpu_s"] > 0


async def test_without_compression_the_wire_carries_every_byte(
    server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire_bench, "WARM_S", 0.5)

    found = await wire_bench.crowd(server, "aeons-end", 1, 0.5, None, compressed=False)

    assert found["wire_bytes_per_move"] > found["bytes_per_move"]


async def test_the_time_of_the_processes_of_bots_counts_too(
    server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire_bench, "WARM_S", 0.5)
    alone = server.processes()
    before = server.cpu_s()

    await wire_bench.crowd(server, "aeons-end", 1, 1.0, "greedy", compressed=True)

    assert len(server.processes()) > len(alone) == 1
    assert server.cpu_s() > before > 0
