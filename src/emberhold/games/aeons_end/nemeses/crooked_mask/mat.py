"""Crooked Mask: where corruptions go, when they are resolved, and what nobody knows of decks that were shuffled."""

from __future__ import annotations

from typing import Final

from emberhold.core.rng import Rng
from emberhold.games.aeons_end.nemeses.crooked_mask.corruptions import CORRUPTIONS, OWNER, text_of
from emberhold.games.aeons_end.nemeses.crooked_mask.mat_types import CorruptionsView
from emberhold.games.aeons_end.text.kit import (
    WAS_DESTROYED,
    CardId,
    DefIndex,
    Effect,
    Moment,
    NemesisUse,
    Seat,
    State,
    Use,
    minion,
)
from emberhold.games.aeons_end.text.mat_kit import (
    CURSE,
    DECK,
    DESTROYED,
    DISCARD,
    MAT_DECK,
    Mat,
    NemesisDef,
    Target,
    ask_card,
    ask_players,
    deal_names,
    mypyc_attr,
    to_hand,
)

NO_CORRUPTION_GRAVEHOLD: Final = 2
"""What Gravehold suffers instead of each corruption that is not there any more."""

CORRUPTER_GRAVEHOLD: Final = 1
CORRUPTER: Final = minion("corrupter", 1, life=6, nemesis=OWNER, text={"gravehold": CORRUPTER_GRAVEHOLD})


@mypyc_attr(allow_interpreted_subclasses=True)
class MaskMat(Mat):
    """The corruption deck is the mat's own deck."""

    __slots__ = ("shuffled", "unseen")

    def __init__(self) -> None:
        super().__init__()
        self.unseen: list[DefIndex] = []
        """Which corruptions have been face down since the set-up: nobody knows which of them lies where."""
        self.shuffled: list[CardId] = []
        """Cards in players' decks that nobody can tell apart since those decks were shuffled."""

    def copy(self) -> MaskMat:
        new = MaskMat.__new__(MaskMat)
        new.cards = self.cards[:]
        new.own_deck = self.own_deck[:]
        new.era = self.era
        new.unseen = self.unseen[:]
        new.shuffled = self.shuffled[:]
        return new


def mat_of(st: State) -> MaskMat:
    mat = st.mat
    assert isinstance(mat, MaskMat)
    return mat


class CrookedMask(NemesisDef):
    """It spoils what the players draw."""

    def new_mat(self, seats: int) -> Mat:
        return MaskMat()

    def lay_out(self, st: State) -> None:
        mat = mat_of(st)
        mat.own_deck = [st.new_card(card.definition.index, MAT_DECK) for card in CORRUPTIONS]
        mat.unseen = [card.definition.index for card in CORRUPTIONS]

    def prepare(self, st: State) -> Effect:
        st.rng.shuffle(st.mat.own_deck)
        yield from ()

    def unleash(self, st: State) -> Effect:
        """CORRUPT-03: the new corruption is shuffled in with the discard pile."""
        it = NemesisUse(st)
        seat = yield from it.any_player(label="gains-corruption")
        gain_corruption(st, seat)
        shuffle_deck(st, seat)

    def start_of_player_turn(self, st: State, seat: Seat) -> Effect:
        yield from resolve_corruptions(st, seat)

    def end_of_main_phase(self, st: State, seat: Seat) -> Effect:
        yield from resolve_corruptions(st, seat)

    def was_hurt(self, st: State, dealer: Seat, target: Target, n: int) -> Effect | None:
        if n > 0 and target >= 0 and st.card[target] == CORRUPTER.definition.index:
            gain_corruption(st, dealer)
        return None

    # -- what nobody knows ---------------------------------------------------------------------------------------

    def deck_cards_seen(self, st: State, cards: list[CardId]) -> None:
        mat = mat_of(st)
        names = [st.card[card] for card in cards]
        mat.unseen = [name for name in mat.unseen if name not in names]
        mat.shuffled = [card for card in mat.shuffled if card not in cards]

    def redeal(self, st: State, rng: Rng) -> None:
        """Which unseen corruption lies where, and the order of shuffled decks. The cards keep their places, and become
        other ones."""
        mat = mat_of(st)
        unseen = sorted(mat.unseen)
        rng.shuffle(unseen)
        for pile in (mat.own_deck, *st.deck):
            for card in pile:
                if st.card[card] in mat.unseen:
                    st.card[card] = unseen.pop()
            deal_names(st, [card for card in pile if card in mat.shuffled], rng)

    def board(self, st: State) -> CorruptionsView:
        return {
            "corruptions": len(st.mat.own_deck),
            "all": len(CORRUPTIONS),
            "instead": NO_CORRUPTION_GRAVEHOLD,
        }


