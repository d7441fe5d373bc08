"""The guide to set-ups says what is so: its commands choose what there is, its code runs, its table is complete."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

from emberhold.cli.parameters import named_choices
from emberhold.core.chosen import complete, read_words
from emberhold.core.registry import load_game

GUIDE = (Path(__file__).parents[2] / "docs" / "guides" / "setups.md").read_text(encoding="utf-8")
COMMANDS = [line.split() for line in GUIDE.splitlines() if line.startswith("emberhold ")]


def test_the_commands_choose_what_there_is() -> None:
    assert [words[1] for words in COMMANDS] == ["setup", "play", "simulate"]
    for _, _, game, *options in COMMANDS:
        spec = load_game(game)
        players = int(options[options.index("--players") + 1]) if "--players" in options else 2
        written = [after for option, after in pairwise(options) if option == "--set"]
        chosen = read_words(spec, players, named_choices(written))
        assert len(written) == len(re.findall("--set", " ".join(options)))
        assert spec.new(complete(spec, players, chosen, 1), 1).seats == players


def test_the_words_in_the_text_can_be_chosen() -> None:
    aeons_end, ashes = load_game("aeons-end"), load_game("ashes")
    for written in re.findall(r"`(\w+\.\w+=[\w,-]+)`", GUIDE):
        chosen = read_words(aeons_end, 2, named_choices([written]))
        assert aeons_end.new(complete(aeons_end, 2, chosen, 1), 1).seats == 2
    assert read_words(ashes, 2, named_choices(["deck=the-iron-men"]))


def test_the_table_names_everything() -> None:
    for title, game in (("Aeon's End", "aeons-end"), ("Ashes", "ashes")):
        row = next(line for line in GUIDE.splitlines() if line.startswith(f"| {title} |"))
        spec = load_game(game)
        assert re.findall(r"`([\w-]+)`", row) == list(dict.fromkeys(choice.name for choice in spec.choices(2, {})))


def test_the_code_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    space: dict[str, object] = {}
    exec(compile(code, "setups.md", "exec"), space)
    assert "weather" in space
