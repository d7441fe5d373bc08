"""What belongs to a table and its seats survives a server that was killed."""

from __future__ import annotations

from pathlib import Path

from fastapi.testclient import TestClient

from emberhold.server.store.store import REMEMBERED
from tests.server.guests import OPEN, PERSON, new_table, open_server, seated


def two_people(client: TestClient) -> tuple[str, list[str]]:
    table = new_table(client, [PERSON, OPEN])
    other = client.post(f"/api/tables/{table['table']}/join", json={"name": "Bo"}).json()
    return table["table"], [table["seats"][0]["token"], other["token"]]


def test_what_people_have_set_is_still_set(db: Path, client: TestClient) -> None:
    id, (a, b) = two_people(client)
    with seated(client, id, a) as ada:
        ada.send("mute", seat=0, other=1, on=True)
        ada.send("auto", seat=0, mode="pass")
        ada.send("ping")
        ada.until("pong")
    # The first server is still there and holds its files open, as one that was killed would have left them.
    with open_server(db) as second, seated(second, id, a) as ada, seated(second, id, b) as bo:
        assert ada.until("welcome")["settings"] == [
            {"seat": 0, "auto": "pass", "muted": [1], "routine": False, "orders": False}
        ]
        assert bo.until("welcome")["settings"] == [
            {"seat": 1, "auto": "smart", "muted": [], "routine": False, "orders": False}
        ]
        bo.send("chat", seat=1, text="unheard")
        bo.until("chat")
        ada.send("mute", seat=0, other=1, on=False)
        bo.send("ping")
        bo.until("pong")
        ada.send("ping")
        assert "chat" not in [ada.hear()["t"] for _ in range(3)]
    with open_server(db) as third, seated(third, id, a) as ada:
        welcome = ada.until("welcome")
        assert welcome["settings"] == [{"seat": 0, "auto": "pass", "muted": [], "routine": False, "orders": False}]
        assert welcome["chat"] == [{"t": "chat", "seat": 1, "text": "unheard"}]


def test_what_was_said_is_still_there_except_for_who_does_not_want_to_hear_it(db: Path, client: TestClient) -> None:
    id, (a, b) = two_people(client)
    with seated(client, id, a) as ada, seated(client, id, b) as bo:
        for number in range(REMEMBERED + 3):
            (ada, bo)[number % 2].send("chat", seat=number % 2, text=f"word {number}")
            while (ada, bo)[number % 2].until("chat")["text"] != f"word {number}":
                pass
        bo.send("mute", seat=1, other=0, on=True)
        bo.send("ping")
        bo.until("pong")
    words = [f"word {number}" for number in range(3, REMEMBERED + 3)]
    for client_ in (client, None):
        with open_server(db) as second:
            there = client_ or second
            with seated(there, id, a) as ada, seated(there, id, b) as bo, seated(there, id) as someone:
                assert [said["text"] for said in ada.until("welcome")["chat"]] == words
                assert [said["text"] for said in someone.until("welcome")["chat"]] == words
                assert {said["seat"] for said in bo.until("welcome")["chat"]} == {1}


def test_settings_go_along_to_a_rematch_but_not_to_somebody_who_takes_the_seat_next(client: TestClient) -> None:
    id, (a, b) = two_people(client)
    with seated(client, id, a) as ada, seated(client, id, b):
        ada.send("auto", seat=0, mode="ask")
        ada.send("concede", seat=0)
        ada.until("over")
        ada.send("rematch", seat=0)
        ada.until("proposal")
    with seated(client, id, a) as ada, seated(client, id, b) as bo:
        ada.until("welcome")
        bo.send("rematch", seat=1)
        ada.send("rematch", seat=0)
        again = ada.until("rematch")["table"]
    with seated(client, again, a) as ada:
        assert ada.until("welcome")["settings"][0]["auto"] == "ask"

    table = new_table(client, [PERSON, OPEN, OPEN])
    joined = client.post(f"/api/tables/{table['table']}/join", json={"name": "Bo", "seat": 1}).json()
    with seated(client, table["table"], joined["token"]) as bo:
        bo.send("auto", seat=1, mode="pass")
        bo.send("leave", seat=1)
        bo.closed()
    joined = client.post(f"/api/tables/{table['table']}/join", json={"name": "Cy", "seat": 1}).json()
    with seated(client, table["table"], joined["token"]) as cy:
        assert cy.until("welcome")["settings"] == [
            {"seat": 1, "auto": "smart", "muted": [], "routine": False, "orders": False}
        ]
