"""Who joins by a link chooses for their own seat, and for no other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.server.guests import OPEN, PERSON, new_table, open_server, seated

Json = dict[str, Any]
MAGES = {"chosen": {"seats": [{"mage": "claudia"}, {"mage": "gygar"}, {"mage": "rhia"}]}}


def setup_of(client: TestClient, table: str) -> Json:
    """The set-up of a table as the server has it in memory and in its store."""
    tables = client.app.state.tables  # type: ignore[attr-defined]
    setup: Json = client.portal.call(tables.find, table).row.setup  # type: ignore[union-attr]
    stored = client.portal.call(tables.store.load, table)  # type: ignore[union-attr]
    assert stored.table.setup == setup
    return setup


def offered(client: TestClient, table: str, seat: int, **chosen: object) -> dict[str, Json]:
    answer = client.post(f"/api/tables/{table}/choices", json={"seat": seat, "chosen": chosen})
    assert answer.status_code == 200, answer.text
    assert all(choice["seat"] == seat for choice in answer.json()["choices"])
    return {choice["name"]: choice for choice in answer.json()["choices"]}


def values(choice: Json) -> list[object]:
    return [value["value"] for value in choice["values"]]


def join(client: TestClient, table: str, seat: int | None = None, **chosen: object) -> tuple[int, Json]:
    answer = client.post(f"/api/tables/{table}/join", json={"name": "Bo", "seat": seat, "chosen": chosen})
    return answer.status_code, answer.json()


def test_a_mage_is_proposed_and_another_can_be_chosen(client: TestClient) -> None:
    table = new_table(client, [PERSON, OPEN], "aeons-end", chosen={"seats": [{"mage": "claudia"}, {"mage": "gygar"}]})
    mage = offered(client, table["table"], 1)["mage"]
    assert (mage["default"], mage["drawn"]) == ("gygar", False)
    assert "claudia" not in values(mage), "every player takes a different mage (SETUP-02)"
    assert {"gygar", "rhia"} <= set(values(mage))
    status, joined = join(client, table["table"], mage="rhia")
    assert status == 200
    assert [seat["mage"] for seat in setup_of(client, table["table"])["seats"]] == ["claudia", "rhia"]
    with seated(client, table["table"], joined["token"]) as bo:
        assert [player["mage"] for player in bo.until("update")["view"]["players"]] == ["claudia", "rhia"]


def test_who_chooses_nothing_gets_what_is_proposed(client: TestClient) -> None:
    table = new_table(client, [PERSON, OPEN], "aeons-end", chosen={"seats": [{"mage": "claudia"}, {"mage": "gygar"}]})
    assert join(client, table["table"])[0] == 200
    assert [seat["mage"] for seat in setup_of(client, table["table"])["seats"]] == ["claudia", "gygar"]


def test_treasures_are_left_to_chance_or_chosen_by_who_joins(client: TestClient) -> None:
    """What is drawn for others is drawn around what somebody names, no matter who comes first (TREASURE-08)."""
    seats: list[Json] = [{"mage": "claudia", "treasures": "random"}, {"mage": "gygar", "treasures": "random"}]
    more: Json = {"nemesis": "fenrix", "treasure": "random", "upgraded": "random-4"}
    table = new_table(client, [PERSON, OPEN], "aeons-end", chosen={"seats": seats, **more})
    treasures = offered(client, table["table"], 1)["treasures"]
    assert (treasures["default"], values(treasures)) == ("random", [[], "random"])
    assert {"random-level-1", "random-level-3", "xaxos-pyre"} < {item["value"] for item in treasures["items"]}
    status, joined = join(client, table["table"], treasures=["xaxos-pyre", "random-level-3"])
    assert status == 200
    setup = setup_of(client, table["table"])
    assert [seat["treasures"] for seat in setup["seats"]] == ["random", ["xaxos-pyre", "random-level-3"]]
    assert (setup["treasure"], setup["upgraded"]) == ("random", "random-4")
    with seated(client, table["table"], joined["token"]) as bo:
        view = bo.until("update")["view"]
    worn = [player["treasures"] for player in view["players"]]
    assert [len(own) for own in worn] == [1, 1]
    assert worn[0] != worn[1]
    assert len(view["treasures"]) == 1


def test_what_somebody_has_is_refused_in_words_and_changes_nothing(client: TestClient) -> None:
    table = new_table(client, [PERSON, OPEN, OPEN], "aeons-end", **MAGES)
    before = setup_of(client, table["table"])
    status, problem = join(client, table["table"], 1, mage="claudia")
    assert (status, problem["code"], problem["text"]["id"]) == (409, "choice-taken", "server-error-choice-taken")
    assert setup_of(client, table["table"]) == before
    assert [seat["kind"] for seat in client.get(f"/api/tables/{table['table']}").json()["seats"]] == [
        *("person", "open", "open")
    ]
    assert join(client, table["table"], 1, mage="sahala")[0] == 200


def test_what_is_only_proposed_for_an_empty_seat_is_exchanged(client: TestClient) -> None:
    table = new_table(client, [PERSON, OPEN, OPEN], "aeons-end", **MAGES)
    assert "rhia" in values(offered(client, table["table"], 1)["mage"])
    assert join(client, table["table"], 1, mage="rhia")[0] == 200
    assert [seat["mage"] for seat in setup_of(client, table["table"])["seats"]] == ["claudia", "rhia", "gygar"]
    assert offered(client, table["table"], 2)["mage"]["default"] == "gygar"
    assert join(client, table["table"], 2, mage="rhia")[1]["code"] == "choice-taken"
    assert join(client, table["table"], 2)[0] == 200
    assert client.get(f"/api/tables/{table['table']}").json()["state"] == "running"


@pytest.mark.parametrize(
    ("chosen", "words"),
    [
        ({"mage": "nobody"}, "nobody"),
        ({"mage": 7}, "mage"),
        ({"mage": ["gygar"]}, "mage"),
        ({"nemesis": "fenrix"}, "no choice 'nemesis' for a seat"),
        ({"seats": [{"mage": "rhia"}]}, "no choice 'seats' for a seat"),
        ({"board": {}}, "no choice 'board' for a seat"),
    ],
)
def test_what_is_not_ones_own_choice_is_refused(client: TestClient, chosen: Json, words: str) -> None:
    table = new_table(client, [PERSON, OPEN], "aeons-end", chosen={"seats": [{"mage": "claudia"}, {"mage": "gygar"}]})
    before = setup_of(client, table["table"])
    status, problem = join(client, table["table"], 1, **chosen)
    assert (status, problem["code"]) == (422, "setup")
    assert words in problem["detail"]
    assert setup_of(client, table["table"]) == before


def test_a_seat_that_is_taken_can_neither_be_chosen_for_nor_asked_about(client: TestClient) -> None:
    table = new_table(client, [PERSON, OPEN, OPEN], "aeons-end", **MAGES)
    for seat, code in ((0, "seat-taken"), (3, "unknown-seat"), (-1, "unknown-seat")):
        asked = client.post(f"/api/tables/{table['table']}/choices", json={"seat": seat})
        assert asked.json()["code"] == code
        assert join(client, table["table"], seat, mage="sahala")[1]["code"] == code
    assert [seat["mage"] for seat in setup_of(client, table["table"])["seats"]] == ["claudia", "gygar", "rhia"]


def test_a_deck_is_chosen_and_its_first_five_follow_it(client: TestClient) -> None:
    five = ["anchornaut", "hammer-knight", "iron-worker", "one-hundred-blades", "protect"]
    seats = [{"deck": "the-iron-men"}, {"deck": "the-iron-men", "first_five": five}]
    table = new_table(client, [PERSON, OPEN], "ashes", setup={"seats": seats})
    choices = offered(client, table["table"], 1)
    assert choices["deck"]["default"] == "the-iron-men"
    assert [choice["default"] for name, choice in choices.items() if name != "deck"] == [five]
    other = offered(client, table["table"], 1, deck="the-snakes-in-silver")
    assert [choice["default"] for name, choice in other.items() if name != "deck"] != [five]
    assert join(client, table["table"], 1, deck="the-snakes-in-silver")[0] == 200
    assert setup_of(client, table["table"])["seats"] == [seats[0], {"deck": "the-snakes-in-silver"}]


def test_two_players_may_have_the_same_deck(client: TestClient) -> None:
    table = new_table(client, [PERSON, OPEN], "ashes", chosen={"seats": [{"deck": "the-iron-men"}]})
    assert join(client, table["table"], deck="the-iron-men")[0] == 200


def test_a_sealed_deck_is_proposed_without_being_told(client: TestClient) -> None:
    seats = [{"deck": "the-iron-men"}, {"deck": "the-snakes-in-silver"}]
    for lists, told in (("open", "the-snakes-in-silver"), ("sealed", None)):
        table = new_table(client, [PERSON, OPEN], "ashes", setup={"seats": seats}, options={"lists": lists})
        deck = offered(client, table["table"], 1)["deck"]
        assert deck["default"] == told
        answer = client.post(f"/api/tables/{table['table']}/choices", json={"seat": 1}).text
        assert ('"default":"the-' in answer) == (lists == "open")


def test_a_game_without_choices_for_seats_has_none(client: TestClient) -> None:
    table = new_table(client, [PERSON, OPEN])
    assert offered(client, table["table"], 1) == {}
    assert join(client, table["table"], 1, deck="any")[1]["code"] == "setup"
    assert join(client, table["table"], 1)[0] == 200


def test_what_was_chosen_outlives_the_server(tmp_path: Path) -> None:
    with open_server(tmp_path / "db") as client:
        table = new_table(client, [PERSON, OPEN, OPEN], "aeons-end", **MAGES)
        assert join(client, table["table"], 2, mage="sahala")[0] == 200
    with open_server(tmp_path / "db") as client:
        assert [seat["mage"] for seat in setup_of(client, table["table"])["seats"]] == ["claudia", "gygar", "sahala"]
        assert join(client, table["table"], 1, mage="sahala")[1]["code"] == "choice-taken"
        assert join(client, table["table"], 1, mage="rhia")[0] == 200
    with open_server(tmp_path / "db") as client:
        assert [seat["mage"] for seat in setup_of(client, table["table"])["seats"]] == ["claudia", "rhia", "sahala"]
