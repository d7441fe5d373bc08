"""The guide to the arena says what is so: its commands run, and its tables name every key."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from emberhold.arena.schedule import Arena, Schedule
from emberhold.cli import main
from emberhold.cli.commands.arena import BATTLES, GAMES, usual_games

GUIDE = (Path(__file__).parents[2] / "docs" / "guides" / "arena.md").read_text(encoding="utf-8")
COMMANDS = [
    line for block in re.findall(r"^```\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL) for line in block.splitlines()
]
Said = pytest.CaptureFixture[str]


def named(title: str) -> list[str]:
    """The names in the first column of a table of the guide."""
    assert f"| {title} |" in GUIDE
    rows = GUIDE.partition(f"| {title} |")[2].partition("\n\n")[0].splitlines()[2:]
    return [name for row in rows for name in re.findall(r"`([^`]+)`", row.split("|")[1])]


@pytest.mark.slow
@pytest.mark.timeout(900)  # half a minute of processor time each, which a busy machine takes long to give
@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_run(command: str, capsys: Said) -> None:
    assert command.startswith("emberhold arena ")
    assert main(command.split()[1:]) == 0
    assert " is better." in capsys.readouterr().out


def test_the_tables_name_every_key(tmp_path: Path, capsys: Said) -> None:
    out = tmp_path / "out"
    words = ["arena", "ashes", "random", "greedy:worlds=1:lines=1", "--games", "2", "--json", "--out", str(out)]
    assert main(words) == 0
    document = json.loads(capsys.readouterr().out)
    assert sorted(re.findall(r"\w+", " ".join(named("key")))) == sorted(document)
    for key in ("pairs", "bots"):
        (row,) = re.findall(rf"^\| `{key}` \| for each .*$", GUIDE, re.MULTILINE)
        assert re.findall(r"`(\w+)`", row)[1:] == list(document[key][0])
    assert set(named("in the folder")) == {file.name for file in out.iterdir() if not file.name.startswith(".")}
    line = json.loads((out / "results.jsonl").read_text(encoding="utf-8").splitlines()[0])
    assert named("key of a result") == list(line)


def test_the_numbers_are_those_of_the_command() -> None:
    said = " ".join(GUIDE.split())
    assert f"as many rounds as it takes for {GAMES} games or {BATTLES} battles: " in said
    decks, battles = (Schedule(Arena(game, 1, ("greedy@1", "random@1"))) for game in ("ashes", "aeons-end"))
    each = len(battles.setups)
    assert f"{len(decks.setups)} pairs of decks with {2 * len(decks.setups)} games" in said
    assert f"which are {each} with fourteen of them" in said
    assert each == 8 * len({setup["nemesis"] for setup in battles.setups}) == 112
    rounds = [len(schedule.deals(usual_games(schedule))) for schedule in (decks, battles)]
    in_battles = f"{rounds[1]} rounds ({rounds[1] * each} battles) against fourteen nemeses"
    assert f"{rounds[0]} rounds in Ashes, {in_battles}" in said
