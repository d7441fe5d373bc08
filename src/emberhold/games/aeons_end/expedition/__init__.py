"""The Expedition (EXPED): a chain of battles, and the choices between them, which are a game of their own."""

from __future__ import annotations

from emberhold.games.aeons_end.expedition.expedition_chain import ExpeditionChain
from emberhold.games.aeons_end.expedition.spec import ExpeditionSpec

__all__ = ["CHAIN", "GAME"]

GAME = ExpeditionSpec()
CHAIN = ExpeditionChain()
