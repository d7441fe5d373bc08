"""Magus of Cloaks: damage to him is reduced by his cloaks, and whatever hits him takes one of them."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.nemeses.magus_of_cloaks.mat_types import CloaksView
from emberhold.games.aeons_end.text.kit import Effect, NemesisUse, Seat, State, minion, power
from emberhold.games.aeons_end.text.mat_kit import (
    AT_NEMESIS,
    Mat,
    NemesisDef,
    Target,
    check_cleared,
    discard_from_play,
    mypyc_attr,
)

OWNER: Final = "magus-of-cloaks"
STARTING_CLOAKS: Final = 4
LEAST: Final = 2
MOST: Final = 8
HARDER_LEAST: Final = 3
HARDER_MOST: Final = 9
UNLEASH_CLOAKS: Final = 2
UNLEASH_GRAVEHOLD: Final = 2

DUSK_SPAWN_DAMAGE: Final = 2
DUSK_SPAWN_CLOAKS: Final = 1
DUSK_SPAWN: Final = minion("dusk-spawn", 1, life=5, nemesis=OWNER, text={"damage": DUSK_SPAWN_DAMAGE})
RISING_DARK_DAMAGE: Final = 3
RISING_DARK: Final = power("rising-dark", 1, power=3, nemesis=OWNER, text={"damage": RISING_DARK_DAMAGE})
HARUSPEX_PREVENTS: Final = 2
ASHEN_HARUSPEX: Final = minion("ashen-haruspex", 2, life=5, nemesis=OWNER, text={"prevented": HARUSPEX_PREVENTS})
SOLSTICE_DAMAGE: Final = 3
BLACK_SOLSTICE: Final = power("black-solstice", 2, power=2, nemesis=OWNER, text={"damage": SOLSTICE_DAMAGE})
DAUGHTER_DAMAGE: Final = 4
VEIL_DAUGHTER: Final = minion("veil-daughter", 3, life=11, nemesis=OWNER, text={"damage": DAUGHTER_DAMAGE})
LIGHT_SHY: Final = (RISING_DARK, BLACK_SOLSTICE)
"""Powers that are discarded when the Magus is dealt damage."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CloakMat(Mat):
    """The cloaks he has."""

    __slots__ = ("cloaks",)

    def __init__(self) -> None:
        super().__init__()
        self.cloaks = STARTING_CLOAKS

    def copy(self) -> CloakMat:
        new = CloakMat.__new__(CloakMat)
        new.cards = self.cards[:]
        new.own_deck = self.own_deck[:]
        new.era = self.era
        new.cloaks = self.cloaks
        return new


def mat_of(st: State) -> CloakMat:
    mat = st.mat
    assert isinstance(mat, CloakMat)
    return mat


class MagusOfCloaks(NemesisDef):
    """He has little life, but hardly a blow reaches him."""

    def new_mat(self, seats: int) -> Mat:
        return CloakMat()

    def unleash(self, st: State) -> Effect:
        """CLOAKS-03: two cloaks, if there is room for both, or harm to Gravehold."""
        it = NemesisUse(st)
        room = mat_of(st).cloaks + UNLEASH_CLOAKS <= most(st)
        branch = yield from it.one_of(("cloaks", room), ("gravehold", True))
        if branch == "cloaks":
            gain_cloaks(st, UNLEASH_CLOAKS)
        else:
            it.gravehold_suffers(UNLEASH_GRAVEHOLD)

    def reduced(self, st: State, target: Target, n: int) -> int:
        """CLOAKS-02, and two minions that are hard to hurt."""
        if target == AT_NEMESIS:
            return max(0, n - mat_of(st).cloaks)
        if st.card[target] == VEIL_DAUGHTER.definition.index:
            return max(0, n - mat_of(st).cloaks)
        if st.card[target] == ASHEN_HARUSPEX.definition.index:
            return max(0, n - HARUSPEX_PREVENTS)
        return n

    def was_hurt(self, st: State, dealer: Seat, target: Target, n: int) -> Effect | None:
        """CLOAKS-02: a cloak is lost even if all damage was absorbed; damage that is left drives the dark away."""
        if target == AT_NEMESIS:
            lose_cloak(st)
            if n > 0:
                discard_light_shy(st)
        elif n > 0 and st.card[target] == DUSK_SPAWN.definition.index:
            gain_cloaks(st, DUSK_SPAWN_CLOAKS)
        return None

    def board(self, st: State) -> CloaksView:
        return {"cloaks": mat_of(st).cloaks, "least": least(st), "most": most(st)}


def least(st: State) -> int:
    """CLOAKS-01, CLOAKS-04: he never has fewer cloaks."""
    return HARDER_LEAST if st.harder else LEAST


def most(st: State) -> int:
    """CLOAKS-01, CLOAKS-04: he never has more cloaks."""
    return HARDER_MOST if st.harder else MOST


def gain_cloaks(st: State, n: int) -> None:
    """As many as there is room for."""
    mat = mat_of(st)
    gained = min(n, most(st) - mat.cloaks)
    if gained:
        mat.cloaks += gained
        st.tell("cloaks-gained", amount=gained, left=mat.cloaks)


def lose_cloak(st: State) -> None:
    """One cloak, unless he has no more than he always keeps."""
    mat = mat_of(st)
    if mat.cloaks > least(st):
        mat.cloaks -= 1
        st.tell("cloak-lost", amount=1, left=mat.cloaks)


def discard_light_shy(st: State) -> None:
    for power_there in LIGHT_SHY:
        for card in st.in_play[:]:
            if st.card[card] == power_there.definition.index:
                discard_from_play(st, card)
    check_cleared(st)


NEMESIS = MagusOfCloaks(
    OWNER,
    life=35,
    difficulty=7,
    battle=3,
    numbers={
        "cloaks": STARTING_CLOAKS,
        "least": LEAST,
        "most": MOST,
        "harder_least": HARDER_LEAST,
        "harder_most": HARDER_MOST,
        "gained": UNLEASH_CLOAKS,
        "gravehold": UNLEASH_GRAVEHOLD,
    },
)
