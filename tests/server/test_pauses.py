"""What one seat hears is the same in two worlds that differ only in what another hand holds."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterable
from typing import Any

import pytest
from fastapi.testclient import TestClient

from emberhold.core.decisions import Decision
from emberhold.server.bots.worker import Question
from emberhold.server.tables import loop
from emberhold.server.tables.broadcast import Broadcaster
from emberhold.server.tables.connection import Connection
from emberhold.server.tables.pause import pass_key
from tests.server.guests import Guest, Json, new_table, put_table, seated

pytestmark = pytest.mark.slow

PACE = 600
DICE = ["natural-class", "natural-class", "charm-class", "ceremonial-class"]


def position(hand: str) -> Json:
    b: Json = {"battlefield": ["iron-worker", "mist-spirit"], "hand": [hand], "dice": ["natural-class", "charm-class"]}
    return {"board": {"a": {"hand": ["fear"], "dice": DICE}, "b": b}}


def blast(ada: Guest) -> float:
    """Seat a uses Water Blast on a unit of b; when that was."""
    asked = next((m for _, m in ada.heard if m["t"] == "update" and m["decision"]), None)
    ada.answer(asked or ada.asked(), "water-blast")
    ada.answer(
        ada.until("update", lambda m: bool(m["decision"]) and m["decision"]["kind"] == "target"), "b/iron-worker"
    )
    return time.monotonic()


def heard_by_a(client: TestClient, hand: str, behave: str) -> tuple[list[Json], list[float], list[Any]]:
    """All that seat a hears while seat b, with this hand, does nothing, declines at once, or asks for time."""
    id, a, b = put_table(client, "ashes", position(hand), PACE)
    kinds = []
    with seated(client, id, a) as ada, seated(client, id, b) as bo:
        bo.until("update")
        ada.until("presence", lambda m: m["seats"][1]["connected"])
        began = blast(ada)
        if behave in ("hold", "hold and decline"):
            asked = bo.until("update", lambda m: m["clock"]["may_hold"])
            bo.send("hold", seat=1)
            time.sleep(PACE / 1000)
            if behave == "hold" or not asked["decision"]:
                bo.send("hold", seat=1, on=False)
            else:
                bo.answer(asked, "decline")
        elif behave == "decline":
            asked = bo.until("update", lambda m: m["clock"]["pause_ms"] > 0)
            kinds.append(asked["decision"] and asked["decision"]["kind"])
            if asked["decision"]:
                bo.answer(asked, "decline")
        ada.until("update", lambda m: m["view"] is not None)
    frames = [message for at, message in ada.heard if at >= began]
    times = [at - began for at, message in ada.heard if at >= began]
    return frames, times, kinds


@pytest.mark.parametrize("behave", ["nothing", "decline", "hold", "hold and decline"])
def test_whether_somebody_holds_a_reaction_cannot_be_heard(client: TestClient, behave: str) -> None:
    (with_it, with_times, asked), (without, without_times, not_asked) = (
        heard_by_a(client, hand, behave) for hand in ("golden-veil", "fear")
    )

    assert with_it == without
    assert [m["t"] for m in with_it] == ["update", *["clock"] * 2 * ("hold" in behave), "update"]
    paused, whole = with_it[0], with_it[-1]
    assert (paused["view"], paused["decision"]) == (None, None)
    assert paused["clock"] == {"thinking": [], "pause_ms": PACE, "held": False, "may_hold": True, "deadline_ms": 0}
    assert (whole["clock"]["thinking"], whole["clock"]["pause_ms"]) == ([0], 0)
    for times in (with_times, without_times):
        assert times[-1] >= PACE / 1000 * (2 if "hold" in behave else 1) - 0.05
    if behave == "decline":
        assert (asked, not_asked) == (["window"], [None])


def test_a_question_behind_the_pause_cannot_be_answered_blindly(client: TestClient) -> None:
    for hand in ("golden-veil", "fear"):
        id, a, b = put_table(client, "ashes", position(hand), PACE)
        with seated(client, id, a) as ada, seated(client, id, b) as bo:
            blast(ada)
            ada.until("update", lambda m: m["clock"]["pause_ms"] > 0)
            for t, more in (("undo", {}), ("why", {"id": 1, "verb": "play", "thing": 1})):
                ada.send(t, seat=0, **more)
                assert ada.until("error")["code"] == "pausing"
            number = 1 + max(m["decision"]["number"] for _, m in ada.heard if m["t"] == "update" and m["decision"])
            ada.send("answer", seat=0, number=number, key="0")
            assert ada.until("error")["code"] == "stale"
            bo.until("update")


def test_an_end_behind_the_pause_is_told_with_everything_that_led_to_it(client: TestClient) -> None:
    id, a, b = put_table(client, "ashes", position("fear"), PACE)
    with seated(client, id, a) as ada, seated(client, id, b) as bo:
        began = blast(ada)
        bo.until("update", lambda m: m["clock"]["pause_ms"] > 0)
        bo.send("concede", seat=1)
        bo.until("presence", lambda m: m["seats"][1]["conceded"])
        assert client.get(f"/api/tables/{id}").json()["state"] == "running"
        assert client.get(f"/api/tables/{id}/journal").json()["code"] == "not-finished"
        assert history(client) == []
        with seated(client, id) as late:
            assert late.until("update")["view"] is None
            for guest in (ada, bo, late):
                guest.until("over")
                told = [m for _, m in guest.heard if m["t"] == "update"]
                assert told[-1]["view"] is not None
        assert time.monotonic() - began > PACE / 1000 - 0.05
        match = client.app.state.tables.loaded[id].live.match  # type: ignore[attr-defined]
        assert sum(len(m["events"]) for _, m in ada.heard if m["t"] == "update") == match.seen(0)
    assert client.get(f"/api/tables/{id}").json()["state"] == "over"
    assert history(client) == [id]


def history(client: TestClient) -> list[str]:
    past = client.get("/api/history", headers={"X-Emberhold-Guest": "guest-0"}).json()
    return [match["table"] for match in past["matches"]]


def test_a_pause_that_is_over_before_the_loop_rests_ends_too(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The loop finds nothing to do, and then the time is up before it goes to sleep."""
    tell, told = Broadcaster.tell, []

    def slowly(broadcaster: Broadcaster, connections: Iterable[Connection]) -> None:
        tell(broadcaster, connections)
        live = broadcaster.live
        if not live.pause.over_for(None):
            told.append(live.pause.number)
            if len(told) == 1:
                time.sleep(live.pause._times.end - live.clock() + 0.01)

    monkeypatch.setattr(Broadcaster, "tell", slowly)
    id, a, b = put_table(client, "ashes", position("fear"), 300)
    with seated(client, id, a) as ada, seated(client, id, b) as bo:
        bo.until("update")
        ada.until("presence", lambda m: m["seats"][1]["connected"])
        blast(ada)
        ada.until("update", lambda m: m["view"] is None)
        ada.asked()
    assert told


