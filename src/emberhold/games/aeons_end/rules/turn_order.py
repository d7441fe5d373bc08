"""TURN: the turn order deck, whose turn it is, and the tokens that say which player a shared card means."""

from __future__ import annotations

from typing import Final

from emberhold.core.decisions import NONE, Answers, Ask, Effect
from emberhold.core.kinds import NO_SEAT, Seat
from emberhold.games.aeons_end.constants import (
    FIRST_PAIR,
    NEMESIS,
    NEMESIS_START,
    NEMESIS_TURN,
    SECOND_PAIR,
    START,
    X_CARD,
)
from emberhold.games.aeons_end.kinds import TurnCard
from emberhold.games.aeons_end.rules.questions import SeatChoice, ask_players
from emberhold.games.aeons_end.state import State

NEMESIS_CARDS = 2
PLAYER_CARDS = 4
"""TURN-01: how many cards of the turn order deck belong to players."""
SEAT_CARDS: Final = tuple([TurnCard(n) for n in range(4)])
"""Each player's own (TURN-04 to TURN-07)."""
PLAYER_TURNS = (*SEAT_CARDS, X_CARD, FIRST_PAIR, SECOND_PAIR)
"""The turn order cards that belong to players (TURN-07)."""


def turn_cards(players: int, solo_cards: int = PLAYER_CARDS) -> list[TurnCard]:
    """TURN-04 to TURN-08: the cards of the turn order deck."""
    a, b, c, _ = SEAT_CARDS
    if players == 1:
        cards = [a] * solo_cards
    elif players == 2:
        cards = [a, a, b, b]
    elif players == 3:
        cards = [a, b, c, X_CARD]
    else:
        cards = [FIRST_PAIR, FIRST_PAIR, SECOND_PAIR, SECOND_PAIR]
    return cards + [NEMESIS_TURN] * NEMESIS_CARDS


def shuffle_turn_deck(st: State) -> None:
    st.rng.shuffle(st.turn_deck)
    st.turn_known = [False] * len(st.turn_deck)


def _need_turn_card(st: State) -> None:
    """TURN-03: shuffle the discard pile into a new deck, but only when a card is needed."""
    if not st.turn_deck:
        st.turn_deck, st.turn_discard = st.turn_discard, []
        shuffle_turn_deck(st)
        st.tell("turn-deck-shuffled")


def reveal_turn_card(st: State) -> TurnCard:
    """REVEAL-01, REVEAL-02: everybody sees the top card; it stays there."""
    _need_turn_card(st)
    if not st.turn_known[-1]:
        st.turn_known[-1] = True
        st.reveals += 1
    st.tell("turn-card-revealed", turn=st.turn_ref(st.turn_deck[-1]))
    return st.turn_deck[-1]


def turn_card_to_bottom(st: State) -> None:
    """Put the top card of the turn order deck at the bottom; players who saw it still know it."""
    st.turn_deck.insert(0, st.turn_deck.pop())
    st.turn_known.insert(0, st.turn_known.pop())
    st.tell("turn-card-to-bottom")


def shuffle_back(st: State, card: TurnCard) -> None:
    """TURN-10: shuffle a card from the turn order discard pile into the deck; nothing happens if it is not there."""
    if card in st.turn_discard:
        st.turn_discard.remove(card)
        st.turn_deck.append(card)
        shuffle_turn_deck(st)
        st.tell("turn-card-shuffled-back", turn=st.turn_ref(card))


def nemesis_cards_back(st: State) -> None:
    """Shuffle all nemesis turn cards of the discard pile into the deck at once."""
    back = st.turn_discard.count(NEMESIS_TURN)
    if back:
        st.turn_discard = [card for card in st.turn_discard if card != NEMESIS_TURN]
        st.turn_deck += [NEMESIS_TURN] * back
        shuffle_turn_deck(st)
        st.tell("turn-card-shuffled-back", turn=st.turn_ref(NEMESIS_TURN))


def own_cards(st: State, seat: Seat) -> list[TurnCard]:
    """TURN-13: the cards in the turn order discard pile that belong to a player."""
    if st.seats <= 2:
        wanted = [SEAT_CARDS[seat]]
    elif st.seats == 3:
        wanted = [SEAT_CARDS[seat], X_CARD]
    else:
        wanted = [FIRST_PAIR if seat < 2 else SECOND_PAIR]
    return [card for card in wanted if card in st.turn_discard]


def own_card_back(st: State, seat: Seat) -> Effect:
    """TURN-13: shuffle a player's own turn order card back; the X card only if the players choose it (TURN-07)."""
    cards = own_cards(st, seat)
    if not cards:
        return
    answers: Answers = [(card,) for card in cards]
    if cards == [X_CARD]:
        answers.append(NONE)
    answer = yield Ask("turn-card", NO_SEAT, answers, label="shuffle-back", rule="TURN-13", seats=st.all_seats)
    if answer:
        shuffle_back(st, TurnCard(answer[0]))


def draw_turn_card(st: State) -> Effect:
    """TURN-02: the owner of the top card takes the next turn."""
    _need_turn_card(st)
    card = st.turn_deck.pop()
    st.turn_known.pop()
    st.turn_discard.append(card)
    st.reveals += 1
    st.tell("turn-card", turn=st.turn_ref(card))
    if card == NEMESIS_TURN:
        st.active = NEMESIS
        st.phase = NEMESIS_START
    else:
        seat = yield from _owner(st, card)
        st.active = seat
        st.phase = START
        st.turns_taken[seat] += 1
        st.tell("turn-begins", seat=seat)
    st.turn += 1


def _owner(st: State, card: TurnCard) -> SeatChoice:
    if card == X_CARD:  # TURN-06
        st.by_x = True
        return st.x_holder
    if card not in (FIRST_PAIR, SECOND_PAIR):
        return Seat(card)
    pair = card - FIRST_PAIR  # TURN-08
    seats = list(st.all_seats[:2] if card == FIRST_PAIR else st.all_seats[2:])
    holder = st.pair[pair]
    if holder < 0:
        seat = yield from ask_players(st, seats, "pair", rule="TURN-08")
        _put_token(st, pair, seat)
        return seat
    _put_token(st, pair, NO_SEAT)
    return seats[1] if holder == seats[0] else seats[0]


def _put_token(st: State, pair: int, holder: Seat) -> None:
    """TURN-08: the token of a pair goes to a player, or back on the table."""
    first, second = st.pair
    st.pair = [holder, second] if pair == 0 else [first, holder]


def pass_x_token(st: State) -> None:
    """TURN-06: after the turn of the X card its token goes to the player on the left."""
    if st.by_x:
        st.by_x = False
        st.x_holder = Seat((st.x_holder + 1) % st.seats)
        st.tell("x-token", seat=st.x_holder)
