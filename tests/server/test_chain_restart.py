"""A server that was killed goes on with the same chain: in the draft, between two matches, and in a later one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from emberhold.core.chain import Chain
from emberhold.core.journal import Entry, Journal
from emberhold.server.errors import StorageError
from emberhold.server.store.migrations import MIGRATIONS, migrate
from emberhold.server.store.sqlite import SqliteStore
from emberhold.server.store.sqlite_thread import connect
from emberhold.server.store.store import ChainRow, Finish, NextTable, PlayedRow, ReplayRow, SeatRow, TableRow
from tests.server.drafts import info, new_draft, play_until_over, two_and_bots
from tests.server.guests import OPEN, PERSON, open_server, seated

ENTRY = Entry("answer", 0, (1,))


def test_the_draft_goes_on_where_it_was(db: Path, client: TestClient) -> None:
    people = two_and_bots(client, bots=0)
    tokens = list(people.tokens.values())
    asked = play_until_over(client, people.table, tokens, answers=7)
    # The first server is still there and holds its files open, as one that was killed would have left them.
    with open_server(db) as second:
        with seated(second, people.table, tokens[asked["seat"]]) as one:
            assert one.until("update")["view"] == asked["view"]
        assert play_until_over(second, people.table, tokens)["next"]


def test_between_two_matches_the_next_one_is_there_already(db: Path, client: TestClient) -> None:
    people = two_and_bots(client, bots=0)
    tokens = list(people.tokens.values())
    next_table = play_until_over(client, people.table, tokens)["next"]
    with open_server(db) as second:
        place = info(second, people.table)["chain"]
        assert (place["next"], place["over"], place["of"]) == (next_table, False, 2)
        with seated(second, people.table, tokens[0]) as ada:
            assert ada.until("welcome")["chain"]["next"] == next_table
            assert ada.until("over")["replay"] is None
        assert info(second, next_table)["state"] == "running"
        play_until_over(second, next_table, tokens, concede=True)
        assert info(second, people.table)["replay"] is not None
    with open_server(db) as third:
        assert info(third, next_table)["chain"]["over"]
        assert info(third, people.table)["replay"] is not None


def test_in_a_later_match_everybody_keeps_seats_points_and_what_follows(db: Path, client: TestClient) -> None:
    people = new_draft(client, [PERSON, OPEN, OPEN], chosen={"matches": "round-robin", "lists": "open"})
    tokens = list(people.tokens.values())
    table = play_until_over(client, people.table, tokens)["next"]
    over = play_until_over(client, table, tokens[:2], concede=True)
    points = [int(seat in over["outcome"]["winners"]) for seat in range(2)] + [0]
    with open_server(db) as second:
        place = info(second, over["next"])["chain"]
        assert (place["number"], place["seats"], place["points"]) == (3, [0, 2], points)
        assert place["names"] == ["Ada", "Bo 1", "Bo 2"]
        with seated(second, over["next"], tokens[1]) as watcher:
            assert watcher.until("welcome")["you"] == []
        last = play_until_over(second, over["next"], [tokens[0], tokens[2]], concede=True)["next"]
        with seated(second, last, tokens[1]) as back:
            assert back.until("welcome")["you"] == [0]
    with open_server(db) as third:
        play_until_over(third, last, tokens[1:], concede=True)
        chain = info(third, last)["chain"]
        assert chain["over"]
        assert sum(chain["points"]) == 3


def test_a_restart_changes_nothing_of_what_follows(db: Path, tmp_path: Path) -> None:
    """The same seed and the same answers give the same matches, whether or not the server was killed."""
    setups = []
    for killed in (False, True):
        file = db if killed else tmp_path / "other.sqlite3"
        with open_server(file) as first:
            people = new_draft(first, [PERSON, {"kind": "shared", "name": "Cy"}], seed=77)
            tokens = list(people.tokens.values())
            if not killed:
                next_table = play_until_over(first, people.table, tokens)["next"]
        if killed:
            with open_server(file) as second:
                next_table = play_until_over(second, people.table, tokens)["next"]
        raw = connect(file)
        setups.append(raw.execute("SELECT game, setup, seed FROM tables WHERE id = ?", (next_table,)).fetchone())
        raw.close()
    assert setups[0] == setups[1]


def test_what_is_stored_is_what_the_core_makes_of_it(db: Path, client: TestClient) -> None:
    people = two_and_bots(client, bots=1)
    play_until_over(client, people.table, list(people.tokens.values()))
    raw = connect(db)
    name, setup, seed = raw.execute("SELECT name, setup, seed FROM chains").fetchone()
    chain = Chain.begin(name, json.loads(setup), seed)
    tables = raw.execute("SELECT id, game, rules, setup, seed FROM tables ORDER BY link").fetchall()
    for number, (id, game, rules, written, luck) in enumerate(tables):
        lines = raw.execute("SELECT what, seat, value FROM entries WHERE tab = ? ORDER BY n", (id,)).fetchall()
        entries = [Entry(what, seat, tuple(json.loads(value))) for what, seat, value in lines]
        if number:
            chain.go_on()
        chain.resume(Journal(game, rules, json.loads(written), luck, entries))
    raw.close()
    assert len(tables) == 2


def test_a_match_that_does_not_follow_is_not_played(db: Path, client: TestClient) -> None:
    people = two_and_bots(client, bots=0)
    tokens = list(people.tokens.values())
    next_table = play_until_over(client, people.table, tokens)["next"]
    raw = connect(db)
    raw.execute("UPDATE tables SET seed = seed + 1 WHERE id = ?", (next_table,))
    raw.close()
    with open_server(db) as second, seated(second, next_table, tokens[0]) as ada:
        assert ada.until("welcome")["readonly"]["id"] == "server-readonly-journal"
        ada.send("concede", seat=0)
        assert ada.until("error")["code"] == "readonly"


def test_a_draft_of_other_rules_stops_its_chain(db: Path, client: TestClient) -> None:
    people = two_and_bots(client, bots=0)
    next_table = play_until_over(client, people.table, list(people.tokens.values()))["next"]
    raw = connect(db)
    raw.execute("UPDATE tables SET rules = 'old' WHERE id = ?", (people.table,))
    raw.close()
    with open_server(db) as second:
        assert info(second, next_table)["readonly"]
        replay = raw_replay(db, people.table)
        # The match after it is not over, so what was picked stays secret.
        assert second.get(f"/api/replays/{replay}").json()["code"] == "chain-goes-on"


PLAYED = [PlayedRow(0, "guest", "toy", "", "", None, None, 0)]


# -- the store ---------------------------------------------------------------------------------------------------


def row(id: str, link: int, chain: ChainRow | None) -> TableRow:
    return TableRow(id, "toy", "1", {}, 7, {}, 10, "running", chain=chain, link=link)


async def test_the_end_of_a_match_and_the_next_table_are_one_step(db: Path) -> None:
    store = SqliteStore(db)
    chain = ChainRow("c", "ashes-draft", {"players": 2}, 5, 30)
    assert await store.create(row("t", 0, chain), [SeatRow(0, "person", "Ada", None, "hash", "guest")], limit=5)
    replay = ReplayRow("r", "toy", "1", "{}", ["Ada"], [None], {}, 30, "t", length=1)
    taken = Finish({}, replay, PLAYED, NextTable(row("t", 1, chain), []))
    with pytest.raises(StorageError):
        await store.append("t", 0, [ENTRY], 20, taken)  # the id is taken, so nothing of it is written
    found = await store.load("t")
    assert found is not None
    assert (found.table.state, found.entries, found.table.chain) == ("running", [], chain)

    await store.append("t", 0, [ENTRY], 20, Finish({}, replay, PLAYED, NextTable(row("u", 1, chain), found.seats)))
    both = await store.chain("c")
    assert [(s.table.id, s.table.state, s.table.link, len(s.entries)) for s in both] == [
        ("t", "over", 0, 1),
        ("u", "running", 1, 0),
    ]
    kept = await store.replay("r")
    assert kept is not None
    assert (kept.chain, kept.chain_goes_on) == ("c", True)
    assert await store.history("guest", 9) == []
    await store.set_state("u", "archived", 40)
    assert await store.history("guest", 9) == []
    await store.set_state("u", "over", 40)
    assert [past.chain for past in await store.history("guest", 9)] == ["c"]
    with pytest.raises(StorageError):
        await store.create(row("fork", 1, ChainRow("c", "x", {}, 1)), [], limit=5)
    await store.close()


async def test_a_database_from_before_chains_is_brought_up_to_date(db: Path) -> None:
    raw = connect(db)
    migrate(raw, MIGRATIONS[:5])
    raw.execute("INSERT INTO tables VALUES ('t', 'toy', '1', '{}', 7, '{}', 'over', 10, 10, '{}', 'r', 0)")
    raw.execute("INSERT INTO tables VALUES ('u', 'toy', '1', '{}', 7, '{}', 'running', 10, 10, NULL, NULL, 0)")
    raw.execute(
        "INSERT INTO seats VALUES ('t', 0, 'person', 'Ada', NULL, 'hash', 'guest', 0, 0, 'smart', '[]', 0, 0)",
    )
    raw.execute("INSERT INTO replays VALUES ('r', 't', 'toy', '1', '{}', '[\"Ada\"]', '{}', 10, '[null]')")
    raw.close()

    store = SqliteStore(db)
    found = await store.load("t")
    assert found is not None
    assert (found.table.chain, found.table.link) == (None, 0)
    kept = await store.replay("r")
    assert kept is not None
    assert (kept.chain, kept.chain_goes_on) == (None, False)
    assert [past.table for past in await store.history("guest", 9)] == ["t"]
    chain = ChainRow("c", "ashes-draft", {"players": 2}, 5)
    assert await store.create(row("v", 0, chain), [], limit=5)
    await store.close()


def raw_replay(db: Path, table: str) -> str:
    raw = connect(db)
    (id,) = raw.execute("SELECT replay FROM tables WHERE id = ?", (table,)).fetchone()
    raw.close()
    return str(id)
