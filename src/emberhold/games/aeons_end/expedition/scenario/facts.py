"""Everything that lies open between two battles, for scenarios."""

from __future__ import annotations

from collections.abc import Iterable

from emberhold.core.kinds import Seat
from emberhold.core.seat_letters import SEAT_LETTERS
from emberhold.games.aeons_end.expedition.constants import STEPS
from emberhold.games.aeons_end.expedition.state import NOTHING, ExpeditionState

__all__ = ["CARD_FACTS", "look_at"]

CARD_FACTS = frozenset(("card",))


def look_at(st: ExpeditionState) -> dict[str, object]:
    over = st.outcome is not None
    campaign = st.campaign
    return {
        "step": "over" if over else STEPS[st.step],
        "battle": campaign["battle"],
        "attempt": campaign["attempt"],
        "nemesis": campaign["nemesis"],
        "piles": _slugs(st, st.piles),
        "mages": _slugs(st, st.mages),
        "treasures": _slugs(st, st.treasures),
        "banished": list(campaign["banished"]),
        "upgraded": list(campaign["upgraded"]),
        "taken": _slugs(st, st.taken),
        "group": None if st.group == NOTHING else st.things[st.group],
        "holder": None if st.holder == NOTHING else SEAT_LETTERS[st.holder],
        "consolation": None if st.consolation == NOTHING else st.kinds[st.consolation],
        **{SEAT_LETTERS[seat]: _member(st, seat) for seat in st.all_seats},
    }


def _member(st: ExpeditionState, seat: Seat) -> dict[str, object]:
    return {
        "mage": None if st.mage[seat] == NOTHING else st.things[st.mage[seat]],
        "rests": st.rests[seat],
        "treasures": _slugs(st, st.worn[seat]),
        "out": st.out[seat],
    }


def _slugs(st: ExpeditionState, things: Iterable[int]) -> list[str]:
    return [st.things[thing] for thing in things]
