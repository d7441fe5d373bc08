"""Tests are tied to rule ids, and only a passing test proves a rule."""

import json
from pathlib import Path

import pytest

from emberhold.rule_record import Record

pytest_plugins = ["pytester"]
pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("few_plugins")]

MARKERS = """
[pytest]
markers =
    rule(*ids): x
    scenario_rules(*ids): x
    game(name): x
"""


@pytest.fixture
def tree(pytester: pytest.Pytester) -> Path:
    """A small project with two games that share the id WIN-01."""
    pytester.makeini(MARKERS)
    for game, ids in {"pebbles": [f"DMG-0{n}" for n in range(1, 8)], "sticks": ["FOCUS-01"]}.items():
        path = pytester.path / "docs" / "rules" / f"{game}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(f"- **{id_}** Text.\n" for id_ in [*ids, "WIN-01"]), encoding="utf-8")
    return pytester.path


def write(tree: Path, code: str, path: str = "tests/test_it.py") -> None:
    target = tree / path
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(f"import pytest\n\n{code}", encoding="utf-8")


def run(pytester: pytest.Pytester, *args: str) -> pytest.RunResult:
    return pytester.runpytest_subprocess("-p", "tests.plugins.rule_coverage", *args)


@pytest.fixture(autouse=True)
def plugin_on_path(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    monkeypatch.setenv("PYTHONPATH", str(request.config.rootpath))


ONE_OF_EACH = """
@pytest.mark.rule("DMG-01", "DMG-02")
def test_passes(): pass

@pytest.mark.rule("DMG-02")
def test_fails(): assert False

@pytest.mark.rule("DMG-03")
def test_skipped(): pytest.skip("not now")

@pytest.mark.rule("DMG-04")
@pytest.mark.xfail
def test_expected_to_fail(): assert False

@pytest.fixture
def broken(): raise RuntimeError

@pytest.mark.rule("DMG-05")
def test_without_its_fixture(broken): pass

@pytest.mark.parametrize("file", [pytest.param("a.yaml", marks=pytest.mark.scenario_rules("DMG-06"))])
def test_scenario(file): pass
"""


@pytest.mark.parametrize("workers", ["0", "2"])
def test_only_a_passing_test_proves_a_rule(pytester: pytest.Pytester, tree: Path, workers: str) -> None:
    write(tree, ONE_OF_EACH)

    result = run(pytester, "-n", workers, "tests")

    record = Record.load(tree)
    assert record.complete
    assert record.tested("pebbles") == {"DMG-01", "DMG-06"}
    assert record.broken("pebbles") == {"DMG-02", "DMG-05"}
    result.stdout.fnmatch_lines(["pebbles: 2 of 8 rules have a passing test", "*without one: DMG-02 DMG-03*"])


def test_the_record_names_the_tests(pytester: pytest.Pytester, tree: Path) -> None:
    write(tree, ONE_OF_EACH)

    run(pytester, "tests")

    stored = json.loads(Record.path(tree).read_text(encoding="utf-8"))
    assert stored["tested"]["pebbles:DMG-06"] == ["tests/test_it.py::test_scenario[a.yaml]"]
    assert stored["failed"]["pebbles:DMG-02"] == ["tests/test_it.py::test_fails"]


def test_a_partial_run_is_not_complete_and_adds_to_what_is_known(pytester: pytest.Pytester, tree: Path) -> None:
    write(tree, ONE_OF_EACH)

    run(pytester, "tests", "-k", "test_passes")
    assert not Record.load(tree).complete
    run(pytester, "tests", "-k", "test_scenario")

    assert Record.load(tree).tested("pebbles") == {"DMG-01", "DMG-02", "DMG-06"}


def test_the_folder_or_the_marker_says_which_game_is_meant(pytester: pytest.Pytester, tree: Path) -> None:
    write(tree, '@pytest.mark.rule("WIN-01")\ndef test_win(): pass\n', "tests/games/sticks/test_win.py")
    write(tree, '@pytest.mark.game("pebbles")\n@pytest.mark.rule("WIN-01")\ndef test_win(): pass\n')

    run(pytester, "tests", "-k", "sticks").assert_outcomes(passed=1, deselected=1)
    assert (Record.load(tree).tested("sticks"), Record.load(tree).tested("pebbles")) == ({"WIN-01"}, set())
    run(pytester, "tests").assert_outcomes(passed=2)
    assert Record.load(tree).tested("pebbles") == {"WIN-01"}


WRONG = [
    ('rule("DMG-99")', "DMG-99, which is not in the rulebook of any game."),
    ('rule("WIN-01")', "WIN-01, which is a rule of pebbles and sticks; say which*"),
    ("rule(*IDS[:5])", "5 ids with `rule`; at most 4 are allowed."),
    ("scenario_rules(*IDS)", "7 ids with `scenario_rules`; at most 6 are allowed."),
]


def test_wrong_ids_stop_the_collection(pytester: pytest.Pytester, tree: Path) -> None:
    for number, (mark, _) in enumerate(WRONG):
        code = f"IDS = [f'DMG-0{{n}}' for n in range(1, 8)]\n@pytest.mark.{mark}\ndef test_x(): pass\n"
        write(tree, code, f"tests/test_{number}.py")

    result = run(pytester, "tests")

    assert result.ret == pytest.ExitCode.INTERRUPTED
    for number, (_, message) in enumerate(WRONG):
        result.stdout.fnmatch_lines([f"tests/test_{number}.py::test_x carries {message}"])


@pytest.mark.parametrize("workers", ["0", "2"])
def test_a_run_that_could_not_collect_everything_is_not_complete(
    pytester: pytest.Pytester, tree: Path, workers: str
) -> None:
    write(tree, '@pytest.mark.rule("DMG-99")\ndef test_x(): pass\n')

    result = run(pytester, "-n", workers, "tests")

    assert result.ret != pytest.ExitCode.OK
    assert not Record.load(tree).complete
