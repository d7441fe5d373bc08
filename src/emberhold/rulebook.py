"""Every rule and ruling of a game, by its id, as our documents word it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from emberhold.core.errors import EmberholdError
from emberhold.core.near import hint
from emberhold.core.registry import chain_game_names

__all__ = ["Rule", "Shelf", "book_of", "games", "parse", "rules", "shelf", "source_tree"]

CHAPTER = re.compile(r"##\s+(?P<title>.+?)\s*#*$")
GAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
HEADING = re.compile(r"#{1,6}\s")
ITEM = re.compile(r"(?P<indent>\s*)(?:[-*+]|\d+[.)])\s+(?P<body>.*)")
RULE = re.compile(r"\*\*(?P<id>(?:[A-Z][A-Z0-9]*-){1,2}\d+[a-z]?)(?![\w-])(?P<title>[^*]*)\*\*\s*(?P<text>.*)")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its id, the chapter it stands in, and what it says."""

    id: str
    chapter: str
    text: str


@dataclass(frozen=True, slots=True)
class Shelf:
    """The two folders that rules and rulings are read from."""

    rules: Path
    rulings: Path


def source_tree() -> Path | None:
    """The checkout this package runs from, or None if it was installed as a wheel."""
    root = Path(__file__).resolve().parents[2]
    return root if (root / "pyproject.toml").is_file() and (root / "docs" / "rules").is_dir() else None


def shelf() -> Shelf:
    """Where the rulebook is: inside an installed package, or in the docs of a checkout."""
    package = Path(__file__).resolve().parent
    if (package / "_rules").is_dir():
        return Shelf(package / "_rules", package / "_rulings")
    docs = package.parents[1] / "docs"
    return Shelf(docs / "rules", docs / "rulings")


def games(where: Shelf | None = None) -> list[str]:
    """The games that have a rulebook."""
    folder = (where or shelf()).rules
    return sorted(path.stem for path in folder.glob("*.md") if GAME.fullmatch(path.stem))


def book_of(game: str) -> str:
    """The game in whose rulebook the rules of a game are: those of `ashes-draft` are in the rulebook of `ashes`."""
    return game.rpartition("-")[0] if game in chain_game_names() else game


def rules(game: str, where: Shelf | None = None) -> list[Rule]:
    """All rules of a game in the order of its rulebook, then its rulings."""
    where = where or shelf()
    known = games(where)
    game = game if game in known else book_of(game)
    if game not in known:
        there = ", ".join(known) or "no game"
        raise EmberholdError(f"There is no rulebook for '{game}'. There is one for: {there}.{hint(game, known)}")
    found: list[Rule] = []
    for path in (where.rules / f"{game}.md", where.rulings / f"{game}.md"):
        if path.is_file():
            found += parse(path.read_text(encoding="utf-8"))
    seen: set[str] = set()
    for rule in found:
        if rule.id in seen:
            raise EmberholdError(f"The rulebook of {game} has two rules with the id {rule.id}.")
        seen.add(rule.id)
    return found


def parse(text: str) -> list[Rule]:
    """The rules in one document: list items that start with a bold id, with the lines that belong to them."""
    return [Rule(id_, chapter, "\n".join(lines)) for id_, chapter, lines in _entries(text)]


def _entries(text: str) -> Iterator[tuple[str, str, list[str]]]:
    chapter = ""
    entry: tuple[str, str, list[str]] | None = None
    indent = 0
    after_blank = False
    for line in text.splitlines():
        item = ITEM.fullmatch(line)
        rule = RULE.fullmatch(item["body"].rstrip()) if item else None
        depth = len(line) - len(line.lstrip())
        outside = depth <= indent and (after_blank or item is not None)
        if entry and (rule or HEADING.match(line) or (line.strip() and outside)):
            yield entry
            entry = None
        if title := CHAPTER.fullmatch(line):
            chapter = title["title"]
        elif item and rule:
            indent = depth
            entry = (rule["id"], chapter, [" ".join(f"{rule['title']} {rule['text']}".split())])
        elif entry and line.strip():
            _append(entry[2], line.strip(), new_line=item is not None or line.lstrip().startswith("|"))
        after_blank = not line.strip()
    if entry:
        yield entry


def _append(lines: list[str], more: str, *, new_line: bool) -> None:
    # A wrapped sentence is one sentence again; only nested items and tables keep their lines.
    if new_line or lines[-1].startswith("|"):
        lines.append(more)
    else:
        lines[-1] = f"{lines[-1]} {more}".strip()
