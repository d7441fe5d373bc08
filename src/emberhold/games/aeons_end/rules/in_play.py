"""NEM-09: how minions and powers enter and leave play."""

from __future__ import annotations

from emberhold.core.kinds import CardId
from emberhold.games.aeons_end.constants import MINION, NEMESIS_DISCARD, NEMESIS_PLAY
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.state import DEFS, State


def put_into_play(st: State, card: CardId) -> None:
    """NEM-06, NEM-07: with its life or its power tokens, as the newest card in play."""
    definition = DEFS[st.card[card]]
    st.move(card, NEMESIS_PLAY)
    if definition.kind == MINION:
        st.lives[card] = st.starting_life[card] = definition.life
    else:
        st.power[card] = definition.power
    NEMESES[st.nemesis].entered(st, card)
    if st.log is not None:
        st.tell("entered", card=st.ref(card))


def discard_from_play(st: State, card: CardId) -> None:
    """To the nemesis discard pile, or where its mat says. It no longer acts (NEM-02)."""
    if st.log is not None:
        st.tell("left-play", card=st.ref(card))
    if card in st.acting:
        st.acting.remove(card)
    st.lives[card] = st.power[card] = 0
    if not NEMESES[st.nemesis].left(st, card):
        st.move(card, NEMESIS_DISCARD)
