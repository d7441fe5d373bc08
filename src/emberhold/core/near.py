"""Names that somebody may have meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

__all__ = ["LONGEST", "hint", "near"]

MOST: Final = 3
LONGEST: Final = 60
"""Longer words are not misspelt names, and comparing them takes long."""


def near(wrong: object, known: Iterable[str]) -> list[str]:
    """The known names most like this one, the most similar first."""
    if not isinstance(wrong, str) or len(wrong) > LONGEST:
        return []
    names = {name.casefold(): name for name in known}
    word = wrong.casefold()
    close = get_close_matches(word, names, MOST)
    # If one name is very similar, that is the one somebody meant; others would only distract.
    return [names[name] for name in (close[:1] if close and _alike(word, close[0]) else close)]


def _alike(word: str, name: str) -> bool:
    return bool(get_close_matches(word, [name], 1, 0.8))


def hint(wrong: object, known: Iterable[str]) -> str:
    """The sentence "Did you mean …?" to add to an error; empty if no known name is similar."""
    close = [f"'{name}'" for name in near(wrong, known)]
    if not close:
        return ""
    return f" Did you mean {' or '.join(filter(None, [', '.join(close[:-1]), close[-1]]))}?"
