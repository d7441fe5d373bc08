"""Why not? The card that is meant is found, and the rule that forbids it is compared."""

from __future__ import annotations

import pytest

from emberhold.scenario import load, run
from tests.scenario.scenario_folder import ScenarioFolder

WHY = """
asks: [{seat: a, kind: main, options: [pass, wait]}, {seat: a, kind: main, options: [go, stay]}]
views: {a: {hand: [{id: 7, card: gilder}, {id: 9, card: gilder}], phoenixborn: {id: 0, card: null}}}
reasons: {play 7: PLACE-03, play 9: PLACE-04, use natural-power: DICE-01}
board: {dice: [natural-power]}
"""


def test_reasons(scenarios: ScenarioFolder) -> None:
    reasons = "{play gilder: PLACE-03, play gilder#2: PLACE-04, use natural-power: DICE-01}"
    then = f"{{why not: {{a: {reasons}}}, board: {{round: 1}}}}"
    assert not scenarios.puppet(WHY, "- a: pass", then)


@pytest.mark.parametrize(
    ("thing", "words"),
    [
        ("play gilder: PLACE-04", "then, why not, a: 'play gilder': expected PLACE-04, found PLACE-03 (because)"),
        ("play gilder#3: PLACE-04", "'gilder#3' is not there: the seat sees 2 of them"),
        ("sell gilder: PLACE-04", "'sell gilder' is possible; expected that PLACE-04 forbids it"),
        ("press pass: PLACE-04", "'press pass' is possible"),
        ("play gilde: PLACE-04", "in 'play gilde', nothing here is called 'gilde'. Did you mean 'gilder'?"),
        ("juggle gilder: PLACE-04", "'juggle gilder' cannot be asked about: Nobody can juggle."),
    ],
)
def test_reasons_that_differ(thing: str, words: str, scenarios: ScenarioFolder) -> None:
    problems = scenarios.puppet(WHY, "- a: pass", f"why not: {{a: {{{thing}}}}}")
    assert len(problems) == 1
    assert words in problems[0]


SHARED = """
asks: [{seat: b, kind: main, options: [pass, wait]}, {seat: b, kind: main, options: [go, stay]}]
views:
  b:
    players: [{units: [{id: 3, card: gilder}]}, {hand: [{id: 7, card: gilder}]}]
    removed: [{id: 8, card: ghost}]
reasons: {play 7: PLACE-01, play 3: PLACE-02, play 8: PLACE-03, play a/ghost: PLACE-04}
board: {x: ghost}
"""


def test_a_reason_is_about_the_own_card_unless_a_letter_says_otherwise(scenarios: ScenarioFolder) -> None:
    reasons = "{play gilder: PLACE-01, play b/gilder: PLACE-01, play a/gilder: PLACE-02, play ghost: PLACE-03}"
    assert not scenarios.puppet(SHARED, "- b: pass", f"{{why not: {{b: {reasons}}}, board: {{round: 1}}}}")
    assert not scenarios.puppet(SHARED, "- b: pass", "{why not: {b: {play a/ghost: PLACE-04}}, board: {round: 1}}")


TWICE = """
asks: [{seat: b, kind: main, options: [pass, wait]}, {seat: b, kind: main, options: [go, stay]}]
views:
  b:
    players:
      - {units: [{id: 1, card: gilder}]}
      - units: [{id: 2, card: hammer-knight, attached: [{id: 3, card: gilder}, {id: 4, card: gilder}]}]
        hand: [{id: 5, card: gilder}, {id: 6, card: gilder}]
    market: [{id: 7, card: gilder}, {id: 8, card: hammer-knight}]
reasons:
  {play 5: HAND-1, play 6: HAND-2, use 3: ON-1, use 4: ON-2, use 1: THEIRS-1, paint 5: HAND-1, paint 3: ON-1,
  play 8: MAT-1, play 2: UNIT-1, gain 7: MARKET-1, gain 3: ON-1}
"""


@pytest.mark.parametrize(
    "reason",
    [
        "play gilder: HAND-1",
        "play gilder#2: HAND-2",
        "use gilder: ON-1",
        "use gilder#2: ON-2",
        "use a/gilder: THEIRS-1",
        "paint gilder: HAND-1",
        "paint gilder in attached: ON-1",
        "use gilder#2 in attached: ON-2",
        "play hammer-knight: UNIT-1",
        "play hammer-knight in market: MAT-1",
        "gain gilder in market: MARKET-1",
    ],
)
def test_the_card_that_lies_where_one_does_such_a_thing_is_meant(reason: str, scenarios: ScenarioFolder) -> None:
    assert not scenarios.puppet(TWICE, "- b: pass", f"{{why not: {{b: {{{reason}}}}}, board: {{round: 1}}}}")


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        ("play gilder in attached: HAND-1", "'play gilder in attached' is possible; expected that HAND-1 forbids it"),
        ("play gilder in hnad: HAND-1", "no gilder lies there; the seat sees it in: hand, attached, market, units."),
        ("play gilder in hnad: HAND-1", "Did you mean 'hand'?"),
        ("play gilder#3 in hand: HAND-1", "'gilder#3' is not there: the seat sees 2 of them"),
        ("play a/gilder in hand: HAND-1", "no a/gilder lies there; the seat sees it in: units."),
        ("play redirect in hand: HAND-1", "in 'play redirect in hand', the seat sees no redirect"),
        ("play gildr in hand: HAND-1", "nothing here is called 'gildr'. Did you mean 'gilder'?"),
    ],
)
def test_places_where_it_does_not_lie(reason: str, words: str, scenarios: ScenarioFolder) -> None:
    problems = scenarios.puppet(TWICE, "- b: pass", f"why not: {{b: {{{reason}}}}}")
    assert len(problems) == 1
    assert words in problems[0]


def test_a_card_in_hand_comes_before_its_attached_copy(scenarios: ScenarioFolder) -> None:
    """In Ashes an alteration that lies on a unit stands earlier in the view than the hand."""
    text = """
    title: An attached alteration and another one in hand
    game: ashes
    rules: [PLAY-16]
    static: It is about what the words mean.
    given:
      a: {hand: [root-armor], battlefield: [{hammer-knight: {attached: [root-armor]}}], draw: [fear]}
    then:
      why not:
        a: {play root-armor: COST-02, play root-armor in attached: PLAY-16}
    """
    assert run(load(scenarios.write(text))).problems == []
