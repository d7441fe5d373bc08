"""`emberhold expedition`: begin, list and continue expeditions of Aeon's End, and the battle of the day."""

from __future__ import annotations

import io
import sys
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import CycloptsError

from emberhold.cli.language_check import check_language
from emberhold.cli.output import print_json, say
from emberhold.cli.parameters import Language, Seat

if TYPE_CHECKING:
    from emberhold.tui.chain_play import ChainOrder, ChainPlay
    from emberhold.tui.saved_matches import ListedMatch

__all__ = ["continue_expedition", "days", "list_expeditions", "new", "today"]

CHAIN = "aeons-end-expedition"
GAME = "aeons-end"
DAY_FILE = "day-"
"""What the save file of a battle of the day begins with; its date follows."""


def new(
    *,
    seat: Annotated[list[str] | None, Seat] = None,
    random: bool = False,
    short: bool = False,
    code: str | None = None,
    big_pocket: bool = False,
    harder: bool = False,
    solo_turn_cards: int | None = None,
    one_target: bool = False,
    seed: int | None = None,
    lang: Language | None = None,
    save: Path | None = None,
    plain: bool = False,
) -> None:
    """Begin an expedition: four battles, and the Barracks between them. Everything is saved after every choice.

    Parameters
    ----------
    seat
        Who plays: person or bot=NAME; repeat it for every mage that may come along (1 to 4). You can play several.
        The bots are novice, adept and master, the strongest; and for experiments greedy and random.
    random
        A random expedition instead of The New Age.
    short
        A random expedition without the first battle.
    code
        The code of a random expedition, so that others meet the same one.
    big_pocket
        Random expeditions only: piles that are not chosen stay in the Barracks.
    harder
        Random expeditions only: increased difficulty.
    solo_turn_cards
        How many turn order cards a player has who fights alone: 4 (the default) or 3.
    one_target
        All the damage of a spell goes to one target. Usually each damage sentence has its own.
    seed
        A number that decides everything random in the battles.
    lang
        The language: en, de or pl. So far only names are in German and Polish; sentences are in English.
    save
        Save everything in this file. Its folder must exist. The default is a file in your data folder.
    plain
        Play line by line instead of on the whole screen. This is always so when there is no terminal.
    """
    from emberhold.cli.commands.play import check_save
    from emberhold.core.chain import load_chain
    from emberhold.tui.chain_play import ChainOrder
    from emberhold.tui.seat_words import read_seats

    if lang is not None:
        check_language(lang)
    if save is not None:
        check_save(save, None)
    chain = load_chain(CHAIN)
    seats = read_seats(seat or ["person"], chain.players, cooperative=True)
    name = "random-short" if short else "random" if random or code else "the-new-age"
    chosen: dict[str, object] = {"expedition": name}
    options = {
        "code": code,
        "big_pocket": big_pocket or None,
        "harder": harder or None,
        "solo_player_turn_cards": solo_turn_cards,
        "one_target": one_target or None,
    }
    chosen |= {key: value for key, value in options.items() if value is not None}
    # What is not possible is refused before any screen opens.
    chain.check(chain.drawn({"players": len(seats), **chosen}, 0))
    _play(ChainOrder(CHAIN, seats, lang or "en", chosen, seed, save), lang or "en", plain, resumed=False)


def continue_expedition(
    file: Path | None = None, /, *, lang: Language | None = None, save: Path | None = None, plain: bool = False
) -> None:
    """Continue an expedition from its file; without a file, the one that was played last and is not over.

    Parameters
    ----------
    file
        The file of the expedition; `emberhold expedition list` shows them.
    lang
        The language: en, de or pl.
    save
        Save everything in this file from now on.
    plain
        Play line by line instead of on the whole screen.
    """
    from emberhold.cli.commands.play import check_save
    from emberhold.core.errors import EmberholdError
    from emberhold.tui.chain_play import resume_chain

    if lang is not None:
        check_language(lang)
    if file is None:
        open_ones = [listed for listed in _expeditions() if listed.resumable]
        if not open_ones:
            raise EmberholdError("There is no expedition to continue. Begin one: emberhold expedition new")
        file = open_ones[0].file
    if save is not None:
        check_save(save, file)
    play = resume_chain(file, lang, save)
    if play.chain.spec.name != CHAIN:
        raise EmberholdError(f"{file} is no expedition. To continue it: emberhold draft --resume {file}")
    _play(play, lang or "en", plain, resumed=True)


def list_expeditions(*, json: bool = False) -> None:
    """List your expeditions, the one played last first.

    Parameters
    ----------
    json
        Print JSON for other programs.
    """
    found = _expeditions()
    if json:
        print_json(
            [
                {
                    "file": str(one.file),
                    "played": one.when,
                    "players": one.players,
                    "stand": one.stand,
                    "over": one.over,
                    "wrong": one.wrong,
                }
                for one in found
            ]
        )
        return
    if not found:
        say("There is no expedition yet. Begin one: emberhold expedition new")
    for one in found:
        say(f"{one.when}  {one.wrong or one.stand}  {one.players}".rstrip())
        say(f"  {one.file}")


