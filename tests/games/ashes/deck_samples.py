"""Deck lists for tests: one that is legal, in many shapes, and ways to change it."""

from __future__ import annotations

from functools import cache

from emberhold.core.deck_tools import DeckTools, Names, deck_tools_of
from emberhold.core.registry import load_game
from emberhold.i18n.deck_names import deck_names

LINES = (
    "Name: Mine",
    "Phoenixborn: Coal Roarkwin",
    "Dice: 5 natural, 5 ceremonial",
    "",
    "3 Anchornaut",
    "3 Hammer Knight",
    "3 Iron Worker",
    "3 Chant of Revenge",
    "3 Expand Energy",
    "3 Protect",
    "3 Strengthen",
    "3 Summon Iron Rhino",
    "3 One Hundred Blades",
    "3 Spiked Armor",
)
CARDS = tuple(line.removeprefix("3 ") for line in LINES[4:])


@cache
def tools() -> DeckTools:
    found = deck_tools_of(load_game("ashes"))
    assert found is not None
    return found


def names() -> Names:
    return deck_names("ashes", tools())


def legal() -> str:
    return "\n".join(LINES)


def line(number: int, text: str | None) -> str:
    """The legal list with another line (counted from 1); None takes it out."""
    lines = [*LINES[: number - 1], *([] if text is None else [text]), *LINES[number:]]
    return "\n".join(lines)


def more(text: str) -> str:
    """The legal list with more lines at its end."""
    return f"{legal()}\n{text}"
