"""The pillars in scenarios: how many stand. Without the key all of them do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from emberhold.core.fields import number
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.nemeses.umbra_titan.mat import HARDER_PILLARS, built, mat_of
from emberhold.games.aeons_end.scenario.nemesis_scenario import NemesisScenario
from emberhold.games.aeons_end.scenario.pieces import Pieces
from emberhold.games.aeons_end.text.kit import State


class PillarScenario(NemesisScenario):
    keys = ("pillars",)
    endings: ClassVar[Mapping[str, bool]] = {"pillars": False}

    def read(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        st = pieces.st
        least = 0 if pieces.over else 1
        mat_of(st).pillars = number(data.get("pillars", built(st)), f"{place}.pillars", least, built(st))

    def write(self, st: State) -> dict[str, object]:
        pillars = mat_of(st).pillars
        return {} if pillars == built(st) else {"pillars": pillars}

    def sample(self, luck: Rng) -> dict[str, object]:
        return {"pillars": 1 + luck.below(HARDER_PILLARS)}

    def facts(self, st: State) -> dict[str, object]:
        return {"pillars": mat_of(st).pillars}


SCENARIO: Final = PillarScenario()
