"""Fury and the strike deck in scenarios."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberhold.core.fields import number
from emberhold.core.registry import SetupError
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.nemeses.rageborne.mat import STRIKES, STRIKES_AT, mat_of
from emberhold.games.aeons_end.scenario.nemesis_scenario import NemesisScenario, filled
from emberhold.games.aeons_end.scenario.pieces import Pieces, Room, marked, told_of
from emberhold.games.aeons_end.text.kit import State
from emberhold.games.aeons_end.text.mat_kit import MAT_DECK

SLUGS: Final = [strike.definition.slug for strike in STRIKES]


class FuryScenario(NemesisScenario):
    """The strike deck is written from the top; without it, it lies there in the order of its names."""

    keys = ("fury tokens", "strikes")

    def read(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        mat_of(pieces.st).fury = number(data.get("fury tokens", 0), f"{place}.fury tokens", 0)
        pieces.rooms[MAT_DECK] = Room("only strikes lie there", "RAGEBORNE-01", lambda card: card.slug in SLUGS)
        if "strikes" in data:
            pieces.lay_own_deck(data["strikes"], f"{place}.strikes")
        if not pieces.st.mat.own_deck:
            raise SetupError(f"{place}.strikes: Rageborne needs at least one strike (RAGEBORNE-01).")

    def write(self, st: State) -> dict[str, object]:
        strikes = [marked(st, card) for card in st.mat.own_deck[::-1]]
        return filled({"fury tokens": mat_of(st).fury, "strikes": strikes if strikes != SLUGS[::-1] else []})

    def sample(self, luck: Rng) -> dict[str, object]:
        strikes = SLUGS[:]
        luck.shuffle(strikes)
        return {"fury tokens": luck.below(STRIKES_AT + 2), "strikes": strikes}

    def facts(self, st: State) -> dict[str, object]:
        return {"fury tokens": mat_of(st).fury, "strikes": [told_of(st, card) for card in st.mat.own_deck[::-1]]}


SCENARIO: Final = FuryScenario()
