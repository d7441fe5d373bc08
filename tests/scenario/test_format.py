"""A scenario file says what it may say; anything else is an error with a place and a hint."""

from __future__ import annotations

import pytest

from emberhold.scenario import ScenarioError, load
from emberhold.scenario.format import Refusal, Step
from tests.scenario.scenario_folder import HEAD, ScenarioFolder

WHOLE = """
title: A cancelled spell is still spent
game: puppet
rules: [CANCEL-02, CANCEL-03]
seed: 4
static: "because"
given: {seats: 2}
when:
  - a: attack   phoenixborn
  - b: [block iron-worker#1 with gilder, 2]
then:
  board: {round: 2}
  offered: {b: [play redirect, pass]}
  options: {b: [pass]}
  not offered: {b: play redirect}
  sees: {a: {hand: []}}
  asked: [b, a]
  winner: none
  why not: {a: {play hammer-knight: PLACE-03}}
"""


def test_a_whole_scenario(scenarios: ScenarioFolder) -> None:
    found = load(scenarios.write(WHOLE))

    assert found.title == "A cancelled spell is still spent"
    assert (found.game, found.seed, found.static) == ("puppet", 4, "because")
    assert found.rules == ("CANCEL-02", "CANCEL-03")
    assert found.given == {"seats": 2}
    assert found.when == (Step(0, ("attack phoenixborn",)), Step(1, ("block iron-worker#1 with gilder", "2")))
    assert found.then.board == {"round": 2}
    assert found.then.offered == {1: ("play redirect", "pass")}
    assert found.then.not_offered == {1: ("play redirect",)}
    assert found.then.options == {1: ("pass",)}
    assert found.then.sees == {0: {"hand": []}}
    assert found.then.asked == (0, 1)
    assert found.then.winner == "none"
    assert found.then.why_not == (Refusal(0, "play", "hammer-knight", "PLACE-03"),)
    assert found.then.seats() == {0, 1}


