"""Reads deck lists: our own text files, and the lists that people copy from deck sites and chats.

A line is a card or dice with a number in front of it or behind it, a heading, a remark (`#`), or `Name: …`. Everything
that cannot be read is reported with its line and column, not only the first mistake.
"""

from __future__ import annotations

import re
from typing import Final

from emberhold.core.deck_tools import DeckMistake, DeckTextError
from emberhold.core.fields import shown
from emberhold.core.name_keys import name_key
from emberhold.games.ashes.catalogue import BY_SLUG
from emberhold.games.ashes.constants import CONJURATION, PHOENIXBORN
from emberhold.games.ashes.decks.deck_lines import (
    KEYS,
    Item,
    heading_of,
    is_remark,
    items_of,
    looks_like_heading,
    one_item,
    stripped,
)
from emberhold.games.ashes.decks.deck_value import FORMAT, NAME_BYTES, NAME_LENGTH, NOTES_LENGTH, Deck, tidy_text
from emberhold.games.ashes.decks.name_book import NameBook

__all__ = ["Places", "read_deck_text"]

Places = dict[str, tuple[int, int]]
"""Where the parts of a deck stand in its text, as line and column."""

MOST_LINES: Final = 500
MOST_MISTAKES: Final = 20
MOST_COPIES: Final = 999
OWN_PLACE: Final = {"first five": "first_five", "notes": "notes"}
"""Parts whose place is their heading; the others begin with their first line."""
NAME: Final = re.compile(r"^\s*(?:name|title)\s*:\s*(\S.*)$", re.IGNORECASE)
BEHIND_NAME: Final = re.compile(r"\s*[(\[][^()\[\]]*[)\]]$")
"""Remarks of deck sites behind a name: `Hammer Knight (Ally)`."""


def read_deck_text(text: str, book: NameBook) -> tuple[Deck, Places]:
    """The deck, legal or not, and where its parts stand. DeckTextError has everything that cannot be read."""
    reader = _Reader(book)
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        said = (
            f"this has {len(lines)} lines, and a deck list has at most {MOST_LINES}. Paste only the list of one deck."
        )
        raise DeckTextError([DeckMistake(MOST_LINES + 1, 1, said)])
    for number, line in enumerate(lines, 1):
        if reader.section == "notes":
            reader.notes.append(line)
        else:
            reader.take(line, number)
        if len(reader.mistakes) >= MOST_MISTAKES:
            break
    deck = reader.deck()
    if not reader.mistakes and not (deck.cards or deck.phoenixborn or sum(deck.dice)):
        reader.mistakes.append(DeckMistake(1, 1, "there is no card and no die in this. Write lines such as '3 Purge'."))
    if reader.mistakes:
        raise DeckTextError(reader.mistakes)
    return deck, reader.places


