"""What is on the wire is what a seat may know: lists, hands, spectators."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.server.guests import OPEN, PERSON, Guest, Json, new_table, put_table, seated

DECKS = ("the-iron-men", "the-mist-guardian")


def duel(client: TestClient, lists: str | None) -> tuple[str, list[str]]:
    setup = {"seats": [{"deck": deck, "first_five": "suggested"} for deck in DECKS]}
    table = new_table(client, [PERSON, OPEN], game="ashes", setup=setup, options={"lists": lists})
    other = client.post(f"/api/tables/{table['table']}/join", json={"name": "Bo"}).json()
    return table["table"], [table["seats"][0]["token"], other["token"]]


def players(guest: Guest) -> list[Json]:
    told: list[Json] = guest.until("update")["view"]["players"]
    return told


@pytest.mark.parametrize(("lists", "open"), [("open", True), ("sealed", False), (None, True)])
def test_deck_lists_are_told_where_they_are_open(client: TestClient, lists: str | None, open: bool) -> None:
    id, tokens = duel(client, lists)
    with seated(client, id, tokens[0]) as ada, seated(client, id, tokens[1]) as bo, seated(client, id) as someone:
        assert ada.until("welcome")["options"]["lists"] == lists
        mine, theirs = players(ada), players(bo)
        for seat in (0, 1):
            own = (mine, theirs)[seat][seat]["list"]
            assert sum(entry["n"] for entry in own) == 30
            assert ("list" in (mine, theirs)[1 - seat][seat]) is open
            if open:
                assert (mine, theirs)[1 - seat][seat]["list"] == own
        assert all(("list" in player) is open for player in players(someone))
    # Which deck somebody plays is the list by another name.
    heard = json.dumps([ada.heard, bo.heard, someone.heard])
    info = client.get(f"/api/tables/{id}").text
    assert not [deck for deck in DECKS if deck in heard + info]


SECRETS = ("golden-veil", "hypnotize")
BOARD: Json = {
    "board": {
        "a": {"hand": ["golden-veil"], "draw": ["fear"], "battlefield": ["iron-worker"], "dice": ["natural-class"]},
        "b": {"hand": ["hypnotize"], "draw": ["refresh"], "battlefield": ["mist-spirit"], "dice": ["charm-class"]},
    }
}


def without_lists(view: Any) -> str:
    """The view as text; open lists name all cards and say where none of them is."""
    return json.dumps([{key: value for key, value in player.items() if key != "list"} for player in view["players"]])


def test_a_spectator_sees_what_lies_open_and_no_hand(client: TestClient) -> None:
    id, a, b = put_table(client, "ashes", BOARD, 0)
    with seated(client, id) as someone, seated(client, id, a) as ada, seated(client, id, b) as bo:
        seen, mine, theirs = (guest.until("update") for guest in (someone, ada, bo))
        assert (seen["seat"], seen["view"]["you"], seen["decision"]) == (None, None, None)
        for player in seen["view"]["players"]:
            assert player["hand"] == [{"id": 0, "card": None}]
            assert isinstance(player["conjurations"], int)
        assert [name in without_lists(seen["view"]) for name in (*SECRETS, "iron-worker")] == [False, False, True]
        assert [name in without_lists(mine["view"]) for name in SECRETS] == [True, False]
        assert [name in without_lists(theirs["view"]) for name in SECRETS] == [False, True]
        ada.answer(mine, "pass")
        later = someone.until("update", lambda m: m["view"] is not None)
        assert later["decision"] is None
        assert [name in without_lists(later["view"]) for name in SECRETS] == [False, False]


def test_one_seat_of_three_gives_up_and_the_others_play_on(client: TestClient) -> None:
    decks = [{"deck": deck, "first_five": "suggested"} for deck in (*DECKS, "the-snakes-in-silver")]
    table = new_table(client, [PERSON, OPEN, OPEN], game="ashes", setup={"seats": decks})
    id = table["table"]
    tokens = [table["seats"][0]["token"]]
    tokens += [client.post(f"/api/tables/{id}/join", json={"name": name}).json()["token"] for name in ("Bo", "Cy")]
    with seated(client, id, tokens[0]) as ada, seated(client, id, tokens[2]) as cy:
        ada.until("update")
        cy.send("concede", seat=2)
        told = ada.until("presence", lambda m: m["seats"][2]["conceded"])
        assert [seat["conceded"] for seat in told["seats"]] == [False, False, True]
        cy.send("concede", seat=2)
        assert cy.until("error")["code"] == "illegal"
        ada.send("concede", seat=0)
        assert ada.until("over")["outcome"]["winners"] == [1]


def test_a_bot_that_stands_in_plays_on_and_the_seat_is_its_owners_again(client: TestClient) -> None:
    table = new_table(client, [PERSON, OPEN], game="aeons-end")
    id = table["table"]
    other = client.post(f"/api/tables/{id}/join", json={"name": "Bo"}).json()
    with seated(client, id, table["seats"][0]["token"]) as ada:
        ada.send("takeover", seat=0, other=1)
        assert ada.until("proposal")["done"] is True
        known = [m for _, m in ada.heard if m["t"] == "update" and m["decision"]]
        # Whatever waits for the absent one is answered now; the match comes round to the other seat.
        asked = -1
        while asked < 3:
            update = known.pop() if known else ada.asked()
            if update["decision"]["number"] > asked:
                asked = update["decision"]["number"]
                ada.answer(update)
        with seated(client, id, other["token"]) as bo:
            assert bo.until("welcome")["seats"][1]["bot"] is None
            bo.send("leave", seat=1)
            assert ada.until("presence", lambda m: m["seats"][1]["left"])["seats"][1]["connected"] is False
        with seated(client, id, other["token"]) as bo:
            assert bo.until("welcome")["seats"][1]["left"] is False
