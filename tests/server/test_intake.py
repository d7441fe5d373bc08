"""Reading a connection: a piece at a time, and no faster than its address may be read."""

from __future__ import annotations

import asyncio
import time
from typing import cast

import pytest

from emberhold.server.http.admission import Admission
from emberhold.server.http.intake import PIECE, Intake
from emberhold.server.http.protocols import GuardedConfig, SocketConnection
from emberhold.server.http.rate_limit import RateLimiter
from emberhold.server.limits import Limits, changed


class Transport:
    """Remembers whether it reads."""

    def __init__(self) -> None:
        self.reads = True
        self.closing = False

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def is_closing(self) -> bool:
        return self.closing


class Desk:
    """A connection whose pieces take a known time to read."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, piece_ms: float = 0.0, share: RateLimiter | None = None
    ) -> None:
        self.transport = Transport()
        self.read: list[bytes] = []
        self.stopped = False
        self.busy = 0.0
        self.piece_ms = piece_ms
        self.share = share or RateLimiter(100.0, 10.0)
        monkeypatch.setattr("emberhold.server.http.intake.thread_time", lambda: self.busy)
        transport = cast(asyncio.Transport, self.transport)
        self.intake = Intake(self.share, "1.2.3.4", transport, self._take, lambda: self.stopped)

    def _take(self, data: bytes) -> None:
        self.read.append(data)
        self.busy += self.piece_ms / 1000


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time passes for the shares, so that tests do not hang on how fast this machine is."""
    began = time.monotonic()
    monkeypatch.setattr("emberhold.server.http.intake.monotonic", lambda: began)


async def rounds() -> None:
    for _ in range(40):
        await asyncio.sleep(0)


async def test_what_is_small_is_read_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(monkeypatch, piece_ms=0.1)
    for _ in range(50):
        desk.intake.came(b"x")
    assert (len(desk.read), desk.transport.reads) == (50, True)


async def test_what_is_long_is_read_in_pieces_and_others_come_in_between(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(monkeypatch, piece_ms=2.0, share=RateLimiter(1.0, 100.0))
    data = bytes(range(256)) * 24
    desk.intake.came(data)
    assert (len(desk.read), desk.transport.reads) == (1, False)
    desk.intake.came(b"more")  # somebody let it read on meanwhile
    await rounds()
    assert b"".join(desk.read) == data + b"more"
    assert max(map(len, desk.read)) == PIECE
    assert desk.transport.reads


async def test_an_address_that_has_had_its_share_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(monkeypatch, piece_ms=15.0, share=RateLimiter(5.0, 10.0))
    desk.intake.came(b"one")  # 5 ms more than its share, at 5 ms a second
    assert not desk.transport.reads
    desk.intake.came(b"two")
    await rounds()
    assert desk.read == [b"one"]
    async with asyncio.timeout(20):
        while desk.read != [b"one", b"two"]:
            await asyncio.sleep(0.05)


async def test_all_connections_of_an_address_have_one_share(monkeypatch: pytest.MonkeyPatch) -> None:
    first = Desk(monkeypatch, piece_ms=15.0)
    first.intake.came(b"one")
    second = Desk(monkeypatch, share=first.share)
    second.intake.came(b"two")
    assert (second.read, second.transport.reads) == ([b"two"], False)
    other = Desk(monkeypatch)
    other.intake.came(b"three")
    assert other.transport.reads


async def test_what_takes_no_time_is_read_at_once_however_long_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(monkeypatch, piece_ms=0.01)
    desk.intake.came(bytes(9 * PIECE))
    assert (len(desk.read), desk.transport.reads) == (9, True)


async def test_it_does_not_read_on_where_reading_was_stopped_for_another_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = Desk(monkeypatch, piece_ms=2.0, share=RateLimiter(1.0, 100.0))
    desk.stopped = True
    desk.intake.came(bytes(3 * PIECE))
    await rounds()
    assert (len(desk.read), desk.transport.reads) == (3, False)


async def test_after_its_end_nothing_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(monkeypatch, piece_ms=2.0, share=RateLimiter(1.0, 100.0))
    desk.intake.came(bytes(3 * PIECE))
    desk.intake.end()
    desk.intake.came(b"more")
    await rounds()
    assert len(desk.read) == 1


async def test_a_connection_that_closes_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(monkeypatch, piece_ms=2.0, share=RateLimiter(1.0, 100.0))
    desk.transport.closing = True
    desk.intake.came(bytes(3 * PIECE))
    await rounds()
    assert (len(desk.read), desk.transport.reads) == (1, True)


class Coming:
    """A connection from this address."""

    stopped_reading = staticmethod(lambda: False)

    def __init__(self, port: int) -> None:
        self.client = ("192.0.2.1", port)
        self.transport = Transport()


@pytest.mark.parametrize(("proxies", "reads"), [((), False), (("192.0.2.1",), True)])
async def test_each_connection_of_a_named_proxy_has_a_share(
    monkeypatch: pytest.MonkeyPatch, proxies: tuple[str, ...], reads: bool
) -> None:
    used = 0.0

    def spend(seconds: float) -> None:
        nonlocal used
        used += seconds

    monkeypatch.setattr("emberhold.server.http.intake.thread_time", lambda: used)
    limits = changed(Limits(), {"address_reading_ms_burst": 0.5})
    config = GuardedConfig("app", limits, Admission(limits, proxies))
    first, second = Coming(1), Coming(2)
    busy = config.intake(cast(SocketConnection, first), lambda _: spend(0.001))
    other = config.intake(cast(SocketConnection, second), lambda _: None)
    busy.came(b"what takes long")
    other.came(b"what takes no time")
    assert (first.transport.reads, second.transport.reads) == (False, reads)
    busy.end()
    other.end()
