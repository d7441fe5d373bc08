"""Its words on boards: the tide, what has drowned, and the pearls of players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from emberhold.core.fields import flag, number
from emberhold.core.registry import SetupError
from emberhold.games.aeons_end.scenario.nemesis_scenario import NemesisScenario, filled
from emberhold.games.aeons_end.scenario.pieces import Pieces, Room, marked, told_of
from emberhold.games.aeons_end.text.kit import GEM, NO_SEAT, CardId, Seat, State
from emberhold.games.aeons_end.text.mat_kit import ASIDE, ON_MAT
from tests.games.aeons_end.more_nemeses.tide_caller.mat import DEPTHS, DROWNED, DROWNED_ONE, FLOOD, mat_of


class TideScenario(NemesisScenario):
    keys = ("tide", "drowned", "deep", "calm", "depth")
    seat_keys = ("pearls",)
    endings: ClassVar[Mapping[str, bool]] = {"tide": False}

    def read(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        pieces.several[DROWNED_ONE.definition.slug] = DROWNED
        pieces.rooms[ON_MAT] = Room("only what players can lose drowns", "GEN-02", lambda card: card.kind <= GEM + 2)
        mat = mat_of(pieces.st)
        mat.tide = number(data.get("tide", 0), f"{place}.tide", 0, FLOOD - 1)
        mat.depth = number(data.get("depth", 0), f"{place}.depth", 0, DEPTHS - 1)
        mat.calm = flag(data.get("calm", False), f"{place}.calm")
        if mat.calm:
            pieces.in_a_turn(f"{place}.calm")
        mat.cards = pieces.lay_all(data.get("drowned", []), ON_MAT, NO_SEAT, f"{place}.drowned")

    def check(self, pieces: Pieces, data: Mapping[str, object], place: str) -> None:
        st = pieces.st
        there = len(st.mat.own_deck)
        left = number(data.get("deep", there), f"{place}.deep", 0)
        if left > there:
            raise SetupError(f"{place}.deep: there are {DROWNED} of them in all.")
        for card in st.mat.own_deck[left:]:
            st.zone[card] = ASIDE
        st.mat.own_deck = st.mat.own_deck[:left]

    def read_seat(self, st: State, seat: Seat, data: Mapping[str, object], place: str) -> None:
        mat_of(st).pearls[seat] = number(data.get("pearls", 0), f"{place}.pearls", 0)

    def write(self, st: State) -> dict[str, object]:
        mat = mat_of(st)
        out = filled(
            {
                "tide": mat.tide,
                "calm": mat.calm,
                "depth": mat.depth,
                "drowned": [marked(st, card) for card in mat.cards],
            }
        )
        in_play = sum(st.card[card] == DROWNED_ONE.definition.index for card in st.in_play)
        return out if len(mat.own_deck) + in_play == DROWNED else out | {"deep": len(mat.own_deck)}

    def write_seat(self, st: State, seat: Seat) -> dict[str, object]:
        return filled({"pearls": mat_of(st).pearls[seat]})

    def facts(self, st: State) -> dict[str, object]:
        mat = mat_of(st)
        return {"tide": mat.tide, "drowned": [told_of(st, card) for card in mat.cards], "deep": len(mat.own_deck)}

    def seat_facts(self, st: State, seat: Seat) -> dict[str, object]:
        return {"pearls": mat_of(st).pearls[seat]}

    def tokens_on(self, st: State, card: CardId) -> list[Seat]:
        return [seat for seat in st.all_seats if mat_of(st).pearls[seat]]


SCENARIO: Final = TideScenario()
