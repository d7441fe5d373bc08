"""How the table stands apart from the players' cards: life, Gravehold, and what grows on the nemesis mat, in points.

One point is about one life of the nemesis.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from emberhold.games.aeons_end.nemeses.arachnos.mat import MOST_TOKENS, TRACK_END
from emberhold.games.aeons_end.nemeses.arachnos.world_devourer import devourer
from emberhold.games.aeons_end.nemeses.fenrix.mat import TOKENS_FOR_CLAWS
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.state import DEFS, State

LIFE: Final = 1.0
LOW_LIFE: Final = 9
LOW_LIFE_WORTH: Final = 0.07
"""Below nine, each life is worth more than the one above it."""
LOW_LAST: Final = 7
LAST_WORTH: Final = 0.5
"""With the last player who is not exhausted all is lost."""
EXHAUSTED: Final = -12.0
"""Two Unleashes, a breach and the charges are lost already; from now on Gravehold pays double."""
GRAVEHOLD: Final = 0.75
LOW_GRAVEHOLD: Final = 16
LOW_GRAVEHOLD_WORTH: Final = 0.06

NEST_LIFE: Final = 0.3
NEST_CROWD: Final = 0.3
NEST_ROOMY: Final = 10
"""A Nest that is half full does no more harm than it has done; one that is full ends the battle."""
DEVOURED: Final = 0.6
"""What World Devourer does before it is beaten, for each life it has."""
LAST_STEP: Final = 0.12
FENRIX_TOKEN: Final = 2.2
CLAWS_OUT: Final[tuple[float, ...]] = (0.0, 0.0, 2.0, 6.0, 14.0, 30.0)
"""By claws in play: the fifth of the claw deck loses the battle."""
POSITION: Final = 0.7
"""A player who faces a claw can strike it next turn."""


def standing(st: State) -> float:
    """Gravehold, the players' life, and the nemesis mat."""
    total = gravehold_points(st.gravehold)
    standing_ones = 0
    most = 0
    for seat in range(st.seats):
        if st.exhausted[seat]:
            total += EXHAUSTED
        else:
            standing_ones += 1
            most = st.life[seat]
            total += life_points(most)
    if standing_ones == 1 < st.seats:
        low = max(0, LOW_LAST - most)
        total -= LAST_WORTH * low * low
    menace = MENACES.get(NEMESES[st.nemesis].slug)
    return total if menace is None else total - menace(st)


def life_points(life: int) -> float:
    low = max(0, LOW_LIFE - life)
    return LIFE * life - LOW_LIFE_WORTH * low * low


def gravehold_points(life: int) -> float:
    low = max(0, LOW_GRAVEHOLD - life)
    return GRAVEHOLD * life - LOW_GRAVEHOLD_WORTH * low * low


def to_beat(st: State) -> float:
    """How much damage it takes to win: what the nemesis has left, or what comes in its place."""
    if st.world_devourer >= 0:
        return float(st.lives[st.world_devourer])
    follows = FOLLOWS.get(NEMESES[st.nemesis].slug)
    return float(st.nemesis_life) if follows is None else st.nemesis_life + follows(st)


# -- mats --------------------------------------------------------------------------------------------------------------


def nest(st: State) -> float:
    """Tokens to be cleared away, and how near the Nest is to being full."""
    lives = n = 0
    for row in st.nest:
        n += len(row)
        for life in row:
            lives += life
    over = max(0, n - NEST_ROOMY)
    return NEST_LIFE * lives + NEST_CROWD * over * over


def ritual(st: State) -> float:
    """World Devourer comes anyway; the sooner, the more life it takes over from Arachnos."""
    if st.world_devourer >= 0:
        return DEVOURED * st.lives[st.world_devourer]
    near = max(st.ritual / TRACK_END, (st.nemesis_tokens - 2) / MOST_TOKENS)
    last = LAST_STEP if st.ritual == TRACK_END - 1 else 0.0
    return DEVOURED * (devourers_life(st) + (near * near + last) * st.nemesis_life)


def pack(st: State) -> float:
    """Tokens that become claws, and claws in play. A player's token on a claw is worth something."""
    out = 0
    held = 0.0
    for card in st.table:
        if DEFS[st.card[card]].claw:
            out += 1
            if card in st.position:
                held += POSITION
    soon = max(0, st.nemesis_tokens - TOKENS_FOR_CLAWS + 1)
    return FENRIX_TOKEN * st.nemesis_tokens + soon + CLAWS_OUT[min(out, 5)] - held


def devourers_life(st: State) -> float:
    return float(DEFS[devourer(max(0, st.nemesis_tokens - (st.nemesis_life == 0)))].life)


Menace = Callable[[State], float]
MENACES: Final[dict[str, Menace]] = {"maggoth": nest, "arachnos": ritual, "fenrix": pack}
"""What grows on a mat, by nemesis; a nemesis that is not named here has nothing of that kind."""
FOLLOWS: Final[dict[str, Menace]] = {"arachnos": devourers_life}
"""The life of what follows a nemesis."""
