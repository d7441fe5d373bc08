"""A made-up language for tests: English with other letters, and longer.

Every letter of a message becomes a similar accented one, and every vowel is doubled, which makes a text about 35 %
longer. So a sentence can still be read, and a word in plain letters on the screen did not come from a language file.
`web/src/texts/pseudo.ts` does the same; `samples.json` checks that both agree.

Arguments, string literals and rule ids do not change.
"""

from __future__ import annotations

import re
from typing import Any, Final

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

__all__ = ["PSEUDO", "plain_words", "pseudo", "pseudo_resource"]

PSEUDO: Final = "en-XA"
"""The usual code for such languages. It can be asked for, but is never offered."""

PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
MARKED: Final = "åƀçđéƒĝĥîĵķļɱñôþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽ"
LETTERS: Final = {
    ord(plain): marked * (1 + (plain in "aeiouAEIOU")) for plain, marked in zip(PLAIN, MARKED, strict=True)
}
RULE_ID: Final = re.compile(r"\s*[A-Z]+(-[A-Z]+)*-[0-9]+[a-z]?\s*")
WORD: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_-]*[A-Za-z_]")


def pseudo(text: str) -> str:
    """A message text in the made-up language."""
    return text if RULE_ID.fullmatch(text) else text.translate(LETTERS)


def plain_words(text: str) -> list[str]:
    """The words in plain letters, which no message of the made-up language contains. A single letter is not a word."""
    return WORD.findall(text)


def pseudo_resource(source: str) -> ast.Resource:
    """A language file in the made-up language."""
    resource = FluentResource(source)
    Accents().visit(resource)
    return resource


class Accents(Transformer):
    """Replaces the text of every pattern."""

    def visit_TextElement(self, node: ast.TextElement) -> Any:  # noqa: N802 (the name says which node it is for)
        node.value = pseudo(node.value)
        return node
