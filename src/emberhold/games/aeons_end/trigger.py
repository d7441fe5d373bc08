"""Short-lived record of something that happened and that other effects wait for. Never part of a quiet state."""

from __future__ import annotations


class Trigger:
    """One thing that happened (GEN-11): who did it, with which card, pile or breach."""

    __slots__ = ("card", "moment", "n", "pile", "seat")

    def __init__(self, moment: int, seat: int, *, card: int = -1, pile: int = -1, n: int = 0) -> None:
        self.moment = moment
        self.seat = seat
        self.card = card
        self.pile = pile
        self.n = n


class Due:
    """An effect that waits for the end of the sentence: whose it is, and which line of which card or treasure."""

    __slots__ = ("card", "line", "seat", "treasure", "trigger")

    def __init__(self, trigger: Trigger, seat: int, line: int, *, card: int = -1, treasure: int = -1) -> None:
        self.trigger = trigger
        self.seat = seat
        self.line = line
        self.card = card
        self.treasure = treasure
