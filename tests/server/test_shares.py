"""Bounds and shares: what one address may have, what friends behind one address never meet, what is deleted when."""

from __future__ import annotations

import json
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketDenialResponse

from emberhold.core.errors import EmberholdError
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from emberhold.server.errors import Refused
from emberhold.server.http.admission import Admission, network_of
from emberhold.server.limits import Limits, changed
from emberhold.server.store.store import now_seconds
from emberhold.server.tables.tables import Tables
from emberhold.server.wire import client_messages
from emberhold.server.work_budget import WorkBudget
from tests.server.drafts import play_until_over, two_and_bots
from tests.server.guests import FAST, OPEN, PERSON, Guest, Json, new_table, open_server, play_out, seated
from tests.server.worlds import World

pytestmark = pytest.mark.usefixtures("games_installed")

BOT: Json = {"kind": "bot", "bot": "random"}
LONG = "x" * 5000


def tables_of(client: TestClient) -> Tables:
    found: Tables = client.app.state.tables  # type: ignore[attr-defined]
    return found


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_ipv6_customer_is_one_address(address: str, network: str) -> None:
    assert network_of(address) == network


# -- connections -------------------------------------------------------------------------------------------------


def test_who_waits_without_a_seat_makes_room_and_who_is_seated_never_does() -> None:
    ended: list[int] = []
    admission = Admission(changed(Limits(), {"connections": 6, "seated_reserve": 2, "address_connections": 100}))
    lines = [admission.enter(f"192.0.2.{n}", partial(ended.append, n)) for n in range(4)]
    for line in lines[:2]:
        assert line is not None
        line.sit()
    for n in range(4, 20):
        assert admission.enter(f"192.0.2.{n}", partial(ended.append, n)) is not None
    assert ended == [*range(2, 16)]
    assert len(admission) == 6
    for line in lines:
        assert line is not None
        line.leave()
        line.leave()
    assert len(admission) == 4


def test_one_address_has_its_share_and_a_named_proxy_brings_many() -> None:
    limits = changed(Limits(), {"address_connections": 3})
    for proxies, most in (((), 3), (("192.0.2.1",), 8)):
        admission = Admission(limits, proxies)
        let_in = [admission.enter("192.0.2.1", lambda: None) for _ in range(8)]
        assert sum(line is not None for line in let_in) == most
        first = let_in[0]
        assert first is not None
        first.leave()
        assert admission.enter("192.0.2.1", lambda: None) is not None


def test_connections_and_spectators_of_one_address_are_counted(db: Path) -> None:
    with (
        open_server(db, changed(FAST, {"address_connections": 3, "table_spectators": 2})) as client,
        ExitStack() as all,
    ):
        table = new_table(client, [PERSON, OPEN])
        for _ in range(2):
            assert all.enter_context(seated(client, table["table"])).hear()["t"] == "welcome"
        third = all.enter_context(seated(client, table["table"]))
        assert third.hear()["code"] == "crowd"
        assert third.closed() == 1008
        all.enter_context(seated(client, table["table"], table["seats"][0]["token"])).until("welcome")
        late = seated(client, table["table"], table["seats"][0]["token"])
        with pytest.raises(WebSocketDenialResponse) as refused, late:
            pass
        assert (refused.value.status_code, refused.value.json()["code"]) == (429, "too-fast")


# -- tables, uploads, work ---------------------------------------------------------------------------------------


def test_one_address_does_not_take_all_tables(db: Path) -> None:
    with open_server(db, changed(FAST, {"address_tables": 3, "guest_tables": 2})) as client:
        form = {"game": "toy", "seats": [PERSON, OPEN], "guest": "one-and-the-same-guest"}
        codes = [client.post("/api/tables", json=form).json().get("code") for _ in range(3)]
        assert codes == [None, None, "too-many-own-tables"]
        others = [client.post("/api/tables", json=form | {"guest": None}).json().get("code") for _ in range(2)]
        assert others == [None, "too-many-own-tables"]


def journal_of_a_match(seed: int = 1) -> str:
    match = load_game("ashes").new({"seats": [{"deck": "the-iron-men"}, {"deck": "the-mist-guardian"}]}, seed)
    luck = Rng(seed)
    while match.pending:
        decision = match.pending[0]
        match.answer(decision.seats[0], decision, str(luck.below(decision.count)))
    return match.journal().dumps()


