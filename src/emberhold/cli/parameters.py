"""Kinds of names on the command line, and what the Tab key offers for them.

The lists are made by the installed games when somebody presses Tab; the shell's script contains none of them.
"""

from collections.abc import Callable, Iterable
from typing import Annotated

from cyclopts import CycloptsError, Parameter

__all__ = ["BotNames", "DeckWord", "GameName", "Language", "Seat", "SetChoice", "chosen", "named_choices"]


def games(_: object) -> list[str]:
    from emberhold.core.registry import game_names

    return game_names()


def bots(_: object) -> list[str]:
    from emberhold.bots.roster import bot_names

    return bot_names()


def seats(_: object) -> list[str]:
    return ["person", *(f"bot={name}" for name in bots(_))]


def languages(_: object) -> list[str]:
    from emberhold.i18n.texts import languages

    return languages()


def chosen(name: str, *, hyphen: bool = False) -> Parameter:
    """The words for one choice of a set-up, from every game that has it; `hyphen` if - is one of them."""

    def names(_: object) -> Iterable[str]:
        from emberhold.core.chosen import words_for
        from emberhold.core.registry import game_names, load_game
        from emberhold.tui.own_decks import own_words

        specs = [load_game(game) for game in game_names()]
        return [word for spec in specs for word in (*words_for(spec, name), *own_words(spec, name))]

    completer: Callable[[object], Iterable[str]] = names
    return Parameter(negative="", completer=completer, allow_leading_hyphen=hyphen)


def decks(_: object) -> Iterable[str]:
    """The decks that have a name, in every game that has decks to build."""
    from emberhold.core.deck_tools import deck_tools_of
    from emberhold.core.registry import game_names, load_game
    from emberhold.tui.own_decks import own_words

    out: list[str] = []
    for spec in map(load_game, game_names()):
        tools = deck_tools_of(spec)
        if tools is not None:
            out += [*own_words(spec, tools.choice), *tools.prebuilt()]
    return out


def settings(_: object) -> list[str]:
    """Everything that can be chosen for a set-up, as NAME=VALUE, from every game."""
    from emberhold.core.registry import game_names, load_game

    out: list[str] = []
    for game in game_names():
        spec = load_game(game)
        for choice in spec.choices(spec.players[1], {}):
            out += [f"{choice.name}={offered.word}" for offered in (*choice.values, *choice.items)]
    return list(dict.fromkeys(out))


def named_choices(written: Iterable[str]) -> list[tuple[str, str]]:
    """The choices that were written as NAME=VALUE."""
    out: list[tuple[str, str]] = []
    for text in written:
        name, is_one, word = text.partition("=")
        if not is_one or not name.strip() or not word.strip():
            raise CycloptsError(msg=f"--set takes NAME=VALUE, for example --set difficulty=increased; found '{text}'.")
        out.append((name.strip(), word.strip()))
    return out


DeckWord = Annotated[str, Parameter(completer=decks, allow_leading_hyphen=True)]
"""A deck: its name, a file, a link, or - for the standard input."""
GameName = Annotated[str, Parameter(completer=games)]
BotNames = Annotated[str, Parameter(completer=bots)]
Language = Annotated[str, Parameter(completer=languages)]
Seat = Parameter(negative="", completer=seats)
SetChoice = Parameter(name="--set", negative="", completer=settings)
