"""What a player would try first: natural answers to the questions of the rules, so that bots look ahead quickly.

A single candidate means that the question is not worth more thought: payments, orders, dice. A bot that looks ahead
tries each candidate; one that does not takes the first. `evaluation` says what things are worth; `question_kinds`
says which function answers which kind of question.
"""

# ruff: noqa: ARG001 - these functions share one signature, and not every one needs every argument.
from __future__ import annotations

from typing import Final

import emberhold.games.ashes.bot.tactics as tactics
from emberhold.core.decisions import NONE, Answers, Ask, Value
from emberhold.core.journal import Setup
from emberhold.core.kinds import CardId, Seat
from emberhold.games.ashes.bot.evaluation import PAYABLE, dice_points, payable, unit_points
from emberhold.games.ashes.constants import (
    ALL_BASICS,
    ALLY,
    ATTACK_PHOENIXBORN,
    ATTACK_UNIT,
    BASIC,
    BATTLEFIELD,
    DIE_FACES,
    END_TURN,
    MEDITATE,
    PASS,
    PASS_AND_END,
    POWER,
    READY_SPELL,
)
from emberhold.games.ashes.defs import PLAYER
from emberhold.games.ashes.prebuilt_decks import suggested
from emberhold.games.ashes.rules.costs import can_pay, costs_of
from emberhold.games.ashes.rules.meditate import FROM_DRAW, FROM_HAND, TURN_DIE
from emberhold.games.ashes.rules.windows import LET
from emberhold.games.ashes.rules.zones import die_turns
from emberhold.games.ashes.state import DEFS, State

MOST: Final = 8
PAYMENTS: Final = 6
"""How many payments are compared; they come with the least wasteful first."""
MEDITATED: Final = 2
"""No more cards than this are discarded in one meditation."""
PLENTY: Final = 10
"""With at least this many cards in the draw pile, discarding from the hand to draw new cards is fine."""


# -- turns and windows -------------------------------------------------------------------------------------------------


def turn(st: State, ask: Ask) -> Answers:
    """Everything is worth a try; a bot that does not look ahead attacks if that does damage, or else ends its turn."""
    attack = tactics.worth_attacking(st, st.active) > 0 if st.main else False
    left_out: list[Value] = []
    if PASS_AND_END in ask.answers:  # what can be done after passing can be done before it
        left_out.append((PASS,))
    left_out += tactics.other_attacks(st, ask)
    left_out += _other_meditations(st, ask)
    answers = [answer for answer in ask.answers if answer not in left_out]

    def rank(answer: Value) -> int:
        verb = answer[0]
        if verb == ATTACK_PHOENIXBORN:
            return 0 if attack else 2
        if verb == PASS or verb == END_TURN:
            return 1
        return 3 if verb == ATTACK_UNIT else 4

    return sorted(answers, key=rank)


def window(st: State, ask: Ask) -> Answers:
    """Declining first: a bot does not expect others to hold the right reaction. It never lets another seat go first."""
    uses: Answers = [answer for answer in ask.answers if answer and answer[0] != LET]
    if NONE in ask.answers:
        return [NONE, *uses]
    return uses or ask.answers


def either(st: State, ask: Ask) -> Answers:
    return ask.answers


# -- cards and targets -------------------------------------------------------------------------------------------------


