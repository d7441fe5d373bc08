"""Guests for the tests: they talk to a server as browsers do, only faster."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from emberhold.server.http.app import ServerConfig, make_app
from emberhold.server.limits import Limits, changed
from emberhold.server.store.store import SeatRow, Store, TableRow, now_seconds
from emberhold.server.tables.tables import Tables
from emberhold.server.tokens import hashed

__all__ = ["FAST", "OPEN", "PERSON", "Guest", "Json", "new_table", "open_server", "play_out", "put_table", "seated"]

Json = dict[str, Any]

FAST = changed(
    Limits(),
    {
        **dict.fromkeys(
            (
                "messages_per_s",
                "messages_burst",
                "requests_per_s",
                "requests_burst",
                "address_messages_per_s",
                "address_requests_per_s",
            ),
            1e6,
        ),
        **dict.fromkeys(("reads_per_s", "reads_burst", "work_per_s", "work_burst"), 1e6),
        **dict.fromkeys(("address_tables", "guest_tables"), 100_000),
    },
)
PERSON: Json = {"kind": "person", "name": "Ada"}
OPEN: Json = {"kind": "open"}


@contextmanager
def open_server(file: Path, limits: Limits = FAST, store: Store | None = None) -> Iterator[TestClient]:
    """A server on this database, for as long as the block lasts."""
    app = make_app(ServerConfig(file, limits, processes=1, budget=5.0), store)
    with TestClient(app) as client:
        yield client


def new_table(client: TestClient, seats: list[Json], game: str = "toy", **more: Any) -> Json:
    options = {"pace_ms": 0} | more.pop("options", {})
    answer = client.post("/api/tables", json={"game": game, "seats": seats, "options": options, **more})
    assert answer.status_code == 201, answer.text
    body: Json = answer.json()
    return body


class Guest:
    """One connection."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.heard: list[tuple[float, Json]] = []

    def send(self, t: str, **fields: Any) -> None:
        self.socket.send_json({"t": t, **fields})

    def hear(self) -> Json:
        message: Json = self.socket.receive_json()
        self.heard.append((time.monotonic(), message))
        return message

    def closed(self) -> int:
        """The code with which the connection ends; what comes before is passed over."""
        try:
            for _ in range(2000):
                self.hear()
        except WebSocketDisconnect as closed:
            return closed.code
        raise AssertionError("it stays open")

    def until(self, t: str, where: Callable[[Json], bool] = lambda _: True) -> Json:
        """The next message of this type that fits; what comes before is passed over."""
        for _ in range(2000):
            message = self.hear()
            if message["t"] == t and where(message):
                return message
        raise AssertionError(f"no {t}")

    def asked(self, seat: int = 0) -> Json:
        """The next update that asks this seat something."""
        return self.until("update", lambda m: m["seat"] == seat and m["decision"] is not None)

    def answer(self, update: Json, meaning: str | None = None, key: str | None = None) -> None:
        decision = update["decision"]
        if key is None:
            options = decision["options"]
            key = next(o["key"] for o in options if meaning is None or meaning in o["meaning"])
        self.send("answer", seat=update["seat"], number=decision["number"], key=key)


@contextmanager
def seated(client: TestClient, table: str, *tokens: str, since: dict[str, int] | None = None) -> Iterator[Guest]:
    with client.websocket_connect(f"/api/tables/{table}/ws") as socket:
        guest = Guest(socket)
        guest.send("hello", v=1, tokens=list(tokens), since=since or {})
        yield guest


def play_out(guest: Guest, seat: int = 0) -> Json:
    """Answer everything with its first option until the match is over."""
    answered = -1
    while True:
        message = guest.hear()
        if message["t"] == "over":
            return message
        if message["t"] == "update" and message["seat"] == seat and message["decision"]:
            number = message["decision"]["number"]
            if number != answered:
                answered = number
                guest.answer(message)


def put_table(
    client: TestClient,
    game: str,
    setup: Json,
    pace_ms: int,
    rules: str | None = None,
    persons: int = 2,
    bots: dict[int, str] | None = None,
) -> list[str]:
    """A running table in any position, past the door that people come in by: its id, then a token for each seat."""
    tables: Tables = client.app.state.tables  # type: ignore[attr-defined]
    tokens = [f"token-{seat}" for seat in range(persons)]
    seats = [
        SeatRow(seat, "person", f"P{seat}", None, hashed(token), hashed(f"guest-{seat}"), seat)
        for seat, token in enumerate(tokens)
    ]
    for seat, bot in (bots or {}).items():
        seats[seat] = SeatRow(seat, "bot", "", bot)
    id = f"laid-{now_seconds()}-{time.monotonic_ns()}"
    row = TableRow(
        id,
        game,
        rules or tables.services.spec(game).rules_version,
        setup,
        1,
        {"pace_ms": pace_ms},
        now_seconds(),
        "running",
    )

    async def put() -> None:
        assert await tables.store.create(row, seats, limit=10_000)

    assert client.portal is not None
    client.portal.call(put)
    return [id, *tokens]


def main_phase(guests: list[Guest]) -> tuple[int, Json]:
    """Answer everything that comes before the first main phase; whose it is, and what is asked there."""
    seat, asked = who_is_asked(guests)
    while asked["decision"]["kind"] != "main":
        guests[seat].answer(asked)
        seat, asked = who_is_asked(guests)
    return seat, asked


def who_is_asked(guests: list[Guest]) -> tuple[int, Json]:
    """Whose turn it is, and what all of them are asked first, is up to luck."""
    told = guests[0].until("update", lambda m: m["clock"]["thinking"])
    seat = told["clock"]["thinking"][0]
    return seat, told if seat == 0 else guests[seat].until("update", lambda m: heard_by(m) == heard_by(told))


def heard_by(update: Json) -> int:
    """How many events there were: nothing is hidden in Aeon's End, so each seat has heard as many as the others."""
    return int(update["since"]) + len(update["events"])
