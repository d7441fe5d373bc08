"""The HTTP bodies about decks that people build. A deck has the shape that its game gives it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from emberhold.server.wire.types import Text

__all__ = [
    "CarriedDecks",
    "CarryCode",
    "ChangedDeck",
    "DeckDifferenceInfo",
    "DeckInFormat",
    "DeckMistakeInfo",
    "DeckProblemInfo",
    "DeckProposalInfo",
    "DeckReport",
    "DeckSource",
    "DeckToTry",
    "FinishedDeckInfo",
    "KeptDeck",
    "MadeDeck",
    "NewDeck",
    "RandomDeck",
    "SampleHandInfo",
    "TwoDecks",
    "UsedCode",
    "WrittenDeck",
]


class DeckSource(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to be looked at: a `text` in any format (a list, JSON, a link), or a `deck` as it stands in a set-up."""

    text: str | None = None
    deck: dict[str, Any] | None = None


class DeckProblemInfo(Struct, frozen=True):
    """A rule that a deck breaks. `place` is where in the deck (`cards.purge`), `line` and `column` where in the text.

    `line` is 0 if it is about the whole deck, or if there was no text.
    """

    kind: str
    place: str
    rule: str
    text: Text
    line: int
    column: int


class DeckMistakeInfo(Struct, frozen=True):
    """Something in a text that cannot be read, in English. Line and column count from 1."""

    line: int
    column: int
    words: str


class DeckReport(Struct, frozen=True):
    """What is to be said about a deck. If its text cannot be read, there are `mistakes` and no deck.

    `facts` have the game's shape: groups of cards, curves, conjurations. `suggested` are dice that fit what the cards
    cost, and `link` is the deck as a code; null if it cannot be one.
    """

    deck: dict[str, Any] | None
    legal: bool
    problems: list[DeckProblemInfo]
    mistakes: list[DeckMistakeInfo]
    facts: dict[str, Any] | None
    suggested: dict[str, int]
    link: str | None


class RandomDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A legal deck by chance, with this Phoenixborn if one is named; the same seed gives the same deck."""

    seed: int | None = None
    phoenixborn: str = ""


class DeckProposalInfo(Struct, frozen=True):
    """So many of a card or die that were added to a part of the deck, and one reason for it."""

    part: str
    thing: str
    n: int
    text: Text
    why: Text


class FinishedDeckInfo(Struct, frozen=True):
    """A deck with everything that it lacked, and what was added."""

    report: DeckReport
    proposals: list[DeckProposalInfo]


class DeckToTry(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to draw a hand from; the same seed draws the same hand."""

    deck: dict[str, Any]
    seed: int


class SampleHandInfo(Struct, frozen=True):
    """A first hand and the next draws, as slugs, and a roll of the dice, as message ids."""

    hand: list[str]
    draws: list[str]
    dice: list[str]


class TwoDecks(Struct, frozen=True, forbid_unknown_fields=True):
    """Two decks, or two versions of one."""

    before: dict[str, Any]
    after: dict[str, Any]


class DeckDifferenceInfo(Struct, frozen=True):
    """Something that two decks have in different numbers."""

    part: str
    text: Text
    before: int
    after: int


class DeckInFormat(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck, and the format to write it in: `text`, `json` or `link`."""

    deck: dict[str, Any]
    format: str


class WrittenDeck(Struct, frozen=True):
    """A deck in the format that was asked for."""

    text: str


class KeptDeck(Struct, frozen=True):
    """A deck that the server keeps for a guest. `version` counts its changes; `changed` is in seconds."""

    id: str
    game: str
    deck: dict[str, Any]
    legal: bool
    version: int
    changed: int


class NewDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to keep. It need not be legal."""

    game: str
    deck: dict[str, Any]


class MadeDeck(Struct, frozen=True):
    """The kept deck, and the guest's token: a new one if none was sent."""

    deck: KeptDeck
    guest: str


class ChangedDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """What takes the place of this version of a deck."""

    deck: dict[str, Any]
    version: int


class CarryCode(Struct, frozen=True):
    """A code that copies all decks of a guest to another device. It works once, and for so many seconds."""

    code: str
    seconds: int


class UsedCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A code from another device."""

    code: str


class CarriedDecks(Struct, frozen=True):
    """How many decks a code brought, and how many of them were here already; and the guest's token."""

    new: int
    known: int
    guest: str
