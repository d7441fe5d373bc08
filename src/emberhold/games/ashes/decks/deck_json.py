"""Reads a deck from JSON, with the names of cards in any language, and finds the line of what is wrong."""

from __future__ import annotations

import json
from collections.abc import Mapping

from emberhold.core.deck_tools import DeckMistake, DeckTextError
from emberhold.core.fields import shown
from emberhold.core.registry import SetupError
from emberhold.games.ashes.constants import TYPES
from emberhold.games.ashes.decks.deck_text import Places
from emberhold.games.ashes.decks.deck_value import Deck, from_setup
from emberhold.games.ashes.decks.name_book import NameBook

__all__ = ["named_deck", "read_deck_json"]


class _StrangeJson(ValueError):
    """Something that JSON allows, or that Python takes for JSON, and that no deck holds."""

    def __init__(self, words: str, word: str) -> None:
        super().__init__(f"{words}: {shown(word)}.")
        self.word = word


def read_deck_json(text: str, book: NameBook) -> tuple[Deck, Places]:
    """The deck in a JSON text, legal or not, and where its parts stand."""
    try:
        data = json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        raise DeckTextError([DeckMistake(error.lineno, error.colno, f"this is not JSON ({error.msg}).")]) from None
    except RecursionError:
        raise DeckTextError([DeckMistake(1, 1, "this is not a deck: it is nested too deeply.")]) from None
    except _StrangeJson as error:
        raise DeckTextError([DeckMistake(*_place_of(error.word, text), str(error))]) from None
    except ValueError:
        raise DeckTextError([DeckMistake(1, 1, "there is a number in it that is too long.")]) from None
    try:
        deck = from_setup(named_deck(data, book), "deck")
    except SetupError as error:
        raise DeckTextError([DeckMistake(*_place_in(str(error), text), str(error))]) from None
    return deck, _places(data, text, book)


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    out = dict(pairs)
    if len(out) < len(pairs):
        names = [key for key, _ in pairs]
        raise _StrangeJson("this key is given twice", next(key for key in names if names.count(key) > 1))
    return out


def _no_number(name: str) -> object:
    raise _StrangeJson("this is not a number", name)


def named_deck(raw: object, book: NameBook) -> object:
    """The deck with the slugs of all cards whose names we know; anything else stays as it is."""
    if not isinstance(raw, Mapping):
        return raw
    out = dict(raw)
    for key, value in raw.items():
        if key == "phoenixborn":
            out[key] = _slug(value, book)
        elif key in ("cards", "first_five") and isinstance(value, list):
            out[key] = [_slug(item, book) for item in value]
        elif key == "cards" and isinstance(value, Mapping):
            cards = {_slug(name, book): n for name, n in value.items()}
            out[key] = cards if len(cards) == len(value) else value
        elif key == "dice" and isinstance(value, Mapping):
            kinds = {name: book.die(name) if isinstance(name, str) else None for name in value}
            dice = {name if kinds[name] is None else TYPES[kinds[name] or 0]: n for name, n in value.items()}
            out[key] = dice if len(dice) == len(value) else value
    return out


def _slug(name: object, book: NameBook) -> object:
    return (book.card(name) or name) if isinstance(name, str) else name


def _place_of(word: str, text: str) -> tuple[int, int]:
    """Line and column of the first place where a word stands in quotation marks; the beginning if there is none."""
    at = text.find(json.dumps(word, ensure_ascii=False)) if word else -1
    at = text.find(json.dumps(word)) if at < 0 and word else at
    return (1, 1) if at < 0 else (text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at))


def _place_in(error: str, text: str) -> tuple[int, int]:
    """The place of the key that an error is about: `deck.cards.purge: …`; or of the word that it quotes."""
    path, _, words = error.partition(": ")
    quoted = words.split("'")
    if len(quoted) > 2 and _place_of(quoted[1], text) != (1, 1):
        return _place_of(quoted[1], text)
    steps = path.replace("[", ".").replace("]", "").split(".")
    found = [step for step in steps if step and not step.isdigit() and _place_of(step, text) != (1, 1)]
    return _place_of(found[-1], text) if found else (1, 1)


def _places(data: Mapping[str, object], text: str, book: NameBook) -> Places:
    out = {part: _place_of(part, text) for part in ("phoenixborn", "dice", "cards", "first_five")}
    cards = data.get("cards")
    for written in cards if isinstance(cards, Mapping | list) else ():
        out.setdefault(f"cards.{_slug(written, book)}", _place_of(str(written), text))
    return out
