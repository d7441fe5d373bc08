"""Writes a position as a board: what `stage` would read to set up exactly this table."""

from __future__ import annotations

from emberhold.core.kinds import NO_SEAT, Seat
from emberhold.games.aeons_end.constants import (
    GRAVEHOLD_LIFE,
    MAIN,
    NEMESIS,
    NEMESIS_DRAW,
    NEMESIS_MAIN,
    NEMESIS_START,
    PHASES,
    SEATS,
    SETTING_UP,
    TURN_CARDS,
)
from emberhold.games.aeons_end.rules.player_turn import find_aid
from emberhold.games.aeons_end.scenario.nemesis_side import write_nemesis
from emberhold.games.aeons_end.scenario.player_side import leave_out_mages, write_seat
from emberhold.games.aeons_end.scenario.supply import write_market, write_treasure
from emberhold.games.aeons_end.state import MAGES, State

__all__ = ["waiting_for_later", "write_table"]

CONCEDED = "conceded"
"""This ending is not written: it follows from who has conceded as soon as the board is set up (GEN-01)."""


def write_table(st: State) -> dict[str, object]:
    """Plain data without the usual values. Cards that have left the battle are not part of a board."""
    out: dict[str, object] = {"phase": PHASES[st.phase]}
    begun = st.phase != SETTING_UP
    usual = NEMESIS if st.phase in (SETTING_UP, NEMESIS_START, NEMESIS_MAIN, NEMESIS_DRAW) else 0
    if st.active != usual:
        out["turn"] = "nemesis" if st.active == NEMESIS else SEATS[st.active]
    if st.turn != int(begun):
        out["turn number"] = st.turn
    if st.outcome is not None and st.outcome.reason != CONCEDED:
        out["over"] = st.outcome.reason
    if st.conceded:
        out["conceded"] = [SEATS[seat] for seat in st.all_seats if st.conceded >> seat & 1]
    if st.gravehold not in (GRAVEHOLD_LIFE, 0):
        out["gravehold"] = st.gravehold
    if st.one_target:
        out["one target"] = True
    out |= _moment(st)
    out |= _turns(st)
    out |= write_market(st)
    out |= write_treasure(st)
    out["nemesis"] = write_nemesis(st)
    mages = [MAGES[mage] for mage in st.mage]
    for seat, mage in zip(st.all_seats, mages, strict=True):
        out[SEATS[seat]] = {"mage": mage.slug} | write_seat(st, seat)
    return leave_out_mages(out, mages)


def _moment(st: State) -> dict[str, object]:
    """What is true for the rest of the turn."""
    out: dict[str, object] = {}
    if st.casts:
        out["casts"] = st.casts
    if st.watching:
        out["copies for"] = [SEATS[seat] for seat in st.watching]
    if st.refused:
        out["declined"] = [SEATS[seat] for seat in sorted(st.refused)]
    waiting = waiting_for_later(st)
    if waiting:
        out["waiting"] = [SEATS[seat] for seat in waiting]
    if st.by_x:
        out["x turn"] = True
    return out


def waiting_for_later(st: State) -> list[Seat]:
    """Allies who can use their ability in this main phase but have put it off until after the next action."""
    if st.phase != MAIN or st.active == NEMESIS:
        return []
    again = st.copy()
    find_aid(again)
    return [seat for seat in again.aid if seat not in st.aid]


def _turns(st: State) -> dict[str, object]:
    """The turn order deck is always written: if it were not, it would be shuffled, which uses up random numbers."""
    out: dict[str, object] = {}
    known = zip(st.turn_deck[::-1], st.turn_known[::-1], strict=True)
    out["turn deck"] = [{TURN_CARDS[card]: {"known": True}} if seen else TURN_CARDS[card] for card, seen in known]
    if st.turn_discard:
        out["turn discard"] = [TURN_CARDS[card] for card in st.turn_discard]
    if st.x_holder and st.seats == 3:
        out["x token"] = SEATS[st.x_holder]
    if st.pair != [NO_SEAT, NO_SEAT]:
        out["pairs"] = ["none" if seat < 0 else SEATS[seat] for seat in st.pair]
    return out
