"""DRAW: hands, decks that are never shuffled, discard piles whose order matters."""

from __future__ import annotations

from emberhold.core.decisions import Answers, Ask, Effect
from emberhold.core.kinds import NO_CARD, CardId, Seat
from emberhold.games.aeons_end.constants import (
    CAME_TO_HAND,
    DECK,
    DESTROYED,
    DISCARD,
    HAND,
    HAND_SIZE,
    IN_ORDER,
    WAS_DESTROYED,
)
from emberhold.games.aeons_end.moments import Moment
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.rules.questions import Count, ask_card, distinct
from emberhold.games.aeons_end.rules.triggers import happened
from emberhold.games.aeons_end.state import DEFS, State


def flip(st: State, seat: Seat) -> bool:
    """DRAW-04 to DRAW-06: turn the discard pile over to make a new deck; False if that is empty too."""
    if not st.deck[seat]:
        if not st.discard[seat]:
            return False
        st.deck[seat] = st.discard[seat][::-1]
        st.discard[seat] = []
        for card in st.deck[seat]:
            st.zone[card] = DECK
        st.tell("flipped", seat=seat)
    return True


def to_hand(st: State, seat: Seat, card: CardId) -> None:
    """Put a card into a hand; some cards do something as soon as they come there."""
    st.move(card, HAND, seat)
    if DEFS[st.card[card]].watches:
        happened(st, Moment(CAME_TO_HAND, seat, card=card))


def draw(st: State, seat: Seat, n: int) -> int:
    """Draw as many as there are (DRAW-07)."""
    drawn = 0
    while drawn < n and flip(st, seat):
        card = st.deck[seat][-1]
        to_hand(st, seat, card)
        drawn += 1
    if drawn:
        st.reveals += 1
        nemesis = NEMESES[st.nemesis]
        if nemesis.follows_decks:
            nemesis.deck_cards_seen(st, st.hand[seat][-drawn:])
        if st.log is not None:
            st.tell("drew", seat=seat, cards=st.refs(st.hand[seat][-drawn:]))
    return drawn


def top_cards(st: State, seat: Seat, n: int) -> list[CardId]:
    """REVEAL-01, DRAW-12: the top cards of a deck, the top one first; if needed, the discard pile is turned over.

    The turned pile goes under what is left of the deck, as if the cards were drawn one by one.
    """
    deck = st.deck[seat]
    if len(deck) < n and st.discard[seat]:
        under = st.discard[seat][::-1]
        for card in under:
            st.zone[card] = DECK
        st.deck[seat] = under + deck
        st.discard[seat] = []
        st.tell("flipped", seat=seat)
    found = st.deck[seat][-n:][::-1] if n else []
    if found:
        st.reveals += 1
        nemesis = NEMESES[st.nemesis]
        if nemesis.follows_decks:
            nemesis.deck_cards_seen(st, found)
    return found


def reveal(st: State, seat: Seat, n: int) -> list[CardId]:
    """REVEAL-01: show the top cards of a deck; they stay there."""
    found = top_cards(st, seat, n)
    if found and st.log is not None:
        st.tell("revealed", seat=seat, cards=st.refs(found))
    return found


def discard(st: State, card: CardId, seat: Seat | None = None) -> None:
    """DRAW-11: onto the discard pile of the player it belongs to."""
    owner = st.holder[card] if seat is None else seat
    st.move(card, DISCARD, owner)
    if st.log is not None:
        st.tell("discarded", seat=owner, card=st.ref(card))


def discard_from_hand(
    st: State,
    seat: Seat,
    cards: list[CardId],
    n: int,
    *,
    source: CardId = NO_CARD,
    up_to: bool = False,
    label: str = "discard",
) -> Count:
    """DRAW-10: the player chooses which cards, and in which order. Returns how many."""
    left = [card for card in cards if card in st.hand[seat]]
    n = min(n, len(left))
    for done in range(n):
        card = yield from ask_card(st, seat, left, label, source=source, may=up_to, rule="DRAW-10")
        if card < 0:
            return done
        left.remove(card)
        discard(st, card)
    return n


def destroy(st: State, card: CardId) -> bool:
    """GEN-04: out of this battle for good. A card that cannot be destroyed stays where it is."""
    if DEFS[st.card[card]].fixed:
        return False
    seat = st.holder[card]
    st.move(card, DESTROYED)
    if st.log is not None:
        st.tell("destroyed", card=st.ref(card), seat=seat)
    if DEFS[st.card[card]].watches:
        happened(st, Moment(WAS_DESTROYED, seat, card=card))
    return True


def destroyable(st: State, cards: list[CardId]) -> list[CardId]:
    return [card for card in cards if not DEFS[st.card[card]].fixed]


def destroy_from_hand(st: State, seat: Seat, cards: list[CardId], n: int, *, source: CardId = NO_CARD) -> Effect:
    """The player chooses which cards."""
    left = destroyable(st, cards)
    if len(left) <= n:
        for card in left:
            destroy(st, card)
        return
    for _ in range(n):
        card = yield from ask_card(st, seat, left, "destroy", source=source)
        left.remove(card)
        destroy(st, card)


def put_on_deck(st: State, card: CardId, seat: Seat) -> None:
    """On top of a player's deck."""
    st.move(card, DECK, seat)
    if st.log is not None:
        st.tell("put-on-deck", card=st.ref(card), seat=seat)


def draw_phase(st: State, seat: Seat) -> Effect:
    """DRAW-01, DRAW-02: discard the played cards in any order, then draw up to five cards in hand."""
    while st.played[seat]:
        answers: Answers = [(card,) for card in distinct(st, st.played[seat])]
        if len(answers) > 2 or 1 < len(answers) < len(st.played[seat]):
            answers.insert(0, (IN_ORDER,))
        answer = yield Ask("order", seat, answers, label="tidy", rule="DRAW-01")
        if answer[0] == IN_ORDER:
            for card in st.played[seat][:]:
                discard(st, card)
        else:
            discard(st, CardId(answer[0]))
    draw(st, seat, HAND_SIZE - len(st.hand[seat]))
