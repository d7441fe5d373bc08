"""Nobody gets more turns than others: what one address asks for at once waits, in order, and holds up nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from pathlib import Path

import pytest

from emberhold.server.http.rate_limit import Bucket
from emberhold.server.limits import changed
from emberhold.server.tables.in_steps import in_steps
from emberhold.server.turns import Turns
from emberhold.server.wire import client_messages
from tests.server.guests import FAST, OPEN, PERSON, new_table, open_server, seated
from tests.server.worlds import World

pytestmark = pytest.mark.usefixtures("games_installed")


async def test_one_address_waits_in_order_and_another_does_not() -> None:
    turns, order = Turns(2), list[str]()

    async def one(who: str, name: str) -> None:
        async with turns.of(who):
            order.append(name)
            await asyncio.sleep(0.01)

    async with asyncio.TaskGroup() as group:
        for number in range(6):
            group.create_task(one("a", f"a{number}"))
        group.create_task(one("b", "b"))
    assert order == ["a0", "a1", "b", "a2", "a3", "a4", "a5"]
    async with asyncio.timeout(1), turns.of("a"), turns.of("a"):
        pass  # all turns were given back


async def test_who_stops_waiting_takes_no_turn_away() -> None:
    turns = Turns(1)
    await turns.take("a")
    waiting = [asyncio.create_task(turns.take("a")) for _ in range(3)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    turns.leave("a")
    waiting[1].cancel()  # its turn has come already, and goes on to the next
    await asyncio.wait(waiting, timeout=1)
    assert [task.cancelled() for task in waiting] == [True, True, False]
    turns.leave("a")
    async with asyncio.timeout(1), turns.of("a"):
        pass


def test_who_is_faster_than_the_rate_waits_as_long_as_it_takes() -> None:
    bucket = Bucket(10.0, 2.0, 0.0)
    assert [round(bucket.wait(0.0), 3) for _ in range(4)] == [0.0, 0.0, 0.1, 0.2]
    assert bucket.wait(10.0, 7.0) == pytest.approx(0.5)


async def test_long_work_lets_others_come_in_between() -> None:
    seen = []

    def work() -> Generator[None, None, str]:
        for number in range(300_000):
            seen.append(number)
            yield
        return "done"

    task = asyncio.create_task(in_steps(work()))
    between = 0
    while not task.done():
        await asyncio.sleep(0)
        between += 0 < len(seen) < 300_000
    assert task.result() == "done"
    assert between > 3


async def test_who_waits_for_a_turn_keeps_no_table_waiting() -> None:
    """Somebody else at the same address may be asking for something costly at another table."""
    world = World("spells", 0, holds=False)
    await world.open("free")
    turns, who = world.table.services.costly_turns, world.connections["a"].network
    await turns.take(who)
    waiting = asyncio.create_task(world.say("a", client_messages.Why(1, 0, "play", 1)))
    await world.let_run()
    assert not waiting.done()
    assert not world.table.lock.locked()
    await world.choose("a", "water-blast")
    turns.leave(who)
    await waiting
    assert world.told("a")
    world.close()


def test_one_seat_has_only_so_many_connections_and_the_newest_stay(db: Path) -> None:
    with open_server(db, changed(FAST, {"seat_connections": 2})) as client:
        table = new_table(client, [PERSON, OPEN])
        token = table["seats"][0]["token"]
        with seated(client, table["table"], token) as first, seated(client, table["table"], token) as second:
            second.until("welcome")
            with seated(client, table["table"], token) as third:
                third.until("welcome")
                assert first.closed() == 4409
                for stays in (second, third):
                    stays.send("ping")
                    stays.until("pong")


@pytest.mark.parametrize(("most", "code"), [(10_000, None), (1, "undo-full")])
def test_a_match_that_is_full_goes_on_but_nothing_in_it_is_taken_back(db: Path, most: int, code: str | None) -> None:
    with open_server(db, changed(FAST, {"match_entries": most})) as client:
        made = new_table(client, [PERSON, OPEN], options={"undo": "agreed"})
        joined = client.post(f"/api/tables/{made['table']}/join", json={"name": "Bo"}).json()
        with seated(client, made["table"], made["seats"][0]["token"], joined["token"]) as both:
            asked = both.until("update", lambda m: m["decision"] is not None)
            both.answer(asked)
            both.send("undo", seat=asked["seat"])
            both.send("agree", seat=1 - asked["seat"], what="undo", yes=True)
            done = both.until("proposal", lambda m: not m["open"])["done"]
            both.send("ping")
            both.until("pong")
            refused = [message["code"] for _, message in both.heard if message["t"] == "error"]
            assert (done, refused) == ((True, []) if code is None else (False, [code]))
            again = client.get(f"/api/tables/{made['table']}").json()
            assert again["state"] == "running"


def test_only_a_journal_may_be_as_long_as_a_journal(db: Path) -> None:
    with open_server(db, changed(FAST, {"form_bytes": 2000, "body_bytes": 5000})) as client:
        long = b'{"x": "' + b"x" * 3000 + b'"}'
        for path in ("/api/tables", "/api/games/toy/choices", "/api/decks"):
            assert client.post(path, content=long).json()["code"] == "too-large"
            assert client.post(path, content=iter([long[:1500], long[1500:]])).json()["code"] == "too-large"
        assert client.post("/api/replays", content=long).json()["code"] == "journal"
        assert client.post("/api/replays", content=long * 2).json()["code"] == "too-large"


def test_a_new_table_is_in_the_list_at_once(db: Path) -> None:
    with open_server(db, FAST) as client:
        for number in range(3):
            assert len(client.get("/api/tables").json()) == number
            new_table(client, [PERSON, OPEN], options={"public": True})
        table = client.get("/api/tables").json()[0]["table"]
        assert client.post(f"/api/tables/{table}/join", json={"name": "Bo"}).status_code == 200
        assert len(client.get("/api/tables").json()) == 2


def test_steps_of_a_replay_are_made_once_and_sent_small(db: Path) -> None:
    from tests.server.test_shares import journal_of_a_match, tables_of

    with open_server(db) as client:
        id = client.post("/api/replays", content=journal_of_a_match()).json()["replay"]
        small = client.get(f"/api/replays/{id}/steps", headers={"Accept-Encoding": "gzip"})
        tables_of(client).services.bot_pool.close()  # nothing has to be worked out again
        plain = client.get(f"/api/replays/{id}/steps", headers={"Accept-Encoding": "identity"})
        assert small.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert small.json() == plain.json()
        assert int(small.headers["content-length"]) * 4 < int(plain.headers["content-length"])
