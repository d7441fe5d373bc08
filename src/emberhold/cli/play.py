"""`emberhold play`: a match at this terminal, against bots or against people beside you."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

if TYPE_CHECKING:
    from emberhold.tui.console import Console
    from emberhold.tui.sitting import Sitting

__all__ = ["play"]


def play(
    game: str | None = None,
    /,
    *,
    seat: Annotated[list[str] | None, Parameter(negative="")] = None,
    deck: Annotated[list[str] | None, Parameter(negative="")] = None,
    seed: int | None = None,
    lang: str | None = None,
    resume: Path | None = None,
    save: Path | None = None,
) -> None:
    """Play a match in the terminal. You have the first seat; bots have the others.

    Parameters
    ----------
    game
        The game, for example ashes. Not needed when only one is installed or a match is resumed.
    seat
        Who sits there: person or bot=NAME; once for every seat. Without a person the seats after yours are meant.
    deck
        A deck by name, or a file with one; once for every seat, yours first.
    seed
        The number that all luck comes from; the same number gives the same luck.
    lang
        The language, for example en.
    resume
        Go on with the match in this file.
    save
        Keep the match in this file. Without it, a file in your data folder is used.
    """
    from emberhold.tui.console import Console, Leave
    from emberhold.tui.plain import PlainClient

    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            # A letter that the terminal does not have must not end a match.
            stream.reconfigure(errors="replace")
    console = Console(sys.stdin, sys.stdout)
    try:
        if resume is not None:
            table = go_on(resume, game, seat or [], lang, save or resume, console)
        else:
            table = sit_down(game, seat or [], deck or [], seed, lang or "en", save, console)
    except Leave:
        return
    PlainClient(table).run(resumed=resume is not None)


def sit_down(
    game: str | None,
    seat: list[str],
    deck: list[str],
    seed: int | None,
    lang: str,
    save: Path | None,
    console: Console,
) -> Sitting:
    """A new match."""
    import secrets

    from emberhold.core.registry import load_game
    from emberhold.i18n import Texts
    from emberhold.tui import saves
    from emberhold.tui.seats import lay_seats, seat_names
    from emberhold.tui.sitting import Sitting
    from emberhold.tui.table import choose_setup

    spec = load_game(pick_game(lang, console) if game is None else game)
    if save is not None and save.exists() and save.stat().st_size:
        raise saves.SaveError(f"{save} is there already. Go on with it by --resume, or name another file.")
    seats = lay_seats(seat, spec.players)
    texts = Texts(lang, spec.name, seat_names(seats))
    luck = secrets.randbits(48) if seed is None else seed
    match = spec.new(choose_setup(spec, len(seats), deck, luck), luck)
    return Sitting(spec, match, seats, texts, console, save or saves.default_file(spec.name))


def pick_game(lang: str, console: Console) -> str:
    from emberhold.core.errors import EmberholdError
    from emberhold.core.registry import game_names
    from emberhold.i18n import Texts
    from emberhold.tui.plain import choose_game

    names = game_names()
    if not names:
        raise EmberholdError("No game is installed.")
    return names[0] if len(names) == 1 else choose_game(names, Texts(lang, names[0]), console)


def go_on(file: Path, game: str | None, seat: list[str], lang: str | None, save: Path, console: Console) -> Sitting:
    """A match from a file, with the seats as they were unless others are named."""
    from emberhold.core.registry import load_game, replay
    from emberhold.i18n import Texts
    from emberhold.tui import saves
    from emberhold.tui.seats import SeatError, lay_seats, seat_names
    from emberhold.tui.sitting import Sitting

    saved = saves.load(file)
    if game is not None and game != saved.journal.game:
        raise saves.SaveError(f"{file} is a match of {saved.journal.game}, not of {game}.")
    spec = load_game(saved.journal.game)
    match = replay(saved.journal, spec)
    seats = lay_seats(seat or saved.seats, (match.seats, spec.players[1]))
    if len(seats) != match.seats:
        raise SeatError(f"This match has {match.seats} seats; {len(seats)} were named.")
    texts = Texts(lang or saved.lang or "en", spec.name, seat_names(seats))
    return Sitting(spec, match, seats, texts, console, save)