def today(
    *,
    seat: Annotated[list[str] | None, Seat] = None,
    day: str | None = None,
    lang: Language | None = None,
    plain: bool = False,
) -> None:
    """Play the battle of the day. Set-up and luck follow from the date (UTC) and are the same for everybody.

    Parameters
    ----------
    seat
        Who plays: person or bot=NAME; repeat it for every mage (1 to 4). By default you play two mages.
        The bots are novice, adept and master, the strongest; and for experiments greedy and random.
    day
        Another day, such as 2026-11-18, but none that has not come yet.
    lang
        The language: en, de or pl.
    plain
        Play line by line instead of on the whole screen.
    """
    from emberhold.cli.commands.play import line_by_line, play_full, play_plain
    from emberhold.core.daily import match_of_day
    from emberhold.core.registry import load_game
    from emberhold.i18n import Texts
    from emberhold.tui import save_file
    from emberhold.tui.open_match import SessionParts, resume_match
    from emberhold.tui.seat_words import PERSON, read_seats, seat_names

    if lang is not None:
        check_language(lang)
    when = _day(day)
    file = save_file.default_folder() / f"{DAY_FILE}{when.isoformat()}.json"
    spec = load_game(GAME)
    seats = read_seats(seat, spec.players, cooperative=True) if seat else (PERSON, PERSON)
    begun = file.exists()

    def open_session(_: str) -> SessionParts:
        if begun:
            return resume_match(file, seat or (), lang, file, GAME)
        setup, seed = match_of_day(spec, when, len(seats))
        return SessionParts(spec, spec.new(setup, seed), seats, Texts(lang or "en", GAME, seat_names(seats)), file)

    (play_plain if line_by_line(plain) else play_full)([GAME], open_session, lang or "en", begun, False)


def days(*, json: bool = False) -> None:
    """Show how your battles of the day ended, the latest first.

    Parameters
    ----------
    json
        Print JSON for other programs.
    """
    found = _days()
    if json:
        print_json([{"day": day, "result": result, "rounds": rounds} for day, result, rounds in found])
        return
    if not found:
        say("You have not played a battle of the day yet: emberhold expedition today")
    for day, result, rounds in found:
        say(f"{day}  {result}" + (f", {rounds} {'round' if rounds == 1 else 'rounds'}" if rounds else ""))


def _day(word: str | None) -> date:
    from emberhold.core.daily import DayError, read_day, utc_today

    now = utc_today()
    try:
        return now if word is None else read_day(word, now)
    except DayError as error:
        raise CycloptsError(msg=f"--day: {error}") from None


def _days() -> list[tuple[str, str, int]]:
    """Every battle of the day, how it ended and after how many rounds. The save files are the record."""
    from emberhold.core.errors import EmberholdError
    from emberhold.core.story import story_facts_of
    from emberhold.tui import save_file
    from emberhold.tui.recorded_match import RecordedMatch

    folder = save_file.default_folder()
    found = []
    for file in sorted(folder.glob(f"{DAY_FILE}*.json"), reverse=True) if folder.is_dir() else ():
        rounds = 0
        try:
            match = RecordedMatch(save_file.load(file).journal)
            facts = story_facts_of(match.spec)
            result = "open" if match.outcome is None else "won" if match.outcome.winners else "lost"
            if match.outcome is not None and facts is not None:
                rounds = facts.rounds_in(match.events(None))
        except EmberholdError as error:
            result = str(error)
        found.append((file.stem.removeprefix(DAY_FILE), result, rounds))
    return found


def _expeditions() -> list[ListedMatch]:
    from emberhold.i18n import Texts
    from emberhold.tui import save_file
    from emberhold.tui.saved_matches import find_saved_matches

    found = find_saved_matches(save_file.default_folder(), lambda game: Texts("en", game))
    return [one for one in found if one.chain and (one.game == CHAIN or one.file.name.startswith(CHAIN))]


def _play(begun: ChainOrder | ChainPlay, lang: str, plain: bool, *, resumed: bool) -> None:
    from emberhold.cli.commands.draft import is_over, play_plain
    from emberhold.cli.commands.play import installed, line_by_line, run_shell

    if isinstance(sys.stdin, io.TextIOWrapper):
        # A character that the terminal cannot show must not end a match.
        sys.stdin.reconfigure(errors="replace")
    if line_by_line(plain) or is_over(begun):
        play_plain(begun)
    else:
        run_shell(lambda _: begun, [CHAIN], lang, resumed=resumed, offered=installed())
