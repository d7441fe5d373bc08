"""Real views and events, of every seat and of spectators, are what the games have declared."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, cast

import jsonschema_rs
import pytest

from emberhold.core.match import Match
from emberhold.core.registry import GameSpec, load_game
from emberhold.core.rng import Rng
from emberhold.core.seen_types import SeenTypes, seen_types_of
from emberhold.scenario import load, run
from emberhold.server.wire.type_schemas import seen_schema
from tests.nets.tables import numbers, table

GAMES = ("aeons-end", "aeons-end-expedition", "ashes", "ashes-draft")
EVERY = 7
"""At every so manieth decision all views are looked at."""
TABLES = {"aeons-end": 60, "aeons-end-expedition": 28, "ashes": 36, "ashes-draft": 30}
FEW = {"aeons-end-expedition": 7, "ashes-draft": 9}
"""A draft and the choices between two battles have few kinds of events."""
SCENARIOS = Path(__file__).parents[1] / "scenarios"


@cache
def types_of(game: str) -> SeenTypes:
    types = seen_types_of(load_game(game))
    assert types is not None
    return types


@cache
def schema_of(game: str) -> dict[str, Any]:
    return seen_schema(game, types_of(game))


@cache
def validator(game: str, name: str) -> jsonschema_rs.Validator:
    return jsonschema_rs.validator_for({**schema_of(game), "$ref": f"#/$defs/{name}"})


def wrong_view(game: str, view: Mapping[str, object]) -> list[str]:
    found = validator(game, types_of(game).view.__name__).iter_errors(view)
    return [f"{'/'.join(map(str, error.instance_path))}: {error.message}" for error in found]


def wrong_event(game: str, event: Mapping[str, object]) -> list[str]:
    declared = types_of(game).events[str(event["kind"])]
    return [error.message for error in validator(game, declared.__name__).iter_errors(event)]


def play(game: str, number: int, kinds: set[str], optional: set[str]) -> None:
    """One match at random; what it showed and told is added to the sets."""
    here = table(game, number)
    match, rng = here.spec.new(here.setup, number), Rng(number * 31 + 7)
    for step in range(20_000):
        if step % EVERY == 0 or not match.pending:
            look(game, match, optional)
        if not match.pending:
            break
        decision = match.pending[rng.below(len(match.pending))]
        index = rng.below(decision.count)
        if here.bold and index == decision.count - 1:
            index = rng.below(decision.count)
        match.answer(decision.seats[0], decision, str(index))
    listen(game, match, kinds)


class Recorder:
    """A game that keeps the matches which are laid out in it."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec
        self.matches: list[Match] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.spec, name)

    def stage(self, *args: Any, **more: Any) -> Match:
        self.matches.append(self.spec.stage(*args, **more))
        return self.matches[-1]


def play_scenarios(game: str, kinds: set[str], optional: set[str]) -> None:
    """What the rules' examples end in has what chance meets rarely."""
    recorder = Recorder(load_game(game))
    for path in sorted((SCENARIOS / game).rglob("*.yaml")):
        run(load(path), cast("GameSpec", recorder))
    # Between two battles of an expedition there is nothing that random matches would not meet.
    assert len(recorder.matches) > 3 * FEW.get(game, 100) or game == "aeons-end-expedition"
    for match in recorder.matches:
        look(game, match, optional)
        listen(game, match, kinds)


def listen(game: str, match: Match, kinds: set[str]) -> None:
    for viewer in (*range(match.seats), None):
        for event in match.events(viewer):
            assert wrong_event(game, event) == [], event
            kinds.add(str(event["kind"]))


def look(game: str, match: Match, optional: set[str]) -> None:
    for viewer in (*range(match.seats), None):
        view = match.view(viewer)
        assert wrong_view(game, view) == []
        note(game, {"$ref": f"#/$defs/{types_of(game).view.__name__}"}, view, optional)


