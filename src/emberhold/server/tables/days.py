"""Matches of the day on a server: which day is meant, and what follows from it."""

from __future__ import annotations

from datetime import date
from typing import Final

from emberhold.core.daily import DayError, has_days, match_of_day, read_day
from emberhold.core.journal import Journal
from emberhold.core.registry import GameSpec, rules_for
from emberhold.server.errors import Refused
from emberhold.server.tables.new_table import check_setup
from emberhold.server.tables.services import Services
from emberhold.server.wire.http_bodies import DayBattle, NewTable

__all__ = ["day_battle", "named_day", "new_day_match"]

TODAY: Final = "today"
"""The day that it is in UTC when the request comes."""


def named_day(word: str, today: date) -> date:
    """The day that a request names."""
    if word == TODAY:
        return today
    try:
        return read_day(word, today)
    except DayError as error:
        refused = (
            Refused("day-future", detail=f"day: {error}") if error.future else Refused("day", detail=f"day: {error}")
        )
        raise refused from None


def day_battle(spec: GameSpec, word: str, today: date, players: int) -> DayBattle:
    """What the match of a day sets up. 0 players are as many as the game suggests."""
    _check_game(spec)
    day = named_day(word, today)
    fewest, most = spec.players
    if players and not fewest <= players <= most:
        raise Refused("seats", {"fewest": fewest, "most": most})
    setup = match_of_day(spec, day, players or None).setup
    return DayBattle(spec.name, day.isoformat(), today.isoformat(), dict(setup))


def new_day_match(body: NewTable, services: Services, day: date) -> Journal:
    """The match of this day for the seats of a new table, before its first answer.

    Nothing in it can be chosen, and its seed follows from the date, so the luck is the same everywhere.
    """
    if body.chain:
        raise Refused("no-days")
    spec = services.spec(body.game)
    _check_game(spec)
    if body.setup is not None or body.chosen is not None or body.seed is not None or body.options.lists is not None:
        raise Refused("day-chosen", detail="day: leave out `setup`, `chosen`, `seed` and `options.lists`.")
    setup, seed = match_of_day(spec, day, len(body.seats))
    check_setup(spec, dict(setup), seed, len(body.seats))
    return Journal(spec.name, rules_for(spec, setup), setup, seed)


def _check_game(spec: GameSpec) -> None:
    if not has_days(spec):
        raise Refused("no-days")
