"""What can be chosen for a set-up, over HTTP: all of what the game declares, and a table made from it."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from emberhold.core.registry import load_game
from tests.reachable import ways

PERSON = {"kind": "person", "name": "Ada"}
BOT = {"kind": "bot", "bot": "random"}


def ask(client: TestClient, game: str, players: int, chosen: dict[str, object]) -> list[dict[str, Any]]:
    answer = client.post(f"/api/games/{game}/choices", json={"players": players, "chosen": chosen})
    assert answer.status_code == 200
    found: list[dict[str, Any]] = answer.json()["choices"]
    return found


def journal_setup(client: TestClient, table: str) -> Any:
    """The set-up of a table as it is kept."""
    tables = client.app.state.tables  # type: ignore[attr-defined]
    return client.portal.call(tables.find, table).row.setup  # type: ignore[union-attr]


@pytest.mark.parametrize("game", ["aeons-end", "ashes"])
def test_everything_that_a_game_declares_is_told(client: TestClient, game: str) -> None:
    spec = load_game(game)
    for players in range(spec.players[0], spec.players[1] + 1):
        for chosen in ({}, *(chosen for _, chosen in list(ways(spec, players))[::9])):
            told = ask(client, game, players, chosen)
            declared = spec.choices(players, chosen)
            assert [tuple(choice["path"]) for choice in told] == [choice.path for choice in declared]
            for choice, original in zip(told, declared, strict=True):
                assert [value["word"] for value in choice["values"]] == [offered.word for offered in original.values]
                assert [item["value"] for item in choice["items"]] == [item.value for item in original.items]
                assert (choice["kind"], choice["default"]) == (original.kind, original.default)
                assert (choice["closed"] is None) == (not original.closed)


def test_what_is_possible_depends_on_what_was_chosen(client: TestClient) -> None:
    def mages(chosen: dict[str, object]) -> list[str]:
        second = next(c for c in ask(client, "aeons-end", 2, chosen) if c["path"] == ["seats", 1, "mage"])
        return [value["word"] for value in second["values"]]

    assert "gygar" in mages({})
    assert "gygar" not in mages({"seats": [{"mage": "gygar"}]})


@pytest.mark.parametrize("players", [0, 5, -1])
def test_a_number_of_players_that_there_is_not(client: TestClient, players: int) -> None:
    answer = client.post("/api/games/aeons-end/choices", json={"players": players})
    assert (answer.status_code, answer.json()["code"]) == (422, "seats")
    assert client.post("/api/games/aeons-end/choices", json={"players": 1}).status_code == 200
    assert client.post("/api/games/chess/choices", json={"players": 1}).status_code == 404


@pytest.mark.parametrize(
    "chosen",
    [
        {"seats": [{"mage": ["gygar"], "treasures": [[]]}], "market": {"a": []}},
        {"seats": "all", "market": 3, "free_mix": "yes"},
        {"seats": [None, [1]]},
        {"seats": [{"deck": {"cards": [{}, []], "first_five": 3}}]},
        {"seats": [{"deck": {"cards": {"a": {}}}}, {"deck": ["x"]}]},
    ],
)
def test_nonsense_is_taken_for_nothing(client: TestClient, chosen: dict[str, object]) -> None:
    for game in ("aeons-end", "ashes"):
        assert ask(client, game, 2, chosen)


def test_a_table_is_laid_with_what_was_chosen(client: TestClient) -> None:
    chosen = {"seats": [{"mage": "lost"}], "nemesis": "fenrix", "harder": True, "upgraded": []}
    body = {"game": "aeons-end", "seats": [PERSON, BOT], "chosen": chosen, "seed": 4}
    made = client.post("/api/tables", json=body)
    assert made.status_code == 201
    setup = journal_setup(client, made.json()["table"])
    assert (setup["nemesis"], setup["harder"], setup["upgraded"]) == ("fenrix", True, [])
    assert setup["seats"][0] == {"mage": "lost"}
    assert setup["seats"][1]["mage"] != "lost"
    assert setup["market"] == "random"


@pytest.mark.parametrize(
    ("more", "detail"),
    [
        ({"chosen": {"nemesis": "magoth"}}, "Did you mean 'maggoth'?"),
        ({"chosen": {"nemeses": "maggoth"}}, "setup: unknown key 'nemeses'"),
        ({"chosen": {"board": {}}}, "setup: unknown key 'board'"),
        ({"chosen": {"market": ["exogranite"]}}, "setup.market: a market has 9 piles, not 1 (MARKET-01)."),
        ({"chosen": {}, "setup": {}}, "not both"),
    ],
)
def test_what_cannot_be_laid_is_said(client: TestClient, more: dict[str, object], detail: str) -> None:
    answer = client.post("/api/tables", json={"game": "aeons-end", "seats": [PERSON, BOT], **more})
    assert (answer.status_code, answer.json()["code"]) == (422, "setup")
    assert detail in answer.json()["detail"]


def test_something_deep_is_refused_in_words(client: TestClient) -> None:
    deep: object = "x"
    for _ in range(400):
        deep = [deep]
    for deck in ({"cards": deep}, deep):
        chosen: dict[str, object] = {"seats": [{"deck": deck}]}
        answer = client.post("/api/tables", json={"game": "ashes", "seats": [PERSON, BOT], "chosen": chosen})
        assert (answer.status_code, answer.json()["code"]) == (422, "setup")
        assert ask(client, "ashes", 2, chosen)


def test_presets_are_told_and_can_be_sent_as_they_are(client: TestClient) -> None:
    sent: list[str] = []
    for game in client.get("/api/games").json():
        for preset in game["presets"]:
            seats = [PERSON, *([BOT] * (game["usual"] - 1))]
            body = {"game": game["name"], "seats": seats, "chosen": preset["chosen"]}
            assert client.post("/api/tables", json=body).status_code == 201
            sent.append(f"{game['name']} {preset['name']}")
    assert sent == ["aeons-end first-game", "aeons-end as-in-an-expedition", "ashes first-game"]
