"""What a bot makes of the glass."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.bot.nemesis_tactics import NemesisTactics
from emberhold.games.aeons_end.text.kit import CardId, State


class GlassTactics(NemesisTactics):
    def minion_worth(self, st: State, card: CardId, n: int) -> float:
        return 20.0 * n


TACTICS: Final = GlassTactics()
