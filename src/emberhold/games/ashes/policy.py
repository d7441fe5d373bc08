"""What a player would try first: natural answers to the questions of the rules, for playing forward quickly.

One idea means that thinking about it is not worth the time: payments, orders, dice. Several ideas are tried out by
whoever looks ahead, the first one is taken by whoever does not. The worth of things comes from `judge`.
"""

from __future__ import annotations

from emberhold.core.decisions import Answers, Ask
from emberhold.core.journal import Setup
from emberhold.games.ashes.state import State


def ideas(st: State, ask: Ask, setup: Setup) -> Answers:
    return []
