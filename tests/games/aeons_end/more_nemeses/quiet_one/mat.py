"""It has no card, no place in the state, no word of its own on boards and nothing a bot should know."""

from __future__ import annotations

from emberhold.games.aeons_end.text.kit import Effect, NemesisUse, State
from emberhold.games.aeons_end.text.mat_kit import NemesisDef


class QuietOne(NemesisDef):
    def unleash(self, st: State) -> Effect:
        yield from NemesisUse(st).any_player_suffers(1)


NEMESIS = QuietOne("quiet-one", life=30, difficulty=1, battle=9, numbers={})
