"""Golden screens: what named states look like in three sizes, letter by letter. `make golden` writes them anew."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from tools.screens import SIZES, STATES, capture

pytestmark = pytest.mark.slow

GOLDEN = Path(__file__).parent / "golden"
ANEW = os.environ.get("EMBERHOLD_WRITE_GOLDEN") == "1"
IN_EVERY_SIZE = ("turn", "block", "four-players", "card", "over")
IN_THE_SMALLEST = ("which-game", "why-not", "pay", "end-turn", "settings", "help", "signs", "hand-over")
SHOTS = [(name, size) for name in IN_EVERY_SIZE for size in SIZES] + [(name, SIZES[0]) for name in IN_THE_SMALLEST]


def assert_as_drawn(text: str, file: Path) -> None:
    """The screen is the one in the file, which `make golden` writes anew."""
    if ANEW:
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8"), "See the change with: make golden, git diff tests/tui/golden"


@pytest.mark.parametrize(("name", "size"), SHOTS, ids=[f"{name}-{w}x{h}" for name, (w, h) in SHOTS])
def test_the_screen_is_as_it_was_drawn(name: str, size: tuple[int, int], tmp_path: Path) -> None:
    text = asyncio.run(capture(STATES[name], size, tmp_path / "match.json")).text

    assert_as_drawn(text, GOLDEN / f"{name}-{size[0]}x{size[1]}.txt")


def test_no_golden_screen_is_left_behind() -> None:
    assert {file.stem for file in GOLDEN.glob("*.txt")} == {f"{name}-{w}x{h}" for name, (w, h) in SHOTS}


@pytest.mark.parametrize("name", sorted(set(STATES) - set(IN_EVERY_SIZE) - set(IN_THE_SMALLEST)))
def test_the_other_states_can_be_drawn_too(name: str, tmp_path: Path) -> None:
    assert_whole(asyncio.run(capture(STATES[name], SIZES[0], tmp_path / "match.json")).text, SIZES[0])


@pytest.mark.parametrize(("name", "size"), SHOTS)
def test_every_golden_screen_has_all_its_sentences_and_fits(name: str, size: tuple[int, int]) -> None:
    assert_whole((GOLDEN / f"{name}-{size[0]}x{size[1]}.txt").read_text(encoding="utf-8"), size)


def assert_whole(text: str, size: tuple[int, int]) -> None:
    lines = text.splitlines()
    assert "⟨" not in text
    assert len(lines) == size[1]
    assert max(len(line) for line in lines) <= size[0]
