"""How likely the players are to win, as learned from battles that bots fought (docs/decisions/043).

Each number of players has weights of its own. How strong a nemesis is beyond what can be seen on the table is a number
that its tactics know (`ease`); one that was never met counts as an average one.
"""

from __future__ import annotations

from math import exp
from typing import Final

from emberhold.games.aeons_end.bot.features import numbers
from emberhold.games.aeons_end.bot.learned_weights import BASE, HIDDEN, NUMBER_WEIGHTS
from emberhold.games.aeons_end.bot.nemesis_tactics import tactics_of
from emberhold.games.aeons_end.state import State

__all__ = ["learned_value"]

SURE: Final = 30.0
"""No position counts as more certain than this."""


def learned_value(st: State) -> float:
    """From 0 (lost) to 1 (won), for all seats alike."""
    if st.outcome is not None:
        return 1.0 if st.outcome.winners else 0.0
    weights = NUMBER_WEIGHTS[st.seats - 1]
    values = numbers(st)
    total = BASE[st.seats - 1] + tactics_of(st).ease
    for i in range(len(values)):
        total += weights[i] * values[i]
    for sees, bias, counts in HIDDEN:
        seen = bias
        for weight, value in zip(sees, values, strict=True):
            seen += weight * value
        if seen > 0:
            total += counts * seen
    return 1 / (1 + exp(-max(-SURE, min(SURE, total))))
