"""A guest's history and statistics: what the columns say is what a recount from the journals says."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from emberhold.core.journal import Journal
from emberhold.core.registry import replay
from emberhold.server.store.migrations import MIGRATIONS, migrate
from emberhold.server.store.sqlite import SqliteStore
from emberhold.server.store.sqlite_thread import connect
from emberhold.server.store.store import PastFilter
from tests.server.guests import PERSON, Json, new_table, open_server, play_out, seated

GUEST = "a guest with a history"
DECKS = ("the-iron-men", "the-mist-guardian", "the-snakes-in-silver")
MAGES = ("gygar", "rhia", "taqren", "soskel")
NEMESES = ("maggoth", "fenrix")
SHARED = {"kind": "shared", "name": "Bob"}


def bot(name: str) -> Json:
    return {"kind": "bot", "bot": name}


def give_up(client: TestClient, table: Json, seat: int, answers: int) -> None:
    """Answer a few questions, then give up in this seat."""
    with seated(client, table["table"], *[one["token"] for one in table["seats"]]) as guest:
        for _ in range(answers):
            guest.answer(guest.asked())
        guest.send("concede", seat=seat)
        guest.until("over")


@pytest.fixture(scope="module")
def past(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A server's file with some matches of both games; nobody's journal is looked at while they are listed."""
    db = tmp_path_factory.mktemp("past") / "tables.sqlite3"
    with open_server(db) as client:
        for number in range(6):
            decks = [{"deck": DECKS[number % 3]}, {"deck": DECKS[(number + 1 + number // 3) % 3]}]
            other = SHARED if number % 2 else bot(("random", "greedy")[number // 2 % 2])
            table = new_table(client, [PERSON, other], "ashes", setup={"seats": decks}, guest=GUEST)
            give_up(client, table, number % 2, 0 if number % 2 else 1)
        for number in range(4):
            seats = [{"mage": MAGES[number]}, {"mage": MAGES[number - 1]}]
            setup = {"seats": seats, "nemesis": NEMESES[number % 2], "market": "random"}
            table = new_table(client, [PERSON, bot("random")], "aeons-end", setup=setup, guest=GUEST)
            give_up(client, table, 0, 2)
        table = new_table(client, [PERSON, bot("random")], "ashes", guest="somebody else")
        give_up(client, table, 0, 1)
    return db


def listed(client: TestClient, **query: str) -> list[Json]:
    answer = client.get("/api/history", headers={"X-Emberhold-Guest": GUEST}, params=query)
    assert answer.status_code == 200, answer.text
    found: list[Json] = answer.json()["matches"]
    return found


def counted(client: TestClient) -> dict[str, dict[tuple[str, str], tuple[int, int]]]:
    found = client.get("/api/statistics", headers={"X-Emberhold-Guest": GUEST}).json()
    return {
        part: {(one["game"], one["name"]): (one["matches"], one["won"]) for one in rows} for part, rows in found.items()
    }


def test_statistics_are_what_a_recount_from_the_journals_says(past: Path) -> None:
    with open_server(past) as client:
        played: dict[str, Counter[tuple[str, str]]] = {
            part: Counter() for part in ("games", "plays", "against", "bots")
        }
        won = {part: Counter[tuple[str, str]]() for part in played}
        matches = listed(client)
        assert len(matches) == 6 + 3 + 4
        for row in matches:
            journal = Journal.loads(json.dumps(client.get(f"/api/tables/{row['table']}/journal").json()))
            match = replay(journal)
            assert match.outcome is not None
            seats = journal.setup["seats"]
            assert isinstance(seats, list)
            names = [seat.get("deck") or seat.get("mage") for seat in seats]
            against = str(journal.setup.get("nemesis", ""))
            assert (row["plays"], row["against"]) == (names, against)
            told = match.events(None)
            kind = "round" if row["game"] == "ashes" else "turn-deck-shuffled"
            rounds = sum(event["kind"] == kind for event in told) + (row["game"] == "aeons-end")
            assert row["rounds"] == max(1, rounds)
            of_this = {"games": [""], "plays": [names[row["seat"]]], "against": [against] if against else []}
            of_this["bots"] = sorted({name for name in row["bots"] if name is not None})
            for part, found in of_this.items():
                for name in found:
                    played[part][row["game"], name] += 1
                    won[part][row["game"], name] += row["seat"] in match.outcome.winners
        expected = {part: {key: (n, won[part][key]) for key, n in found.items()} for part, found in played.items()}
        assert counted(client) == expected
        assert sum(found["ashes", ""] for found in won.values()) == 3, "some were won"


@pytest.mark.parametrize(
    ("query", "fits"),
    [
        ({"game": "ashes"}, lambda row: row["game"] == "ashes"),
        ({"plays": "the-iron-men"}, lambda row: row["plays"][row["seat"]] == "the-iron-men"),
        ({"against": "fenrix"}, lambda row: row["against"] == "fenrix"),
        ({"bot": "greedy"}, lambda row: "greedy" in row["bots"]),
        ({"result": "won"}, lambda row: row["seat"] in row["outcome"]["winners"]),
        (
            {"result": "lost", "game": "ashes"},
            lambda row: row["game"] == "ashes" and row["seat"] not in row["outcome"]["winners"],
        ),
        ({"result": "broken"}, lambda row: row["outcome"] is None),
        ({"game": "chess"}, lambda row: row["game"] == "chess"),
    ],
)
def test_a_history_can_be_filtered(past: Path, query: dict[str, str], fits: Callable[[Json], bool]) -> None:
    with open_server(past) as client:
        every = listed(client)
        found = listed(client, **query)
        expected = [row for row in every if fits(row)]
        assert found == expected
        assert len(expected) < len(every)


def test_it_comes_in_pages(past: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_server(past) as client:
        every = listed(client)
        monkeypatch.setattr("emberhold.server.http.past_routes.PAGE", 5)
        pages, before = [], ""
        while True:
            query = {"before": before} if before else {}
            found = client.get("/api/history", headers={"X-Emberhold-Guest": GUEST}, params=query).json()
            pages.append(found["matches"])
            if found["next"] is None:
                break
            before = found["next"]
        assert [len(page) for page in pages] == [5, 5, 3]
        assert [row for page in pages for row in page] == every


@pytest.mark.parametrize("before", ["1", "x.0.t", "1.x.t", "1.0.", "9999999999999999.0.t", "-1.0.t", f"1.{'9' * 30}.t"])
def test_a_page_that_is_none_is_refused(past: Path, before: str) -> None:
    with open_server(past) as client:
        answer = client.get("/api/history", headers={"X-Emberhold-Guest": GUEST}, params={"before": before})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-message")


def test_a_match_that_is_not_over_is_in_neither(client: TestClient) -> None:
    table = new_table(client, [PERSON, bot("random")], guest=GUEST)
    assert listed(client) == []
    assert counted(client) == {"games": {}, "plays": {}, "against": {}, "bots": {}}
    with seated(client, table["table"], table["seats"][0]["token"]) as guest:
        play_out(guest)
    assert [row["table"] for row in listed(client)] == [table["table"]]
    assert counted(client)["games"]["toy", ""][0] == 1


async def test_matches_from_before_are_counted_by_their_set_up(db: Path) -> None:
    raw = connect(db)
    migrate(raw, MIGRATIONS[:6])
    for id, game, setup, outcome in (
        ("a", "ashes", {"seats": [{"deck": "the-iron-men"}, {"deck": {"phoenixborn": "noah-redmoon"}}]}, [0]),
        ("b", "aeons-end", {"seats": [{"mage": "rhia"}], "nemesis": "fenrix"}, []),
        ("c", "ashes", {"board": {}}, None),
    ):
        told = None if outcome is None else json.dumps({"winners": outcome, "reason": "x"})
        state = "broken" if outcome is None else "over"
        raw.execute(
            "INSERT INTO tables"
            " (id, game, rules, setup, seed, options, state, created, touched, outcome, replay, public)"
            " VALUES (?, ?, '1', ?, 7, '{}', ?, 10, 10, ?, ?, 0)",
            (id, game, json.dumps(setup), state, told, id),
        )
        raw.execute(
            "INSERT INTO seats (tab, seat, kind, name, token, guest, screen, gone)"
            " VALUES (?, 0, 'person', 'Ada', 'h', 'guest', 0, 0)",
            (id,),
        )
        raw.execute(
            "INSERT INTO replays VALUES (?, ?, ?, '1', '{}', '[\"Ada\"]', ?, 10, '[null]')", (id, id, game, told)
        )
    raw.close()
    store = SqliteStore(db)
    found = {row.table: (row.plays, row.against) for row in await store.history("guest", 9)}
    assert found == {"a": (["the-iron-men"], ""), "b": (["rhia"], "fenrix"), "c": ([""], "")}
    assert [row.table for row in await store.history("guest", 9, PastFilter(result="broken"))] == ["c"]
    counts = await store.statistics("guest", [], [])
    assert [(one.name, one.matches, one.won) for one in counts.plays] == [("rhia", 1, 0), ("the-iron-men", 1, 1)]
    assert (await store.statistics("guest", ["a", "b"], [])).games == []
    await store.close()