def gain_corruption(st: State, seat: Seat, *, hand: bool = False) -> None:
    """CORRUPT-02: the top card of the corruption deck, face down on top of a deck, or into a hand."""
    it = NemesisUse(st)
    mat = mat_of(st)
    if not mat.own_deck:
        it.gravehold_suffers(NO_CORRUPTION_GRAVEHOLD)
        return
    card = mat.own_deck[-1]
    if hand:
        to_hand(st, seat, card)
        st.reveals += 1
        mat.unseen = [name for name in mat.unseen if name != st.card[card]]
        if st.log is not None:
            st.tell("corruption-to-hand", seat=seat, card=st.ref(card))
    else:
        st.move(card, DECK, seat)
        st.tell("corruption-gained", seat=seat, left=len(mat.own_deck))


def shuffle_deck(st: State, seat: Seat) -> None:
    """CORRUPT-03: discard pile and deck become one shuffled deck."""
    mat = mat_of(st)
    deck = st.deck[seat] + st.discard[seat]
    for card in st.discard[seat]:
        st.zone[card] = DECK
    st.discard[seat] = []
    st.rng.shuffle(deck)
    st.deck[seat] = deck
    mat.shuffled = sorted({*mat.shuffled, *deck})
    st.tell("deck-shuffled", seat=seat)


def corruptions_in(st: State, cards: list[CardId]) -> list[CardId]:
    """In these battles every curse is a corruption."""
    return [card for card in cards if st.kind(card) == CURSE]


def without_corruptions(st: State, cards: list[CardId]) -> list[CardId]:
    return [card for card in cards if st.kind(card) != CURSE]


def resolve_corruptions(st: State, seat: Seat) -> Effect:
    """CORRUPT-04: all in hand, in any order; what comes into the hand meanwhile is resolved too."""
    resolved: list[CardId] = []
    while True:
        left = [card for card in corruptions_in(st, st.hand[seat]) if card not in resolved]
        if not left:
            return
        card = yield from ask_card(st, seat, left, "resolve", rule="CORRUPT-04")
        resolved.append(card)
        yield from resolve_corruption(st, seat, card)


def resolve_corruption(st: State, seat: Seat, card: CardId) -> Effect:
    if st.log is not None:
        st.tell("corruption-resolved", seat=seat, card=st.ref(card))
    me = Use(st, seat, card)
    yield from text_of(st.definition(card).slug)(me)
    yield from me.then()
    if card in st.hand[seat]:
        me.destroy(card)
        yield from me.then()


def goes_back(me: Use, m: Moment) -> Effect:
    """CORRUPT-05, CORRUPT-06: to the bottom of the corruption deck, or at increased difficulty to a discard pile."""
    st = me.st
    if st.zone[me.card] != DESTROYED:
        return
    if st.harder:
        seat = yield from ask_players(st, list(st.all_seats), "gains-corruption", source=me.card)
        st.move(me.card, DISCARD, seat)
        if st.log is not None:
            st.tell("corruption-passed-on", seat=seat, card=st.ref(me.card))
        return
    st.move(me.card, MAT_DECK)
    st.mat.own_deck.insert(0, st.mat.own_deck.pop())
    if st.log is not None:
        st.tell("corruption-back", card=st.ref(me.card))


for _corruption in CORRUPTIONS:
    _corruption.when(WAS_DESTROYED)(goes_back)

NEMESIS = CrookedMask(
    OWNER,
    life=70,
    difficulty=5,
    battle=2,
    numbers={"corruptions": len(CORRUPTIONS), "gravehold": NO_CORRUPTION_GRAVEHOLD},
)
