"""`emberhold arena`: which of these bots plays best?"""

import sys
from collections.abc import Callable
from contextlib import closing, nullcontext
from math import ceil
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

from cyclopts import CycloptsError, Parameter
from cyclopts.validators import Number

from emberhold.cli.output import note, print_json, say
from emberhold.cli.parameters import BotNames, GameName, SetChoice, named_choices
from emberhold.core.errors import EmberholdError

if TYPE_CHECKING:
    from emberhold.arena.arena_folder import ArenaFolder
    from emberhold.arena.arena_game import ArenaGame
    from emberhold.arena.schedule import Arena, Schedule
    from emberhold.arena.standings import Standings
    from emberhold.bots.stop_signal import StopSignal
    from emberhold.cli.progress import ProgressBar

    Say = Callable[..., str]

__all__ = ["arena"]

GAMES = 240
BATTLES = 160
"""So many are played at most if nothing is said; if the last round is not complete with them, it is completed."""


def arena(
    game: GameName,
    /,
    *bots: BotNames,
    games: Annotated[int | None, Parameter(validator=Number(gte=2))] = None,
    to_the_end: Annotated[bool, Parameter(show_default=False)] = False,
    seed: Annotated[int, Parameter(validator=Number(gte=0))] = 1,
    players: Annotated[int, Parameter(validator=Number(gte=1))] = 2,
    set_choice: Annotated[list[str] | None, SetChoice] = None,
    jobs: Annotated[int, Parameter(validator=Number(gte=1, lte=256))] = 1,
    out: Path | None = None,
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
) -> int:
    """Find out which of these bots plays best. It stops as soon as that is clear.

    In Ashes each two bots play every deal twice, the second time with seats and decks exchanged. In Aeon's End each bot
    fights the same battles, alone on all seats. Behind every figure stands its 95 % interval, which stays right
    although the arena looks at it after every round.

    Ctrl+C stops it and shows the results so far. The exit status is 1 if a game broke off or a bot failed.

    Parameters
    ----------
    game
        The name of the game.
    bots
        Two bots or more: the levels novice, adept and master, which count playouts here and not seconds; greedy,
        random, a version of them (greedy@1), the same with other numbers (adept:iterations=400,
        greedy:worlds=4:lines=20), a bot of your own as module:Class or by the name of its package, or a bot as it
        plays in another checkout of Emberhold (greedy@../old).
    games
        The most games that a bot plays against another, or the most battles that it fights. Only whole rounds are
        played, unless these are too few for one. The default is as many rounds as it takes for 240 games or 160
        battles.
    to_the_end
        Play all games, even if it is clear before which bot is better.
    seed
        A number that decides everything random. Seeds from 1000000 on are for those who tune bots, smaller ones for
        judging them. No other command plays the deals of an arena.
    players
        How many seats a bot plays in Aeon's End.
    set_choice
        A choice for all games, as NAME=VALUE, which replaces the one in the set-up; repeat it for every choice.
        `emberhold setup GAME` lists them. A letter in front names the seat: b.mage=NAME is for the second seat.
    jobs
        How many processes to use. The results are the same for any number.
    out
        A folder for the results. The same command continues where it stopped, with more --games too.
    as_json
        Print one JSON document.
    """
    from emberhold.arena.arena_folder import ArenaFolder
    from emberhold.arena.schedule import Schedule
    from emberhold.bots.stop_signal import StopSignal
    from emberhold.i18n.texts import Texts

    schedule = Schedule(named_arena(game, bots, seed, players, set_choice or []))
    most = games or usual_games(schedule)
    texts = Texts("en", "arena")

    def tell(id: str, **args: str | int) -> str:
        return texts.fill(id, args)

    if schedule.arena.chosen:
        schedule.spec.new(schedule.setup(0), 0, track=False, log=False)  # if it cannot be played, say so once
    start = perf_counter()
    with StopSignal() as stop, nullcontext() if out is None else ArenaFolder(out, schedule) as folder:
        done = {} if folder is None else dict(folder.done)
        standings = play(schedule, most, to_the_end, jobs, stop, folder, done, tell)
        seconds = round(perf_counter() - start, 3)
        return report(schedule, standings, stop, out, len(done), seconds, as_json, tell)


def usual_games(schedule: "Schedule") -> int:
    """As many as are played at most if nothing is said: whole rounds of all set-ups, however many there are."""
    a_round = len(schedule.setups) * schedule.games_of_a_pair
    least = BATTLES if schedule.together else GAMES
    return ceil(least / a_round) * a_round