def note(game: str, schema: Mapping[str, Any], value: object, optional: set[str]) -> None:
    """Which keys that may be missing are there, by the part of the view that has them."""
    name = schema.get("$ref", "").removeprefix("#/$defs/")
    if name:
        schema = schema_of(game)["$defs"][name]
    for part in (*schema.get("oneOf", ()), *schema.get("anyOf", ())):
        target = schema_of(game)["$defs"].get(part.get("$ref", "").removeprefix("#/$defs/"), part)
        words = {key: one["const"] for key, one in target.get("properties", {}).items() if "const" in one}
        if isinstance(value, dict) == ("properties" in target) and not isinstance(value, int):
            if not isinstance(value, dict) or all(value.get(key, word) == word for key, word in words.items()):
                note(game, part, value, optional)
    if isinstance(value, dict):
        for key, part in schema.get("properties", {}).items():
            if key in value:
                if key not in schema["required"]:
                    optional.add(f"{name}.{key}")
                note(game, part, value[key], optional)
    elif isinstance(value, list):
        for item in value:
            note(game, schema.get("items", {}), item, optional)


@pytest.mark.parametrize("game", GAMES)
def test_views_and_events_are_as_declared(game: str) -> None:
    """A few matches, for every day: one for each number of players."""
    kinds: set[str] = set()
    for number in range(4):
        play(game, number, kinds, set())
    assert len(kinds) > FEW.get(game, 25)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_all_views_and_events_are_as_declared_and_all_are_met(game: str) -> None:
    """What is declared is needed too: every kind of event and every key that may be missing is met."""
    kinds: set[str] = set()
    optional: set[str] = set()
    for number in numbers(game, TABLES[game]):
        play(game, number, kinds, optional)
    play_scenarios(game, kinds, optional)
    assert set(types_of(game).events) - kinds == set()
    variants = tuple(one.of.__name__ for one in types_of(game).variants)
    declared = {
        f"{name}.{key}"
        for name, schema in schema_of(game)["$defs"].items()
        for key in schema.get("properties", {})
        if key not in schema["required"] and "kind" not in schema["properties"] and not name.startswith(variants)
    }
    # All that the view of an expedition has is always there.
    assert len(declared) > 8 or (game in FEW and (declared or game == "aeons-end-expedition"))
    assert declared - optional == set()


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"luck": 3}, "Additional properties are not allowed ('luck' was unexpected)"),
        ({"round": None}, 'null is not of type "integer"'),
        ({"phase": "lunch"}, '"lunch" is not one of'),
        ({"you": -1}, "is not valid under any of the schemas"),
    ],
)
def test_a_view_with_something_else_in_it_is_noticed(change: Mapping[str, object], found: str) -> None:
    here = table("ashes", 0)
    view = here.spec.new(here.setup, 0).view(0)
    assert wrong_view("ashes", view) == []
    assert found in " ".join(wrong_view("ashes", {**view, **change}))


def test_a_view_that_lacks_something_is_noticed() -> None:
    here = table("aeons-end", 0)
    view = here.spec.new(here.setup, 0).view(None)
    assert wrong_view("aeons-end", view) == []
    assert wrong_view("aeons-end", {key: view[key] for key in view if key != "gravehold"})


def test_the_mat_of_another_nemesis_is_noticed() -> None:
    given = {"nemesis": {"name": "maggoth", "deck": ["gore"]}, "a": {}}
    view: Any = load_game("aeons-end").stage(given, 1).view(0)
    assert wrong_view("aeons-end", view) == []
    assert wrong_view("aeons-end", {**view, "nemesis": {**view["nemesis"], "nemesis": "fenrix"}})


def test_an_event_with_a_wrong_fact_is_noticed() -> None:
    right = {"n": 0, "kind": "die-turned", "seat": 1, "die": "die-charm-basic", "face": "face-power"}
    assert wrong_event("ashes", right) == []
    assert wrong_event("ashes", {**right, "face": "power"})
    assert wrong_event("ashes", {**right, "seat": -1})
