"""Seeded random battles of Aeon's End: the table stays in order, everything on offer can be done, nothing is told."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.seen.why import VERBS
from emberhold.i18n import Texts
from emberhold.tui.narration import outcome_sentence, sentence
from tests.conformance.aeons_end import MAGES, NEMESES, one_setup
from tests.conformance.lockstep import lockstep
from tests.nets.aeons_end_invariants import Referee
from tests.nets.secrets import errors, seen

SPEC = load_game("aeons-end")
TOO_LONG = 20_000
TRY_ALL = 23
"""At every so manieth decision every option is tried on a copy; odd, so that it wanders through the kinds."""
SIDE_BY_SIDE = 13
STEPS = 40

MATCHES = [(players, seed) for players in (1, 2, 3, 4) for seed in range(2 * len(NEMESES))]


def deal(players: int, seed: int) -> Match:
    setup = one_setup(2, seed % (2 * len(NEMESES)), rich=seed % (2 * len(NEMESES)) >= len(NEMESES))
    seats = [{"mage": MAGES[(seed * 5 + i) % len(MAGES)]} for i in range(players)]
    for i, seat in enumerate(setup["seats"][:players]):
        if "treasures" in seat:
            seats[i] = {**seats[i], "treasures": seat["treasures"]}
    return SPEC.new({**setup, "seats": seats}, seed)


@pytest.mark.long
@pytest.mark.parametrize(("players", "seed"), MATCHES)
def test_a_random_battle_stays_in_order(players: int, seed: int) -> None:
    match, rng = deal(players, seed), Rng(seed * 1_000_003 + players)
    referee = Referee(match)
    texts = Texts("en", "aeons-end")
    for number in range(TOO_LONG):
        referee.check(match)
        if not match.pending:
            everything_was_said(match, texts)
            return
        if number % TRY_ALL == 0:
            every_option_can_be_taken(match, referee)
        options_are_told_apart(match, texts)
        what_is_not_offered_has_a_reason(match)
        decision = match.pending[0]
        seat = decision.seats[rng.below(len(decision.seats))]
        match.answer(seat, decision, str(rng.below(decision.count)))
    raise AssertionError(f"the battle did not end within {TOO_LONG} decisions")


def everything_was_said(match: Match, texts: Texts) -> None:
    """Each question, choice and event had a sentence, with all that the sentence asks for."""
    assert match.outcome is not None
    outcome_sentence(match.outcome, texts)
    for told in match.events(0):
        sentence(told, texts)
    assert texts.absent == set()
    assert texts.broken == {}


def every_option_can_be_taken(match: Match, referee: Referee) -> None:
    for key in range(match.pending[0].count):
        copy = match.clone()
        copy.answer(copy.pending[0].seats[0], copy.pending[0], str(key))
        referee.check(copy, log=False)


def options_are_told_apart(match: Match, texts: Texts) -> None:
    """By their meanings and by their sentences, for every seat that is asked."""
    decision = match.pending[0]
    for seat in decision.seats:
        prompt, options = decision.described(seat)
        texts.format(prompt)
        meanings = [option.meaning for option in options]
        assert len(set(meanings)) == len(meanings), (decision.kind, meanings)
        sentences = [texts.format(option.text) for option in options]
        assert len(set(sentences)) == len(sentences), (decision.kind, sentences)


def what_is_not_offered_has_a_reason(match: Match) -> None:
    """In a main phase, each thing in sight can be used, or there is a reason why not; never both."""
    decision = match.pending[0]
    if not match.quiet or decision.kind != "main":
        return
    (seat,) = decision.seats
    offered = {(option.meaning[0], ref) for option in decision.options for ref in option.refs}
    view = match.view(seat)
    player = view["players"][seat]  # type: ignore[index]
    things = {
        "hand": player["hand"],
        "market": view["market"],
        "breaches": [breach for breach in player["breaches"] if breach is not None],
        "play": view["nemesis"]["play"],  # type: ignore[index]
    }
    for zone, shown in things.items():
        for thing in shown:
            for verb in VERBS[zone]:
                why = match.why_not(seat, verb, thing["id"])
                assert (why is None) == ((verb, thing["id"]) in offered), (zone, verb, thing)
                assert why is None or why.text.id not in ("why-in-the-middle", "why-no-such-thing"), (zone, verb, thing)
    for button in VERBS["button"]:
        match.why_not(seat, button, button)


@pytest.mark.long
@pytest.mark.parametrize(("players", "seed"), MATCHES)
def test_no_viewer_can_tell_its_worlds_apart(players: int, seed: int) -> None:
    match, rng = deal(players, seed), Rng(seed * 7_919 + players)
    viewers = [*range(players), None]
    for number in range(TOO_LONG):
        viewer = viewers[number % len(viewers)]
        world = match.determinize(viewer, Rng(seed * TOO_LONG + number))
        assert seen(world, viewer) == seen(match, viewer)
        if viewer is not None and number % 7 == 0:
            assert errors(world, viewer) == errors(match, viewer)
        if not match.pending:
            return
        if number % SIDE_BY_SIDE == 0:
            lockstep(match, viewer, rng.fork(), STEPS)
        decision = match.pending[0]
        match.answer(decision.seats[0], decision, str(rng.below(decision.count)))
    raise AssertionError(f"the battle did not end within {TOO_LONG} decisions")


@pytest.mark.long
@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(players=st.integers(1, 4), seed=st.integers(0, 2**32), answers=st.binary(max_size=300))
def test_any_answers_keep_the_table_in_order(players: int, seed: int, answers: bytes) -> None:
    """Answers written as bytes: what hypothesis finds it can also make short."""
    match = deal(players, seed)
    referee = Referee(match)
    for byte in answers:
        if not match.pending:
            break
        decision = match.pending[0]
        match.answer(decision.seats[byte % len(decision.seats)], decision, str(byte % decision.count))
        referee.check(match)
