"""Recorded matches go as they went when they were recorded: 500 of each game, every twenty-fifth in `make test`.

A failure names the kinds of things that differ (see `record`). `python -m tools.trajectories --show GAME NUMBER`, run
here and in a checkout from before, finds the first step that does. Only a change of the rules, of what is told or of
what is seen, and one that is meant, is a reason to record anew:

    EMBERHOLD_WRITE_GOLDEN=1 .venv/bin/python -m pytest tests/nets/test_record.py
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from emberhold.core.chosen import words_for
from tests.nets.record import HEAD, differing, line
from tests.nets.tables import GAMES, TABLES, numbers, table

FOLDER = Path(__file__).parent / "golden"
WRITE = "EMBERHOLD_WRITE_GOLDEN"
SLICES = 25
EVERY_SLICE = [pytest.param(game, part, id=f"{game}-{part}") for part in range(SLICES) for game in GAMES]


def recorded(game: str) -> dict[int, str]:
    path = FOLDER / f"{game}.txt"
    lines = path.read_text(encoding="utf-8").splitlines()[1:] if path.exists() else []
    return {int(kept.split()[0]): kept for kept in lines}


def write(game: str, lines: dict[int, str]) -> None:
    """Put these lines in the place of the old ones. Not for several processes at a time."""
    assert "PYTEST_XDIST_WORKER" not in os.environ, "recording is done by one process: leave out -n"
    kept = recorded(game) | lines
    FOLDER.mkdir(exist_ok=True)
    text = "\n".join([" ".join(HEAD), *(kept[number] for number in sorted(kept))])
    (FOLDER / f"{game}.txt").write_text(text + "\n", encoding="utf-8")


@pytest.mark.long
@pytest.mark.parametrize(("game", "part"), EVERY_SLICE)
def test_the_matches_go_as_they_were_recorded(game: str, part: int) -> None:
    now = {number: line(table(game, number)) for number in range(part, TABLES, SLICES)}
    if os.environ.get(WRITE):
        write(game, now)
    before = recorded(game)
    others = {number: differing(told, before[number]) for number, told in now.items() if told != before[number]}
    assert not others, f"other than recorded; look with: python -m tools.trajectories --show {game} {min(others)}"


@pytest.mark.net
@pytest.mark.parametrize("game", GAMES)
def test_all_matches_are_recorded_and_the_record_stays_small(game: str) -> None:
    assert sorted(recorded(game)) == list(range(TABLES))
    assert (FOLDER / f"{game}.txt").stat().st_size < 100_000


@pytest.mark.net
def test_everything_that_can_be_chosen_is_at_some_table() -> None:
    for game in GAMES:
        spec = table(game, 0).spec
        setups = repr([table(game, number).setup for number in numbers(game, TABLES)])
        chosen = {word for name in ("deck", "mage", "nemesis", "market") for word in words_for(spec, name)}
        printed = {str(card["slug"]) for card in spec.content() if card.get("level") or card.get("upgraded")}
        # What this word draws is in tests/games/aeons_end/setup; the recorded tables stay as they are.
        chosen.discard("random-any-mix")
        missing = [name for name in sorted(chosen | printed) if repr(name) not in setups]
        assert not missing, f"{game}: never at a table"


@pytest.mark.net
@pytest.mark.parametrize("game", GAMES)
def test_matches_of_every_number_of_players_and_every_end_are_recorded(game: str) -> None:
    ends = {"ashes": {"last-standing"}, "aeons-end": {"gravehold", "nemesis", "claws", "conceded"}}
    lines = [kept.split() for kept in recorded(game).values()]
    fewest, most = table(game, 0).spec.players
    assert {int(kept[1]) for kept in lines} == set(range(fewest, most + 1))
    assert {kept[4] for kept in lines} >= ends[game]
