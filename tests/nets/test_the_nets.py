"""The nets themselves: an engine that is broken in one place must be caught by the net that is there for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from emberhold.core.decisions import Effect
from emberhold.core.events import CardRef
from emberhold.core.kinds import NO_CARD, CardId, Seat
from emberhold.games.ashes.moments import Moment
from emberhold.games.ashes.rules import leave_play, prepare, windows
from emberhold.games.ashes.seen import view
from emberhold.games.ashes.state import DEFS, State
from tests.nets.test_fuzz_ashes import test_a_random_match_stays_in_order as stays_in_order
from tests.nets.test_leak import test_no_viewer_can_tell_its_worlds_apart as tells_nothing

Net = Callable[[str, int, int], None]


def caught(net: Net) -> bool:
    for seed in range(12):
        try:
            net("built", 2, seed)
        except (AssertionError, ValueError, KeyError):
            return True
    return False


def named_for_all(self: State, card: int) -> CardRef:
    return CardRef(DEFS[self.card[card]].slug, -1, tuple([ids[card] for ids in self.ids]))


def in_the_order_of_the_pile(st: State, cards: list[int]) -> list[dict[str, object]]:
    return [{"card": DEFS[st.card[card]].slug, "n": 1} for card in cards]


def heard_asking(st: State, m: Moment) -> Effect:
    for seat in windows.waiting(st, m, set()).optional:
        st.tell("asked", seat=seat)
    yield from true_window(st, m)


def lucky_asking(st: State, m: Moment) -> Effect:
    if windows.waiting(st, m, set()).optional:
        st.rng.next()
    yield from true_window(st, m)


def kept_in_hand(st: State, seat: Seat, card: CardId) -> None:
    st.discard[seat].append(card)


def tokens_kept(st: State, card: CardId) -> None:
    st.host[card] = NO_CARD


true_window = windows.window

BREAKAGES: dict[str, tuple[object, str, object, Net]] = {
    "the log names hidden cards": (State, "ref", named_for_all, tells_nothing),
    "a pile is listed in its order": (view, "_names", in_the_order_of_the_pile, tells_nothing),
    "asking for a reaction is heard": (windows, "window", heard_asking, tells_nothing),
    "asking for a reaction uses up luck": (windows, "window", lucky_asking, tells_nothing),
    "a discarded card stays in hand": (prepare, "discard_from_hand", kept_in_hand, stays_in_order),
    "a card keeps its tokens when it leaves": (leave_play, "clear", tokens_kept, stays_in_order),
}


@pytest.mark.net
@pytest.mark.parametrize("breakage", BREAKAGES)
def test_a_broken_engine_is_caught(breakage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    place, name, broken, net = BREAKAGES[breakage]
    monkeypatch.setattr(place, name, broken)
    assert caught(net)