def test_uploads_are_counted_by_their_bytes_and_read_once(db: Path) -> None:
    text = journal_of_a_match()
    with open_server(db, changed(FAST, {"address_upload_bytes": len(text) * 2 + 100})) as client:
        made = [client.post("/api/replays", content=text) for _ in range(3)]
        assert [answer.status_code for answer in made] == [201, 201, 429]
        assert made[2].json()["code"] == "too-many-uploads"
        replay = made[0].json()["replay"]
        assert client.get(f"/api/replays/{replay}").json()["entries"] == len(json.loads(text)["entries"])
        assert client.get(f"/api/replays/{replay}/journal").text == text


def test_what_a_replay_is_asked_for_is_work_too(db: Path) -> None:
    """Its steps, its story and playing on are paid for by the address that asks for them."""
    with open_server(db) as client:
        id = client.post("/api/replays", content=journal_of_a_match()).json()["replay"]
        row = client.get(f"/api/replays/{id}").json()
    with open_server(db, changed(FAST, {"work_per_s": 0.0, "work_burst": 0.0})) as client:
        body = {"step": 1, "seat": 0, "bot": "random"}
        asked = [client.get(f"/api/replays/{id}/{what}") for what in ("steps", "story", "at/1", "scenario?to=1")]
        asked.append(client.post(f"/api/replays/{id}/play", json=body))
        assert [(answer.status_code, answer.json()["code"]) for answer in asked] == [(429, "too-fast")] * 5
        assert client.get(f"/api/replays/{id}").json() == row  # what is stored costs nothing


def test_a_table_to_play_on_counts_for_who_opened_it(db: Path) -> None:
    with open_server(db, changed(FAST, {"address_tables": 2, "guest_tables": 1})) as client:
        id = client.post("/api/replays", content=journal_of_a_match()).json()["replay"]
        body: Json = {"step": 1, "seat": 0, "bot": "random"}
        own = body | {"guest": "one-and-the-same-guest"}
        codes = [client.post(f"/api/replays/{id}/play", json=form).json().get("code") for form in (own, own, body)]
        assert codes == [None, "too-many-own-tables", None]
        assert client.post(f"/api/replays/{id}/play", json=body).json()["code"] == "too-many-own-tables"
        assert client.post(f"/api/replays/{id}/play", json=body | {"guest": LONG}).json()["code"] == "setup"


def test_the_matches_of_a_chain_count_for_who_began_it(db: Path) -> None:
    with open_server(db) as client:
        people = two_and_bots(client, bots=0)
        after = play_until_over(client, people.table, list(people.tokens.values()))["next"]
        assert client.portal is not None
        first, second = [client.portal.call(tables_of(client).store.load, id) for id in (people.table, after)]
        assert first is not None
        assert second is not None
        assert second.table.place is not None
        assert (second.table.place, second.table.opener) == (first.table.place, first.table.opener)


def test_a_budget_is_used_up_by_work_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    budget = WorkBudget(0.5, 3.0)
    for _ in range(2):
        with budget.spent_by("a"):
            now += 2.0
    with pytest.raises(Refused) as refused, budget.spent_by("a"):
        pass
    assert refused.value.code == "too-fast"
    with budget.spent_by("b"):
        pass
    now += 10.0
    with budget.spent_by("a"):
        pass


# -- bounds ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body",
    [
        {"game": "ashes", "seats": [PERSON, OPEN], "setup": {"seats": [{"deck": {"name": LONG}}, {}]}},
        {"game": "ashes", "seats": [PERSON, OPEN], "chosen": {"seats": [{"deck": {LONG: 1}}, {}]}},
        {"game": "ashes", "seats": [PERSON, OPEN], "chosen": {"seats": [{"deck": ["x"] * 40_000}, {}]}},
        {"game": "ashes", "seats": [PERSON, {"kind": "open", "name": LONG}]},
        {"game": "ashes", "seats": [PERSON, OPEN], "guest": LONG},
        {"chain": "ashes-draft", "seats": [PERSON, BOT], "chosen": {"rules": LONG}},
    ],
)
def test_no_text_in_a_set_up_is_longer_than_it_may_be(client: TestClient, body: Any) -> None:
    answer = client.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (422, "setup")


