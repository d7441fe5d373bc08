"""Plays any game by the protocol alone, and says in one comparable text where a match stands."""

from __future__ import annotations

import json
from collections.abc import Iterator

from emberhold.core.decisions import NONE, Decision, Value
from emberhold.core.match import Match
from emberhold.core.registry import GameSpec
from emberhold.core.rng import Rng
from emberhold.core.seeds import going_on
from tests.conformance.games import Table

TOO_LONG = 20_000


# -- playing -----------------------------------------------------------------------------------------------------


def deal(table: Table) -> Match:
    return table.spec.new(table.setup, table.seed)


def player(table: Table) -> Rng:
    """The seeded random player of a table; its luck is not the match's luck."""
    return Rng(table.seed * 1_000_003 + table.players).fork()


def pick(match: Match, rng: Rng) -> tuple[int, Decision, int]:
    """Some pending decision, a seat that may answer it, and the place of some option."""
    decision = match.pending[rng.below(len(match.pending))]
    seat = decision.seats[rng.below(len(decision.seats))]
    return seat, decision, rng.below(decision.count)


def step(match: Match, rng: Rng) -> tuple[int, Value]:
    """Give a random answer; returns who gave which, so that a twin can be given the same."""
    seat, decision, index = pick(match, rng)
    value = decision.ask.answers[index]
    match.answer(seat, decision, str(index))
    return seat, value


def give(match: Match, seat: int, value: Value) -> None:
    """Answer a seat's decision by value."""
    decision = match.decision_for(seat)
    assert decision is not None, f"seat {seat} has nothing to decide here"
    match.answer(seat, decision, str(decision.ask.answers.index(value)))


def play_out(match: Match, rng: Rng) -> Match:
    """Play on at random to the end."""
    for _ in range(TOO_LONG):
        if not match.pending:
            assert match.outcome is not None, "a match without questions must be over"
            return match
        step(match, rng)
    raise AssertionError(f"the match did not end within {TOO_LONG} decisions")


def moments(table: Table, match: Match | None = None) -> Iterator[tuple[int, Match]]:
    """A random match, live, at each of its decisions and at its end. Look, copy, but do not answer it."""
    match = deal(table) if match is None else match
    rng = player(table)
    for number in range(TOO_LONG):
        yield number, match
        if not match.pending:
            return
        step(match, rng)
    raise AssertionError(f"the match did not end within {TOO_LONG} decisions")


def is_quiet(match: Match) -> bool:
    """Between actions: no effect is in progress."""
    return match._effect is None


# -- looking -----------------------------------------------------------------------------------------------------


def viewers(match: Match) -> list[int | None]:
    return [*range(match.seats), None]


def text(thing: object) -> str:
    """A comparable text; fails for what is not plain JSON. On one line: with indents the suite takes twice as long."""
    return json.dumps(thing, sort_keys=True, allow_nan=False, default=None)


def what_a_seat_sees(match: Match, seat: int | None) -> dict[str, object]:
    """The view and the decision of one seat: all that it may base its answers on, but for the log."""
    decision = None if seat is None else match.decision_for(seat)
    return {"view": match.view(seat), "decision": None if decision is None else decision.to_json(seat)}


def position(spec: GameSpec, match: Match) -> str:
    """Everything about where a match stands, secrets and luck included, but not how it came there."""
    return text(
        {
            "seen": [what_a_seat_sees(match, seat) for seat in viewers(match)],
            "table": spec.look(match),
            "pending": [[list(decision.seats), decision.ask.answers] for decision in match.pending],
            "outcome": None if match.outcome is None else match.outcome.to_json(),
            "luck": going_on(match._state.rng),
            "conceded": match._state.conceded,
        }
    )


def fingerprint(spec: GameSpec, match: Match) -> str:
    """The position, how it came about and how far back it may be undone."""
    return text([position(spec, match), match.journal().dumps(), match.answered, match.undo_floor])


def logs(match: Match) -> str:
    """What every seat and a spectator were told, from the first event on."""
    return text([match.events(seat) for seat in viewers(match)])


def cards_named(thing: object) -> Iterator[tuple[int, str | None]]:
    """Every card in a view or in events: its id for that viewer and its name, if the viewer knows it."""
    if isinstance(thing, dict):
        if isinstance(thing.get("id"), int) and "card" in thing:
            yield thing["id"], thing["card"]
        for value in thing.values():
            yield from cards_named(value)
    elif isinstance(thing, list | tuple):
        for value in thing:
            yield from cards_named(value)


def reasons(table: Table, match: Match, seat: int) -> str:
    """`why_not` for every verb and everything the seat can name."""
    ids = sorted({id for id, name in cards_named(match.view(seat)) if name is not None})
    out: list[object] = []
    for verb in table.case.verbs:
        for thing in (*ids, verb):
            why = match.why_not(seat, verb, thing)
            out.append([verb, thing, None if why is None else why.to_json()])
    return text(out)


def can_decline(decision: Decision) -> bool:
    return NONE in decision.ask.answers
