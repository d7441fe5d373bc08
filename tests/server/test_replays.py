"""A match that has ended, looked at over HTTP: only what is new is sent, and a position can be taken away."""

from __future__ import annotations

import json

import pytest
from fastapi.testclient import TestClient

from emberhold.core.journal import Journal
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from emberhold.server import replays
from tests.server.guests import Json


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
def test_whoever_holds_the_events_of_one_step_is_sent_what_is_new_at_another() -> None:
    """Whatever step they come from: forward, back, and over what was taken back."""
    journal = played("toy")
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
