"""The HTTP side: what there is, how it is described, what every answer carries."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import schemathesis.specs.openapi.schemas  # now: Python 3.11 cannot parse files in two threads at once
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, settings

from emberhold.core.registry import load_game
from emberhold.server.http import static
from emberhold.server.http.app import ServerConfig, make_app
from emberhold.server.limits import Limits
from tests.server.guests import OPEN, PERSON, new_table


def test_what_there_is(client: TestClient) -> None:
    assert client.get("/api/health").json()["status"] == "ok"
    games = {game["name"]: game for game in client.get("/api/games").json()}
    assert games["ashes"]["players"] == [2, 4]
    assert ["seats", 1, "deck"] in [choice["path"] for choice in games["ashes"]["choices"]]
    assert ["nemesis"] in [choice["path"] for choice in games["aeons-end"]["choices"]]
    assert len(client.get("/api/games/ashes/content").json()) >= 78
    assert client.get("/api/games/ashes/rules").json()[0]["id"]
    assert "core" in client.get("/api/texts").json()["files"]["en"]
    assert "server-error-stale" in client.get("/api/texts/en/core.ftl").text


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/chess/content",
        "/api/games/chess/rules",
        "/api/texts/en/..%2f..%2fsecret.ftl",
        "/api/texts/xx/core.ftl",
        "/api/tables/none",
        "/api/tables/none/journal",
        "/api/replays/none",
        "/api/replays/none/at/0",
        "/api/none",
    ],
)
def test_what_there_is_not(client: TestClient, path: str) -> None:
    answer = client.get(path)

    assert answer.status_code == 404
    assert answer.json()["text"]["id"].startswith("server-error-unknown")


@pytest.mark.parametrize(
    ("form", "code"),
    [
        ({"game": "chess", "seats": []}, "unknown-game"),
        ({"game": "toy", "seats": [PERSON]}, "seats"),
        ({"game": "toy", "seats": [PERSON, {"kind": "bot", "bot": "hal"}]}, "unknown-bot"),
        ({"game": "toy", "seats": [PERSON, OPEN], "setup": {"decks": 3}}, "setup"),
        ({"game": "ashes", "seats": [PERSON, OPEN], "setup": {"board": {}}}, "setup"),
        ({"game": "ashes", "seats": [PERSON, OPEN, OPEN], "setup": {"seats": [{"deck": "the-iron-men"}] * 2}}, "setup"),
        ({"game": "toy", "seats": [PERSON, OPEN], "options": {"pace_ms": -1}}, "setup"),
        ({"game": "toy", "seats": [PERSON, OPEN], "seed": -1}, "setup"),
        ({"game": "toy", "seats": "two"}, "bad-message"),
        ({"game": "toy", "seats": [], "cheat": True}, "bad-message"),
    ],
)
def test_a_table_that_cannot_be(client: TestClient, form: Any, code: str) -> None:
    answer = client.post("/api/tables", json=form)

    assert answer.json()["code"] == code
    assert 400 <= answer.status_code < 500


def test_what_is_no_match_becomes_no_replay(client: TestClient) -> None:
    """Neither by these rules nor by others."""
    journal = {"format": 1, "game": "ashes", "rules": "0", "seed": 1, "setup": {}, "entries": []}
    current = {"rules": load_game("ashes").rules_version}
    for wrong in ("", "{", "[]", json.dumps(journal), json.dumps(journal | current)):
        answer = client.post("/api/replays", content=wrong)
        assert (answer.status_code, answer.json()["code"]) == (422, "journal")


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/health", "/api/none", "/assets/none.js"])
def test_every_answer_is_strict_about_where_things_come_from(client: TestClient, path: str) -> None:
    headers = client.get(path).headers

    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert (headers["x-content-type-options"], headers["referrer-policy"]) == ("nosniff", "no-referrer")


def test_the_client_is_served_where_it_is_built_and_explained_where_not(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static, "static_folder", lambda: tmp_path / "static")
    missing = client.get("/t/abc")
    assert (missing.status_code, "make page" in missing.text) == (503, True)

    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<!doctype html>here")
    (tmp_path / "static" / "assets" / "a-1.js").write_text("1")
    (tmp_path / "secret.txt").write_text("no")
    assert client.get("/t/abc").text == client.get("/").text == "<!doctype html>here"
    assert "immutable" in client.get("/assets/a-1.js").headers["cache-control"]
    assert client.get("/assets/a-2.js").status_code == 404
    assert client.get("/..%2fsecret.txt").text != "no"


def test_a_table_tells_no_hashes(client: TestClient) -> None:
    table = new_table(client, [PERSON, OPEN])
    told = client.get(f"/api/tables/{table['table']}").text

    assert table["seats"][0]["token"] not in told
    assert set(json.loads(told)["seats"][0]) == {"seat", "name", "kind", "connected", "bot", "conceded", "left"}


def make_described(file: Path) -> Any:
    limits = Limits(requests_per_s=1e6, requests_burst=1e6)
    return make_app(ServerConfig(file, limits, processes=1))


def test_the_description_is_true(tmp_path: Path) -> None:
    """Whatever fits the description, and much that does not, is answered as it says."""
    app = make_described(tmp_path / "described.sqlite3")
    schema = schemathesis.openapi.from_asgi("/api/openapi.json", app)

    for result in schema.get_all_operations():
        run(result.ok())  # type: ignore[union-attr]


def run(operation: Any) -> None:
    from hypothesis import given

    @settings(max_examples=8, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def check(case: Any) -> None:
        answer = case.call()
        assert answer.status_code < 500
        case.validate_response(answer, checks=[schemathesis.checks.not_a_server_error])

    check()
