"""`emberhold rule`: one rule, where it is written, and the tests for it."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from emberhold.cli.output import print_json, say
from emberhold.cli.parameters import GameName
from emberhold.core.errors import EmberholdError

if TYPE_CHECKING:
    from emberhold.rulebook import Rule

__all__ = ["rule"]


@dataclass(slots=True)
class Shown:
    """A rule and everything that mentions it."""

    game: str
    rule: "Rule"
    mentioned: list[str] = field(default_factory=list)
    """Rules and rulings that mention it."""
    scenarios: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)


def rule(
    rule_id: Annotated[str, Parameter(name="ID")],
    /,
    *,
    game: GameName | None = None,
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
) -> None:
    """Show one rule or ruling: its text, its chapter, the rules that mention it, and in a checkout its tests.

    Parameters
    ----------
    rule_id
        The id of the rule, for example DMG-05.
    game
        The game it belongs to. The default is to search all rulebooks.
    as_json
        Print one JSON document.
    """
    from emberhold import rulebook

    wanted = rule_id.strip().upper()
    books = {name: rulebook.rules(name) for name in ([game] if game is not None else rulebook.games())}
    # An id may end in a small letter.
    found = [Shown(name, rule) for name, book in books.items() for rule in book if rule.id.upper() == wanted]
    if not found:
        raise EmberholdError(f"There is no rule '{rule_id}'.{nearest(wanted, books)}")
    for shown in found:
        look_up(shown, books[shown.game])
    if as_json:
        print_json({"asked": rule_id, "rules": [document(shown) for shown in found]})
    else:
        say("\n\n".join(in_words(shown) for shown in found))


def nearest(wanted: str, books: "dict[str, list[Rule]]") -> str:
    """Similar ids, or else those of the same chapter."""
    from emberhold.core.near import hint

    ids = list(dict.fromkeys(rule.id for book in books.values() for rule in book))
    # NEM-DECK is the name of a chapter, as NEM is: it has no number at its end.
    for named in (wanted, wanted.rpartition("-")[0]):
        chapter = [known for known in ids if known.rpartition("-")[0] == named]
        if chapter:
            return f" The chapter has {chapter[0]}{f' to {chapter[-1]}' if len(chapter) > 1 else ''}."
    asked = hint(wanted, ids)
    return (
        asked or f" There are rules of these chapters: {', '.join(dict.fromkeys(i.rpartition('-')[0] for i in ids))}."
    )


def look_up(shown: Shown, book: "list[Rule]") -> None:
    """Everything that mentions the rule: other rules, scenarios and tests."""
    from emberhold.rulebook import source_tree

    named = re.compile(rf"(?<![\w-]){re.escape(shown.rule.id)}(?![\w-])")
    shown.mentioned = [rule.id for rule in book if rule.id != shown.rule.id and named.search(rule.text)]
    tree = source_tree()
    if tree is None:
        return
    folder = shown.game.replace("-", "_")
    for file in sorted((tree / "tests" / "scenarios" / shown.game).rglob("*.yaml")):
        head = re.search(r"^rules:(.*(?:\n[ -].*)*)", file.read_text(encoding="utf-8"), re.MULTILINE)
        if head and named.search(head[1]):
            shown.scenarios.append(str(file.relative_to(tree)))
    for file in sorted((tree / "tests").rglob("*.py")):
        if belongs(file.relative_to(tree / "tests"), folder):
            shown.tests += [f"{file.relative_to(tree)}::{test}" for test in marked(file, named)]


def belongs(path: Path, folder: str) -> bool:
    """Whether the rules that a test file names belong to this game."""
    return folder in path.parts


def marked(file: Path, named: re.Pattern[str]) -> list[str]:
    """The tests in a file that are marked with the rule."""
    found, carried = [], False
    for line in file.read_text(encoding="utf-8").splitlines():
        if "mark.rule(" in line and named.search(line):
            carried = True
        elif test := re.match(r"\s*(?:async )?def (test_\w+)", line):
            found += [test[1]] if carried else []
            carried = False
    return found


def document(shown: Shown) -> dict[str, object]:
    return {
        "game": shown.game,
        "id": shown.rule.id,
        "chapter": shown.rule.chapter,
        "text": shown.rule.text,
        "mentioned": shown.mentioned,
        "scenarios": shown.scenarios,
        "tests": shown.tests,
    }


def in_words(shown: Shown) -> str:
    lines = [f"{shown.rule.id} ({shown.game}, {shown.rule.chapter})", shown.rule.text]
    if shown.mentioned:
        lines.append(f"Mentioned in: {', '.join(shown.mentioned)}")
    for title, names in (("Scenarios", shown.scenarios), ("Tests", shown.tests)):
        if names:
            lines += [f"{title}:", *(f"  {name}" for name in names)]
    return "\n".join(lines)
