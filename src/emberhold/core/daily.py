"""The match of the day: a set-up and a seed that follow from a date, the same for everybody.

The date is that of UTC, so that the whole world has the same match. Those who have played it know its luck.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import NamedTuple, Protocol, runtime_checkable

from emberhold.core.errors import EmberholdError
from emberhold.core.journal import Setup
from emberhold.core.registry import GameSpec

__all__ = ["DayError", "DayMatch", "has_days", "match_of_day", "read_day", "utc_today"]


class DayError(EmberholdError):
    """This day has no match: the word is no date, or the day has not come yet."""

    def __init__(self, words: str, *, future: bool) -> None:
        super().__init__(words)
        self.future = future


@runtime_checkable
class DailySpec(Protocol):
    """What a game with a match of the day has besides."""

    def battle_of_day(self, day: int, players: int | None) -> tuple[Setup, int]:
        """Set-up and seed of a day, counted from the first day of the year 1, which is 1."""
        ...


class DayMatch(NamedTuple):
    """All that the match of a day follows from."""

    setup: Setup
    seed: int


def utc_today() -> date:
    """The day that it is now."""
    return datetime.now(UTC).date()


def read_day(word: str, today: date) -> date:
    """The day that a word such as 2026-11-18 names, if it has come already."""
    try:
        day = date.fromisoformat(word)
    except ValueError:
        day = None
    if day is None or day.isoformat() != word:  # of all ways to write a date we know one
        raise DayError(f"'{word[:20]}' is no date; write it like 2026-11-18.", future=False)
    if day > today:
        raise DayError(f"{word} has not come yet; in UTC today is {today.isoformat()}.", future=True)
    return day


def has_days(spec: GameSpec) -> bool:
    """Whether this game has a match of the day."""
    return isinstance(spec, DailySpec)


def match_of_day(spec: GameSpec, day: date, players: int | None = None) -> DayMatch:
    """The match of this day for so many players, or for as many as the game suggests."""
    if not isinstance(spec, DailySpec):
        raise DayError(f"{spec.name} has no match of the day.", future=False)
    return DayMatch(*spec.battle_of_day(day.toordinal(), players))
