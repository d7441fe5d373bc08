"""How a bot evaluates the time gates: the turn that they bring, and the harm that goes by their number."""

from __future__ import annotations

from typing import Final

from emberhold.core.decisions import Answers, Ask
from emberhold.games.aeons_end.bot.nemesis_tactics import NemesisTactics
from emberhold.games.aeons_end.nemeses.gate_witch.mat import ACCELERATES_AT, closes, mat_of
from emberhold.games.aeons_end.text.kit import State

TURN: Final = 5.0
"""What another nemesis turn takes from the players."""
GATE: Final = 0.3
"""Her cards do harm by the number of gates."""
GATES_THERE: Final = 3


class GateTactics(NemesisTactics):
    def menace(self, st: State) -> float:
        """The turns for which there are gates already, and the part of the next one that has been gathered."""
        gates = mat_of(st).gates
        step = closes(st)
        turns = max(0, gates - ACCELERATES_AT + step) // step
        left = min(gates - turns * step, ACCELERATES_AT)
        return TURN * (turns + left / ACCELERATES_AT) + GATE * gates

    def candidates(self, st: State, ask: Ask) -> Answers | None:
        """A player who has had a turn wants another one, so either card may be the one to stay."""
        return ask.answers if ask.kind == "turn-card" and ask.label == "stays" else None

    def fill(self, st: State) -> None:
        mat_of(st).gates = GATES_THERE


TACTICS: Final = GateTactics()
