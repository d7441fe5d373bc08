"""`emberhold simulate`: bots play many matches, the same ones for the same seed."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

from cyclopts import CycloptsError, Parameter
from cyclopts.validators import Number

from emberhold.core.errors import EmberholdError

if TYPE_CHECKING:
    from emberhold.bots.series import Series, Tally
    from emberhold.core.journal import Setup
    from emberhold.core.registry import GameSpec

__all__ = ["simulate"]

AtLeastOne = Annotated[int, Parameter(validator=Number(gte=1))]
Jobs = Annotated[int, Parameter(validator=Number(gte=1, lte=256))]
"""Every job is a process of its own, and all of them start at once."""


def simulate(
    game: str,
    /,
    *,
    games: AtLeastOne = 100,
    seed: int = 1,
    bots: str = "random",
    players: int | None = None,
    setup: Path | None = None,
    jobs: Jobs = 1,
    as_json: Annotated[bool, Parameter(name="--json", show_default=False)] = False,
) -> int:
    """Let bots play many matches. The same seed gives the same matches, with any number of jobs.

    Parameters
    ----------
    game
        The name of the game.
    games
        How many matches.
    seed
        Decides everything that is left to chance.
    bots
        One bot for all seats, or one for each seat, separated by commas. Seats rotate.
    players
        How many seats; without it as few as make a match between players.
    setup
        A YAML or JSON file with the set-up of all matches; without it the set-ups of the game take turns.
    jobs
        How many processes share the work.
    as_json
        Print one JSON document.
    """
    from emberhold.bots.registry import load_bot
    from emberhold.bots.series import Series, play_series
    from emberhold.core.registry import load_game

    spec = load_game(game)
    names = tuple(name.strip() for name in bots.split(","))
    for name in names:
        load_bot(name)
    chosen, seats = seating(spec, names, players, setup)
    series = Series(game=game, seed=seed, bots=names, players=seats, setup=chosen)
    start = perf_counter()
    tally = play_series(series, games, jobs=jobs, progress=progress(games) if sys.stderr.isatty() else None)
    seconds = round(perf_counter() - start, 3)
    if as_json:
        print(json.dumps(as_document(tally, seconds), ensure_ascii=False))
    else:
        print(in_words(series, tally, seconds, spec.cooperative))
    return 1 if tally.errors else 0


def seating(
    spec: "GameSpec", names: tuple[str, ...], players: int | None, path: Path | None
) -> "tuple[Setup | None, int]":
    """The set-up that was asked for, if any, and how many seats there are."""
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
        raise CycloptsError(msg=f"--bots names {len(names)} bots for {seats} seats; name one for all, or one for each.")
    return setup, seats


def read_setup(spec: "GameSpec", path: Path) -> "tuple[Setup, int]":
    from emberhold.core.reading import mapping
    from emberhold.core.registry import SetupError
    from emberhold.scenario.documents import read_document

    data = read_document(path).data
    try:
        setup = mapping(data, "setup")
        return setup, spec.new(setup, 0, track=False, log=False).seats
    except SetupError as error:
        raise EmberholdError(f"{path}: {error}") from None


def as_document(tally: "Tally", seconds: float) -> dict[str, object]:
    return {
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": seconds,
        "wins": tally.wins,
        "errors": [failure.to_json() for failure in tally.errors],
        "unfinished": tally.unfinished,
    }


def in_words(series: "Series", tally: "Tally", seconds: float, cooperative: bool) -> str:
    lines = [f"{series.game}: {tally.games} games, {tally.decisions} decisions, {seconds:.1f} s."]
    if not cooperative:
        lines += [f"{name} won {wins}." for name, wins in zip(series.bots, tally.wins, strict=True)]
    else:
        lines.append(f"The players won {tally.wins[0]} and lost {tally.wins[1]}.")
    if tally.unfinished:
        lines.append(f"{tally.unfinished} have no end.")
    lines += [f"Game {failure.game} (seed {failure.seed}) broke off: {failure.message}" for failure in tally.errors]
    return "\n".join(lines)


def progress(games: int) -> Callable[[int], None]:
    """Shows on the terminal how far it is, at most ten times a second."""
    last = perf_counter()

    def show(done: int) -> None:
        nonlocal last
        now = perf_counter()
        if done == games:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
        elif now - last > 0.1:
            last = now
            print(f"\r{done} of {games} games", end="", file=sys.stderr, flush=True)

    return show
