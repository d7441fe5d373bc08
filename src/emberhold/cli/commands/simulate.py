"""`emberhold simulate`: bots play many matches; the same seed gives the same matches."""

import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

from cyclopts import CycloptsError, Parameter
from cyclopts.validators import Number

from emberhold.cli.matchup_title import matchup_title
from emberhold.cli.output import harmless, print_json, say
from emberhold.cli.parameters import BotNames, GameName, SetChoice, named_choices
from emberhold.core.errors import EmberholdError
from emberhold.core.seat_letters import SEAT_LETTERS

if TYPE_CHECKING:
    from emberhold.bots.series import SeriesRunner
    from emberhold.bots.series_folder import SeriesFolder
    from emberhold.bots.stop_signal import StopSignal
    from emberhold.bots.tally import Played, Tally
    from emberhold.core.journal import Setup
    from emberhold.core.registry import GameSpec

    Progress = Callable[[Played, Tally], None]

__all__ = ["simulate"]

AtLeastOne = Annotated[int, Parameter(validator=Number(gte=1))]
Jobs = Annotated[int, Parameter(validator=Number(gte=1, lte=256))]
"""The most jobs: each is a process of its own, and all of them start at once."""


def simulate(
    game: GameName,
    /,
    *,
    games: AtLeastOne = 100,
    seed: int = 1,
    bots: BotNames = "random",
    players: int | None = None,
    setup: Path | None = None,
    set_choice: Annotated[list[str] | None, SetChoice] = None,
    jobs: Jobs = 1,
    out: Path | None = None,
    progress: Annotated[bool, Parameter(show_default=False)] = False,
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
) -> int:
    """Let bots play many matches. The same seed gives the same matches, with any number of jobs.

    Ctrl+C stops it and shows the results so far. The exit status is 1 if a match broke off, or if the program had to
    answer in place of a bot.

    Parameters
    ----------
    game
        The name of the game.
    games
        How many matches.
    seed
        A number that decides everything random.
    bots
        One bot for all seats, or one for each seat, separated by commas. They change seats from match to match.
        The levels are novice, adept and master, the strongest; below them are greedy and random, the default. Here
        they count playouts and not seconds, so that every machine gets the same matches.
        For a bot of your own: module:Class, or its name if its package is installed.
    players
        The number of seats. The default is two, or as many as the game needs.
    setup
        A YAML or JSON file with the set-up of all matches; it may name your own decks. The default is to use the game's
        own set-ups in turn.
    set_choice
        A choice for all matches, as NAME=VALUE, which replaces the one in the set-up; repeat it for every choice.
        `emberhold setup GAME` lists them. A letter in front names the seat: b.mage=NAME is for the second seat.
    jobs
        How many processes to use.
    out
        A folder for the result and the journal of every match. The same command continues where it stopped.
    progress
        Print one line for each match when it ends. The default is a counter, and only in a terminal.
    as_json
        Print one JSON document.
    """
    from emberhold.bots.roster import check_bots
    from emberhold.bots.series import Series, SeriesRunner
    from emberhold.bots.stop_signal import StopSignal
    from emberhold.core.chosen import read_words
    from emberhold.core.registry import load_game
    from emberhold.tui.own_decks import brought

    spec = load_game(game)
    names = tuple(name.strip() for name in bots.split(","))
    check_bots(names)
    chosen, seats = seating(spec, names, players, setup)
    named = [(name, brought(spec, name, word)) for name, word in named_choices(set_choice or [])]
    wanted = read_words(spec, seats, named) if named else None
    runner = SeriesRunner(Series(game=game, seed=seed, bots=names, players=seats, setup=chosen, chosen=wanted))
    if wanted:
        spec.new(runner.setup(0), 0, track=False, log=False)  # if it cannot be played, say so once
    start = perf_counter()
    with StopSignal() as stop:
        shown = line_by_line(runner, games) if progress else counter(games) if sys.stderr.isatty() else None
        if out is None:
            tally = play_and_count(runner, games, jobs, stop, shown)
        else:
            tally = play_into_folder(out, runner, games, jobs, stop, shown)
        if shown and not progress:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
        seconds = round(perf_counter() - start, 3)
        missing = games - tally.games
        if as_json:
            print_json(as_document(tally, games, seconds))
        else:
            say(in_words(runner, tally, seconds))
            if missing:
                again = "" if out is None else " The same command continues from here."
                say(f"Interrupted after {tally.games} of {games} games.{again}")
        sys.stdout.flush()
    if missing:
        return 128 + stop.signal
    return 1 if tally.errors or tally.mishaps else 0


def seating(
    spec: "GameSpec", names: tuple[str, ...], players: int | None, path: Path | None
) -> "tuple[Setup | None, int]":
    """The set-up from the file, if there is one, and the number of seats."""
    fewest, most = spec.players
    setup = None
    if path is not None:
        setup, seats = read_setup(spec, path)
        if players not in (None, seats):
            raise EmberholdError(f"{path}: this is a set-up for {seats} players, not for {players}.")
    else:
        usual = len(names) if len(names) > 1 else min(max(2, fewest), most)
        seats = usual if players is None else players
        if not fewest <= seats <= most:
            span = f"{fewest} to {most} players" if fewest < most else f"{fewest} players"
            raise EmberholdError(f"{spec.name} is for {span}, not for {seats}.")
    if len(names) not in (1, seats):
        raise CycloptsError(msg=f"--bots names {len(names)} bots for {seats} seats. Name one for all, or one for each.")
    return setup, seats


