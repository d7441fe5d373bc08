"""An error in the rules ends the match of one table in order: before a restart, after it, and for nobody else."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from emberhold.core.journal import Journal
from emberhold.core.kinds import Seat
from emberhold.core.registry import replay
from emberhold.games.ashes.match import AshesMatch
from emberhold.server.logs import LOGGER
from emberhold.server.store.sqlite_thread import connect
from emberhold.server.tables.live_match import LiveMatch
from tests.server.guests import FAST, OPEN, PERSON, Guest, Json, new_table, open_server, play_out, put_table, seated
from tests.server.test_failing_store import Unsteady
from tests.server.test_pauses import PACE, blast, position
from tests.toy.match import Toy

BOT: Json = {"kind": "bot", "bot": "random"}


class Mistake(Exception):
    """What nobody foresaw."""


class Breaker:
    """Something in the rules goes wrong from now on; it has done its work by then, as a card would have."""

    def __init__(self) -> None:
        self.patches = pytest.MonkeyPatch()

    def breaks(self, name: str) -> None:
        whole = getattr(Toy, name)

        def raising(match: Toy, *args: Any, **more: Any) -> Any:
            whole(match, *args, **more)
            raise Mistake("the seed is 7")

        self.patches.setattr(Toy, name, raising)

    def mended(self) -> None:
        self.patches.undo()


@pytest.fixture
def rules() -> Iterator[Breaker]:
    made = Breaker()
    yield made
    made.mended()


@pytest.fixture(autouse=True)
def luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seed by which both have to choose what they stake."""
    monkeypatch.setattr("emberhold.server.tables.tables.draw_seed", lambda: 3)


def two(client: TestClient) -> tuple[str, list[str]]:
    table = new_table(client, [PERSON, OPEN])
    other = client.post(f"/api/tables/{table['table']}/join", json={"name": "Bo"}).json()
    return table["table"], [table["seats"][0]["token"], other["token"]]


def on_disk(db: Path, table: str) -> tuple[str, list[int]]:
    raw = connect(db)
    (state,) = raw.execute("SELECT state FROM tables WHERE id = ?", (table,)).fetchone()
    numbers = [n for (n,) in raw.execute("SELECT n FROM entries WHERE tab = ? ORDER BY n", (table,))]
    raw.close()
    return state, numbers


def told_of(guest: Guest) -> Json:
    """That it is broken; a view after that would be of a board that nobody may trust."""
    message = guest.until("broken")
    guest.send("ping")
    while (later := guest.hear())["t"] != "pong":
        assert later["t"] != "update"
    return message


def refused(guest: Guest, t: str, **more: Any) -> str:
    guest.send(t, seat=0, **more)
    code: str = guest.until("error")["code"]
    return code


def after_a_stake(client: TestClient, id: str, token: str) -> None:
    """Ada has staked; Bo has not."""
    with seated(client, id, token) as ada:
        ada.answer(ada.asked())
        ada.until("update", lambda m: m["decision"] is None)


def up_to_a_turn(both: Guest) -> int:
    """Somebody who holds both seats answers everything until a turn begins; how many answers that took."""
    answered: set[tuple[int, int]] = set()
    while True:
        asked = both.until("update", lambda m: m["decision"] is not None)
        which = (asked["seat"], asked["decision"]["number"])
        if asked["decision"]["kind"] == "turn":
            return len(answered)
        if which not in answered:
            answered.add(which)
            both.answer(asked)


def test_an_error_in_a_move_ends_the_match_where_the_disk_has_it(
    db: Path, client: TestClient, rules: Breaker, caplog: pytest.LogCaptureFixture
) -> None:
    id, (a, b) = two(client)
    after_a_stake(client, id, a)
    with (
        caplog.at_level(logging.INFO, LOGGER.name),
        seated(client, id, a) as ada,
        seated(client, id, b) as bo,
        seated(client, id) as someone,
    ):
        someone.until("update")
        asked = bo.asked(1)
        rules.breaks("_begin")
        bo.answer(asked)
        heard = [told_of(guest) for guest in (ada, bo, someone)]
        assert heard[0] == heard[1] == heard[2]
        assert heard[0]["text"]["id"] == "server-broken"
        assert [m["code"] for _, m in bo.heard if m["t"] == "error"] == ["broken"]
        assert not [m for _, m in ada.heard + someone.heard if m["t"] == "error"]
        for t, more in (("undo", {}), ("concede", {}), ("answer", {"number": asked["decision"]["number"], "key": "0"})):
            assert refused(ada, t, **more) == "readonly"
        ada.send("chat", seat=0, text="what was that?")
        assert bo.until("chat")["text"] == "what was that?"
    assert on_disk(db, id) == ("broken", [0])

    lines = [record.getMessage() for record in caplog.records if record.name == LOGGER.name]
    (line,) = [json.loads(line) for line in lines if "Mistake" in line]
    assert (line["event"], line["table"]) == ("table-broken", id)
    assert "live_match.py" in line["trace"]
    assert "test_broken_match.py" in line["trace"]
    assert "seed" not in line["error"] + line["trace"]


