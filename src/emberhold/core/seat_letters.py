"""Seats as people and scenarios name them: by letters, the first seat is `a`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberhold.core.decisions import Arg, Message
from emberhold.core.kinds import Seat

__all__ = ["SEAT_LETTERS", "of_seat", "seat_id", "theirs"]

SEAT_LETTERS: Final = "abcd"
"""The letters of the seats, in order."""


def seat_id(seat: int) -> str:
    """The message that names the person or bot in a seat; an argument of sentences."""
    return f"seat-{seat}"


def of_seat(word: str, owner: Seat, seat: Seat) -> str:
    """How one seat names a thing: `gilder` for its own, `b/gilder` for one of seat b."""
    return word if owner == seat else f"{SEAT_LETTERS[owner]}/{word}"


def theirs(message: str, owner: Seat, seat: Seat, args: Mapping[str, Arg]) -> Message:
    """A sentence about a thing; if it belongs to somebody else, a longer sentence that names the owner."""
    if owner == seat:
        return Message(message, args)
    return Message(f"{message}-theirs", {**args, "seat": seat_id(owner)})
