"""The Tainted Track in scenarios, and how many Jades are left in their pile; without the key, all that nobody has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from emberhold.core.fields import number
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.nemeses.blight_lord.mat import FIRST_SPACE, JADE, TRACK_END, jades_in_all, mat_of
from emberhold.games.aeons_end.scenario.nemesis_scenario import NemesisScenario
from emberhold.games.aeons_end.scenario.pieces import Pieces, on_the_board
from emberhold.games.aeons_end.text.kit import State
from emberhold.games.aeons_end.text.mat_kit import ASIDE

TRACK: Final = "tainted track"
LEFT: Final = "jades left"


class BlightScenario(NemesisScenario):
    keys = (TRACK, LEFT)
    endings: ClassVar[Mapping[str, bool]] = {"tainted-track": False}

    def read(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        """The Jades of the players have come from the pile already; those that are neither there nor here are gone."""
        st = pieces.st
        pieces.several[JADE.definition.slug] = jades_in_all(st)
        last = TRACK_END if pieces.over else TRACK_END - 1
        mat_of(st).track = number(data.get(TRACK, FIRST_SPACE), f"{place}.{TRACK}", FIRST_SPACE, last)
        pile = st.mat.own_deck
        left = number(data.get(LEFT, len(pile)), f"{place}.{LEFT}", 0, len(pile))
        for card in pile[left:]:
            st.zone[card] = ASIDE
        st.mat.own_deck = pile[:left]

    def write(self, st: State) -> dict[str, object]:
        out: dict[str, object] = {}
        if mat_of(st).track != FIRST_SPACE:
            out[TRACK] = mat_of(st).track
        if on_the_board(st, JADE.definition.index) != jades_in_all(st):
            out[LEFT] = len(st.mat.own_deck)
        return out

    def sample(self, luck: Rng) -> dict[str, object]:
        return {TRACK: FIRST_SPACE + luck.below(TRACK_END - FIRST_SPACE), LEFT: luck.below(4)}

    def facts(self, st: State) -> dict[str, object]:
        return {TRACK: mat_of(st).track, LEFT: len(st.mat.own_deck)}


SCENARIO: Final = BlightScenario()
