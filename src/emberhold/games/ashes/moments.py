"""Short-lived records of one effect: causes, damage instances, moments, the attack in progress.

They live only inside an action, never in a quiet state, and hold instance ids, never card definitions.
"""

from __future__ import annotations

from typing import Final

from emberhold.games.ashes.words import NOBODY


class Cause:
    """What led to damage or destruction, and who controlled it (DMG-17)."""

    __slots__ = ("card", "dealers", "kind", "seat", "spent")

    def __init__(self, kind: int, seat: int, card: int = -1, dealers: tuple[int, ...] = ()) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.dealers = dealers
        """The units that deal attack or counter damage."""
        self.spent: list[int] = []
        """Dealers that have answered this dealing of damage already (DMG-23)."""


BY_NOBODY: Final = Cause(NOBODY, -1)


class Hit:
    """One instance of a damage batch: recipient, amount, source. Or, if so marked, an outright destruction."""

    __slots__ = ("amount", "announced", "card", "cause", "destroys", "removes", "stay")

    def __init__(self, card: int, amount: int, cause: Cause, *, destroys: bool = False, removes: bool = False) -> None:
        self.card = card
        self.amount = amount
        self.cause = cause
        self.destroys = destroys
        self.removes = removes
        """An ally destroyed by this is removed from the game at once (DISC-06)."""
        self.announced = False
        """Step 0 has been run already (BATTLE-14)."""
        self.stay = -1
        """Which stay in play of the card is meant (State.stay); noted when the batch begins to wait."""


class Moment:
    """Something that happens and that effects are tied to."""

    __slots__ = ("amount", "cancelled", "card", "cards", "cause", "kind", "moved_to", "seat")

    def __init__(
        self,
        kind: int,
        *,
        card: int = -1,
        seat: int = -1,
        amount: int = 0,
        cause: Cause = BY_NOBODY,
        cards: list[int] | None = None,
    ) -> None:
        self.kind = kind
        self.card = card
        self.seat = seat
        self.amount = amount
        self.cause = cause
        self.cards: list[int] = [] if cards is None else cards
        self.moved_to = -1
        """Where Redirect sends the damage (DMG-20)."""
        self.cancelled = False


class Queue:
    """What the lines of an effect leave to be done after its last line (PLAY-07)."""

    __slots__ = ("hits", "moments")

    def __init__(self) -> None:
        self.hits: list[Hit] = []
        self.moments: list[Moment] = []


class Attack:
    """An attack in progress (ATKP, ATKU)."""

    __slots__ = ("attackers", "blocks", "defender", "gone", "seat", "target", "target_unit")

    def __init__(self, seat: int, *, target_unit: bool) -> None:
        self.seat = seat
        self.target_unit = target_unit
        self.attackers: list[int] = []
        self.target = -1
        self.defender = -1
        self.blocks: dict[int, int] = {}
        """Blocker by attacker."""
        self.gone: set[int] = set()
        """Cards that left play during the attack; one that is summoned again has no part in it (BATTLE-09 to -11)."""
