"""Umbra Titan: Gravehold stands on pillars; each Unleash is either harm or the end of one of them."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.nemeses.umbra_titan.mat_types import PillarsView
from emberhold.games.aeons_end.text.kit import Effect, NemesisUse, State
from emberhold.games.aeons_end.text.mat_kit import Mat, NemesisDef, lose, mypyc_attr

OWNER: Final = "umbra-titan"
PILLARS: Final = 8
HARDER_PILLARS: Final = 5
UNLEASH_DAMAGE: Final = 2
UNLEASH_GRAVEHOLD: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class PillarMat(Mat):
    """The pillars that stand."""

    __slots__ = ("pillars",)

    def __init__(self) -> None:
        super().__init__()
        self.pillars = 0

    def copy(self) -> PillarMat:
        new = PillarMat.__new__(PillarMat)
        new.cards = self.cards[:]
        new.own_deck = self.own_deck[:]
        new.era = self.era
        new.pillars = self.pillars
        return new


def mat_of(st: State) -> PillarMat:
    mat = st.mat
    assert isinstance(mat, PillarMat)
    return mat


class UmbraTitan(NemesisDef):
    """When the last pillar falls, Gravehold falls with it."""

    def new_mat(self, seats: int) -> Mat:
        return PillarMat()

    def lay_out(self, st: State) -> None:
        mat_of(st).pillars = built(st)

    def unleash(self, st: State) -> Effect:
        """TITAN-02: harm that goes by the nemesis turn cards in the discard pile, or a pillar."""
        it = NemesisUse(st)
        drawn = it.nemesis_cards_discarded
        branch = "pillar"
        if drawn == 1:
            branch = yield from it.one_of(("suffers", True), ("pillar", True))
        elif drawn > 1:
            branch = yield from it.one_of(("gravehold", True), ("pillar", True))
        if branch == "suffers":
            yield from it.any_player_suffers(UNLEASH_DAMAGE)
        elif branch == "gravehold":
            it.gravehold_suffers(UNLEASH_GRAVEHOLD)
        else:
            destroy_pillars(st, 1)

    def board(self, st: State) -> PillarsView:
        return {"pillars": mat_of(st).pillars, "built": built(st)}


def built(st: State) -> int:
    """How many pillars there are at the beginning."""
    return HARDER_PILLARS if st.harder else PILLARS


def destroy_pillars(st: State, n: int) -> None:
    """TITAN-03: so many pillars, or as many as there are; without a pillar all is lost."""
    mat = mat_of(st)
    gone = min(n, mat.pillars)
    mat.pillars -= gone
    st.tell("pillar-destroyed", amount=gone, left=mat.pillars)
    if not mat.pillars:
        lose(st, "pillars")


NEMESIS = UmbraTitan(
    OWNER,
    life=70,
    difficulty=3,
    battle=1,
    numbers={
        "pillars": PILLARS,
        "fewer": HARDER_PILLARS,
        "damage": UNLEASH_DAMAGE,
        "gravehold": UNLEASH_GRAVEHOLD,
    },
)
