"""A match that goes on with new luck: the same position for everybody at the table, and nothing of the old luck."""

from __future__ import annotations

import json

import pytest

from emberhold.core.decisions import IllegalAnswer
from emberhold.core.journal import Entry, Journal, JournalError
from emberhold.core.manners import undo_of
from emberhold.core.match import Match
from emberhold.core.registry import replay
from emberhold.core.rng import Rng
from tests.conformance.games import CASES, Case, Table
from tests.conformance.random_play import (
    fingerprint,
    give,
    logs,
    moments,
    play_out,
    position,
    step,
    text,
    what_a_seat_sees,
)

PLAYABLE = [case for case in CASES if case.spec.name != "ashes-draft"]
every_playable = pytest.mark.parametrize("case", PLAYABLE, ids=lambda case: case.spec.name)


def points(case: Case, wanted: int) -> list[tuple[Table, Match]]:
    """Matches at quiet points, of all numbers of players."""
    out: list[tuple[Table, Match]] = []
    fewest, most = case.spec.players
    for seed in range(wanted):
        table = Table(case, fewest + seed % (most - fewest + 1), seed)
        found = [match.clone() for _, match in moments(table) if match.quiet and len(match.pending) == 1]
        out += [(table, found[Rng(seed).fork().below(len(found))])]
    return out


def seen(match: Match) -> str:
    """What the seats see; a spectator knows no more than they do."""
    return json.dumps([what_a_seat_sees(match, seat) for seat in range(match.seats)], sort_keys=True)


@every_playable
def test_seats_see_the_same_and_the_journal_knows_the_rest(case: Case) -> None:
    different = 0
    for table, match in points(case, 8):
        twin = match.clone()
        match.renew_luck(1)
        assert seen(match) == seen(twin)
        twin.renew_luck(2)
        assert seen(match) == seen(twin)
        for one in (match, twin):
            again = replay(Journal.loads(one.journal().dumps()), table.spec)
            assert fingerprint(table.spec, again) == fingerprint(table.spec, one)
            assert position(table.spec, one.clone()) == position(table.spec, one)
            play_out(again, Rng(9).fork())
            assert logs(replay(again.journal(), table.spec)) == logs(again)
        different += text(table.spec.look(match)) != text(table.spec.look(twin))
    assert different > 2, "what nobody knows is dealt anew"


@every_playable
def test_the_old_luck_and_the_old_order_of_cards_count_no_more(case: Case) -> None:
    """Two matches that look the same to all seats go on the same way after the same new luck, whatever was hidden."""
    for table, match in points(case, 6):
        other = match.clone()
        other._renew(Rng(77))
        other._state.rng = Rng(99)
        match.renew_luck(5)
        other.renew_luck(5)
        assert position(table.spec, other) == position(table.spec, match)


@every_playable
def test_nothing_before_it_can_be_taken_back(case: Case) -> None:
    for table, match in points(case, 4):
        floor = match.answered
        if not floor:
            continue
        match.renew_luck(3)
        assert (match.answered, match.undo_floor, match.turn_floor) == (floor + 1,) * 3
        for seat in range(match.seats):
            assert undo_of(match, seat, set(), alone=True).state == "nothing"
        with pytest.raises(IllegalAnswer, match="new luck"):
            match.rewind(floor)
        rng, before = Rng(4).fork(), fingerprint(table.spec, match)
        seat, value = step(match, rng)
        match.rewind(floor + 1)
        assert match.answered == floor + 1
        assert fingerprint(table.spec, match) != before, "the journal keeps what was taken back"
        give(match, seat, value)
        broken = match.journal()
        broken.entries.append(Entry("undo", 0, (floor,)))
        with pytest.raises(JournalError, match="luck"):
            broken.effective()


@every_playable
def test_luck_is_only_renewed_between_two_actions(case: Case) -> None:
    table = Table(case, case.spec.players[0], 1)
    tried = 0
    for _, match in moments(table):
        if match.quiet and match.outcome is None:
            continue
        tried += 1
        with pytest.raises(IllegalAnswer, match="between two actions"):
            match.renew_luck(1)
    assert tried


def test_a_game_that_cannot_do_it_says_so() -> None:
    case = next(case for case in CASES if case.spec.name == "ashes-draft")
    _, match = next(moments(Table(case, 2, 1)))
    with pytest.raises(IllegalAnswer, match="cannot go on with other luck"):
        match.renew_luck(1)


@pytest.mark.parametrize("value", [[], [1, 2], [-1], [1 << 64], ["1"]])
def test_a_journal_with_other_luck_than_one_number_is_refused(value: list[object]) -> None:
    head = {"format": 1, "game": "toy", "rules": "1", "seed": 1, "setup": {}, "entries": [["luck", 0, value]]}
    with pytest.raises(JournalError, match="new luck"):
        Journal.loads(json.dumps(head))
