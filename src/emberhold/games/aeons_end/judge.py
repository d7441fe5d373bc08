"""How good a position looks for the players: from 0 (lost) to 1 (won)."""

from __future__ import annotations

from emberhold.games.aeons_end.nemesis import NEMESES
from emberhold.games.aeons_end.state import State
from emberhold.games.aeons_end.words import GRAVEHOLD_LIFE, LIFE


def judge(st: State, seat: int) -> float:
    outcome = st.outcome
    if outcome is not None:
        return 1.0 if seat in outcome.winners else 0.0
    good = st.gravehold / GRAVEHOLD_LIFE + sum(st.life) / (LIFE * st.seats)
    return 0.1 + 0.2 * good + 0.4 * (1 - st.nemesis_life / NEMESES[st.nemesis].life)
