"""The cloaks in scenarios: how many he has. Without the key he has those of the beginning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from emberhold.core.fields import number
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.nemeses.magus_of_cloaks.mat import (
    HARDER_LEAST,
    MOST,
    STARTING_CLOAKS,
    least,
    mat_of,
    most,
)
from emberhold.games.aeons_end.scenario.nemesis_scenario import NemesisScenario
from emberhold.games.aeons_end.scenario.pieces import Pieces
from emberhold.games.aeons_end.text.kit import State


class CloakScenario(NemesisScenario):
    keys = ("cloaks",)
    endings: ClassVar[Mapping[str, bool]] = {"shadows-reach": False}

    def read(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        st = pieces.st
        mat_of(st).cloaks = number(data.get("cloaks", STARTING_CLOAKS), f"{place}.cloaks", least(st), most(st))

    def write(self, st: State) -> dict[str, object]:
        cloaks = mat_of(st).cloaks
        return {} if cloaks == STARTING_CLOAKS else {"cloaks": cloaks}

    def sample(self, luck: Rng) -> dict[str, object]:
        return {"cloaks": HARDER_LEAST + luck.below(MOST - HARDER_LEAST + 1)}

    def facts(self, st: State) -> dict[str, object]:
        return {"cloaks": mat_of(st).cloaks}


SCENARIO: Final = CloakScenario()
