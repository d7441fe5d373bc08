"""One cast of a spell: who casts, from which breach, and what is added to it. Never part of a quiet state."""

from __future__ import annotations


class Cast:
    """A spell being cast (CAST-04)."""

    __slots__ = ("breach", "card", "caster", "cost", "from_open", "instances", "owner", "position", "relic")

    def __init__(
        self, caster: int, owner: int, card: int, breach: int, cost: int, relic: int, *, from_open: bool
    ) -> None:
        self.caster = caster
        self.owner = owner
        self.card = card
        self.breach = breach
        self.position = breach % 4
        self.from_open = from_open
        self.cost = cost
        self.relic = relic
        """The relic that was attached when the cast began (CAST-24: Pain Conduit serves one spell)."""
        self.instances = 0
        """How many instances of damage this resolution has dealt so far (CAST-11)."""
