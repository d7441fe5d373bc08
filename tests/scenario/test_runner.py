"""The runner gives the answers, passes over what need not be said, and tells in words what is different."""

from __future__ import annotations

import re

import pytest

from emberhold.scenario import ScenarioError, load, run
from tests.scenario.scenario_folder import HEAD, ScenarioFolder

MAIN = "{seat: a, kind: main, options: [attack phoenixborn, attack b/gilder, pass], rule: TURN-01}"
PAY = "{seat: a, kind: pay, options: [pay basic, pay natural]}"
ORDER = "{seat: b, kind: order, options: [first gilder, first ghost]}"
WINDOW = "{seat: b, kind: window, options: [play redirect, decline]}"
BLOCK = "{seat: b, kind: block, options: [block gilder#1 with ghost, block gilder#2 with ghost, done]}"


def asks(*rounds: str) -> str:
    return f"asks: [{', '.join(rounds)}]"


def test_steps_are_answers(scenarios: ScenarioFolder) -> None:
    assert not scenarios.puppet(
        asks(MAIN, BLOCK),
        "- a: attack gilder\n- b: block gilder#2 with ghost",
        "board: {said: {ordered: ['a: attack b/gilder', 'b: block gilder#2 with ghost']}}",
    )


def test_several_answers_in_a_row(scenarios: ScenarioFolder) -> None:
    assert not scenarios.puppet(asks(MAIN, PAY), "- a: [pass, pay natural]", "board: {said: {has: ['a: pay natural']}}")


def test_what_need_not_be_said_is_passed_over(scenarios: ScenarioFolder) -> None:
    assert not scenarios.puppet(
        asks(MAIN, PAY, WINDOW, ORDER, BLOCK),
        "- a: pass\n- b: done",
        "board: {said: {ordered: ['a: pass', 'a: pay basic', 'b: decline', 'b: first gilder', 'b: done']}}",
    )


def test_after_the_last_step_too(scenarios: ScenarioFolder) -> None:
    assert not scenarios.puppet(asks(MAIN, PAY, WINDOW, MAIN), "- a: pass", "{board: {round: 3}, winner: none}")


def test_but_not_past_a_seat_that_is_looked_at(scenarios: ScenarioFolder) -> None:
    assert not scenarios.puppet(
        asks(MAIN, PAY, WINDOW, MAIN), "- a: pass", "{board: {round: 2}, offered: {b: [play redirect, decline]}}"
    )
    assert not scenarios.puppet(asks(MAIN, PAY, WINDOW, MAIN), "- a: pass", "asked: [b]")
    assert not scenarios.puppet(asks(MAIN, PAY, WINDOW), "- a: pass", "not offered: {a: [attack phoenixborn]}")


def test_simultaneous_questions_are_answered_in_any_order(scenarios: ScenarioFolder) -> None:
    both = f"[{MAIN}, {BLOCK}]"
    assert not scenarios.puppet(
        asks(both, MAIN), "- b: done\n- a: pass", "board: {said: {ordered: ['b: done', 'a: pass']}, round: 1}"
    )
    assert not scenarios.puppet(asks(both, MAIN), "- b: done", "{asked: a, board: {said: ['b: done']}}")


def test_one_question_for_several_seats(scenarios: ScenarioFolder) -> None:
    shared = "{seat: ab, kind: main, options: [go, stay]}"
    assert not scenarios.puppet(asks(shared, shared), "- b: go", "{asked: [a, b], board: {said: ['b: go']}}")
    problems = scenarios.puppet(asks(shared), "- a: fly", "winner: a")
    assert "a or b is asked (main): go, stay." in problems[0]


