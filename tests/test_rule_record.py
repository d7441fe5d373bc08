"""What tests proved about rules is kept for exactly one state of the tree."""

from pathlib import Path

import pytest

from emberhold.rule_record import Carrier, Record, digest


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "game.py").write_text("LIFE = 3\n", encoding="utf-8")
    return tmp_path


def test_a_rule_with_a_passing_and_a_failing_test_is_not_tested() -> None:
    record = Record("now")
    record.merge({"a": Carrier(("ashes:DMG-01", "ashes:DMG-02"), passed=True)})
    record.merge({"b": Carrier(("ashes:DMG-02",), passed=False)})

    assert record.tested("ashes") == {"DMG-01"}
    assert record.broken("ashes") == {"DMG-02"}


def test_a_rule_of_one_game_says_nothing_about_another() -> None:
    record = Record("now")
    record.merge({"a": Carrier(("ashes:WIN-01",), passed=True)})

    assert record.tested("aeons-end") == set()


def test_a_test_that_ran_again_replaces_only_what_it_said_itself() -> None:
    record = Record("now")
    record.merge({"a": Carrier(("ashes:DMG-01",), passed=False), "b": Carrier(("ashes:DMG-02",), passed=True)})
    record.merge({"a": Carrier(("ashes:DMG-01",), passed=True)})

    assert record.tested("ashes") == {"DMG-01", "DMG-02"}
    assert record.failed == {}


def test_a_record_comes_back_from_disk(tree: Path) -> None:
    record = Record(digest(tree), complete=True)
    record.merge({"a": Carrier(("ashes:DMG-01",), passed=True)})
    record.save(tree)

    assert Record.load(tree) == record


def test_a_record_is_worth_nothing_once_the_tree_differs(tree: Path) -> None:
    Record(digest(tree), complete=True, passed={"ashes:DMG-01": ["a"]}).save(tree)
    (tree / "src" / "game.py").write_text("LIFE = 4\n", encoding="utf-8")

    record = Record.load(tree)

    assert not record.complete
    assert record.tested("ashes") == set()


def test_an_unreadable_record_is_no_record(tree: Path) -> None:
    Record.path(tree).parent.mkdir()
    Record.path(tree).write_text("[]", encoding="utf-8")

    assert Record.load(tree) == Record(digest(tree))


def test_caches_do_not_change_the_digest(tree: Path) -> None:
    before = digest(tree)
    (tree / "src" / "__pycache__").mkdir()
    (tree / "src" / "__pycache__" / "game.pyc").write_bytes(b"x")

    assert digest(tree) == before