def test_a_reaction_is_told_at_once(client: TestClient) -> None:
    id, a, b = put_table(client, "ashes", position("golden-veil"), 20_000)
    with seated(client, id, a) as ada, seated(client, id, b) as bo:
        blast(ada)
        asked = bo.until("update", lambda m: bool(m["decision"]) and m["decision"]["kind"] == "window")
        assert 15_000 < asked["clock"]["deadline_ms"] <= 20_000
        bo.answer(asked, "golden-veil")
        told = ada.until("update", lambda m: bool(m["events"]) and m["clock"]["pause_ms"] == 0)
        assert told["view"]["players"][1]["discard"][-1]["card"] == "golden-veil"


def test_who_passes_all_windows_is_never_asked(client: TestClient) -> None:
    id, a, b = put_table(client, "ashes", position("golden-veil"), PACE)
    with seated(client, id, a) as ada, seated(client, id, b) as bo:
        bo.send("auto", seat=1, mode="pass")
        bo.send("ping")
        bo.until("pong")
        blast(ada)
        bo.until("update", lambda m: m["view"] is not None and m["since"] > 2)
        assert not any(m["decision"] for _, m in bo.heard if m["t"] == "update")


def test_against_bots_nobody_is_hurried(client: TestClient) -> None:
    id, a, b = put_table(client, "ashes", position("golden-veil"), 50)
    tables = client.app.state.tables  # type: ignore[attr-defined]
    with seated(client, id, b) as bo:
        bo.until("update")
        row = tables.loaded[id].seats.rows[0]
        row.kind, row.bot = "bot", "random"
        with seated(client, id, a):
            pass
        assert tables.loaded[id].seats.hurried(1) is False
        assert tables.loaded[id].seats.hurried(0) is True


