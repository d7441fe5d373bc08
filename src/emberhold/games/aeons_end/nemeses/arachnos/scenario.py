"""The Ritual Track in scenarios: the space of its token and the nemesis tokens, or World Devourer alone in play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from emberhold.core.fields import number
from emberhold.core.registry import SetupError
from emberhold.games.aeons_end.nemeses.arachnos.mat import MOST_TOKENS, NEMESIS, TRACK_END, mat_of
from emberhold.games.aeons_end.nemeses.arachnos.world_devourer import is_devourer
from emberhold.games.aeons_end.scenario.nemesis_scenario import NemesisScenario, filled
from emberhold.games.aeons_end.scenario.pieces import Pieces
from emberhold.games.aeons_end.text.kit import CardDef, CardId, State


class RitualScenario(NemesisScenario):
    keys = ("tokens", "ritual")
    endings: ClassVar[Mapping[str, bool]] = {"world-devourer": True}
    at_rest: ClassVar[Mapping[str, object]] = {"ritual": 0}

    def read(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        mat_of(pieces.st).ritual = number(data.get("ritual", 0), f"{place}.ritual", 0, TRACK_END)
        pieces.st.nemesis_tokens = number(data.get("tokens", 0), f"{place}.tokens", 0)

    def laid(self, st: State, card: CardId) -> None:
        if is_devourer(st.card[card]):
            mat_of(st).world_devourer = card

    def check(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        st = pieces.st
        found = [card for card in st.in_play + st.nemesis_discard if is_devourer(st.card[card])]
        if not found:
            if mat_of(st).ritual == TRACK_END and not pieces.over:
                raise SetupError(
                    f"{place}.ritual: at space {TRACK_END} the ritual is complete; write World Devourer in play "
                    f"(GEN-02), or a space up to {TRACK_END - 1}."
                )
            if st.nemesis_tokens > MOST_TOKENS and not pieces.over:
                raise SetupError(
                    f"{place}.tokens: with more than {MOST_TOKENS} tokens the ritual is complete; write World Devourer "
                    "in play (GEN-02), or fewer tokens."
                )
            return
        mat_of(st).world_devourer = found[0]
        if len(st.in_play) > 1:
            other = next(i for i, card in enumerate(st.in_play) if card != found[0])
            raise SetupError(
                f"{place}.play[{other}]: when World Devourer comes, everything else leaves play; leave this card out "
                "(GEN-02)."
            )
        if st.nemesis_deck:
            raise SetupError(
                f"{place}.deck: when World Devourer comes, the nemesis deck leaves the battle; leave it out (GEN-02)."
            )

    def most_life(self, st: State, definition: CardDef) -> int:
        return definition.life + (NEMESIS.life if self.outgrows(definition) else 0)

    def outgrows(self, definition: CardDef) -> bool:
        return is_devourer(definition.index)

    def write(self, st: State) -> dict[str, object]:
        return filled({"tokens": st.nemesis_tokens, "ritual": mat_of(st).ritual})

    def facts(self, st: State) -> dict[str, object]:
        return {"ritual": mat_of(st).ritual}


SCENARIO: Final = RitualScenario()
