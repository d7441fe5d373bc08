"""All that Ashes offers for decks that people build (`core/deck_tools`)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final

from emberhold.core.deck_tools import (
    DECK_BYTES,
    DeckDifference,
    DeckMistake,
    DeckProblem,
    DeckTextError,
    FinishedDeck,
    Names,
    RawDeck,
    ReadDeck,
    SampleHand,
)
from emberhold.core.fields import hint, one_of, shown
from emberhold.core.registry import SetupError
from emberhold.games.ashes.catalogue import load_content
from emberhold.games.ashes.constants import TYPES
from emberhold.games.ashes.decks.card_costs import fitting_dice
from emberhold.games.ashes.decks.deck_facts import changes, deck_facts, sample_hand
from emberhold.games.ashes.decks.deck_json import named_deck, read_deck_json
from emberhold.games.ashes.decks.deck_text import Places, read_deck_text
from emberhold.games.ashes.decks.deck_value import Deck, from_setup
from emberhold.games.ashes.decks.deck_writer import blank_text, deck_text
from emberhold.games.ashes.decks.legality import problems
from emberhold.games.ashes.decks.link_code import deck_of_code, find_code, link_code
from emberhold.games.ashes.decks.name_book import NameBook, message_ids, name_book
from emberhold.games.ashes.decks.suggestion import finish, phoenixborns, random_deck
from emberhold.games.ashes.prebuilt_decks import DECKS

__all__ = ["AshesDecks"]

FORMATS: Final = ("text", "json", "link")


class AshesDecks:
    """Reading, writing, checking and suggesting decks."""

    choice = "deck"
    formats = FORMATS

    def message_ids(self) -> Sequence[str]:
        return message_ids()

    def prebuilt(self) -> Mapping[str, RawDeck]:
        return DECKS

    def is_link(self, word: str) -> bool:
        return find_code(word) is not None

    def read(self, text: str, names: Names) -> ReadDeck:
        """A deck from a text: a link or its code, JSON, or a list."""
        load_content()
        if len(text.encode(errors="replace")) > DECK_BYTES:
            said = f"this is too long for a deck: more than {DECK_BYTES // 1024} KiB. Paste only the list of one deck."
            raise DeckTextError([DeckMistake(1, 1, said)])
        text = text.removeprefix("\ufeff")
        book = name_book(names)
        places: Places = {}
        code = find_code(text)
        if code is not None:
            deck = deck_of_code(code)
        elif text.lstrip().startswith("{"):
            deck, places = read_deck_json(text, book)
        else:
            deck, places = read_deck_text(text, book)
        return ReadDeck(deck.to_setup(), _in_words(deck, book, places))

    def named(self, deck: object, names: Names) -> object:
        load_content()
        return named_deck(deck, name_book(names))

    def write(self, deck: RawDeck, format: str, names: Names, remarks: Mapping[str, str] | None = None) -> str:
        whole = from_setup(deck, "deck")
        match one_of(format, FORMATS, "format", "format"):
            case "json":
                return json.dumps(whole.to_setup(), ensure_ascii=False, indent=2) + "\n"
            case "link":
                return link_code(whole) + "\n"
            case _:
                return deck_text(whole, name_book(names), remarks)

    def blank(self, name: str, phoenixborn: str, names: Names) -> str:
        book = name_book(names)
        slug = book.card(phoenixborn) or phoenixborn
        if phoenixborn and slug not in phoenixborns():
            known = [book.name(other) for other in phoenixborns()]
            raise SetupError(
                f"There is no Phoenixborn {shown(phoenixborn)}.{hint(phoenixborn, known)} There is: {', '.join(known)}."
            )
        return blank_text(name, slug, book)

    def problems(self, deck: RawDeck, names: Names = ()) -> Sequence[DeckProblem]:
        return _in_words(from_setup(deck, "deck"), name_book(names), {})

    def random(self, seed: int, phoenixborn: str = "", names: Names = ()) -> RawDeck:
        return random_deck(seed, name_book(names).card(phoenixborn) or phoenixborn).to_setup()

    def finish(self, deck: RawDeck) -> FinishedDeck:
        finished, proposals = finish(from_setup(deck, "deck"))
        return FinishedDeck(finished.to_setup(), proposals)

    def suggest_dice(self, deck: RawDeck) -> Mapping[str, int]:
        return {kind: n for kind, n in zip(TYPES, fitting_dice(from_setup(deck, "deck")), strict=True) if n}

    def facts(self, deck: RawDeck) -> Mapping[str, object]:
        return deck_facts(from_setup(deck, "deck"))

    def sample_hand(self, deck: RawDeck, seed: int) -> SampleHand:
        return sample_hand(from_setup(deck, "deck"), seed)

    def compare(self, before: RawDeck, after: RawDeck) -> Sequence[DeckDifference]:
        return changes(from_setup(before, "deck"), from_setup(after, "deck"))


def _in_words(deck: Deck, book: NameBook, places: Places) -> list[DeckProblem]:
    """The problems of a deck with the names of its cards and, if it was read from a text, their places in it."""
    out = problems(deck, book.name)
    for problem in out:
        part, dot, slug = problem.place.partition(".")
        if dot:
            problem.words = f"{book.name(slug)}: {problem.words}"
        problem.line, problem.column = places.get(problem.place) or places.get(part) or (0, 0)
    return out
