"""A client asks what an option leads to: the same answer each time, refused like an answer, and nothing is changed."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from emberhold.server.tables import commands
from tests.server.guests import Guest, Json, put_table, seated

SIDE: Json = {"battlefield": ["iron-worker"], "dice": ["2*natural-power", "charm-class"]}
BOARD: Json = {"board": {"a": {**SIDE, "spellboard": ["expand-energy"], "exhausted dice": ["natural"]}, "b": {}}}


def ask(guest: Guest, update: Json, meaning: str, id: int = 1) -> None:
    decision = update["decision"]
    key = next(option["key"] for option in decision["options"] if meaning in option["meaning"])
    guest.send("preview", id=id, seat=update["seat"], number=decision["number"], key=key)


def test_harm_is_told_before_it_is_done(client: TestClient) -> None:
    id, a, _ = put_table(client, "ashes", BOARD, 0)
    with seated(client, id, a) as ada:
        asked = ada.asked()
        ask(ada, asked, "natural", id=8)
        told = ada.until("preview")
        own = asked["view"]["players"][0]["battlefield"][0]["id"]
        assert (told["id"], told["seat"], told["number"]) == (8, 0, asked["decision"]["number"])
        assert (told["harms"], told["harms_me"], told["chance"], told["more"]) == ([own], False, False, False)
        hurt = next(thing for thing in told["told"] if thing["event"]["kind"] == "damaged")
        assert (hurt["certain"], hurt["low"], hurt["high"], hurt["event"]["card"]["id"]) == (True, 1, 1, own)
        ada.answer(asked, "natural")
        assert ada.until("update")["view"]["players"][0]["battlefield"][0]["wounds"] == 1


def test_the_same_question_has_the_same_answer_and_nothing_is_used_up(client: TestClient) -> None:
    ends = []
    for times in (0, 3):
        id, a, _ = put_table(client, "ashes", BOARD, 0)
        with seated(client, id, a) as ada:
            asked = ada.asked()
            answers = []
            for _ in range(times):
                ask(ada, asked, "expand-energy")
                answers.append(ada.until("preview"))
            assert all(answer == answers[0] and answer["chance"] for answer in answers)
            ada.answer(asked, "expand-energy")
            told = ada.until("update", lambda m: m["since"] > 0 or bool(m["events"]))
            ends.append((told["events"], told["view"], told["decision"]))
    assert ends[0] == ends[1]


def test_what_was_not_asked_or_not_offered_is_refused(client: TestClient) -> None:
    id, a, _ = put_table(client, "ashes", BOARD, 0)
    with seated(client, id, a) as ada:
        number = ada.asked()["decision"]["number"]
        for at, key, code in ((number + 1, "0", "stale"), (number, "99", "illegal"), (number, "", "illegal")):
            ada.send("preview", id=1, seat=0, number=at, key=key)
            refused = ada.until("error")
            assert (refused["code"], refused["about"]) == (code, "preview")


def test_in_a_pause_nobody_looks_ahead(client: TestClient) -> None:
    fight: Json = {
        "a": {"hand": ["fear"], "dice": ["natural-class", "natural-class", "charm-class", "ceremonial-class"]},
        "b": {
            "battlefield": ["iron-worker", "mist-spirit"],
            "hand": ["fear"],
            "dice": ["natural-class", "charm-class"],
        },
    }
    id, a, b = put_table(client, "ashes", {"board": fight}, 20_000)
    with seated(client, id, a) as ada, seated(client, id, b) as bo:
        bo.until("update")
        ada.answer(ada.asked(), "water-blast")
        asked = ada.until("update", lambda m: bool(m["decision"]) and m["decision"]["kind"] == "target")
        ada.answer(asked, "b/iron-worker")
        ada.until("update", lambda m: m["clock"]["pause_ms"] > 0)
        ada.send("preview", id=1, seat=0, number=asked["decision"]["number"] + 1, key="0")
        assert ada.until("error")["code"] == "pausing"


def test_an_error_in_a_preview_leaves_the_match_alone(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(commands, "preview", broken)
    id, a, _ = put_table(client, "ashes", BOARD, 0)
    with seated(client, id, a) as ada:
        asked = ada.asked()
        ask(ada, asked, "natural")
        assert ada.until("error")["code"] == "illegal"
        ada.answer(asked, "natural")
        assert ada.until("update", lambda m: m["since"] > 0 or bool(m["events"]))["view"] is not None
