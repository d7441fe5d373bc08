"""What is wrong with the layout of a page, as somebody who looks at it would say it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

__all__ = ["board_share", "layout_faults"]


@cache
def _script() -> str:
    return Path(__file__).with_name("layout_faults.js").read_text(encoding="utf-8").rstrip().removesuffix(";")


def layout_faults(page: Page) -> list[str]:
    """Text that is cut off, letter by letter or over other text, things out of reach, a page that is too wide."""
    found: list[str] = page.evaluate(_script())
    return found


def board_share(page: Page) -> float:
    """How much of the page is the board."""
    share: float = page.evaluate(
        """() => {
          const box = document.querySelector('.frame .board').getBoundingClientRect();
          return (box.width * box.height) / (innerWidth * innerHeight);
        }"""
    )
    return share