def test_what_may_be_left_out(scenarios: ScenarioFolder) -> None:
    found = load(scenarios.write(HEAD + "given: {}\nwhen: [{a: pass}]\nthen: {winner: [a, c]}\n"))
    assert (found.seed, found.static) == (1, "")
    assert found.then.winner == (0, 2)
    assert found.then.asked is None


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (
            "title: A cancelled spell is still spent",
            "titel: x",
            "line 2, titel: 'titel' means nothing here. Did you mean",
        ),
        ("title: A cancelled spell is still spent", "", "'title' is missing"),
        ("title: A cancelled spell is still spent", "title: ''", "title: words are needed here, not an empty text"),
        ("game: puppet", "game: [puppet]", "game: words are needed here, not a list"),
        ("[CANCEL-02, CANCEL-03]", "[]", "name 1 to 6 rules, not 0"),
        ("[CANCEL-02, CANCEL-03]", "[A-1, A-2, A-3, A-4, A-5, A-6, A-7]", "name 1 to 6 rules, not 7"),
        ("[CANCEL-02, CANCEL-03]", "[A-1, A-1]", "item 2: the rule A-1 is named twice"),
        (
            "[CANCEL-02, CANCEL-03]",
            "[cancel 2]",
            "line 4, rules, item 1: a rule id like TURN-02 is needed, not 'cancel 2'",
        ),
        ("[CANCEL-02, CANCEL-03]", "CANCEL-02", "rules: a list is needed here, not 'CANCEL-02'"),
        ("seed: 4", "seed: four", "line 5, seed: a whole number is needed here, not 'four'"),
        ("seed: 4", "seed: -1", "seed: a whole number"),
        ("seed: 4", "seed: true", "seed: a whole number is needed here, not 'true'"),
        ('static: "because"', "static: true", "static: words are needed here, not 'true'"),
        ("given: {seats: 2}", "given: [2]", "given: keys and values are needed here, not a list"),
        ("given: {seats: 2}", "given: {1: 2}", "given, 1: a key must be a word, not 1"),
        ("- a: attack", "- e: attack", "line 9, when, item 1, e: a seat is one of a, b, c, d, not 'e'"),
        ("  - a: attack   phoenixborn", "  - {a: x, b: y}", "line 9, when, item 1: a step is one seat and its answer"),
        ("  - a: attack   phoenixborn", "  - attack", "keys and values are needed here, not 'attack'"),
        ("  - a: attack   phoenixborn", "  - a: []", "when, item 1, a: an answer is needed"),
        ("  - a: attack   phoenixborn", "  - a:", "when, item 1, a: words are needed here, not nothing"),
        ("  - a: attack   phoenixborn", "  - a: 1.5", "words are needed here, not 1.5"),
        ("board: {round: 2}", "bord: {round: 2}", "then, bord: 'bord' means nothing here. Did you mean 'board'?"),
        ("board: {round: 2}", "zzz: {round: 2}", "There are: board, options, offered"),
        ("board: {round: 2}", "board: 2", "then, board: keys and values are needed here, not 2"),
        ("{b: [play redirect, pass]}", "{x: [play]}", "then, offered, x: a seat is one of"),
        ("{b: [play redirect, pass]}", "{b: []}", "then, offered, b: name at least one option"),
        (
            "{b: [play redirect, pass]}",
            "{b: [{a: 1}]}",
            "offered, b, item 1: words are needed here, not keys and values",
        ),
        ("asked: [b, a]", "asked: [b, b]", "then, asked: a seat is named twice"),
        ("asked: [b, a]", "asked: bob", "then, asked: a seat is one of a, b, c, d, not 'bob'"),
        ("winner: none", "winner: nobody", "then, winner: a seat is one of"),
        ("winner: none", "winner: 1", "then, winner: a seat is one of a, b, c, d, not 1"),
        ("play hammer-knight:", "play:", "like 'play gilder' or 'play gilder in hand', not 'play'"),
        ("play hammer-knight:", "play hammer-knight on hand:", "not 'play hammer-knight on hand'"),
        ("play hammer-knight:", "play hammer-knight in:", "not 'play hammer-knight in'"),
        ("play hammer-knight:", "'':", "a verb and a thing are needed"),
        ("{b: [pass]}", "{e: [pass]}", "line 14, then, options, e: a seat is one of a, b, c, d, not 'e'"),
        ("{a: {hand: []}}", "{watcher: {}}", "then, sees, watcher: a seat is one of a, b, c, d, or spectator, not"),
        ("{a: {hand: []}}", "{a: [1]}", "then, sees, a: keys and values are needed here, not a list"),
        ("PLACE-03", "because", "why not, a, play hammer-knight: a rule id like TURN-02 is needed, not 'because'"),
    ],
)
def test_mistakes_have_a_place(old: str, new: str, words: str, scenarios: ScenarioFolder) -> None:
    assert old in WHOLE
    path = scenarios.write(WHOLE.replace(old, new))
    with pytest.raises(ScenarioError) as caught:
        load(path)
    assert str(caught.value).startswith(str(path))
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "keys and values are needed here, not nothing"),
        ("- a\n", "not a list"),
        (HEAD + "given: {}\nthen: {winner: a}\n", "say in 'static' why"),
        (HEAD + "given: {}\nwhen: []\nthen: {winner: a}\n", "say in 'static' why"),
        (HEAD + "given: {}\nwhen: [{a: pass}]\nthen: {}\n", "then: say what must be true"),
        (HEAD + "given: {}\ngiven: {}\n", "the key 'given' is given twice"),
    ],
)
def test_a_file_that_says_too_little(text: str, words: str, scenarios: ScenarioFolder) -> None:
    with pytest.raises(ScenarioError, match=words):
        load(scenarios.write(text))


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (
            "[TURN-02]",
            "[TURN-02, TRUN-01]",
            "line 4, rules, item 2: ashes has no rule TRUN-01. Did you mean 'TURN-01'?",
        ),
        ("PLAY-16", "PLAY-99", "line 8, then, why not, a, play fear: ashes has no rule PLAY-99. Did you mean"),
        ("PLAY-16", "TOY-1", "why not, a, play fear: ashes has no rule TOY-1."),
    ],
)
def test_rules_are_those_of_the_game(old: str, new: str, words: str, scenarios: ScenarioFolder) -> None:
    whole = """
    title: x
    game: ashes
    rules: [TURN-02]
    given: {}
    static: y
    then:
      why not: {a: {play fear: PLAY-16}}
    """
    assert load(scenarios.write(whole)).rules == ("TURN-02",)
    with pytest.raises(ScenarioError) as caught:
        load(scenarios.write(whole.replace(old, new)))
    assert words in str(caught.value)


def test_a_reason_may_say_where_the_thing_lies(scenarios: ScenarioFolder) -> None:
    found = load(scenarios.write(WHOLE.replace("play hammer-knight:", "play b/hammer-knight#2 in hand:")))
    assert found.then.why_not == (Refusal(0, "play", "b/hammer-knight#2", "PLACE-03", "hand"),)


def test_no_file(scenarios: ScenarioFolder) -> None:
    with pytest.raises(ScenarioError, match="There is no file"):
        load(str(scenarios.path / "nowhere.yaml"))
