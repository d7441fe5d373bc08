"""Hollow Crown: an acolyte deck, of which two are in play, and the players win when none is left."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from emberhold.core.rng import Rng
from emberhold.games.aeons_end.nemeses.hollow_crown.acolytes import ACOLYTE, ACOLYTES, OWNER, blood_magic
from emberhold.games.aeons_end.nemeses.hollow_crown.mat_types import AcolytesView
from emberhold.games.aeons_end.text.kit import CardId, Effect, NemesisUse, State
from emberhold.games.aeons_end.text.mat_kit import (
    MAT_DECK,
    NEMESIS_PLAY,
    ON_MAT,
    Answers,
    Ask,
    Mat,
    NemesisDef,
    Value,
    deal_names,
    gravehold_suffers,
    hurt_minion,
    mypyc_attr,
    put_into_play,
    together,
    win,
)

IN_PLAY: Final = 2
"""How many acolytes are in play at first."""
EXHAUSTION_GRAVEHOLD: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class AcolyteMat(Mat):
    """The acolyte deck is the mat's own deck; its discard pile is the cards on the mat."""

    __slots__ = ("buried",)

    def __init__(self) -> None:
        super().__init__()
        self.buried = 0
        """How many acolytes at the bottom of the deck everybody knows."""

    def copy(self) -> AcolyteMat:
        new = AcolyteMat.__new__(AcolyteMat)
        new.cards = self.cards[:]
        new.own_deck = self.own_deck[:]
        new.era = self.era
        new.buried = self.buried
        return new


def mat_of(st: State) -> AcolyteMat:
    mat = st.mat
    assert isinstance(mat, AcolyteMat)
    return mat


class HollowCrown(NemesisDef):
    """She has no life of her own: only her acolytes stand between her and the players."""

    def new_mat(self, seats: int) -> Mat:
        return AcolyteMat()

    def lay_out(self, st: State) -> None:
        st.mat.own_deck = [st.new_card(acolyte.definition.index, MAT_DECK) for acolyte in ACOLYTES]

    def prepare(self, st: State) -> Effect:
        st.rng.shuffle(st.mat.own_deck)
        for _ in range(IN_PLAY):
            draw_acolyte(st)
        yield from ()

    def unleash(self, st: State) -> Effect:
        if st.harder:
            yield from all_bleed(st)
        else:
            yield from blood_magic(st, (yield from strongest(st)))

    # -- the acolytes in her place -------------------------------------------------------------------------------

    def can_be_hurt(self, st: State) -> bool:
        return False

    def left(self, st: State, card: CardId) -> bool:
        """CROWN-04: a discarded acolyte has a pile of its own, and the next one comes at once."""
        if not is_acolyte(st, card):
            return False
        st.move(card, ON_MAT)
        draw_acolyte(st)
        return True

    def turn_over(self, st: State) -> None:
        if not serving(st):
            win(st, "acolytes")

    def softens_exhaustion(self, st: State) -> bool:
        gravehold_suffers(st, EXHAUSTION_GRAVEHOLD)
        return True

    # -- looking -------------------------------------------------------------------------------------------------

    def redeal(self, st: State, rng: Rng) -> None:
        mat = mat_of(st)
        deal_names(st, mat.own_deck[mat.buried :], rng)

    def board(self, st: State) -> AcolytesView:
        mat = mat_of(st)
        deck = [st.definition(card).slug for card in mat.own_deck]
        return {
            "acolytes": sorted(deck),
            "bottom": deck[: mat.buried],
            "fallen": [{"id": card + 1, "card": st.definition(card).slug} for card in mat.cards],
            "serving": [card + 1 for card in serving(st)],
        }


def is_acolyte(st: State, card: CardId) -> bool:
    return st.definition(card).kin == ACOLYTE


def serving(st: State) -> list[CardId]:
    """The acolytes in play, the oldest first."""
    return [card for card in st.in_play if is_acolyte(st, card)]


def draw_acolyte(st: State) -> None:
    """The top card of the acolyte deck comes into play; nothing happens if there is none."""
    mat = mat_of(st)
    if mat.own_deck:
        st.reveals += 1
        put_into_play(st, mat.own_deck[-1])
        mat.buried = min(mat.buried, len(mat.own_deck))


def bury(st: State, card: CardId) -> None:
    """From play to the bottom of the acolyte deck. It is not discarded, so no other comes for it."""
    mat = mat_of(st)
    if card < 0:
        return
    if card in st.acting:
        st.acting.remove(card)
    st.lives[card] = 0
    st.move(card, MAT_DECK)
    mat.own_deck.insert(0, mat.own_deck.pop())
    mat.buried += 1
    if st.log is not None:
        st.tell("acolyte-buried", card=st.ref(card))


def shuffle_back(st: State, n: int) -> None:
    """The acolytes most recently discarded, so many of them, are shuffled into the deck."""
    mat = mat_of(st)
    back = mat.cards[-n:]
    for card in back:
        st.move(card, MAT_DECK)
        if st.log is not None:
            st.tell("acolyte-back", card=st.ref(card))
    if back:
        st.rng.shuffle(mat.own_deck)
        mat.buried = 0


def strongest(st: State) -> Generator[Ask, Value, CardId]:
    """The acolyte in play with the most life; -1 if there is none."""
    return (yield from _one_with(st, max([st.lives[card] for card in serving(st)], default=0)))


def weakest(st: State) -> Generator[Ask, Value, CardId]:
    """The acolyte in play with the least life; -1 if there is none."""
    return (yield from _one_with(st, min([st.lives[card] for card in serving(st)], default=0)))


def _one_with(st: State, life: int) -> Generator[Ask, Value, CardId]:
    """If several have this much life, the players choose (AMBIG-02)."""
    answers: Answers = [(card,) for card in serving(st) if st.lives[card] == life]
    return CardId((yield from together(st, "card", answers, "blood-magic", rule="AMBIG-02")))


def all_bleed(st: State) -> Effect:
    """CROWN-05: the Blood Magic of each acolyte in play, the oldest first, without the damage to themselves."""
    for card in serving(st):
        yield from blood_magic(st, card, hurts=False)


def gives_life(st: State, card: CardId, n: int) -> None:
    if card >= 0:
        NemesisUse(st, card).minion_gains(n)


def hurt_acolyte(st: State, card: CardId, n: int) -> None:
    """A card of the nemesis damages an acolyte, if it is still in play."""
    if card >= 0 and st.zone[card] == NEMESIS_PLAY:
        hurt_minion(st, card, n)


NEMESIS = HollowCrown(
    OWNER,
    life=0,
    difficulty=5,
    battle=3,
    numbers={"acolytes": len(ACOLYTES), "two": IN_PLAY, "gravehold": EXHAUSTION_GRAVEHOLD},
)
