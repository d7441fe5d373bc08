"""Matches with the keyed generator do all that matches do, and nothing that a seat can reach comes from their key."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Iterator

import pytest

from emberhold.core.journal import Entry, Journal
from emberhold.core.match import Match
from emberhold.core.registry import chain_game_names, replay
from emberhold.core.rng import KEY_BYTES, KeyedRng, Rng
from emberhold.core.seeds import Seed, going_on, keyed_seed, play_stream
from tests.conformance.games import CASES, Case, Table, every_game
from tests.conformance.random_play import (
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
)

LUCKY = [case for case in CASES if case.hides]
PLAYABLE = [case for case in LUCKY if case.spec.name not in chain_game_names()]
every_playable = pytest.mark.parametrize("case", PLAYABLE, ids=lambda case: case.spec.name)
every_lucky_game = pytest.mark.parametrize("case", LUCKY, ids=lambda case: case.spec.name)


def seed_of(number: int, play: int = 0) -> str:
    return keyed_seed(number.to_bytes(KEY_BYTES, "big"), (play or number).to_bytes(KEY_BYTES, "big"))


def tables(case: Case, n: int) -> list[Table]:
    fewest, most = case.spec.players
    return [Table(case, fewest + seed % (most - fewest + 1), seed) for seed in range(n)]


def deal(table: Table, seed: Seed | None = None) -> Match:
    return table.spec.new(table.setup, seed_of(table.seed + 1) if seed is None else seed)


@every_game
def test_a_match_with_a_key_is_replayed_copied_and_pickled(case: Case) -> None:
    for table in tables(case, 2):
        for number, match in moments(table, deal(table)):
            if number % 11 and match.pending:
                continue
            assert isinstance(match._state.rng, KeyedRng)
            again = replay(Journal.loads(match.journal().dumps()), table.spec)
            for other in (match.clone(), again, copy.copy(match), pickle.loads(pickle.dumps(match))):
                assert fingerprint(table.spec, other) == fingerprint(table.spec, match)
            if number % 55 == 0 and match.pending:
                ends = {logs(play_out(other, Rng(number))) for other in (copy.copy(match), copy.copy(again))}
                assert len(ends) == 1


@every_game
def test_taking_back_does_not_change_the_luck(case: Case) -> None:
    for table in tables(case, 2):
        match, rng = deal(table), player(table)
        for _ in range(9):
            if match.pending:
                step(match, rng)
        before, answered = position(table.spec, match), match.answered
        given = []
        for _ in range(4):
            if match.pending:
                given.append(step(match, rng))
        after = position(table.spec, match)
        if not given:
            continue
        match.rewind(answered)
        assert position(table.spec, match) == before
        for seat, value in given:
            give(match, seat, value)
        assert position(table.spec, match) == after


@every_lucky_game
def test_other_keys_deal_other_matches(case: Case) -> None:
    table = tables(case, 1)[0]
    found = {text(case.spec.look(play_on(deal(table, seed_of(1, play)), 1))) for play in range(1, 9)}
    assert len(found) == 8


# -- what a seat can reach -----------------------------------------------------------------------------------------


@every_lucky_game
def test_a_world_dealt_anew_has_nothing_of_the_key(case: Case) -> None:
    """Two matches at the same point, with different keys from there on, give every seat the same worlds."""
    for number, match, twin in twins(case):
        for seat in viewers(match):
            one, other = (of.determinize(seat, Rng(number)) for of in (match, twin))
            assert type(one._state.rng) is Rng, "a world has the luck of the bot or the preview that asked for it"
            assert position(case.spec, one) == position(case.spec, other)
            assert position(case.spec, play_on(one, number)) == position(case.spec, play_on(other, number))


@every_playable
def test_that_notices_a_copy_that_was_not_dealt_anew(case: Case) -> None:
    found = [[text(case.spec.look(play_on(of.clone(), number))) for of in pair] for number, *pair in twins(case)]
    assert any(one != other for one, other in found)


def twins(case: Case) -> Iterator[tuple[int, Match, Match]]:
    """A match at some of its quiet points, each time with one that differs from it only in the luck to come."""
    for table in tables(case, 2):
        for number, match in moments(table, deal(table)):
            if number > 200 or not match.pending:
                break
            if match.quiet and number % 3 == 0:
                twin = match.clone()
                twin._state.rng = play_stream(seed_of(999, 12345 + number))
                yield number, match, twin


def play_on(match: Match, number: int) -> Match:
    rng = Rng(number).fork()
    for _ in range(60):
        if match.pending:
            step(match, rng)
    return match


# -- journals ------------------------------------------------------------------------------------------------------


@every_game
def test_a_journal_from_before_the_generators_had_names_is_replayed(case: Case) -> None:
    table = tables(case, 1)[0]
    match = play_out(deal(table, table.seed), player(table))
    raw = json.loads(match.journal().dumps())
    assert raw.pop("generator") == "splitmix64"
    again = replay(Journal.loads(json.dumps(raw)), table.spec)
    assert position(table.spec, again) == position(table.spec, match)
    assert isinstance(again._state.rng, Rng)


@pytest.mark.parametrize("begun", [3, seed_of(3)], ids=["fast", "keyed"])
@every_playable
def test_new_luck_with_a_key_replaces_any_other(case: Case, begun: Seed) -> None:
    table = tables(case, 1)[0]
    found = [match.clone() for _, match in moments(table, deal(table, begun)) if match.quiet]
    match = [match for match in found if len(match.pending) == 1][-1]
    twin = match.clone()
    for one, seed in ((match, seed_of(7)), (twin, seed_of(8))):
        one.renew_luck(seed)
        assert isinstance(one._state.rng, KeyedRng)
        again = replay(Journal.loads(one.journal().dumps()), table.spec)
        assert fingerprint(table.spec, again) == fingerprint(table.spec, one)
        entry = one.journal().entries[-1]
        assert isinstance(entry, Entry)
        assert (entry.what, len(entry.value)) == ("luck", 4)
    assert going_on(match._state.rng) != going_on(twin._state.rng)
