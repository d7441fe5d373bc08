"""Writes a deck as a text file that people can read, edit and paste; there is one way to write each deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberhold.games.ashes.catalogue import BY_SLUG
from emberhold.games.ashes.constants import (
    ACTION_SPELL,
    ALLY,
    ALTERATION_SPELL,
    CONJURATION,
    PHOENIXBORN,
    REACTION_SPELL,
    READY_SPELL,
    TYPES,
)
from emberhold.games.ashes.decks.deck_value import FORMAT, Deck
from emberhold.games.ashes.decks.name_book import NameBook
from emberhold.games.ashes.kinds import CardType

__all__ = ["GROUPS", "blank_text", "deck_text"]

GROUPS: Final[tuple[tuple[CardType, str], ...]] = (
    (ALLY, "Allies"),
    (READY_SPELL, "Ready spells"),
    (ACTION_SPELL, "Action spells"),
    (REACTION_SPELL, "Reaction spells"),
    (ALTERATION_SPELL, "Alteration spells"),
    (CONJURATION, "Conjurations do not belong here"),
    (PHOENIXBORN, "Phoenixborn do not belong here"),
)
"""The types of cards in the order in which a list has them, and their headings."""


def deck_text(deck: Deck, book: NameBook, remarks: Mapping[str, str] | None = None) -> str:
    """The deck in lines. A heading is a remark, so it does not matter whether a reader knows it."""
    said = remarks or {}
    lines = [f"# A deck for Ashes. Lines that begin with # are remarks.\nFormat: {FORMAT}"]
    if deck.name:
        lines.append(f"Name: {deck.name}")
    if deck.phoenixborn:
        lines.append(_with(f"Phoenixborn: {book.name(deck.phoenixborn)}", said.get(deck.phoenixborn)))
    if sum(deck.dice):
        dice = ", ".join(f"{n} {kind}" for kind, n in zip(TYPES, deck.dice, strict=True) if n)
        lines.append(_with(f"Dice: {dice}", said.get("dice")))
    lines += ["", "Cards:"]
    for kind, heading in GROUPS:
        cards = [slug for slug in deck.cards if BY_SLUG[slug].kind == kind]
        if cards:
            lines.append(f"# {heading} ({sum(deck.cards[slug] for slug in cards)})")
            lines += [_with(f"{deck.cards[slug]} {book.name(slug)}", said.get(slug)) for slug in cards]
    if deck.first_five:
        lines += ["", _with("First Five:", said.get("first_five")), *(book.name(slug) for slug in deck.first_five)]
    if deck.notes:
        lines += ["", "Notes:", deck.notes]
    return "\n".join(lines) + "\n"


def _with(line: str, remark: str | None) -> str:
    return f"{line}  # {remark}" if remark else line


def blank_text(name: str, phoenixborn: str, book: NameBook) -> str:
    """A text to fill in: the order of a deck file, with remarks that say what goes where."""
    known = [book.name(slug) for slug, card in BY_SLUG.items() if card.kind == PHOENIXBORN]
    chosen = f"Phoenixborn: {book.name(phoenixborn)}" if phoenixborn else f"# Phoenixborn: one of {', '.join(known)}"
    return f"""# A deck for Ashes. Lines that begin with # are remarks.
Format: {FORMAT}
Name: {name}
{chosen}
# 10 dice of the types {", ".join(TYPES)}, for example:
# Dice: 5 natural, 5 charm

Cards:
# 30 cards, at most 3 of each, one kind in each line: 3 Purge

# First Five: if you like, five different cards of the deck for your first hand, one in each line below this heading.

# Notes: everything below this heading is yours.
"""
