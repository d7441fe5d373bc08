"""Which answers any player would call a blunder: another one comes to the same, and leaves more over.

A game says what a position leaves over (`LeftOver`); the comparison is the same for every game. Only what is certain
counts: answers that use luck or show something new are compared with nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from emberhold.core.match import Match
from emberhold.core.rng import Rng

__all__ = ["LeftOver", "Look", "dominated"]

STEPS: Final = 60
"""An action with more questions than this is compared with nothing."""
LUCK: Final = 0xD0A1


class LeftOver(NamedTuple):
    """A position in three parts."""

    same: tuple[object, ...]
    """What two positions must have in common, so that one can be better in every way."""
    kept: tuple[int, ...]
    """Things of which more is better."""
    purse: tuple[int, ...]
    """The same, but lost at the end of the turn."""

    def beats(self, other: LeftOver, *, at_the_end: bool) -> bool:
        """Whether this is the same with more left over; at the end of the turn what is in the purse does not count."""
        if self.same != other.same or len(self.kept) != len(other.kept):
            return False
        mine, theirs = self.kept, other.kept
        if not at_the_end:
            mine, theirs = mine + self.purse, theirs + other.purse
        return mine != theirs and all(a >= b for a, b in zip(mine, theirs, strict=True))


Look: TypeAlias = Callable[[Match], LeftOver]


class _End(NamedTuple):
    """Where an answer leads."""

    won: bool
    lost: bool
    ends_turn: bool
    sure: bool
    """Whether nobody had a choice on the way, so that it could not have ended better."""
    left: LeftOver | None


def dominated(match: Match, seat: int, numbers: Sequence[int], look: Look) -> set[int]:
    """Those of these answers that are worse than another one in every way; never all of them.

    `match` is an imagined world in which the seat is asked. An answer that loses at once is a blunder if another does
    not; every other answer is one if there is an answer that wins at once.
    """
    ends = {number: _follow(match, seat, number, look) for number in numbers}
    if any(end.won for end in ends.values()):
        return {number for number in numbers if not ends[number].won}
    lost = {number for number in numbers if ends[number].lost and ends[number].sure}
    if len(lost) == len(numbers):
        return set()
    worse = set(lost)
    for number in numbers:
        mine = ends[number]
        if mine.left is None or not mine.sure or number in worse:
            continue
        for other in numbers:
            theirs = ends[other]
            if other in worse or theirs.left is None or theirs.ends_turn:
                continue
            if theirs.left.beats(mine.left, at_the_end=mine.ends_turn):
                worse.add(number)
                break
    return worse


def _follow(match: Match, seat: int, number: int, look: Look) -> _End:
    """Carry out an answer to the end of its action; questions on the way get their natural answers."""
    decision = match.decision_for(seat)
    assert decision is not None
    if match.quiet and match.gives_up_turn(decision.ask, decision.ask.answers[number]):
        return _End(won=False, lost=False, ends_turn=True, sure=True, left=look(match))
    copy = match.clone(track=False)
    copy.lingers = True
    luck = copy.luck_used()
    chance = Rng(LUCK)
    sure = True
    copy.answer(seat, decision, str(number))
    for _ in range(STEPS):
        ask = copy.asked
        if ask is None or copy.quiet:
            break
        sure = False
        copy.step(copy.likely(ask, chance))
    outcome = copy.outcome
    if copy.luck_used() != luck or not (copy.quiet or outcome is not None):
        return _End(won=False, lost=False, ends_turn=False, sure=False, left=None)
    if outcome is not None:
        won = seat in outcome.winners
        return _End(won=won, lost=not won, ends_turn=False, sure=sure, left=None)
    return _End(won=False, lost=False, ends_turn=False, sure=sure, left=look(copy))
