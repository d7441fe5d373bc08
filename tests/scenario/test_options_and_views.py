"""`options`: these and no others. `sees`: what a seat may know, compared like a board."""

from __future__ import annotations

import pytest

from emberhold.scenario import ScenarioError
from tests.scenario.scenario_folder import ScenarioFolder

GIVEN = """
asks:
  - {seat: a, kind: main, options: [pass, wait]}
  - {seat: b, kind: block, options: [block gilder#1 with ghost, block gilder#2 with ghost, play a/hammer-knight, done]}
views:
  a: {players: [{hand: [{id: 3, card: gilder}], picks: [gilder]}, {hand: [{id: 0, card: null}]}], active: 0}
  b: {players: [{hand: [{id: 0, card: null}, {id: 4, card: gilder, wounds: 2}]}, {hand: []}], active: 0}
  "": {players: [{hand: {count: 2}}], table: {round: 3}}
"""
ALL = "block gilder#1 with ghost, block gilder#2 with ghost, play hammer-knight, done"


@pytest.mark.parametrize("options", [f"b: [{ALL}]", f"b: [{ALL}], a: []"])
def test_exactly_these_options(options: str, scenarios: ScenarioFolder) -> None:
    assert not scenarios.puppet(GIVEN, "- a: pass", f"options: {{{options}}}")


def test_a_single_option_needs_no_brackets_and_is_too_few_if_there_are_more(scenarios: ScenarioFolder) -> None:
    problems = scenarios.puppet(GIVEN, "- a: pass", "options: {b: done}")
    assert len(problems) == 1
    assert "then, options: b has more than these: block gilder#1 with ghost, block gilder#2 with gh" in problems[0]
    assert problems[0].endswith(", play a/hammer-knight.")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (f"{{b: [{ALL}, pass]}}", "then, options: 'pass' is not offered. b is asked (block)"),
        (f"{{b: [{ALL.replace('done', 'dnoe')}]}}", "'dnoe' is not offered."),
        (f"{{b: [{ALL.replace('hammer', 'hamer')}]}}", "Did you mean 'play a/hammer-knight'?"),
        (f"{{b: [{ALL.replace('#1', '')}]}}", "'block gilder with ghost' is ambiguous; it can mean: block gilder#1"),
        (f"{{b: [{ALL}, done]}}", "'done' and a phrase before it mean the same, 'done'"),
        ("{b: []}", "b has more than these: block gilder#1 with ghost"),
        ("{a: [pass]}", "then, options: 'pass' is not offered. a is not asked anything now; b is asked"),
    ],
)
def test_options_that_differ(options: str, words: str, scenarios: ScenarioFolder) -> None:
    problems = scenarios.puppet(GIVEN, "- a: pass", f"options: {options}")
    assert words in " / ".join(problems)
    assert all(problem.startswith("line ") for problem in problems)


@pytest.mark.parametrize(
    "sees",
    [
        "{a: {active: 0, a: {hand: [gilder], picks: [gilder]}, b: {hand: [hidden]}}}",
        "{b: {a: {hand: [hidden, gilder], picks: []}, b: {hand: []}}}",
        "{b: {a: {hand: {ordered: [hidden, {gilder: {wounds: 2}}], lacks: [hammer-knight, {gilder: {wounds: 3}}]}}}}",
        "{b: {a: {hand: {has: [{gilder: {exhaustion: 0}}]}}}}",
        "{spectator: {table: {round: 3}}, a: {b: {hand: {count: 1, lacks: [gilder]}}}}",
    ],
)
def test_what_is_seen(sees: str, scenarios: ScenarioFolder) -> None:
    assert not scenarios.puppet(GIVEN, "- a: pass", f"{{sees: {sees}, asked: b}}")


@pytest.mark.parametrize(
    ("sees", "words"),
    [
        (
            "{b: {a: {hand: [gilder, gilder]}}}",
            "then, sees, b: a.hand: expected [gilder, gilder], found [hidden, {gilder",
        ),
        ("{b: {a: {picks: [gilder]}}}", "then, sees, b: a.picks: expected [gilder], found []"),
        ("{b: {a: {pikcs: []}}}", "a.pikcs: there is no 'pikcs' here. Did you mean 'picks'?"),
        ("{b: {a: {hand: {lacks: [{gilder: {wuonds: 3}}]}}}}", "a.hand.gilder.wuonds: there is no 'wuonds' here."),
        ("{b: {graveyard: []}}", "then, sees, b: graveyard: there is no 'graveyard' here."),
        ("{a: {c: {}}}", "c: there is no 'c' here."),
        ("{spectator: {table: {round: 4}}}", "then, sees, spectator: table.round: expected 4, found 3"),
    ],
)
def test_what_is_seen_otherwise(sees: str, words: str, scenarios: ScenarioFolder) -> None:
    problems = scenarios.puppet(GIVEN, "- a: pass", f"sees: {sees}")
    assert len(problems) == 1
    assert words in problems[0]


def test_a_seat_that_looks_must_be_there(scenarios: ScenarioFolder) -> None:
    with pytest.raises(ScenarioError, match=r"test.yaml, line 14, then: there is no seat c; the board has 2 seats"):
        scenarios.puppet(GIVEN, "- a: pass", "sees: {c: {}}")