@pytest.mark.parametrize("hand", ["golden-veil", "fear"])
def test_a_window_ends_in_time_however_long_a_bot_would_think(
    client: TestClient, hand: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A master has two seconds for a decision, but in a window only half of what is left of its slot."""
    given: list[float | None] = []
    pool = client.app.state.tables.services.bot_pool  # type: ignore[attr-defined]
    choose = pool.choose

    async def timed(question: Question, *rest: Any) -> str:
        given.append(question.seconds if question.asked is None else None)
        key: str = await choose(question, *rest)
        return key

    monkeypatch.setattr(pool, "choose", timed)
    id, a, _ = put_table(client, "ashes", position(hand), PACE, bots={1: "master"})
    with seated(client, id, a) as ada:
        ada.asked()
        client.portal.call(pool.ready, id, "ashes", ["master"])  # type: ignore[union-attr]
        began = blast(ada)
        ada.until("update", lambda m: m["clock"]["pause_ms"] > 0)
        ada.until("update", lambda m: m["clock"]["pause_ms"] == 0)
        took = time.monotonic() - began
    # A reaction that is used shows at once; a window in which nothing is used lasts as long as the pause.
    least = PACE / 1000 - 0.05 if hand == "fear" else 0.0
    assert least < took < 3 * PACE / 1000
    windows = [seconds for seconds in given if seconds is not None]
    assert (len(windows) > 0) == (hand == "golden-veil")
    assert all(seconds <= PACE / 2000 for seconds in windows)


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes are stopped by signals")
def test_a_bot_is_not_passed_over_because_its_process_is_busy(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pause counts from when the process is free, whether or not the bot holds a reaction."""
    passed: list[int] = []

    def noted(decision: Decision) -> str:
        passed.append(decision.seats[0])
        return pass_key(decision)

    monkeypatch.setattr(loop, "pass_key", noted)
    tables = client.app.state.tables  # type: ignore[attr-defined]
    frames = []
    for hand in ("golden-veil", "fear"):
        id, a, _ = put_table(client, "ashes", position(hand), PACE, bots={1: "greedy"})
        with seated(client, id, a) as ada:
            ada.asked()
            client.portal.call(tables.services.bot_pool.ready, id, "ashes", ["greedy"])  # type: ignore[union-attr]
            (pid,) = tables.services.bot_pool._pools[0]._processes
            os.kill(pid, signal.SIGSTOP)
            began = blast(ada)
            paused = ada.until("update", lambda m: m["clock"]["pause_ms"] > 0)
            time.sleep(0.6)
            os.kill(pid, signal.SIGCONT)
            told = ada.until("update", lambda m: m["clock"]["pause_ms"] == 0)
            took = time.monotonic() - began
        frames.append(paused)
        veiled = told["view"]["players"][1]["discard"][-1:]
        if hand == "fear" or not veiled:
            assert took > 0.6 + PACE / 1000 - 0.05
    assert frames[0] == frames[1]
    assert passed == []


def test_what_must_happen_happens_when_nobody_orders_it_in_time(client: TestClient) -> None:
    """Two Iron Workers: the first player orders what both of them do. There is no way to decline."""
    side: Json = {
        "battlefield": ["iron-worker"],
        "hand": ["fear"],
        "draw": ["fear", "fear", "seal", "seal", "seal", "purge"],
    }
    id, a, b = put_table(client, "ashes", {"board": {"phase": "discard", "a": side, "b": side}}, 200)
    with seated(client, id, a) as ada, seated(client, id, b) as bo:
        ada.answer(ada.asked(0), "done")
        bo.answer(bo.asked(1), "done")
        asked = ada.until("update", lambda m: bool(m["decision"]) and m["decision"]["kind"] == "window")
        assert not asked["decision"]["passive"]
        assert 0 < asked["clock"]["deadline_ms"] <= 200
        told = bo.until("update", lambda m: m["view"] is not None and m["clock"]["thinking"] == [0])
        used = [e for _, m in bo.heard if m["t"] == "update" for e in m["events"] if e["kind"] == "used-ability"]
        assert (told["view"]["phase"], len(used)) == ("turns", 2)


def test_a_pause_ends_also_if_the_bots_are_out_of_order(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError

    tables = client.app.state.tables  # type: ignore[attr-defined]
    monkeypatch.setattr(tables.services.bot_pool, "ready", broken)
    id, a, _ = put_table(client, "ashes", position("fear"), 50, bots={1: "greedy"})
    with seated(client, id, a) as ada:
        ada.asked()
        blast(ada)
        assert ada.until("update", lambda m: m["clock"]["pause_ms"] == 0 and m["since"] > 2)["view"] is not None


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_who_is_asked_in_a_pause_of_bots_hears_the_question(client: TestClient, seed: int) -> None:
    """A window that is shown, hidden while the bots' process gets ready, and never shown again would end the match."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
    setup = {"seats": [{"deck": "the-snakes-in-silver"}, {"deck": "the-iron-men"}]}
    table = new_table(client, seats, game="ashes", seed=seed, setup=setup, options={"pace_ms": 20})
    windows = 0
    with seated(client, table["table"], table["seats"][0]["token"]) as ada:
        ada.send("auto", seat=0, mode="ask")
        answered, luck = -1, seed
        while True:
            message = ada.hear()
            if message["t"] == "over":
                break
            decision = message.get("decision")
            if message["t"] != "update" or not decision or decision["number"] == answered:
                continue
            answered = decision["number"]
            windows += decision["kind"] == "window"
            luck = luck * 1103515245 + 12345 & 0x7FFFFFFF
            ada.answer(message, key=str(luck // 7 % len(decision["options"])))
    assert windows
