"""For tests: which messages exist, which are missing in a language, and which cannot be parsed."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from emberhold.i18n.texts import ENGLISH, home

__all__ = ["defined", "junk", "named_in", "untranslated"]

# Calls whose first argument is a message id.
SPEAKERS = frozenset({"Message", "fill", "say", "tell"})


def _entries(lang: str, name: str, folders: Sequence[Traversable]) -> list[ftl.EntryType]:
    out: list[ftl.EntryType] = []
    for place in (home(), *folders):
        file = place / lang / f"{name}.ftl"
        if file.is_file():
            out += FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body
    return out


def defined(lang: str, name: str, folders: Sequence[Traversable] = ()) -> set[str]:
    """All message ids in `<lang>/<name>.ftl`; an attribute counts as `id.attribute`."""
    out: set[str] = set()
    for entry in _entries(lang, name, folders):
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                out.add(entry.id.name)
            out.update(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)
    return out


def untranslated(lang: str, name: str, folders: Sequence[Traversable] = ()) -> set[str]:
    """The messages that English has and this language does not."""
    return defined(ENGLISH, name, folders) - defined(lang, name, folders)


def junk(lang: str, name: str, folders: Sequence[Traversable] = ()) -> list[str]:
    """The parts of a file that are not messages. Fluent skips them silently, so a test has to look for them."""
    return [entry.content or "" for entry in _entries(lang, name, folders) if isinstance(entry, ftl.Junk)]


def named_in(sources: Iterable[Path]) -> set[str]:
    """The message ids that Python files use literally, as the first argument of one of these calls."""
    out: set[str] = set()
    for source in sources:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            first = node.args[0]
            if called in SPEAKERS and isinstance(first, ast.Constant) and isinstance(first.value, str):
                out.add(first.value)
    return out
