"""Finds what did not come from a language file: words in plain letters on a screen of the made-up language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from emberhold.bots.roster import bot_names
from emberhold.i18n.pseudo import plain_words
from emberhold.i18n.texts import ENGLISH, home

__all__ = ["allowed", "leftovers"]

RULE_ID = re.compile(r"\b[A-Z]+(?:-[A-Z]+)*-[0-9]+[a-z]?\b")


class Literals(Visitor):
    """Collects what a language file says is to stay as it is: commands, keys, names of programs."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802 (the name says which node it is for)
        self.words.update(plain_words(node.value))


@cache
def allowed() -> frozenset[str]:
    """Words that may stand in plain letters: bots go by the names they are registered under."""
    found = Literals()
    for file in (home() / ENGLISH).iterdir():
        if file.name.endswith(".ftl"):
            found.visit(FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")))
    return frozenset(found.words) | {name.capitalize() for name in bot_names()}


def leftovers(where: str, text: str, but: Iterable[str] = ()) -> list[str]:
    """Every line with words that no language file has said, and where it stood. `but` are parts of it that are data."""
    for part in but:
        text = text.replace(part, " ")
    out = []
    for line in text.splitlines():
        words = [word for word in plain_words(RULE_ID.sub(" ", line)) if word not in allowed()]
        if words:
            out.append(f"{where}: {', '.join(words)} in “{line.strip()}”")
    return list(dict.fromkeys(out))
