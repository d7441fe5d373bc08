"""Its words on boards: cracks, and the shards from the top."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberhold.core.fields import number
from emberhold.games.aeons_end.scenario.nemesis_scenario import NemesisScenario, filled
from emberhold.games.aeons_end.scenario.pieces import Pieces, Room, marked, told_of
from emberhold.games.aeons_end.text.kit import State
from emberhold.games.aeons_end.text.mat_kit import MAT_DECK
from tests.games.aeons_end.more_nemeses.glass_warden.mat import SHARDS, mat_of

SLUGS: Final = [shard.definition.slug for shard in SHARDS]


class GlassScenario(NemesisScenario):
    keys = ("cracks", "lit", "shards")

    def read(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        pieces.rooms[MAT_DECK] = Room("only shards lie there", "GEN-02", lambda card: card.slug in SLUGS)
        pieces.several |= dict.fromkeys(SLUGS, 1)
        mat = mat_of(pieces.st)
        mat.cracks = number(data.get("cracks", 0), f"{place}.cracks", 0)
        mat.lit = number(data.get("lit", 0), f"{place}.lit", 0)
        if "shards" in data:
            pieces.lay_own_deck(data["shards"], f"{place}.shards")

    def write(self, st: State) -> dict[str, object]:
        mat = mat_of(st)
        return filled({"cracks": mat.cracks, "lit": mat.lit}) | {
            "shards": [marked(st, card) for card in mat.own_deck[::-1]]
        }

    def facts(self, st: State) -> dict[str, object]:
        mat = mat_of(st)
        return {"cracks": mat.cracks, "lit": mat.lit, "shards": [told_of(st, card) for card in mat.own_deck[::-1]]}


SCENARIO: Final = GlassScenario()
