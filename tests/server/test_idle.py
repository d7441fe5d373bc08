"""Tables that nobody looks at: out of memory, later in the archive, and back when somebody comes."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from emberhold.core.registry import load_game
from emberhold.server.limits import Limits
from emberhold.server.tables.tables import Tables
from tests.server.guests import FAST, OPEN, PERSON, Json, new_table, open_server, put_table, seated

BOT = {"kind": "bot", "bot": "random"}
AGES = 10_000_000


@pytest.fixture
def idle(db: Path, games_installed: None) -> Iterator[TestClient]:  # noqa: ARG001 - it must come first
    """A server that puts away at once what nobody looks at."""
    limits = Limits(unload_s=0.0, archive_s=AGES // 2, messages_per_s=1e6, messages_burst=1e6, tables=5)
    with open_server(db, limits) as client:
        yield client


def tables_of(client: TestClient) -> Tables:
    tables: Tables = client.app.state.tables  # type: ignore[attr-defined]
    return tables


def sweep(client: TestClient) -> None:
    assert client.portal is not None
    client.portal.call(tables_of(client).sweep)


def age(db: Path, table: str, seconds: int = AGES) -> None:
    """Nobody has touched the table for ages."""
    with sqlite3.connect(db) as raw:
        assert raw.execute("UPDATE tables SET touched = touched - ? WHERE id = ?", (seconds, table)).rowcount == 1
    raw.close()


def played(client: TestClient) -> tuple[str, str, Json]:
    """A table where three answers were given; the fourth question waits."""
    table = new_table(client, [PERSON], game="aeons-end")
    token = table["seats"][0]["token"]
    with seated(client, table["table"], token) as ada:
        for _ in range(3):
            ada.answer(ada.asked())
        last = ada.asked()
    while tables_of(client).loaded[table["table"]].seats.connections:
        time.sleep(0.001)
    return table["table"], token, last


def test_an_unloaded_table_goes_on_for_somebody_who_comes_back(idle: TestClient) -> None:
    id, token, before = played(idle)
    assert id in tables_of(idle).loaded

    sweep(idle)

    assert id not in tables_of(idle).loaded
    with seated(idle, id, token) as ada:
        back = ada.until("update")
        assert (back["view"], back["decision"]) == (before["view"], before["decision"])
        ada.answer(back)
        assert ada.asked()["decision"]["number"] > before["decision"]["number"]


def test_a_table_that_is_looked_at_is_not_unloaded(idle: TestClient) -> None:
    id, _, _ = played(idle)
    with seated(idle, id) as someone:
        someone.until("update")
        sweep(idle)
        assert id in tables_of(idle).loaded
        someone.send("ping")
        someone.until("pong")


def test_an_archived_table_says_so_and_its_own_people_go_on(idle: TestClient, db: Path) -> None:
    id, token, before = played(idle)
    age(db, id)
    sweep(idle)
    assert idle.get(f"/api/tables/{id}").json()["state"] == "archived"

    with seated(idle, id) as someone:
        welcome = someone.until("welcome")
        assert welcome["readonly"]["id"] == "server-readonly-archived"
        assert welcome["seats"][0]["name"] == "Ada"
        with seated(idle, id, token) as ada:
            assert ada.until("welcome")["readonly"] is None
            back = ada.until("update")
            assert (back["view"], back["decision"]) == (before["view"], before["decision"])
            # Somebody who was told that nothing happens here is sent to look again.
            assert someone.closed() == 1012
            ada.answer(back)
            ada.asked()
    assert idle.get(f"/api/tables/{id}").json()["state"] == "running"
    sweep(idle)
    assert idle.get(f"/api/tables/{id}").json()["state"] == "running"


def test_an_archived_table_with_open_seats_takes_nobody_until_its_owner_is_back(idle: TestClient, db: Path) -> None:
    table = new_table(idle, [PERSON, OPEN])
    id = table["table"]
    age(db, id)
    sweep(idle)

    join = idle.post(f"/api/tables/{id}/join", json={"name": "Bo"})
    assert (join.status_code, join.json()["code"]) == (409, "readonly")
    with seated(idle, id, table["seats"][0]["token"]) as ada:
        assert ada.until("welcome")["readonly"] is None
        assert idle.post(f"/api/tables/{id}/join", json={"name": "Bo"}).status_code == 200
        ada.until("update")


def test_somebody_at_the_table_when_it_is_archived_comes_back_to_it(idle: TestClient, db: Path) -> None:
    id, token, _ = played(idle)
    with seated(idle, id, token) as ada:
        ada.asked()
        age(db, id)
        sweep(idle)
        assert ada.closed() == 1012
    with seated(idle, id, token) as ada:
        ada.answer(ada.asked())
        ada.asked()


def test_archived_tables_leave_room_for_new_ones(idle: TestClient, db: Path) -> None:
    ids = [new_table(idle, [PERSON, OPEN])["table"] for _ in range(5)]
    form = {"game": "toy", "seats": [PERSON, OPEN]}
    assert idle.post("/api/tables", json=form).json()["code"] == "too-many-tables"
    age(db, ids[0])
    sweep(idle)
    assert idle.post("/api/tables", json=form).status_code == 201


def test_where_there_is_no_room_a_table_of_days_ago_makes_some(idle: TestClient, db: Path) -> None:
    tables = [new_table(idle, [PERSON, OPEN]) for _ in range(5)]
    id, token = tables[2]["table"], tables[2]["seats"][0]["token"]
    form = {"game": "toy", "seats": [PERSON, OPEN]}
    assert idle.post("/api/tables", json=form).json()["code"] == "too-many-tables"
    age(db, id, 2 * 24 * 3600)

    assert idle.post("/api/tables", json=form).status_code == 201

    states = [idle.get(f"/api/tables/{table['table']}").json()["state"] for table in tables]
    assert states == ["open", "open", "archived", "open", "open"]
    with seated(idle, id, token) as ada:
        assert ada.until("welcome")["readonly"] is None


# -- other rules -------------------------------------------------------------------------------------------------


def test_an_unfinished_match_of_other_rules_keeps_its_people_and_its_secrets(client: TestClient) -> None:
    id, token, other = put_table(client, "ashes", {}, 0, rules="0")
    with seated(client, id, token) as ada, seated(client, id, other) as bo:
        welcome = ada.until("welcome")
        versions = {"table": {"plain": "0"}, "server": {"plain": load_game("ashes").rules_version}}
        assert welcome["readonly"] == {"id": "server-readonly-rules", "args": versions}
        assert ([seat["name"] for seat in welcome["seats"]], welcome["you"]) == (["P0", "P1"], [0])
        for t, more in (
            ("answer", {"number": 0, "key": "0"}),
            ("undo", {}),
            ("concede", {}),
            ("takeover", {"other": 1}),
            ("hold", {}),
        ):
            ada.send(t, seat=0, **more)
            assert ada.until("error")["code"] == "readonly"
        bo.send("chat", seat=1, text="what now?")
        assert ada.until("chat")["text"] == "what now?"
    journal = client.get(f"/api/tables/{id}/journal")
    assert (journal.status_code, journal.json()["code"]) == (409, "not-finished")
    info = client.get(f"/api/tables/{id}").json()
    assert (info["readonly"], info["state"], info["rules_version"]) == (True, "running", "0")


def test_a_finished_match_of_other_rules_still_says_how_it_ended_and_gives_its_journal(
    db: Path, client: TestClient
) -> None:
    table = new_table(client, [PERSON, BOT], game="ashes")
    id, token = table["table"], table["seats"][0]["token"]
    with seated(client, id, token) as ada:
        ada.asked()
        ada.send("concede", seat=0)
        over = ada.until("over")
    whole = client.get(f"/api/tables/{id}/journal").text
    with sqlite3.connect(db) as raw:
        raw.execute("UPDATE tables SET rules = '0'")
        raw.execute("UPDATE replays SET rules = '0'")
    raw.close()
    with open_server(db, FAST) as second:
        with seated(second, id, token) as ada:
            assert ada.until("welcome")["readonly"]["id"] == "server-readonly-rules-over"
            assert ada.until("over") == over
            ada.send("rematch", seat=0)
            assert ada.until("error")["code"] == "readonly"
        assert second.get(f"/api/tables/{id}/journal").text == whole
        shown = second.get(f"/api/replays/{over['replay']}").json()
        assert (shown["readonly"], shown["outcome"]) == (True, over["outcome"])
        assert shown["fits"] == shown["entries"] == len(json.loads(whole)["entries"])
        assert second.get(f"/api/replays/{over['replay']}/at/0").json()["view"]


def test_an_open_table_of_other_rules_takes_nobody(db: Path, client: TestClient) -> None:
    id = new_table(client, [PERSON, OPEN], game="ashes")["table"]
    with sqlite3.connect(db) as raw:
        raw.execute("UPDATE tables SET rules = '0'")
    raw.close()
    with open_server(db, FAST) as second:
        assert second.post(f"/api/tables/{id}/join", json={"name": "Bo"}).json()["code"] == "readonly"
