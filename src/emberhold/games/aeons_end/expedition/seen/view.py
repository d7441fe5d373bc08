"""What a viewer sees between two battles, built up from nothing. Everybody sees the same."""

from __future__ import annotations

from collections.abc import Iterable

from emberhold.core.kinds import Seat, Viewer
from emberhold.core.seen_types import CardSeen
from emberhold.games.aeons_end.constants import PILES
from emberhold.games.aeons_end.expedition.constants import STEPS, treasure_levels
from emberhold.games.aeons_end.expedition.rules.muster import next_ask, waits
from emberhold.games.aeons_end.expedition.seen.view_types import ExpeditionView, MemberView
from emberhold.games.aeons_end.expedition.state import NOTHING, ExpeditionState

__all__ = ["view_of"]


def view_of(st: ExpeditionState, viewer: Viewer) -> ExpeditionView:
    over = st.outcome is not None
    return {
        "game": "aeons-end-expedition",
        "you": None if viewer == st.seats else viewer,
        "step": "over" if over else STEPS[st.step],
        "turn": [] if over or not waits(st) else list(next_ask(st).seats),
        "campaign": st.campaign,
        "piles": _seen(st, st.piles),
        "taken": _seen(st, st.taken),
        "needed": PILES,
        "mages": _seen(st, st.mages),
        "treasures": _seen(st, st.treasures),
        "levels": list(treasure_levels(st.campaign["battle"])),
        "group": None if st.group == NOTHING else _one(st, st.group),
        "holder": None if st.holder == NOTHING else st.holder,
        "players": [_member(st, seat) for seat in st.all_seats],
    }


def _member(st: ExpeditionState, seat: Seat) -> MemberView:
    mage = st.mage[seat]
    return {
        "seat": seat,
        "mage": None if mage == NOTHING else _one(st, mage),
        "rests": st.rests[seat],
        "treasures": _seen(st, st.worn[seat]),
    }


def _seen(st: ExpeditionState, things: Iterable[int]) -> list[CardSeen]:
    return [_one(st, thing) for thing in things]


def _one(st: ExpeditionState, thing: int) -> CardSeen:
    return {"id": thing + 1, "card": st.things[thing]}
