"""Journals of matches by other rules: they are looked at as far as their answers fit, and nobody goes on with them."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from tests.server.guests import FAST, OPEN, PERSON, Json, new_table, open_server

WRONG = ["answer", 0, [987654321]]


def finished() -> Match:
    """A short battle at one table, to its end."""
    spec = load_game("aeons-end")
    match, rng = spec.new(spec.setups(1)[0], 3), Rng(3)
    while match.pending:
        decision = match.pending[0]
        match.answer(decision.seats[0], decision, str(rng.below(decision.count)))
    return match


@pytest.fixture(scope="module")
def journal() -> Json:
    """The journal of a finished match, as if it had been played by other rules."""
    raw: Json = json.loads(finished().journal().dumps())
    return raw | {"rules": "1"}


def upload(client: TestClient, journal: Json) -> str:
    made = client.post("/api/replays", content=json.dumps(journal))
    assert made.status_code == 201, made.text
    id: str = made.json()["replay"]
    return id


def test_a_journal_of_other_rules_is_shown_to_its_end_if_it_fits(client: TestClient, journal: Json) -> None:
    current = upload(client, journal | {"rules": load_game("aeons-end").rules_version})
    old = upload(client, journal)

    info = client.get(f"/api/replays/{old}").json()

    last = len(journal["entries"])
    assert (info["readonly"], info["rules_version"], info["fits"], info["entries"]) == (True, "1", last, last)
    twin = client.get(f"/api/replays/{current}").json()
    assert (twin["readonly"], twin["fits"], twin["outcome"]) == (False, last, info["outcome"])
    for n in (0, last // 2, last):
        assert client.get(f"/api/replays/{old}/at/{n}").json() == client.get(f"/api/replays/{current}/at/{n}").json()


def test_a_journal_of_other_rules_is_shown_as_far_as_it_fits(client: TestClient, journal: Json) -> None:
    half = len(journal["entries"]) // 2
    entries = [*journal["entries"][:half], WRONG, *journal["entries"][half:]]

    id = upload(client, journal | {"entries": entries})

    info = client.get(f"/api/replays/{id}").json()
    assert (info["fits"], info["entries"], info["outcome"]) == (half, len(entries), None)
    assert client.get(f"/api/replays/{id}/at/{half}").json()["n"] == half
    assert client.get(f"/api/replays/{id}/at/{half + 1}").json()["code"] == "unknown-entry"
    kept = client.get(f"/api/replays/{id}/journal").json()
    assert (kept["rules"], kept["entries"]) == ("1", entries)


def test_the_same_journal_by_these_rules_is_refused(client: TestClient, journal: Json) -> None:
    broken = journal | {"rules": load_game("aeons-end").rules_version, "entries": [*journal["entries"], WRONG]}
    answer = client.post("/api/replays", content=json.dumps(broken))
    assert (answer.status_code, answer.json()["code"]) == (422, "journal")


@pytest.mark.parametrize("entries", [[], [WRONG]])
def test_a_journal_of_other_rules_that_fits_nowhere_is_refused(
    client: TestClient, journal: Json, entries: list[object]
) -> None:
    answer = client.post("/api/replays", content=json.dumps(journal | {"entries": entries}))
    assert (answer.status_code, answer.json()["code"]) == (422, "journal")
    assert "The rules have changed since" in answer.json()["detail"]
    assert "none of its answers fit" in answer.json()["detail"]


@pytest.mark.parametrize("version", ["", "\ud800", "\x1b[2J", "1" * 41])
def test_rules_that_name_no_version_are_refused(client: TestClient, journal: Json, version: str) -> None:
    answer = client.post("/api/replays", content=json.dumps(journal | {"rules": version}))
    assert (answer.status_code, answer.json()["code"]) == (422, "journal")
    assert "no usable 'rules'" in answer.json()["detail"]


def test_nobody_is_invited_to_a_table_of_other_rules(db: Path, client: TestClient) -> None:
    ids = [new_table(client, [PERSON, OPEN], options={"public": True})["table"] for _ in range(2)]
    with sqlite3.connect(db) as raw:
        raw.execute("UPDATE tables SET rules = '0' WHERE id = ?", (ids[0],))
    raw.close()
    with open_server(db, FAST) as second:
        assert [table["table"] for table in second.get("/api/tables").json()] == [ids[1]]
        answer = second.post(f"/api/tables/{ids[0]}/join", json={"name": "Bo"})
        assert (answer.status_code, answer.json()["code"]) == (409, "readonly")


def test_a_position_by_other_rules_is_no_scenario_by_these(client: TestClient, journal: Json) -> None:
    answer = client.get(f"/api/replays/{upload(client, journal)}/scenario", params={"to": 1})
    assert (answer.status_code, answer.json()["code"]) == (409, "scenario")
    assert "played by rules version 1" in answer.json()["detail"]


@pytest.mark.parametrize(
    ("column", "value", "code"), [("game", "chess", "unknown-game"), ("journal", None, "unknown-entry")]
)
def test_a_replay_that_cannot_be_set_up_any_more_says_so(
    db: Path, client: TestClient, journal: Json, column: str, value: str | None, code: str
) -> None:
    """Its game is gone, or its set-up is none by these rules."""
    id = upload(client, journal)
    value = value or json.dumps(journal | {"setup": {"seats": []}})
    with sqlite3.connect(db) as raw:
        raw.execute(f"UPDATE replays SET {column} = ?", (value,))
    raw.close()
    with open_server(db, FAST) as second:
        info = second.get(f"/api/replays/{id}").json()
        assert (info["readonly"], info["fits"]) == (True, None)
        assert second.get(f"/api/replays/{id}/at/0").json()["code"] == code
        assert second.get(f"/api/replays/{id}/journal").status_code == 200
