"""The quick answers of a search's playouts: always legal, the same every time, and better than the first candidates."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from emberhold.core.decisions import Ask
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.catalogue import NEMESIS_BY_SLUG, load_content

GAME = load_game("aeons-end")
load_content()
Policy = Callable[[Match, Ask], int]


def likely(match: Match, ask: Ask) -> int:
    return match.likely(ask, Rng(0))


def first_candidate(match: Match, ask: Ask) -> int:
    return ask.answers.index(match.candidates(ask)[0])


def battle(number: int, players: int, nemesis: str, policy: Policy) -> tuple[Match, list[int]]:
    """A battle played to its end by these answers, and the answers."""
    setups = [setup for setup in GAME.setups(players) if setup["nemesis"] == nemesis]
    match = GAME.new(setups[number % len(setups)], number, track=False, log=False)
    given = []
    while match.asked is not None:
        given.append(policy(match, match.asked))
        match.step(given[-1])
    return match, given


@pytest.mark.parametrize("nemesis", sorted(NEMESIS_BY_SLUG))
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_plays_every_battle_to_its_end_in_the_same_way(nemesis: str, players: int) -> None:
    match, given = battle(players, players, nemesis, likely)
    again, the_same = battle(players, players, nemesis, likely)
    assert match.outcome is not None
    assert given == the_same
    assert again.view(None) == match.view(None)


def test_it_wins_more_often_than_the_first_candidates() -> None:
    won = dict.fromkeys((likely, first_candidate), 0)
    for nemesis in ("maggoth", "arachnos", "ageless-walker"):
        for number in range(40):
            for policy in won:
                outcome = battle(number, 2, nemesis, policy)[0].outcome
                assert outcome is not None
                won[policy] += bool(outcome.winners)
    assert won[likely] > won[first_candidate]
