"""The suite itself: a toy that is broken in one place must be caught by the test that is there for it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable

import pytest

from emberhold.core.decisions import Ask, Value
from emberhold.core.events import CardRef, Datum
from emberhold.core.kinds import CardId, Seat, Viewer
from emberhold.core.rng import Rng
from tests.conformance.games import CASES, Table
from tests.conformance.test_copies import test_a_clone_is_equal_and_independent as clones_are_independent
from tests.conformance.test_worlds import test_a_world_dealt_anew_looks_the_same_to_its_seat as worlds_look_the_same
from tests.conformance.test_worlds import test_a_world_depends_on_knowledge_and_chance_alone as worlds_know_no_more
from tests.conformance.test_worlds import test_no_seat_can_tell_its_worlds_apart as worlds_stay_the_same
from tests.toy import cards
from tests.toy.match import Toy
from tests.toy.state import SLUGS, WARD, ToyState

Check = Callable[[Table], None]
(TOY_CASE,) = [case for case in CASES if case.spec.name == "toy"]


def caught(check: Check) -> bool:
    """Whether the check fails for some table."""
    for seed in range(6):
        try:
            check(Table(TOY_CASE, 2, seed))
        except AssertionError:
            return True
    return False


def told_too_much(self: ToyState, cards: Iterable[CardId], viewer: Viewer) -> list[dict[str, object]]:
    return [{"id": self.ids[viewer][card], "card": SLUGS[self.card[card]]} for card in cards]


def logged_too_much(self: ToyState, kind: str, cards: Iterable[CardId], **data: Datum) -> None:
    refs = [CardRef(SLUGS[self.card[c]], -1, tuple([ids[c] for ids in self.ids])) for c in cards]
    self.tell(kind, cards=refs, **data)


def copied_too_little(self: ToyState) -> ToyState:
    other = true_copy(self)
    other.discard = self.discard
    return other


def dealt_unsorted(self: Toy, viewer: int, rng: Rng) -> None:
    s = self._state
    unknown = [card for card in range(len(s.card)) if s.owner[card] == 1 and not s.seen[card] >> viewer & 1]
    dealt = [s.card[card] for card in unknown]
    rng.shuffle(dealt)
    for card, text in zip(unknown, dealt, strict=True):
        s.card[card] = text


def heard_asking(s: ToyState, me: Seat, target: Seat) -> Generator[Ask, Value, bool]:
    if any(s.card[card] == WARD for card in s.hand[target]):
        s.tell("asked", seat=target)
    return (yield from true_warded(s, me, target))


def lucky_asking(s: ToyState, me: Seat, target: Seat) -> Generator[Ask, Value, bool]:
    if any(s.card[card] == WARD for card in s.hand[target]):
        s.rng.next()
    return (yield from true_warded(s, me, target))


true_copy = ToyState.copy
true_warded = cards.warded

BREAKAGES: dict[str, tuple[object, str, object, Check]] = {
    "a view shows hidden cards": (ToyState, "told", told_too_much, worlds_look_the_same),
    "the log names hidden cards": (ToyState, "tell_of", logged_too_much, worlds_stay_the_same),
    "a copy shares a list": (ToyState, "copy", copied_too_little, clones_are_independent),
    "a world is dealt in true order": (Toy, "_redeal", dealt_unsorted, worlds_know_no_more),
    "asking for a reaction is heard": (cards, "warded", heard_asking, worlds_stay_the_same),
    "asking for a reaction uses up luck": (cards, "warded", lucky_asking, worlds_stay_the_same),
}


@pytest.mark.parametrize("breakage", BREAKAGES)
def test_a_broken_toy_is_caught(breakage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    place, name, broken, check = BREAKAGES[breakage]
    monkeypatch.setattr(place, name, broken)
    assert caught(check)
