"""The devoured pile on boards written by hand, its top card last."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from emberhold.core.rng import Rng
from emberhold.games.aeons_end.nemeses.prince_of_gluttons.mat import MINDGUZZLER
from emberhold.games.aeons_end.scenario.nemesis_scenario import NemesisScenario, filled
from emberhold.games.aeons_end.scenario.pieces import Pieces, Room, marked, told_of
from emberhold.games.aeons_end.text.kit import GEM, NO_SEAT, RELIC, SPELL, CardDef, State
from emberhold.games.aeons_end.text.mat_kit import ON_MAT, PILES

PILE: Final = Room(
    "only gems, relics and spells are devoured", "GLUTTONS-02", lambda card: card.kind in (GEM, RELIC, SPELL)
)
SAMPLE: Final = ("crystal", "spark")


class GluttonScenario(NemesisScenario):
    keys = ("devoured",)
    endings: ClassVar[Mapping[str, bool]] = {"devoured": False}

    def read(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        pieces.rooms[ON_MAT] = PILE
        pieces.st.mat.cards = pieces.lay_all(data.get("devoured", []), ON_MAT, NO_SEAT, f"{place}.devoured")

    def most_life(self, st: State, definition: CardDef) -> int:
        """Mindguzzler can have come when any number of piles was empty. The market is laid after the nemesis."""
        return definition.life + (PILES if definition.index == MINDGUZZLER.definition.index else 0)

    def write(self, st: State) -> dict[str, object]:
        return filled({"devoured": [marked(st, card) for card in st.mat.cards]})

    def sample(self, luck: Rng) -> dict[str, object]:
        return {"devoured": [SAMPLE[luck.below(2)] for _ in range(luck.below(4))]}

    def facts(self, st: State) -> dict[str, object]:
        return {"devoured": [told_of(st, card) for card in st.mat.cards]}


SCENARIO: Final = GluttonScenario()
