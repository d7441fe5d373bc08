"""A table to play at in tests that need more than a scenario: answers in words, and views to look at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.seat_letters import SEAT_LETTERS
from emberhold.scenario.driver import Driver
from emberhold.scenario.format import Step

__all__ = ["DONE", "Json", "Table", "decks", "new_match", "staged"]

DONE = ("done", "pass", "end turn", "decline")
"""Answers that do as little as possible."""

Json = dict[str, Any]


class Table:
    """A match whose seats answer in the words of scenarios."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._driver = Driver(match, lambda _: None)

    def say(self, seat: str, *phrases: str) -> None:
        self._driver.take(Step(SEAT_LETTERS.index(seat), phrases))

    def offers(self, seat: str) -> list[str]:
        """What the seat may answer now; nothing if it is not asked."""
        number = SEAT_LETTERS.index(seat)
        decision = self.match.decision_for(number)
        return [] if decision is None else [" ".join(option.meaning) for option in decision.described(number)[1]]

    def asked(self) -> set[str]:
        return {SEAT_LETTERS[seat] for decision in self.match.pending for seat in decision.seats}

    def do_little(self) -> None:
        """The first seat that is asked declines, passes, ends the turn or takes the first option there is."""
        seat = min(self.asked())
        offers = self.offers(seat)
        self.say(seat, next((phrase for phrase in DONE if phrase in offers), offers[0]))

    def look(self) -> Json:
        """The whole table, secrets included."""
        return dict(load_game("ashes").look(self.match))

    def view(self, seat: str | None) -> Json:
        return dict(self.match.view(None if seat is None else SEAT_LETTERS.index(seat)))

    def events(self, kind: str, seat: str | None = None) -> list[Json]:
        """The events of one kind, as a seat or a spectator was told them."""
        told = self.match.events(None if seat is None else SEAT_LETTERS.index(seat))
        return [dict(event) for event in told if event["kind"] == kind]


def decks(*names: str, first_five: str = "suggested") -> Json:
    """A setup with these pre-built decks."""
    return {"seats": [{"deck": name, "first_five": first_five} for name in names]}


def new_match(setup: Mapping[str, object], seed: int = 0) -> Table:
    return Table(load_game("ashes").new(dict(setup), seed))


def staged(given: Mapping[str, object], seed: int = 0) -> Table:
    """A match in the middle, from a scenario's `given`."""
    return Table(load_game("ashes").stage(given, seed))
