"""All steps of a replay at once: put together again, they are what each seat saw at each step."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest
from fastapi.testclient import TestClient

from emberhold.core.registry import replay
from emberhold.server.errors import Refused
from emberhold.server.tables.all_steps import changes, steps_of
from tests.server.test_replays import played, uploaded
from tests.server.test_shares import tables_of


def applied(thing: Any, path: list[str | int], value: list[Any]) -> Any:
    """The thing with one change, as a client makes it."""
    if not path:
        return value[0]
    first, *rest = path
    copy = list(thing) if isinstance(thing, list) else dict(thing)
    if not rest and not value:
        assert isinstance(copy, dict)
        del copy[first]
    else:
        there = copy[first] if isinstance(copy, list) or first in copy else None  # type: ignore[index]
        copy[first] = applied(there, rest, value)  # type: ignore[index]
    return copy


def as_json(thing: object) -> Any:
    return json.loads(json.dumps(thing))


@pytest.mark.parametrize(("game", "most"), [("ashes", 60), ("aeons-end", 60), ("toy", 10_000)])
@pytest.mark.usefixtures("games_installed")
def test_steps_put_together_are_what_was_seen(game: str, most: int) -> None:
    journal = played(game, most)
    assert any(entry.what == "undo" for entry in journal.entries)
    whole = json.loads(steps_of(journal.dumps()))
    seats = len(whole) - 1
    size = 0
    for viewer, steps in zip((*range(seats), None), whole, strict=True):
        assert len(steps) == len(journal.entries) + 1
        view: Any = {}
        events: list[Any] = []
        for n, (found, since, fresh) in enumerate(steps):
            for path, *value in found:
                view = applied(view, path, value)
            events = events[:since] + fresh
            if n % 5 == 0 or n == len(journal.entries):
                match = replay(journal, to=n)
                assert view == as_json(match.view(viewer))
                assert events == as_json(match.events(viewer))
                size += len(json.dumps([view, events]))
    assert len(json.dumps(whole)) < size, "less than a fifth of the steps in full"


def test_nothing_is_written_where_nothing_changed() -> None:
    found: list[Any] = []
    changes({"a": [1, {"b": 2}], "c": 3, "d": True}, {"a": [1, {"b": 2}], "c": 4, "d": 1, "e": []}, (), found)
    assert found == [[["c"], 4], [["d"], 1], [["e"], []]]
    found.clear()
    changes({"a": [1, 2], "b": None}, {"a": [1]}, (), found)
    assert found == [[["b"]], [["a"], [1]]]


def test_over_http(client: TestClient) -> None:
    id = uploaded(client, played("toy"))
    entries = client.get(f"/api/replays/{id}").json()["entries"]
    found = client.get(f"/api/replays/{id}/steps").json()
    assert [len(steps) for steps in found] == [entries + 1] * 3
    assert client.get("/api/replays/nothing/steps").json()["code"] == "unknown-replay"


@pytest.mark.usefixtures("games_installed")
def test_steps_that_are_too_long_for_a_page_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    text = played("toy").dumps()
    size = len(steps_of(text))
    monkeypatch.setattr("emberhold.server.tables.all_steps.MOST_BYTES", size)
    assert len(steps_of(text)) == size
    monkeypatch.setattr("emberhold.server.tables.all_steps.MOST_BYTES", size // 2)
    with pytest.raises(Refused) as refused:
        steps_of(text)
    again = pickle.loads(pickle.dumps(refused.value))  # as it comes out of the process in which they are made
    assert (again.code, again.facts) == ("too-large", {})


@pytest.mark.parametrize(("most", "kept"), [(0, 0), (1 << 20, 1)])
def test_only_so_many_bytes_of_steps_stay_in_memory(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, most: int, kept: int
) -> None:
    monkeypatch.setattr("emberhold.server.tables.all_steps.KEPT_BYTES", most)
    id = uploaded(client, played("toy"))
    assert client.get(f"/api/replays/{id}/steps").json() == client.get(f"/api/replays/{id}/steps").json()
    assert len(tables_of(client).services.steps) == kept
