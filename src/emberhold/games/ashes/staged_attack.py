"""An attack that a written board begins in the middle of."""

from __future__ import annotations


class StagedAttack:
    """Who attacks whom, and how far it has come (ATKP, ATKU). It is never changed, so copies of a state share it."""

    __slots__ = ("attackers", "blocks", "declared", "guard", "struck", "target", "target_unit")

    def __init__(
        self,
        attackers: tuple[int, ...],
        target: int,
        *,
        target_unit: bool,
        blocks: tuple[tuple[int, int], ...] = (),
        guard: int = -1,
        struck: tuple[int, ...] = (),
        declared: bool = False,
    ) -> None:
        self.attackers = attackers
        self.target = target
        self.target_unit = target_unit
        self.blocks = blocks
        """Attacker and blocker."""
        self.guard = guard
        self.struck = struck
        """Attackers that have dealt their damage already (ATKP-09)."""
        self.declared = declared
        """Whether the defending player has said all about blocks or a guard."""
