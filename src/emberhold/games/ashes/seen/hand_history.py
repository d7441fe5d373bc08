"""Which cards were drawn and played in a match, and who began: read from its state and its log when it is over."""

from __future__ import annotations

from typing import Final

from emberhold.core.card_use import CardUse
from emberhold.core.events import CardRef, Event
from emberhold.games.ashes.state import State

__all__ = ["hand_history"]

TO_HAND: Final = frozenset({"drew", "searched", "returned"})
PLAYED: Final = "played"
ROUND: Final = "round"


def hand_history(st: State) -> CardUse:
    """The First Five are not drawn by the rules (SETUP-03); here they count as drawn, because they are in the hand."""
    drawn = [{st.slug(card) for card in st.first_five[seat]} for seat in st.all_seats]
    played: list[set[str]] = [set() for _ in st.all_seats]
    first = -1
    for event in st.log.events if st.log is not None else ():
        seat = event.data.get("seat")
        if not isinstance(seat, int):
            continue
        if event.kind == ROUND and first < 0:
            first = seat
        elif event.kind == PLAYED:
            played[seat].update(_slugs(event))
        elif event.kind in TO_HAND:
            drawn[seat].update(_slugs(event))
    return CardUse(first, st.round, [sorted(slugs) for slugs in drawn], [sorted(slugs) for slugs in played])


def _slugs(event: Event) -> list[str]:
    card, cards = event.data.get("card"), event.data.get("cards")
    if isinstance(card, CardRef):
        return [card.slug]
    return [ref.slug for ref in cards if isinstance(ref, CardRef)] if isinstance(cards, list) else []
