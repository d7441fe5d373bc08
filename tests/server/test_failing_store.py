"""A store that cannot write: nothing happens, nobody hears of it, and play goes on when it can write again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from emberhold.core.journal import Entry
from emberhold.server.errors import StorageError
from emberhold.server.store.sqlite import SqliteStore
from emberhold.server.store.store import Finish, SaidRow, SeatRow, Stored
from emberhold.server.tables import loop
from tests.server.guests import FAST, OPEN, PERSON, Guest, Json, main_phase, new_table, open_server, seated


class Unsteady(SqliteStore):
    """A store that works, until it does not."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.full = False
        self.gone = False
        self.refused = 0

    def _look(self) -> None:
        if self.full or self.gone:
            self.refused += 1
            raise StorageError("The disk is full.")

    async def append(self, table: str, number: int, entries: Sequence[Entry], now: int, finish: Finish | None) -> None:
        self._look()
        await super().append(table, number, entries, now, finish)

    async def set_seat(self, table: str, seat: SeatRow) -> None:
        self._look()
        await super().set_seat(table, seat)

    async def sit(self, table: str, seat: SeatRow, setup: dict[str, Any], now: int) -> bool:
        self._look()
        return await super().sit(table, seat, setup, now)

    async def say(self, table: str, said: SaidRow) -> None:
        self._look()
        await super().say(table, said)

    async def load(self, table: str) -> Stored | None:
        if self.gone:
            raise StorageError("The disk is gone.")
        return await super().load(table)


@pytest.fixture
def store(db: Path) -> Unsteady:
    return Unsteady(db)


@pytest.fixture
def shaky(db: Path, store: Unsteady, games_installed: None) -> Iterator[TestClient]:  # noqa: ARG001 - it must come first
    with open_server(db, FAST, store) as client:
        yield client


def two_people(client: TestClient, game: str = "toy", **more: Any) -> tuple[str, list[str]]:
    table = new_table(client, [PERSON, OPEN], game=game, **more)
    other = client.post(f"/api/tables/{table['table']}/join", json={"name": "Bo"}).json()
    return table["table"], [table["seats"][0]["token"], other["token"]]


def quiet(guest: Guest) -> list[Json]:
    """Everything that waits to be heard."""
    guest.send("ping")
    out = []
    while (message := guest.hear())["t"] != "pong":
        out.append(message)
    return out


def test_an_answer_that_cannot_be_kept_changes_nothing_and_is_told_to_nobody(
    shaky: TestClient, store: Unsteady
) -> None:
    id, tokens = two_people(shaky, "aeons-end", chosen={"seats": [{"mage": "taqren"}, {"mage": "lost"}]})
    with seated(shaky, id, tokens[0]) as ada, seated(shaky, id, tokens[1]) as bo:
        guests = [ada, bo]
        seat, before = main_phase(guests)
        me, other = guests[seat], guests[1 - seat]
        known = len(written(shaky, id))
        quiet(me)
        quiet(other)

        store.full = True
        for _ in range(2):
            me.answer(before, meaning="crystal")
            assert (me.hear()["code"], quiet(me), quiet(other)) == ("storage", [], [])
        me.send("concede", seat=seat)
        assert (me.hear()["code"], quiet(other)) == ("storage", [])
        assert shaky.get(f"/api/tables/{id}").json()["state"] == "running"

        store.full = False
        me.answer(before, meaning="crystal")
        assert me.until("update")["since"] >= before["since"]
        assert other.until("update")["view"] is not None
        assert not [m for m in quiet(me) if m["t"] == "error"]
    assert [entry.what for entry in written(shaky, id)[known:]] == ["answer"]


def written(client: TestClient, table: str) -> list[Entry]:
    return list(client.app.state.tables.loaded[table].live.match.written(0))  # type: ignore[attr-defined]


def test_what_people_set_and_say_is_refused_too_and_not_half_done(shaky: TestClient, store: Unsteady) -> None:
    id, tokens = two_people(shaky)
    with seated(shaky, id, tokens[0]) as ada:
        with seated(shaky, id, tokens[1]) as bo:
            ada.until("presence", lambda m: m["seats"][1]["connected"])
            store.full = True
            for t, more in (
                ("chat", {"text": "hello"}),
                ("mute", {"other": 0, "on": True}),
                ("auto", {"mode": "pass"}),
                ("leave", {}),
            ):
                bo.send(t, seat=1, **more)
                assert bo.until("error")["code"] == "storage"
            assert not [m for m in quiet(ada) if m["t"] in ("chat", "presence")]
            store.full = False
            bo.send("chat", seat=1, text="there you are")
            assert ada.until("chat")["text"] == "there you are"
        with seated(shaky, id, tokens[1]) as bo:
            assert bo.until("welcome")["settings"] == [
                {"seat": 1, "auto": "smart", "muted": [], "routine": False, "orders": False}
            ]
            assert [said["text"] for said in bo.heard[-1][1]["chat"]] == ["there you are"]


def test_nobody_sits_down_at_a_table_that_cannot_be_kept(shaky: TestClient, store: Unsteady) -> None:
    id = new_table(shaky, [PERSON, OPEN])["table"]
    store.full = True
    assert shaky.post(f"/api/tables/{id}/join", json={"name": "Bo"}).json()["code"] == "storage"
    store.full = False
    assert shaky.get(f"/api/tables/{id}").json()["state"] == "open"
    assert shaky.post(f"/api/tables/{id}/join", json={"name": "Bo"}).status_code == 200


def test_bots_go_on_by_themselves_when_there_is_room_again(
    shaky: TestClient, store: Unsteady, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loop, "RETRY_S", 0.01)
    bot = {"kind": "bot", "bot": "random"}
    store.full = True
    table = new_table(shaky, [bot, bot])["table"]
    with seated(shaky, table) as someone:
        someone.until("update")
        wait_until(shaky, lambda: store.refused > 3)
        assert quiet(someone) == []
        store.full = False
        assert someone.until("over")["replay"]


def test_a_table_that_is_lost_with_its_disk_is_loaded_again(
    shaky: TestClient, store: Unsteady, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("emberhold.server.tables.tables.RETRY_S", 0.05)
    table = new_table(shaky, [PERSON], game="aeons-end")
    id, token = table["table"], table["seats"][0]["token"]
    with seated(shaky, id, token) as ada:
        ada.answer(ada.asked())
        last = ada.asked()
        store.gone = True
        ada.answer(last)
        assert ada.until("error")["code"] == "storage"
        assert ada.closed() == 1012
    with seated(shaky, id, token) as ada:
        assert ada.hear()["code"] == "storage"
        assert ada.closed() == 1013
    store.gone = False
    with seated(shaky, id, token) as ada:
        back = ada.until("update")
        assert (back["view"], back["decision"]) == (last["view"], last["decision"])
        ada.answer(back)
        ada.asked()


def wait_until(client: TestClient, done: Any) -> None:
    async def wait() -> None:
        while not done():
            await asyncio.sleep(0.005)

    assert client.portal is not None
    client.portal.call(wait)
