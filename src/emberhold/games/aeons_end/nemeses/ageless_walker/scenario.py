"""The exiled pile on boards written by hand, its top card last."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from emberhold.games.aeons_end.scenario.nemesis_scenario import NemesisScenario, filled
from emberhold.games.aeons_end.scenario.pieces import Pieces, Room, marked, told_of
from emberhold.games.aeons_end.text.kit import GEM, NO_SEAT, RELIC, SPELL, State
from emberhold.games.aeons_end.text.mat_kit import ON_MAT

PILE: Final = Room("only gems, relics and spells are exiled", "GEN-02", lambda card: card.kind in (GEM, RELIC, SPELL))


class ExileScenario(NemesisScenario):
    keys = ("exile",)
    at_rest: ClassVar[Mapping[str, object]] = {"exile": []}

    def read(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        pieces.rooms[ON_MAT] = PILE
        pieces.st.mat.cards = pieces.lay_all(data.get("exile", []), ON_MAT, NO_SEAT, f"{place}.exile")

    def write(self, st: State) -> dict[str, object]:
        return filled({"exile": [marked(st, card) for card in st.mat.cards]})

    def facts(self, st: State) -> dict[str, object]:
        return {"exile": [told_of(st, card) for card in st.mat.cards]}


SCENARIO: Final = ExileScenario()
