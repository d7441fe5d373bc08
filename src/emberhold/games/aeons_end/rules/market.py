"""MARKET: supply piles, what their cards cost now, and gaining cards."""

from __future__ import annotations

from emberhold.core.kinds import CardId, DefIndex, Seat, Zone
from emberhold.games.aeons_end.constants import DESTROYED, DISCARD, GAINED, HAND, PILE_EMPTIED, PILES_UP_TO, SUPPLY
from emberhold.games.aeons_end.kinds import NO_PILE, CardKind, Pile
from emberhold.games.aeons_end.moments import Moment
from emberhold.games.aeons_end.rules.decks import to_hand
from emberhold.games.aeons_end.rules.triggers import happened
from emberhold.games.aeons_end.state import DEFS, TREASURES, State


def pile_cost(st: State, pile: Pile) -> int:
    """The cost printed on the cards of a pile."""
    return DEFS[st.pile[pile]].cost


def price(st: State, pile: Pile) -> int:
    """What gaining from a pile costs: a treasure beside it may change that, never the printed cost."""
    n = DEFS[st.pile[pile]].cost
    if st.group:
        for treasure, beside in zip(st.group, st.beside, strict=True):
            if beside == pile:
                n += TREASURES[treasure].price_change
    return n


def all_piles(st: State) -> tuple[Pile, ...]:
    """All supply piles of this battle, including empty ones."""
    return PILES_UP_TO[len(st.pile)]


def filled(st: State) -> list[Pile]:
    """MARKET-05, MARKET-06: the piles that are not empty."""
    return [pile for pile in all_piles(st) if st.left[pile]]


def piles_of(st: State, kind: CardKind) -> list[Pile]:
    """The piles of this kind that are not empty."""
    return [pile for pile in filled(st) if DEFS[st.pile[pile]].kind == kind]


def dearest(st: State) -> list[Pile]:
    """The most expensive supply piles."""
    piles = filled(st)
    top = max([pile_cost(st, pile) for pile in piles], default=0)
    return [pile for pile in piles if pile_cost(st, pile) == top]


def pile_named(st: State, index: DefIndex) -> Pile:
    """The supply pile of a card in this battle, or -1."""
    return Pile(st.pile.index(index)) if index in st.pile else NO_PILE


def lift(st: State, pile: Pile) -> CardId:
    """Take the top card off a pile: a card that was returned to it, if there is one, otherwise a new one."""
    st.left[pile] -= 1
    index = st.pile[pile]
    for card in range(len(st.card)):
        if st.zone[card] == SUPPLY and st.card[card] == index:
            return CardId(card)
    return st.new_card(index, SUPPLY)


def _emptied(st: State, pile: Pile, seat: Seat) -> None:
    if not st.left[pile]:
        happened(st, Moment(PILE_EMPTIED, seat, pile=pile))


def gain(st: State, seat: Seat, pile: Pile, *, to: Zone = DISCARD) -> CardId:
    """GEN-05, MAIN-07: from a supply pile to the top of the player's discard pile, or to where the effect says."""
    card = lift(st, pile)
    put_gained(st, seat, card, to)
    happened(st, Moment(GAINED, seat, card=card, pile=pile))
    _emptied(st, pile, seat)
    return card


def put_gained(st: State, seat: Seat, card: CardId, to: Zone = DISCARD) -> None:
    if to == HAND:
        to_hand(st, seat, card)
    else:
        st.move(card, to, seat)
    if st.log is not None:
        st.tell("gained", seat=seat, card=st.ref(card))


def gain_copy(st: State, seat: Seat, pile: Pile) -> None:
    """Another copy from the same pile, if there is one."""
    if st.left[pile]:
        gain(st, seat, pile)


def destroy_from_pile(st: State, pile: Pile, seat: Seat) -> None:
    """Destroy the top card of a supply pile."""
    card = lift(st, pile)
    st.zone[card] = DESTROYED
    if st.log is not None:
        st.tell("destroyed", card=st.ref(card), seat=seat)
    _emptied(st, pile, seat)


def give_back(st: State, card: CardId) -> None:
    """Return a card to its supply pile."""
    pile = pile_named(st, st.card[card])
    seat = st.holder[card]
    st.move(card, SUPPLY)
    st.left[pile] += 1
    if st.log is not None:
        st.tell("given-back", card=st.ref(card), seat=seat)
