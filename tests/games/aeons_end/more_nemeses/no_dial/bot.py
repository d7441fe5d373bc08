"""What a bot makes of the servant."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.bot.nemesis_tactics import NemesisTactics
from emberhold.games.aeons_end.text.kit import CardId, State
from tests.games.aeons_end.more_nemeses.no_dial.mat import SERVANT


class NoDialTactics(NemesisTactics):
    def minion_worth(self, st: State, card: CardId, n: int) -> float:
        return 100.0 * n if st.card[card] == SERVANT.definition.index else 0.0


TACTICS: Final = NoDialTactics()
