"""What a game offers for decks that people build themselves: reading, writing, checking, suggesting.

A deck is handed over as it stands in a set-up: keys and values. A game without `deck_tools` has no such decks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

from emberhold.core.decisions import Message
from emberhold.core.registry import SetupError

if TYPE_CHECKING:
    from emberhold.core.registry import GameSpec

__all__ = [
    "DECK_BYTES",
    "DeckDifference",
    "DeckMistake",
    "DeckProblem",
    "DeckProposal",
    "DeckTextError",
    "DeckTools",
    "FinishedDeck",
    "Names",
    "RawDeck",
    "ReadDeck",
    "SampleHand",
    "deck_tools_of",
]

RawDeck: TypeAlias = Mapping[str, object]
"""A deck as it stands in a set-up."""

Names: TypeAlias = Sequence[tuple[str, str]]
"""Message ids and what they say, English first; one id may be there once for each language."""

DECK_BYTES: Final = 2**16
"""The longest text that is read as a deck."""


class DeckMistake:
    """Something in a text that cannot be read, and where it stands; line and column count from 1."""

    __slots__ = ("column", "line", "words")

    def __init__(self, line: int, column: int, words: str) -> None:
        self.line = line
        self.column = column
        self.words = words

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {self.words}" if self.line else self.words


class DeckTextError(SetupError):
    """A text that is no deck. It has one mistake or more; the message is the first."""

    def __init__(self, mistakes: Sequence[DeckMistake]) -> None:
        more = len(mistakes) - 1
        super().__init__(f"{mistakes[0]}" + (f" And {more} more." if more else ""))
        self.mistakes = list(mistakes)


class DeckProblem:
    """A rule that a deck breaks. `message` says it to people; `words`, in English, are for errors of a set-up."""

    __slots__ = ("args", "column", "kind", "line", "message", "place", "rule", "words")

    def __init__(
        self, kind: str, place: str, rule: str, words: str, args: Mapping[str, str | int], message: Message
    ) -> None:
        self.kind = kind
        self.place = place
        """Where in the deck: `cards.purge`, `dice`, `first_five[1]`."""
        self.rule = rule
        self.words = words
        self.args = args
        self.message = message
        self.line = 0
        """Where in the text that the deck was read from; 0 if it is about the whole deck, or there was no text."""
        self.column = 0

    def __str__(self) -> str:
        where = f"line {self.line}, column {self.column}: " if self.line else ""
        return f"{where}{self.words} ({self.rule})."


class ReadDeck:
    """A deck that was read from a text, legal or not, and what is wrong with it by the rules."""

    __slots__ = ("deck", "problems")

    def __init__(self, deck: RawDeck, problems: Sequence[DeckProblem]) -> None:
        self.deck = deck
        self.problems = problems


class DeckProposal:
    """Something that a deck could still use: so many of a card (or die), and one reason for it."""

    __slots__ = ("label", "n", "part", "thing", "why")

    def __init__(self, part: str, thing: str, n: int, label: str, why: Message) -> None:
        self.part = part
        """The key of the deck that it belongs to: `phoenixborn`, `cards`, `dice` or `first_five`."""
        self.thing = thing
        self.n = n
        self.label = label
        """The message that names it."""
        self.why = why


class FinishedDeck:
    """A deck with everything that was missing, and what was added to it."""

    __slots__ = ("deck", "proposals")

    def __init__(self, deck: RawDeck, proposals: Sequence[DeckProposal]) -> None:
        self.deck = deck
        self.proposals = proposals


class SampleHand:
    """A hand to try a deck with: the first hand, the next cards of the draw pile, and a roll of the dice."""

    __slots__ = ("dice", "draws", "hand")

    def __init__(self, hand: Sequence[str], draws: Sequence[str], dice: Sequence[str]) -> None:
        self.hand = hand
        self.draws = draws
        self.dice = dice
        """Message ids of dice with their faces."""


class DeckDifference:
    """What two decks have in different numbers: `before` of it in the first, `after` in the second."""

    __slots__ = ("after", "before", "label", "part")

    def __init__(self, part: str, label: str, before: int, after: int) -> None:
        self.part = part
        self.label = label
        self.before = before
        self.after = after


class DeckTools(Protocol):
    """How a game treats decks that people build."""

    @property
    def choice(self) -> str:
        """The choice of a set-up that takes such a deck."""
        ...

    @property
    def formats(self) -> Sequence[str]:
        """The formats that `write` knows, the usual one first."""
        ...

    def message_ids(self) -> Sequence[str]:
        """The messages whose words the tools need as names."""
        ...

    def prebuilt(self) -> Mapping[str, RawDeck]:
        """The decks that the game comes with."""
        ...

    def is_link(self, word: str) -> bool:
        """Whether a word is a deck by itself: a link, or the code in it."""
        ...

    def read(self, text: str, names: Names) -> ReadDeck:
        """A deck from a text in any format; if it cannot be read, DeckTextError says where."""
        ...

    def named(self, deck: object, names: Names) -> object:
        """The same deck with all names that are known in any language written as the game writes them."""
        ...

    def write(self, deck: RawDeck, format: str, names: Names, remarks: Mapping[str, str] | None = None) -> str:
        """The deck in one of the formats; `remarks` are added to cards (by slug) where the format can hold them."""
        ...

    def blank(self, name: str, phoenixborn: str, names: Names) -> str:
        """A text to fill in."""
        ...

    def problems(self, deck: RawDeck, names: Names = ()) -> Sequence[DeckProblem]:
        """Every rule that the deck breaks; nothing if it is legal."""
        ...

    def random(self, seed: int, phoenixborn: str = "", names: Names = ()) -> RawDeck:
        """A legal deck, with this Phoenixborn if one is named; the same seed gives the same one."""
        ...

    def finish(self, deck: RawDeck) -> FinishedDeck:
        """The deck with all that it lacks."""
        ...

    def suggest_dice(self, deck: RawDeck) -> Mapping[str, int]:
        """Dice that fit what the cards cost."""
        ...

    def facts(self, deck: RawDeck) -> Mapping[str, object]:
        """What a player wants to know about a deck: groups of cards, curves, dice, conjurations."""
        ...

    def sample_hand(self, deck: RawDeck, seed: int) -> SampleHand:
        """A hand to try the deck with."""
        ...

    def compare(self, before: RawDeck, after: RawDeck) -> Sequence[DeckDifference]:
        """What two decks, or two versions of one, have in different numbers."""
        ...


def deck_tools_of(spec: GameSpec) -> DeckTools | None:
    """The deck tools of a game, if it has any."""
    found: Callable[[], DeckTools] | None = getattr(spec, "deck_tools", None)
    return None if found is None else found()
