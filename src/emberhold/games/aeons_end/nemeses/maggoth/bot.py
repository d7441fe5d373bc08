"""How a bot evaluates the Nest."""

from __future__ import annotations

from typing import Final

from emberhold.core.decisions import Answers, Ask
from emberhold.games.aeons_end.bot.nemesis_tactics import NemesisTactics
from emberhold.games.aeons_end.nemeses.maggoth.mat import nest
from emberhold.games.aeons_end.nemeses.maggoth.mat_types import MAGGOT
from emberhold.games.aeons_end.text.kit import State
from emberhold.games.aeons_end.text.mat_kit import Target

NEST_LIFE: Final = 0.3
NEST_CROWD: Final = 0.3
NEST_ROOMY: Final = 10
"""Up to this many tokens the Nest is no danger by itself; a full Nest ends the battle."""
CLEARED: Final = 1.1
"""What each life of a token is worth when it is removed."""


class NestTactics(NemesisTactics):
    ease = -0.1329

    def menace(self, st: State) -> float:
        """Tokens to be cleared away, and how near the Nest is to being full."""
        lives = n = 0
        for row in nest(st):
            n += len(row)
            for life in row:
                lives += life
        over = max(0, n - NEST_ROOMY)
        return NEST_LIFE * lives + NEST_CROWD * over * over

    def target_worth(self, st: State, target: Target, n: int) -> float:
        rows = nest(st)
        tokens = max([row for row in rows if row], key=lambda row: rows.index(row))
        return CLEARED * min(n, sum(tokens))

    def candidates(self, st: State, ask: Ask) -> Answers | None:
        """A maggot first: one damage removes it."""
        return [min(ask.answers)] if ask.kind == "nest" else None

    def fill(self, st: State) -> None:
        rows = nest(st)
        rows[0] += [MAGGOT] * 5
        rows[1] += [MAGGOT]


TACTICS: Final = NestTactics()
