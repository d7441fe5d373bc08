"""The folder of an arena.

arena.json      what is played; a folder keeps only one arena
results.jsonl   one line of JSON for each game that has ended
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final

from emberhold.arena.arena_game import ArenaGame
from emberhold.arena.schedule import Schedule
from emberhold.arena.stopwatch import Stopwatch
from emberhold.bots.result_folder import ResultFolder
from emberhold.core.registry import rules_in_a_line

__all__ = ["ArenaFolder"]

FORMAT: Final = 1


class ArenaFolder(ResultFolder[ArenaGame]):
    """The folder of one arena, open in one process at a time while the `with` block runs."""

    what = "arena"
    in_words: ClassVar[Mapping[str, str]] = {"chosen": "other choices"}

    def __init__(self, path: Path, schedule: Schedule) -> None:
        super().__init__(path)
        self._schedule = schedule

    def identity(self) -> dict[str, object]:
        arena = self._schedule.arena
        return {
            "format": FORMAT,
            "game": arena.game,
            "rules": rules_in_a_line(self._schedule.spec),
            "seed": arena.seed,
            "bots": list(arena.bots),
            "players": arena.players,
            "chosen": arena.chosen,
        }

    def number(self, result: ArenaGame) -> int:
        return result.number

    def as_line(self, result: ArenaGame) -> dict[str, object]:
        bots = self._schedule.arena.bots
        slot = self._schedule.slot(result.number)
        return {
            "game": result.number,
            "deal": slot.deal,
            "seed": result.seed,
            "setup": self._schedule.setup(slot.deal),
            "bots": [bots[who] for who in slot.seated],
            "winners": None if result.winners is None else list(result.winners),
            "reason": result.reason,
            "decisions": result.decisions,
            "failed": result.failed,
            "failure": result.failure,
            "error": result.error,
            "times": [watch.to_json() for _, watch in sorted(result.times.items())],
        }

    def from_line(self, raw: Mapping[str, object]) -> ArenaGame:
        number, decisions, failed = raw["game"], raw["decisions"], raw["failed"]
        reason, failure, error, times = (raw[key] for key in ("reason", "failure", "error", "times"))
        if type(number) is not int or number < 0:
            raise ValueError("not a game")
        slot = self._schedule.slot(number)
        seed, _ = self._schedule.luck(slot.deal)
        if raw["seed"] != seed:
            raise ValueError("a game of another arena")
        if type(decisions) is not int or not isinstance(reason, str) or not isinstance(failure, str):
            raise TypeError("not what was written here")
        if not isinstance(error, str | None) or not isinstance(times, list):
            raise TypeError("not what was written here")
        if failed is not None and (type(failed) is not int or not 0 <= failed < len(slot.seated)):
            raise ValueError("no seat of this game")
        watches = dict(zip(slot.bots, map(Stopwatch.from_json, times), strict=True))
        winners = self._seats(raw["winners"], len(slot.seated))
        return ArenaGame(number, seed, decisions, winners, reason, failed, failure, error, watches)

    def _seats(self, winners: object, seats: int) -> tuple[int, ...] | None:
        if winners is None:
            return None
        if not isinstance(winners, list) or not all(type(seat) is int and 0 <= seat < seats for seat in winners):
            raise ValueError("no seats of this game")
        return tuple(winners)