def read_setup(spec: "GameSpec", path: Path) -> "tuple[Setup, int]":
    from emberhold.core.fields import mapping
    from emberhold.core.registry import SetupError
    from emberhold.scenario.documents import read_document
    from emberhold.tui.own_decks import with_named_decks

    data = read_document(path).data
    try:
        setup = with_named_decks(spec, mapping(data, "setup"))
        return setup, spec.new(setup, 0, track=False, log=False).seats
    except SetupError as error:
        raise EmberholdError(f"{path}: {error}") from None


def play_and_count(
    runner: "SeriesRunner",
    games: int,
    jobs: int,
    stop: "StopSignal",
    progress: "Progress | None",
    folder: "SeriesFolder | None" = None,
) -> "Tally":
    """Play the games that are not in the folder yet, and count all of them, including those in the folder."""
    from emberhold.bots.play_series import play_games

    tally = runner.tally()
    done = {} if folder is None else folder.done
    for played in done.values():
        if played.game < games:
            runner.add(tally, played)
    with closing(play_games(runner, games, jobs=jobs, without=frozenset(done), stop=stop)) as plays:
        for played in plays:
            if folder is not None:
                folder.add(played)
            runner.add(tally, played)
            if progress is not None:
                progress(played, tally)
    return tally


def play_into_folder(
    out: Path, runner: "SeriesRunner", games: int, jobs: int, stop: "StopSignal", progress: "Progress | None"
) -> "Tally":
    from emberhold.bots.series_folder import SeriesFolder

    with SeriesFolder(out, runner) as folder:
        runner.journals = folder.journals
        return play_and_count(runner, games, jobs, stop, progress, folder)


def as_document(tally: "Tally", games: int, seconds: float) -> dict[str, object]:
    return {
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": seconds,
        "wins": tally.wins,
        "errors": [failure.to_json() for failure in tally.errors],
        "unfinished": tally.unfinished,
        "planned": games,
        "interrupted": tally.games < games,
        "matchups": [
            {
                **matchup.between,
                "games": matchup.games,
                "decisions": matchup.decisions,
                "wins": matchup.wins,
                "seat_wins": matchup.seat_wins,
                "unfinished": matchup.unfinished,
            }
            for matchup in tally.matchups
            if matchup.between and matchup.games
        ],
        "mishaps": [{"message": words, "times": times} for words, times in sorted(tally.mishaps.items())],
    }


def in_words(runner: "SeriesRunner", tally: "Tally", seconds: float) -> str:
    series = runner.series
    lines = [f"{series.game}: {tally.games} games, {tally.decisions} decisions, {seconds:.1f} s."]
    if not runner.spec.cooperative:
        lines += [f"{name} won {wins}." for name, wins in zip(series.bots, tally.wins, strict=True)]
    else:
        lines.append(f"The players won {tally.wins[0]} and lost {tally.wins[1]}.")
    if tally.unfinished:
        lines.append(f"{tally.unfinished} did not end.")
    lines += by_matchup(tally, runner.spec.cooperative)
    lines += [words + (f" ({times} times)" if times > 1 else "") for words, times in sorted(tally.mishaps.items())]
    lines += [f"Game {failure.game} (seed {failure.seed}) broke off: {failure.message}" for failure in tally.errors]
    return "\n".join(lines)


def by_matchup(tally: "Tally", cooperative: bool) -> list[str]:
    """One line for each pair of decks with the wins of each deck, or for each nemesis with the players' wins."""
    told = [matchup for matchup in tally.matchups if matchup.between and matchup.games]
    if not told:
        return []
    titles = [matchup_title(matchup.between) for matchup in told]
    width = max(map(len, titles))
    lines = [f"By {' and '.join(told[0].between)}:"]
    for matchup, title in zip(told, titles, strict=True):
        score = " : ".join(map(str, matchup.seat_wins))
        if cooperative:
            score = f"won {matchup.wins[0]}, lost {matchup.wins[1]}"
        lines.append(f"  {title:<{width}}  {score}" + (f", {matchup.unfinished} open" if matchup.unfinished else ""))
    return lines


def counter(games: int) -> "Progress":
    """Shows on the terminal how many games have ended, in one line that disappears at the end."""
    last = perf_counter() - 1

    def show(_: "Played", tally: "Tally") -> None:
        nonlocal last
        now = perf_counter()
        if now - last > 0.1:  # nobody can read faster updates
            last = now
            print(f"\r{tally.games} of {games} games", end="", file=sys.stderr, flush=True)

    return show


def line_by_line(runner: "SeriesRunner", games: int) -> "Progress":
    """Prints on stderr how each game went."""

    def show(played: "Played", tally: "Tally") -> None:
        if played.error is not None:
            end = f"broke off: {played.error}"
        elif played.winners is None:
            end = "no end"
        elif runner.spec.cooperative:
            end = "the players won" if played.winners else "the players lost"
        else:
            seated = runner.seating(played.game)
            names = [f"{runner.series.bots[seated[seat]]} (seat {SEAT_LETTERS[seat]})" for seat in played.winners]
            end = f"won by {' and '.join(names)}" if names else "won by nobody"
        line = f"{tally.games} of {games}: game {played.game}, {played.decisions} decisions, {end}"
        print(harmless(line), file=sys.stderr, flush=True)

    return show
