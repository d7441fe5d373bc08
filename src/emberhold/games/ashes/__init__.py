"""Ashes: Rise of the Phoenixborn, first edition, master set."""

from __future__ import annotations

from emberhold.games.ashes.spec import AshesSpec

__all__ = ["GAME"]

GAME = AshesSpec()
