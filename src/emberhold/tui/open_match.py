"""Opens matches: a new one from a set-up, one from a file, or a rematch."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from emberhold.core.errors import EmberholdError
from emberhold.core.journal import OtherRules, Setup
from emberhold.core.match import Match
from emberhold.core.registry import GameSpec, load_game, replay
from emberhold.i18n import Texts
from emberhold.tui import save_file
from emberhold.tui.seat_words import PERSON, SeatError, read_seats, seat_names
from emberhold.tui.session import Session

__all__ = ["SessionParts", "new_luck", "new_match", "play_again", "resume_match"]


class SessionParts(NamedTuple):
    """What a session is made of, in either client."""

    spec: GameSpec
    match: Match
    seats: tuple[str, ...]
    texts: Texts
    file: Path


def new_luck() -> int:
    """A random seed."""
    return secrets.randbits(48)


def new_match(spec: GameSpec, seats: Sequence[str], setup: Setup, seed: int, texts: Texts) -> SessionParts:
    """A match with this set-up, saved in a file of its own."""
    match = spec.new(setup, seed)
    texts.rename(seat_names(seats))
    return SessionParts(spec, match, tuple(seats), texts, save_file.default_file(spec.name))


def play_again(session: Session, *, swapped: bool = False) -> SessionParts:
    """The same set-up with another seed. If swapped, everybody moves to the next seat and plays what belongs to it."""
    seats = (session.seats[-1], *session.seats[:-1]) if swapped else session.seats
    return new_match(session.spec, seats, session.match.journal().setup, new_luck(), session.texts)


def resume_match(
    file: Path, seat: Sequence[str] = (), lang: str | None = None, save: Path | None = None, game: str = ""
) -> SessionParts:
    """A match from a file, with the same seats unless others are given."""
    saved = save_file.load(file)
    if game and game != saved.journal.game:
        raise save_file.SaveError(f"{file} is a match of {saved.journal.game}, not of {game}.")
    try:
        spec = load_game(saved.journal.game)
        match = replay(saved.journal, spec)
    except OtherRules as error:
        raise save_file.SaveError(f"{file}: {error} To watch it: emberhold replay {shlex.quote(str(file))}") from None
    except EmberholdError as error:
        raise save_file.SaveError(f"{file}: {error}") from None
    seats = read_seats(seat or saved.seats, (match.seats, spec.players[1]))
    if len(seats) != match.seats:
        yours = "" if PERSON in seat else ", including yours"
        raise SeatError(f"This match has {match.seats} seats; you named {len(seats)}{yours}.")
    texts = Texts(lang or saved.lang or "en", spec.name, seat_names(seats))
    return SessionParts(spec, match, seats, texts, save or file)
