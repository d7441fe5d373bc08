"""Every command that takes a bot says in its help which bots there are, the strongest level last of the levels."""

from __future__ import annotations

import re

import pytest

from emberhold.bots.offered_bots import LEVELS
from emberhold.bots.roster import built_in_bots
from emberhold.cli import main


@pytest.mark.parametrize(
    "command",
    ["play", "draft", "expedition new", "expedition today", "simulate", "arena", "lab matrix", "serve"],
)
def test_the_help_names_the_bots(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "--help"]) == 0
    words = " ".join(re.findall(r"[\w-]+", capsys.readouterr().out))
    assert [bot for bot in built_in_bots() if re.search(rf"\b{bot}\b", words)] == built_in_bots()
    places = [words.index(level) for level in LEVELS]
    assert places == sorted(places)
