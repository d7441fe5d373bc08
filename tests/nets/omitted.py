"""Whether what is not asked makes no difference: every order that the rules omit is tried, in every way.

A match is driven with nothing omitted. Where the rules would not have asked for an order, copies of the match take the
things in each possible order; all of them have to lead to the same position.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from emberhold.core.match import Match
from emberhold.core.rng import Rng
from emberhold.games.ashes.rules import attack, damage
from tests.nets.crowds import crowded_board
from tests.nets.decks import SPEC
from tests.nets.positions import position
from tests.nets.twins import give, likely

__all__ = ["Findings", "look_for_orders_that_matter"]

DECISIONS: Final = 40
"""How far a board is played."""
LINES: Final = 120
"""So many orders are tried at most."""

Predicate = Callable[..., bool]
PLACES: Final = ((damage, "steps_are_alike", "order"), (attack, "strikes_are_alike", "resolve"))


@dataclass
class Findings:
    """What was tried, by kind of question, and what went wrong."""

    tried: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


@contextmanager
def asking(say: Callable[[str, bool], None], always: bool) -> Iterator[None]:
    """Let the rules ask for every order; `say` hears whether they would have omitted the question."""
    before = [(module, name, vars(module)[name]) for module, name, _ in PLACES]

    def wrapped(kind: str, predicate: Predicate) -> Predicate:
        def ask(*args: Any) -> bool:
            say(kind, always or predicate(*args))
            return False

        return ask

    for module, name, kind in PLACES:
        vars(module)[name] = wrapped(kind, vars(module)[name])
    try:
        yield
    finally:
        for module, name, predicate in before:
            vars(module)[name] = predicate


def look_for_orders_that_matter(numbers: range, *, always: bool = False) -> Findings:
    """Try what the rules omit; `always` tries every order there is, to show that the net catches something."""
    found = Findings()
    omitted: dict[str, bool] = {}
    with asking(omitted.__setitem__, always):
        for number in numbers:
            match, rng = calm_match(number), Rng(number).fork()
            for step in range(DECISIONS):
                if not match.pending:
                    break
                kind = match.pending[0].kind
                if kind in ("order", "resolve") and omitted[kind]:
                    found.tried[kind] += 1
                    ends = {repr(position(end)) for end in every_order(match)}
                    if len(ends) > 1:
                        found.faults.append(f"board {number}, step {step}: {kind} leads to {len(ends)} positions")
                give(match, likely(match.pending[0].ask, rng))
    return found


def calm_match(number: int) -> Match:
    """A crowded board on which nobody has dice, so that nobody can react with a spell."""
    board = crowded_board(number)
    board["phase"] = "turns"
    for seat in "abcd":
        if seat in board:
            board[seat] = {key: value for key, value in board[seat].items() if key not in ("dice", "exhausted_dice")}
            board[seat]["spellboard"] = []
    return SPEC.stage(board, number)


def every_order(match: Match) -> Iterator[Match]:
    """The match after each possible order of what is asked now."""
    asked = match.pending[0]
    lines = [[value] for value in asked.ask.answers]
    for _ in range(LINES):
        if not lines:
            return
        line = lines.pop()
        copy = match.clone()
        for value in line:
            give(copy, value)
        ahead = copy.pending[0] if copy.pending else None
        if ahead is not None and ahead.kind == asked.kind and ahead.seats == asked.seats and not copy.quiet:
            lines += [[*line, value] for value in ahead.ask.answers]
        else:
            yield copy
