"""A match that has ended, looked at over HTTP: only what is new is sent, and a position can be taken away."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from emberhold.core.journal import Journal
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from emberhold.scenario import ScenarioError, load, run
from emberhold.server.tables import replays
from tests.server.guests import PERSON, Json, new_table


def played(game: str, most: int = 10_000) -> Journal:
    """A match by chance, in which now and then something is taken back; or its first choices, and then they give up."""
    spec = load_game(game)
    match, rng = spec.new(spec.setups(2)[0], 3), Rng(5)
    while match.outcome is None:
        if match.answered >= most:
            match.concede(0)
        elif match.answered > 2 and rng.below(5) == 0:
            match.rewind(match.answered - 1 - rng.below(2))
        else:
            decision = match.pending[0]
            match.answer(decision.seats[0], decision, str(rng.below(decision.count)))
    return match.journal()


def uploaded(client: TestClient, journal: Journal) -> str:
    answer = client.post("/api/replays", content=journal.dumps())
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["replay"]
    return id


def at(client: TestClient, replay: str, n: int, **query: int) -> Json:
    answer = client.get(f"/api/replays/{replay}/at/{n}", params=query)
    assert answer.status_code == 200, answer.text
    body: Json = answer.json()
    return body


@pytest.mark.usefixtures("games_installed")
def test_a_client_that_holds_the_events_of_one_step_is_sent_what_is_new_at_another() -> None:
    """Whatever step they come from: forward, back, and over what was taken back."""
    journal = played("toy", most=14)
    assert sum(entry.what == "undo" for entry in journal.entries) > 1
    text, last = journal.dumps(), len(journal.entries)

    def told(n: int, since: int, after: int | None) -> Json:
        found = replays.at(text, n, 0, since, after)
        assert found is not None
        body: Json = json.loads(found)
        return body

    whole = [told(n, 0, None)["events"] for n in range(last + 1)]
    sent = 0
    for n in range(last + 1):
        for after in {max(0, n - 1), min(last, n + 1), 0, last}:
            held = whole[after]
            new = told(n, len(held), after)
            assert held[: new["since"]] + new["events"] == whole[n]
            sent += len(new["events"]) if after == n - 1 else 0
    assert sent < sum(map(len, whole)) / 2


def test_the_same_over_http(client: TestClient) -> None:
    replay = uploaded(client, played("toy"))
    first = at(client, replay, 2, seat=1)
    on = at(client, replay, 3, seat=1, since=len(first["events"]), after=2)
    assert on["since"] == len(first["events"])
    assert first["events"] + on["events"] == at(client, replay, 3, seat=1)["events"]


@pytest.mark.parametrize("game", ["toy", "ashes", "aeons-end"])
def test_any_step_can_be_taken_away_as_a_scenario_that_runs(client: TestClient, tmp_path: Path, game: str) -> None:
    journal = played(game, most=9)
    replay = uploaded(client, journal)
    for to in (0, 4, len(journal.entries)):
        answer = client.get(f"/api/replays/{replay}/scenario", params={"to": to})
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-type"] == "application/yaml; charset=utf-8"
        assert f'filename="emberhold-{game}-{to}.yaml"' in answer.headers["content-disposition"]
        file = tmp_path / f"{to}.yaml"
        file.write_text(answer.text, encoding="utf-8")
        assert run(load(file)).problems == []


def test_there_is_no_scenario_of_what_is_not_there_or_goes_on(client: TestClient) -> None:
    journal = played("ashes", most=2)
    replay = uploaded(client, journal)
    for to, code in ((-1, "unknown-entry"), (len(journal.entries) + 1, "unknown-entry"), ("x", "bad-message")):
        assert client.get(f"/api/replays/{replay}/scenario", params={"to": to}).json()["code"] == code
    table = new_table(client, [PERSON, {"kind": "shared"}], game="ashes")["table"]
    answer = client.get(f"/api/replays/{table}/scenario", params={"to": 0})
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-replay")
    assert client.get(f"/api/tables/{table}").json()["replay"] is None


@pytest.mark.usefixtures("games_installed")
def test_what_cannot_be_written_as_a_scenario_is_said(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """The words come from the process that tries; here it is asked in this one, where the test can be in the way."""

    def refuse(*_: object) -> str:
        raise ScenarioError("Two cards are alike.")

    monkeypatch.setattr("emberhold.scenario.scenario_of", refuse)
    journal = played("toy")
    assert replays.position(journal.dumps(), 1) == ("", "Two cards are alike.")

    async def here(_key: str, work: Callable[..., object], *args: object) -> object:
        return work(*args)

    replay = uploaded(client, journal)
    monkeypatch.setattr(client.app.state.tables.services.bot_pool, "run_long", here)  # type: ignore[attr-defined]
    answer = client.get(f"/api/replays/{replay}/scenario", params={"to": 1})
    assert (answer.status_code, answer.json()["code"], answer.json()["detail"]) == (
        409,
        "scenario",
        "Two cards are alike.",
    )


def test_a_step_that_goes_wrong_is_said_and_the_others_are_shown(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    replay = uploaded(client, played("toy"))
    whole = replays.at

    def wrong(text: str, n: int, *more: Any) -> bytes | None:
        if n == 2:
            raise ZeroDivisionError
        return whole(text, n, *more)

    async def here(_key: str, work: Callable[..., object], *args: object) -> object:
        return work(*args)

    monkeypatch.setattr(replays, "at", wrong)
    monkeypatch.setattr(client.app.state.tables.services.bot_pool, "run_long", here)  # type: ignore[attr-defined]
    answer = client.get(f"/api/replays/{replay}/at/2")
    assert (answer.status_code, answer.json()["code"]) == (500, "step-broken")
    assert at(client, replay, 3)["n"] == 3
