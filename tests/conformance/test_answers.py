"""Questions and answers: what is offered can be answered, what is not changes nothing."""

from __future__ import annotations

import pytest

from emberhold.core.decisions import Decision, IllegalAnswer
from tests.conformance.games import Table, every_table
from tests.conformance.random_play import (
    deal,
    fingerprint,
    give,
    logs,
    moments,
    play_out,
    player,
    position,
    step,
    text,
    viewers,
    what_a_seat_sees,
)

NEVER_OFFERED = (
    *("", " ", "-1", "+0", "0 ", " 0", "00", "01", "0x0", "0_0", "1e0", "0.0", "0\n", "\x00", "None", "decline"),
    # Zeros of other scripts, a superscript, a playing card, half a character: all are digits or text to somebody.
    *("\u0660", "\u0966", "\uff10", "\u00b2", "\u2460", "\U0001f0a1", "\ud800"),
    *("999999", "1" * 7, "9" * 30, "9" * 5000, "__class__"),
)


@every_table
def test_a_match_asks_until_it_is_over(table: Table) -> None:
    """A single possible answer is asked for only to hide that it is single, and nobody has two questions at once."""
    for _, match in moments(table):
        assert bool(match.pending) == (match.outcome is None)
        asked = [seat for decision in match.pending for seat in decision.seats]
        assert len(asked) == len(set(asked))
        assert all(decision.count >= 2 or decision.ask.hidden for decision in match.pending)


@every_table
def test_options_are_told_apart_by_key_and_by_meaning(table: Table) -> None:
    for _, match in moments(table):
        for decision in match.pending:
            for seat in decision.seats:
                text(decision.to_json(seat))
                options = decision.described(seat)[1]
                assert [option.key for option in options] == [str(index) for index in range(decision.count)]
                assert len({option.meaning for option in options}) == len(options)
                assert all(
                    option.meaning and all(isinstance(word, str) for word in option.meaning) for option in options
                )
            assert len(set(decision.ask.answers)) == decision.count


@every_table
def test_an_answer_that_was_not_offered_changes_nothing(table: Table) -> None:
    answered: list[Decision] = []
    match, rng = deal(table), player(table)
    while True:
        before = fingerprint(table.spec, match), logs(match)
        for decision in match.pending:
            for key in (*NEVER_OFFERED, str(decision.count), str(decision.count + 1)):
                with pytest.raises(IllegalAnswer):
                    match.answer(decision.seats[0], decision, key)
            for stranger in {-1, match.seats, 10**9, *range(match.seats)} - set(decision.seats):
                with pytest.raises(IllegalAnswer):
                    match.answer(stranger, decision, "0")
        for old in answered[-5:]:
            with pytest.raises(IllegalAnswer):
                match.answer(old.seats[0], old, "0")
        assert (fingerprint(table.spec, match), logs(match)) == before
        if not match.pending:
            break
        open_now = match.pending
        seat, _ = step(match, rng)
        answered += [decision for decision in open_now if seat in decision.seats]


@every_table
def test_a_decision_is_numbered_by_its_seats_own_decisions(table: Table) -> None:
    """So a number says nothing about how often somebody else was asked in secret."""
    match, rng = deal(table), player(table)
    count = [0] * match.seats
    while match.pending:
        for decision in match.pending:
            assert decision.number == count[decision.seats[0]]
        open_now = match.pending
        seat, _ = step(match, rng)
        for entitled in next(decision.seats for decision in open_now if seat in decision.seats):
            count[entitled] += 1


@every_table
def test_simultaneous_answers_may_arrive_in_any_order(table: Table) -> None:
    """Nobody sees anything of an answer until all have answered, and a question held meanwhile stays open."""
    for number, match in moments(table):
        if len(match.pending) < 2:
            continue
        rng = player(table)
        plan = [(d.seats[0], d.ask.answers[rng.below(d.count)]) for d in match.pending]
        forth, back, held = match.clone(), match.clone(), match.clone()
        for left, (seat, value) in enumerate(plan, 1 - len(plan)):
            others = [viewer for viewer in viewers(forth) if viewer != seat]
            before = [[what_a_seat_sees(forth, other), forth.events(other)] for other in others]
            give(forth, seat, value)
            if left:
                assert [[what_a_seat_sees(forth, other), forth.events(other)] for other in others] == before
        for seat, value in reversed(plan):
            give(back, seat, value)
        for decision, (seat, value) in zip(held.pending, plan, strict=True):
            held.answer(seat, decision, str(decision.ask.answers.index(value)))
        assert position(table.spec, forth) == position(table.spec, back) == position(table.spec, held)
        assert logs(forth) == logs(back) == logs(held)
        if number % table.case.stride == 0:
            again = player(table)
            play_out(back, again)
