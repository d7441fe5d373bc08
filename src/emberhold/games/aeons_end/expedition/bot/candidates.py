"""What a bot chooses between two battles: cheap gems first, then the dearest cards; a mage for everybody."""

from __future__ import annotations

from emberhold.core.decisions import Answers, Ask
from emberhold.games.aeons_end.catalogue import BY_SLUG
from emberhold.games.aeons_end.constants import GEM, MIX
from emberhold.games.aeons_end.expedition.state import ExpeditionState

__all__ = ["best_pile", "first"]


def first(st: ExpeditionState, ask: Ask) -> Answers:  # noqa: ARG001 - any answer is as good as the first
    return ask.answers[:1]


def best_pile(st: ExpeditionState, ask: Ask) -> Answers:
    """MARKET-02: the suggested mix; a cheap gem, then what costs most."""
    taken = [BY_SLUG[st.things[pile]] for pile in st.taken]

    def worth(answer: tuple[int, ...]) -> tuple[bool, bool, int]:
        card = BY_SLUG[st.things[answer[0]]]
        same = [other for other in taken if other.kind == card.kind]
        cheap_first = card.kind == GEM and not same
        return len(same) < MIX[card.kind], cheap_first, -card.cost if cheap_first else card.cost

    return [max(ask.answers, key=worth)]