def test_the_winner(scenarios: ScenarioFolder) -> None:
    given = f"{asks(MAIN)}\nwinners: b"
    assert not scenarios.puppet(given, "- a: pass", "winner: b")
    assert scenarios.puppet(given, "- a: pass", "winner: a") == ["line 10, then, winner: expected a, found b (told so)"]
    assert scenarios.puppet(given, "- a: pass", "winner: none") == [
        "line 10, then, winner: expected none (the match goes on), found b (told so)"
    ]
    assert scenarios.puppet(asks(MAIN, MAIN), "- a: pass", "winner: [a, b]") == [
        "line 9, then, winner: expected a, b, found none (the match goes on)"
    ]
    assert not scenarios.puppet(asks(MAIN), "- a: pass", "winner: []")


def test_conceding(scenarios: ScenarioFolder) -> None:
    assert not scenarios.puppet(asks(MAIN, MAIN), "- a: concede", "winner: b")
    problems = scenarios.puppet(asks(MAIN), "- a: concede\n- b: concede", "winner: b")
    assert problems == ["line 8, when, step 2 (b: concede): There is nothing left to concede."]


@pytest.mark.parametrize(
    ("rounds", "when", "words"),
    [
        (
            [MAIN],
            "- a: atack phoenixborn",
            "step 1 (a: atack phoenixborn): no such option. a is asked (main, TURN-01): ",
        ),
        ([MAIN], "- a: atack phoenixborn", "Did you mean 'attack phoenixborn'?"),
        ([MAIN], "- b: done", "b is not asked anything now; a is asked (main, TURN-01): attack phoenixborn, attack b/"),
        ([BLOCK], "- b: block gilder with ghost", "ambiguous; it can mean: block gilder#1 with ghost, block gilder#2"),
        ([MAIN], "- a: pass\n- a: pass", "step 2 (a: pass): no such option. The match is over."),
        ([WINDOW, MAIN], "- b: play redirct", "Passed over before: b is asked (window): play redirect, decline."),
        ([WINDOW, MAIN], "- b: play redirct", "Did you mean 'play redirect'?"),
        (["{seat: b, kind: window, options: [x, y]}"], "- b: z", "no such option. b is asked (window): x, y."),
    ],
)
def test_steps_that_do_not_fit(rounds: list[str], when: str, words: str, scenarios: ScenarioFolder) -> None:
    problems = scenarios.puppet(asks(*rounds), when, "winner: a")
    assert len(problems) == 1
    assert re.match(r"line \d+, when, step ", problems[0])
    assert words in problems[0]


def test_a_step_of_several_answers_says_which_of_them_failed(scenarios: ScenarioFolder) -> None:
    problems = scenarios.puppet(asks(MAIN, PAY, MAIN), "- a: [pass, pay basic, atack phoenixborn, pass]", "winner: a")
    assert len(problems) == 1
    assert "pass): answer 3 of 4, 'atack phoenixborn': no such option. a is asked (main, TURN-01)" in problems[0]
    problems = scenarios.puppet(asks(MAIN, MAIN), "- a: [concede, concede]", "winner: a")
    assert "answer 2 of 2, 'concede': There is nothing left to concede." in problems[0]


def test_long_lists_of_options_are_cut(scenarios: ScenarioFolder) -> None:
    many = ", ".join(f"take {n}" for n in range(50))
    problems = scenarios.puppet(asks(f"{{seat: a, kind: main, options: [{many}]}}"), "- a: x", "winner: a")
    assert "take 39, and 10 more." in problems[0]


def test_a_match_that_asks_on_and_on(scenarios: ScenarioFolder) -> None:
    problems = scenarios.puppet(asks(MAIN, *[PAY] * 1200), "- a: pass", "winner: a")
    assert problems[0].startswith(
        "after the last step: After the last step the match never stops asking: a is asked (pay)"
    )
    problems = scenarios.puppet(asks(MAIN, *[PAY] * 1200), "- a: pass\n- b: x", "winner: a")
    assert "when, step 2 (b: x): no such option." in problems[0]


