"""What lies on a nemesis' mat: the part of a battle's state that belongs to one nemesis alone. No rules here."""

from __future__ import annotations

from emberhold.core.kinds import CardId
from emberhold.core.native import mypyc_attr

__all__ = ["Mat"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Mat:
    """A mat with only what any nemesis may have on it.

    A nemesis that keeps more has a class of its own, with `__slots__` for what it adds and a `copy` of all fields. That
    class needs the same decorator as this one; without it a compiled mat cannot be copied without its `__init__`.
    """

    __slots__ = ("cards", "era", "own_deck")

    def __init__(self) -> None:
        self.cards: list[CardId] = []
        """Cards on the mat or beside it, in the zone ON_MAT; the top card is the last."""
        self.own_deck: list[CardId] = []
        """Cards of its own deck, in the zone MAT_DECK; the top card is the last."""
        self.era = 0
        """Goes up when everything in progress is cut short: texts that began before do nothing more."""

    def copy(self) -> Mat:
        """Field by field and without `__init__`, because bots copy states all the time."""
        new = Mat.__new__(Mat)
        new.cards = self.cards[:]
        new.own_deck = self.own_deck[:]
        new.era = self.era
        return new
