"""What axe, the checker for accessibility, says about a page."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

__all__ = ["serious"]

SCRIPT: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def _script() -> str:
    return SCRIPT.read_text(encoding="utf-8")


def serious(page: Page) -> list[str]:
    """Every serious or critical finding, a line each. The page must have come to rest."""
    page.evaluate(_script())
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    assert len(found["passes"]) > 5, "axe looked at something"
    return [
        f"{one['id']}: {node['html'][:160]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]
