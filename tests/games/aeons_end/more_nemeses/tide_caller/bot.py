"""What a bot makes of the tide."""

from __future__ import annotations

from typing import Final

from emberhold.core.decisions import Answers, Ask, Value
from emberhold.games.aeons_end.bot.deck import Deck
from emberhold.games.aeons_end.bot.nemesis_tactics import NemesisTactics
from emberhold.games.aeons_end.text.kit import Seat, State
from emberhold.games.aeons_end.text.mat_kit import Target
from tests.games.aeons_end.more_nemeses.tide_caller.mat import BREAK, mat_of


class TideTactics(NemesisTactics):
    wanted = ("drown",)

    def menace(self, st: State) -> float:
        return 2.0 * mat_of(st).tide

    def follows(self, st: State) -> float:
        return 5.0

    def candidates(self, st: State, ask: Ask) -> Answers | None:
        return [BREAK] if ask.kind == "wave" else None

    def target_worth(self, st: State, target: Target, n: int) -> float:
        return 3.0 * min(n, mat_of(st).tide)

    def action_worth(self, st: State, seat: Seat, answer: Value, deck: Deck, turns: float) -> float:
        return 4.0 if not mat_of(st).pearls[seat] else 0.0

    def fill(self, st: State) -> None:
        mat_of(st).tide = 2


TACTICS: Final = TideTactics()
