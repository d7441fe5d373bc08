"""`emberhold rules` lists the rules, and those that no test proves."""

import json
from pathlib import Path

import pytest

from emberhold import rulebook
from emberhold.cli import main
from emberhold.rule_record import Record, digest
from emberhold.rulebook import Shelf

PLUGIN = Path(__file__).parents[1] / "plugins" / "rule_coverage.py"
TESTS = """
import pytest
@pytest.mark.rule("DMG-01")
def test_passes(): pass
@pytest.mark.rule("DMG-02")
def test_fails(): assert False
"""


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with three rules: one proved, one with a failing test, one without a test."""
    docs = tmp_path / "docs"
    for folder in (docs / "rules", docs / "rulings", tmp_path / "tests"):
        folder.mkdir(parents=True)
    (docs / "rules" / "pebbles.md").write_text(
        "## 1. DMG\n\n- **DMG-01** One.\n- **DMG-02** Two.\n- **DMG-03** Three.\n", encoding="utf-8"
    )
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n    rule\n    scenario_rules\n", encoding="utf-8")
    (tmp_path / "tests" / "conftest.py").write_text(PLUGIN.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "tests" / "test_it.py").write_text(TESTS, encoding="utf-8")
    monkeypatch.setattr(rulebook, "shelf", lambda: Shelf(docs / "rules", docs / "rulings"))
    monkeypatch.setattr(rulebook, "source_tree", lambda: tmp_path)
    return tmp_path


@pytest.mark.usefixtures("tree")
def test_lists_ids_and_texts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "pebbles"]) == 0
    assert [line.split() for line in capsys.readouterr().out.splitlines()] == [
        ["DMG-01", "One."],
        ["DMG-02", "Two."],
        ["DMG-03", "Three."],
    ]


@pytest.mark.usefixtures("tree")
def test_json_is_one_document(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "pebbles", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["total"] == 3
    assert document["rules"][0] == {"id": "DMG-01", "chapter": "1. DMG", "text": "One."}


def test_untested_believes_a_record_of_this_very_tree(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Record(digest(tree), complete=True, passed={"pebbles:DMG-03": ["a"]}).save(tree)

    assert main(["rules", "pebbles", "--untested"]) == 0

    said = capsys.readouterr()
    assert said.err == ""
    assert [line.split()[0] for line in said.out.splitlines()] == ["DMG-01", "DMG-02", "pebbles:"]


@pytest.mark.slow
@pytest.mark.usefixtures("tree", "few_plugins")
def test_untested_runs_the_tests_when_nothing_is_known(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "pebbles", "--untested", "--json"]) == 0

    said = capfd.readouterr()
    assert "running the tests" in said.err
    document = json.loads(said.out)
    assert [rule["id"] for rule in document["rules"]] == ["DMG-02", "DMG-03"]
    assert document["tested"] == 1
    assert document["failed"] == ["DMG-02"]


@pytest.mark.slow
@pytest.mark.usefixtures("few_plugins")
def test_untested_fails_when_the_tests_cannot_run(tree: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tree / "tests" / "test_it.py").write_text("import nothing_of_that_name\n", encoding="utf-8")

    assert main(["rules", "pebbles", "--untested"]) == 1
    assert "did not run to the end" in capfd.readouterr().err


@pytest.mark.usefixtures("tree")
def test_untested_needs_a_checkout(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(rulebook, "source_tree", lambda: None)

    assert main(["rules", "pebbles", "--untested"]) == 1
    assert "needs a checkout" in capsys.readouterr().err
