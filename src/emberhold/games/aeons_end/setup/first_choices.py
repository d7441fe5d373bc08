"""SETUP-01: what is chosen before the first turn card is drawn."""

from __future__ import annotations

from emberhold.core.decisions import Ask, Effect
from emberhold.core.kinds import NO_SEAT, CardId, Seat
from emberhold.games.aeons_end.constants import DECK, DESTROYED, TURN_CARD
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.rules.market import all_piles
from emberhold.games.aeons_end.rules.questions import ask_for_pile
from emberhold.games.aeons_end.rules.treasure_swap import swap_candidates
from emberhold.games.aeons_end.state import DEFS, TREASURES, State


def prepare(st: State) -> Effect:
    """Treasures first, then the set-up lines of the nemesis mat (SETUP-07)."""
    st.phase = TURN_CARD
    while st.swaps:
        seat, card = st.swaps[0]
        st.swaps = st.swaps[1:]
        yield from _swap(st, seat, card)
    for number, treasure in enumerate(st.group):
        fits = TREASURES[treasure].beside
        if fits is not None:
            piles = [pile for pile in all_piles(st) if fits(DEFS[st.pile[pile]])]
            pile = yield from ask_for_pile(st, piles, "beside", rule="TREASURE-06")
            st.beside = [*st.beside[:number], pile, *st.beside[number + 1 :]]
            if pile >= 0:
                st.tell(
                    "treasure-beside",
                    treasure=f"card-{TREASURES[treasure].slug}",
                    pile=f"card-{DEFS[st.pile[pile]].slug}",
                )
    yield from NEMESES[st.nemesis].prepare(st)


def _swap(st: State, seat: Seat, card: CardId) -> Effect:
    """TREASURE-05: it replaces the copy that its player picks; copies next to each other count as one choice."""
    deck = st.deck[seat]
    candidates = [
        other
        for other in swap_candidates(st, seat, card)
        if deck.index(other) + 1 >= len(deck) or st.card[deck[deck.index(other) + 1]] != st.card[other]
    ]
    answer = yield Ask("swap", seat, [(other,) for other in candidates], about=(card,), rule="TREASURE-05")
    replaced = CardId(answer[0])
    place = deck.index(replaced)
    st.zone[replaced] = DESTROYED
    st.holder[replaced] = NO_SEAT
    st.forge[seat] = [other for other in st.forge[seat] if other != card]
    st.zone[card] = DECK
    deck[place] = card
    if st.log is not None:
        st.tell("swapped", seat=seat, card=st.ref(card))