def named_arena(game: str, bots: tuple[str, ...], seed: int, players: int, choices: list[str]) -> "Arena":
    """The arena of these words; an error if it cannot be played."""
    from emberhold.arena.checkout_bot import check_arena_bot, full_arena_name
    from emberhold.arena.schedule import Arena
    from emberhold.core.chosen import read_words
    from emberhold.core.registry import load_game
    from emberhold.tui.own_decks import brought

    spec = load_game(game)
    if len(bots) < 2:
        raise CycloptsError(msg="Name at least two bots, for example: emberhold arena ashes greedy random")
    names = tuple(full_arena_name(name) for name in bots)
    for at, name in enumerate(names):
        if name in names[:at]:
            raise CycloptsError(msg=f"{name} is there twice. Name every bot once.")
    fewest, most = spec.players
    if spec.cooperative and not fewest <= players <= most:
        raise EmberholdError(f"{spec.name} is for {fewest} to {most} players, not for {players}.")
    for name in names:
        check_arena_bot(name, game)
    named = [(name, brought(spec, name, word)) for name, word in named_choices(choices)]
    return Arena(game, seed, names, players, read_words(spec, players, named) if named else None)


def play(
    schedule: "Schedule",
    most: int,
    to_the_end: bool,
    jobs: int,
    stop: "StopSignal",
    folder: "ArenaFolder | None",
    done: "dict[int, ArenaGame]",
    tell: "Say",
) -> "Standings":
    """Play until it is clear which bots are better, and say after each round how they stand."""
    from emberhold.arena.play_rounds import play_rounds

    tell_plan(schedule, most, tell)
    if done:
        note(tell("arena-goes-on", n=len(done)))
    bar: ProgressBar | None = None
    shown = 0
    told = [0] * len(schedule.pairs)

    def ended(game: "ArenaGame") -> None:
        nonlocal shown
        if folder is not None:
            folder.add(game)
        shown += 1
        if bar is not None:
            bar.show(shown)

    rounds = play_rounds(schedule, most, done, to_the_end=to_the_end, jobs=jobs, stop=stop, ended=ended)
    try:
        with closing(rounds):
            for standings in rounds:
                if bar is not None:
                    bar.close()
                bar, shown = None, 0
                if standings.missing and not stop.signal:
                    told = tell_round(schedule, standings, told, tell)
                    bar = open_bar(len(standings.missing))
    finally:
        if bar is not None:
            bar.close()
    return standings


def open_bar(games: int) -> "ProgressBar | None":
    """How far a round is, if there is a terminal to show it."""
    if not sys.stderr.isatty():
        return None
    from emberhold.cli.progress import ProgressBar
    from emberhold.i18n.texts import Texts

    texts = Texts("en", "lab")
    return ProgressBar(lambda id, **args: texts.fill(id, args), 0, games)


def tell_plan(schedule: "Schedule", most: int, tell: "Say") -> None:
    """What will be played at most."""
    rounds = schedule.deals(most)
    each, setups = len(rounds[0]), len(schedule.setups)
    plan = "arena-plan-together" if schedule.together else "arena-plan"
    note(tell(plan, rounds=len(rounds), each=each * schedule.games_of_a_pair))
    if each < setups:
        note(tell("arena-part", n=each, all=setups))


def tell_round(schedule: "Schedule", standings: "Standings", told: list[int], tell: "Say") -> list[int]:
    """How the bots stand that have ended a round since this was told; returns how many rounds are told now."""
    from emberhold.cli.arena_report import short_score

    for pair, before in zip(standings.pairs, told, strict=True):
        if pair.rounds > before:
            note(tell("arena-round", n=pair.rounds, what=short_score(schedule, pair, tell)))
    return [pair.rounds for pair in standings.pairs]


def report(
    schedule: "Schedule",
    standings: "Standings",
    stop: "StopSignal",
    out: Path | None,
    ended: int,
    seconds: float,
    as_json: bool,
    tell: "Say",
) -> int:
    """Say what came of it, and return the exit status."""
    from emberhold.cli.arena_report import as_document, in_words

    missing = bool(standings.missing)
    decided = all(pair.decided for pair in standings.pairs)
    end = "interrupted" if missing else "decided" if decided else "all games played"
    if as_json:
        print_json(as_document(schedule, standings, end, seconds))
    else:
        lines = in_words(schedule, standings, seconds, tell)
        if missing:
            lines.append(tell("arena-stopped", done=ended, n=ended - standings.games))
            lines.append(tell("arena-lost") if out is None else tell("arena-kept", folder=str(out)))
        say("\n".join(lines))
    sys.stdout.flush()
    if missing:
        return 128 + stop.signal
    return 1 if standings.broken or any(bot.failures for bot in standings.bots) else 0