def test_neither_is_what_somebody_chooses_for_a_seat_or_only_asks_about(client: TestClient) -> None:
    table = new_table(client, [PERSON, OPEN], game="ashes")["table"]
    for path, body in (
        (f"/api/tables/{table}/join", {"name": "Bo", "chosen": {"deck": {"name": LONG}}}),
        (f"/api/tables/{table}/choices", {"seat": 1, "chosen": {"deck": LONG}}),
        ("/api/games/ashes/choices", {"players": 2, "chosen": {"seats": [{"deck": LONG}]}}),
    ):
        assert client.post(path, json=body).json()["code"] == "setup"


# -- what is kept ------------------------------------------------------------------------------------------------


def test_what_is_old_is_deleted_and_nothing_else(db: Path) -> None:
    limits = changed(FAST, {"finished_s": 1000, "upload_s": 1000, "chat_s": 100})
    with open_server(db, limits) as client:
        over, going = (new_table(client, [PERSON, BOT], guest="a-guest-with-a-history") for _ in range(2))
        with seated(client, over["table"], over["seats"][0]["token"]) as ada:
            ada.send("chat", seat=0, text="hello")
            replay = play_out(ada)["replay"]
        upload = client.post("/api/replays", content=journal_of_a_match()).json()["replay"]
        store, now = tables_of(client).store, now_seconds()
        whose = {"X-Emberhold-Guest": "a-guest-with-a-history"}
        assert client.portal is not None

        def cleaned(later: int) -> Any:
            assert client.portal is not None
            return client.portal.call(store.clean, now + later, limits)

        assert cleaned(50) == (0, 0, 0)
        assert cleaned(500) == (0, 0, 1)
        assert len(client.get("/api/history", headers=whose).json()["matches"]) == 1
        assert client.get(f"/api/replays/{replay}").status_code == 200
        assert cleaned(5000) == (1, 1, 0)
        assert [client.get(f"/api/replays/{id}").status_code for id in (replay, upload)] == [404, 404]
        assert client.portal.call(store.load, over["table"]) is None
        assert client.get("/api/history", headers=whose).json()["matches"] == []
        assert client.get("/api/statistics", headers=whose).json()["games"] == []
        assert client.portal.call(store.load, going["table"]) is not None


def test_a_match_that_is_over_leaves_memory_and_is_still_answered(db: Path) -> None:
    with open_server(db, FAST) as client:
        table = new_table(client, [PERSON, BOT])
        with seated(client, table["table"], table["seats"][0]["token"]) as ada:
            play_out(ada)
        tables = tables_of(client)
        told = client.get(f"/api/tables/{table['table']}").json()
        tables.loaded[table["table"]].touched -= 60
        assert client.portal is not None
        client.portal.call(tables.sweep)
        assert table["table"] not in tables.loaded
        again = client.get(f"/api/tables/{table['table']}").json()
        assert table["table"] not in tables.loaded
        assert {**told, "seats": None} == {**again, "seats": None}


