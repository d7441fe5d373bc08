"""Where the luck of a table comes from: keys that nobody knows, unless somebody chose the seed; then all are told."""

from __future__ import annotations

import json
import secrets
import sqlite3
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from emberhold.core.registry import load_game, replay
from emberhold.core.rng import Rng
from emberhold.core.seeds import chained_seed, keyed_seed
from emberhold.server.store.migrations import MIGRATIONS, migrate
from emberhold.server.store.sqlite import SqliteStore
from emberhold.server.store.sqlite_thread import connect
from emberhold.server.store.store import TableRow
from emberhold.server.tables.tables import Tables
from emberhold.server.tokens import draw_seed
from tests.server.drafts import new_draft, play_until_over, two_and_bots
from tests.server.guests import OPEN, PERSON, Json, new_table, open_server, play_out, seated

BOT: Json = {"kind": "bot", "bot": "random"}
BOTH_BOTS = [PERSON, BOT]
KEYS = "blake2b:" + "0123456789abcdef" * 4


def row_of(client: TestClient, table: str) -> TableRow:
    client.get(f"/api/tables/{table}")
    tables: Tables = client.app.state.tables  # type: ignore[attr-defined]
    return tables.loaded[table].row


def luck_of(client: TestClient, table: str) -> str:
    """What everybody is told who looks at the table, in both ways."""
    with seated(client, table) as watcher:
        welcome = watcher.until("welcome")
    told: str = client.get(f"/api/tables/{table}").json()["luck"]
    assert welcome["luck"] == told
    return told


# -- drawn ---------------------------------------------------------------------------------------------------------


def test_a_drawn_seed_is_two_keys_that_are_drawn_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    given = iter([b"a" * 16, b"b" * 16])
    asked: list[int] = []

    def token_bytes(size: int) -> bytes:
        asked.append(size)
        return next(given)

    monkeypatch.setattr(secrets, "token_bytes", token_bytes)
    assert draw_seed() == f"blake2b:{'61' * 16}{'62' * 16}"
    assert asked == [16, 16]


@pytest.mark.parametrize("seats", [BOTH_BOTS, [PERSON, OPEN]], ids=["bots", "people"])
def test_a_table_has_keys_of_its_own(client: TestClient, seats: list[Json]) -> None:
    made = [new_table(client, seats)["table"] for _ in range(4)]
    seeds = [row_of(client, table).seed for table in made]
    assert all(isinstance(seed, str) and seed.startswith("blake2b:") for seed in seeds)
    assert len(set(seeds)) == 4
    assert [luck_of(client, table) for table in made] == ["drawn"] * 4


def test_no_message_of_a_running_match_has_one_of_its_keys(client: TestClient) -> None:
    table = new_table(client, BOTH_BOTS, options={"public": True})
    with seated(client, table["table"], table["seats"][0]["token"]) as ada:
        for _ in range(3):
            ada.answer(ada.asked())
        ada.send("ping")
        ada.until("pong")
    seed = str(row_of(client, table["table"]).seed)
    words = str(ada.heard) + client.get(f"/api/tables/{table['table']}").text + client.get("/api/tables").text
    assert not [key for key in (seed[8:40], seed[40:]) if key in words]
    assert client.get(f"/api/tables/{table['table']}/journal").json()["code"] == "not-finished"


def test_a_finished_match_is_replayed_from_its_journal(client: TestClient) -> None:
    table = new_table(client, BOTH_BOTS)
    with seated(client, table["table"], table["seats"][0]["token"]) as ada:
        play_out(ada)
    text = client.get(f"/api/tables/{table['table']}/journal").text
    head = json.loads(text)
    assert (head["generator"], len(head["seed"])) == ("blake2b", 64)
    uploaded = client.post("/api/replays", content=text)
    assert uploaded.status_code == 201, uploaded.text
    assert client.get(f"/api/replays/{uploaded.json()['replay']}").json()["outcome"] is not None


