"""Kinds of names on the command line, and which ones the Tab key offers for them.

The lists are made when somebody presses Tab, by the installed games; nothing of them is in the script for the shell.
"""

from collections.abc import Callable, Iterable
from typing import Annotated

from cyclopts import Parameter

__all__ = ["BotNames", "GameName", "Language", "Seat", "wished"]


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


def wished(wish: str) -> Parameter:
    """Names of what can be wished for in a set-up, from every game that knows of it."""

    def names(_: object) -> Iterable[str]:
        from emberhold.core.registry import game_names, load_game

        return [name for game in game_names() for name in load_game(game).wishes().get(wish, ())]

    completer: Callable[[object], Iterable[str]] = names
    return Parameter(negative="", completer=completer)


GameName = Annotated[str, Parameter(completer=games)]
BotNames = Annotated[str, Parameter(completer=bots)]
Language = Annotated[str, Parameter(completer=languages)]
Seat = Parameter(negative="", completer=seats)
