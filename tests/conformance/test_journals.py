"""A match on paper: replay is exact, a damaged journal is refused, undo is an entry."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from emberhold.core.decisions import IllegalAnswer
from emberhold.core.errors import EmberholdError
from emberhold.core.journal import Entry, Journal, JournalError, OtherRules
from emberhold.core.registry import rebuild, replay
from emberhold.core.rng import Rng
from tests.conformance.games import Case, Table, every_game, every_table
from tests.conformance.random_play import deal, fingerprint, logs, moments, play_out, player, position, step


@every_table
def test_a_journal_rebuilds_the_match(table: Table) -> None:
    """Through its text, at every point, with everything that was told on the way."""
    for number, match in moments(table):
        if number % table.case.stride == 0 or not match.pending:
            paper = match.journal().dumps()
            again = replay(Journal.loads(paper), table.spec)
            assert again.journal().dumps() == paper
            assert fingerprint(table.spec, again) == fingerprint(table.spec, match)
            assert logs(again) == logs(match)


@every_table
def test_the_first_entries_rebuild_the_match_as_it_was_then(table: Table) -> None:
    then = [(position(table.spec, match), match.journal()) for _, match in moments(table)]
    journal = then[-1][1]
    for to, (was, _) in enumerate(then):
        if to % table.case.stride == 0:
            assert position(table.spec, replay(journal, table.spec, to=to)) == was
    for wrong in (-1, len(then), 10**9):
        with pytest.raises(JournalError):
            replay(journal, table.spec, to=wrong)


@every_table
def test_a_journal_cut_short_is_noticed(table: Table) -> None:
    whole = play_out(deal(table), player(table)).journal().dumps().rstrip()
    for cut in range(0, len(whole), max(1, len(whole) // 300)):
        with pytest.raises(JournalError):
            Journal.loads(whole[:cut])


def _set(key: str, value: object) -> Callable[[dict[str, Any]], None]:
    return lambda raw: raw.__setitem__(key, value)


def _entry(value: object) -> Callable[[dict[str, Any]], None]:
    return lambda raw: raw["entries"].__setitem__(0, value)


DAMAGE: dict[str, Callable[[dict[str, Any]], None]] = {
    "another format": _set("format", 2),
    "no format": lambda raw: raw.pop("format"),
    "another game": _set("game", "no-such-game"),
    "other rules": _set("rules", "0-never"),
    "no seed": _set("seed", None),
    "a seed in words": _set("seed", "one"),
    "no set-up": _set("setup", []),
    "no entries": _set("entries", {}),
    "an entry that is no list": _entry("answer"),
    "an entry too short": _entry(["answer", 0]),
    "an unknown entry": _entry(["dance", 0, []]),
    "an answer never offered": _entry(["answer", 0, [987654321]]),
    "an answer in words": _entry(["answer", 0, ["0"]]),
    "a true answer": _entry(["answer", 0, [True]]),
    "half an answer": _entry(["answer", 0, [0.5]]),
    "a seat that is not there": _entry(["answer", 99, []]),
    "a negative seat": _entry(["answer", -1, []]),
    "nobody conceding": _entry(["concede", 99, []]),
    "an undo before anything was done": _entry(["undo", 0, [0]]),
    "an undo to nowhere": lambda raw: raw["entries"].append(["undo", 0, [10**6]]),
    "an undo below nothing": lambda raw: raw["entries"].append(["undo", 0, [-1]]),
    "an undo of unknown length": lambda raw: raw["entries"].append(["undo", 0, []]),
    "more answers than questions": lambda raw: raw["entries"].append(raw["entries"][-1]),
}


@every_game
@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_journal_is_refused(case: Case, damage: str) -> None:
    table = Table(case, case.spec.players[0], 0)
    raw = json.loads(play_out(deal(table), player(table)).journal().dumps())
    DAMAGE[damage](raw)
    with pytest.raises(JournalError):
        replay(Journal.loads(json.dumps(raw)), case.spec)


def _of_other_rules(journal: Journal, entries: list[Entry]) -> Journal:
    return Journal(journal.game, f"{journal.rules}-before", journal.setup, journal.seed, entries)


@every_table
def test_a_journal_of_other_rules_is_looked_at_but_not_continued(table: Table) -> None:
    match = play_out(deal(table), player(table))
    journal = match.journal()
    old = _of_other_rules(journal, journal.entries)

    with pytest.raises(OtherRules, match="can be looked at, but not continued"):
        replay(old, table.spec)

    half = len(old.entries) // 2
    for to, at in ((None, len(old.entries)), (half, half), (0, 0)):
        seen = rebuild(old, table.spec, to=to)
        assert (seen.at, seen.stopped, type(seen.other_rules)) == (at, "", OtherRules)
        assert position(table.spec, seen.match) == position(table.spec, replay(journal, table.spec, to=to))
    same = rebuild(journal, table.spec)
    assert (same.at, same.stopped, same.other_rules) == (len(old.entries), "", None)
    assert fingerprint(table.spec, same.match) == fingerprint(table.spec, match)
    for wrong in (-1, len(old.entries) + 1):
        with pytest.raises(JournalError):
            rebuild(old, table.spec, to=wrong)


@every_table
@pytest.mark.parametrize(
    "wrong", [("answer", 0, (987654321,)), ("answer", 99, ()), ("concede", 99, ()), ("undo", 0, (10**6,))]
)
def test_a_journal_of_other_rules_is_followed_as_far_as_it_fits(
    table: Table, wrong: tuple[str, int, tuple[int, ...]]
) -> None:
    """Also where moves were taken back before; by the same rules it is damaged instead."""
    match = play_out(deal(table), player(table))
    half = match.answered // 2
    match.rewind(half)
    journal = match.journal()
    fits = len(journal.entries)
    entries = [*journal.entries, Entry(*wrong), *journal.entries[half:-1]]

    seen = rebuild(_of_other_rules(journal, entries), table.spec)

    assert (seen.at, bool(seen.stopped)) == (fits, True)
    assert fingerprint(table.spec, seen.match) == fingerprint(table.spec, replay(journal, table.spec))
    assert rebuild(_of_other_rules(journal, entries), table.spec, to=fits).stopped == ""
    with pytest.raises(JournalError):
        rebuild(Journal(journal.game, journal.rules, journal.setup, journal.seed, entries), table.spec)


@every_game
def test_a_journal_of_other_rules_needs_a_set_up_of_these(case: Case) -> None:
    journal = deal(Table(case, case.spec.players[0], 0)).journal()
    old = Journal(journal.game, "before", {"nothing": "known"}, 1)
    with pytest.raises(JournalError, match="its set-up does not fit these rules"):
        rebuild(old, case.spec)


@pytest.mark.parametrize("paper", ["", "null", "[]", "7", "{", "[" * 100_000, '{"format": ' + "9" * 5000 + "}", "\x00"])
def test_what_is_no_journal_is_refused(paper: str) -> None:
    with pytest.raises(JournalError):
        Journal.loads(paper)


def _scribble(entries: list[Entry], rng: Rng) -> None:
    at, other = rng.below(len(entries)), rng.below(len(entries))
    what, seat, value = entries[at].what, entries[at].seat, entries[other].value
    match rng.below(6):
        case 0:
            del entries[at]
        case 1:
            entries.insert(at, entries[other])
        case 2:
            entries[at] = Entry(what, seat, value)
        case 3:
            entries[at] = Entry(what, rng.below(5), entries[at].value)
        case 4:
            entries[at] = Entry("concede", seat, ())
        case _:
            entries.insert(at, Entry("undo", 0, (rng.below(len(entries)),)))


@every_table
def test_a_scribbled_journal_is_refused_or_played_but_never_crashes(table: Table) -> None:
    paper = play_out(deal(table), player(table)).journal()
    rng = Rng(table.seed)
    for _ in range(20):
        entries = list(paper.entries)
        _scribble(entries, rng)
        try:
            match = replay(Journal(paper.game, paper.rules, paper.setup, paper.seed, entries), table.spec)
        except EmberholdError:
            continue
        assert position(table.spec, replay(match.journal(), table.spec)) == position(table.spec, match)


@every_table
def test_undo_goes_back_to_exactly_what_was(table: Table) -> None:
    then, told = [], []
    for _, match in moments(table):
        then.append([position(table.spec, match), match.answered, match.undo_floor])
        told.append(logs(match))
    journal, end = match.journal(), match.answered
    for to in range(0, end, table.case.stride):
        back = replay(journal, table.spec)
        back.rewind(to)
        assert [position(table.spec, back), back.answered, back.undo_floor] == then[to]
        assert logs(back) == told[to]
        entries = [entry.to_json() for entry in back.journal().entries]
        assert entries == [*(entry.to_json() for entry in journal.entries), ["undo", 0, [to]]]
        rng = Rng(to)
        for _ in range(4):
            if back.pending:
                step(back, rng)
        assert fingerprint(table.spec, replay(back.journal(), table.spec)) == fingerprint(table.spec, back)
        assert position(table.spec, back.clone()) == position(table.spec, back)


@every_table
def test_undo_reaches_no_further_than_there_are_entries(table: Table) -> None:
    match, rng = deal(table), player(table)
    for _ in range(3):
        step(match, rng)
    before = fingerprint(table.spec, match)
    for to in (-1, 3, 4, 10**9):
        with pytest.raises(IllegalAnswer):
            match.rewind(to)
    assert fingerprint(table.spec, match) == before


@every_table
def test_the_undo_floor_stands_where_luck_was_last_used(table: Table) -> None:
    """Going back no further than the floor can therefore never be used to try one's luck again."""
    luck: list[int] = []
    floor = 0
    for number, match in moments(table):
        luck.append(match._state.rng.state)
        assert floor <= match.undo_floor <= match.answered == number
        floor = match.undo_floor
        assert len(set(luck[floor:])) == 1


@every_game
def test_a_staged_match_has_a_journal_too(case: Case) -> None:
    match = play_out(case.spec.stage(case.given, 7), Rng(7))
    assert fingerprint(case.spec, replay(match.journal(), case.spec)) == fingerprint(case.spec, match)


def test_the_error_about_other_rules_comes_back_from_another_process() -> None:
    error = OtherRules("0", "1")
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, OtherRules)
    assert str(again) == str(error)