@pytest.mark.parametrize("restarted", [False, True])
def test_it_stays_broken_and_what_was_told_can_be_looked_at(
    db: Path, client: TestClient, rules: Breaker, restarted: bool
) -> None:
    table = new_table(client, [PERSON, {"kind": "shared", "name": "Bo"}])
    id, tokens = table["table"], [seat["token"] for seat in table["seats"]]
    with seated(client, id, *tokens) as both:
        made = up_to_a_turn(both)
        rules.breaks("_begin")
        both.answer(both.heard[-1][1])
        told = told_of(both)
    rules.mended()  # a server with the mistake mended does not go on with it: everybody may have seen everything
    if restarted:
        with open_server(db) as second:
            look(second, id, tokens[0], told, made)
    else:
        look(client, id, tokens[0], told, made)


def look(client: TestClient, id: str, token: str, told: Json, made: int) -> None:
    info = client.get(f"/api/tables/{id}").json()
    assert (info["state"], info["readonly"], info["replay"]) == ("broken", True, told["replay"])
    with seated(client, id, token) as ada:
        assert ada.until("welcome")["readonly"] == told["text"]
        assert told_of(ada) == told
        assert refused(ada, "concede") == "readonly"
    journal = Journal.loads(client.get(f"/api/tables/{id}/journal").text)
    assert len(journal.entries) == made
    assert replay(journal).outcome is None
    shown = client.get(f"/api/replays/{told['replay']}").json()
    assert (shown["entries"], shown["names"], shown["outcome"]) == (made, ["Ada", "Bo"], None)
    at = client.get(f"/api/replays/{told['replay']}/at/{made}?seat=1").json()
    assert at["view"]["phase"] == "turn"


@pytest.mark.parametrize("name", ["view", "_describe", "events"])
def test_a_board_that_cannot_be_shown_ends_the_match_and_the_move_before_it_is_kept(
    db: Path, client: TestClient, rules: Breaker, name: str
) -> None:
    id, (a, b) = two(client)
    with seated(client, id, a) as ada, seated(client, id, b) as bo:
        first, second = ada.asked(), bo.asked(1)
        ada.answer(first)
        ada.until("update", lambda m: m["decision"] is None)
        rules.breaks(name)
        bo.answer(second)
        told_of(ada)
        told_of(bo)
    assert on_disk(db, id) == ("broken", [0, 1])


def test_a_board_that_cannot_be_shown_to_somebody_who_comes(client: TestClient, rules: Breaker) -> None:
    id, (a, b) = two(client)
    with seated(client, id, a) as ada:
        ada.asked()
        rules.breaks("view")
        with seated(client, id, b) as bo:
            assert bo.until("welcome")["readonly"] is None
            told_of(bo)
        told_of(ada)


def test_a_last_move_that_cannot_be_shown_still_ends_the_match_as_it_should(client: TestClient, rules: Breaker) -> None:
    id, (a, b) = two(client)
    with seated(client, id, a) as ada, seated(client, id, b) as bo:
        ada.asked()
        bo.asked(1)
        rules.breaks("view")
        ada.send("concede", seat=0)
        assert ada.until("over") == bo.until("over")
        assert refused(ada, "concede") == "over"
        assert not [m for _, m in ada.heard + bo.heard if m["t"] == "broken" or m.get("code") == "broken"]
    assert client.get(f"/api/tables/{id}").json()["state"] == "over"


