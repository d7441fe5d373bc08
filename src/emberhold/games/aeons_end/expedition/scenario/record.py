"""Writes Barracks down as a set-up, with what was chosen so far."""

from __future__ import annotations

from emberhold.core.kinds import Seat
from emberhold.games.aeons_end.expedition.constants import PILES, STEPS
from emberhold.games.aeons_end.expedition.state import NOTHING, ExpeditionState

__all__ = ["write_table"]


def write_table(st: ExpeditionState) -> dict[str, object]:
    """What lays out these very Barracks."""
    out: dict[str, object] = {"players": st.seats, "campaign": st.campaign}
    if st.kinds:
        out["consolation"] = list(st.kinds)
    if st.step < PILES:
        return out
    chosen: dict[str, object] = {"step": STEPS[st.step], "piles": [st.things[pile] for pile in st.taken]}
    chosen["seats"] = [_member(st, seat) for seat in st.all_seats]
    if st.group != NOTHING:
        chosen["group"] = st.things[st.group]
    if st.holder != NOTHING:
        chosen["holder"] = st.holder
    chosen["waiting"] = list(st.turns)
    return out | {"chosen": chosen}


def _member(st: ExpeditionState, seat: Seat) -> dict[str, object]:
    out: dict[str, object] = {}
    if st.mage[seat] != NOTHING:
        out["mage"] = st.things[st.mage[seat]]
    if st.out[seat]:
        out["out"] = True
    elif st.rests[seat]:
        out["rests"] = True
    if st.worn[seat]:
        out["treasures"] = [st.things[treasure] for treasure in st.worn[seat]]
    return out
