"""Golden screens of an expedition: the Barracks in each step, and campaigns. `make golden` writes them anew."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import pytest

from tests.tui import test_screens
from tools.expedition_screens import BARRACKS, CAMPAIGNS, capture_expedition
from tools.screens import SIZES

pytestmark = pytest.mark.slow

GOLDEN: Final = test_screens.GOLDEN / "expedition"
STATES: Final = (*BARRACKS, *(f"campaign-{name}" for name in CAMPAIGNS))
IN_EVERY_SIZE: Final = ("story-won", "piles", "mages", "group", "ready", "campaign-first-battle", "campaign-second-try")
SHOTS: Final = [(name, size) for name in STATES for size in (SIZES if name in IN_EVERY_SIZE else SIZES[:1])]


@pytest.mark.parametrize(("name", "size"), SHOTS, ids=[f"{name}-{w}x{h}" for name, (w, h) in SHOTS])
def test_the_screen_is_as_it_was_drawn(name: str, size: tuple[int, int], tmp_path: Path) -> None:
    text = asyncio.run(capture_expedition(name, size, tmp_path / "expedition.json")).text

    test_screens.assert_as_drawn(text, GOLDEN / f"{name}-{size[0]}x{size[1]}.txt")
    test_screens.assert_whole(text, size)


def test_no_golden_screen_is_left_behind() -> None:
    assert {file.stem for file in GOLDEN.glob("*.txt")} == {f"{name}-{w}x{h}" for name, (w, h) in SHOTS}