@pytest.mark.parametrize(
    ("then", "words"),
    [
        ("board: {round: 7}", "then, board: round: expected 7, found 1"),
        ("board: {ruond: 0}", "then, board: ruond: there is no 'ruond' here. Did you mean 'round'?"),
        ("asked: a", "then, asked: expected a, found b. b is asked (block)"),
        ("offered: {b: [done, block gost]}", "then, offered: 'block gost' is not offered. b is asked (block)"),
        ("offered: {b: [dnoe]}", "then, offered: 'dnoe' is not offered."),
        ("offered: {a: [pass]}", "'pass' is not offered. a is not asked anything now; b is asked"),
        ("not offered: {b: [done]}", "then, not offered: 'done' is offered to b"),
        ("not offered: {b: [block gilder]}", "then, not offered: 'block gilder#1 with ghost' is offered to b"),
        ("not offered: {b: [block ghots]}", "in 'block ghots', nothing here is called 'ghots'. Did you mean 'ghost'?"),
        (
            "not offered: {b: [block hamer-knight]}",
            "nothing here is called 'hamer-knight'. Did you mean 'hammer-knight'?",
        ),
        ("not offered: {b: [block fire-mage]}", "nothing here is called 'fire-mage'."),
        ("not offered: {b: [blokc hammer-knight]}", "nobody was asked to 'blokc'. Did you mean 'block'?"),
    ],
)
def test_what_is_not_true(then: str, words: str, scenarios: ScenarioFolder) -> None:
    problems = scenarios.puppet(asks(MAIN, BLOCK), "- a: pass", then)
    assert words in " / ".join(problems)


def test_what_is_absent_but_known_is_simply_not_offered(scenarios: ScenarioFolder) -> None:
    then = "{asked: b, not offered: {b: [play hammer-knight, attack phoenixborn], a: pass}}"
    assert not scenarios.puppet(asks(MAIN, BLOCK), "- a: pass", then)


def test_a_scenario_must_be_able_to_fail(scenarios: ScenarioFolder) -> None:
    problems = scenarios.puppet(asks(MAIN, MAIN, MAIN), "- a: pass\n- a: pass", "winner: none")
    assert len(problems) == 1
    assert problems[0].startswith(
        "it cannot fail: without its last step (a: pass) everything in 'then' is true as well."
    )
    assert not scenarios.puppet(asks(MAIN, MAIN), "- a: pass", "winner: none", more="static: nothing happens here\n")
    assert not scenarios.puppet(asks(MAIN), "", "winner: none", more="static: nothing happens here\n")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("game: puppet", "game: chess", "game: There is no game 'chess'; the installed games are: "),
        ("given: {", "given: {broken: yes, ", "given: broken: a broken puppet cannot be staged."),
        ("winner: a", "winner: c", "there is no seat c; the board has 2 seats."),
        ("- a: pass", "- d: pass", "there is no seat d; the board has 2 seats."),
    ],
)
def test_scenarios_that_cannot_be_played(old: str, new: str, words: str, scenarios: ScenarioFolder) -> None:
    text = HEAD + "given: {asks: [" + MAIN + "]}\nwhen:\n  - a: pass\nthen: {winner: a}\n"
    assert old in text
    path = scenarios.write(text.replace(old, new))
    with pytest.raises(ScenarioError) as caught:
        run(load(path))
    assert str(caught.value).startswith(str(path))
    assert words in str(caught.value)


def test_a_real_match_of_a_real_game(scenarios: ScenarioFolder) -> None:
    scenario = load(
        scenarios.write("""
        title: A ward stops a spark
        game: toy
        rules: [TOY-1]
        given:
          turn: 0
          players: [{hand: [spark, echo]}, {hand: [ward, ward]}]
        when:
          - a: [play spark]
          - b: ward ward
          - a: decline
        then:
          board: {life: [6, 6], discard: {ordered: [[spark], [ward]]}}
          asked: b
          why not: {b: {stake ward: TOY-TURN}}
        """)
    )
    assert run(scenario).passed
