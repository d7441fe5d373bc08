"""Pictures of the terminal client in named states and three sizes, for looking at.

python -m tools.shots [NAME…]     writes build/shots/NAME-WIDTHxHEIGHT.txt and .svg
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tools.draft_screens import DRAFTS, capture_draft
from tools.expedition_screens import BARRACKS, CAMPAIGNS, capture_expedition
from tools.menu_screens import MENUS, capture_menu
from tools.screens import AEONS_END, SIZES, STATES, State, capture

FOLDER: Final = Path("build/shots")
SHOWN: Final[Mapping[str, State]] = {**STATES, **{f"aeons-end-{name}": state for name, state in AEONS_END.items()}}


async def shoot(names: list[str]) -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            for width, height in SIZES:
                size = (width, height)
                if name in SHOWN:
                    shot = await capture(SHOWN[name], size, Path(folder) / "match.json")
                elif name.startswith("draft-"):
                    shot = await capture_draft(DRAFTS[name.removeprefix("draft-")], size, Path(folder) / "draft.json")
                elif name.startswith("expedition-"):
                    file = Path(folder) / "expedition.json"
                    shot = await capture_expedition(name.removeprefix("expedition-"), size, file)
                else:
                    shot = await capture_menu(MENUS[name.removeprefix("menu-")], size, Path(folder))
                stem = FOLDER / f"{name}-{width}x{height}"
                stem.with_suffix(".txt").write_text(shot.text, encoding="utf-8")
                stem.with_suffix(".svg").write_text(shot.svg, encoding="utf-8")
    return len(names) * len(SIZES)


def main() -> int:
    known = [*SHOWN, *(f"draft-{name}" for name in DRAFTS), *(f"menu-{name}" for name in MENUS)]
    known += [f"expedition-{name}" for name in (*BARRACKS, *(f"campaign-{name}" for name in CAMPAIGNS))]
    names = sys.argv[1:] or known
    unknown = [name for name in names if name not in known]
    if unknown:
        print(f"There is no state '{unknown[0]}'; there are: {', '.join(known)}.", file=sys.stderr)
        return 2
    print(f"{asyncio.run(shoot(names))} pictures are in {FOLDER}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
