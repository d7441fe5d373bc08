"""What the rules tell is what is declared: every `tell` of a game against its declared events, both ways."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Mapping
from pathlib import Path
from typing import NotRequired, get_origin, get_type_hints

import pytest

from emberhold.core.registry import load_game
from emberhold.core.seen_types import EventSeen, seen_types_of

GAMES = {
    "aeons-end": "emberhold.games.aeons_end",
    "aeons-end-expedition": "emberhold.games.aeons_end.expedition",
    "ashes": "emberhold.games.ashes",
    "ashes-draft": "emberhold.games.ashes.draft",
}
Told = list[tuple[str, frozenset[str]]]
"""Kinds with the names of their facts, one for each place in the source."""
Declared = Mapping[str, tuple[frozenset[str], frozenset[str]]]
"""By kind: facts that are always there, facts that may be."""


def told_in(sources: list[str]) -> Told:
    """Every event that the source tells, also through a method that is given the kind and hands it on."""
    trees = [ast.parse(source) for source in sources]
    told: Told = []
    handed_on: dict[str, frozenset[str]] = {}
    for tree in trees:
        for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
            given = {argument.arg for argument in function.args.args}
            for call in _calls(function, {"tell"}):
                if isinstance(call.args[0], ast.Name) and call.args[0].id in given:
                    handed_on[function.name] = _facts(call)
    for tree in trees:
        for call in _calls(tree, {"tell", *handed_on}):
            kind = call.args[0]
            if isinstance(kind, ast.Constant):
                assert isinstance(call.func, ast.Attribute)
                told.append((str(kind.value), handed_on.get(call.func.attr) or _facts(call)))
            else:
                assert isinstance(kind, ast.Name), f"this event has no name that can be read: {ast.unparse(call)}"
    return told


def _calls(tree: ast.AST, names: set[str]) -> list[ast.Call]:
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]
    return [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr in names]


def _facts(call: ast.Call) -> frozenset[str]:
    return frozenset(keyword.arg or "**" for keyword in call.keywords)


def declared_by(events: Mapping[str, type]) -> Declared:
    out = {}
    for kind, event in events.items():
        hints = get_type_hints(event, include_extras=True)
        may = frozenset(key for key, hint in hints.items() if get_origin(hint) is NotRequired)
        out[kind] = (frozenset(hints) - may - {"n", "kind"}, may)
    return out


def mismatches(told: Told, declared: Declared) -> list[str]:
    out = []
    for kind, facts in told:
        if kind not in declared:
            out.append(f"{kind} is told and not declared")
            continue
        always, may = declared[kind]
        out += [f"{kind} is told without {fact}" for fact in sorted(always - facts)]
        out += [f"{kind} is told with {fact}, which is not declared" for fact in sorted(facts - always - may)]
    for kind, (_, may) in declared.items():
        places = [facts for one, facts in told if one == kind]
        if not places:
            out.append(f"{kind} is declared and never told")
        out += [f"{kind} is never told with {fact}" for fact in sorted(may) if all(fact not in p for p in places)]
        out += [f"{kind} is never told without {fact}" for fact in sorted(may) if all(fact in p for p in places)]
    return out


def home_of(game: str) -> Path:
    module = importlib.import_module(GAMES[game])
    assert module.__file__ is not None
    return Path(module.__file__).parent


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_is_what_is_declared(game: str) -> None:
    home = home_of(game)
    # A game that is part of another one has a folder in that one's.
    parts = [home_of(other) for other in GAMES if other.startswith(f"{game}-")]
    files = [path for path in home.rglob("*.py") if not any(path.is_relative_to(part) for part in parts)]
    told = told_in([path.read_text(encoding="utf-8") for path in files])
    types = seen_types_of(load_game(game))
    assert types is not None
    assert len(told) > (10 if game in ("ashes-draft", "aeons-end-expedition") else 40)
    assert mismatches(told, declared_by(types.events)) == []


SOURCE = """
def _note(self, kind, card):
    self.st.tell(kind, card=card)

def rule(self, st):
    st.tell("drew", seat=1, cards=[])
    self._note("hurt", 3)
    if st.late:
        st.tell("over")
"""


class Drew(EventSeen):
    """Cards were drawn."""

    seat: int
    cards: list[int]


class Hurt(EventSeen):
    """Somebody was hurt."""

    card: int


class Over(EventSeen):
    """It is over."""


class OverAt(EventSeen):
    """It is over, perhaps with a time."""

    at: NotRequired[int]


RIGHT: Mapping[str, type] = {"drew": Drew, "hurt": Hurt, "over": Over}


@pytest.mark.parametrize(
    ("declared", "found"),
    [
        (RIGHT, []),
        ({"drew": Drew, "hurt": Hurt}, ["over is told and not declared"]),
        ({**RIGHT, "won": Over}, ["won is declared and never told"]),
        ({**RIGHT, "hurt": Drew}, ["hurt is told without cards", "hurt is told without seat"]),
        ({**RIGHT, "hurt": Over}, ["hurt is told with card, which is not declared"]),
        ({**RIGHT, "over": OverAt}, ["over is never told with at"]),
    ],
)
def test_a_mismatch_is_found(declared: Mapping[str, type], found: list[str]) -> None:
    found = [*found, "hurt is told with card, which is not declared"] if declared.get("hurt") is Drew else found
    assert mismatches(told_in([SOURCE]), declared_by(declared)) == found


def test_an_event_without_a_plain_name_is_noticed() -> None:
    with pytest.raises(AssertionError, match="no name that can be read"):
        told_in(["def rule(st):\n    st.tell('a' if st.x else 'b', seat=1)\n"])
