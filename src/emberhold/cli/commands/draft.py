"""`emberhold draft`: draft decks at this terminal with people and bots, then play with them."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import CycloptsError

from emberhold.cli.language_check import check_language
from emberhold.cli.parameters import Language, Seat

if TYPE_CHECKING:
    from emberhold.core.chain import Chain
    from emberhold.tui.plain.console import Console

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
) -> None:
    """Draft decks of Ashes for two to four players, then play matches with them. You have the first seat.

    Everything is saved after every choice, so you can leave at any moment and continue later.

    Parameters
    ----------
    seat
        Who drafts: person or bot=NAME; repeat it for every seat. If you name only bots, they get the other seats.
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
    """
    from emberhold.cli.commands.play import check_save
    from emberhold.tui import chain_file
    from emberhold.tui.plain.console import Console, Leave
    from emberhold.tui.plain.plain_chain import PlainChain

    if isinstance(sys.stdin, io.TextIOWrapper):
        # A character that the terminal cannot show must not end a match.
        sys.stdin.reconfigure(errors="replace")
    if lang is not None:
        check_language(lang)
    if save is not None:
        check_save(save, resume)
    console = Console(sys.stdin, sys.stdout)
    try:
        if resume is not None:
            for option, value in (("seat", seat), ("matches", matches), ("lists", lists), ("seed", seed)):
                if value is not None:
                    raise CycloptsError(msg=f"--{option} is for a new draft. A resumed one keeps its set-up.")
            chain, stored = chain_file.load(resume)
            PlainChain(chain, lang or stored, console, save or resume).run(resumed=True)
        else:
            chain = new_chain(seat or [], matches, lists, seed, lang or "en", console)
            PlainChain(chain, lang or "en", console, save or chain_file.default_file(CHAIN)).run()
    except Leave:
        return


def new_chain(
    seat: list[str], matches: str | None, lists: str | None, seed: int | None, lang: str, console: Console
) -> Chain:
    from emberhold.core.chain import Chain, load_chain
    from emberhold.tui.open_match import new_luck
    from emberhold.tui.seat_words import read_seats

    spec = load_chain(CHAIN)
    seats = read_seats(seat, spec.players)
    if matches is None:
        matches = ask_matches(lang, console) if len(seats) > spec.players[0] and console.terminal else "one"
    setup = {"players": len(seats), "matches": matches, "lists": lists or "sealed"}
    return Chain.begin(CHAIN, setup, new_luck() if seed is None else seed, seats)


def ask_matches(lang: str, console: Console) -> str:
    """Three or four people choose what they play with their decks."""
    from emberhold.i18n import Texts
    from emberhold.tui.plain.plain_menu import pick

    texts, ways = Texts(lang, ""), ("one", "round-robin")
    console.say(texts.say("chain-matches"))
    for number, way in enumerate(ways, 1):
        console.say(f"{number:>3}  {texts.say(f'chain-matches-{way}')}")
    while True:
        line = console.ask_or_leave("> ")
        if chosen := pick(line, len(ways)):
            return ways[chosen - 1]
        console.say(texts.fill("shell-not-offered", {"word": line[:40], "last": len(ways)}))
