"""It falls when a turn ends and no servant is in play."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.text.kit import Effect, Harm, NemesisUse, State, minion
from emberhold.games.aeons_end.text.mat_kit import NemesisDef, put_into_play, win

OWNER: Final = "no-dial"
SERVANT: Final = minion("servant-of-no-dial", 1, life=2, nemesis=OWNER, harm=Harm(gravehold=1))


class NoDial(NemesisDef):
    def prepare(self, st: State) -> Effect:
        put_into_play(st, next(card for card in st.nemesis_deck if st.card[card] == SERVANT.definition.index))
        yield from ()

    def unleash(self, st: State) -> Effect:
        yield from NemesisUse(st).any_player_suffers(1)

    def can_be_hurt(self, st: State) -> bool:
        return False

    def turn_over(self, st: State) -> None:
        if not any(st.card[card] == SERVANT.definition.index for card in st.in_play):
            win(st, "no-servant")


NEMESIS = NoDial(OWNER, life=0, difficulty=1, battle=9, numbers={})
