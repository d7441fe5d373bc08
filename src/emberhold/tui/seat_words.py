"""Who has which seat, from the words `person` and `bot=NAME`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberhold.core.errors import EmberholdError

__all__ = ["PERSON", "SeatError", "bot_name", "read_seats", "seat_names"]

PERSON: Final = "person"
_BOT: Final = "bot="
DEFAULT_BOT: Final = "bot=greedy"
USUAL: Final = 2
"""How many seats a match has if nothing is said about seats, as far as the game allows it."""


class SeatError(EmberholdError):
    """The seats that were asked for are not possible."""


def read_seats(words: Sequence[str], players: tuple[int, int]) -> tuple[str, ...]:
    """The seats in order. If no word names a person, you have seat 0 and the words are for the other seats."""
    for word in words:
        if word != PERSON and not (word.startswith(_BOT) and len(word) > len(_BOT)):
            raise SeatError(f"'{word}' is not a seat. Use --seat person or --seat bot=NAME.")
    seats = tuple(words) if PERSON in words else (PERSON, *words)
    fewest, most = players
    wanted = fewest if words else min(max(fewest, USUAL), most)
    seats += (DEFAULT_BOT,) * (wanted - len(seats))
    if len(seats) > most:
        raise SeatError(f"This game has at most {most} seats; you asked for {len(seats)}.")
    return seats


def bot_name(seat: str) -> str | None:
    return seat.removeprefix(_BOT) if seat.startswith(_BOT) else None


def seat_names(seats: Sequence[str]) -> dict[int, str]:
    """Bots have their bot's name, with the seat number if two are the same; people are named by their seat."""
    bots = {number: _shown(name) for number, seat in enumerate(seats) if (name := bot_name(seat))}
    names = list(bots.values())
    return {number: f"{name} {number + 1}" if names.count(name) > 1 else name for number, name in bots.items()}


def _shown(name: str) -> str:
    """The name of a bot; for `module:Class` it is the class."""
    short = name.rpartition(":")[2]
    return short[:1].upper() + short[1:]
