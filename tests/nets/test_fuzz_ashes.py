"""Seeded random matches: the table stays in order after every answer, and everything on offer can be done."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from emberhold.core.match import Match
from emberhold.games.ashes.seen.why import VERBS
from tests.nets.ashes_invariants import Referee, table_of
from tests.nets.decks import KINDS, deal, player

TOO_LONG = 20_000
TRY_ALL = 23
"""At every so manieth decision every option is tried on a copy; odd, so that it wanders through the kinds."""

MATCHES = [(kind, players, seed) for seed in range(14) for players in (2, 3, 4) for kind in ("built", "random")]


@pytest.mark.long
@pytest.mark.parametrize(("kind", "players", "seed"), MATCHES)
def test_a_random_match_stays_in_order(kind: str, players: int, seed: int) -> None:
    match, rng = deal(kind, players, seed), player(players, seed)
    referee = Referee(match)
    for number in range(TOO_LONG):
        referee.check(match)
        if not match.pending:
            return
        if number % TRY_ALL == 0:
            every_option_can_be_taken(match, referee)
        options_are_told_apart(match)
        what_is_not_offered_has_a_reason(match)
        decision = match.pending[rng.below(len(match.pending))]
        match.answer(decision.seats[0], decision, str(rng.below(decision.count)))
    raise AssertionError(f"the match did not end within {TOO_LONG} decisions")


def every_option_can_be_taken(match: Match, referee: Referee) -> None:
    for place, decision in enumerate(match.pending):
        for key in range(decision.count):
            copy = match.clone()
            copy.answer(decision.seats[0], copy.pending[place], str(key))
            referee.check(copy)


def options_are_told_apart(match: Match) -> None:
    for decision in match.pending:
        meanings = [option.meaning for option in decision.options]
        assert len(set(meanings)) == len(meanings), (decision.kind, meanings)


def what_is_not_offered_has_a_reason(match: Match) -> None:
    """In a turn, each card before the active player can be used, or there is a reason why not; never both."""
    table = table_of(match)
    if not match.quiet or match.pending[0].kind != "turn":
        return
    (seat,) = match.pending[0].seats
    offered = {(option.meaning[0], ref) for option in match.pending[0].options for ref in option.refs}
    zones = {
        "hand": table.hand[seat],
        "battlefield": table.battlefield[seat],
        "spellboard": table.spellboard[seat],
        "phoenixborn": [table.phoenixborn[seat]],
    }
    for zone, cards in zones.items():
        for card in cards:
            for verb in VERBS[zone]:
                id = table.ids[seat][card]
                why = match.why_not(seat, verb, id)
                assert (why is None) == ((verb, id) in offered), (zone, verb)
                if verb in ("play", "use"):
                    # Nothing is being resolved now, so this would be no reason at all.
                    assert why is None or why.text.id != "why-in-the-middle", (zone, verb)
    for button in VERBS["button"]:
        match.why_not(seat, button, button)


@pytest.mark.long
@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(
    kind=st.sampled_from(KINDS),
    players=st.integers(2, 4),
    seed=st.integers(0, 2**32),
    answers=st.binary(max_size=400),
)
def test_any_answers_keep_the_table_in_order(kind: str, players: int, seed: int, answers: bytes) -> None:
    """Answers written as bytes: what hypothesis finds it can also make short."""
    match = deal(kind, players, seed)
    referee = Referee(match)
    for byte in answers:
        if not match.pending:
            break
        decision = match.pending[byte % len(match.pending)]
        match.answer(decision.seats[0], decision, str(byte % decision.count))
        referee.check(match)
