"""The board of Ashes, drawn from a table that is written by hand."""

from __future__ import annotations

import re
from typing import Any

import pytest

from emberhold.i18n import Texts
from emberhold.tui.boards import find_renderer, generic
from emberhold.tui.boards.ashes import render
from emberhold.tui.draw.text_lines import seen
from tests.tui.sample import TEXTS, sample

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


@pytest.fixture
def texts() -> Texts:
    return Texts("en", "ashes", {1: "Random"}, you=0, folders=[TEXTS])


def crowded() -> dict[str, Any]:
    """Four players, each with as much on the table as there is room for."""
    view = sample()
    mine, theirs = view["players"]
    mine["battlefield"] = [dict(mine["battlefield"][2], id=100 + n) for n in range(10)]
    mine["spellboard"] *= 3
    mine["hand"] *= 6
    view["players"] += [dict(theirs, seat=2, hand=[mine["hand"][0], *theirs["hand"]]), dict(theirs, seat=3, out=True)]
    return view


@pytest.mark.parametrize("colour", [False, True])
@pytest.mark.parametrize("columns", [80, 120, 200])
@pytest.mark.parametrize("view", [sample(), crowded()], ids=["sample", "crowded"])
def test_no_line_is_longer_than_the_terminal(
    texts: Texts, monkeypatch: pytest.MonkeyPatch, view: dict[str, Any], columns: int, colour: bool
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))

    lines = render(view, texts, colour).splitlines()

    assert max(seen(line) for line in lines) <= columns
    assert texts.absent == set()
    assert texts.broken == {}


@pytest.mark.parametrize("columns", ["80", "120"])
def test_everything_on_the_table_is_said(texts: Texts, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)

    board = render(sample(), texts, False)

    for part in (
        "Round 3",
        "Random’s turn",
        "0 main and 1 side action left",
        "12/15 life · first player",
        "9/16 life",
        "Hand 5",
        "Draw pile 14",
        "4× Iron Rhino",
        "2× Expand Energy",
        "reaction used",
        "Natural [P][C][C][B] (1 exhausted)",
        "Illusion [P][P][P] (2 exhausted)",
        "Spellboard ■■□□□",
        "Summon Iron Rhino (exhausted)",
        "Chant of Revenge (status 2)",
        "Battlefield ■■■■□□",
        "A2 L1/2 R1 exhausted",
        "1 Charm die",
        "+Spiked Armor",
        "blocking",
        "chosen",
        "2× Protect",
        "Removed 1  Strengthen",
        "Butterfly Monk, Mist Spirit against Coal Roarkwin",
        "Iron Rhino blocks Mist Spirit",
    ):
        assert part in board


def test_the_readers_side_is_at_the_bottom(texts: Texts) -> None:
    view = sample()

    assert render(view, texts, False).index("Aradel") < render(view, texts, False).index("Player 1 (you)")

    view["you"] = texts.you = 1

    assert render(view, texts, False).index("Coal Roarkwin") < render(view, texts, False).index("Random (you)")


def test_colour_adds_nothing_but_colour(texts: Texts) -> None:
    plain, coloured = (render(sample(), texts, colour) for colour in (False, True))

    assert "\x1b" not in plain
    assert ESCAPE.sub("", coloured) == plain


def test_units_of_one_name_have_numbers_and_others_have_none(texts: Texts) -> None:
    board = render(sample(), texts, False)

    assert "Iron Worker #11" in board
    assert "Hammer Knight #" not in board


def test_copies_of_a_spell_share_a_slot(texts: Texts) -> None:
    view = sample()
    view["players"][0]["spellboard"] *= 2

    assert "Spellboard ■■□□□" in render(view, texts, False)


def test_a_card_that_was_shown_from_a_hand_is_named(texts: Texts) -> None:
    view = sample()
    view["players"][1]["hand"][0] = {"id": 50, "card": "protect"}

    assert "Hand 5 (Protect)" in render(view, texts, False)


def test_a_spectator_and_a_player_without_phoenixborn_can_be_drawn(texts: Texts) -> None:
    view = sample()
    view.update(you=None, active=None, first=None, left=None, attack=None, phase="over", removed=[])
    view["players"][0].update(phoenixborn=None, slots=[0, 0], battlefield=[], spellboard=[], hand=[], conjurations=5)
    texts.you = None

    board = render(view, texts, False)

    assert "the match is over" in board
    assert "Battlefield" in board


def test_boards_are_found_by_name() -> None:
    assert find_renderer("ashes") is render
    assert find_renderer("no-such-game") is generic.render
    assert find_renderer("../ashes") is generic.render
