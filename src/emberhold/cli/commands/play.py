"""`emberhold play`: a match at this terminal, against bots or against people beside you."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import CycloptsError

from emberhold.cli.language_check import check_language
from emberhold.cli.output import say
from emberhold.cli.parameters import GameName, Language, Seat, SetChoice, chosen, named_choices

if TYPE_CHECKING:
    from emberhold.tui.chain_play import Table
    from emberhold.tui.open_match import SessionParts
    from emberhold.tui.own_decks import Pasted

__all__ = ["play"]


def play(
    game: GameName | None = None,
    /,
    *,
    seat: Annotated[list[str] | None, Seat] = None,
    deck: Annotated[list[str] | None, chosen("deck", hyphen=True)] = None,
    mage: Annotated[list[str] | None, chosen("mage")] = None,
    nemesis: Annotated[str | None, chosen("nemesis")] = None,
    market: Annotated[str | None, chosen("market")] = None,
    difficulty: Annotated[str | None, chosen("difficulty")] = None,
    set_choice: Annotated[list[str] | None, SetChoice] = None,
    seed: int | None = None,
    lang: Language | None = None,
    resume: Path | None = None,
    save: Path | None = None,
    plain: bool = False,
) -> None:
    """Play a match in the terminal. You have the first seat, and bots have the others.

    Without a game, a menu comes first: new matches with all their choices, and your saved matches.

    Parameters
    ----------
    game
        The game, for example ashes. The match begins at once; what you do not choose here is random.
    seat
        Who plays: person or bot=NAME; repeat it for every seat. If you name only bots, they get the other seats.
        The bots are novice, which overlooks things, adept, which looks some turns ahead, and master, which looks as far
        as it can in 2 seconds; and for experiments greedy and random. Without a name your opponent is novice, and in
        Aeon's End your partner is adept.
        For a bot of your own: bot=module:Class, or bot=NAME if its package is installed.
    deck
        Ashes: the name of a deck, a file or a link with one, or - to paste a list; repeat it for every seat, yours
        first. `emberhold deck list` shows the names.
    mage
        Aeon's End: the name of a mage; repeat it for every seat, yours first.
    nemesis
        Aeon's End: the nemesis you fight, such as maggoth. `emberhold cards aeons-end` lists them all.
    market
        Aeon's End: random, first-game, or a file with nine supply cards.
    difficulty
        Aeon's End: normal or increased.
    set_choice
        Any other choice for the match, as NAME=VALUE; repeat it for every choice. `emberhold setup GAME` lists them.
        A letter in front names the seat: a.treasures=NAME is for the first seat, b.treasures=NAME for the second.
    seed
        A number that decides everything random. The same number gives the same shuffles and rolls.
    lang
        The language: en, de or pl. So far only names are in German and Polish; sentences are in English.
    resume
        Continue the match in this file.
    save
        Save the match in this file. Its folder must exist. The default is a file in your data folder.
    plain
        Play line by line instead of on the whole screen. This is always so when there is no terminal.
    """
    if isinstance(sys.stdin, io.TextIOWrapper):
        # A character that the terminal cannot show must not end a match.
        sys.stdin.reconfigure(errors="replace")
    if lang is not None:
        check_language(lang)
    if save is not None:
        check_save(save, resume)
    named = [(name, word) for name, words in (("deck", deck), ("mage", mage)) for word in words or []]
    once = {"nemesis": nemesis, "market": market, "difficulty": difficulty}
    named += [(name, word) for name, word in once.items() if word is not None]
    asked = [*(name for name, _ in named), *(["set"] if set_choice else [])]
    named += named_choices(set_choice or [])
    words = [(name, word if word != "-" else paste()) for name, word in named]
    open_session: Callable[[str], SessionParts]
    if resume is not None:
        if asked or seed is not None:
            option = next(iter(asked), "seed")
            raise CycloptsError(msg=f"--{option} is for a new match. A resumed match keeps its set-up.")
        games, open_session = [game or ""], partial(resumed_session, resume, seat or [], lang, save or resume)
    else:
        games = installed() if game is None else [known(game)]
        open_session = partial(new_session, seat or [], words, seed, lang or "en", save)
    home = game is None and resume is None and seat is None and not named and seed is None and save is None
    (play_plain if line_by_line(plain) else play_full)(games, open_session, lang or "en", resume is not None, home)


def line_by_line(plain: bool) -> bool:
    """Whether the plain client is used: somebody asked for it, or the whole screen cannot be drawn."""
    # The full screen is drawn through stderr, so that must be a terminal too.
    terminal = all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
    return plain or not terminal or os.environ.get("TERM") == "dumb"


def paste() -> Pasted:
    """A deck list from the standard input. After it, answers come from the terminal again, if there is one."""
    from emberhold.tui.own_decks import pasted

    found = pasted()
    with contextlib.suppress(OSError):
        os.dup2(os.open("/dev/tty", os.O_RDONLY), 0)
        sys.stdin = open(0, encoding=sys.stdin.encoding, errors="replace", closefd=False)  # noqa: SIM115
    return found


def check_save(save: Path, resume: Path | None) -> None:
    """Check that a match can be saved there. No other file is replaced, and no folder is made."""
    from emberhold.core.files import check_folder, check_regular
    from emberhold.tui.save_file import SaveError

    check_folder(save, "--save")
    if save.exists():
        there = save.stat()
        check_regular(save, there.st_mode)
        if there.st_size and not (resume is not None and resume.exists() and save.samefile(resume)):
            raise SaveError(f"{save} already exists. Continue it with --resume, or name another file.")


def play_plain(
    games: list[str], open_session: Callable[[str], SessionParts], lang: str, resumed: bool, home: bool
) -> None:
    """The client that works line by line."""
    from emberhold.core.chain import chain_names
    from emberhold.i18n import Texts
    from emberhold.tui.plain.console import Console, Leave
    from emberhold.tui.plain.plain_home import PlainHome, choose_game

    console = Console(sys.stdin, sys.stdout)
    texts = Texts(lang, "" if home else games[0])
    plain_home = PlainHome(console, texts, games if home else installed(), chains=chain_names())
    try:
        if home:
            plain_home.run()
            return
        game = games[0] if len(games) == 1 else choose_game(games, texts, console)
        plain_home.play(open_session(game), resumed=resumed, asks=console.terminal)
        if console.terminal:
            plain_home.run()
    except Leave:
        return


def play_full(
    games: list[str], open_session: Callable[[str], SessionParts], lang: str, resumed: bool, home: bool
) -> None:
    """The client that uses the whole screen."""
    from emberhold.tui.session import Session

    run_shell(lambda game: Session(*open_session(game)), games, lang, resumed=resumed, home=home)


def run_shell(
    open_table: Callable[[str], Table],
    games: Sequence[str],
    lang: str,
    *,
    resumed: bool,
    home: bool = False,
    offered: Sequence[str] | None = None,
) -> None:
    """Open the client that uses the whole screen, and say afterwards where everything is saved."""
    import shlex

    from emberhold.core.chain import chain_names
    from emberhold.i18n import Texts
    from emberhold.tui.shell.app import Shell

    texts = Texts(lang, "")
    shell = Shell(open_table, games, texts, resumed=resumed, home=home, offered=offered, chains=chain_names())
    shell.run()
    if shell.failure is not None:
        raise shell.failure
    session = shell.seated
    if session is not None:
        # The command is not wrapped, so that it can be copied.
        said = session.kept if session.finished else session.left
        say(session.texts.fill(said, {"file": shlex.quote(str(session.file))}))


def installed() -> list[str]:
    from emberhold.core.errors import EmberholdError
    from emberhold.core.registry import game_names

    names = game_names()
    if not names:
        raise EmberholdError("No game is installed.")
    return names


def known(game: str) -> str:
    """Check the name of the game here, so that no screen has to open to say that there is no such game."""
    from emberhold.core.registry import game_names, load_game

    if game not in game_names():
        load_game(game)
    return game


def new_session(
    seat: list[str], named: list[tuple[str, str | Pasted]], seed: int | None, lang: str, save: Path | None, game: str
) -> SessionParts:
    """A new match."""
    import secrets

    from emberhold.core.registry import load_game
    from emberhold.i18n import Texts
    from emberhold.tui import save_file
    from emberhold.tui.choose_setup import choose_setup
    from emberhold.tui.open_match import SessionParts
    from emberhold.tui.seat_words import read_seats, seat_names

    spec = load_game(game)
    seats = read_seats(seat, spec.players, cooperative=spec.cooperative)
    texts = Texts(lang, spec.name, seat_names(seats))
    luck = secrets.randbits(48) if seed is None else seed
    match = spec.new(choose_setup(spec, len(seats), named, luck), luck)
    return SessionParts(spec, match, seats, texts, save or save_file.default_file(spec.name))


def resumed_session(file: Path, seat: list[str], lang: str | None, save: Path, game: str) -> SessionParts:
    """A match from a file."""
    from emberhold.tui.open_match import resume_match

    return resume_match(file, seat, lang, save, game)
