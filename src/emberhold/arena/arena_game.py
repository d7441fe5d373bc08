"""One game of an arena. A bot that fails in it has lost it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import perf_counter_ns

from emberhold.arena.checkout_bot import CheckoutBot, arena_bot
from emberhold.arena.schedule import Arena, Schedule
from emberhold.arena.stopwatch import Stopwatch
from emberhold.bots.bot import Bot
from emberhold.bots.handle import Handle
from emberhold.bots.one_seat_bot import OneSeatBot
from emberhold.bots.roster import is_outside, take_mishaps
from emberhold.bots.series import DECISION_CAP, error_words, play_out
from emberhold.core.decisions import Decision
from emberhold.core.errors import EmberholdError
from emberhold.core.journal import Setup
from emberhold.core.rng import Rng

__all__ = ["ArenaGame", "ArenaTable", "ArenaWork"]


@dataclass(frozen=True, slots=True)
class ArenaGame:
    """How one game went."""

    number: int
    seed: int
    decisions: int = 0
    winners: tuple[int, ...] | None = None
    """The seats that won; None if the game has no end, empty if nobody won."""
    reason: str = ""
    failed: int | None = None
    """The seat whose bot failed, and so lost the game, and below what it did."""
    failure: str = ""
    error: str | None = None
    """Why the game broke off, if it was no bot's fault. Then nothing can be said about the bots."""
    times: Mapping[int, Stopwatch] = field(default_factory=dict, compare=False)
    """How long each bot thought, by its place."""


@dataclass(frozen=True, slots=True)
class ArenaWork:
    """An arena, for processes that play its games."""

    arena: Arena

    def player(self) -> Callable[[int], ArenaGame]:
        return ArenaTable(Schedule(self.arena)).play


class ArenaTable:
    """Plays games of an arena by their number; the bots are loaded once."""

    def __init__(self, schedule: Schedule) -> None:
        self.schedule = schedule
        self._bots: dict[tuple[int, int], Bot] = {}

    def bot(self, who: int, seat: int) -> Bot:
        """The bot of this place. One that may remember what it saw plays no other seat, and has a process for each."""
        bot = self._bots.get((who, seat))
        if bot is None:
            first = self._bots.get((who, 0))
            arena = self.schedule.arena
            bot = arena_bot(arena.bots[who], arena.game) if first is None or is_outside(first) else first
            self._bots[who, seat] = bot
        return bot

    def play(self, number: int) -> ArenaGame:
        """Play one game. An error in it becomes part of the result, and the other games go on."""
        schedule = self.schedule
        slot = schedule.slot(number)
        seed, chance = schedule.luck(slot.deal)
        times = {who: Stopwatch() for who in slot.bots}
        keys: list[str] = []
        seated = [WatchedBot(self.bot(who, seat), seat, times[who], keys) for seat, who in enumerate(slot.seated)]
        chances = [chance.fork() for _ in seated]
        try:
            watched = any(bot.uses_handle for bot in seated)
            for bot in seated:
                bot.begin(schedule.setup(slot.deal), seed)
            match = schedule.spec.new(schedule.setup(slot.deal), seed, track=watched, log=watched)
            decisions, _ = play_out(match, seated, chances, DECISION_CAP)
        except Failed as failed:
            self._forget(slot.seated[failed.seat])
            decisions = sum(watch.decisions for watch in times.values())
            return ArenaGame(number, seed, decisions, None, "", failed.seat, failed.what, times=times)
        except EmberholdError:
            raise  # nothing can be played like this, for example because a bot cannot be started
        except Exception as error:
            return ArenaGame(number, seed, error=error_words(error), times=times)
        outcome = match.outcome
        if outcome is None:
            return ArenaGame(number, seed, decisions, times=times)
        return ArenaGame(number, seed, decisions, tuple(outcome.winners), outcome.reason, times=times)

    def _forget(self, who: int) -> None:
        """A bot that failed begins its next game afresh."""
        for key in [key for key in self._bots if key[0] == who]:
            bot = self._bots.pop(key)
            if isinstance(bot, OneSeatBot):
                bot.close()


class Failed(Exception):
    """A bot gave no answer, or one that was not offered."""

    def __init__(self, seat: int, what: str) -> None:
        super().__init__(what)
        self.seat = seat
        self.what = what


class WatchedBot:
    """A bot on a seat: its time is taken, and it may not fail."""

    def __init__(self, bot: Bot, seat: int, watch: Stopwatch, keys: list[str]) -> None:
        self.uses_handle = bot.uses_handle
        self._bot = bot
        self._seat = seat
        self._watch = watch
        self._keys = keys
        """What all bots of the match answered."""

    def begin(self, setup: Setup, seed: int) -> None:
        """Tell a bot that plays along in another checkout what is played."""
        if isinstance(self._bot, CheckoutBot):
            self._bot.begin(setup, seed, self._keys)

    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> str:
        start = perf_counter_ns()
        try:
            key = self._bot.choose(handle, decision, rng)
        except Exception as error:
            # A bot from another package never raises. If its process cannot be started, this machine is to blame.
            if is_outside(self._bot):
                raise
            raise Failed(self._seat, f"raised {error_words(error)}") from error
        self._watch.add(perf_counter_ns() - start)
        mishaps = take_mishaps(self._bot)
        if mishaps:
            raise Failed(self._seat, mishaps[0].why)
        if key not in map(str, range(decision.count)):
            raise Failed(self._seat, f"answered '{key[:20]}', which was not offered")
        self._keys.append(key)
        return key
