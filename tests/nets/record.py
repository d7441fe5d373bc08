"""One recorded match: played at random to its end, with a running digest of each kind of thing that can be noticed.

The kinds are told apart, so that a difference says what has changed:

    setup      what was dealt to whom
    answers    questions and answers by value: who is asked what, what may be answered, what was answered; the journal
    meanings   the same in the words of prompts and options, for every seat that is asked
    states     everything on the table, secrets and luck included
    events     what each seat and a spectator were told
    views      what each seat and a spectator see
    reasons    why things cannot be done
    boards     the position as scenarios write it and read it
    worlds     what is dealt anew for somebody who does not know it
    bots       what the game's rules of thumb think of it
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from emberhold.core.decisions import NONE, Decision
from emberhold.core.match import Match
from emberhold.core.rng import Rng
from tests.nets.plain_state import plain_state
from tests.nets.tables import Table

__all__ = ["HEAD", "KINDS", "Record", "differing", "line", "steps"]

KINDS = ("setup", "answers", "meanings", "states", "events", "views", "reasons", "boards", "worlds", "bots")
HEAD = ("number", "players", "answered", "winners", "reason", *KINDS)
"""The columns of a line."""
TOO_LONG = 20_000
DIGITS = 7
SPECTATOR = None

# Primes, so that looking does not fall into step with the game.
VIEWS_EVERY = 3
REASONS_EVERY = 29
BOARDS_EVERY = 11
WORLDS_EVERY = 17
BOTS_EVERY = 5

Told = Callable[[str, object], None]


class Record:
    """The digests of a match so far. `told`, if given, hears of everything that goes into them."""

    def __init__(self, told: Told | None = None) -> None:
        self._hashes = {kind: hashlib.sha256() for kind in KINDS}
        self._told = told

    def add(self, kind: str, thing: object) -> None:
        self._hashes[kind].update(json.dumps(thing, sort_keys=True, allow_nan=False).encode())
        if self._told is not None:
            self._told(kind, thing)

    def digests(self) -> list[str]:
        """In the order of KINDS."""
        return [found.hexdigest()[:DIGITS] for found in self._hashes.values()]


def line(table: Table) -> str:
    """What is kept of a match: its number, the answers it took, how it ended, and the last digests."""
    record = Record()
    count, match = 0, None
    for count, match in steps(table, record):  # noqa: B007 - the last of them are wanted
        pass
    assert match is not None
    assert match.outcome is not None, "a match without questions must be over"
    winners = "".join("abcd"[seat] for seat in match.outcome.winners) or "-"
    return " ".join([str(table.number), str(match.seats), str(count), winners, match.outcome.reason, *record.digests()])


def differing(now: str, recorded: str) -> list[str]:
    """What two lines of a match do not have in common."""
    pairs = zip(HEAD, now.split(), recorded.split(), strict=True)
    return [column for column, one, other in pairs if one != other]


def steps(table: Table, record: Record) -> Iterator[tuple[int, Match]]:
    """Play the match, live, and stop at each of its questions and at its end, after everything there is recorded."""
    record.add("setup", table.setup)
    match = table.spec.new(table.setup, table.number)
    chance = Rng(table.number).fork()
    heard: dict[int | None, int] = {}
    for number in range(TOO_LONG):
        _twist(table, match, number, heard)
        _look(record, table, match, number, heard)
        if not match.pending:
            record.add("answers", [[entry.what, entry.seat, entry.value] for entry in match.journal().entries])
            yield number, match
            return
        decision = match.pending[chance.below(len(match.pending))]
        seat = decision.seats[chance.below(len(decision.seats))]
        key = _choice(table, decision, chance)
        record.add("answers", [seat, decision.ask.answers[key]])
        yield number, match
        match.answer(seat, decision, str(key))
    raise AssertionError(f"the match did not end within {TOO_LONG} decisions")


def _twist(table: Table, match: Match, number: int, heard: dict[int | None, int]) -> None:
    if not match.pending:
        return
    if table.concedes is not None and table.concedes[0] == number:
        match.concede(table.concedes[1] % match.seats)
    if table.undoes is not None and table.undoes[0] == number:
        match.rewind(max(0, match.answered - table.undoes[1]))
        heard.clear()  # the log begins anew


def _choice(table: Table, decision: Decision, chance: Rng) -> int:
    key = chance.below(decision.count)
    if table.bold:
        for _ in range(2):
            # By value and place, not by words: what an option is called does not change what happens.
            if decision.ask.answers[key] == NONE or key == decision.count - 1:
                key = chance.below(decision.count)
    return key


def _viewers(match: Match) -> list[int | None]:
    return [*range(match.seats), SPECTATOR]


def _look(record: Record, table: Table, match: Match, number: int, heard: dict[int | None, int]) -> None:
    for decision in match.pending:
        record.add("answers", [decision.kind, decision.seats, decision.ask.about, decision.ask.answers])
        record.add("meanings", [decision.to_json(seat) for seat in decision.seats])
    record.add("states", [plain_state(match._state), match.undo_floor, match.quiet])
    if number % VIEWS_EVERY == 0 or not match.pending:
        record.add("views", [match.view(viewer) for viewer in _viewers(match)])
    for viewer in _viewers(match):
        events = match.events(viewer, heard.get(viewer, 0))
        heard[viewer] = heard.get(viewer, 0) + len(events)
        record.add("events", events)
    if number % BOTS_EVERY == 0:
        record.add("bots", [match.candidates(decision.ask) for decision in match.pending])
        record.add("bots", [match.evaluate(seat) for seat in range(match.seats)] if match.quiet else [])
    if number % REASONS_EVERY == 0 and match.pending:
        record.add("reasons", _reasons(table, match))
    if number % BOARDS_EVERY == 0 and match.pending:
        record.add("boards", [table.spec.look(match), table.spec.given(match)])
    if number % WORLDS_EVERY == 0:
        worlds = [match.determinize(viewer, Rng(number)) for viewer in _viewers(match)]
        record.add("worlds", [plain_state(world._state) for world in worlds])
    if not match.pending:
        record.add("events", [[point.at, point.seats] for point in match.reaction_points()])
        record.add("boards", table.spec.look(match))
        record.add("states", None if match.outcome is None else match.outcome.to_json())


def _reasons(table: Table, match: Match) -> list[object]:
    """For the first seat that is asked: each verb with everything that the seat can name, and as a button."""
    seat = match.pending[0].seats[0]
    ids = sorted(set(_ids(match.view(seat))))
    out: list[object] = []
    for verb in sorted({verb for verbs in table.spec.verbs.values() for verb in verbs}):
        for thing in (*ids, verb):
            why = match.why_not(seat, verb, thing)
            out.append([verb, thing, None if why is None else why.to_json()])
    return out


def _ids(thing: Any) -> Iterator[int]:
    if isinstance(thing, Mapping):
        if isinstance(thing.get("id"), int):
            yield thing["id"]
        for value in thing.values():
            yield from _ids(value)
    elif isinstance(thing, list | tuple):
        for value in thing:
            yield from _ids(value)
