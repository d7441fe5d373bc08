"""DRAFT-03 to DRAFT-06: what can be chosen in each step, what a choice does, and how a step ends."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement

from emberhold.core.decisions import Answers, Ask, Effect
from emberhold.core.kinds import NO_CARD, CardId, Seat
from emberhold.core.state import Outcome
from emberhold.games.ashes.constants import ALL_TYPES, POOL_SIZE, TYPES
from emberhold.games.ashes.draft.constants import AT_A_TIME, CARDS, DICE, EXCHANGE, PACK_SIZE, PHOENIXBORN
from emberhold.games.ashes.draft.state import DraftState

__all__ = [
    "deal_packs",
    "dice_answers",
    "end_step",
    "exchange",
    "keep_picks",
    "leave_turn",
    "pass_packs",
    "pick_answers",
    "take_dice",
    "take_phoenixborn",
]


# -- a Phoenixborn each (DRAFT-03) -----------------------------------------------------------------------------------


def take_phoenixborn(st: DraftState, seat: Seat, card: CardId) -> None:
    st.turns.pop(0)
    st.unclaimed.remove(card)
    st.phoenixborn[seat] = card
    st.tell("took-phoenixborn", seat=seat, card=st.ref(card))


def deal_packs(st: DraftState) -> None:
    """DRAFT-04: nine cards for everybody."""
    for seat in st.all_seats:
        st.pack[seat], st.deck = st.deck[:PACK_SIZE], st.deck[PACK_SIZE:]
        for card in st.pack[seat]:
            st.origin[card] = seat
        st.tell("dealt", seat=seat, cards=st.show_pack(seat))


# -- pick and pass (DRAFT-04) ----------------------------------------------------------------------------------------


def pick_answers(st: DraftState, seat: Seat) -> Answers:
    return [(card,) for card in st.in_order(st.pack[seat], seat)]


def pass_packs(st: DraftState) -> None:
    """All have chosen: everybody keeps the chosen card and passes the others to the left."""
    for seat in st.all_seats:
        card = st.choice[seat]
        if card == NO_CARD:  # this seat has given up
            card = min(st.pack[seat], key=lambda left: st.card[left])
        st.pack[seat].remove(card)
        st.picks[seat].append(card)
        st.taken[card] = st.round
        st.choice[seat] = NO_CARD
        st.tell("picked", seat=seat, card=st.ref(card))
    st.round += 1
    if st.round < PACK_SIZE:
        st.pack = [st.pack[seat - 1] for seat in st.all_seats]
        for pack in st.pack:
            for card in pack:
                st.hide(card)
        for seat in st.all_seats:
            st.tell("got-pack", seat=seat, cards=st.show_pack(seat))


# -- dice (DRAFT-05) -------------------------------------------------------------------------------------------------


def dice_answers(st: DraftState) -> Answers:
    """Every two dice that are still there."""
    return [
        pair
        for pair in combinations_with_replacement(ALL_TYPES, AT_A_TIME)
        if all(st.supply[kind] >= pair.count(kind) for kind in pair)
    ]


def take_dice(st: DraftState, seat: Seat, kinds: Sequence[int]) -> None:
    st.turns.pop(0)
    for kind in kinds:
        st.supply[kind] -= 1
        st.dice[seat][kind] += 1
    st.tell("took-dice", seat=seat, dice=[f"die-{TYPES[kind]}" for kind in kinds])


# -- exchange (DRAFT-06) ---------------------------------------------------------------------------------------------


def _reveal_row(st: DraftState) -> None:
    st.row, st.deck = st.deck[: st.seats], st.deck[st.seats :]
    for card in st.row:
        st.show(card, st.everybody)
    st.tell("revealed-row", cards=[st.ref(card) for card in st.row])


def exchange(st: DraftState, seat: Seat, card: CardId) -> Effect:
    """Take a card of the row, and put one of the own picks in its place, face up."""
    answer = yield Ask("give", seat, [(own,) for own in st.picks[seat]], about=(card,), rule="DRAFT-06")
    given = CardId(answer[0])
    st.turns.pop(0)
    st.row[st.row.index(card)] = given
    st.picks[seat][st.picks[seat].index(given)] = card
    st.show(given, st.everybody)
    st.tell("exchanged", seat=seat, card=st.ref(card), given=st.ref(given))


def keep_picks(st: DraftState, seat: Seat) -> None:
    st.turns.pop(0)
    st.tell("kept-picks", seat=seat)


# -- from step to step -----------------------------------------------------------------------------------------------


def leave_turn(st: DraftState) -> None:
    """Whose turn it is has given up: the first thing there is, is taken for that seat."""
    seat = st.turns[0]
    if st.step == PHOENIXBORN:
        take_phoenixborn(st, seat, st.unclaimed[0])
    elif st.step == DICE:
        take_dice(st, seat, dice_answers(st)[0])
    else:
        keep_picks(st, seat)


def end_step(st: DraftState) -> None:
    """Everybody has done what this step is for."""
    if st.step == PHOENIXBORN:
        _pass_token(st)
        st.step = CARDS
        deal_packs(st)
    elif st.step == CARDS:
        st.step = DICE
        st.turns = st.clockwise() * (POOL_SIZE // AT_A_TIME)
        st.tell("dice-begin", seat=st.first)
    elif st.step == DICE:
        _pass_token(st)
        st.step = EXCHANGE
        st.turns = st.clockwise()
        _reveal_row(st)
    else:
        st.tell("drafted")
        st.outcome = Outcome(tuple([seat for seat in st.all_seats if not st.out[seat]]), "drafted")


def _pass_token(st: DraftState) -> None:
    st.first = st.left_of(st.first)
    st.tell("token-passed", seat=st.first)
