"""NEM: the nemesis' main phase and draw phase."""

from __future__ import annotations

from emberhold.core.decisions import Effect
from emberhold.core.kinds import CardId
from emberhold.games.aeons_end.constants import ATTACK, MINION, NEMESIS_DISCARD, NEMESIS_PLAY, RESOLVING
from emberhold.games.aeons_end.defs import StoredText
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.rules import hooks
from emberhold.games.aeons_end.rules.due import resolve_due
from emberhold.games.aeons_end.rules.end import check_cleared
from emberhold.games.aeons_end.rules.in_play import discard_from_play, put_into_play
from emberhold.games.aeons_end.state import DEFS, State

EMPTY_DECK_UNLEASHES = 3
"""NEM-04: how many times it unleashes instead of drawing from an empty deck."""


def resolve(st: State, card: CardId, text: StoredText | None) -> Effect:
    """Resolve one text of a nemesis card, sentence by sentence (GEN-09)."""
    if text is not None:
        st.resolving += 1
        effect = text(hooks.new_nemesis_use(st, card))
        if effect is not None:
            yield from effect
        yield from resolve_due(st)
        st.resolving -= 1


def start_of_turn(st: State) -> Effect:
    """TURN-12: before the nemesis main phase."""
    effect = NEMESES[st.nemesis].start_of_turn(st)
    if effect is not None:
        yield from effect
    for card in st.in_play[:]:
        if card in st.in_play:
            yield from resolve(st, card, DEFS[st.card[card]].starts_turn)


def act(st: State) -> Effect:
    """NEM-01: the oldest card that has not acted yet in this phase."""
    card = st.acting.pop(0)
    definition = DEFS[st.card[card]]
    if definition.kind == MINION:
        yield from resolve(st, card, definition.persistent)
    else:
        st.power[card] -= 1
        st.tell("power-token", card=st.ref(card), left=st.power[card])
        if st.power[card] == 0:
            yield from resolve(st, card, definition.power_text)
            if st.zone[card] == NEMESIS_PLAY:
                discard_from_play(st, card)
    check_cleared(st)


def draw_nemesis_card(st: State) -> Effect:
    """NEM-03, NEM-04: draw a nemesis card and resolve it, or unleash if the deck is empty."""
    if not st.nemesis_deck:
        st.tell("nemesis-deck-empty")
        yield from hooks.new_nemesis_use(st).unleash(EMPTY_DECK_UNLEASHES)
        check_cleared(st)
        return
    card = st.nemesis_deck[-1]
    st.reveals += 1
    definition = DEFS[st.card[card]]
    if definition.kind == ATTACK:  # NEM-05
        st.move(card, RESOLVING)
        st.tell("attack", card=st.ref(card))
        yield from resolve(st, card, definition.resolve)
        if st.zone[card] == RESOLVING:
            st.move(card, NEMESIS_DISCARD)
        check_cleared(st)
    else:
        yield from enter(st, card)


def enter(st: State, card: CardId) -> Effect:
    """NEM-06, NEM-07: the card comes into play first, then its IMMEDIATELY text happens."""
    put_into_play(st, card)
    yield from resolve(st, card, DEFS[st.card[card]].immediately)
    check_cleared(st)


def end_of_turn(st: State) -> Effect:
    effect = NEMESES[st.nemesis].end_of_turn(st)
    if effect is not None:
        yield from effect
