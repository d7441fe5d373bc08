"""Many matches between bots, each fixed by the seed of the series and its own number alone."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import Final

from emberhold.bots.bot import Bot
from emberhold.bots.handle import Handle
from emberhold.bots.registry import load_bot
from emberhold.core.errors import EmberholdError
from emberhold.core.journal import Setup
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from emberhold.core.state import Outcome

__all__ = ["DECISION_CAP", "Failure", "Host", "Played", "Series", "Tally", "play_out", "play_series"]

DECISION_CAP: Final = 20_000
"""A match that asks more often than this is going nowhere."""

PLAYERS: Final = 0
AGAINST: Final = 1
"""The two sides of a cooperative game."""

# A seed must survive JSON readers that keep numbers as doubles.
_SEED_BITS: Final = 53


@dataclass(frozen=True, slots=True)
class Series:
    """What is played: one bot for all seats, or one for each seat; one set-up, or all that the game comes with."""

    game: str
    seed: int
    bots: tuple[str, ...]
    players: int
    setup: Setup | None = None
    cap: int = DECISION_CAP


@dataclass(frozen=True, slots=True)
class Failure:
    """A game that broke off."""

    game: int
    seed: int
    message: str

    def to_json(self) -> dict[str, object]:
        return {"game": self.game, "seed": self.seed, "message": self.message}


@dataclass(frozen=True, slots=True)
class Played:
    """How one game went: decisions with a choice, who won (as places in the tally), or why there is no end."""

    decisions: int = 0
    winners: tuple[int, ...] = ()
    finished: bool = True
    failure: Failure | None = None


@dataclass(slots=True)
class Tally:
    """All games of a series together."""

    wins: list[int]
    games: int = 0
    decisions: int = 0
    unfinished: int = 0
    errors: list[Failure] = field(default_factory=list)

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.unfinished += not played.finished
        for winner in played.winners:
            self.wins[winner] += 1
        if played.failure is not None:
            self.errors.append(played.failure)


def play_out(match: Match, bots: Sequence[Bot], chances: Sequence[Rng], cap: int = DECISION_CAP) -> tuple[int, bool]:
    """Let one bot per seat play a match to its end: how many decisions were a choice, and whether there is an end."""
    handles = [Handle(match, seat) for seat in range(match.seats)]
    choices = 0
    for _ in range(cap):
        pending = match.pending
        if not pending:
            return choices, True
        decision = pending[0]
        seat = decision.seats[0]
        if decision.count > 1:
            choices += 1
        match.answer(seat, decision, bots[seat].choose(handles[seat], decision, chances[seat]))
    return choices, not match.pending


class Host:
    """Plays games of one series by their number; the game and the bots are loaded once."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.spec = load_game(series.game)
        self.bots = [load_bot(name) for name in series.bots]
        self.setups = self.spec.setups(series.players) if series.setup is None else [series.setup]
        if not self.setups:
            raise EmberholdError(f"{series.game} comes with no set-up for {series.players} players; name one.")

    def seating(self, number: int) -> list[int]:
        """For each seat, which of the bots sits there in this game.

        Seats rotate from game to game, and by one more each time all set-ups were played: otherwise, with as many
        set-ups as seats, a bot would meet each set-up on the same seat for ever.
        """
        players = self.series.players
        if len(self.bots) == 1:
            return [0] * players
        turn = number % len(self.setups) + number // len(self.setups)
        return [(seat + turn) % players for seat in range(players)]

    def play(self, number: int) -> Played:
        """One game. Whatever goes wrong in it is part of the result: the other games go on."""
        chance = Rng(Rng(self.series.seed).next() + number)
        seed = chance.next() >> (64 - _SEED_BITS)
        seating = self.seating(number)
        seated = [self.bots[who] for who in seating]
        watched = any(bot.uses_handle for bot in seated)
        try:
            match = self.spec.new(self.setups[number % len(self.setups)], seed, track=watched, log=watched)
            choices, finished = play_out(match, seated, [chance.fork() for _ in seated], self.series.cap)
            outcome = match.outcome
        except Exception as error:
            return Played(finished=False, failure=Failure(number, seed, _told(error)))
        return Played(choices, () if outcome is None else self._winners(outcome, seating), finished)

    def _winners(self, outcome: Outcome, seating: list[int]) -> tuple[int, ...]:
        """As places in the tally: of the bots, or in a cooperative game of the players and of their adversary."""
        if self.spec.cooperative:
            return (PLAYERS,) if outcome.winners else (AGAINST,)
        return tuple(sorted({seating[seat] for seat in outcome.winners}))

    def sides(self) -> int:
        """How many places the tally has."""
        return 2 if self.spec.cooperative else len(self.bots)


def _told(error: Exception) -> str:
    # Where an object lies in memory is the one thing that would differ when the series is played again.
    return re.sub(r"0x[0-9a-fA-F]+", "0x…", " ".join(f"{type(error).__name__}: {error}".split()))


def play_series(series: Series, games: int, *, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Tally:
    """Play the first so many games. The result is the same for any number of jobs."""
    # Also with several jobs: what is wrong with the series itself is said once, here, and not by a dying process.
    host = Host(series)
    tally = Tally([0] * host.sides())
    for played in map(host.play, range(games)) if jobs == 1 else _together(series, games, jobs):
        tally.add(played)
        if progress is not None:
            progress(tally.games)
    return tally


def _together(series: Series, games: int, jobs: int) -> Iterator[Played]:
    # Few large parcels keep the talk between processes short; more parcels than jobs even out their length.
    parcel = max(1, min(200, games // (jobs * 8)))
    with ProcessPoolExecutor(min(jobs, games), initializer=_start_worker, initargs=(series,)) as pool:
        try:
            yield from pool.map(_play_in_worker, range(games), chunksize=parcel)
        except BrokenProcessPool:
            raise EmberholdError("A process that played games died; --jobs 1 shows why.") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


_worker: list[Host] = []


def _start_worker(series: Series) -> None:
    # Ctrl-C reaches every process of a terminal; the one that started the others ends them, in silence.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _worker[:] = [Host(series)]


def _play_in_worker(number: int) -> Played:
    return _worker[0].play(number)
