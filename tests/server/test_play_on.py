"""Playing on from a step of a replay: a new match from that position, with new luck, against bots."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from emberhold.bots.handle import Handle
from emberhold.bots.roster import load_bot
from emberhold.core.continuation import last_quiet_step
from emberhold.core.journal import Journal
from emberhold.core.match import Match
from emberhold.core.registry import load_game, replay
from emberhold.core.rng import Rng
from emberhold.server.errors import Refused
from emberhold.server.tables.play_on import begun_at
from emberhold.server.tables.tables import Tables
from tests.server.guests import Json, open_server, play_out, seated
from tests.server.test_replays import played, uploaded

STEPS = 50


def with_undo(game: str, players: int, seed: int) -> Journal:
    """A whole match by chance, in which now and then something is taken back."""
    spec = load_game(game)
    setups = spec.setups(players)
    match, rng = spec.new(setups[seed % len(setups)], seed), Rng(seed).fork()
    while match.outcome is None:
        if match.answered > 2 and rng.below(60) == 0:
            match.rewind(match.answered - 1 - rng.below(2))
            continue
        decision = match.pending[rng.below(len(match.pending))]
        match.answer(decision.seats[rng.below(len(decision.seats))], decision, str(rng.below(decision.count)))
    return match.journal()


def seats_see(match: Match) -> list[object]:
    return [match.view(seat) for seat in range(match.seats)]


def finish(match: Match, seed: int) -> None:
    bot, rng = load_bot("random"), Rng(seed).fork()
    while match.outcome is None:
        decision = match.pending[0]
        seat = decision.seats[0]
        match.answer(seat, decision, bot.choose(Handle(match, seat), decision, rng))


@pytest.mark.parametrize("game", ["ashes", "aeons-end"])
@pytest.mark.parametrize(
    ("matches", "finished"), [(2, 2), pytest.param(25, STEPS, marks=pytest.mark.long)], ids=["quick", "all"]
)
def test_from_50_random_steps(game: str, matches: int, finished: int) -> None:
    """Every new match looks to all seats as the old one did there, ends, and is the same again from its journal."""
    rng, begun, earlier = Rng(2026).fork(), 0, 0
    fewest, most = load_game(game).players
    for number in range(matches):
        journal = with_undo(game, fewest + number % (most - fewest + 1), number)
        text = journal.dumps()
        for _ in range(STEPS // matches):
            n = rng.below(len(journal.entries) + 1)
            step = last_quiet_step(journal, n)
            old = replay(journal, to=step or 0)
            seat = next(seat for seat in range(old.seats) if old.plays(seat))
            found = begun_at(text, n, seat, luck := rng.below(1 << 53))
            assert found is not None
            at, new = found[1], Journal.loads(found[0])
            assert at == (step or 0) <= n
            match = replay(new)
            assert match.outcome is None
            if step is None:
                assert (new.seed, new.entries, new.setup) == (luck, [], journal.setup)
            else:
                assert seats_see(match) == seats_see(old)
                assert new.entries[-1].to_json() == ["luck", 0, [luck]]
                assert [e.to_json() for e in new.entries[:-1]] == [
                    e.to_json() for e in replay(journal, to=step).journal().effective()
                ]
            begun += 1
            earlier += at < n
            if begun <= finished:
                finish(match, begun)
                again = replay(Journal.loads(match.journal().dumps()))
                assert "None" != repr(again.outcome) == repr(match.outcome)
                assert seats_see(again) == seats_see(match)
    assert begun == STEPS
    assert earlier < begun, "not every step lies in the middle of an action"


def play(client: TestClient, id: str, **body: object) -> Json:
    answer = client.post(f"/api/replays/{id}/play", json={"seat": 0, "bot": "random", "name": "Ada", **body})
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


@pytest.mark.parametrize("game", ["toy", "ashes"])
def test_the_new_table_is_a_table_like_any_other(db: Path, games_installed: None, game: str) -> None:  # noqa: ARG001
    """It is played to its end, also after a restart; it has a replay, from which somebody plays on again."""
    with open_server(db) as client:
        id = uploaded(client, played(game))
        last = client.get(f"/api/replays/{id}").json()["entries"]
        begun = play(client, id, step=last // 2, guest="a guest of this test")
        table, (seat,) = begun["table"], begun["seats"]
        assert 0 <= begun["step"] <= last // 2
        info = client.get(f"/api/tables/{table}").json()
        assert [one["kind"] for one in info["seats"]] == ["person", "bot"]
        with seated(client, table, seat["token"]) as guest:
            guest.answer(guest.asked())
    with open_server(db) as client:
        with seated(client, table, seat["token"]) as guest:
            play_out(guest)
        (past,) = client.get("/api/history", headers={"X-Emberhold-Guest": "a guest of this test"}).json()["matches"]
        assert past["table"] == table
        journal = client.get(f"/api/tables/{table}/journal").json()
        assert sum(entry[0] == "luck" for entry in journal["entries"]) == 1
        again = play(client, past["replay"], step=len(journal["entries"]) - 1)
        assert again["step"] < len(journal["entries"])


def test_nothing_before_the_beginning_can_be_taken_back(client: TestClient) -> None:
    id = uploaded(client, played("toy"))
    begun = play(client, id, step=6)
    with seated(client, begun["table"], begun["seats"][0]["token"]) as guest:
        update = guest.asked()
        assert "undo" not in update["decision"]
        guest.send("undo", seat=0)
        assert guest.until("error")["code"].startswith("undo")

        tables: Tables = client.app.state.tables  # type: ignore[attr-defined]
        live = tables.loaded[begun["table"]].live
        assert live is not None
        assert client.portal is not None
        with pytest.raises(Refused, match="illegal"):
            client.portal.call(live.rewind, 0)
        guest.answer(update)
        guest.asked()


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"step": 100_000}, "unknown-entry"),
        ({"step": -1}, "unknown-entry"),
        ({"step": 1, "seat": 7}, "unknown-seat"),
        ({"step": 1, "bot": "nobody"}, "unknown-bot"),
        ({"step": "1"}, "bad-message"),
    ],
)
def test_what_cannot_be_played_on_is_refused(client: TestClient, body: Json, code: str) -> None:
    id = uploaded(client, played("toy"))
    tables = client.get("/api/health").json()["tables"]
    answer = client.post(f"/api/replays/{id}/play", json={"seat": 0, "bot": "random", **body})
    assert (answer.status_code >= 400, answer.json()["code"]) == (True, code)
    assert client.get("/api/health").json()["tables"] == tables


def test_a_match_by_other_rules_is_not_played_on(client: TestClient) -> None:
    journal = played("toy")
    journal.rules = "of another day"
    id = uploaded(client, journal)
    answer = client.post(f"/api/replays/{id}/play", json={"seat": 0, "bot": "random", "step": 1})
    assert (answer.status_code, answer.json()["code"]) == (409, "play-on")


def test_a_seat_that_is_out_plays_no_more(client: TestClient) -> None:
    spec = load_game("ashes")
    match = spec.new(spec.setups(3)[0], 4)
    rng = Rng(1).fork()
    while match.plays(1):
        if match.answered == 25:
            match.concede(1)
            continue
        decision = match.pending[0]
        match.answer(decision.seats[0], decision, str(rng.below(decision.count)))
    finish(match, 2)
    id = uploaded(client, match.journal())
    answer = client.post(f"/api/replays/{id}/play", json={"seat": 1, "bot": "random", "step": match.answered})
    assert (answer.status_code, answer.json()["code"]) == (409, "seat-out")
    assert play(client, id, step=20, seat=1)["step"] <= 20


def test_the_story_is_told_over_http(client: TestClient) -> None:
    id = uploaded(client, played("ashes", most=60))
    story = client.get(f"/api/replays/{id}/story").json()
    assert story["rounds"] >= 1
    assert [fighter["seat"] for fighter in story["fighters"]] == [0, 1]
    assert all(len(fighter["damage"]) == story["rounds"] for fighter in story["fighters"])
    assert any(point["kind"] == "fell" for point in story["points"])
    toy = uploaded(client, played("toy"))
    assert client.get(f"/api/replays/{toy}/story").json()["code"] == "no-story"
