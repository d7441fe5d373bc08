"""Drafting decks (DRAFT): a game of its own, whose outcome is decks, and the chain of matches that follows from it."""

from __future__ import annotations

from emberhold.games.ashes.draft.draft_chain import DraftChain
from emberhold.games.ashes.draft.spec import DraftSpec

__all__ = ["CHAIN", "GAME"]

GAME = DraftSpec()
CHAIN = DraftChain()
