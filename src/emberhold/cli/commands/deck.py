"""`emberhold deck check`: whether a deck may be played."""

from collections.abc import Mapping
from pathlib import Path

from cyclopts import CycloptsError

from emberhold.cli.deck_words import deck_game, named_deck
from emberhold.cli.output import note, say
from emberhold.cli.parameters import DeckWord, GameName
from emberhold.core.errors import EmberholdError

__all__ = ["check"]


def check(deck: DeckWord, /, *, game: GameName | None = None) -> int:
    """Say whether the rules allow a deck, and if not, why not: every mistake with its place and its rule.

    Parameters
    ----------
    deck
        A deck: its name, a file, a link, or - to paste a list. A YAML or JSON file may also hold a market for Aeon's
        End (a list of nine supply cards).
    game
        The game it is for. Needed only if the file alone does not show it.
    """
    from emberhold.scenario.documents import FILES
    from emberhold.tui.own_decks import DeckError

    if Path(deck).suffix.lower() in FILES:
        return check_document(Path(deck), game)
    try:
        meant = deck_game(game)
        found = named_deck(meant, deck)
        say_summary(meant.spec.check_deck(dict(found.legal())))
    except DeckError as error:
        for line in error.lines:
            note(line)
        return 1
    return 0


def check_document(file: Path, game: str | None) -> int:
    """Check a file with keys and values, of any game."""
    from emberhold.core.deck_tools import deck_tools_of
    from emberhold.core.registry import game_names, load_game
    from emberhold.i18n.deck_names import deck_names
    from emberhold.scenario.documents import read_document

    named = None if game is None else load_game(game)
    data = read_document(file).data
    fitting = [named] if named else [spec for spec in map(load_game, game_names()) if spec.reads(data)]
    if len(fitting) != 1:
        raise CycloptsError(msg=f"Name the game of this file with --game: {', '.join(game_names())}.")
    spec = fitting[0]
    tools = deck_tools_of(spec)
    if tools is not None:
        data = tools.named(data, deck_names(spec.name, tools))
    try:
        summary = spec.check_deck(data)
    except EmberholdError as error:
        raise EmberholdError(f"{file}: {error}") from None
    say_summary(summary)
    return 0


def say_summary(summary: Mapping[str, object]) -> None:
    say("\n".join(["ok", *(f"{key}: {words(value)}" for key, value in summary.items())]))


def words(value: object) -> str:
    """A part of the summary in one line."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {words(part)}" for key, part in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(words(part) for part in value)
    return str(value)
