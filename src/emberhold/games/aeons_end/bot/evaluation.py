"""How good a position looks for the players, who win or lose together: from 0 (lost) to 1 (won).

Points are rough; one point is about one life of the nemesis. A battle is a race: what counts beside the damage done is
what the players' cards will still do in the turns that are left, and what the nemesis will do to them meanwhile.
"""

from __future__ import annotations

from math import exp
from typing import Final

from emberhold.core.kinds import CardId, Seat
from emberhold.games.aeons_end.bot.card_worth import AETHER, BOON, DAMAGE, know_cards
from emberhold.games.aeons_end.bot.deck import Deck, breach_bonus
from emberhold.games.aeons_end.bot.menace import standing, to_beat
from emberhold.games.aeons_end.bot.nemesis_harm import harm
from emberhold.games.aeons_end.constants import MINION, OWN_BREACHES
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.state import DEFS, MAGES, State

SCALE: Final = 40.0

NEMESIS_LIFE: Final = 1.0
SPEED: Final = 4.0
"""How much damage all players together do between two nemesis turns, on average."""
LAST_TURNS: Final = 2.0

DAMAGE_TO_COME: Final = 0.6
"""What one damage each turn is worth, for each turn left."""
AETHER_TO_COME: Final = 0.6
AETHER_LATE: Final = 0.04
"""Aether is worth less when little time is left to use what it buys."""
PLENTY: Final = 20.0
"""More aether in a turn than this can hardly be used well."""
BOON_TO_COME: Final = 0.5

READY: Final = 0.9
"""A prepped spell's damage comes next turn."""
IN_HAND: Final = 0.1
GEM_IN_HAND: Final = 0.15
ABILITY: Final = 4.0
PURSE: Final = 0.7
"""Aether that somebody else may still spend."""

MINION_TURNS: Final = 7.0
HEALTHY: Final = 0.8
"""The part of a minion's threat that shrinks with its life; the rest stays until it is gone."""
DOOMED: Final = 15.0
"""The next nemesis turn would be Gravehold's last."""
FRAIL_GRAVEHOLD: Final = 0.12
FRAIL_BELOW: Final = 10
FRAIL_LIFE: Final = 0.15
FRAIL_LIFE_BELOW: Final = 5
POWER_SOON: Final[tuple[float, ...]] = (0.0, 1.9, 1.6, 1.3, 1.0)
"""What a power weighs, by its tokens. More than the harm measured for it, because one blow leads to the next."""


def evaluate(st: State, seat: Seat) -> float:
    outcome = st.outcome
    if outcome is not None:
        return 1.0 if outcome.winners else 0.0
    return 1 / (1 + exp(-points(st, seat) / SCALE))


def points(st: State, seat: Seat) -> float:
    know_cards()
    need = to_beat(st)
    nemesis_turns = turns_left(st, need)
    turns = 2 * nemesis_turns / st.seats
    total = standing(st) - NEMESIS_LIFE * need - threat(st, nemesis_turns)
    for player in st.all_seats:
        total += prospects(st, player, turns) + readiness(st, player)
    if 0 <= st.active != seat:
        total += PURSE * sum(st.aether[st.active])
    return total


def turns_left(st: State, need: float) -> float:
    """How many nemesis turns there will probably be before the battle is decided."""
    if NEMESES[st.nemesis].stand_in(st) >= 0:
        return need / SPEED + LAST_TURNS
    return min(len(st.nemesis_deck) + LAST_TURNS, need / SPEED + LAST_TURNS)


# -- what threatens the players ----------------------------------------------------------------------------------------


def threat(st: State, nemesis_turns: float) -> float:
    total = 0.0
    at_once = 0
    to_beat_first = NEMESES[st.nemesis].stand_in(st)
    for card in st.in_play:
        if card != to_beat_first:
            total += card_threat(st, card, nemesis_turns)
        if st.power[card] <= 1:
            at_once += harm(st.nemesis, st.seats, st.card[card])[1]
    if at_once >= st.gravehold:
        total += DOOMED
    return total * frailty(st) if total else 0.0


def frailty(st: State) -> float:
    """Harm weighs more where little is left: 1 for players in good health."""
    most = max(st.life)
    return 1 + FRAIL_GRAVEHOLD * max(0, FRAIL_BELOW - st.gravehold) + FRAIL_LIFE * max(0, FRAIL_LIFE_BELOW - most)


def card_threat(st: State, card: CardId, nemesis_turns: float) -> float:
    """What a nemesis card in play will do while it stays there."""
    index = st.card[card]
    each = harm(st.nemesis, st.seats, index)[0]
    if DEFS[index].kind != MINION:
        return each * POWER_SOON[min(st.power[card], 4)]
    health = st.lives[card] / max(1, st.starting_life[card])
    return each * min(MINION_TURNS, nemesis_turns) * (1 - HEALTHY + HEALTHY * health)


# -- what the players have ---------------------------------------------------------------------------------------------


def prospects(st: State, seat: Seat, turns: float) -> float:
    """What a player's deck and breaches will bring in the turns left."""
    deck = Deck(st, seat)
    return DAMAGE_TO_COME * turns * deck.damage + aether_worth(turns) * deck.aether + BOON_TO_COME * turns * deck.boon


def aether_worth(turns: float) -> float:
    """What one aether each turn is worth."""
    return min(AETHER_TO_COME * turns, AETHER_LATE * turns * turns)


def useful(aether: float) -> float:
    """The first aether of a turn buys the most."""
    return PLENTY * (1 - exp(-aether / PLENTY))


def readiness(st: State, seat: Seat) -> float:
    """Spells about to be cast, cards in hand, charges."""
    total = 0.0
    for b in OWN_BREACHES[seat]:
        for card in st.prepped[b]:
            bonus = breach_bonus(st, b) if st.open[b] else 0.0
            total += READY * (DAMAGE[st.card[card]] + bonus * (2 if DEFS[st.card[card]].echo else 1))
    for card in st.hand[seat]:
        index = st.card[card]
        total += IN_HAND * DAMAGE[index] + GEM_IN_HAND * (AETHER[index] + BOON[index])
    slots = MAGES[st.mage[seat]].charges
    return total + ABILITY * st.charges[seat] / slots
