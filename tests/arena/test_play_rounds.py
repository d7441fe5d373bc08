"""An arena is fixed by its seed: stopped, resumed or shared among processes, it comes to the same end."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from emberhold.arena.arena_folder import ArenaFolder
from emberhold.arena.arena_game import ArenaGame
from emberhold.arena.play_rounds import play_rounds
from emberhold.arena.schedule import Arena, Schedule
from emberhold.arena.standings import Standings, stand
from emberhold.arena.stopwatch import Stopwatch
from emberhold.bots.result_folder import FolderError
from emberhold.bots.stop_signal import StopSignal
from emberhold.games.aeons_end.catalogue import NEMESIS_BY_SLUG

pytestmark = pytest.mark.usefixtures("games_installed")

UNEVEN = Arena("aeons-end", 3, ("greedy@1:worlds=1:lines=2", "random@1"), 1)
A_ROUND = len(Schedule(UNEVEN).between)
"""How many battles a round of Aeon's End has."""
TOY = Arena("toy", 3, ("greedy@1:worlds=1:lines=1:playouts=2", "random@1", "greedy@1:worlds=1:lines=1:playouts=4"))


def played(
    arena: Arena, games: int, *, jobs: int = 1, to_the_end: bool = False
) -> tuple[Standings, dict[int, ArenaGame]]:
    done: dict[int, ArenaGame] = {}
    *_, last = play_rounds(Schedule(arena), games, done, jobs=jobs, to_the_end=to_the_end)
    return last, done


@pytest.mark.slow
def test_it_stops_when_it_is_decided_and_goes_on_if_so_wished() -> None:
    first, done = played(UNEVEN, 3 * A_ROUND)
    assert first.pairs[0].decided == 1
    assert first.pairs[0].rounds == 1
    assert len(done) == 2 * A_ROUND
    whole, more = played(UNEVEN, 2 * A_ROUND, to_the_end=True)
    assert whole.pairs[0].rounds == 2
    assert len(more) == 4 * A_ROUND
    assert {number: more[number] for number in done} == done


@pytest.mark.slow
def test_bots_that_are_decided_play_no_further_while_others_do() -> None:
    standings, done = played(replace(TOY, seed=5, bots=(TOY.bots[0], "random@1", "random@1")), 60)
    rounds = [pair.rounds for pair in standings.pairs]
    assert min(rounds) < max(rounds)
    assert len(done) == 6 * sum(rounds)
    for pair in standings.pairs:
        assert pair.decided or pair.rounds == max(rounds)
        assert pair.games == [game for game in pair.games if game in done]


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing() -> None:
    results = [played(TOY, 30, jobs=jobs) for jobs in (1, 2)]
    assert results[0][1] == results[1][1]
    assert [pair.counts for pair in results[0][0].pairs] == [pair.counts for pair in results[1][0].pairs]


@pytest.mark.slow
def test_what_was_stopped_goes_on_to_the_same_end() -> None:
    straight, all_games = played(TOY, 30)
    schedule = Schedule(TOY)
    done: dict[int, ArenaGame] = {}
    stops = 0
    while True:
        stop = StopSignal()
        new = 0

        def ended(_: ArenaGame, stop: StopSignal = stop) -> None:
            nonlocal new
            new += 1
            if new == 7:
                stop.signal = 2

        *_, last = play_rounds(schedule, 30, done, stop=stop, ended=ended)
        if not last.missing:
            break
        stops += 1
        assert last.games <= len(done)
    assert stops > 3
    assert done == all_games
    assert [pair.counts for pair in last.pairs] == [pair.counts for pair in straight.pairs]
    assert [bot.rating for bot in last.bots] == [bot.rating for bot in straight.bots]


def test_a_round_that_is_not_complete_does_not_count() -> None:
    _, done = played(TOY, 6)
    schedule = Schedule(TOY)
    whole = stand(schedule, 6, done)
    assert whole.games == len(done) == 18
    last = max(done)
    part = stand(schedule, 6, {number: game for number, game in done.items() if number != last})
    assert part.missing == [last]
    assert part.games == 12
    assert [pair.rounds for pair in part.pairs] == [1, 1, 0]
    assert part.bots[0].rating is None, "the strengths need all pairs"
    assert whole.bots[0].rating is not None


# -- the folder -------------------------------------------------------------------------------------------------------


def some_games() -> list[ArenaGame]:
    schedule = Schedule(TOY)
    times = {0: Stopwatch(), 1: Stopwatch()}
    times[0].add(250_000_000)
    return [
        ArenaGame(0, schedule.luck(0)[0], 12, (1,), "toy-won", times=times),
        ArenaGame(1, schedule.luck(0)[0], 12, (), "toy-even", times=times),
        ArenaGame(6, schedule.luck(1)[0], 3, None, "", 1, "raised ValueError", times=times),
        ArenaGame(7, schedule.luck(1)[0], error="ValueError: no", times=times),
    ]


def test_a_game_is_read_as_it_was_written(tmp_path: Path) -> None:
    folder = ArenaFolder(tmp_path, Schedule(TOY))
    for game in some_games():
        again = folder.from_line(json.loads(json.dumps(folder.as_line(game))))
        assert again == game
        assert {who: watch.to_json() for who, watch in again.times.items()} == {
            who: watch.to_json() for who, watch in game.times.items()
        }


@pytest.mark.parametrize(
    "change",
    [
        {"seed": 1},
        {"game": -1},
        {"game": True},
        {"winners": [2]},
        {"winners": "a"},
        {"failed": 2},
        {"failure": None},
        {"reason": 1},
        {"error": 1},
        {"times": []},
        {"times": [1, 2]},
        {"decisions": "x"},
    ],
)
def test_a_line_that_nobody_wrote_here_is_refused(change: dict[str, object], tmp_path: Path) -> None:
    folder = tmp_path / "out"
    with ArenaFolder(folder, Schedule(TOY)) as kept:
        kept.add(some_games()[0])
        line = kept.as_line(kept.done[0])
    with ArenaFolder(folder, Schedule(TOY)) as kept:
        assert list(kept.done) == [0]
    (folder / "results.jsonl").write_text(json.dumps({**line, **change}) + "\n", encoding="utf-8")
    with pytest.raises(FolderError, match="line 1: this is not the result of a game of this arena"):
        ArenaFolder(folder, Schedule(TOY)).__enter__()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seed": 6}, "its seed is 3, not 6"),
        ({"bots": ("random@1", "greedy@1")}, "its bots are "),
        ({"chosen": {"decks": []}}, "other choices"),
    ],
)
def test_a_folder_of_another_arena_is_refused(change: dict[str, object], words: str, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    with ArenaFolder(folder, Schedule(TOY)):
        pass
    schedule = Schedule(TOY)
    schedule.arena = replace(TOY, **change)  # type: ignore[arg-type]
    with pytest.raises(FolderError, match=f"belongs to another arena .{words}"):
        ArenaFolder(folder, schedule).__enter__()


def test_a_folder_with_other_rules_of_one_nemesis_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A nemesis that came later has a rules version of its own, and its battles are some of the results."""
    folder = tmp_path / "out"
    for _ in range(2):
        with ArenaFolder(folder, Schedule(UNEVEN)):
            pass
    monkeypatch.setattr(NEMESIS_BY_SLUG["rageborne"], "rules_version", "0123456789ab")
    with pytest.raises(FolderError, match=r"belongs to another arena \(its rules is .* not .*-0123456789ab"):
        ArenaFolder(folder, Schedule(UNEVEN)).__enter__()
