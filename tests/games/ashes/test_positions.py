"""Positions of random matches, written as boards: laid again they are the same tables, and go on alike."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from emberhold.core.match import Match
from emberhold.core.rng import Rng
from emberhold.games.ashes.spec import AshesSpec
from tests.games.ashes.boards import quiet, same_table
from tests.nets.decks import KINDS, deal, player

SPEC = AshesSpec()
TABLES = [(kind, players) for kind in KINDS for players in (2, 3, 4)]
ONWARD = 40
"""How many answers two matches are followed side by side."""

Question = tuple[str, tuple[int, ...], list[tuple[str, ...]]]


def positions(kind: str, players: int, seed: int, count: int) -> Iterator[Match]:
    """So many moments of a random match, spread over all of it; now and then somebody gives up."""
    match, rng, luck = deal(kind, players, seed), player(players, seed), Rng(seed).fork()
    while count and match.pending:
        if luck.below(20) == 0:
            count -= 1
            yield match
        if players > 2 and luck.below(300) == 0 and match.plays(seat := luck.below(players)):
            match.concede(seat)
        if match.pending:
            decision = match.pending[rng.below(len(match.pending))]
            match.answer(decision.seats[0], decision, str(rng.below(decision.count)))


def laid_again(match: Match) -> Match:
    return SPEC.stage(SPEC.given(match), quiet(match).rng.state)


def is_the_same_when_laid_again(match: Match) -> None:
    again = laid_again(match)
    same_table(quiet(match), quiet(again))
    assert SPEC.given(again) == SPEC.given(match)


def goes_on_alike(match: Match, luck: Rng) -> None:
    """The same questions in the same words, and after the same answers the same table."""
    one, other = match.clone(), laid_again(match)
    for _ in range(ONWARD):
        questions = asked(one)
        assert questions == asked(other)
        if not questions:
            break
        place = luck.below(len(questions))
        key = str(luck.below(len(questions[place][2])))
        for copy in (one, other):
            copy.answer(questions[place][1][0], copy.pending[place], key)
    assert SPEC.look(one) == SPEC.look(other)
    if one.pending:
        same_table(quiet(one), quiet(other))


def asked(match: Match) -> list[Question]:
    """What is asked; a written position does not know which five cards its deck suggests (the last option there)."""
    return [
        (
            decision.kind,
            decision.seats,
            [o.meaning for o in decision.described(decision.seats[0])[1] if o.meaning != ("suggested",)],
        )
        for decision in match.pending
    ]


def check(kind: str, players: int, seed: int, count: int) -> None:
    """So many positions, of as many matches as it takes."""
    luck = Rng(seed + players).fork()
    while count:
        for match in positions(kind, players, seed, count):
            count -= 1
            is_the_same_when_laid_again(match)
            if match.quiet:
                goes_on_alike(match, luck)
        seed += 1


@pytest.mark.parametrize(("kind", "players"), TABLES)
def test_a_few_positions(kind: str, players: int) -> None:
    check(kind, players, 1, 3)


@pytest.mark.net
@pytest.mark.parametrize(("kind", "players"), TABLES)
def test_many_positions(kind: str, players: int) -> None:
    check(kind, players, 100, 30)


def test_a_difference_is_noticed() -> None:
    """The comparison itself can fail: a token, a face, knowledge, the order of a pile."""
    match = next(iter(positions("built", 2, 5, 1)))
    again = laid_again(match)
    for change in ("wounds", "exhaustion", "seen", "boost"):
        state = quiet(again).copy()
        getattr(state, change)[state.phoenixborn[0]] += 1
        with pytest.raises(AssertionError):
            same_table(quiet(match), state)
    state = quiet(again).copy()
    state.draw[0].append(state.draw[0].pop(0))
    assert [state.card[c] for c in state.draw[0]] != [quiet(match).card[c] for c in quiet(match).draw[0]]
    with pytest.raises(AssertionError):
        same_table(quiet(match), state)
