"""Finds cards and dice by the names that people type: in any language, in any case, with or without accents."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import lru_cache
from typing import Final

from emberhold.core.fields import shown
from emberhold.core.name_keys import name_key, name_keys
from emberhold.core.near import LONGEST, hint, near
from emberhold.games.ashes.catalogue import BY_SLUG, load_content
from emberhold.games.ashes.constants import TYPES

__all__ = ["NameBook", "message_ids", "name_book"]

CARD: Final = "card-"
DIE: Final = "board-type-"
"""How the messages begin that name cards and types of dice."""
MISSPELT: Final = 0.8
"""How similar a word has to be to a name to be surely meant as that name."""
DICE_WORDS: Final = ("dice", "die", "dices")


def message_ids() -> list[str]:
    """The messages whose words are names of cards and dice."""
    load_content()
    return [*(f"{CARD}{slug}" for slug in BY_SLUG), *(f"{DIE}{kind}" for kind in TYPES)]


def name_book(names: Iterable[tuple[str, str]]) -> NameBook:
    """The book of these names; the last few are kept, because they are always the same ones."""
    return _kept(tuple(names))


@lru_cache(maxsize=4)
def _kept(names: tuple[tuple[str, str], ...]) -> NameBook:
    return NameBook(names)


class NameBook:
    """All names of all cards and dice. The game's own words for them are names too."""

    def __init__(self, names: Iterable[tuple[str, str]] = ()) -> None:
        load_content()
        self._cards: dict[str, str] = {name_key(slug): slug for slug in BY_SLUG}
        self._dice: dict[str, int] = {kind: TYPES.index(kind) for kind in TYPES}
        self._said: dict[str, str] = {}
        """What to call a card: its first name, which is the English one."""
        self._spelled: dict[str, str] = {}
        """Every name by its key, as it is spelled, to be proposed."""
        for id, name in names:
            slug = id.removeprefix(CARD)
            if id.startswith(CARD) and slug in BY_SLUG:
                self._said.setdefault(slug, name)
                for key in name_keys(name):
                    self._cards.setdefault(key, slug)
                    self._spelled.setdefault(key, name)
            elif id.removeprefix(DIE) in self._dice:
                for key in name_keys(name):
                    self._dice.setdefault(key, self._dice[id.removeprefix(DIE)])
        for key, slug in self._cards.items():
            self._spelled.setdefault(key, slug)

    def card(self, typed: str) -> str | None:
        """The slug of a card."""
        return self._cards.get(name_key(typed))

    def die(self, typed: str) -> int | None:
        """The number of a type of die."""
        words = typed.split()
        if len(words) > 1 and name_key(words[-1]) in DICE_WORDS:
            words.pop()
        return self._dice.get(name_key(" ".join(words)))

    def name(self, slug: str) -> str:
        """What a card is called in English."""
        return self._said.get(slug, slug)

    def resembles(self, typed: str) -> bool:
        """Whether somebody surely meant a card, and only misspelt it."""
        key = name_key(typed)
        return len(key) <= LONGEST and bool(get_close_matches(key, self._spelled, 1, MISSPELT))

    def unknown(self, typed: str) -> str:
        """The sentence that says that there is no such card, and which one may have been meant."""
        close = near(name_key(typed), self._spelled)
        names: Mapping[str, str] = {key: self._spelled[key] for key in close}
        guess = ""
        if names:
            said = list(dict.fromkeys(f"'{name}'" for name in names.values()))
            guess = f" Did you mean {' or '.join(filter(None, [', '.join(said[:-1]), said[-1]]))}?"
        return f"there is no card {shown(typed)}.{guess}"

    def unknown_die(self, typed: str) -> str:
        return f"there is no type of die {shown(typed)}.{hint(typed, TYPES)} The types: {', '.join(TYPES)}."