def test_nothing_new_begins_on_a_full_disk(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_server(db, FAST) as client:
        table = new_table(client, [PERSON, BOT])
        monkeypatch.setattr(tables_of(client).store, "free_bytes", lambda: 1000)
        assert client.get("/api/health").json()["status"] == "crowded"
        assert client.post("/api/tables", json={"game": "toy", "seats": [PERSON, BOT]}).json()["code"] == "disk"
        assert client.post("/api/replays", content=journal_of_a_match()).json()["code"] == "disk"
        with seated(client, table["table"], table["seats"][0]["token"]) as ada:
            assert play_out(ada)["replay"]


# -- friends -----------------------------------------------------------------------------------------------------


def test_sixteen_people_at_eight_tables_behind_one_address_meet_no_limit(db: Path) -> None:
    """With the limits as they are when nobody changes them; each also loads the page and has a look at a preview."""
    with open_server(db, Limits()) as client, ExitStack() as everybody:
        guests: list[Guest] = []
        for _ in range(8):
            table = new_table(client, [PERSON, OPEN], game="ashes", options={"pace_ms": 50})
            joined = client.post(f"/api/tables/{table['table']}/join", json={"name": "Bo"}).json()
            for token in (table["seats"][0]["token"], joined["token"]):
                for _ in range(60):  # as many files as a page has, and more
                    assert client.get("/api/games").status_code == 200
                guests.append(everybody.enter_context(seated(client, table["table"], token)))
            everybody.enter_context(seated(client, table["table"]))
        deck = next(iter(client.get("/api/games/ashes/decks").json().values()))
        for number, guest in enumerate(guests):
            told = guest.until("update", lambda m: m["decision"] is not None)
            decision = told["decision"]
            for option in decision["options"][:8]:
                chosen = {"seat": told["seat"], "number": decision["number"], "key": option["key"]}
                guest.send("preview", id=1, **chosen)
            for asked in range(10):
                guest.send("why", id=asked, seat=told["seat"], verb="play", thing=1)
            guest.answer(told)
            guest.send("undo", seat=told["seat"])
            guest.send("ping")
            guest.until("pong")
            # Everybody also builds a deck, card by card, keeps it, and opens a draft or an expedition.
            for _ in range(5):
                assert client.post("/api/games/ashes/decks/check", json={"deck": deck}).status_code == 200
            assert client.post("/api/decks", json={"game": "ashes", "deck": deck}).status_code == 201
            chain = ("ashes-draft", "aeons-end-expedition")[number % 2]
            assert client.post("/api/tables", json={"chain": chain, "seats": [PERSON, BOT]}).status_code == 201
        said = [message.get("code") for guest in guests for _, message in guest.heard if message["t"] == "error"]
        assert "too-fast" not in said


# -- settings ----------------------------------------------------------------------------------------------------


def test_a_limit_can_be_changed_by_its_name_and_a_mistake_is_said_in_words() -> None:
    found = changed(Limits(), {"tables": "200", "request_s": "2.5", "pick_seconds": "5-60", "decks": 7})
    assert (found.tables, found.request_s, found.pick_seconds, found.decks) == (200, 2.5, (5, 60), 7)
    for wrong, words in (
        ({"table": "1"}, "There is no limit 'table'"),
        ({"tables": "many"}, "is a number, not 'many'"),
        ({"tables": "1.5"}, "is a whole number"),
        ({"tables": "-1"}, "limit 'tables' is"),
        ({"pick_seconds": "60"}, "two numbers"),
    ):
        with pytest.raises(EmberholdError, match=words):
            changed(Limits(), wrong)


def test_a_settings_file_and_the_command_line_are_read_together(tmp_path: Path) -> None:
    from emberhold.cli.commands.serve import read_settings

    file = tmp_path / "settings.toml"
    file.write_text('proxies = ["127.0.0.1"]\n[limits]\ntables = 5\ndecks = 6\n', encoding="utf-8")
    limits, proxies = read_settings(str(file), ["tables=7"], None)
    assert (limits.tables, limits.decks, proxies) == (7, 6, ("127.0.0.1",))
    assert read_settings(str(file), [], ["::1"])[1] == ("::1",)
    for text, words in (("x = 1", "may have"), ("limits = 1", "may have"), ("[", "not TOML")):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(EmberholdError, match=words):
            read_settings(str(file), [], None)
    with pytest.raises(EmberholdError, match="NAME=VALUE"):
        read_settings(None, ["tables"], None)
    with pytest.raises(EmberholdError, match="named by its address"):
        read_settings(None, [], ["proxy.example"])


@pytest.mark.parametrize(("burst", "refused"), [(0.0, True), (60.0, False)])
async def test_taking_back_agreeing_and_looking_ahead_are_work_that_an_address_causes(
    burst: float, refused: bool
) -> None:
    world = World("spells", 0, holds=True)
    world.tables.services.work = WorkBudget(0.0, burst)
    await world.open("free")
    for message in (
        client_messages.Cancel(0, 0),
        client_messages.Undo(0),
        client_messages.Agree(0, "undo", yes=True),
        client_messages.Preview(1, 0, 0, "0"),
        client_messages.Why(1, 0, "play", 1),
    ):
        await world.say("a", message)
        assert (world.told("a")[-1][2] == "too-fast") is refused
    world.close()
