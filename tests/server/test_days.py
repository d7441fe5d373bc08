"""The battle of the day on the server: the same for everybody on that date, and each guest's record of them."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from emberhold.core.daily import DayError, match_of_day, read_day
from emberhold.core.registry import load_game
from emberhold.server.http import past_routes
from emberhold.server.store.migrations import MIGRATIONS, migrate
from emberhold.server.store.sqlite_thread import connect
from emberhold.server.tables.tables import Tables
from tests.server.guests import OPEN, PERSON, Json, new_table, open_server, seated

GAME = "aeons-end"
TODAY = date(2026, 11, 19)
BOT: Json = {"kind": "bot", "bot": "random"}
ADA = "a guest with a record"


def tables_of(client: TestClient) -> Tables:
    found: Tables = client.app.state.tables  # type: ignore[attr-defined]
    return found


def set_day(client: TestClient, day: date) -> None:
    tables_of(client).services.today = lambda: day


def kept(client: TestClient, table: str) -> Any:
    """The table as it is stored."""
    assert client.portal is not None
    return client.portal.call(tables_of(client).find, table).row


def begin(client: TestClient, day: str, *seats: Json, **more: Any) -> Json:
    return new_table(client, [*(seats or (PERSON, BOT))], GAME, day=day, guest=ADA, **more)


def give_up(client: TestClient, table: Json) -> None:
    with seated(client, table["table"], *[one["token"] for one in table["seats"]]) as guest:
        guest.asked(0)
        guest.send("concede", seat=0)
        guest.until("over")


def record(client: TestClient, guest: str = ADA, **query: str) -> list[Json]:
    answer = client.get("/api/days", headers={"X-Emberhold-Guest": guest}, params=query)
    assert answer.status_code == 200, answer.text
    found: list[Json] = answer.json()["days"]
    return found


@pytest.fixture
def day_client(client: TestClient) -> TestClient:
    """A server on which it is always the same day."""
    set_day(client, TODAY)
    return client


@pytest.mark.rule("EXPED-09")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_battle_of_a_day_is_what_the_terminal_plays(day_client: TestClient, players: int) -> None:
    seats = [PERSON, *[BOT] * (players - 1)]
    row = kept(day_client, begin(day_client, "today", *seats)["table"])
    expected = match_of_day(load_game(GAME), TODAY, players)
    assert (row.setup, row.seed, row.day) == (expected.setup, expected.seed, "2026-11-19")


def test_it_is_the_same_for_everybody_also_with_friends_and_another_one_tomorrow(day_client: TestClient) -> None:
    alone = kept(day_client, begin(day_client, "today")["table"])
    with_friends = kept(day_client, begin(day_client, "today", PERSON, OPEN)["table"])
    assert (alone.setup, alone.seed) == (with_friends.setup, with_friends.seed)
    earlier = kept(day_client, begin(day_client, "2026-11-18")["table"])
    assert earlier.day == "2026-11-18"
    assert earlier.setup != alone.setup
    set_day(day_client, date(2026, 11, 20))
    assert kept(day_client, begin(day_client, "today")["table"]).day == "2026-11-20"


def test_what_every_number_of_mages_shares() -> None:
    spec = load_game(GAME)
    for offset in range(30):
        day = date.fromordinal(TODAY.toordinal() + offset)
        found = [match_of_day(spec, day, players) for players in (1, 2, 3, 4)]
        assert len({one.seed for one in found}) == 1
        setups: list[Json] = [dict(one.setup) for one in found]
        seats = [setup.pop("seats") for setup in setups]
        assert seats == [seats[-1][:players] for players in (1, 2, 3, 4)]
        assert all(setup == setups[0] for setup in setups)


def test_what_a_day_sets_up_can_be_seen_before(day_client: TestClient) -> None:
    games = day_client.get("/api/games").json()
    assert [game["name"] for game in games if game["days"]] == [GAME]
    seen = day_client.get(f"/api/games/{GAME}/days/today").json()
    assert (seen["day"], seen["today"], len(seen["setup"]["seats"])) == ("2026-11-19", "2026-11-19", 2)
    assert seen["setup"] == kept(day_client, begin(day_client, "today")["table"]).setup
    assert "seed" not in json.dumps(seen)
    four = day_client.get(f"/api/games/{GAME}/days/2026-11-18", params={"players": 4}).json()
    assert (four["day"], len(four["setup"]["seats"])) == ("2026-11-18", 4)


@pytest.mark.parametrize(
    ("day", "code", "words"),
    [
        ("2026-11-20", "day-future", "2026-11-20 has not come yet"),
        ("9999-12-31", "day-future", "has not come yet"),
        ("tomorrow", "day", "is no date"),
        ("2026-02-30", "day", "is no date"),
        ("20261118", "day", "is no date"),
        ("2026-W47-3", "day", "is no date"),
        ("-0001-01-01", "day", "is no date"),
    ],
)
def test_a_day_that_is_none_is_refused_in_words(day_client: TestClient, day: str, code: str, words: str) -> None:
    body = {"game": GAME, "seats": [PERSON, BOT], "day": day}
    for answer in (
        day_client.post("/api/tables", json=body),
        day_client.get(f"/api/games/{GAME}/days/{day}"),
    ):
        assert answer.status_code == 422
        problem = answer.json()
        assert (problem["code"], problem["text"]["id"]) == (code, f"server-error-{code}")
        assert words in problem["detail"]
    assert record(day_client) == []


def test_nothing_of_it_can_be_chosen(day_client: TestClient) -> None:
    wrong: list[Json] = [{"seed": 5}, {"chosen": {}}, {"setup": {}}, {"options": {"lists": "open"}}]
    for more in wrong:
        answer = day_client.post("/api/tables", json={"game": GAME, "seats": [PERSON, BOT], "day": "today", **more})
        assert (answer.status_code, answer.json()["code"]) == (422, "day-chosen"), more
    for body, code, status in (
        ({"game": "ashes"}, "no-days", 404),
        ({"chain": "aeons-end-expedition"}, "no-days", 404),
        ({"game": "nothing"}, "unknown-game", 404),
    ):
        answer = day_client.post("/api/tables", json={"seats": [PERSON, BOT], "day": "today", **body})
        assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert day_client.get("/api/games/ashes/days/today").json()["code"] == "no-days"
    assert day_client.get(f"/api/games/{GAME}/days/today", params={"players": 5}).json()["code"] == "seats"
    assert day_client.post("/api/tables", json={"game": GAME, "seats": [PERSON] * 5, "day": "today"}).status_code == 422


def test_a_friend_takes_the_mage_of_the_seat(day_client: TestClient) -> None:
    table = begin(day_client, "today", PERSON, OPEN)["table"]
    before = dict(kept(day_client, table).setup)
    assert day_client.get(f"/api/tables/{table}").json()["day"] == "2026-11-19"
    assert day_client.post(f"/api/tables/{table}/choices", json={"seat": 1}).json()["choices"] == []
    refused = day_client.post(f"/api/tables/{table}/join", json={"name": "Bo", "chosen": {"mage": "gygar"}})
    assert refused.json()["code"] == "day-chosen"
    joined = day_client.post(f"/api/tables/{table}/join", json={"name": "Bo"}).json()
    assert kept(day_client, table).setup == before
    with seated(day_client, table, joined["token"]) as bo:
        assert bo.until("welcome")["day"] == "2026-11-19"
    other = new_table(day_client, [PERSON, OPEN], GAME)["table"]
    assert day_client.post(f"/api/tables/{other}/choices", json={"seat": 1}).json()["choices"], "elsewhere one chooses"


def test_the_record_of_a_guest(db: Path, day_client: TestClient) -> None:
    lost, goes_on = begin(day_client, "2026-11-18"), begin(day_client, "today")
    give_up(day_client, lost)
    new_table(day_client, [PERSON, BOT], GAME, guest=ADA)
    new_table(day_client, [PERSON, BOT], GAME, day="today", guest="somebody else")
    found = record(day_client)
    assert [(one["day"], one["table"], one["state"], one["won"]) for one in found] == [
        ("2026-11-19", goes_on["table"], "running", None),
        ("2026-11-18", lost["table"], "over", False),
    ]
    setup: Json = dict(match_of_day(load_game(GAME), date(2026, 11, 18)).setup)
    assert found[1]["plays"] == [seat["mage"] for seat in setup["seats"]]
    assert (found[1]["against"], found[1]["rounds"] > 0) == (setup["nemesis"], True)
    assert day_client.get(f"/api/replays/{found[1]['replay']}").json()["game"] == GAME
    assert (found[0]["plays"], found[0]["replay"]) == ([], None)
    assert record(day_client, game="ashes") == []
    history = day_client.get("/api/history", headers={"X-Emberhold-Guest": ADA}).json()["matches"]
    assert [past["day"] for past in history] == ["2026-11-18"]
    with open_server(db) as second:
        assert record(second) == found


def test_a_day_can_be_played_again_with_the_same_luck(day_client: TestClient) -> None:
    first = begin(day_client, "2026-11-18")
    give_up(day_client, first)
    again = begin(day_client, "2026-11-18")
    rows = [kept(day_client, table["table"]) for table in (first, again)]
    assert rows[0].seed == rows[1].seed
    assert [one["table"] for one in record(day_client)] in (
        [again["table"], first["table"]],
        [first["table"], again["table"]],
    )


def test_a_rematch_has_other_luck_and_is_no_battle_of_the_day(day_client: TestClient) -> None:
    table = begin(day_client, "today", PERSON)
    give_up(day_client, table)
    with seated(day_client, table["table"], table["seats"][0]["token"]) as ada:
        ada.until("over")
        ada.send("rematch", seat=0)
        again = ada.until("rematch")["table"]
    row = kept(day_client, again)
    assert row.day is None
    assert row.seed != kept(day_client, table["table"]).seed
    assert [one["table"] for one in record(day_client)] == [table["table"]]


def test_the_record_comes_in_pages(day_client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past_routes, "PAGE", 2)
    days = [f"2026-11-{day}" for day in (15, 17, 16, 19, 18)]
    for day in days:
        begin(day_client, day)
    seen: list[str] = []
    query: dict[str, str] = {}
    for _ in range(3):
        page = day_client.get("/api/days", headers={"X-Emberhold-Guest": ADA}, params=query).json()
        seen += [one["day"] for one in page["days"]]
        query = {"before": page["next"]}
    assert page["next"] is None
    assert seen == sorted(days, reverse=True)
    for before in ("x", "2026-11-15", "2026-11-15.x.t", "2026-11-15.1."):
        answer = day_client.get("/api/days", headers={"X-Emberhold-Guest": ADA}, params={"before": before})
        assert answer.json()["code"] == "bad-message", before


def test_nobody_learns_of_an_end_from_the_record(day_client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = begin(day_client, "today")
    give_up(day_client, table)
    assert record(day_client)[0]["won"] is False
    monkeypatch.setattr(Tables, "hides_end", lambda *_: True)
    (hidden,) = record(day_client)
    assert (hidden["state"], hidden["won"], hidden["replay"], hidden["rounds"]) == ("running", None, None, 0)


def test_an_older_database_gets_the_column(db: Path) -> None:
    older = connect(db)
    migrate(older, MIGRATIONS[:-1])
    older.close()
    with open_server(db) as client:
        set_day(client, TODAY)
        begin(client, "today")
        assert [one["day"] for one in record(client)] == ["2026-11-19"]


def test_a_word_is_read_as_a_day_only_if_it_is_one() -> None:
    assert read_day("2026-11-19", TODAY) == TODAY
    assert read_day("2024-02-29", TODAY) == date(2024, 2, 29)
    with pytest.raises(DayError) as wrong:
        read_day("2026-11-20", TODAY)
    assert wrong.value.future
