"""A bot of another checkout plays as it does there, with the code that is there."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from emberhold.arena.arena_game import ArenaTable
from emberhold.arena.checkout_bot import CheckoutBot, arena_bot, check_arena_bot, full_arena_name
from emberhold.arena.checkout_host import rules_of
from emberhold.arena.schedule import Arena, Schedule
from emberhold.cli import main
from emberhold.core.errors import EmberholdError
from emberhold.core.registry import all_rules, load_game
from emberhold.games.aeons_end.catalogue import NEMESIS_BY_SLUG, load_content

SOURCE = Path(__file__).parents[2] / "src" / "emberhold"
QUICK = "greedy:worlds=1:lines=2"
Said = pytest.CaptureFixture[str]


def checkout(folder: Path, file: str = "", old: str = "", new: str = "") -> str:
    """A checkout with the same code, but for one change in one file; its folder as it is named."""
    package = folder / "old" / "src" / "emberhold"
    package.parent.mkdir(parents=True)
    changed = Path(file).parts[0] if file else ""
    package.mkdir()
    for entry in SOURCE.iterdir():
        if entry.name == changed:
            shutil.copytree(entry, package / entry.name, ignore=shutil.ignore_patterns("__pycache__"))
        elif entry.name != "__pycache__":
            (package / entry.name).symlink_to(entry)
    if file:
        text = (package / file).read_text(encoding="utf-8")
        assert old in text
        (package / file).write_text(text.replace(old, new), encoding="utf-8")
    return f"{folder}/old"


def table(name: str, game: str, here: str = QUICK) -> ArenaTable:
    bots = (full_arena_name(here), full_arena_name(name))
    return ArenaTable(Schedule(Arena(game, 4, bots, 1 if game == "aeons-end" else 2)))


@pytest.mark.parametrize("game", ["ashes", "aeons-end"])
def test_the_same_code_plays_the_same(game: str, tmp_path: Path) -> None:
    playing = table(f"{QUICK}@{checkout(tmp_path)}", game)
    one, other = playing.play(0), playing.play(1)
    assert one.winners is not None
    assert (one.winners, one.decisions, one.reason) == (other.winners, other.decisions, other.reason)
    assert {who: watch.decisions > 0 for who, watch in {**one.times, **other.times}.items()} == {0: True, 1: True}


def test_other_code_plays_otherwise(tmp_path: Path) -> None:
    """There, greedy takes the worst option instead of the best one."""
    folder = checkout(tmp_path, "bots/greedy.py", "return str(max(scores", "return str(min(scores")
    playing = table(f"{QUICK}@{folder}", "aeons-end", "random")
    same = table(QUICK, "aeons-end", "random")
    assert playing.play(1).decisions != same.play(1).decisions


def test_its_name_says_which_code_it_is(tmp_path: Path) -> None:
    folder = checkout(tmp_path, "bots/greedy.py", "STEPS: Final = 400", "STEPS: Final = 300")
    name = full_arena_name(f"greedy@1@{folder}")
    assert name.startswith(f"greedy@1@{folder}#")
    assert full_arena_name(name) == name
    file = Path(folder) / "src/emberhold/bots/greedy.py"
    file.write_text(file.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert full_arena_name(name) != name


def test_a_bot_that_raises_there_has_lost(tmp_path: Path) -> None:
    folder = checkout(tmp_path, "bots/greedy.py", "seed = rng.next()\n", 'raise ValueError("out of ideas")\n')
    playing = table(f"greedy@{folder}", "ashes", "random")
    for number in range(3):
        game = playing.play(number)
        assert (game.failed, game.failure) == (1 - number % 2, "raised ValueError: out of ideas")


def test_a_bot_that_takes_too_long_there_has_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = checkout(tmp_path, "bots/greedy.py", "seed = rng.next()\n", "__import__('time').sleep(60)\n")
    playing = table(f"greedy@{folder}", "ashes", "random")
    bot = playing.bot(1, 1)
    assert isinstance(bot, CheckoutBot)
    bot.start()  # it may load without haste
    monkeypatch.setenv("EMBERHOLD_BOT_SECONDS", "1.5")
    game = playing.play(0)
    assert (game.failed, game.failure) == (1, "took longer than 1.5 s")


def test_other_rules_cannot_be_played_along(tmp_path: Path) -> None:
    rules = load_game("ashes").rules_version
    folder = checkout(tmp_path, "games/ashes/rules_version.py", rules, "0123456789ab")
    with pytest.raises(EmberholdError, match=rf"has other rules of ashes \(0123456789ab, here {rules}\)"):
        check_arena_bot(f"greedy@{folder}", "ashes")
    check_arena_bot(f"greedy@{folder}", "aeons-end")


def test_nor_can_other_rules_of_one_nemesis(tmp_path: Path) -> None:
    """A nemesis that came later has a rules version of its own."""
    load_content()
    rules = NEMESIS_BY_SLUG["rageborne"].rules_version
    folder = checkout(tmp_path, "games/aeons_end/nemeses/rageborne/rules_version.py", rules, "0123456789ab")
    with pytest.raises(EmberholdError, match=rf"has other rules of aeons-end \(.*-0123456789ab.*, here .*-{rules}"):
        check_arena_bot(f"greedy@{folder}", "aeons-end")
    check_arena_bot(f"greedy@{folder}", "ashes")


def test_an_older_checkout_has_one_version_for_all_nemeses() -> None:
    class Older:
        rules_version = "0123456789ab"

    assert rules_of(Older()) == "0123456789ab"
    assert rules_of(load_game("aeons-end")).split() == list(all_rules(load_game("aeons-end")))


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("greedy@{old}/nowhere", "is no checkout of Emberhold: it has no folder src/emberhold"),
        ("greedi@{old}", "cannot be started: UnknownBot: There is no bot 'greedi'"),
        ("greedy@old", "There is no bot 'greedy@old'"),
    ],
)
def test_what_is_no_bot_of_a_checkout(name: str, words: str, tmp_path: Path) -> None:
    name = name.format(old=checkout(tmp_path))
    with pytest.raises(EmberholdError, match=words):
        check_arena_bot(full_arena_name(name), "ashes")


def test_no_process_is_left_behind(tmp_path: Path) -> None:
    bot = arena_bot(full_arena_name(f"greedy@{checkout(tmp_path)}"), "ashes")
    assert isinstance(bot, CheckoutBot)
    bot.start()
    process = bot._process
    assert process is not None
    assert process.poll() is None
    bot.close()
    assert process.poll() is not None


@pytest.mark.slow
def test_the_command_takes_such_bots(tmp_path: Path, capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout(tmp_path)
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    words = ["arena", "aeons-end", QUICK, f"{QUICK}@../old", "--players", "1", "--games", "4", "--jobs", "2", "--json"]
    assert main(words) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["pairs"][0]["counts"] == [0, 0, 4, 0, 0]
    assert found["bots"][1]["bot"].startswith(f"{QUICK}@../old#")
