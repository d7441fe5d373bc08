"""What the players have chosen for a battle."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Orders"]


class Orders(NamedTuple):
    """The market, the mages and the treasures of one battle. Lists go by seat of the expedition."""

    piles: tuple[str, ...]
    mages: tuple[str, ...]
    """The mage of each seat; "" for one that sits the battle out."""
    treasures: tuple[tuple[str, ...], ...]
    group: str
    """The treasure of the group; "" if there is none."""
    holder: int | None
    """With three mages, the seat that begins with the X token."""

    def fighters(self) -> list[int]:
        """The seats that fight, in order."""
        return [seat for seat, mage in enumerate(self.mages) if mage]

    def all_treasures(self) -> list[str]:
        own = [treasure for treasures in self.treasures for treasure in treasures]
        return [*own, self.group] if self.group else own
