"""The decks of this user: a folder of text files, and every way to name a deck at a terminal.

A deck is named by the name of a pre-built deck, one of the user's own decks, a file, a link, or `-` for a list on the
standard input. It is the same wherever a deck can be chosen.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import Final

from emberhold.core.chosen import get, put
from emberhold.core.deck_tools import DECK_BYTES, DeckTextError, DeckTools, RawDeck, ReadDeck, deck_tools_of
from emberhold.core.errors import EmberholdError
from emberhold.core.files import read_text
from emberhold.core.journal import Setup
from emberhold.core.name_keys import LETTERS, name_key
from emberhold.core.near import hint
from emberhold.core.registry import GameSpec, SetupError
from emberhold.i18n.deck_names import deck_names
from emberhold.scenario.documents import FILES, read_document, word_or_document

__all__ = [
    "SUFFIX",
    "DeckError",
    "FoundDeck",
    "Pasted",
    "brought",
    "find_deck",
    "folder",
    "own_file",
    "own_words",
    "pasted",
    "with_named_decks",
]

SUFFIX: Final = ".txt"
STANDARD_INPUT: Final = "-"
YAML_FILES: Final = (".yaml", ".yml")
MOST_NAMED: Final = 3
"""So many problems are named in one sentence; the rest is counted."""


class DeckError(SetupError):
    """A deck that cannot be read. Each line says one thing that is wrong, and where."""

    def __init__(self, lines: list[str]) -> None:
        more = len(lines) - MOST_NAMED
        super().__init__(" ".join(lines[:MOST_NAMED]) + (f" And {more} more." if more > 0 else ""))
        self.lines = lines


class Pasted:
    """A list from the standard input."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text


class FoundDeck:
    """A deck that somebody named, legal or not, and where it is from."""

    __slots__ = ("problems", "read", "where", "word")

    def __init__(self, read: ReadDeck, where: str, word: str = "") -> None:
        self.read = read
        self.where = where
        """The file, in front of what is wrong with it; empty if the deck is from the game."""
        self.word = word
        """The name of a pre-built deck; empty for all others."""
        self.problems = [f"{where}{', ' if problem.line else ': '}{problem}" for problem in read.problems]

    @property
    def deck(self) -> RawDeck:
        return self.read.deck

    def legal(self) -> RawDeck:
        """The deck, if the rules allow it."""
        if self.problems:
            raise DeckError(self.problems)
        return self.deck


def folder(game: str) -> Path:
    """Where the decks of this user are kept."""
    from platformdirs import user_data_path

    return user_data_path("emberhold", appauthor=False) / "decks" / game


def own_file(game: str, name: str) -> Path:
    """The file for a deck of this name, whether it is there or not."""
    spelled = "".join(LETTERS.get(sign, sign) for sign in name)
    stem = "-".join(filter(None, (name_key(word) for word in re.split(r"[^\w]+|_", spelled)))) or "deck"
    return folder(game) / f"{stem}{SUFFIX}"


def own_files(game: str) -> list[Path]:
    place = folder(game)
    return sorted(path for path in place.glob(f"*{SUFFIX}") if path.is_file()) if place.is_dir() else []


def own_words(spec: GameSpec, choice: str) -> list[str]:
    """The words for the user's own decks, if a game has such decks for this choice."""
    tools = deck_tools_of(spec)
    return [file.stem for file in own_files(spec.name)] if tools is not None and tools.choice == choice else []


def pasted() -> Pasted:
    """What comes on the standard input, up to its end."""
    if sys.stdin.isatty():
        print("Paste the list, then press Enter and Ctrl+D.", file=sys.stderr)
    data = sys.stdin.buffer.read(DECK_BYTES + 1) if hasattr(sys.stdin, "buffer") else sys.stdin.read().encode()
    if len(data) > DECK_BYTES:
        raise DeckError(
            [f"standard input: this is too long for a deck: more than {DECK_BYTES // 1024} KiB. Paste one list only."]
        )
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise DeckError(["standard input: this is not text in UTF-8."]) from None
    if not text.strip():
        raise DeckError(["standard input: there is nothing to read. Paste a deck list."])
    return Pasted(text)


def brought(spec: GameSpec, name: str, word: str | Pasted) -> object:
    """What a word for a choice means: a deck or the content of a file if it names one, otherwise the word itself."""
    tools = deck_tools_of(spec)
    if isinstance(word, str) and (tools is None or name.rpartition(".")[2] != tools.choice):
        return word_or_document(word)
    found = find_deck(spec, word)
    return str(word) if found is None else found.word or _without_notes(found.legal())


def _without_notes(deck: RawDeck) -> RawDeck:
    """Notes stay with their author: they are not part of a match."""
    return {key: value for key, value in deck.items() if key != "notes"}


def with_named_decks(spec: GameSpec, setup: Setup) -> Setup:
    """A set-up from a file, with the decks in place of their names; pre-built decks stay as they are."""
    seats = setup.get("seats")
    players = len(seats) if isinstance(seats, list) else 0
    tools = deck_tools_of(spec)
    if tools is None or not spec.players[0] <= players <= spec.players[1]:
        return setup
    out = deepcopy(dict(setup))
    for choice in spec.choices(players, setup):
        word = get(setup, choice.path)
        if choice.name == tools.choice and isinstance(word, str):
            put(out, choice.path, brought(spec, choice.name, word))
    return out


def find_deck(spec: GameSpec, word: str | Pasted) -> FoundDeck | None:
    """The deck that a word names; None if it names none, and nothing that is similar."""
    tools = deck_tools_of(spec)
    if tools is None:
        raise EmberholdError(f"There are no decks to build in {spec.name}.")
    if isinstance(word, Pasted) or word == STANDARD_INPUT:
        return _read(spec, tools, (word if isinstance(word, Pasted) else pasted()).text, "standard input")
    prebuilt = {name_key(slug): slug for slug in tools.prebuilt()}
    if name_key(word) in prebuilt:
        slug = prebuilt[name_key(word)]
        return FoundDeck(ReadDeck(tools.prebuilt()[slug], ()), slug, slug)
    own = {name_key(file.stem): file for file in own_files(spec.name)}
    file = Path(word).expanduser()
    if len(file.parts) > 1 or file.suffix.lower() in (*FILES, SUFFIX) or (file.is_file() and name_key(word) not in own):
        if file.is_file() or not tools.is_link(word):
            return _read_file(spec, tools, file)
    if name_key(word) in own:
        return _read_file(spec, tools, own[name_key(word)])
    if tools.is_link(word):
        return _read(spec, tools, word, "the link")
    close = hint(word, [path.stem for path in own.values()])
    if close:
        raise SetupError(f"There is no deck '{word}'.{close}")
    return None


def _read_file(spec: GameSpec, tools: DeckTools, file: Path) -> FoundDeck:
    if file.suffix.lower() in YAML_FILES:
        data = tools.named(read_document(file).data, deck_names(spec.name, tools))
        if not isinstance(data, Mapping):
            raise DeckError([f"{file}: expected the keys and values of a deck."])
        try:
            return FoundDeck(ReadDeck(data, tools.problems(data, deck_names(spec.name, tools))), str(file))
        except SetupError as error:
            raise DeckError([f"{file}: {error}"]) from None
    return _read(spec, tools, read_text(file, DECK_BYTES), str(file))


def _read(spec: GameSpec, tools: DeckTools, text: str, where: str) -> FoundDeck:
    try:
        return FoundDeck(tools.read(text, deck_names(spec.name, tools)), where)
    except DeckTextError as error:
        raise DeckError([f"{where}, {mistake}" for mistake in error.mistakes]) from None
