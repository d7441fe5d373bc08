"""One line of a deck list: how people write numbers, names, headings and remarks."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from emberhold.core.name_keys import name_key

__all__ = ["HEADINGS", "KEYS", "Item", "heading_of", "is_remark", "items_of", "looks_like_heading", "stripped"]

KEYS: Final = {
    "name": "name",
    "title": "name",
    "deck": "name",
    "deckname": "name",
    "phoenixborn": "phoenixborn",
    "pb": "phoenixborn",
    "dice": "dice",
    "firstfive": "first five",
    "first5": "first five",
    "notes": "notes",
    "format": "format",
}
"""Words before a colon that say what follows it."""

HEADINGS: Final = {
    "phoenixborn": "cards",
    "cards": "cards",
    "deck": "cards",
    "maindeck": "cards",
    "allies": "cards",
    "ally": "cards",
    "units": "cards",
    "spells": "cards",
    "actionspells": "cards",
    "actionspell": "cards",
    "reactionspells": "cards",
    "reactionspell": "cards",
    "readyspells": "cards",
    "readyspell": "cards",
    "alterationspells": "cards",
    "alterationspell": "cards",
    "alterations": "cards",
    "uniquecards": "cards",
    "total": "cards",
    "dice": "dice",
    "dicepool": "dice",
    "conjurations": "conjurations",
    "conjuration": "conjurations",
    "conjurationpile": "conjurations",
    "firstfive": "first five",
    "first5": "first five",
    "notes": "notes",
}
"""Headings, and the part of the deck that follows."""

REMARK: Final = re.compile(r"^(?:#|//|;)")
REMARK_BEHIND: Final = re.compile(r"\s(?:#|//).*$")
BULLET: Final = re.compile(r"^(?:[-*•·–+]|\d{1,2}[.)])\s+(?=\S)")
WRAPPED: Final = re.compile(r"^(?:\*\*|__|\[\[|={2,6}|\[)\s*(.*?)\s*(?:\*\*|__|\]\]|={2,6}|\])$")
SHORT: Final = 120
"""Headings, and what stands in brackets, are no longer than this. A longer text is not searched for them: that could
take very long."""
BEFORE: Final = re.compile(r"^\(?(\d+)\)?(?:\s*[x×*]\s+|[x×*]|\s*×|\s+)(?=[^\W\d]|[\[*_„“\"'])", re.IGNORECASE)
BEHIND: Final = re.compile(r"(?:\s+|\s*[:=]\s*|\s*[\t(]\s*|\s+[x×*]\s*)[x×*]?\s*(\d+)\s*[x×*]?\s*\)?$", re.IGNORECASE)
PARTS: Final = re.compile(r"[^,;/|+]+")
COUNTED: Final = re.compile(r"^(.*?)\s*[:(]?\s*\d+\s*\)?$")


LONGEST_NUMBER: Final = 9
TOO_LARGE: Final = 10**LONGEST_NUMBER


class Item(NamedTuple):
    """Something in a line: a name, how many of it, and where the name begins (from 0)."""

    name: str
    n: int | None
    column: int


def stripped(line: str) -> tuple[str, int]:
    """A line without what people put around it (bullets, stars, brackets, remarks), and where the rest begins."""
    text = REMARK_BEHIND.sub("", line)
    at = len(text) - len(text.lstrip())
    text = text.strip()
    bullet = BULLET.match(text)
    if bullet:
        at, text = at + bullet.end(), text[bullet.end() :]
    wrapped = _wrapped(text)
    if wrapped:
        at, text = at + wrapped.start(1), wrapped[1]
    return text, at


def is_remark(line: str) -> bool:
    return REMARK.match(line.lstrip()) is not None


def heading_of(text: str) -> str | None:
    """The part of a deck that a heading begins; None if this is no heading that we know."""
    bare = text.strip("#/;=*-_[]: \t")
    if len(bare) > SHORT:
        return None
    counted = COUNTED.match(bare)
    return HEADINGS.get(name_key(bare)) or (HEADINGS.get(name_key(counted[1])) if counted else None) or _led(bare)


def _led(bare: str) -> str | None:
    """`30 cards`, `10 dice`, `9 Allies`."""
    led = BEFORE.match(bare)
    return HEADINGS.get(name_key(bare[led.end() :])) if led else None


def looks_like_heading(line: str) -> bool:
    """Whether a line that names nothing we know is set apart as a heading."""
    text = line.strip()
    return text.endswith((":", ")")) or _wrapped(text) is not None


def items_of(text: str) -> list[Item]:
    """The same line as one thing, and as several that are listed in it; callers take what names something."""
    return [_item(part[0], part.start()) for part in PARTS.finditer(text) if part[0].strip()]


def one_item(text: str) -> Item:
    return _item(text, 0)


def _item(part: str, at: int) -> Item:
    at += len(part) - len(part.lstrip())
    part = part.strip()
    before = BEFORE.match(part)
    if before:
        name, at = part[before.end() :], at + before.end()
        return _unwrapped(Item(name, _number(before[1]), at))
    bare = " ".join(part.split())
    behind = BEHIND.search(bare)
    if behind and behind.start():
        return _unwrapped(Item(bare[: behind.start()], _number(behind[1]), at))
    return _unwrapped(Item(part, None, at))


def _wrapped(text: str) -> re.Match[str] | None:
    return WRAPPED.match(text) if len(text) <= SHORT else None


def _number(digits: str) -> int:
    """A number of any length; a very long one is only known to be too large."""
    return int(digits) if len(digits) <= LONGEST_NUMBER else TOO_LARGE


def _unwrapped(item: Item) -> Item:
    """The same without the brackets or stars around its name."""
    name = " ".join(item.name.split())
    wrapped = _wrapped(name)
    if not wrapped:
        return item._replace(name=name)
    return item._replace(name=wrapped[1], column=item.column + wrapped.start(1))
