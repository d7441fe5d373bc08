"""A table to play at in tests that need more than a scenario: answers in words, and the board to look at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhold.core.registry import load_game
from emberhold.core.seat_letters import SEAT_LETTERS
from emberhold.games.aeons_end.match import AeonsEndMatch
from emberhold.games.aeons_end.state import State
from emberhold.scenario.driver import Driver
from emberhold.scenario.format import Step

__all__ = ["GAME", "MAGES", "Json", "Table", "first_mages", "new_match", "slugs", "staged"]

GAME = "aeons-end"
MAGES = ("taqren", "gygar", "claudia", "sahala")
"""Those of the very first game (SETUP-10)."""

Json = dict[str, Any]


class Table:
    """A battle whose seats answer in the words of scenarios."""

    def __init__(self, match: AeonsEndMatch) -> None:
        self.match = match
        self._driver = Driver(match, lambda _: None)

    @property
    def st(self) -> State:
        return self.match.st

    def say(self, seat: str, *phrases: str) -> None:
        self._driver.take(Step(SEAT_LETTERS.index(seat), phrases))

    def offers(self, seat: str) -> list[str]:
        """What the seat may answer now; nothing if it is not asked."""
        number = SEAT_LETTERS.index(seat)
        decision = self.match.decision_for(number)
        return [] if decision is None else [" ".join(option.meaning) for option in decision.described(number)[1]]

    def asked(self) -> set[str]:
        return {SEAT_LETTERS[seat] for decision in self.match.pending for seat in decision.seats}

    def look(self) -> Json:
        """The whole table, secrets included."""
        return dict(load_game(GAME).look(self.match))

    def view(self, seat: str | None) -> Json:
        return dict(self.match.view(None if seat is None else SEAT_LETTERS.index(seat)))


def first_mages(players: int = 2, nemesis: str = "maggoth", **more: object) -> Json:
    """A set-up of so many of the first mages, with the market of the first game."""
    seats = [{"mage": mage} for mage in MAGES[:players]]
    return {"seats": seats, "nemesis": nemesis, "market": "first-game", **more}


def new_match(setup: Mapping[str, object], seed: int = 0) -> Table:
    return Table(AeonsEndMatch.begin(dict(setup), seed))


def staged(given: Mapping[str, object], seed: int = 0) -> Table:
    """A battle in the middle, from a scenario's `given`."""
    return Table(AeonsEndMatch.begin({"board": given}, seed))


def slugs(cards: list[Json]) -> list[str]:
    """The names of cards as a look or a view lists them."""
    return [card["card"] for card in cards]
