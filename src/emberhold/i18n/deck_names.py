"""The names of cards and dice in every language, for reading decks that people wrote."""

from __future__ import annotations

from functools import cache

from emberhold.core.deck_tools import DeckTools, Names
from emberhold.i18n.texts import ENGLISH, Texts, languages

__all__ = ["deck_names"]


def deck_names(game: str, tools: DeckTools) -> Names:
    """Every name that the deck tools of a game ask for, English first. A language that is added is read as well."""
    return _names(game, tuple(tools.message_ids()))


@cache
def _names(game: str, ids: tuple[str, ...]) -> Names:
    out: list[tuple[str, str]] = []
    for lang in dict.fromkeys([ENGLISH, *languages()]):
        texts = Texts(lang, game)
        out += [(id, texts.say(id)) for id in ids if texts.has(id)]
    return out
