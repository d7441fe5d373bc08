"""What the events and questions of Ashes mean for a preview: what hurts, what is paid, where a turn ends."""

from __future__ import annotations

from typing import Final

from emberhold.core.events import Told
from emberhold.core.kinds import Seat
from emberhold.core.preview_facts import CARD, NO_HARM, PreviewFacts
from emberhold.games.ashes.state import State

__all__ = ["FACTS", "own_cards"]

HURT: Final = frozenset({"damaged", "wounded", "exhausted", "destroyed", "left-play", "discarded"})
"""Attacking, blocking and costs exhaust without such an event (ATKP-14, COST-01)."""
BAD_TOKENS: Final = frozenset({"token-wound", "token-exhaustion"})


def _harm(told: Told) -> str:
    kind = told["kind"]
    return CARD if kind in HURT or (kind == "token-moved" and told.get("token") in BAD_TOKENS) else NO_HARM


FACTS: Final = PreviewFacts(
    new_turn=frozenset({"turn", "round"}),
    harm=_harm,
    losses=frozenset({"discarded", "left-play"}),
    given_up=frozenset({"discard-one", "discard-cost", "meditate"}),
    costs=frozenset({"COST-11"}),
    uses=frozenset({"played", "used", "used-ability", "used-power"}),
    targets=frozenset({"targeted"}),
    sealed=frozenset({"first-five", "discard"}),
)


def own_cards(st: State, seat: Seat) -> dict[int, bool]:
    """What the seat has in play and in hand."""
    ids, phoenixborn = st.ids[seat], st.phoenixborn[seat]
    attached = [card for card in st.attached if st.controller[card] == seat]
    cards = [phoenixborn, *st.battlefield[seat], *st.spellboard[seat], *attached, *st.hand[seat]]
    return {int(ids[card]): card == phoenixborn for card in cards if ids[card]}
