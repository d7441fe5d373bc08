"""EXHAUST, UNLEASH: what players and Gravehold suffer, and what happens at 0 life."""

from __future__ import annotations

from emberhold.core.decisions import Effect
from emberhold.core.kinds import Seat
from emberhold.games.aeons_end.constants import GRAVEHOLD_LIFE, LIFE
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.rules.aether import lose_charges
from emberhold.games.aeons_end.rules.breaches import destroy_breach
from emberhold.games.aeons_end.rules.end import lose
from emberhold.games.aeons_end.rules.questions import ask_breach, ask_players
from emberhold.games.aeons_end.state import State

DOUBLED = 2
TWICE = 2


def gravehold_suffers(st: State, n: int) -> None:
    """GEN-08, END-06: Gravehold loses life; at 0 the players lose."""
    if n <= 0:
        return
    st.gravehold = max(0, st.gravehold - n)
    st.tell("gravehold-suffered", amount=n, left=st.gravehold)
    if st.gravehold == 0:
        lose(st, "gravehold")


def gravehold_gains(st: State, n: int) -> None:
    """GEN-07: never above its maximum."""
    st.gravehold = min(GRAVEHOLD_LIFE, st.gravehold + n)
    st.tell("gravehold-gained", amount=n, left=st.gravehold)


def gain_life(st: State, seat: Seat, n: int) -> None:
    """GEN-07, EXHAUST-07: a player gains life, never above the maximum and never when exhausted."""
    if not st.exhausted[seat]:
        st.life[seat] = min(LIFE, st.life[seat] + n)
        st.tell("life-gained", seat=seat, amount=n, left=st.life[seat])


def suffer(st: State, seat: Seat, n: int) -> Effect:
    """NEM-15: one amount of damage to one player."""
    yield from suffer_each(st, [(seat, n)])


def suffer_each(st: State, blows: list[tuple[Seat, int]]) -> Effect:
    """EXHAUST-15: damage to several players at once: first all the damage, then what follows from it."""
    fallen: list[tuple[Seat, int]] = []
    for seat, n in blows:
        if n <= 0:
            continue
        if st.exhausted[seat]:  # EXHAUST-09
            gravehold_suffers(st, n * DOUBLED)
            continue
        lost = min(st.life[seat], n)
        st.life[seat] -= lost
        st.tell("suffered", seat=seat, amount=n, left=st.life[seat])
        if st.life[seat] == 0:
            st.exhausted[seat] = True
            st.tell("exhausted", seat=seat)
            fallen.append((seat, n - lost))
    if not fallen:
        return
    if st.seats > 1 and all(st.exhausted):  # EXHAUST-02, SOLO-03
        lose(st, "exhausted")
    if st.unleashing:  # EXHAUST-03
        st.exhausting += fallen
        return
    yield from _all_steps(st, fallen)


def _all_steps(st: State, fallen: list[tuple[Seat, int]]) -> Effect:
    while fallen:
        seats = [seat for seat, _ in fallen]
        first = yield from ask_players(st, seats, "exhaustion-first", rule="EXHAUST-15")
        over = fallen.pop(seats.index(first))[1]
        yield from _steps(st, first, over)


def _steps(st: State, seat: Seat, over: int) -> Effect:
    """EXHAUST-04: Unleash twice, destroy a breach, lose all charges, double the rest of the damage to Gravehold."""
    if not NEMESES[st.nemesis].softens_exhaustion(st):
        yield from unleash(st, TWICE)
    breach = yield from ask_breach(seat, st.breaches_of(seat), "exhaustion", rule="EXHAUST-04")
    if breach >= 0:  # EXHAUST-12
        yield from destroy_breach(st, breach)
    lose_charges(st, seat, st.charges[seat])
    gravehold_suffers(st, over * DOUBLED)


def unleash(st: State, times: int) -> Effect:
    """UNLEASH-02: one after the other, each with everything that follows from it."""
    for _ in range(times):
        st.tell("unleashed")
        st.unleashing += 1
        yield from NEMESES[st.nemesis].unleash(st)
        st.unleashing -= 1
        if st.exhausting and not st.unleashing:  # EXHAUST-03, EXHAUST-11
            fallen, st.exhausting = st.exhausting, []
            yield from _all_steps(st, fallen)
