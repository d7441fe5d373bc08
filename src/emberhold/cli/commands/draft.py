"""`emberhold draft`: draft decks at this terminal with people and bots, then play with them."""

from __future__ import annotations

import contextlib
import io
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import CycloptsError

from emberhold.cli.language_check import check_language
from emberhold.cli.parameters import Language, Seat

if TYPE_CHECKING:
    from emberhold.tui.chain_play import ChainOrder, ChainPlay

__all__ = ["draft"]

CHAIN = "ashes-draft"


def draft(
    *,
    seat: Annotated[list[str] | None, Seat] = None,
    matches: Literal["one", "round-robin"] | None = None,
    lists: Literal["sealed", "open"] | None = None,
    seed: int | None = None,
    lang: Language | None = None,
    resume: Path | None = None,
    save: Path | None = None,
    plain: bool = False,
) -> None:
    """Draft decks of Ashes for two to four players, then play matches with them. You have the first seat.

    Everything is saved after every choice, so you can leave at any moment and continue later.

    Parameters
    ----------
    seat
        Who drafts: person or bot=NAME; repeat it for every seat. If you name only bots, they get the other seats.
        The bots are novice (without a name), adept and master, the strongest; and for experiments greedy and random.
    matches
        Three or four players: one match for all, or a round-robin. If you do not say it, you are asked.
    lists
        Whether the others may look up which cards are in your deck: sealed (the default) or open.
    seed
        A number that decides everything random. The same number gives the same shuffles and rolls.
    lang
        The language: en, de or pl. So far only names are in German and Polish; sentences are in English.
    resume
        Continue the draft, or the matches after it, from this file.
    save
        Save everything in this file. Its folder must exist. The default is a file in your data folder.
    plain
        Play line by line instead of on the whole screen. This is always so when there is no terminal.
    """
    from emberhold.cli.commands.play import check_save, installed, line_by_line, run_shell

    if isinstance(sys.stdin, io.TextIOWrapper):
        # A character that the terminal cannot show must not end a match.
        sys.stdin.reconfigure(errors="replace")
    if lang is not None:
        check_language(lang)
    if save is not None:
        check_save(save, resume)
    begun: ChainOrder | ChainPlay
    if resume is not None:
        for option, value in (("seat", seat), ("matches", matches), ("lists", lists), ("seed", seed)):
            if value is not None:
                raise CycloptsError(msg=f"--{option} is for a new draft. A resumed one keeps its set-up.")
        begun = resumed_chain(resume, lang, save)
    else:
        begun = ordered(seat or [], matches, lists, seed, lang or "en", save)
    # If nothing is left to play, the result is a few lines.
    if line_by_line(plain) or is_over(begun):
        play_plain(begun)
    else:
        run_shell(lambda _: begun, [CHAIN], lang or "en", resumed=resume is not None, offered=installed())


def is_over(begun: ChainOrder | ChainPlay) -> bool:
    from emberhold.tui.chain_play import ChainPlay

    return isinstance(begun, ChainPlay) and begun.over


def ordered(
    seat: list[str], matches: str | None, lists: str | None, seed: int | None, lang: str, save: Path | None
) -> ChainOrder:
    """A new draft. Seats that are not possible are refused before any screen opens."""
    from emberhold.core.chain import load_chain
    from emberhold.tui.chain_play import ChainOrder
    from emberhold.tui.seat_words import read_seats

    seats = read_seats(seat, load_chain(CHAIN).players)
    chosen = {key: value for key, value in (("matches", matches), ("lists", lists)) if value is not None}
    return ChainOrder(CHAIN, seats, lang, chosen, seed, save)


def resumed_chain(file: Path, lang: str | None, save: Path | None) -> ChainPlay:
    from emberhold.tui.chain_play import resume_chain

    return resume_chain(file, lang, save)


def play_plain(begun: ChainOrder | ChainPlay) -> None:
    """The client that works line by line."""
    from emberhold.tui.chain_play import ChainPlay
    from emberhold.tui.plain.console import Console, Leave
    from emberhold.tui.plain.plain_chain import PlainChain, begin_chain

    console = Console(sys.stdin, sys.stdout)
    resumed = isinstance(begun, ChainPlay)
    with contextlib.suppress(Leave):
        PlainChain(begun if isinstance(begun, ChainPlay) else begin_chain(begun, console), console).run(resumed=resumed)
