"""A nemesis' mat is its own: one module for each, found by its slug; the rest of the board names none of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from emberhold.core.chosen import words_for
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from emberhold.i18n import Texts
from emberhold.tui.boards import aeons_end
from emberhold.tui.boards.aeons_end import build_scene
from emberhold.tui.boards.aeons_end.mats import all_mats, find_mat
from emberhold.tui.boards.aeons_end.mats.mat import PLAIN_MAT
from emberhold.tui.option_words import belongs
from tests.games.aeons_end.table import first_mages
from tools.aeons_end_tables import MAGGOTH

SPEC = load_game("aeons-end")
NEMESES = words_for(SPEC, "nemesis")
FOLDER = Path(aeons_end.__file__).parent


@pytest.mark.parametrize("nemesis", NEMESES)
def test_every_nemesis_of_the_game_has_a_mat(nemesis: str) -> None:
    assert find_mat(nemesis) is not PLAIN_MAT
    assert find_mat(nemesis) in all_mats()


def test_the_legend_keeps_the_order_of_the_game() -> None:
    assert all_mats() == [find_mat(nemesis) for nemesis in NEMESES]


def test_a_nemesis_without_a_mat_is_shown_with_its_tokens() -> None:
    view: Any = SPEC.stage(MAGGOTH, 1).view(0)
    view["nemesis"] |= {"nemesis": "someone-new", "board": {}, "tokens": 3}
    texts = Texts("en", "aeons-end", you=0)
    panel = next(panel for panel in build_scene(view, texts, {}).panels if panel.title == "Nemesis")

    assert [tile.title for tile in panel.rows[0].tiles] == ["3"]

    view["nemesis"]["tokens"] = 0
    panel = next(panel for panel in build_scene(view, texts, {}).panels if panel.title == "Nemesis")

    assert [row.label for row in panel.rows] == ["In play"]


def test_a_nemesis_without_a_dial_shows_none() -> None:
    view: Any = SPEC.stage(MAGGOTH, 1).view(0)
    texts = Texts("en", "aeons-end", you=0)
    shown = build_scene(view, texts, {})
    assert shown.heading[-1] == "Maggoth 31/45"
    view["nemesis"] |= {"life": 0, "of": 0}
    scene = build_scene(view, texts, {})
    panel = next(panel for panel in scene.panels if panel.title == "Nemesis")

    assert scene.heading[-1] == "Maggoth"
    assert panel.head[0].badges == []


def naming(words: list[str], files: list[Path]) -> set[tuple[str, str]]:
    """Which of these words stand in which of these files."""
    texts = {file.name: file.read_text(encoding="utf-8").casefold() for file in files}
    return {(name, word) for name, text in texts.items() for word in words if word in text}


def test_the_rest_of_the_board_names_no_nemesis() -> None:
    words = [nemesis.replace("-", mark) for nemesis in NEMESES for mark in " _-"]
    words += ["nest", "ritual", "exiled", "claw", "fly", "maggot"]

    assert naming(words, sorted(FOLDER.glob("*.py"))) == set()
    assert {name for name, _ in naming(words, sorted(FOLDER.glob("mats/*.py")))} >= {
        f"{nemesis.replace('-', '_')}.py" for nemesis in NEMESES
    }


@pytest.mark.parametrize("nemesis", NEMESES)
def test_every_option_in_its_battles_belongs_to_something_on_the_table(nemesis: str) -> None:
    """At the questions of a turn: casting, the targets of damage, and the main phase with what its mat offers."""
    texts, cards = Texts("en", "aeons-end", you=0), {str(card["slug"]): card for card in SPEC.content()}
    looked = 0
    for seed in range(3):
        match, rng = SPEC.new(first_mages(2, nemesis), seed), Rng(seed)
        while match.pending and looked < 60 * (seed + 1):
            decision = match.pending[0]
            seat = decision.seats[0]
            if decision.kind in ("cast", "damage", "main"):
                tiles = list(build_scene(match.view(seat), texts, cards).tiles())
                for option in decision.described(seat)[1]:
                    if {"gems", "all"}.isdisjoint(option.meaning):
                        assert any(belongs(option, tile) for tile in tiles), option.meaning
                looked += 1
            match.answer(seat, decision, str(rng.below(decision.count)))
    assert looked > 40
