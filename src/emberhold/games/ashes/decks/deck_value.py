"""A deck as a value, legal or not, and as it stands in a set-up or a JSON file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberhold.core.fields import hint, mapping, only_keys, shown
from emberhold.core.registry import SetupError
from emberhold.games.ashes.catalogue import BY_SLUG, load_content
from emberhold.games.ashes.constants import COPIES, TYPES
from emberhold.games.ashes.defs import CardDef

__all__ = ["FORMAT", "NAME_BYTES", "NAME_LENGTH", "NOTES_LENGTH", "Deck", "card_named", "from_setup", "tidy_text"]

FORMAT: Final = 1
"""The number of the deck format, in files and links. A change that old programs cannot read makes it 2."""
NAME_LENGTH: Final = 60
NAME_BYTES: Final = 100
"""A name goes into links, which have a limit of bytes."""
NOTES_LENGTH: Final = 2000
MOST_COPIES: Final = 999
"""Larger numbers are typing errors."""
KEYS: Final = ("format", "name", "phoenixborn", "dice", "cards", "first_five", "notes")


class Deck:
    """A deck: a Phoenixborn, cards with their numbers, dice (DECK-01). `legality` says what is wrong with it."""

    __slots__ = ("cards", "dice", "first_five", "name", "notes", "phoenixborn")

    def __init__(
        self,
        phoenixborn: str,
        cards: dict[str, int],
        dice: list[int],
        first_five: list[str],
        name: str = "",
        notes: str = "",
    ) -> None:
        self.phoenixborn = phoenixborn
        """Its slug; empty if none has been chosen yet."""
        self.cards = dict(sorted(cards.items()))
        self.dice = dice
        """How many of each type, in the order of TYPES."""
        self.first_five = first_five
        """The favourite First Five; empty if the deck names none."""
        self.name = name
        self.notes = notes

    def conjurations(self) -> list[str]:
        """DECK-04: every conjuration that the deck can bring into play."""
        found: list[str] = []
        for slug in (self.phoenixborn, *self.cards):
            if slug:
                found.extend(summoned for summoned in BY_SLUG[slug].summons if summoned not in found)
        return sorted(found)

    def size(self) -> int:
        return sum(self.cards.values())

    def to_setup(self) -> dict[str, object]:
        """The deck as a set-up holds it, and as a JSON file; what is empty is left out."""
        out: dict[str, object] = {"format": FORMAT}
        if self.name:
            out["name"] = self.name
        if self.phoenixborn:
            out["phoenixborn"] = self.phoenixborn
        out["dice"] = {kind: n for kind, n in zip(TYPES, self.dice, strict=True) if n}
        out["cards"] = dict(self.cards)
        if self.first_five:
            out["first_five"] = list(self.first_five)
        if self.notes:
            out["notes"] = self.notes
        return out


def card_named(slug: object, place: str) -> CardDef:
    if not isinstance(slug, str) or slug not in BY_SLUG:
        raise SetupError(f"{place}: there is no card {shown(slug)}.{hint(slug, BY_SLUG)}")
    return BY_SLUG[slug]


def from_setup(raw: object, place: str) -> Deck:
    """The deck that a set-up holds; an error names the place. Whether it is legal is another question."""
    load_content()
    data = mapping(raw, place)
    only_keys(data, KEYS, place)
    if data.get("format", FORMAT) != FORMAT:
        raise SetupError(
            f"{place}.format: this deck has format {shown(data['format'])}, and this program reads format {FORMAT}. "
            "A newer version of Emberhold can read it."
        )
    name = " ".join(_text(data.get("name", ""), NAME_LENGTH, f"{place}.name").split("\n"))
    if len(name.encode()) > NAME_BYTES:
        raise SetupError(f"{place}.name: these letters take {len(name.encode())} bytes; at most {NAME_BYTES} are kept.")
    phoenixborn = ""
    if "phoenixborn" in data:
        phoenixborn = card_named(data["phoenixborn"], f"{place}.phoenixborn").slug
    cards = _cards(data.get("cards"), f"{place}.cards")
    dice = _dice(data.get("dice"), f"{place}.dice")
    first_five = _first_five(data.get("first_five", []), f"{place}.first_five")
    return Deck(
        phoenixborn, cards, dice, first_five, name, _text(data.get("notes", ""), NOTES_LENGTH, f"{place}.notes")
    )


def tidy_text(text: str) -> str:
    """A name or notes without control characters, with plain line ends, and without space around it."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\n".join("".join(_plain(sign) for sign in line).rstrip() for line in lines).strip()


def _plain(sign: str) -> str:
    return sign if sign.isprintable() else " " if sign.isspace() else ""


def _text(raw: object, most: int, place: str) -> str:
    if not isinstance(raw, str):
        raise SetupError(f"{place}: expected words, found {shown(raw)}.")
    if len(raw) > most:
        raise SetupError(f"{place}: {len(raw)} characters; at most {most} are kept.")
    return tidy_text(raw)


def _cards(raw: object, place: str) -> dict[str, int]:
    counts: dict[str, int] = {}
    if isinstance(raw, list):
        for i, slug in enumerate(raw):
            counts[card_named(slug, f"{place}[{i}]").slug] = counts.get(str(slug), 0) + 1
        return counts
    for slug, n in mapping(raw, place).items():
        if type(n) is not int or not 1 <= n <= MOST_COPIES:
            raise SetupError(f"{place}.{slug}: the number of copies is {shown(n)}; it must be 1 to {COPIES}.")
        counts[card_named(slug, place).slug] = n
    return counts


def _dice(raw: object, place: str) -> list[int]:
    data: Mapping[str, object] = mapping(raw, place)
    only_keys(data, TYPES, place)
    for kind, n in data.items():
        if type(n) is not int or not 0 <= n <= MOST_COPIES:
            raise SetupError(f"{place}.{kind}: {shown(n)} is not a number of dice.")
    return [int(str(data.get(kind, 0))) for kind in TYPES]


def _first_five(raw: object, place: str) -> list[str]:
    if not isinstance(raw, list):
        raise SetupError(f"{place}: expected a list of five cards.")
    return [card_named(slug, f"{place}[{i}]").slug for i, slug in enumerate(raw)]
