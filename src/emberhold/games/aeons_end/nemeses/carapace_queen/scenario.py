"""Husks in scenarios: how many there are, and how many of them are wounded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from emberhold.core.fields import number
from emberhold.core.registry import SetupError
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.nemeses.carapace_queen.mat import (
    ENGINE_LIFE,
    MAGGOT_ENGINE,
    SPACES,
    TOO_MANY,
    husk_life,
    mat_of,
)
from emberhold.games.aeons_end.scenario.nemesis_scenario import NemesisScenario, filled
from emberhold.games.aeons_end.scenario.pieces import Pieces
from emberhold.games.aeons_end.text.kit import CardDef, State


class SwarmScenario(NemesisScenario):
    keys = ("husks", "wounded husks")
    endings: ClassVar[Mapping[str, bool]] = {"swarm": False}

    def read(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        mat = mat_of(pieces.st)
        mat.husks = number(data.get("husks", 0), f"{place}.husks", 0, SPACES)
        mat.wounded = number(data.get("wounded husks", 0), f"{place}.wounded husks", 0, mat.husks)
        if mat.wounded:
            pieces.in_a_turn(f"{place}.wounded husks")

    def check(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        if mat_of(pieces.st).wounded and husk_life(pieces.st) == 1:
            raise SetupError(
                f"{place}.wounded husks: a husk is wounded only while Foul Multitudes is in play (CARAPACE-05)."
            )

    def most_life(self, st: State, definition: CardDef) -> int:
        return ENGINE_LIFE * SPACES if definition.index == MAGGOT_ENGINE.definition.index else definition.life

    def write(self, st: State) -> dict[str, object]:
        mat = mat_of(st)
        return filled({"husks": mat.husks, "wounded husks": mat.wounded})

    def sample(self, luck: Rng) -> dict[str, object]:
        return {"husks": luck.below(TOO_MANY + 1)}

    def facts(self, st: State) -> dict[str, object]:
        mat = mat_of(st)
        return {"husks": mat.husks, "wounded husks": mat.wounded}


SCENARIO: Final = SwarmScenario()
