"""An expedition on the server: Barracks, battles, a friend who comes for the second one, a server that is killed."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from emberhold.games.aeons_end import match as battles
from emberhold.games.aeons_end.rules.end import win
from emberhold.games.aeons_end.state import State
from emberhold.server.store.sqlite_thread import connect
from tests.server.drafts import GREEDY, Drafters, info, new_draft, play_until_over
from tests.server.guests import OPEN, PERSON, Json, open_server, seated

NAME = "aeons-end-expedition"


def new_expedition(client: TestClient, seats: list[Json], **more: object) -> Drafters:
    return new_draft(client, seats, chain=NAME, **more)


def battle_after(client: TestClient, barracks: str, tokens: list[str]) -> str:
    table: str = play_until_over(client, barracks, tokens)["next"]
    return table


def lose(client: TestClient, battle: str, tokens: list[str]) -> str:
    table: str = play_until_over(client, battle, tokens, concede=True)["next"]
    return table


@pytest.fixture
def giving_up_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """A battle takes long, so its result is given: whoever gives up has won."""

    def won(st: State, _reason: str) -> None:
        win(st, "nemesis")

    monkeypatch.setattr(battles, "lose", won)


def test_the_list_says_what_can_be_chosen(client: TestClient) -> None:
    found = next(chain for chain in client.get("/api/chains").json() if chain["name"] == NAME)
    assert (found["game"], found["players"]) == (NAME, [1, 4])
    choices = {choice["name"]: [value["value"] for value in choice["values"]] for choice in found["choices"]}
    assert choices["expedition"] == ["the-new-age", "random", "random-short"]
    assert NAME not in [game["name"] for game in client.get("/api/games").json()]


@pytest.mark.usefixtures("giving_up_wins")
def test_barracks_battle_and_barracks_again(client: TestClient) -> None:
    people = new_expedition(client, [PERSON, GREEDY])
    tokens = list(people.tokens.values())
    barracks = info(client, people.table)
    assert barracks["game"] == NAME
    assert barracks["chain"]["state"]["nemesis"] == "maggoth"
    battle = battle_after(client, people.table, tokens)
    there = info(client, battle)
    assert (there["game"], there["chain"]["number"], there["chain"]["of"]) == ("aeons-end", 2, None)
    again = info(client, lose(client, battle, tokens))
    state = again["chain"]["state"]
    assert (again["game"], state["battle"], state["nemesis"]) == (NAME, 2, "arachnos")
    assert len(state["piles"]) == 13
    assert [line["won"] for line in state["record"]] == [True]
    assert again["chain"]["points"] == [1, 1]


def test_a_lost_battle_is_fought_again(client: TestClient) -> None:
    people = new_expedition(client, [PERSON])
    tokens = list(people.tokens.values())
    barracks = lose(client, battle_after(client, people.table, tokens), tokens)
    state = info(client, barracks)["chain"]["state"]
    assert (state["battle"], state["attempt"], state["story"]) == (1, 2, ["story-new-age-lost-1"])


@pytest.mark.usefixtures("giving_up_wins")
def test_a_friend_takes_the_seat_of_a_bot_before_the_second_battle(client: TestClient) -> None:
    people = new_expedition(client, [PERSON, GREEDY])
    tokens = list(people.tokens.values())
    battle = battle_after(client, people.table, tokens)
    refused = client.post(f"/api/tables/{battle}/join", json={"name": "Bo"})
    assert refused.json()["code"] == "seat-taken", "not in the middle of a battle"
    barracks = lose(client, battle, tokens)
    assert info(client, barracks)["chain"]["joinable"]
    joined = client.post(f"/api/tables/{barracks}/join", json={"name": "Bo"}).json()
    assert joined["seat"] == 1
    assert client.post(f"/api/tables/{barracks}/join", json={"name": "Eve"}).json()["code"] == "seat-taken"
    both = [*tokens, joined["token"]]
    second = battle_after(client, barracks, both)
    seats = info(client, second)["seats"]
    assert [(seat["name"], seat["kind"]) for seat in seats] == [("Ada", "person"), ("Bo", "person")]
    with seated(client, second, joined["token"]) as bo:
        assert bo.until("welcome")["you"] == [1]


def test_a_killed_server_goes_on_in_the_barracks_and_in_a_battle(db: Path, client: TestClient) -> None:
    people = new_expedition(client, [PERSON, OPEN])
    tokens = list(people.tokens.values())
    asked = play_until_over(client, people.table, tokens, answers=1)
    # The first server is still there and holds its files open, as one that was killed would have left them.
    with open_server(db) as second:
        with seated(second, people.table, tokens[asked["seat"]]) as one:
            assert one.until("update")["view"] == asked["view"]
        battle = battle_after(second, people.table, tokens)
        played = play_until_over(second, battle, tokens, answers=3)
        with open_server(db) as third:
            with seated(third, battle, tokens[played["seat"]]) as one:
                assert one.until("update")["view"] == played["view"]
            barracks = lose(third, battle, tokens)
            with open_server(db) as fourth:
                state = info(fourth, barracks)["chain"]["state"]
                assert [line["won"] for line in state["record"]] == [False]


def test_a_random_expedition_gets_a_code(client: TestClient) -> None:
    people = new_expedition(client, [PERSON], chosen={"expedition": "random"})
    code = info(client, people.table)["chain"]["state"]["code"]
    assert len(code) == 6
    again = new_expedition(client, [PERSON], chosen={"expedition": "random", "code": code})
    there = [info(client, one.table)["chain"]["state"] for one in (people, again)]
    assert there[0] == there[1]


def test_where_sources_differ_one_chooses(db: Path, client: TestClient) -> None:
    """How many turn cards a lone player has (TURN-04), and whether a spell has one target (CAST-09)."""
    for chosen in ({}, {"solo_player_turn_cards": 3, "one_target": True}):
        people = new_expedition(client, [PERSON], chosen=chosen)
        battle = battle_after(client, people.table, list(people.tokens.values()))
        with closing(connect(db)) as raw:
            (written,) = raw.execute("SELECT setup FROM tables WHERE id = ?", (battle,)).fetchone()
        assert {key: json.loads(written)[key] for key in chosen} == chosen
        assert ("one_target" in json.loads(written)) == bool(chosen)


def test_what_is_not_possible_is_refused_in_words(client: TestClient) -> None:
    body = {"chain": NAME, "seats": [PERSON], "chosen": {"expedition": "random", "code": "OIL"}}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 422
    assert "is no code" in answer.json()["detail"]


def test_what_can_be_chosen_depends_on_what_was_chosen(client: TestClient) -> None:
    def closed(**chosen: object) -> set[str]:
        answer = client.post(f"/api/chains/{NAME}/choices", json={"players": 2, "chosen": chosen})
        return {choice["name"] for choice in answer.json()["choices"] if choice["closed"]}

    assert {"big-pocket", "harder"} <= closed()
    assert not {"big-pocket", "harder"} & closed(expedition="random")
    refused = client.post(f"/api/chains/{NAME}/choices", json={"players": 5, "chosen": {}})
    assert refused.json()["code"] == "seats"
    assert client.post("/api/chains/nothing/choices", json={"players": 2, "chosen": {}}).status_code == 404


@pytest.mark.usefixtures("giving_up_wins")
def test_the_replays_are_told_when_the_last_battle_is_over(db: Path, client: TestClient) -> None:
    people = new_expedition(client, [PERSON], chosen={"expedition": "random-short", "code": "EMBER7"})
    tokens = list(people.tokens.values())
    table = people.table
    for _ in range(3):
        table = battle_after(client, table, tokens)
        assert info(client, table)["chain"]["replays"] == []
        end = play_until_over(client, table, tokens, concede=True)
        if "next" in end:
            table = end["next"]
    chain = info(client, table)["chain"]
    assert chain["over"]
    battles = [fought["link"] for fought in chain["state"]["record"]]
    replays = [client.get(f"/api/replays/{chain['replays'][link]}").json() for link in battles]
    assert [replay["game"] for replay in replays] == ["aeons-end"] * 3
    with open_server(db) as second:
        assert info(second, table)["chain"]["replays"] == chain["replays"]
