"""Whether interchangeable cards are interchangeable: every merged option is played out both ways.

A match is driven with nothing merged: each card stands for itself. Where the rules would offer one option for several
cards, a copy of the match takes the one and another copy the other; from there on both are given the same answers, with
the two cards exchanged, up to the next quiet point. At each step the tables, the questions and the options must be
the same, with the two cards exchanged. An answer that stands for several goes through them as they lie, which is
another order when two are exchanged; so only single answers are given (tests/nets/test_in_one_answer compares the two).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from emberhold.core.decisions import Ask, Value
from emberhold.core.kinds import CardId
from emberhold.core.match import Match
from emberhold.core.rng import Rng
from emberhold.games.ashes.constants import ACTIVATE, ALL_UNITS, IN_ORDER, PASS, PASS_AND_END, PLAY
from emberhold.games.ashes.defs import PLAYER
from emberhold.games.ashes.rules import damage, values, windows
from emberhold.games.ashes.rules.meditate import TURN_DIE
from emberhold.games.ashes.state import State
from tests.nets.ashes_invariants import table_of
from tests.nets.crowds import crowded_match

__all__ = ["Findings", "look_for_unlike_twins", "options_offered"]

Signature = Callable[[State, CardId], tuple[int, ...]]
Swap = dict[int, int]

alike: Final[Signature] = values.alike
"""What the rules go by."""

RULES: Final = "emberhold.games.ashes."
DECISIONS: Final = 30
"""How far a board is played."""

ONE_CARD: Final = frozenset(
    ("attach", "attack-target", "attackers", "choose", "discard", "first-five", "guard", "resolve", "search", "target")
)
AFTER_A_VERB: Final = frozenset(("meditate", "round-end", "window"))


@dataclass
class Findings:
    """What was seen on the way."""

    boards: int = 0
    merged: int = 0
    by_kind: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


@contextmanager
def unmerged() -> Iterator[None]:
    """Every card stands for itself, wherever the rules ask which cards are interchangeable."""
    plain_ones: dict[str, object] = {"alike": _itself, "distinct": _all_of_them}
    changed: list[tuple[dict[str, Any], str, object]] = []
    for name, room in list(sys.modules.items()):
        if name.startswith(RULES) and room is not values:
            for word, plain_one in plain_ones.items():
                if vars(room).get(word) is vars(values)[word]:
                    changed.append((vars(room), word, vars(room)[word]))
                    vars(room)[word] = plain_one
    try:
        yield
    finally:
        for words, word, before in changed:
            words[word] = before


def _itself(_: State, card: int) -> tuple[int, ...]:
    return (card,)


def _all_of_them(_: State, cards: list[int]) -> list[int]:
    return cards


def positions(numbers: range) -> Iterator[tuple[int, int, Match]]:
    """These boards, played on with nothing merged: the number of the board, the step, the match at a question."""
    with unmerged():
        for number in numbers:
            match, rng = crowded_match(number), Rng(number).fork()
            for step in range(DECISIONS):
                if not match.pending:
                    break
                yield number, step, match
                give(match, likely(match.pending[0].ask, rng))


def look_for_unlike_twins(numbers: range, signature: Signature = alike) -> Findings:
    """What the signature merges is tried both ways."""
    found = Findings()
    for number, step, match in positions(numbers):
        ask = match.pending[0].ask
        found.boards += step == 0
        for one, other in merged(table_of(match), ask, signature):
            found.merged += 1
            found.by_kind[ask.kind] = found.by_kind.get(ask.kind, 0) + 1
            fault = play_both_ways(match, one, other, Rng(number * DECISIONS + step).fork())
            if fault:
                found.faults.append(f"board {number}, step {step}, {ask.kind} {one} or {other}: {fault}")
    return found


def options_offered(numbers: range, signature: Signature = alike) -> int:
    """How many options all questions of these boards have together, if the signature merges them."""
    asks = ((table_of(match), match.pending[0].ask) for _, _, match in positions(numbers))
    return sum(len(ask.answers) - len(list(merged(st, ask, signature))) for st, ask in asks)


def merged(st: State, ask: Ask, signature: Signature) -> Iterator[tuple[Value, Value]]:
    """Pairs of answers that would be one option: the first of each kind with every other one of it."""
    first: dict[tuple[object, ...], Value] = {}
    for value in ask.answers:
        cards = card_places(ask, value)
        rest = [n for place, n in enumerate(plain(ask, value)) if place not in cards]
        mark = (*rest, *source(ask, value), *[signature(st, CardId(value[place])) for place in cards])
        if not cards:
            continue
        if mark in first:
            yield first[mark], value
        else:
            first[mark] = value


def card_places(ask: Ask, value: Value) -> tuple[int, ...]:
    """Where in an answer a card stands."""
    kind = ask.kind
    if not value or value[0] in (ALL_UNITS, IN_ORDER) or (kind == "target" and ask.about[2] == PLAYER):
        return ()
    if kind in ONE_CARD:
        return (0,)
    if kind == "block":
        return (0, 1)
    if kind == "turn":
        return (1,) if value[0] in (PLAY, ACTIVATE) else ()
    if kind == "window":
        return (1,) if value[0] == windows.USE else ()
    if kind == "meditate" and value[0] == TURN_DIE:
        return ()
    if kind in AFTER_A_VERB:
        return (1,) if len(value) > 1 else ()
    if kind == "order":
        return (1,) if value[0] == damage.CHECK else (2,)
    if kind == "order-events":
        return (2,) if value[2] >= 0 else ()
    return ()


def plain(ask: Ask, value: Value) -> Value:
    """An answer without its place in a list of things to be ordered, but with the kind of its cause."""
    if ask.kind == "order" and value[0] == damage.HIT:
        return (*value[:1], -1, *value[2:], ask.about[2 * value[1]])
    return (-1, *value[1:]) if ask.kind == "order-events" else value


def source(ask: Ask, value: Value) -> Value:
    """The card that causes the damage to be ordered; of several attackers it stands for all of them."""
    return (ask.about[2 * value[1] + 1],) if ask.kind == "order" and value[0] == damage.HIT else ()


def exchanged(ask: Ask, value: Value, swap: Swap) -> Value:
    """The plain answer with the two cards exchanged."""
    out = list(plain(ask, value))
    for place in card_places(ask, value):
        out[place] = swap.get(out[place], out[place])
    return tuple(out)


def play_both_ways(match: Match, one: Value, other: Value, rng: Rng) -> str:
    """What is not the same, with the cards exchanged; nothing if all is."""
    swap: Swap = {}
    for a, b in zip(one, other, strict=True):
        swap |= {a: b, b: a} if a != b else {}
    if match.pending[0].ask.kind in ("order", "order-events"):
        place = card_places(match.pending[0].ask, one)[0]
        swap = {one[place]: other[place], other[place]: one[place]}
    left, right = match.clone(), match.clone()
    fight = table_of(right).attack
    if fight is not None:  # in which order attackers were declared means nothing, but shares are asked for in it
        fight.attackers[:] = [CardId(swap.get(unit, unit)) for unit in fight.attackers]
    give(left, one)
    give(right, other)
    while True:
        fault = difference(table_of(left), table_of(right), swap)
        if fault or len(left.pending) != len(right.pending):
            return fault or "one asks, the other does not"
        if left.quiet and right.quiet:
            return ""
        ask, mirror = left.pending[0].ask, right.pending[0].ask
        if (ask.kind, ask.seats) != (mirror.kind, mirror.seats):
            return f"{ask.kind} is asked here, {mirror.kind} there"
        theirs = {plain(mirror, value): value for value in mirror.answers}
        if {exchanged(ask, value, swap) for value in ask.answers} != set(theirs):
            return f"{ask.kind}: {ask.answers} here, {mirror.answers} there"
        single = [value for value in ask.answers if value[:1] not in ((ALL_UNITS,), (IN_ORDER,))]
        value = single[rng.below(len(single))]
        give(left, value)
        give(right, theirs[exchanged(ask, value, swap)])


def give(match: Match, value: Value) -> None:
    decision = match.pending[0]
    match.answer(decision.seats[0], decision, str(decision.ask.answers.index(value)))


def likely(ask: Ask, rng: Rng) -> Value:
    """An answer by which something happens, more often than not."""
    answers = (
        [value for value in ask.answers if value and value not in ((PASS,), PASS_AND_END)]
        if rng.below(5)
        else ask.answers
    )
    answers = answers or ask.answers
    return answers[rng.below(len(answers))]


def difference(left: State, right: State, swap: Swap) -> str:
    """The first thing that differs between two tables, one of them with the cards exchanged."""
    for card in range(len(left.card)):
        here, there = facts(left, card, swap), facts(right, swap.get(card, card), {})
        if here != there:
            return f"card {card}: {here} here, {there} there"
    there_too = everything_else(right, {})
    for key, value in everything_else(left, swap).items():
        if value != there_too[key]:
            return f"{key}: {value} here, {there_too[key]} there"
    return ""


def facts(st: State, card: int, swap: Swap) -> tuple[int, ...]:
    host = st.host[card]
    return (
        st.card[card],
        st.owner[card],
        st.controller[card],
        st.zone[card],
        st.wounds[card],
        st.exhaustion[card],
        st.status[card],
        st.boost[card],
        int(st.bypass[card]),
        int(st.doomed[card]),
        st.seen[card],
        swap.get(host, host),
    )


def everything_else(st: State, swap: Swap) -> dict[str, object]:
    """All but the cards' own facts. The order of a pile that everybody sees means nothing."""
    return {
        "draw": st.draw,
        "dice": st.dice,
        "exhausted": st.exhausted_dice,
        "on cards": sorted((swap.get(card, card), owner, kind) for card, owner, kind in st.card_dice),
        "alive": st.alive,
        "reacted": st.reacted,
        "flow": (st.phase, st.round, st.active, st.first, st.passed, st.main, st.side, st.extra_side),
        "luck": st.rng.state,
        "outcome": None if st.outcome is None else st.outcome.to_json(),
    }
