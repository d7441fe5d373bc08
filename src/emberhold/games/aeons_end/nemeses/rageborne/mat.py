"""Rageborne: Fury that grows until it strikes. A strike is a card of a deck of its own, shuffled back each time."""

from __future__ import annotations

from typing import Final

from emberhold.core.rng import Rng
from emberhold.games.aeons_end.nemeses.rageborne.mat_types import FuryView
from emberhold.games.aeons_end.text.kit import Effect, Harm, NemesisUse, State, attack
from emberhold.games.aeons_end.text.mat_kit import (
    MAT_DECK,
    ON_MAT,
    Mat,
    NemesisDef,
    deal_names,
    mypyc_attr,
    resolve,
)

OWNER: Final = "rageborne"
STARTING_FURY: Final = 1
STRIKES_AT: Final = 4
"""With this much Fury at the end of its turn it strikes."""
STRIKE_COST: Final = 3
HARDER_STRIKE_COST: Final = 1
"""How much Fury a strike costs it, at the usual and at increased difficulty."""

CONVOKE: Final = attack("convoke", 0, nemesis=OWNER, harm=Harm(damage=4))
DEVASTATE: Final = attack("devastate", 0, nemesis=OWNER, harm=Harm(gravehold=5))
EVISCERATE: Final = attack("eviscerate", 0, nemesis=OWNER, harm=Harm(lowest=2))
RAZE: Final = attack("raze", 0, nemesis=OWNER, harm=Harm(gravehold=3, damage=1))

FRENZY_DAMAGE: Final = 3
FRENZY: Final = attack("frenzy", 0, nemesis=OWNER, text={"damage": FRENZY_DAMAGE})


@FRENZY.attack
def frenzy(it: NemesisUse) -> Effect:
    seat = yield from it.player_with_most(it.open_breaches)
    yield from it.suffers(seat, FRENZY_DAMAGE)


SEIZED: Final = 2
SEIZE: Final = attack("seize", 0, nemesis=OWNER, text={"spells": SEIZED})


@SEIZE.attack
def seize(it: NemesisUse) -> Effect:
    for card in (yield from it.dearest_of(it.prepped, SEIZED, "discard")):
        it.discard(card)


STRIKES: Final = (CONVOKE, DEVASTATE, EVISCERATE, FRENZY, RAZE, SEIZE)


@mypyc_attr(allow_interpreted_subclasses=True)
class FuryMat(Mat):
    """The Fury. The strike deck is the mat's own deck, and a strike lies on the mat while it happens."""

    __slots__ = ("fury",)

    def __init__(self) -> None:
        super().__init__()
        self.fury = 0

    def copy(self) -> FuryMat:
        new = FuryMat.__new__(FuryMat)
        new.cards = self.cards[:]
        new.own_deck = self.own_deck[:]
        new.era = self.era
        new.fury = self.fury
        return new


def mat_of(st: State) -> FuryMat:
    mat = st.mat
    assert isinstance(mat, FuryMat)
    return mat


class Rageborne(NemesisDef):
    """It gains Fury by Unleashing, and pays for its strikes with it."""

    def new_mat(self, seats: int) -> Mat:
        return FuryMat()

    def lay_out(self, st: State) -> None:
        st.mat.own_deck = [st.new_card(strike.definition.index, MAT_DECK) for strike in STRIKES]

    def prepare(self, st: State) -> Effect:
        st.rng.shuffle(st.mat.own_deck)
        gain_fury(st, STARTING_FURY)
        yield from ()

    def unleash(self, st: State) -> Effect:
        gain_fury(st, 1)
        yield from ()

    def end_of_turn(self, st: State) -> Effect | None:
        """RAGEBORNE-03: once, even if it has as much Fury afterwards."""
        return strike(st) if mat_of(st).fury >= STRIKES_AT else None

    def redeal(self, st: State, rng: Rng) -> None:
        deal_names(st, st.mat.own_deck, rng)

    def board(self, st: State) -> FuryView:
        mat = mat_of(st)
        return {
            "fury": mat.fury,
            "strikes_at": STRIKES_AT,
            "strikes": sorted([st.definition(card).slug for card in mat.own_deck]),
            "strike": st.definition(mat.cards[-1]).slug if mat.cards else None,
        }


def gain_fury(st: State, n: int) -> None:
    mat = mat_of(st)
    mat.fury += n
    st.tell("fury", amount=n, left=mat.fury)


def strike(st: State) -> Effect:
    """RAGEBORNE-02: draw a strike, resolve it, shuffle it back, and lose Fury for it."""
    mat = mat_of(st)
    card = mat.own_deck[-1]
    st.reveals += 1
    st.move(card, ON_MAT)
    if st.log is not None:
        st.tell("strike", card=st.ref(card))
    yield from resolve(st, card, st.definition(card).resolve)
    st.move(card, MAT_DECK)
    st.rng.shuffle(mat.own_deck)
    lost = min(mat.fury, HARDER_STRIKE_COST if st.harder else STRIKE_COST)
    if lost:
        mat.fury -= lost
        st.tell("fury-lost", amount=lost, left=mat.fury)


NEMESIS = Rageborne(
    OWNER,
    life=70,
    difficulty=2,
    battle=1,
    numbers={
        "fury": STARTING_FURY,
        "strikes": len(STRIKES),
        "limit": STRIKES_AT,
        "cost": STRIKE_COST,
        "less": HARDER_STRIKE_COST,
    },
)
