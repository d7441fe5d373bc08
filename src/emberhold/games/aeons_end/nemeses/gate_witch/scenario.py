"""The time gates in scenarios: how many are open, and what is known of the bottom of the nemesis deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberhold.core.fields import flag, number
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.nemeses.gate_witch.mat import ACCELERATES_AT, mat_of
from emberhold.games.aeons_end.scenario.nemesis_scenario import NemesisScenario, filled
from emberhold.games.aeons_end.scenario.pieces import Pieces
from emberhold.games.aeons_end.text.kit import State


class GateScenario(NemesisScenario):
    """`known below` says how many of the lowest cards of the deck everybody knows, or would know if there were so many;
    `more cards`, how many cards she draws in this turn beyond the usual one."""

    keys = ("gates", "known below", "more cards", "expedition")

    def read(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        mat = mat_of(pieces.st)
        mat.gates = number(data.get("gates", 0), f"{place}.gates", 0)
        mat.known = number(data.get("known below", 0), f"{place}.known below", 0)
        mat.draws = number(data.get("more cards", 0), f"{place}.more cards", 0)
        if mat.draws:
            pieces.in_a_turn(f"{place}.more cards")
        mat.expedition = flag(data.get("expedition", False), f"{place}.expedition")

    def write(self, st: State) -> dict[str, object]:
        mat = mat_of(st)
        return filled(
            {"gates": mat.gates, "known below": mat.known, "more cards": mat.draws, "expedition": mat.expedition}
        )

    def sample(self, luck: Rng) -> dict[str, object]:
        return {"gates": 1 + luck.below(ACCELERATES_AT + 1)}

    def facts(self, st: State) -> dict[str, object]:
        mat = mat_of(st)
        return {"gates": mat.gates, "known below": len(st.nemesis_deck[: mat.known])}


SCENARIO: Final = GateScenario()
