"""Aether and charges: which aether is spent first, and what it may buy."""

from __future__ import annotations

from typing import Final

from emberhold.core.kinds import Seat
from emberhold.games.aeons_end.constants import (
    CHARGE_GAINED,
    FOR_BREACHES,
    FOR_CARDS,
    FOR_GEMS,
    FOR_RELICS,
    GEM,
    NORMAL,
    PURSES,
    RELIC,
    SPELL,
)
from emberhold.games.aeons_end.kinds import Purse
from emberhold.games.aeons_end.moments import Moment
from emberhold.games.aeons_end.rules.triggers import happened
from emberhold.games.aeons_end.state import MAGES, State

PLAIN: Final = (NORMAL,)
ON_BREACHES: Final = (FOR_BREACHES, NORMAL)
ON_CARD: Final = {
    GEM: (FOR_GEMS, FOR_CARDS, NORMAL),
    RELIC: (FOR_RELICS, FOR_CARDS, NORMAL),
    SPELL: (FOR_CARDS, NORMAL),
}
"""MAIN-06: aether for one type of card first, then aether for any card, then normal aether."""


def has_aether(st: State, seat: Seat, purses: tuple[Purse, ...]) -> int:
    """How much aether these purses hold together."""
    own = st.aether[seat]
    n = 0
    for purse in purses:
        n += own[purse]
    return n


def spend(st: State, seat: Seat, n: int, purses: tuple[Purse, ...]) -> None:
    """MAIN-06: the most restricted aether goes first."""
    own = st.aether[seat]
    for purse in purses:
        part = min(own[purse], n)
        own[purse] -= part
        n -= part
    assert n == 0


def gain_aether(st: State, seat: Seat, n: int, purse: Purse = NORMAL) -> None:
    st.aether[seat][purse] += n
    st.tell("aether-gained", seat=seat, amount=n, purse=f"purse-{PURSES[purse]}")


def lose_aether(st: State, seat: Seat) -> None:
    """MAIN-04: what was not spent is lost at the end of the turn."""
    st.aether[seat] = [0] * len(PURSES)


def slots(st: State, seat: Seat) -> int:
    """CHARGE-03: how many charges the mage's ability needs."""
    return MAGES[st.mage[seat]].charges


def gain_charges(st: State, seat: Seat, n: int) -> None:
    """CHARGE-03: what goes beyond the slots is lost."""
    gained = min(n, slots(st, seat) - st.charges[seat])
    if gained > 0:
        st.charges[seat] += gained
        st.tell("charged", seat=seat, amount=gained)
        happened(st, Moment(CHARGE_GAINED, seat, n=gained))


def lose_charges(st: State, seat: Seat, n: int) -> int:
    """CHARGE-05: lose charges, as many as there are at most."""
    lost = min(n, st.charges[seat])
    if lost:
        st.charges[seat] -= lost
        st.tell("charges-lost", seat=seat, amount=lost)
    return lost
