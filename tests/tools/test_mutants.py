"""A mutant dies only if a test really fails because of it."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from tools import mutants
from tools.mutants import Mutant, MutantError, Verdict

pytestmark = pytest.mark.usefixtures("few_plugins")

CODE = "LIFE = 3\n\n\ndef dead(wounds: int) -> bool:\n    return wounds >= LIFE\n"
TESTS = """
from pebbles.unit import dead

def test_life():
    assert dead(3)
    assert not dead(2)

def test_nothing():
    pass

def test_not_there_yet():
    assert dead(1)
"""
LIFE = "tests/test_unit.py::test_life"
ENTRY: dict[str, Any] = {
    "id": "later-death",
    "rule": "DMG-01",
    "file": "src/pebbles/unit.py",
    "old": ">= LIFE",
    "new": "> LIFE",
    "tests": [LIFE],
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tiny project with one rule."""
    for path, text in {
        "src/pebbles/__init__.py": "",
        "src/pebbles/unit.py": CODE,
        "tests/test_unit.py": TESTS,
        "tests/mutants/.keep": "",
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    return tmp_path


def write(tree: Path, *entries: dict[str, Any]) -> None:
    (tree / "tests" / "mutants" / "all.yaml").write_text(yaml.safe_dump(list(entries)), encoding="utf-8")


def mutant(**changes: Any) -> Mutant:
    entry = ENTRY | changes
    return Mutant(**entry | {"tests": tuple(entry["tests"])})


@pytest.mark.slow
@pytest.mark.parametrize(
    ("changes", "verdict"),
    [
        ({}, Verdict.KILLED),
        ({"tests": ["tests/test_unit.py::test_nothing"]}, Verdict.SURVIVED),
        ({"new": ">= NOBODY_KNOWS", "tests": ["tests/test_unit.py::test_nothing"]}, Verdict.SURVIVED),
        ({"new": ">="}, Verdict.BROKEN),
        ({"tests": ["tests/test_unit.py::test_of_no_such_name"]}, Verdict.BROKEN),
    ],
    ids=["noticed", "unnoticed", "not reached", "not Python", "no such test"],
)
def test_verdicts(tree: Path, changes: dict[str, Any], verdict: Verdict) -> None:
    assert mutants.try_mutant(tree, mutant(**changes)).verdict == verdict


@pytest.mark.slow
def test_the_tree_itself_stays_as_it_is(tree: Path) -> None:
    mutants.try_mutant(tree, mutant())

    assert (tree / "src" / "pebbles" / "unit.py").read_text(encoding="utf-8") == CODE
    assert not (tree / ".pytest_cache").exists()


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"old": "LIFE"}, "`old` occurs 2 times in src/pebbles/unit.py"),
        ({"old": "MANA"}, "`old` occurs 0 times"),
        ({"new": ">= LIFE"}, "are the same"),
        ({"file": "src/pebbles/dice.py"}, "there is no file src/pebbles/dice.py"),
        ({"tests": ["tests/test_dice.py::test_x"]}, "there is no test tests/test_dice.py::test_x"),
        ({"tests": []}, "at least one node id"),
        ({"new": 3}, "is a text"),
        ({"why": "because"}, "exactly the keys"),
    ],
)
def test_a_badly_written_mutant_is_refused(tree: Path, changes: dict[str, Any], message: str) -> None:
    write(tree, ENTRY | changes)

    with pytest.raises(MutantError, match=message):
        mutants.load(tree)


def test_ids_are_unique(tree: Path) -> None:
    write(tree, ENTRY, ENTRY)

    with pytest.raises(MutantError, match="two mutants with the id later-death"):
        mutants.load(tree)


@pytest.mark.slow
def test_all_killed_is_a_success(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tree, ENTRY, ENTRY | {"id": "more-life", "old": "LIFE = 3", "new": "LIFE = 4"})

    assert mutants.main(["--tree", str(tree)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "2 killed, 0 survived"


@pytest.mark.slow
def test_a_survivor_is_a_failure(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tree, ENTRY, ENTRY | {"id": "unseen", "tests": ["tests/test_unit.py::test_nothing"]})

    assert mutants.main(["--tree", str(tree)]) == 1
    said = capsys.readouterr().out
    assert "SURVIVED DMG-01 unseen" in said
    assert said.splitlines()[-1] == "1 killed, 1 survived"


@pytest.mark.slow
def test_some_mutants_can_be_named(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tree, ENTRY, ENTRY | {"id": "unseen", "tests": ["tests/test_unit.py::test_nothing"]})

    assert mutants.main(["--tree", str(tree), "later-death"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1 killed, 0 survived"


@pytest.mark.slow
def test_tests_that_fail_anyway_show_nothing(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tree, ENTRY | {"tests": ["tests/test_unit.py::test_not_there_yet"]})

    assert mutants.main(["--tree", str(tree)]) == 1
    assert "fail without any mutant" in capsys.readouterr().out


def test_every_break_of_this_project_still_finds_its_place() -> None:
    """A change to a line that is broken on purpose is noticed at once, not only when all breaks are tried again."""
    assert mutants.load(Path(__file__).parents[2])
