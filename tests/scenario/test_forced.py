"""A step may name what the match has just answered by itself: that is noted, and nothing impossible passes by it."""

from __future__ import annotations

from emberhold.scenario import load, run
from tests.scenario.scenario_folder import ScenarioFolder

MAIN = "{seat: a, kind: main, options: [go, pass]}"
ONLY = "{seat: b, kind: block, options: [done]}"
PAY = "{seat: a, kind: pay, options: [pay basic, pay natural]}"
LAST = "{seat: a, kind: main, options: [left, right]}"


def asks(*rounds: str) -> str:
    return f"asks: [{', '.join(rounds)}]"


def test_an_answer_that_was_given_by_itself_is_noted(scenarios: ScenarioFolder) -> None:
    found = scenarios.play(asks(MAIN, ONLY, LAST, LAST), "- a: go\n- b: done\n- a: left", "board: {round: 3}")
    assert found.problems == []
    assert found.notes == ["line 8, when, step 2 (b: done): nobody was asked; 'done' was the only possible answer"]


def test_nothing_is_noted_where_somebody_was_asked_or_nobody_named_it(scenarios: ScenarioFolder) -> None:
    block = ONLY.replace("done", "done, wait")
    for rounds, when in (((MAIN, block, LAST), "- a: go\n- b: done"), ((MAIN, ONLY, LAST), "- a: go")):
        found = scenarios.play(asks(*rounds), when, "board: {round: 2}")
        assert (found.problems, found.notes) == ([], [])


def test_also_before_anybody_was_asked_and_in_a_step_of_several(scenarios: ScenarioFolder) -> None:
    found = scenarios.play(asks(ONLY, MAIN, ONLY, LAST), "- b: done\n- a: go\n- b: [done]", "board: {round: 3}")
    assert (found.problems, len(found.notes)) == ([], 2)
    only_a = ONLY.replace("seat: b", "seat: a")
    found = scenarios.play(asks(MAIN, only_a, LAST, LAST), "- a: [go, done, left]", "board: {round: 3}")
    assert (found.problems, len(found.notes)) == ([], 1)


def test_beyond_a_question_with_a_usual_answer(scenarios: ScenarioFolder) -> None:
    found = scenarios.play(asks(MAIN, PAY, ONLY, LAST, LAST), "- a: go\n- b: done\n- a: left", "board: {round: 4}")
    assert (found.problems, len(found.notes)) == ([], 1)


def test_what_was_not_the_answer_is_no_step(scenarios: ScenarioFolder) -> None:
    for when in ("- a: go\n- b: block gilder", "- a: go\n- a: done", "- a: go\n- b: done now"):
        found = scenarios.play(asks(MAIN, ONLY, LAST), when, "board: {round: 2}")
        assert len(found.problems) == 1
        assert "step 2" in found.problems[0]
        assert "no such option" in found.problems[0]


def test_one_answer_counts_for_one_step_and_only_until_the_next_answer(scenarios: ScenarioFolder) -> None:
    found = scenarios.play(asks(MAIN, ONLY, LAST), "- a: go\n- b: done\n- b: done", "board: {round: 2}")
    assert "step 3 (b: done): no such option" in found.problems[0]
    found = scenarios.play(asks(MAIN, ONLY, LAST, LAST), "- a: go\n- a: left\n- b: done", "board: {round: 3}")
    assert "step 3 (b: done): no such option" in found.problems[0]


def test_in_the_order_in_which_they_were_given(scenarios: ScenarioFolder) -> None:
    other = ONLY.replace("done", "skip")
    rounds = asks(MAIN, ONLY, other, LAST)
    assert scenarios.play(rounds, "- a: go\n- b: done\n- b: skip", "board: {round: 3}").passed
    found = scenarios.play(rounds, "- a: go\n- b: skip\n- b: done", "board: {round: 3}")
    assert "step 3 (b: done): no such option" in found.problems[0]


def test_a_question_that_is_asked_comes_before_one_that_was_not(scenarios: ScenarioFolder) -> None:
    again = ONLY.replace("done", "done, wait")
    found = scenarios.play(asks(MAIN, ONLY, again, LAST), "- a: go\n- b: done", "board: {round: 3}")
    assert (found.problems, found.notes) == ([], [])


def test_the_proof_that_it_can_fail_leaves_out_the_last_step_that_was_answered(scenarios: ScenarioFolder) -> None:
    assert scenarios.play(asks(MAIN, ONLY, LAST), "- a: go\n- b: done", "board: {round: 2}").passed
    found = scenarios.play(asks(MAIN, ONLY, LAST), "- a: go\n- b: done", "winner: none")
    assert found.problems[0].startswith("it cannot fail: without step 1 and what follows it (a: go) everything")
    found = scenarios.play(asks(ONLY, LAST), "- b: done", "winner: none")
    assert found.problems[0].startswith("it cannot fail: the match gives every answer in 'when' by itself.")


def test_what_a_seat_that_has_conceded_answers(scenarios: ScenarioFolder) -> None:
    """The ward of a player who has given up is declined for it."""
    text = """
    title: Nobody waits for a player who has given up
    game: toy
    rules: [TOY-1]
    given:
      turn: 0
      players: [{hand: [spark, echo]}, {hand: [ward, ward]}, {hand: [echo, ward]}]
    when:
      - a: play spark
      - b: concede
      - a: target seat-1
      - b: decline
    then:
      board: {discard: [[spark], [], []]}
      options: {a: [decline, reroll]}
    """
    result = run(load(scenarios.write(text)))
    assert result.problems == []
    assert len(result.notes) == 1
    result = run(load(scenarios.write(text.replace("b: decline", "b: ward ward"))))
    assert "step 4 (b: ward ward): no such option" in result.problems[0]
