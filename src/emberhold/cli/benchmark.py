"""Measures a game from outside: it calls and times only what the protocol offers."""

import gc
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from statistics import fmean, median
from time import perf_counter
from types import BuiltinFunctionType, CodeType, FunctionType, MethodType, ModuleType

from emberhold.bots.random import RandomBot
from emberhold.bots.series import play_out
from emberhold.core.errors import EmberholdError
from emberhold.core.events import EventLog
from emberhold.core.journal import Entry, Setup
from emberhold.core.match import Match
from emberhold.core.registry import GameSpec
from emberhold.core.rng import KEY_BYTES, Rng
from emberhold.core.seeds import Seed, keyed_seed

__all__ = ["calibration", "match_bytes", "measure"]

CALIBRATION_STEPS = 1_000_000
REPEATS = 5
EVERY = 7
"""A clone or a view is timed once in this many decisions; a prime, so as not to follow the game's rhythm."""
SIZED_EVERY = 70

# Modules that belong to the program and not to one match, and parts of a match that grow with its history.
_NOT_STATE = (ModuleType, type, FunctionType, BuiltinFunctionType, MethodType, CodeType, EventLog, Entry)


def calibration() -> int:
    """Steps per second of a fixed loop that only needs the interpreter; for comparing machines."""
    best = 0.0
    for _ in range(3):
        start = perf_counter()
        number, table = 1, [0] * 64
        for _ in range(CALIBRATION_STEPS):
            number = (number * 1103515245 + 12345) & 0x7FFFFFFF
            table[number & 63] += 1
        best = max(best, CALIBRATION_STEPS / (perf_counter() - start))
    return round(best)


def measure(spec: GameSpec, seconds: float) -> dict[str, float | int | None]:
    """All numbers of one game; takes about this many seconds."""
    fewest, most = spec.players
    setups = spec.setups(min(max(2, fewest), most))
    if not setups:
        raise EmberholdError(f"{spec.name} comes with no set-up to measure.")
    warm_up = _RandomGames(spec, setups, first=1_000_000)
    warm_up.run(seconds * 0.05)
    rate = _RandomGames(spec, setups)
    rate.run(seconds * 0.45)
    samples = _SampledGames(spec, setups)
    samples.run(seconds * 0.3)
    return {
        "decisions_per_s": round(rate.choices / rate.seconds),
        "games_per_s": round(rate.games / rate.seconds, 1),
        "keyed_ratio": _keyed_ratio(spec, setups, seconds * 0.1),
        "clone_us": samples.typical(samples.quiet),
        "clone_mid_us": samples.typical(samples.mid),
        "view_us": samples.typical(samples.views),
        "view_bytes": round(fmean(samples.view_sizes)) if samples.view_sizes else None,
        "create_ms": round(_create(spec, setups, seconds * 0.1) * 1e3, 3),
        "match_bytes": round(fmean(samples.sizes)) if samples.sizes else None,
    }


def _create(spec: GameSpec, setups: Sequence[Setup], seconds: float) -> float:
    """Seconds to make a match for people, with log and undo."""
    taken: list[float] = []
    end = perf_counter() + seconds
    while not taken or perf_counter() < end:
        start = perf_counter()
        spec.new(setups[len(taken) % len(setups)], len(taken))
        taken.append(perf_counter() - start)
    return median(taken)


def _keyed_ratio(spec: GameSpec, setups: Sequence[Setup], seconds: float) -> float | None:
    """How many times as many decisions a second the keyed generator gives as the fast one, by turns in random games."""
    fast, keyed = _RandomGames(spec, setups), _RandomGames(spec, setups, keyed=True)
    end = perf_counter() + seconds
    while not keyed.games or perf_counter() < end:
        for games in (fast, keyed):
            games.play()
    if not fast.choices:
        return None
    return round((keyed.choices / keyed.seconds) / (fast.choices / fast.seconds), 3)


class _RandomGames:
    """Random games one after another, as `simulate` plays them."""

    def __init__(self, spec: GameSpec, setups: Sequence[Setup], first: int = 0, *, keyed: bool = False) -> None:
        self.spec, self.setups, self.first, self.keyed = spec, setups, first, keyed
        self.bot = RandomBot()
        self.games = self.choices = 0
        self.seconds = 0.0

    def run(self, seconds: float) -> None:
        while self.games == 0 or self.seconds < seconds:
            self.play()

    def play(self) -> None:
        """One more game."""
        start = perf_counter()
        number = self.first + self.games
        key = number.to_bytes(KEY_BYTES, "big")
        seed: Seed = keyed_seed(key, key) if self.keyed else number
        match = self.spec.new(self.setups[number % len(self.setups)], seed, track=False, log=False)
        chance = Rng(number).fork()
        choices, _ = play_out(match, [self.bot] * match.seats, [chance.fork() for _ in range(match.seats)])
        self.choices += choices
        self.games += 1
        self.seconds += perf_counter() - start


class _SampledGames:
    """Random games that are interrupted to take copies and views."""

    def __init__(self, spec: GameSpec, setups: Sequence[Setup]) -> None:
        self.spec, self.setups = spec, setups
        self.quiet: list[float] = []
        self.mid: list[float] = []
        self.views: list[float] = []
        self.view_sizes: list[int] = []
        self.sizes: list[int] = []

    def run(self, seconds: float) -> None:
        end = perf_counter() + seconds
        asked = game = 0
        while game == 0 or perf_counter() < end:
            setup = self.setups[game % len(self.setups)]
            match = self.spec.new(setup, game, log=False)
            twin = self.spec.new(setup, game + 1, log=False)
            chance = Rng(game).fork()
            while match.pending and perf_counter() < end:
                decision = match.pending[0]
                asked += 1
                if asked % EVERY == 0:
                    self._sample(match, decision.seats[0])
                if asked % SIZED_EVERY == 0:
                    self.sizes.append(match_bytes(match, twin))
                match.answer(decision.seats[0], decision, str(chance.below(decision.count)))
            game += 1

    def _sample(self, match: Match, seat: int) -> None:
        (self.quiet if match.quiet else self.mid).append(_mean(match.clone))
        self.views.append(_mean(lambda: match.view(seat)))
        self.view_sizes.append(len(json.dumps(match.view(seat), ensure_ascii=False, separators=(",", ":")).encode()))

    @staticmethod
    def typical(taken: list[float]) -> float | None:
        """The typical time in microseconds; None if there was no such moment."""
        return round(median(taken) * 1e6, 1) if taken else None


def _mean(call: Callable[[], object]) -> float:
    start = perf_counter()
    for _ in range(REPEATS):
        call()
    return (perf_counter() - start) / REPEATS


def match_bytes(match: Match, twin: Match) -> int:
    """About how much memory one match takes, without its log and its journal.

    Objects that another match reaches too (card definitions, the set-up, small numbers) are shared and do not count.
    """
    shared = {id(thing) for thing in _reachable(twin)}
    return sum(sys.getsizeof(thing) for thing in _reachable(match.clone()) if id(thing) not in shared)


def _reachable(root: object) -> Iterator[object]:
    seen = {id(root)}
    waiting = [root]
    while waiting:
        thing = waiting.pop()
        yield thing
        for part in gc.get_referents(thing):
            if id(part) not in seen and not isinstance(part, _NOT_STATE):
                seen.add(id(part))
                waiting.append(part)
