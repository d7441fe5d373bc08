"""The modules of the package: imports run in no ring, one name means one thing, and nothing is called by a verb."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Final

import grimp

ROOT: Final = Path(__file__).parents[1]
COMMANDS: Final = "emberhold.cli.commands."
"""A command of the command line is called as it is typed."""
PLACES: Final = (
    (re.compile(r"^(games|tui\.boards)\.(?:ashes\.draft|ashes|aeons_end\.expedition|aeons_end)(?=\.)"), r"\1.GAME"),
    (re.compile(r"\.(nemeses|mats)\.(?!mat\.)\w+(?=\.)"), r".\1.NEMESIS"),
)
"""What stands at the same place of all games, or of several nemeses, is the same thing."""
REPEATED: Final = {
    "GAME": "a game, and its board in the terminal",
    "NEMESIS": "a nemesis, and its mat in the terminal",
    "app": "what a framework calls its application: Cyclopts, FastAPI, Textual",
    "bot": "a bot, and what a game and a nemesis tell it",
    "bots": "bots, and the processes of the server in which they think",
    "cards": "cards, of the game and of a nemesis",
    "commands": "what can be ordered: on the command line, at a table",
    "constants": "the numbers of a game, in its rules and on its board",
    "decks": "decks of cards: those that people build, and what the rules do with them",
    "errors": "the errors of a package",
    "kinds": "numbers with a kind: of every game, of one game",
    "mat": "a nemesis' mat: what all have in common, what one has, how one is drawn",
    "match": "a game's match is a core match",
    "question_kinds": "kinds of question: what one is, and those of a game",
    "rules_version": "the version of the rules: of a game, of a nemesis that came later",
    "scenario": "boards by hand: the runner, what a game lays, what a nemesis adds",
    "state": "a game's state is a core state",
    "store": "the room and its door",
    "tables": "the room and its door",
}
"""Names that stand at several places, and the one thing that they mean at each."""


@cache
def imports() -> Mapping[str, tuple[str, ...]]:
    """What each module imports, for types alone and inside functions too."""
    graph = grimp.build_graph("emberhold", exclude_type_checking_imports=False, cache_dir=None)
    return {name: tuple(sorted(graph.find_modules_directly_imported_by(name))) for name in sorted(graph.modules)}


def ring(graph: Mapping[str, Iterable[str]]) -> list[str]:
    """Modules that import one another in a ring, the first of them again at the end; nothing if there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def repeated(names: Iterable[str]) -> dict[str, list[str]]:
    """Names of modules that stand at several places, those at the same place of both games counted once."""
    found: dict[str, set[str]] = {}
    for name in names:
        if name.startswith(COMMANDS):
            continue
        place = name.removeprefix("emberhold.") + "."
        for same, called in PLACES:
            place = same.sub(called, place)
        place = place.rstrip(".")
        found.setdefault(place.rpartition(".")[2], set()).add(place)
    return {name: sorted(places) for name, places in found.items() if len(places) > 1}


def verbs(names: Iterable[str]) -> list[str]:
    """Names of modules that say what is being done."""
    return [name for name in names if name.endswith("ing")]


def test_no_imports_run_in_a_ring() -> None:
    assert ring(imports()) == []


def test_a_ring_is_found() -> None:
    assert sorted(set(ring({"a": ["b"], "b": ["c"], "c": ["b"], "d": ["a"]}))) == ["b", "c"]
    assert ring({"a": ["b", "c"], "b": ["c"], "c": []}) == []


def test_a_name_means_one_thing() -> None:
    assert {name: places for name, places in repeated(imports()).items() if name not in REPEATED} == {}


def test_every_repeat_that_is_allowed_exists() -> None:
    assert set(REPEATED) - set(repeated(imports())) == set()


def test_a_repeated_name_is_found() -> None:
    both = ["emberhold.games.ashes.seen.view", "emberhold.games.aeons_end.seen.view", "emberhold.tui.view"]
    assert repeated(both[:2]) == {}
    assert repeated(both) == {"view": ["games.GAME.seen.view", "tui.view"]}


def test_a_module_is_named_by_a_noun() -> None:
    """By the noun it defines or the job it does, never by what is being done."""
    assert verbs(imports()) == []


def test_a_module_of_tests_and_tools_is_named_by_a_noun() -> None:
    """A test itself may be called by what it tests."""
    paths = [path for folder in ("tests", "tools", "benchmarks") for path in (ROOT / folder).rglob("*.py")]
    assert ROOT / "tools" / "mutants.py" in paths
    assert verbs(path.stem for path in paths if not path.stem.startswith("test_")) == []


def test_a_verb_is_found() -> None:
    assert verbs(["emberhold.tui.telling", "emberhold.tui.narration"]) == ["emberhold.tui.telling"]