class _Reader:
    """What has been read so far, and in which part of the list the next line is."""

    def __init__(self, book: NameBook) -> None:
        self.book = book
        self.section = "cards"
        self.mistakes: list[DeckMistake] = []
        self.places: Places = {"phoenixborn": (1, 1), "cards": (1, 1), "dice": (1, 1), "first_five": (1, 1)}
        self.notes: list[str] = []
        self.name = ""
        self.phoenixborn = ""
        self.cards: dict[str, int] = {}
        self.dice = [0, 0, 0, 0]
        self.first_five: list[str] = []
        self._line = 0
        self._begun = False
        """Whether something other than remarks has been read; until then a line may be the name of the deck."""

    def deck(self) -> Deck:
        notes = tidy_text("\n".join(self.notes))
        if len(notes) > NOTES_LENGTH:
            said = f"{len(notes)} characters of notes; at most {NOTES_LENGTH} are kept. Make them shorter."
            self.mistakes.append(DeckMistake(*self.places.get("notes", (1, 1)), said))
        return Deck(self.phoenixborn, self.cards, self.dice, self.first_five, self.name, notes)

    def take(self, line: str, number: int) -> None:
        self._line = number
        if not line.strip():
            return
        if is_remark(line):
            self.section = heading_of(line) or self.section
            if self.section == "notes":  # in a remark, this is only a word
                self.section = "cards"
            return
        text, at = stripped(line)
        titled = NAME.match(line)
        if titled:  # it may hold anything, even what would be a remark elsewhere
            self._entry("name", titled[1], titled.start(1))
        elif text:
            self._content(text, at, line)
        self._begun = True

    def _content(self, text: str, at: int, line: str) -> None:
        before, colon, after = text.partition(":")
        key = KEYS.get(name_key(before)) if colon else None
        if key and after.strip():
            self._entry(key, after.strip(), at + text.index(after.strip(), len(before) + 1))
            return
        part = heading_of(text)
        if part is not None:
            self.section = part
            if part in OWN_PLACE:
                self.places[OWN_PLACE[part]] = (self._line, at + 1)
            return
        if self.section == "dice" and self._only_dice(text, at):
            return
        whole = one_item(text)
        if self._resolves(whole):
            self._item(whole, at)
            return
        several = items_of(text)
        if len(several) > 1 and any(self._resolves(item) for item in several):
            for item in several:
                self._item(item, at)
            return
        self._strange(whole, text, at, line)

    def _only_dice(self, text: str, at: int) -> bool:
        """In the part for dice, `Natural` alone is one die."""
        items = items_of(text)
        if not all(self.book.die(item.name) is not None for item in items):
            return False
        for item in items:
            self._die(item, at)
        return True

    def _strange(self, item: Item, text: str, at: int, line: str) -> None:
        """A line that names nothing we know: the name of the deck, a heading of a deck site, or a mistake."""
        numbered = text[:1].isdigit() or (item.n is not None and not text.endswith(")"))
        if not numbered and not self.book.resembles(item.name):
            if not self._begun:
                self._entry("name", text.rstrip(":"), at)
                return
            if looks_like_heading(line):
                self.section = "cards"
                return
        advice = "" if numbered else " If this is a remark, write # in front of it."
        said = self.book.unknown(item.name)
        self._mistake(at + item.column, said if "Did you mean" in said else said + advice)

    def _entry(self, key: str, value: str, at: int) -> None:
        """`Name: …` and so on."""
        if key == "name":
            name = tidy_text(value)
            if len(name) > NAME_LENGTH or len(name.encode()) > NAME_BYTES:
                self._mistake(at, f"this name is too long; at most {NAME_LENGTH} letters are kept.")
            self.name = name
        elif key == "format":
            if value != str(FORMAT):
                said = f"this deck has format {shown(value)}, and this program reads format {FORMAT}."
                self._mistake(at, f"{said} A newer version of Emberhold can read it.")
        elif key == "notes":
            self.section = "notes"
            self.places["notes"] = (self._line, at + 1)
            self.notes.append(value)
        elif key == "phoenixborn":
            slug = self.book.card(value)
            if slug is None:
                self._mistake(at, self.book.unknown(value))
            else:
                self._phoenixborn(slug, at)
        elif key == "dice":
            for item in items_of(value):
                self._die(item, at)
        else:
            section, self.section = self.section, "first five"
            self.places["first_five"] = (self._line, at + 1)
            for item in items_of(value):
                self._item(item, at)
            self.section = section

    def _resolves(self, item: Item) -> bool:
        return self._card(item.name) is not None or self.book.die(item.name) is not None

    def _card(self, name: str) -> str | None:
        return self.book.card(name) or self.book.card(BEHIND_NAME.sub("", name))

    def _item(self, item: Item, at: int) -> None:
        slug = self._card(item.name)
        if slug is None:
            if self.book.die(item.name) is not None and item.n is not None:
                self._die(item, at)
            else:
                self._mistake(at + item.column, self.book.unknown(item.name))
            return
        n = self._number(item, at)
        kind = BY_SLUG[slug].kind
        where = (self._line, at + item.column + 1)
        if n is None:
            return
        if self.section == "first five":
            if n != 1:
                self._mistake(at + item.column, "a First Five has one copy of each card; leave out the number.")
            self.places[f"first_five[{len(self.first_five)}]"] = where
            self.first_five.append(slug)
        elif kind == PHOENIXBORN and n == 1:
            self._phoenixborn(slug, at + item.column)
        elif kind != CONJURATION or self.section != "conjurations":
            if not self.cards:
                self.places["cards"] = where
            self.places[f"cards.{slug}"] = where
            self.cards[slug] = self.cards.get(slug, 0) + n

    def _phoenixborn(self, slug: str, column: int) -> None:
        if self.phoenixborn and slug != self.phoenixborn:
            names = f"{self.book.name(self.phoenixborn)} and {self.book.name(slug)}"
            self._mistake(column, f"a deck has one Phoenixborn, and this one has {names} (DECK-01).")
        self.phoenixborn = slug
        self.places["phoenixborn"] = (self._line, column + 1)

    def _die(self, item: Item, at: int) -> None:
        kind = self.book.die(item.name)
        if kind is None:
            self._mistake(at + item.column, self.book.unknown_die(item.name))
            return
        n = self._number(item, at)
        if n is not None:
            if not sum(self.dice):
                self.places["dice"] = (self._line, at + item.column + 1)
            self.dice[kind] += n

    def _number(self, item: Item, at: int) -> int | None:
        n = 1 if item.n is None else item.n
        if 1 <= n <= MOST_COPIES:
            return n
        self._mistake(
            at + item.column, f"{shown(n)} of {shown(item.name)}: write a number from 1, or leave the line out."
        )
        return None

    def _mistake(self, column: int, words: str) -> None:
        self.mistakes.append(DeckMistake(self._line, column + 1, words))
