"""SETUP-03, PREP: the First Five, rolling, discarding and drawing."""

from __future__ import annotations

from collections.abc import Sequence

from emberhold.core.decisions import NONE, Answers, Effect
from emberhold.core.kinds import NO_SEAT, CardId, Seat
from emberhold.games.ashes.constants import (
    BASIC,
    DIE_TYPES,
    HAND,
    HAND_SIZE,
    NOBODY,
    PREP_DISCARD,
    PREP_DRAW,
    ROLL,
    TURNS,
)
from emberhold.games.ashes.moments import BY_NOBODY, Cause, Hit
from emberhold.games.ashes.rules.damage import run
from emberhold.games.ashes.rules.zones import die_ids, different, discard_from_hand, draw_cards, roll, shuffle_draw_pile
from emberhold.games.ashes.state import State

FIRST_FIVE_SIZE = 5


def first_five_answers(st: State, seat: Seat, suggested: Sequence[str] = ()) -> Answers:
    """SETUP-03: five different cards, picked one at a time; sorted by name, so that the pile's order stays secret.

    If the deck suggests five cards, these can be picked at once.
    """
    taken = {st.card[card] for card in st.picks[seat]}
    cards = [card for card in different(st, st.draw[seat]) if st.card[card] not in taken]
    cards.sort(key=lambda card: st.card[card])
    out: Answers = [(card,) for card in cards]
    if suggested and not taken:
        five = [card for card in cards if st.slug(card) in suggested]
        if len(five) == FIRST_FIVE_SIZE:
            out.append(tuple(five))
    return out


def pick_first_five(st: State, seat: Seat, cards: list[CardId]) -> None:
    st.picks[seat].extend(cards)
    if len(st.picks[seat]) == FIRST_FIVE_SIZE or not first_five_answers(st, seat):
        st.ready[seat] = True


def deal_first_fives(st: State) -> None:
    """SETUP-03, SETUP-04: all players take their hands at once, then shuffle the rest."""
    st.first_five = [picks[:] for picks in st.picks]
    for seat in st.seats_left():
        for card in st.picks[seat]:
            st.move(card, HAND, seat)
        st.picks[seat] = []
        st.ready[seat] = False
        shuffle_draw_pile(st, seat)
    st.phase = ROLL


def roll_dice(st: State) -> None:
    """PREP-02 to PREP-04: all players roll; in the first round that decides who is first."""
    for seat in st.seats_left() if st.first < 0 else st.seats_from(st.first):
        for kind in range(DIE_TYPES):
            for _ in range(st.exhausted_dice[seat][kind]):
                st.dice[seat][kind * 3 + roll(st)] += 1
            st.exhausted_dice[seat][kind] = 0
    if st.first < 0:
        _first_player(st)
    st.tell("round", amount=st.round, seat=st.first)
    for seat in st.seats_from(st.first):
        if st.log is not None:
            st.tell("rolled", seat=seat, dice=die_ids(st.dice[seat]))
    st.ready = [not st.hand[seat] or not st.alive[seat] for seat in st.all_seats]
    st.phase = PREP_DISCARD


def _first_player(st: State) -> None:
    """PREP-03, PREP-04: the player with the most basic symbols; tied players roll all their dice again."""
    tied = st.seats_left()
    while True:
        most = max(_basics(st, seat) for seat in tied)
        tied = [seat for seat in tied if _basics(st, seat) == most]
        if len(tied) == 1:
            st.first = tied[0]
            return
        for seat in tied:
            pool = st.dice[seat]
            for kind in range(DIE_TYPES):
                n = sum(pool[kind * 3 : kind * 3 + 3])
                pool[kind * 3 : kind * 3 + 3] = [0, 0, 0]
                for _ in range(n):
                    pool[kind * 3 + roll(st)] += 1


def _basics(st: State, seat: Seat) -> int:
    return sum(st.dice[seat][kind * 3 + BASIC] for kind in range(DIE_TYPES))


def discard_answers(st: State, seat: Seat) -> Answers:
    """PREP-05: any number of hand cards, one at a time, then done."""
    left = [card for card in st.hand[seat] if card not in st.picks[seat]]
    return [*[(card,) for card in different(st, left)], NONE]


def pick_discard(st: State, seat: Seat, value: tuple[int, ...]) -> None:
    if value:
        st.picks[seat].append(CardId(value[0]))
    if not value or len(st.picks[seat]) == len(st.hand[seat]):
        st.ready[seat] = True


def reveal_discards(st: State) -> None:
    """PREP-05: secret choices, revealed together."""
    for seat in st.seats_from(st.first):
        for card in st.picks[seat]:
            discard_from_hand(st, seat, card)
    st.picks = [[] for _ in range(st.seats)]
    st.ready = [False] * st.seats
    st.phase = PREP_DRAW


def draw_up(st: State) -> Effect:
    """PREP-06 to PREP-08: draw up to five cards; each missing card is 1 damage, all in one instance."""
    hits = []
    for seat in st.seats_from(st.first):
        wanted = max(0, HAND_SIZE - len(st.hand[seat]))
        missing = wanted - draw_cards(st, seat, wanted)
        if missing:
            hits.append(Hit(st.phoenixborn[seat], missing, Cause(NOBODY, NO_SEAT)))
    yield from run(st, hits, BY_NOBODY)
    st.phase = TURNS
