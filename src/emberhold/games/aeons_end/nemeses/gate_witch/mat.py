"""Gate Witch: with enough time gates she shuffles her turn order card back. Some cards come back to her deck."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.nemeses.gate_witch.mat_types import GatesView
from emberhold.games.aeons_end.text.kit import CardId, Effect, State, minion
from emberhold.games.aeons_end.text.mat_kit import (
    NEMESIS_DECK,
    NEMESIS_TURN,
    Mat,
    NemesisDef,
    mypyc_attr,
    shuffle_back,
)

OWNER: Final = "gate-witch"
STARTING_GATES: Final = 1
ACCELERATES_AT: Final = 5
CLOSES: Final = 4
HARDER_CLOSES: Final = 3
EXPEDITION_CLOSES: Final = 1
"""How many more gates close in an expedition."""

WRETCH_DAMAGE: Final = 2
PORTAL_WRETCH: Final = minion("portal-wretch", 2, life=8, nemesis=OWNER, text={"damage": WRETCH_DAMAGE})
SCOURGE_DAMAGE: Final = 4
RIFT_SCOURGE: Final = minion("rift-scourge", 3, life=13, nemesis=OWNER, text={"damage": SCOURGE_DAMAGE})


@mypyc_attr(allow_interpreted_subclasses=True)
class GateMat(Mat):
    """The open time gates, and what everybody knows of the bottom of her deck."""

    __slots__ = ("draws", "expedition", "gates", "known")

    def __init__(self) -> None:
        super().__init__()
        self.gates = 0
        self.known = 0
        """How many of the lowest cards of the nemesis deck were put there openly."""
        self.draws = 0
        """How many additional cards she draws in this turn."""
        self.expedition = False

    def copy(self) -> GateMat:
        new = GateMat.__new__(GateMat)
        new.cards = self.cards[:]
        new.own_deck = self.own_deck[:]
        new.era = self.era
        new.gates = self.gates
        new.known = self.known
        new.draws = self.draws
        new.expedition = self.expedition
        return new


def mat_of(st: State) -> GateMat:
    mat = st.mat
    assert isinstance(mat, GateMat)
    return mat


class GateWitch(NemesisDef):
    """Each gate brings her next turn nearer."""

    def new_mat(self, seats: int) -> Mat:
        return GateMat()

    def in_expedition(self, st: State) -> None:
        mat_of(st).expedition = True

    def prepare(self, st: State) -> Effect:
        open_gates(st, STARTING_GATES)
        yield from ()

    def unleash(self, st: State) -> Effect:
        open_gates(st, 1)
        yield from ()

    def cards_to_draw(self, st: State) -> int:
        return 1 + mat_of(st).draws

    def end_of_turn(self, st: State) -> Effect | None:
        """GATES-02: only with exactly one of her turn order cards in the discard pile."""
        if mat_of(st).gates >= ACCELERATES_AT and st.turn_discard.count(NEMESIS_TURN) == 1:
            accelerate(st)
        return None

    def turn_over(self, st: State) -> None:
        mat_of(st).draws = 0

    def left(self, st: State, card: CardId) -> bool:
        """Rift Scourge comes back one day; Portal Wretch leaves the gate open for a turn of hers."""
        if st.card[card] == PORTAL_WRETCH.definition.index:
            shuffle_back(st, NEMESIS_TURN)
        if st.card[card] == RIFT_SCOURGE.definition.index:
            put_under_deck(st, card)
            return True
        return False

    def known_in_deck(self, st: State) -> list[CardId]:
        return st.nemesis_deck[: mat_of(st).known]

    def board(self, st: State) -> GatesView:
        mat = mat_of(st)
        return {
            "gates": mat.gates,
            "limit": ACCELERATES_AT,
            "closes": closes(st),
            "lowest": [st.definition(card).slug for card in self.known_in_deck(st)],
        }


def closes(st: State) -> int:
    """GATES-02, GATES-04, GATES-05: how many gates close when she accelerates time."""
    usual = HARDER_CLOSES if st.harder else CLOSES
    return usual + EXPEDITION_CLOSES if mat_of(st).expedition else usual


def open_gates(st: State, n: int) -> None:
    mat = mat_of(st)
    mat.gates += n
    st.tell("gate-opened", amount=n, left=mat.gates)


def accelerate(st: State) -> None:
    mat = mat_of(st)
    shuffle_back(st, NEMESIS_TURN)
    closed = min(closes(st), mat.gates)
    mat.gates -= closed
    st.tell("time-accelerated", amount=closed, left=mat.gates)


def put_under_deck(st: State, card: CardId) -> None:
    """GATES-03: openly on the bottom of the nemesis deck."""
    mat = mat_of(st)
    mat.known = min(mat.known, len(st.nemesis_deck)) + 1
    st.move(card, NEMESIS_DECK)
    st.nemesis_deck.insert(0, st.nemesis_deck.pop())
    st.lives[card] = st.power[card] = 0
    if st.log is not None:
        st.tell("under-the-deck", card=st.ref(card))


NEMESIS = GateWitch(
    OWNER,
    life=70,
    difficulty=7,
    battle=4,
    numbers={
        "gates": STARTING_GATES,
        "limit": ACCELERATES_AT,
        "closed": CLOSES,
        "fewer": HARDER_CLOSES,
        "expedition": CLOSES + EXPEDITION_CLOSES,
    },
)
