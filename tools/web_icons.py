"""Draws the icons for an installed page from web/src/icon.svg: `python -m tools.web_icons`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from tools.chromium import chromium

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "web" / "src" / "icon.svg"
ICONS: Final = ROOT / "web" / "public" / "icons"
ROUND: Final = ' rx="12"'
SIZES: Final = {"icon-192.png": 192, "icon-512.png": 512, "full-180.png": 180, "full-512.png": 512}
"""A full icon has no corners of its own: the system cuts it to its own shape."""


def main() -> int:
    drawing = SOURCE.read_text(encoding="utf-8")
    if ROUND not in drawing:
        raise RuntimeError(f"{SOURCE.name} has no corners to take away")
    ICONS.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        for name, size in SIZES.items():
            svg = drawing.replace(ROUND, "") if name.startswith("full") else drawing
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>*{{margin:0}} svg{{display:block;width:100vw}}</style>{svg}")
            page.screenshot(path=ICONS / name, omit_background=True)
            page.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
