"""A table of bots against the nemeses of Aeon's End, from the folders of arenas: who won how many battles.

emberhold arena aeons-end greedy adept --games 40 --seed 1 --set nemesis=fenrix --to-the-end --out DIR/fenrix
python -m tools.nemesis_table DIR/*

An arena can be stopped and continued, so the table can be completed later. Both bots fight the same battles; only
battles that all bots of an arena have fought are counted. Intervals are those of Wilson.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from emberhold.core.fields import mapping
from emberhold.lab.intervals import share

__all__ = ["main", "read", "table"]

Battle = tuple[str, str, bool]
"""Against which nemesis, which bot, and whether it won."""


def read(folder: Path) -> list[Battle]:
    """The battles of an arena that all of its bots have fought."""
    deals: dict[int, list[Battle]] = {}
    bots = json.loads((folder / "arena.json").read_text(encoding="utf-8"))["bots"]
    for line in (folder / "results.jsonl").read_text(encoding="utf-8").splitlines():
        game = json.loads(line)
        if game["error"] is None:
            nemesis = str(mapping(game["setup"], "setup")["nemesis"])
            deals.setdefault(game["deal"], []).append((nemesis, game["bots"][0], bool(game["winners"])))
    return [battle for fought in deals.values() if len(fought) == len(bots) for battle in fought]


def table(battles: Iterable[Battle]) -> str:
    """Each nemesis in a row, each bot in a column, and all battles together in the last row."""
    found = list(battles)
    bots = list(dict.fromkeys(bot for _, bot, _ in found))
    nemeses = list(dict.fromkeys(nemesis for nemesis, _, _ in found))
    out = [f"| nemesis | battles |{''.join(f' {bot} |' for bot in bots)}", f"|---|---:|{'---:|' * len(bots)}"]
    for name, of in [*((nemesis, [nemesis]) for nemesis in nemeses), ("all", nemeses)]:
        cells = [_cell([won for nemesis, who, won in found if who == bot and nemesis in of]) for bot in bots]
        count = sum(who == bots[0] and nemesis in of for nemesis, who, _ in found)
        out.append(f"| {name} | {count} |{''.join(f' {cell} |' for cell in cells)}")
    return "\n".join(out)


def _cell(won: Sequence[bool]) -> str:
    found = share(sum(won), len(won))
    if found is None:
        return "–"
    return f"{found.wins} = {found.value:.0%} ({found.low:.0%}–{found.high:.0%})"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folders", nargs="+", type=Path, help="folders of arenas")
    print(table([battle for folder in parser.parse_args(arguments).folders for battle in read(folder)]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
