"""`emberhold deck check`: whether a deck may be played."""

from collections.abc import Mapping
from pathlib import Path

from cyclopts import CycloptsError

from emberhold.cli.output import say
from emberhold.cli.parameters import GameName
from emberhold.core.errors import EmberholdError

__all__ = ["check"]


def check(file: Path, /, *, game: GameName | None = None) -> None:
    """Say whether the rules allow a deck, and if not, why not.

    Parameters
    ----------
    file
        A YAML or JSON file with the deck, or with a market (a list of nine supply cards).
    game
        The game it is for. Needed only if the file alone does not show it.
    """
    from emberhold.core.registry import game_names, load_game
    from emberhold.scenario.documents import read_document

    named = None if game is None else load_game(game)
    deck = read_document(file).data
    fitting = [named] if named else [spec for spec in map(load_game, game_names()) if spec.reads(deck)]
    if len(fitting) != 1:
        raise CycloptsError(msg=f"Name the game of this file with --game: {', '.join(game_names())}.")
    spec = fitting[0]
    try:
        summary = spec.check_deck(deck)
    except EmberholdError as error:
        raise EmberholdError(f"{file}: {error}") from None
    say("\n".join(["ok", *(f"{key}: {words(value)}" for key, value in summary.items())]))


def words(value: object) -> str:
    """A part of the summary in one line."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {words(part)}" for key, part in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(words(part) for part in value)
    return str(value)
