"""A guest's decks on the server: kept, bounded, nobody else's, and carried to another device by a code."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from emberhold.server.store import store as clock
from tests.server.guests import FAST, OPEN, PERSON, new_table, open_server, seated

Json = dict[str, Any]
LIST = "Phoenixborn: Coal Roarkwin\n6 natural, 4 ceremonial\n3 Anchornaut\n3x Hammer Knight\nIron Worker x3\n"
BOB = {"X-Emberhold-Guest": "another-guest-with-a-token"}


def deck_of(client: TestClient, seed: int = 7, **more: object) -> Json:
    answer = client.post("/api/games/ashes/decks/random", json={"seed": seed})
    assert answer.status_code == 200, answer.text
    return {**answer.json()["deck"], **more}


def keep(client: TestClient, deck: Json, head: dict[str, str] | None = None) -> tuple[Json, dict[str, str]]:
    """A deck that is kept now, and the header of the guest who keeps it."""
    answer = client.post("/api/decks", json={"game": "ashes", "deck": deck}, headers=head)
    assert answer.status_code == 201, answer.text
    return answer.json()["deck"], {"X-Emberhold-Guest": answer.json()["guest"]}


def listed(client: TestClient, head: dict[str, str]) -> list[Json]:
    answer = client.get("/api/decks", headers=head)
    assert answer.status_code == 200, answer.text
    found: list[Json] = answer.json()
    return found


def code_of(client: TestClient, head: dict[str, str]) -> str:
    return str(client.post("/api/decks/code", headers=head).json()["code"])


# -- what is said about a deck ------------------------------------------------------------------------------------


def test_the_page_learns_which_game_has_decks_to_build(client: TestClient) -> None:
    found = {game["name"]: game["decks"] for game in client.get("/api/games").json()}
    assert (found["ashes"], found["aeons-end"]) == ("deck", None)
    assert "the-iron-men" in client.get("/api/games/ashes/decks").json()
    assert client.get("/api/games/aeons-end/decks").json()["code"] == "no-decks"


def test_a_pasted_list_is_read_and_what_it_lacks_is_said_with_rule_and_line(client: TestClient) -> None:
    report = client.post("/api/games/ashes/decks/check", json={"text": LIST}).json()
    assert report["deck"]["cards"] == {"anchornaut": 3, "hammer-knight": 3, "iron-worker": 3}
    assert not report["legal"]
    (problem,) = report["problems"]
    assert (problem["kind"], problem["rule"], problem["line"]) == ("cards", "DECK-01", 3)
    assert problem["text"] == {"id": "deck-problem-cards", "args": {"n": 9, "size": 30}}
    assert report["facts"]["curve"]
    assert sum(report["suggested"].values()) == 10
    again = client.post("/api/games/ashes/decks/check", json={"text": report["link"]}).json()
    assert again["deck"] == report["deck"]


def test_a_problem_of_one_card_names_the_card(client: TestClient) -> None:
    deck = deck_of(client)
    deck["cards"] = {**deck["cards"], "hammer-knight": 4}
    found = client.post("/api/games/ashes/decks/check", json={"deck": deck}).json()["problems"]
    copies = next(one for one in found if one["kind"] == "copies")
    assert copies["text"]["args"] == {"card": "card-hammer-knight", "n": 4, "most": 3}
    assert (copies["place"], copies["line"]) == ("cards.hammer-knight", 0)


def test_what_cannot_be_read_has_its_place(client: TestClient) -> None:
    report = client.post("/api/games/ashes/decks/check", json={"text": LIST + "2 Hamer Knigt\n"}).json()
    assert report["deck"] is None
    (mistake,) = report["mistakes"]
    assert (mistake["line"], mistake["column"]) == (6, 3)
    assert "Hammer Knight" in mistake["words"]


def test_finish_gives_a_reason_for_each_card_and_refuses_what_must_be_mended_first(client: TestClient) -> None:
    deck = client.post("/api/games/ashes/decks/check", json={"text": LIST}).json()["deck"]
    finished = client.post("/api/games/ashes/decks/finish", json={"deck": deck}).json()
    assert finished["report"]["legal"]
    assert sum(one["n"] for one in finished["proposals"] if one["part"] == "cards") == 21
    assert all(one["why"]["id"].startswith("finish-why-") for one in finished["proposals"])
    deck["cards"]["anchornaut"] = 4
    refused = client.post("/api/games/ashes/decks/finish", json={"deck": deck})
    assert (refused.status_code, refused.json()["code"]) == (422, "deck-mend")


def test_hands_and_differences(client: TestClient) -> None:
    deck = deck_of(client)
    ask: Callable[[int], Json] = lambda seed: client.post(  # noqa: E731
        "/api/games/ashes/decks/hand", json={"deck": deck, "seed": seed}
    ).json()
    assert ask(1) == ask(1)
    assert ask(1)["hand"] == deck["first_five"]
    assert ask(1)["dice"] != ask(2)["dice"]
    other = {**deck, "cards": {**deck["cards"], "hammer-knight": 2}, "first_five": ["hammer-knight"] * 5}
    found = client.post("/api/games/ashes/decks/compare", json={"before": deck, "after": other}).json()
    assert {"part": "cards", "text": {"id": "card-hammer-knight", "args": {}}, "before": 0, "after": 2} in found
    answer = client.post("/api/games/ashes/decks/hand", json={"deck": other, "seed": 1})
    assert answer.status_code == 200, "a First Five that breaks a rule is no reason to fail"


@pytest.mark.parametrize("format", ["text", "json", "link"])
def test_every_format_comes_back_as_the_same_deck(client: TestClient, format: str) -> None:
    deck = deck_of(client, name="Iron and Ink")
    text = client.post("/api/games/ashes/decks/write", json={"deck": deck, "format": format}).json()["text"]
    assert client.post("/api/games/ashes/decks/check", json={"text": text}).json()["deck"] == deck


# -- kept decks ---------------------------------------------------------------------------------------------------


def test_decks_are_kept_over_a_restart(db: Path) -> None:
    with open_server(db) as client:
        kept, head = keep(client, deck_of(client, name="Mine", notes="my own words"))
        changed = client.put(
            f"/api/decks/{kept['id']}", json={"deck": {**kept["deck"], "name": "Yours"}, "version": 1}, headers=head
        ).json()
        assert (changed["version"], changed["deck"]["name"], changed["legal"]) == (2, "Yours", True)
    with open_server(db) as client:
        assert listed(client, head) == [changed]
        text = client.get(f"/api/decks/{kept['id']}/export/text", headers=head)
        assert "Yours" in text.text
        assert 'filename="yours.txt"' in text.headers["content-disposition"]
        assert client.delete(f"/api/decks/{kept['id']}", headers=head).json() == changed
        assert listed(client, head) == []


def test_nobody_reaches_the_deck_of_another_guest(client: TestClient) -> None:
    kept, head = keep(client, deck_of(client))
    path = f"/api/decks/{kept['id']}"
    body = {"deck": deck_of(client, 8), "version": 1}
    for answer in (
        client.get(path, headers=BOB),
        client.get(f"{path}/export/text", headers=BOB),
        client.put(path, json=body, headers=BOB),
        client.delete(path, headers=BOB),
    ):
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-deck")
    assert listed(client, BOB) == []
    assert listed(client, head) == [kept]
    assert client.get(path).status_code == 422, "without a token there is nothing to see"
    assert client.get(path, headers={"X-Emberhold-Guest": "short"}).status_code == 422
    assert client.put(path, json=body, headers=head).status_code == 200, "the twin: the guest's own token can"


def test_a_half_built_deck_is_kept_too(client: TestClient) -> None:
    kept, head = keep(client, {"cards": {"hammer-knight": 4}, "dice": {}})
    assert not kept["legal"]
    assert listed(client, head) == [kept]


def test_a_slower_window_does_not_replace_what_a_faster_one_wrote(client: TestClient) -> None:
    kept, head = keep(client, deck_of(client))
    path = f"/api/decks/{kept['id']}"
    assert client.put(path, json={"deck": deck_of(client, 8), "version": 1}, headers=head).status_code == 200
    late = client.put(path, json={"deck": deck_of(client, 9), "version": 1}, headers=head)
    assert (late.status_code, late.json()["code"]) == (409, "deck-changed")
    assert listed(client, head)[0]["deck"] == deck_of(client, 8)


def test_there_is_room_for_so_many_decks_and_no_more(db: Path, games_installed: None) -> None:  # noqa: ARG001
    with open_server(db, replace(FAST, decks=2, all_decks=3)) as client:
        _, head = keep(client, deck_of(client, 1))
        keep(client, deck_of(client, 2), head)
        full = client.post("/api/decks", json={"game": "ashes", "deck": deck_of(client, 3)}, headers=head)
        assert (full.status_code, full.json()["code"], full.json()["text"]["args"]) == (409, "too-many-decks", {"n": 2})
        keep(client, deck_of(client, 3), BOB)
        assert client.post("/api/decks", json={"game": "ashes", "deck": deck_of(client, 4)}).status_code == 409
        code = code_of(client, head)
        refused = client.post("/api/decks/carry", json={"code": code}, headers=BOB)
        assert refused.json()["code"] == "too-many-decks"
        assert len(listed(client, BOB)) == 1


def test_a_deck_has_a_size(client: TestClient) -> None:
    long = deck_of(client, first_five=["hammer-knight"] * 2000)
    answer = client.post("/api/decks", json={"game": "ashes", "deck": long})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    much = client.post("/api/games/ashes/decks/check", json={"text": "3 Purge\n" * 20_000}).json()
    assert much["deck"] is None
    assert "64 KiB" in much["mistakes"][0]["words"]


@pytest.mark.parametrize(
    "deck", [{}, {"cards": 3}, {"cards": {"purge": -1}}, {"cards": {}, "dice": {}, "x": 1}, {"cards": {}, "dice": []}]
)
def test_only_decks_are_kept(client: TestClient, deck: Json) -> None:
    answer = client.post("/api/decks", json={"game": "ashes", "deck": deck}, headers=BOB)
    assert (answer.status_code, answer.json()["code"]) == (422, "deck")
    assert listed(client, BOB) == []


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
PARTS = st.dictionaries(
    st.sampled_from(["format", "name", "phoenixborn", "dice", "cards", "first_five", "notes"]), JUNK
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(deck=PARTS | JUNK, text=st.text(max_size=200))
def test_hostile_decks_are_answered(client: TestClient, deck: object, text: str) -> None:
    for path, body in (
        ("/api/games/ashes/decks/check", {"deck": deck}),
        ("/api/games/ashes/decks/check", {"text": text}),
        ("/api/games/ashes/decks/finish", {"deck": deck}),
        ("/api/games/ashes/decks/hand", {"deck": deck, "seed": 1}),
        ("/api/games/ashes/decks/write", {"deck": deck, "format": text}),
        ("/api/decks", {"game": "ashes", "deck": deck}),
    ):
        answer = client.post(path, content=json.dumps(body).encode(), headers=BOB)
        assert answer.status_code in (200, 201, 409, 422), answer.text


@pytest.mark.parametrize(
    "text",
    [
        *("3 a" + " " * 60_000 + "b", "9" * 60_000 + " x", "=" * 60_000 + "a", "[" + " " * 60_000 + "a", "(" * 60_000),
        *("Hammer Knigt, " * 4500, "x " * 30_000, "3 Purgy\n" * 499, '{"cards":' + "[" * 30_000, "a\t" * 30_000),
        *("3 Purge" + " (" * 30_000, "**" * 30_000, ("=" * 110 + "a\n") * 490, ("[" + " " * 110 + "a\n") * 490),
        *("Name" + " " * 60_000 + ":", "a" + " " * 60_000 + "#", '{"cards": [' + '"purge", ' * 6000 + '"purge"]}'),
    ],
    ids=range(17),
)
def test_no_text_keeps_the_server_busy_for_long(client: TestClient, text: str) -> None:
    """Some of these took hours when every way to read their spaces was tried."""
    answer = client.post("/api/games/ashes/decks/check", json={"text": text})
    assert answer.status_code == 200
    assert not answer.json()["legal"]


# -- a code for another device ------------------------------------------------------------------------------------


def test_a_code_carries_decks_once(db: Path) -> None:
    with open_server(db) as client:
        kept, head = keep(client, deck_of(client, 1, name="One"))
        keep(client, deck_of(client, 2, name="Two"), head)
        keep(client, kept["deck"], BOB)
        code = code_of(client, head)
    with open_server(db) as client:
        answer = client.post("/api/decks/carry", json={"code": f" {code.lower()} "}, headers=BOB)
        assert answer.json() == {"new": 1, "known": 1, "guest": BOB["X-Emberhold-Guest"]}
        assert {deck["deck"]["name"] for deck in listed(client, BOB)} == {"One", "Two"}
        assert len(listed(client, head)) == 2, "they are copies"
        again = client.post("/api/decks/carry", json={"code": code}, headers=BOB)
        assert (again.status_code, again.json()["code"]) == (404, "unknown-code")


def test_a_new_code_voids_the_old_one_and_it_can_be_taken_back(client: TestClient) -> None:
    _, head = keep(client, deck_of(client))
    old, new = code_of(client, head), code_of(client, head)
    assert client.post("/api/decks/carry", json={"code": old}).status_code == 404
    assert client.delete("/api/decks/code", headers=head).status_code == 204
    assert client.post("/api/decks/carry", json={"code": new}).status_code == 404
    assert client.post("/api/decks/carry", json={"code": code_of(client, head)}).json()["new"] == 1


def test_a_code_ends_by_itself(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    _, head = keep(client, deck_of(client))
    code = code_of(client, head)
    later = clock.now_seconds() + FAST.code_s
    monkeypatch.setattr("emberhold.server.decks.kept_decks.now_seconds", lambda: later)
    assert client.post("/api/decks/carry", json={"code": code}).status_code == 404
    monkeypatch.undo()
    code = code_of(client, head)
    monkeypatch.setattr("emberhold.server.decks.kept_decks.now_seconds", lambda: later - 60)
    assert client.post("/api/decks/carry", json={"code": code}).json()["new"] == 1


def test_codes_cannot_be_tried_quickly(client: TestClient) -> None:
    tries = [client.post("/api/decks/carry", json={"code": f"AAAA-BBBB-{n:04}"}).status_code for n in range(12)]
    assert tries[:10] == [404] * 10
    assert tries[10:] == [429] * 2


# -- at a table ---------------------------------------------------------------------------------------------------


def test_an_own_deck_is_played_and_a_sealed_one_stays_secret(client: TestClient) -> None:
    deck = deck_of(client, name="A secret name")
    setup = {"chosen": {"seats": [{"deck": deck}], "lists": "sealed"}}
    table = new_table(client, [PERSON, OPEN], "ashes", **setup)
    told = client.get(f"/api/tables/{table['table']}").text
    told += client.post(f"/api/tables/{table['table']}/choices", json={"seat": 1}).text
    mine = deck_of(client, 8)
    joined = client.post(f"/api/tables/{table['table']}/join", json={"name": "Bo", "chosen": {"deck": mine}}).json()
    with seated(client, table["table"], joined["token"]) as bo:
        update = bo.until("update")
        told += json.dumps(bo.heard)
    with seated(client, table["table"], table["seats"][0]["token"]) as ada:
        own = ada.until("update")["view"]
    assert "A secret name" not in told
    lists = [player.get("list") for player in update["view"]["players"]]
    assert lists[0] is None
    assert lists[1] is not None, "the twin: one's own list can be seen"
    assert own["players"][0]["list"] is not None
    hidden = [card for card in deck["cards"] if card not in deck["first_five"] and card not in mine["cards"]]
    assert hidden
    assert not [card for card in hidden if f'"{card}"' in json.dumps(update)]


def test_an_illegal_deck_is_refused_at_the_table_with_its_rule(client: TestClient) -> None:
    deck = deck_of(client)
    deck["cards"] = {"hammer-knight": 30}
    body = {"game": "ashes", "seats": [PERSON, {"kind": "bot", "bot": "random"}], "chosen": {"seats": [{"deck": deck}]}}
    refused = client.post("/api/tables", json=body)
    assert (refused.status_code, refused.json()["code"]) == (422, "setup")
    assert "DECK-01" in refused.json()["detail"]
    body["chosen"] = {"seats": [{"deck": deck_of(client)}]}
    assert client.post("/api/tables", json=body).status_code == 201
