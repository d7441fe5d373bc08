"""A board is compared only where the scenario says something, and differences are told with their place."""

from __future__ import annotations

import pytest
import yaml

from emberhold.scenario.differences import Known, differences, show

BOARD = {
    "round": 2,
    "a": {
        "phoenixborn": {"card": "aradel", "wounds": 3},
        "units": [
            {"card": "gilder", "wounds": 1, "status": ["frozen"]},
            {"card": "gilder"},
            {"card": "iron-worker", "exhaustion": 1},
        ],
        "hand": ["redirect", "hammer-knight"],
        "pile": ("x", "y"),
        "name": "",
        "gone": None,
        "first": True,
    },
}


def compare(text: str) -> list[str]:
    known = Known(frozenset({"exhaustion", "status", "guard", "name", "tokens"}), frozenset({"stray-pile", "ghost"}))
    return differences(yaml.safe_load(text), BOARD, "", known)


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        "{round: 2}",
        "{a: {first: true, gone: null, name: ''}}",
        "{a: {phoenixborn: aradel}}",
        "{a: {phoenixborn: {wounds: 3}}}",
        "{a: {phoenixborn: {card: aradel, wounds: 3}}}",
        "{a: {phoenixborn: {aradel: {wounds: 3}}}}",
        "{a: {phoenixborn: {exhaustion: 0, status: [], guard: false, name: ''}}}",
        "{a: {phoenixborn: {guard: {lacks: [x]}, tokens: {count: 0}, name: {}}}}",
        "{a: {stray-pile: 0}}",
        "{a: {units: {lacks: [{gilder: {exhaustion: 1}}, {card: gilder, wounds: 3}]}}}",
        "{a: {units: [iron-worker, gilder, gilder]}}",
        "{a: {units: [gilder, {gilder: {wounds: 1}}, iron-worker]}}",
        "{a: {units: [{gilder: {status: []}}, {gilder: {status: [frozen]}}, iron-worker]}}",
        "{a: {units: {has: [gilder, {gilder: {wounds: 1}}], lacks: [ghost, {gilder: {wounds: 2}}], count: 3}}}",
        "{a: {units: {ordered: [{gilder: {wounds: 1}}, gilder, iron-worker]}}}",
        "{a: {hand: [hammer-knight, redirect], pile: [y, x]}}",
        "{a: {pile: {ordered: [x, y]}}}",
    ],
)
def test_boards_that_are_as_expected(text: str) -> None:
    assert compare(text) == []


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{round: 3}", "round: expected 3, found 2"),
        ("{turn: a}", "turn: there is no 'turn' here. There are: "),
        ("{turn: ''}", "turn: there is no 'turn' here."),
        ("{graveyard: []}", "graveyard: there is no 'graveyard' here."),
        ("{a: {round: 0}}", "a.round: there is no 'round' here."),
        ("{a: {exhaustion: 0}}", "a.exhaustion: there is no 'exhaustion' here."),
        ("{a: {stray-pile: 1}}", "a.stray-pile: expected 1, found 0"),
        ("{a: {phoenixborn: {exhausted: 0}}}", "a.phoenixborn.exhausted: there is no 'exhausted' here."),
        ("{a: {phoenixborn: {tokens: {conut: 0}}}}", "a.phoenixborn.tokens.conut: there is no 'conut'"),
        (
            "{a: {units: {lacks: [{ghost: {wuonds: 1}}]}}}",
            "a.units.ghost.wuonds: there is no 'wuonds' here. Did you mean",
        ),
        ("{a: {units: {has: [{card: gilder, wuonds: 0}]}}}", "a.units.wuonds: there is no 'wuonds' here. Did you mean"),
        (
            "{a: {units: [gilder, iron-worker, {gilder: {burns: 0}}]}}",
            "a.units.gilder.burns: there is no 'burns' here.",
        ),
        (
            "{a: {units: {lacks: [{gilder: {status: {has: [{frozen: {onn: 1}}]}}}]}}}",
            "a.units.gilder.status.frozen.onn: there is no 'onn' here.",
        ),
        ("{a: {frist: true}}", "a.frist: there is no 'frist' here. Did you mean 'first'?"),
        ("{a: {phoenixborn: {wuonds: 0}}}", "a.phoenixborn.wuonds: there is no 'wuonds' here. Did you mean 'wounds'?"),
        ("{a: {phoenixborn: coal}}", "a.phoenixborn: expected coal, found {aradel: {wounds: 3}}"),
        ("{a: {phoenixborn: {coal: {wounds: 3}}}}", "a.phoenixborn: expected coal, found {aradel: {wounds: 3}}"),
        ("{a: {phoenixborn: {aradel: {wounds: 4}}}}", "a.phoenixborn.aradel.wounds: expected 4, found 3"),
        ("{a: {phoenixborn: {exhaustion: 1}}}", "a.phoenixborn.exhaustion: expected 1, found 0"),
        ("{a: {phoenixborn: 3}}", "a.phoenixborn: expected 3, found {aradel: {wounds: 3}}"),
        ("{a: {phoenixborn: [aradel]}}", "a.phoenixborn: expected [aradel], found {aradel: {wounds: 3}}"),
        ("{a: {first: false}}", "a.first: expected false, found true"),
        ("{a: {hand: 2}}", "(to compare how many there are, write {count: n})"),
        ("{a: {hand: redirect}}", "a.hand: expected redirect, found [redirect, hammer-knight]"),
        ("{round: {a: 1}}", "round: expected {a: 1}, found 2"),
        ("{a: {hand: [redirect]}}", "(not expected [hammer-knight])"),
        ("{a: {hand: [redirect, hammer-knight, x]}}", "(missing [x])"),
        ("{a: {hand: [redirect, x]}}", "(missing [x], not expected [hammer-knight])"),
        (
            "{a: {units: [gilder, gilder, {iron-worker: {exhaustion: 2}}]}}",
            "a.units.iron-worker.exhaustion: expected 2",
        ),
        ("{a: {units: [gilder, iron-worker, ghost]}}", "missing [ghost], not expected [gilder]"),
        (
            "{a: {units: {has: [gilder, gilder, gilder]}}}",
            "a.units: expected gilder among them, found [{gilder: {wounds",
        ),
        ("{a: {units: {lacks: [gilder]}}}", "a.units: expected no gilder"),
        ("{a: {units: {lacks: [stray-plie]}}}", "a.units: there is no card 'stray-plie'. Did you mean 'stray-pile'?"),
        ("{a: {units: {lacks: [{stray-plie: {wounds: 1}}]}}}", "a.units: there is no card 'stray-plie'."),
        ("{a: {units: {count: 2}}}", "a.units: expected 2 items, found 3"),
        ("{a: {units: {count: two}}}", "a.units.count: a number is needed, not two"),
        ("{a: {units: {has: gilder}}}", "a.units.has: a list is needed, not gilder"),
        ("{a: {units: {conut: 3}}}", "not 'conut'. Did you mean 'count'?"),
        ("{a: {units: {gilder: {wounds: 1}}}}", "For a list, write its items or one of count, has, lacks"),
        ("{a: {pile: {ordered: [y, x]}}}", "a.pile, item 1: expected y, found x"),
        ("{a: {pile: {ordered: [x]}}}", "a.pile: expected in this order [x], found [x, y]"),
    ],
)
def test_boards_that_differ(text: str, problem: str) -> None:
    found = compare(text)
    assert found
    assert problem in " / ".join(found)


def test_every_difference_is_told() -> None:
    assert len(compare("{round: 3, a: {first: false, pile: []}}")) == 3


def test_the_board_itself() -> None:
    assert differences("x", 3) == ["the board: expected x, found 3"]


def test_how_values_are_shown() -> None:
    assert show({"card": "gilder", "wounds": 0}) == "gilder"
    assert show({"x": [True, None], "y": {}}) == "{x: [true, nothing], y: {}}"
