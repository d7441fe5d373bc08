"""Kinds of names on the command line, and what the Tab key offers for them.

The lists are made by the installed games when somebody presses Tab; the shell's script contains none of them.
"""

from collections.abc import Callable, Iterable
from typing import Annotated

from cyclopts import CycloptsError, Parameter

__all__ = ["BotNames", "GameName", "Language", "Seat", "SetChoice", "chosen", "named_choices"]


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


def chosen(name: str) -> Parameter:
    """The words for one choice of a set-up, from every game that has it."""

    def names(_: object) -> Iterable[str]:
        from emberhold.core.chosen import words_for
        from emberhold.core.registry import game_names, load_game

        return [word for game in game_names() for word in words_for(load_game(game), name)]

    completer: Callable[[object], Iterable[str]] = names
    return Parameter(negative="", completer=completer)


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


GameName = Annotated[str, Parameter(completer=games)]
BotNames = Annotated[str, Parameter(completer=bots)]
Language = Annotated[str, Parameter(completer=languages)]
Seat = Parameter(negative="", completer=seats)
SetChoice = Parameter(name="--set", negative="", completer=settings)
