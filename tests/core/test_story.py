"""The story of a match: its rounds, its damage and the moments at which it turned, from public facts alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from emberhold.core.journal import Journal
from emberhold.core.match import Match
from emberhold.core.registry import load_game, replay
from emberhold.core.rng import Rng
from emberhold.core.story import counted_entries, story_of
from tests.toy import TOY


def by_chance(game: str, players: int, seed: int) -> Match:
    """A whole match by chance, in which now and then something is taken back."""
    spec = load_game(game)
    setups = spec.setups(players)
    match, rng = spec.new(setups[seed % len(setups)], seed), Rng(seed).fork()
    while match.outcome is None:
        if match.answered > 2 and rng.below(40) == 0:
            match.rewind(match.answered - 1 - rng.below(2))
            continue
        decision = match.pending[rng.below(len(match.pending))]
        match.answer(decision.seats[rng.below(len(decision.seats))], decision, str(rng.below(decision.count)))
    return match


@pytest.mark.parametrize("game", ["ashes", "aeons-end"])
@pytest.mark.parametrize("players", [2, 3])
def test_a_story_says_what_the_events_say(game: str, players: int) -> None:
    match = by_chance(game, players, 7 + players)
    journal = match.journal()
    story = story_of(journal)
    assert story is not None
    assert match.outcome is not None
    assert story.answers == match.answered == len(journal.effective())
    told: list[Any] = list(match.events(None))
    if game == "ashes":
        rounds = sum(event["kind"] == "round" for event in told)
        turns = [event["seat"] for event in told if event["kind"] == "turn"]
        lost = sum(sum(one) for one in story.damage)
        view: Any = match.view(None)
        ids = {player["phoenixborn"]["id"] for player in view["players"]}
        wounds = [event for event in told if event["kind"] == "wounded" and event["card"]["id"] in ids]
        assert lost == sum(event["amount"] for event in wounds)
        assert {point.fighter for point in story.points if point.kind == "fell"} == {
            seat for seat in range(players) if seat not in match.outcome.winners
        }
    else:
        rounds = 1 + sum(event["kind"] == "turn-deck-shuffled" for event in told)
        turns = [event.get("seat") for event in told if begins_turn(event)]
        for place, kind in ((players, "gravehold-suffered"), (players + 1, "nemesis-hurt")):
            assert sum(story.damage[place]) == sum(event["amount"] for event in told if event["kind"] == kind)
        for seat in range(players):
            suffered = [event for event in told if event["kind"] == "suffered" and event["seat"] == seat]
            assert sum(story.damage[seat]) == sum(event["amount"] for event in suffered)
    assert story.rounds == rounds
    assert all(len(damage) == rounds for damage in story.damage)
    assert [mark.seat for mark in story.turns] == turns
    assert len(story.points) <= 6
    assert list(story.points) == sorted(story.points)


@pytest.mark.parametrize("game", ["ashes", "aeons-end"])
def test_turning_points_are_moments_of_the_match(game: str) -> None:
    kinds = set()
    for seed in range(12):
        journal = by_chance(game, 2, seed).journal()
        story = story_of(journal)
        assert story is not None
        for point in story.points:
            kinds.add(point.kind)
            match, before = replay(journal, to=point.step), replay(journal, to=point.step - 1)
            facts = load_game(game).story_facts()  # type: ignore[attr-defined]
            now, then = facts.fighters(match)[point.fighter], facts.fighters(before)[point.fighter]
            if point.kind == "fell":
                assert now.life == 0 < then.life
            elif point.kind == "blow":
                assert point.amount >= now.of / 5
                assert point.amount <= sum(story.damage[point.fighter])
                assert point.amount <= max(story.damage[point.fighter])
            else:
                assert match.outcome is None
    assert kinds == {"fell", "blow", "lead"}


def begins_turn(event: Mapping[str, object]) -> bool:
    turn = event.get("turn")
    nemesis = isinstance(turn, dict) and turn["card"] == "turn-nemesis"
    return event["kind"] == "turn-begins" or (event["kind"] == "turn-card" and nemesis)


@pytest.mark.parametrize("game", ["ashes", "aeons-end"])
def test_its_steps_are_those_of_a_replay(game: str) -> None:
    """After the step of a turn the replay stands in that turn, also if something was taken back before."""
    journal = by_chance(game, 2, 9).journal()
    assert any(entry.what == "undo" for entry in journal.entries)
    story = story_of(journal)
    assert story is not None
    assert len(story.turns) > 4
    for number, mark in list(enumerate(story.turns, 1))[::5]:
        match = replay(journal, to=mark.step)
        kinds = [event for event in match.events(None) if event["kind"] == "turn" or begins_turn(event)]
        assert len(kinds) >= number
        assert sum(later.step <= mark.step for later in story.turns) == len(kinds)


def test_what_was_taken_back_is_no_part_of_it() -> None:
    match = by_chance("ashes", 2, 5)
    journal = match.journal()
    clean = Journal(journal.game, journal.rules, journal.setup, journal.seed, journal.effective())
    story, same = story_of(journal), story_of(clean)
    assert story is not None
    assert same is not None
    assert (story.damage, story.fighters, story.rounds) == (same.damage, same.fighters, same.rounds)
    assert [entry for _, entry in counted_entries(journal)] == journal.effective()


def test_a_game_without_facts_for_it_tells_no_story() -> None:
    assert story_of(TOY.new(TOY.setups(2)[0], 1).journal(), TOY) is None