def test_an_end_behind_a_pause_that_cannot_be_shown_is_told_all_the_same(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    id, a, b = put_table(client, "ashes", position("fear"), PACE)
    with caplog.at_level(logging.INFO, LOGGER.name), seated(client, id, a) as ada, seated(client, id, b) as bo:
        blast(ada)
        bo.until("update", lambda m: m["clock"]["pause_ms"] > 0)
        bo.send("concede", seat=1)
        bo.until("presence", lambda m: m["seats"][1]["conceded"])

        def wrong(*_: object) -> Any:
            raise Mistake

        monkeypatch.setattr(AshesMatch, "view", wrong)
        assert ada.until("over") == bo.until("over")
        assert ada.heard[-1][1]["outcome"]["winners"] == [0]
    assert "Mistake" in caplog.text


def test_taking_back_goes_wrong(db: Path, client: TestClient, rules: Breaker) -> None:
    table = new_table(client, [PERSON, {"kind": "shared", "name": "Bo"}])
    with seated(client, table["table"], *[seat["token"] for seat in table["seats"]]) as both:
        both.answer(both.asked(0))
        both.until("update", lambda m: m["seat"] == 0 and m["decision"] is None)
        rules.breaks("_restart")
        both.send("undo", seat=0)
        told_of(both)
    assert on_disk(db, table["table"]) == ("broken", [0])


def test_a_bots_move_goes_wrong_and_another_table_goes_on(
    db: Path, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, (a, b) = two(client)
    whole = Toy._begin
    with seated(client, id, a) as ada, seated(client, id, b) as bo:
        first, second = ada.asked(), bo.asked(1)

        def raising(self: Toy, seat: Seat, value: Any) -> Any:
            if self.seats == 3 and self.entries > 1:
                raise Mistake
            return whole(self, seat, value)

        monkeypatch.setattr(Toy, "_begin", raising)
        bots = new_table(client, [BOT, BOT, BOT])["table"]
        with seated(client, bots) as someone:
            assert someone.until("broken")["replay"]
        ada.answer(first)
        bo.answer(second)
        ada.until("update", lambda m: m["view"]["phase"] == "turn")
    assert (on_disk(db, bots), on_disk(db, id)) == (("broken", [0]), ("running", [0, 1]))


def test_nobody_comes_between_a_move_that_goes_wrong_and_the_end_of_the_match(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who waits for the table while a bot moves must not find a board on which half of that move was made."""
    found: list[str | None] = []

    async def wrong(live: LiveMatch, *_: Any, **__: Any) -> None:
        table = client.app.state.tables.loaded[live.row.id]  # type: ignore[attr-defined]

        async def next_in_line() -> None:
            async with table.lock:
                found.append(table.row.state)

        line = asyncio.create_task(next_in_line())
        await asyncio.sleep(0)
        assert not line.done()
        raise Mistake

    monkeypatch.setattr(LiveMatch, "give", wrong)
    with seated(client, new_table(client, [BOT, BOT])["table"]) as someone:
        someone.until("broken")
        someone.send("ping")
        someone.until("pong")
    assert found == ["broken"]


def test_a_bot_that_chooses_badly_in_the_servers_own_process_does_not_stop_the_match(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def mistaken(*_: object) -> str:
        raise Mistake

    monkeypatch.setattr("emberhold.bots.random.RandomBot.choose", mistaken)
    table = new_table(client, [PERSON, BOT])
    with seated(client, table["table"], table["seats"][0]["token"]) as ada:
        assert play_out(ada)["replay"]


def test_a_match_that_cannot_be_rebuilt_is_kept_as_it_is(
    db: Path, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server with a mistake in it must not end matches that another one can go on with."""
    id, (a, _) = two(client)
    after_a_stake(client, id, a)
    with monkeypatch.context() as worse:
        worse.setattr(Toy, "_replay_answer", lambda *_: (_ for _ in ()).throw(Mistake()))
        with open_server(db) as second, seated(second, id, a) as ada:
            assert ada.until("welcome")["readonly"]["id"] == "server-readonly-journal"
    assert on_disk(db, id) == ("running", [0])
    with open_server(db) as third, seated(third, id, a) as ada:
        assert ada.until("update")["view"]["phase"] == "stake"


@pytest.mark.parametrize("state", ["running", "archived"])
def test_a_journal_with_a_gap_ends_before_it(db: Path, client: TestClient, state: str) -> None:
    """So servers left it that went on in memory when a move had failed: entry 1 is missing, and 2 is there."""
    id, (a, _) = two(client)
    after_a_stake(client, id, a)
    raw = connect(db)
    raw.execute("INSERT INTO entries VALUES (?, 2, 'answer', 1, '[0]')", (id,))
    raw.execute("UPDATE tables SET state = ? WHERE id = ?", (state, id))
    raw.close()
    with open_server(db) as second, seated(second, id, a) as ada:
        told = told_of(ada)
        assert second.get(f"/api/replays/{told['replay']}").json()["entries"] == 1
        assert second.get(f"/api/replays/{told['replay']}/at/1").json()["view"]["phase"] == "stake"
    assert on_disk(db, id)[0] == "broken"


def test_without_a_disk_it_is_broken_all_the_same_and_goes_on_from_the_last_move_later(
    db: Path,
    rules: Breaker,
    games_installed: None,  # noqa: ARG001 - it must come first
) -> None:
    store = Unsteady(db)
    with open_server(db, FAST, store) as client:
        id, (a, _) = two(client)
        with seated(client, id, a) as ada:
            asked = ada.asked()
            rules.breaks("_begin")
            store.gone = True
            ada.answer(asked)
            assert told_of(ada)["replay"] is None
            assert refused(ada, "concede") == "readonly"
    assert on_disk(db, id) == ("running", [])
    rules.mended()
    with open_server(db) as second, seated(second, id, a) as ada:
        ada.answer(ada.asked())
        ada.until("update", lambda m: m["decision"] is None)
    assert on_disk(db, id) == ("running", [0])


def test_broken_matches_are_in_the_history_and_can_be_played_again(client: TestClient, rules: Breaker) -> None:
    table = new_table(client, [PERSON, BOT])
    with seated(client, table["table"], table["seats"][0]["token"]) as ada:
        ada.asked()
        rules.breaks("concede")
        ada.send("concede", seat=0)
        told = told_of(ada)
        rules.mended()
        (past,) = client.get("/api/history", headers={"X-Emberhold-Guest": table["guest"]}).json()["matches"]
        assert (past["replay"], past["outcome"]) == (told["replay"], None)
        ada.send("rematch", seat=0)
        again = ada.until("rematch")["table"]
    with seated(client, again, table["seats"][0]["token"]) as ada:
        ada.asked()
