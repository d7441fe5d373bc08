"""The Knight's breaches in scenarios: `nemesis breaches: {i: open, ii: 2}`. One that is not named is at facing 0."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from emberhold.core.fields import mapping, number, only_keys
from emberhold.core.registry import SetupError
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.nemeses.knight_of_shackles.mat import FOURTH, LAST_FACING, mat_of
from emberhold.games.aeons_end.nemeses.knight_of_shackles.mat_types import POSITIONS as NAMES
from emberhold.games.aeons_end.scenario.nemesis_scenario import NemesisScenario, filled
from emberhold.games.aeons_end.scenario.pieces import Pieces
from emberhold.games.aeons_end.text.kit import State

OPEN: Final = "open"
KEY: Final = "nemesis breaches"


class BreachScenario(NemesisScenario):
    keys = (KEY,)
    endings: ClassVar[Mapping[str, bool]] = {"shackles": False}

    def read(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        mat = mat_of(pieces.st)
        place = f"{place}.{KEY}"
        told = mapping(data.get(KEY, {}), place)
        only_keys(told, NAMES, place)
        for b, name in enumerate(NAMES):
            said = told.get(name, 0)
            mat.open[b] = said == OPEN
            mat.facing[b] = LAST_FACING if mat.open[b] else number(said, f"{place}.{name}", 0, LAST_FACING)
        if mat.open[FOURTH] and not pieces.over:
            raise SetupError(f"{place}.iv: the players lose as soon as breach IV is open (SHACKLES-03).")

    def write(self, st: State) -> dict[str, object]:
        return filled({KEY: filled(_written(st))})

    def sample(self, luck: Rng) -> dict[str, object]:
        """The cheap ones are further than the others, as in most battles."""
        first = luck.below(FOURTH + 1)
        told: dict[str, object] = dict.fromkeys(NAMES[:first], OPEN)
        return {KEY: told | {name: luck.below(LAST_FACING + 1) for name in NAMES[first:]}}

    def facts(self, st: State) -> dict[str, object]:
        return {KEY: _written(st)}


def _written(st: State) -> dict[str, object]:
    mat = mat_of(st)
    return {name: OPEN if mat.open[b] else mat.facing[b] for b, name in enumerate(NAMES)}


SCENARIO: Final = BreachScenario()
