"""Writes a table of a draft down as a scenario's `given`, without the usual values."""

from __future__ import annotations

from collections.abc import Iterable

from emberhold.core.kinds import NO_CARD, CardId, Seat
from emberhold.core.seat_letters import SEAT_LETTERS
from emberhold.games.ashes.constants import TYPES
from emberhold.games.ashes.draft.constants import CARDS, EXCHANGE, PHOENIXBORN, STEPS
from emberhold.games.ashes.draft.state import DraftState

__all__ = ["write_table"]


def write_table(st: DraftState) -> dict[str, object]:
    """What lays out this very table."""
    out: dict[str, object] = {}
    if st.step != PHOENIXBORN:
        out["step"] = STEPS[st.step]
    if st.first:
        out["first"] = SEAT_LETTERS[st.first]
    if st.step == EXCHANGE and st.turns[0] != st.first:
        out["turn"] = SEAT_LETTERS[st.turns[0]]
    out |= {SEAT_LETTERS[seat]: _player(st, seat) for seat in st.all_seats}
    if st.row:
        out["row"] = _slugs(st, st.row)
    out["deck"] = _slugs(st, st.deck)
    if any(st.out):
        out["out"] = [SEAT_LETTERS[seat] for seat in st.all_seats if st.out[seat]]
    return out


def _player(st: DraftState, seat: Seat) -> dict[str, object]:
    out: dict[str, object] = {}
    if st.phoenixborn[seat] != NO_CARD:
        out["phoenixborn"] = st.slug(st.phoenixborn[seat])
    if st.picks[seat]:
        out["picks"] = _slugs(st, st.picks[seat])
    if st.step == CARDS:
        out["pack"] = _slugs(st, st.pack[seat])
    if st.choice[seat] != NO_CARD:
        out["choice"] = st.slug(st.choice[seat])
    if any(st.dice[seat]):
        out["dice"] = {kind: n for kind, n in zip(TYPES, st.dice[seat], strict=True) if n}
    shown = [card for card in st.picks[seat] if st.face_up(card)]
    if shown:
        out["shown"] = _slugs(st, shown)
    return out


def _slugs(st: DraftState, cards: Iterable[CardId]) -> list[str]:
    return [st.slug(card) for card in cards]
