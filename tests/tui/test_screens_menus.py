"""Golden screens of the menus and of a match that is watched, letter by letter. `make golden` writes them anew."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import pytest

from tests.tui import test_screens
from tools.menu_screens import MENUS, capture_menu
from tools.screens import SIZES

pytestmark = pytest.mark.slow

GOLDEN: Final = test_screens.GOLDEN / "menus"
IN_EVERY_SIZE: Final = ("home", "saves", "new-match", "replay-chosen")
SHOTS: Final = [(name, size) for name in MENUS for size in (SIZES if name in IN_EVERY_SIZE else SIZES[:1])]


@pytest.mark.parametrize(("name", "size"), SHOTS, ids=[f"{name}-{w}x{h}" for name, (w, h) in SHOTS])
def test_the_screen_is_as_it_was_drawn(name: str, size: tuple[int, int], tmp_path: Path) -> None:
    text = asyncio.run(capture_menu(MENUS[name], size, tmp_path)).text

    test_screens.assert_as_drawn(text, GOLDEN / f"{name}-{size[0]}x{size[1]}.txt")
    test_screens.assert_whole(text, size)


def test_no_golden_screen_is_left_behind() -> None:
    assert {file.stem for file in GOLDEN.glob("*.txt")} == {f"{name}-{w}x{h}" for name, (w, h) in SHOTS}
