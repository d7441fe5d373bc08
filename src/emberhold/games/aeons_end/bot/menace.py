"""How good the table looks without the players' cards: life, Gravehold, and what grows on the nemesis mat, in points.

One point is about one life of the nemesis.
"""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.bot.nemesis_tactics import tactics_of
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.state import State

LIFE: Final = 1.0
LOW_LIFE: Final = 9
LOW_LIFE_WORTH: Final = 0.07
"""Below nine, each life is worth more than the one above it."""
LOW_LAST: Final = 7
LAST_WORTH: Final = 0.5
"""What the life of the last player who is not exhausted is worth on top: without that player the battle is lost."""
EXHAUSTED: Final = -12.0
"""Two Unleashes, a breach and the charges are lost already; from now on Gravehold pays double."""
GRAVEHOLD: Final = 0.75
LOW_GRAVEHOLD: Final = 16
LOW_GRAVEHOLD_WORTH: Final = 0.06


def standing(st: State) -> float:
    """Gravehold, the players' life, and the nemesis mat."""
    total = gravehold_points(st.gravehold)
    standing_ones = 0
    most = 0
    for seat in st.all_seats:
        if st.exhausted[seat]:
            total += EXHAUSTED
        else:
            standing_ones += 1
            most = st.life[seat]
            total += life_points(most)
    if standing_ones == 1 < st.seats:
        low = max(0, LOW_LAST - most)
        total -= LAST_WORTH * low * low
    return total - tactics_of(st).menace(st)


def life_points(life: int) -> float:
    low = max(0, LOW_LIFE - life)
    return LIFE * life - LOW_LIFE_WORTH * low * low


def gravehold_points(life: int) -> float:
    low = max(0, LOW_GRAVEHOLD - life)
    return GRAVEHOLD * life - LOW_GRAVEHOLD_WORTH * low * low


def to_beat(st: State) -> float:
    """How much damage it takes to win: what the nemesis has left, or what comes in its place."""
    instead = NEMESES[st.nemesis].stand_in(st)
    if instead >= 0:
        return float(st.lives[instead])
    return st.nemesis_life + tactics_of(st).follows(st)
