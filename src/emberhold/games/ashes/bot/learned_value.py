"""How likely a seat is to win, as learned from games that bots played against themselves (docs/decisions/043).

Meant for quiet points in worlds that were dealt anew. Two seats are compared number by number and card by card. With
more seats each opponent is compared by itself, and a seat that is ahead of all of them is likely to win.
"""

from __future__ import annotations

from math import exp
from typing import Final

from emberhold.core.kinds import Seat
from emberhold.games.ashes.bot.features import CARD_PLACES, IN_SHORT, NUMBERS, Side, card_keys, numbers
from emberhold.games.ashes.bot.learned_weights import CARD_WEIGHTS, HIDDEN, NUMBER_WEIGHTS
from emberhold.games.ashes.state import DEFS, State

__all__ = ["learned_value"]

SURE: Final = 30.0
"""No position counts as more certain than this."""

_SHORT: Final = tuple([NUMBERS.index(name) for name in IN_SHORT])

_of_cards: Final[list[float]] = []
"""By place and card, as `card_keys` numbers them; filled when it is first needed, after the cards have been read."""


def learned_value(st: State, seat: Seat) -> float:
    """From 0 (lost) to 1 (won)."""
    if st.outcome is not None:
        return 1.0 if seat in st.outcome.winners else 0.0
    if not st.alive[seat]:
        return 0.0
    if len(_of_cards) != len(CARD_PLACES) * len(DEFS):
        _know_cards()
    me = Side(st, seat)
    mine = _cards(st, seat)
    against = 0.0
    for rival in st.all_seats:
        if rival != seat and st.alive[rival]:
            other = Side(st, rival)
            one, two = numbers(st, me, other), numbers(st, other, me)
            ahead = mine - _cards(st, rival) + _linear(one) - _linear(two) + _hidden(one, two)
            against += exp(-max(-SURE, min(SURE, ahead)))
    return 1 / (1 + against)


def _linear(values: list[float]) -> float:
    total = 0.0
    for i in range(len(values)):
        total += NUMBER_WEIGHTS[i] * values[i]
    return total


def _hidden(mine: list[float], others: list[float]) -> float:
    """What the hidden units say of this seat facing the other, minus what they say of the other."""
    one = [mine[i] for i in _SHORT]
    two = [others[i] for i in _SHORT]
    total = 0.0
    for near, far, bias, counts in HIDDEN:
        up = down = bias
        for to_near, to_far, a, b in zip(near, far, one, two, strict=True):
            up += to_near * a + to_far * b
            down += to_near * b + to_far * a
        if up > 0:
            total += counts * up
        if down > 0:
            total -= counts * down
    return total


def _cards(st: State, seat: Seat) -> float:
    total = 0.0
    for key in card_keys(st, seat):
        total += _of_cards[key]
    return total


def _know_cards() -> None:
    """A card without weights of its own counts by its numbers alone."""
    _of_cards.clear()
    nothing = (0.0,) * len(CARD_PLACES)
    for place in range(len(CARD_PLACES)):
        for card in DEFS:
            _of_cards.append(CARD_WEIGHTS.get(card.slug, nothing)[place])
