"""Seats as people and scenarios name them: by letters, the first seat is `a`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberhold.core.decisions import Arg, Message
from emberhold.core.kinds import Seat

__all__ = ["SEAT_LETTERS", "of_seat", "seat_id", "theirs"]

SEAT_LETTERS: Final = "abcd"
"""One letter for each seat that any table has."""


def seat_id(seat: int) -> str:
    """The message that names the person or bot in a seat; an argument of sentences."""
    return f"seat-{seat}"


def of_seat(word: str, owner: Seat, seat: Seat) -> str:
    """A thing as one seat says it: `gilder` for its own, `b/gilder` for another's."""
    return word if owner == seat else f"{SEAT_LETTERS[owner]}/{word}"


def theirs(message: str, owner: Seat, seat: Seat, args: Mapping[str, Arg]) -> Message:
    """A sentence about a thing; about another's it is a longer one that names its owner."""
    if owner == seat:
        return Message(message, args)
    return Message(f"{message}-theirs", {**args, "seat": seat_id(owner)})
