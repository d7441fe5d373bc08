"""Who has which seat, from the words `person` and `bot=NAME`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberhold.bots.offered_bots import bot_title, usual_bot
from emberhold.bots.roster import built_in_bots
from emberhold.core.errors import EmberholdError

__all__ = ["PERSON", "SeatError", "bot_name", "read_seats", "seat_names", "usual_seat"]

PERSON: Final = "person"
_BOT: Final = "bot="
USUAL: Final = 2
"""How many seats a match has if nothing is said about seats, as far as the game allows it."""


class SeatError(EmberholdError):
    """The seats that were asked for are not possible."""


def usual_seat(*, cooperative: bool) -> str:
    """The word for a seat for which nothing was said: a bot that a newcomer can play against, or with."""
    return _BOT + usual_bot(built_in_bots(), cooperative=cooperative)


def read_seats(words: Sequence[str], players: tuple[int, int], *, cooperative: bool = False) -> tuple[str, ...]:
    """The seats in order. If no word names a person, you have seat 0 and the words are for the other seats."""
    for word in words:
        if word != PERSON and not (word.startswith(_BOT) and len(word) > len(_BOT)):
            raise SeatError(f"'{word}' is not a seat. Use --seat person or --seat bot=NAME.")
    seats = tuple(words) if PERSON in words else (PERSON, *words)
    fewest, most = players
    wanted = fewest if words else min(max(fewest, USUAL), most)
    seats += (usual_seat(cooperative=cooperative),) * (wanted - len(seats))
    if len(seats) > most:
        raise SeatError(f"This game has at most {most} seats; you asked for {len(seats)}.")
    return seats


def bot_name(seat: str) -> str | None:
    return seat.removeprefix(_BOT) if seat.startswith(_BOT) else None


def seat_names(seats: Sequence[str]) -> dict[int, str]:
    """Bots have their bot's name, with the seat number if two are the same; people are named by their seat."""
    bots = {number: bot_title(name) for number, seat in enumerate(seats) if (name := bot_name(seat))}
    names = list(bots.values())
    return {number: f"{name} {number + 1}" if names.count(name) > 1 else name for number, name in bots.items()}
