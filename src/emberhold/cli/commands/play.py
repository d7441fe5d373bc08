"""`emberhold play`: a match at this terminal, against bots or against people beside you."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

from cyclopts import CycloptsError

from emberhold.cli.language_check import check_language
from emberhold.cli.output import say
from emberhold.cli.parameters import GameName, Language, Seat, wished

if TYPE_CHECKING:
    from emberhold.core.match import Match
    from emberhold.core.registry import GameSpec
    from emberhold.i18n import Texts

__all__ = ["play"]


class SessionParts(NamedTuple):
    """What a session is made of, whichever client plays it."""

    spec: GameSpec
    match: Match
    seats: tuple[str, ...]
    texts: Texts
    file: Path


def play(
    game: GameName | None = None,
    /,
    *,
    seat: Annotated[list[str] | None, Seat] = None,
    deck: Annotated[list[str] | None, wished("deck")] = None,
    mage: Annotated[list[str] | None, wished("mage")] = None,
    nemesis: Annotated[str | None, wished("nemesis")] = None,
    market: Annotated[str | None, wished("market")] = None,
    difficulty: Annotated[str | None, wished("difficulty")] = None,
    seed: int | None = None,
    lang: Language | None = None,
    resume: Path | None = None,
    save: Path | None = None,
    plain: bool = False,
) -> None:
    """Play a match in the terminal. You have the first seat; bots have the others.

    Parameters
    ----------
    game
        The game, for example ashes. Without it you are asked, unless only one is installed or a match is resumed.
    seat
        Who sits there: person or bot=NAME; once for every seat. Without a person the seats after yours are meant. A
        bot of your own is bot=module:Class, or bot=NAME if its package is installed.
    deck
        Ashes: a deck by name, or a file with one; once for every seat, yours first.
    mage
        Aeon's End: a mage by name; once for every seat, yours first.
    nemesis
        Aeon's End: whom you fight: maggoth, arachnos, ageless-walker or fenrix.
    market
        Aeon's End: random, first-game, or a file with nine supply cards.
    difficulty
        Aeon's End: normal or increased.
    seed
        The number that all luck comes from; the same number gives the same luck.
    lang
        The language: en, or de or pl for the names of cards; sentences are in English so far.
    resume
        Go on with the match in this file.
    save
        Keep the match in this file; its folder has to be there. Without it, a file in your data folder is used.
    plain
        Line by line instead of on the whole screen; always so where there is no terminal.
    """
    if isinstance(sys.stdin, io.TextIOWrapper):
        # A letter that nobody can read must not end a match.
        sys.stdin.reconfigure(errors="replace")
    if lang is not None:
        check_language(lang)
    if save is not None:
        check_save(save, resume)
    once = {"nemesis": nemesis, "market": market, "difficulty": difficulty}
    named = {wish: [word] for wish, word in once.items() if word is not None}
    wishes = {wish: words for wish, words in (("deck", deck), ("mage", mage)) if words} | named
    open_session: Callable[[str], SessionParts]
    if resume is not None:
        if wishes or seed is not None:
            option = next(iter(wishes), "seed")
            raise CycloptsError(msg=f"--{option} is for a new match; a match that goes on keeps what it began with.")
        games, open_session = [game or ""], partial(resumed_session, resume, seat or [], lang, save or resume)
    else:
        games = installed() if game is None else [known(game)]
        open_session = partial(new_session, seat or [], wishes, seed, lang or "en", save)
    # The whole screen is drawn through stderr, so that has to be a terminal too.
    terminal = all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
    line_by_line = plain or not terminal or os.environ.get("TERM") == "dumb"
    (play_plain if line_by_line else play_full)(games, open_session, lang or "en", resume is not None)


def check_save(save: Path, resume: Path | None) -> None:
    """A place that a match can be kept in; nothing else is put away for it, and no folder is made."""
    from emberhold.core.files import check_folder, check_regular
    from emberhold.tui.save_file import SaveError

    check_folder(save, "--save")
    if save.exists():
        there = save.stat()
        check_regular(save, there.st_mode)
        if there.st_size and not (resume is not None and resume.exists() and save.samefile(resume)):
            raise SaveError(f"{save} is there already. Go on with it by --resume, or name another file.")


def play_plain(games: list[str], open_session: Callable[[str], SessionParts], lang: str, resumed: bool) -> None:
    """The client that asks line by line."""
    from emberhold.i18n import Texts
    from emberhold.tui.plain.client import PlainClient, choose_game
    from emberhold.tui.plain.console import Console, Leave
    from emberhold.tui.plain.plain_session import PlainSession

    console = Console(sys.stdin, sys.stdout)
    try:
        game = games[0] if len(games) == 1 else choose_game(games, Texts(lang, games[0]), console)
    except Leave:
        return
    spec, match, seats, texts, file = open_session(game)
    PlainClient(PlainSession(spec, match, seats, texts, console, file)).run(resumed=resumed)


def play_full(games: list[str], open_session: Callable[[str], SessionParts], lang: str, resumed: bool) -> None:
    """The client that has the whole screen."""
    import shlex

    from emberhold.i18n import Texts
    from emberhold.tui.session import Session
    from emberhold.tui.shell.app import Shell

    shell = Shell(lambda game: Session(*open_session(game)), games, Texts(lang, ""), resumed=resumed)
    shell.run()
    if shell.failure is not None:
        raise shell.failure
    session = shell.seated
    if session is not None:
        # Not broken into lines: the command is there to be copied.
        said = "shell-kept" if session.match.outcome is not None else "shell-left"
        say(session.texts.fill(said, {"file": shlex.quote(str(session.file))}))


def installed() -> list[str]:
    from emberhold.core.errors import EmberholdError
    from emberhold.core.registry import game_names

    names = game_names()
    if not names:
        raise EmberholdError("No game is installed.")
    return names


def known(game: str) -> str:
    """The game that was named, if there is one of that name; a screen need not open to say that there is none."""
    from emberhold.core.registry import game_names, load_game

    if game not in game_names():
        load_game(game)
    return game


def new_session(
    seat: list[str], wishes: dict[str, list[str]], seed: int | None, lang: str, save: Path | None, game: str
) -> SessionParts:
    """A new match."""
    import secrets

    from emberhold.core.registry import load_game
    from emberhold.i18n import Texts
    from emberhold.tui import save_file
    from emberhold.tui.choose_setup import choose_setup
    from emberhold.tui.seat_words import read_seats, seat_names

    spec = load_game(game)
    seats = read_seats(seat, spec.players)
    texts = Texts(lang, spec.name, seat_names(seats))
    luck = secrets.randbits(48) if seed is None else seed
    match = spec.new(choose_setup(spec, len(seats), wishes, luck), luck)
    return SessionParts(spec, match, seats, texts, save or save_file.default_file(spec.name))


def resumed_session(file: Path, seat: list[str], lang: str | None, save: Path, game: str) -> SessionParts:
    """A match from a file, with the seats as they were unless others are named."""
    import shlex

    from emberhold.core.errors import EmberholdError
    from emberhold.core.journal import OtherRules
    from emberhold.core.registry import load_game, replay
    from emberhold.i18n import Texts
    from emberhold.tui import save_file
    from emberhold.tui.seat_words import PERSON, SeatError, read_seats, seat_names

    saved = save_file.load(file)
    if game and game != saved.journal.game:
        raise save_file.SaveError(f"{file} is a match of {saved.journal.game}, not of {game}.")
    try:
        spec = load_game(saved.journal.game)
        match = replay(saved.journal, spec)
    except OtherRules as error:
        raise save_file.SaveError(f"{file}: {error} Look at it: emberhold replay {shlex.quote(str(file))}") from None
    except EmberholdError as error:
        raise save_file.SaveError(f"{file}: {error}") from None
    seats = read_seats(seat or saved.seats, (match.seats, spec.players[1]))
    if len(seats) != match.seats:
        yours = "" if PERSON in seat else ", with the first one for you"
        raise SeatError(f"This match has {match.seats} seats; {len(seats)} were named{yours}.")
    texts = Texts(lang or saved.lang or "en", spec.name, seat_names(seats))
    return SessionParts(spec, match, seats, texts, save)