def test_the_set_up_is_drawn_by_one_key_and_play_by_the_other(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With everything left open, the same first key gives the same set-up, whatever the second one is."""

    def set_up(setup: int, play: int) -> str:
        seed = keyed_seed(bytes([setup]) * 16, bytes([play]) * 16)
        monkeypatch.setattr("emberhold.server.tables.tables.draw_seed", lambda: seed)
        table = new_table(client, BOTH_BOTS, "ashes")["table"]
        assert row_of(client, table).seed == seed
        return json.dumps(row_of(client, table).setup, sort_keys=True)

    assert len({set_up(1, play) for play in range(6)}) == 1
    assert len({set_up(setup, 1) for setup in range(6)}) > 2


def test_every_match_of_a_chain_has_keys_of_its_own(client: TestClient) -> None:
    people = two_and_bots(client, bots=0)
    tokens = list(people.tokens.values())
    first = row_of(client, people.table)
    assert first.chain is not None
    assert first.seed == chained_seed(first.chain.seed, 0)
    after = play_until_over(client, people.table, tokens)["next"]
    second = row_of(client, after)
    assert second.seed == chained_seed(first.chain.seed, 1)
    assert len({first.seed, second.seed, first.chain.seed}) == 3
    assert luck_of(client, after) == "drawn"


# -- chosen --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [BOTH_BOTS, [PERSON, OPEN]], ids=["bots", "people"])
def test_a_chosen_seed_is_used_and_everybody_is_told(client: TestClient, seats: list[Json]) -> None:
    table = new_table(client, seats, seed=5, options={"public": True})["table"]
    assert row_of(client, table).seed == 5
    assert luck_of(client, table) == "chosen"
    listed = {found["table"]: found["luck"] for found in client.get("/api/tables").json()}
    if OPEN in seats:
        assert listed == {table: "chosen"}
        new_table(client, seats, options={"public": True})
        assert sorted(found["luck"] for found in client.get("/api/tables").json()) == ["chosen", "drawn"]


def test_the_mark_survives_a_restart(db: Path, games_installed: None) -> None:  # noqa: ARG001 - it must come first
    with open_server(db) as client:
        table = new_table(client, [PERSON, OPEN], seed=KEYS)["table"]
        other = new_table(client, [PERSON, OPEN])["table"]
        drawn = row_of(client, other).seed
    with open_server(db) as client:
        assert (row_of(client, table).seed, luck_of(client, table)) == (KEYS, "chosen")
        assert (row_of(client, other).seed, luck_of(client, other)) == (drawn, "drawn")


def test_the_mark_stays_throughout_a_chain_but_a_rematch_is_drawn_anew(client: TestClient) -> None:
    people = two_and_bots(client, bots=0, seed=5)
    after = play_until_over(client, people.table, list(people.tokens.values()))["next"]
    assert [luck_of(client, table) for table in (people.table, after)] == ["chosen", "chosen"]

    table = new_table(client, BOTH_BOTS, seed=5)
    with seated(client, table["table"], table["seats"][0]["token"]) as ada:
        play_out(ada)
        ada.send("rematch", seat=0)
        again = ada.until("rematch")["table"]
    assert (luck_of(client, table["table"]), luck_of(client, again)) == ("chosen", "drawn")
    assert str(row_of(client, again).seed).startswith("blake2b:")


def test_who_plays_on_from_a_replay_is_told_that_the_hands_may_be_known(client: TestClient) -> None:
    table = new_table(client, BOTH_BOTS)
    with seated(client, table["table"], table["seats"][0]["token"]) as ada:
        id = play_out(ada)["replay"]
    made = client.post(f"/api/replays/{id}/play", json={"seat": 0, "bot": "random", "name": "Ada", "step": 2}).json()
    assert luck_of(client, made["table"]) == "continued"
    tables: Tables = client.app.state.tables  # type: ignore[attr-defined]
    live = tables.loaded[made["table"]].live
    assert live is not None
    (luck,) = [entry for entry in live.match.journal().entries if entry.what == "luck"]
    assert len(luck.value) == 4, "the luck to come has a key of its own"


@pytest.mark.parametrize("seed", [2**63 - 1, 2**63, 10**30])
def test_an_uploaded_journal_with_a_huge_seed_is_shown_but_no_table_can_have_it(client: TestClient, seed: int) -> None:
    match = load_game("toy").new(load_game("toy").setups(2)[0], seed)
    rng = Rng(1)
    while match.pending:
        decision = match.pending[0]
        match.answer(decision.seats[0], decision, str(rng.below(decision.count)))
    last = match.answered - 1
    id = client.post("/api/replays", content=match.journal().dumps()).json()["replay"]
    assert client.get(f"/api/replays/{id}").json()["outcome"] is not None
    answer = client.post(f"/api/replays/{id}/play", json={"seat": 0, "bot": "random", "name": "Ada", "step": last})
    if seed < 2**63:
        assert answer.status_code == 201
    else:
        assert (answer.json()["code"], answer.json()["detail"][:24]) == ("play-on", "The seed of this journal")


@pytest.mark.parametrize(
    ("sent", "used"),
    [
        (0, 0),
        ("7", 7),
        ("9007199254740993", 9007199254740993),
        (2**63 - 1, 2**63 - 1),
        (str(2**63 - 1), 2**63 - 1),
        (KEYS, KEYS),
    ],
)
def test_a_seed_can_be_sent_without_losing_a_digit(client: TestClient, sent: object, used: object) -> None:
    assert row_of(client, new_table(client, BOTH_BOTS, seed=sent)["table"]).seed == used


@pytest.mark.parametrize(
    "sent",
    [
        -1,
        2**63,
        10**30,
        1.5,
        True,
        [],
        {},
        "",
        " ",
        "-1",
        "+1",
        "1.5",
        "1e5",
        "0x10",
        "١٢",
        "luck",
        str(2**63),
        "9" * 4300,
        "9" * 100_000,
        "blake2b:",
        KEYS[:-1],
        KEYS + "0",
        KEYS.upper(),
        KEYS[:-1] + "g",
        KEYS + "\n",
        "chacha20:" + "0" * 64,
    ],
    ids=lambda sent: repr(sent)[:20],
)
@pytest.mark.parametrize("chain", [False, True], ids=["match", "chain"])
def test_any_other_seed_is_refused_with_the_reason(client: TestClient, sent: object, chain: bool) -> None:
    body = {"chain": "ashes-draft"} if chain else {"game": "toy"}
    answer = client.post("/api/tables", json={"seats": [PERSON, OPEN], "seed": sent, **body})
    assert answer.status_code in (400, 413, 422), answer.text
    problem = answer.json()
    assert problem["code"] in ("setup", "bad-message", "too-large")
    assert len(answer.text) < 1000
    if problem["code"] == "setup":
        assert problem["detail"].startswith("seed: must be a whole number from 0 to 2^63 - 1, or 'blake2b:' and the 64")
    assert client.get("/api/tables").json() == []


# -- from before ---------------------------------------------------------------------------------------------------


def test_a_table_of_an_older_file_goes_on_with_its_own_luck(db: Path, games_installed: None) -> None:  # noqa: ARG001
    spec = load_game("toy")
    setup = json.dumps(dict(spec.setups(2)[0]))
    raw = connect(db)
    migrate(raw, MIGRATIONS[: MIGRATIONS.index(next(step for step in MIGRATIONS if step.__name__ == "luck"))])
    raw.execute(
        "INSERT INTO tables (id, game, rules, setup, seed, options, state, created, touched, public)"
        " VALUES ('t', 'toy', ?, ?, 7, '{}', 'running', 10, 10, 0)",
        (spec.rules_version, setup),
    )
    for seat in range(2):
        raw.execute(
            "INSERT INTO seats (tab, seat, kind, name, screen, gone) VALUES ('t', ?, 'person', 'Ada', 0, 0)", (seat,)
        )
    raw.close()
    with open_server(db) as client:
        assert luck_of(client, "t") == "drawn"
        assert row_of(client, "t").seed == 7
        tables: Tables = client.app.state.tables  # type: ignore[attr-defined]
        live = tables.loaded["t"].live
        assert live is not None
        assert type(replay(live.match.journal())._state.rng) is Rng


async def test_keys_are_stored_letter_for_letter(db: Path) -> None:
    """The column was made for numbers; a text that looks like one must not become one."""
    store = SqliteStore(db)
    numbers_only = "blake2b:" + "1234567890" * 6 + "1234"
    for id, seed in (("a", KEYS), ("b", numbers_only), ("c", 2**63 - 1)):
        await store.create(TableRow(id, "toy", "1", {}, seed, {}, 1), [], [], limit=10)
        found = await store.load(id)
        assert found is not None
        assert found.table.seed == seed
    await store.close()
    with sqlite3.connect(db) as raw:
        kinds = [kind for (kind,) in raw.execute("SELECT typeof(seed) FROM tables ORDER BY id")]
    raw.close()
    assert kinds == ["text", "text", "integer"]


def test_an_uploaded_journal_of_an_unknown_generator_is_refused(client: TestClient) -> None:
    journal = load_game("toy").new(load_game("toy").setups(2)[0], 5).journal()
    raw = json.loads(journal.dumps()) | {"generator": "chacha20", "seed": "00"}
    problem = client.post("/api/replays", content=json.dumps(raw)).json()
    assert "its generator of luck is 'chacha20'" in problem["detail"]


def test_a_draft_with_a_chosen_seed_deals_what_it_dealt_before(client: TestClient) -> None:
    people = new_draft(client, [PERSON, OPEN], seed=5)
    row = row_of(client, people.table)
    assert row.chain is not None
    assert (row.chain.seed, row.seed) == (5, chained_seed(5, 0))
