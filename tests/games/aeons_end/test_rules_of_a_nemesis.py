"""A nemesis that came later has a rules version of its own, and matches against the others do not notice it."""

from __future__ import annotations

import pickle

import pytest

from emberhold.core.journal import Journal, OtherRules
from emberhold.core.registry import all_rules, continues, load_game, rebuild, replay, rules_for
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.catalogue import NEMESIS_BY_SLUG, load_content
from emberhold.games.aeons_end.match import AeonsEndMatch
from emberhold.games.aeons_end.rules_version import RULES_VERSION
from tests.games.aeons_end.positions import step
from tests.games.aeons_end.table import GAME, first_mages, new_match, staged

SPEC = load_game(GAME)
OWN = "0123456789ab"
LATER = f"{RULES_VERSION}-{OWN}"


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> str:
    """A nemesis that, for once, came later."""
    load_content()
    monkeypatch.setattr(NEMESIS_BY_SLUG["fenrix"], "rules_version", OWN)
    return "fenrix"


def journal_against(nemesis: str) -> Journal:
    match = new_match(first_mages(2, nemesis), 3).match
    rng = Rng(3)
    while match.pending and match.answered < 20:
        step(match, rng)
    return match.journal()


def changed(journal: Journal, rules: str) -> Journal:
    return Journal(journal.game, rules, journal.setup, journal.seed, journal.entries)


def test_only_its_own_matches_have_its_version(later: str) -> None:
    assert rules_for(SPEC, first_mages(2, later)) == journal_against(later).rules == LATER
    assert rules_for(SPEC, first_mages(2, "maggoth")) == journal_against("maggoth").rules == RULES_VERSION
    assert rules_for(SPEC, {"nemesis": "nobody"}) == RULES_VERSION
    found = list(all_rules(SPEC))
    assert found[0] == RULES_VERSION
    assert LATER in found
    assert len(set(found)) == len(found) == 1 + sum(nemesis.later for nemesis in NEMESIS_BY_SLUG.values())


def test_its_matches_can_be_continued(later: str) -> None:
    for nemesis in (later, "maggoth"):
        journal = journal_against(nemesis)
        assert replay(journal).view(0) == rebuild(journal).match.view(0)
        assert rebuild(journal).other_rules is None
        match = replay(journal)
        assert isinstance(match, AeonsEndMatch)
        assert pickle.loads(pickle.dumps(match)).view(0) == match.view(0)


def test_when_its_rules_change_matches_against_the_others_go_on(later: str, monkeypatch: pytest.MonkeyPatch) -> None:
    its, another = journal_against(later), journal_against("maggoth")
    pickled = pickle.dumps(replay(its))
    monkeypatch.setattr(NEMESIS_BY_SLUG[later], "rules_version", "ba9876543210")
    assert continues(SPEC, another.rules)
    assert replay(another).answered == len(another.entries)
    assert not continues(SPEC, its.rules)
    with pytest.raises(OtherRules, match=LATER):
        replay(its)
    with pytest.raises(OtherRules, match=LATER):
        pickle.loads(pickled)
    assert rebuild(its).other_rules is not None


def test_a_board_knows_its_nemesis_too(later: str) -> None:
    assert staged({"nemesis": {"name": later}}).match.journal().rules == LATER
    assert staged({"nemesis": {"name": "maggoth"}}).match.journal().rules == RULES_VERSION


def test_rules_that_nobody_knows_cannot_be_continued() -> None:
    journal = journal_against("maggoth")
    with pytest.raises(OtherRules, match=OWN):
        replay(changed(journal, OWN))


def test_those_that_came_with_the_game_are_first() -> None:
    load_content()
    own = [nemesis.rules_version for nemesis in NEMESIS_BY_SLUG.values()]
    assert own == sorted(own, key=bool)
    assert own[:4] == [""] * 4