def things(st: State, ask: Ask) -> Answers:
    """Targets and choices: what is worth most first, other players' things before the player's own."""
    seat = ask.seats[0]
    # Seats and cards are both plain numbers; only the question tells which of them an answer is.
    players = ask.kind == "target" and ask.about[2] == PLAYER

    def rank(answer: Value) -> tuple[int, float]:
        if not answer:
            return 2, 0.0
        if players or st.zone[answer[0]] != BATTLEFIELD:
            return 1, 0.0
        unit = CardId(answer[0])
        return int(st.controller[unit] == seat), -unit_points(st, unit)

    ranked = sorted(ask.answers, key=rank)
    return ranked if len(ranked) <= MOST else [*ranked[: MOST // 2], *ranked[-MOST // 2 :]]


def keep(st: State, seat: Seat, card: CardId) -> float:
    """How much a seat would like to keep a card in hand."""
    d = DEFS[st.card[card]]
    if d.play is None:
        return 0.0
    pool = tuple(st.dice[seat])
    worth = 1.0 if any(can_pay(pool, cost.need) for cost in costs_of(st, card, d.play)) else 0.0
    worth += 0.1 * sum(costs_of(st, card, d.play)[0].need)
    if d.kind == READY_SPELL:
        worth += 0.5 - 0.4 * st.copies_on_spellboard(seat, st.card[card])
    elif d.kind == ALLY:
        worth += 0.5
    return worth - 0.2 * sum(st.card[other] == st.card[card] for other in st.hand[seat])


def give_up_a_card(st: State, ask: Ask) -> Answers:
    seat = ask.seats[0]
    return [min(ask.answers, key=lambda answer: keep(st, seat, CardId(answer[0])))]


def take_a_card(st: State, ask: Ask) -> Answers:
    seat = ask.seats[0]
    cards = [answer for answer in ask.answers if answer]
    return [max(cards, key=lambda answer: keep(st, seat, CardId(answer[0])))] if cards else [NONE]


def first_five(st: State, ask: Ask, setup: Setup) -> Answers:
    """The five that the deck suggests; then ready spells and allies, the cheap ones first."""
    five: Answers = [answer for answer in ask.answers if len(answer) > 1]
    if five:
        return five
    wanted = suggested(setup, ask.seats[0])

    def rank(answer: Value) -> tuple[bool, bool, int]:
        card = CardId(answer[0])
        d = DEFS[st.card[card]]
        cost = 0 if d.play is None else sum(costs_of(st, card, d.play)[0].need)
        return d.slug not in wanted, d.kind not in (READY_SPELL, ALLY), cost

    return [min(ask.answers, key=rank)]


def discard(st: State, ask: Ask) -> Answers:
    """PREP-05: discard what these dice cannot pay for, while there are enough cards to draw."""
    seat = ask.seats[0]
    if len(st.draw[seat]) - len(st.picks[seat]) >= PLENTY:
        pool = tuple(st.dice[seat])
        for answer in ask.answers:
            play = DEFS[st.card[answer[0]]].play if answer else None
            if play is not None and not any(can_pay(pool, cost.need) for cost in costs_of(st, CardId(answer[0]), play)):
                return [answer]
    return [NONE]


# -- dice --------------------------------------------------------------------------------------------------------------


def pool_points(st: State, seat: Seat, pool: list[int]) -> float:
    return dice_points(pool) + PAYABLE * payable(st, seat, tuple(pool))


def pay(st: State, ask: Ask) -> Answers:
    """The payment that leaves the most useful dice."""
    seat = ask.seats[0]
    pool = st.dice[seat]
    answers = ask.answers[:PAYMENTS]
    if len(answers) == 1:
        return answers
    return [max(answers, key=lambda paid: pool_points(st, seat, [n - m for n, m in zip(pool, paid, strict=True)]))]


def turn_die(st: State, ask: Ask) -> Answers:
    return [_best_turn(st, ask.seats[0], ask.answers)]


def _best_turn(st: State, seat: Seat, turns: Answers) -> Value:
    """The die and the side that it is best turned to; NONE if all are best left alone."""
    best, most = NONE, pool_points(st, seat, st.dice[seat])
    for answer in turns:
        if answer:
            die, face = answer
            if face != POWER:
                continue  # a power face pays for everything that the others pay for
            pool = st.dice[seat][:]
            pool[die] -= 1
            pool[die // 3 * 3 + face] += 1
            points = pool_points(st, seat, pool)
            if points > most:
                best, most = answer, points
    return best


def meditate(st: State, ask: Ask) -> Answers:
    """One card from the draw pile, or the worst card of the hand; seldom more."""
    seat = ask.seats[0]
    discarded = ask.about[0]
    out: Answers = []
    if discarded:
        turn = _best_turn(st, seat, [answer[1:] for answer in ask.answers if answer and answer[0] == TURN_DIE])
        out = [(TURN_DIE, *turn)] if turn else [NONE]
    if discarded < MEDITATED or not out:
        hand = [answer for answer in ask.answers if answer and answer[0] == FROM_HAND]
        if (FROM_DRAW,) in ask.answers:
            out.append((FROM_DRAW,))
        if hand:
            out.append(min(hand, key=lambda answer: keep(st, seat, CardId(answer[1]))))
    return out or ask.answers


def _other_meditations(st: State, ask: Ask) -> Answers:
    """The ways to meditate that are not tried: if a die is best turned to its power side, the others."""
    named = [answer for answer in ask.answers if answer[0] == MEDITATE and len(answer) > 1]
    if not named:
        return []
    seat = ask.seats[0]
    best = _best_turn(st, seat, die_turns(st.dice[seat]))
    chosen = (MEDITATE, best[0]) if best and best[1] == POWER else NONE
    return [answer for answer in (*named, (MEDITATE,)) if answer != chosen] if chosen in named else named


def recover_die(st: State, ask: Ask) -> Answers:
    """RECOV-03: a basic face is rolled again, better ones stay."""
    if (ALL_BASICS,) in ask.answers:
        return [(ALL_BASICS,)]
    basics: Answers = [answer for answer in ask.answers if answer and answer[0] % DIE_FACES == BASIC]
    return basics[:1] or [NONE]


def any_die(st: State, ask: Ask) -> Answers:
    """Somebody's die is exhausted: another player's best die, or the player's own worst."""
    ranked = sorted(ask.answers, key=lambda answer: answer[0] % 3)
    return ranked[:1] if ask.about[1] == ask.seats[0] else ranked[-1:]


def highest(st: State, ask: Ask) -> Answers:
    return ask.answers[::-1]


def best_face(st: State, ask: Ask) -> Answers:
    return [(POWER,)]
