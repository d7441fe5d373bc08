"""The rulebook is read as people wrote it."""

from pathlib import Path

import pytest

from emberhold import rulebook
from emberhold.core.errors import EmberholdError
from emberhold.rulebook import Rule, Shelf

SAMPLE = """\
# A game — the rules

- **NOT an id** is no rule.

## 1. SETUP

- **SETUP-01** Take five cards
  and look at them.
- **SETUP-02 Dice.** Roll:
  - one die
  - another
- A remark that is not a rule.

## 2. ATK — attacking

1. **ATK-01 Spend.** Pay for it (SETUP-01).
   - **ATK-02** Nested, and **bold** inside.

   Still about nesting.

Running text that belongs to nobody.

### Details

2. **ATK-03a** Last
lazy line.

- **ATK-END-01** An id of two words.
- **ATK-END-OF-01** Three words are no id.
"""


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    where = Shelf(tmp_path / "rules", tmp_path / "rulings")
    where.rules.mkdir()
    where.rulings.mkdir()
    (where.rules / "pebbles.md").write_text(SAMPLE, encoding="utf-8")
    (where.rules / "README.md").write_text("# About\n", encoding="utf-8")
    (where.rulings / "pebbles.md").write_text("## Questions\n\n- **FAQ-01** Yes.\n", encoding="utf-8")
    return where


def test_every_list_item_with_a_bold_id_is_a_rule(shelf: Shelf) -> None:
    assert rulebook.rules("pebbles", shelf) == [
        Rule("SETUP-01", "1. SETUP", "Take five cards and look at them."),
        Rule("SETUP-02", "1. SETUP", "Dice. Roll:\n- one die\n- another"),
        Rule("ATK-01", "2. ATK — attacking", "Spend. Pay for it (SETUP-01)."),
        Rule("ATK-02", "2. ATK — attacking", "Nested, and **bold** inside."),
        Rule("ATK-03a", "2. ATK — attacking", "Last lazy line."),
        Rule("ATK-END-01", "2. ATK — attacking", "An id of two words."),
        Rule("FAQ-01", "Questions", "Yes."),
    ]


def test_only_files_named_like_a_game_are_rulebooks(shelf: Shelf) -> None:
    assert rulebook.games(shelf) == ["pebbles"]


def test_a_table_keeps_its_lines() -> None:
    (rule,) = rulebook.parse("- **DICE-01** Faces:\n\n  | face | count |\n  |---|---|\n  | basic | 3 |\n")

    assert rule.text.splitlines() == ["Faces:", "| face | count |", "|---|---|", "| basic | 3 |"]


def test_a_game_without_rulebook_is_named_in_the_error(shelf: Shelf) -> None:
    with pytest.raises(EmberholdError, match=r"no rulebook for 'chess'.*pebbles"):
        rulebook.rules("chess", shelf)


def test_an_id_is_used_only_once(shelf: Shelf) -> None:
    (shelf.rulings / "pebbles.md").write_text("- **SETUP-01** Again.\n", encoding="utf-8")

    with pytest.raises(EmberholdError, match="two rules with the id SETUP-01"):
        rulebook.rules("pebbles", shelf)


def test_the_rulebook_of_ashes_is_whole() -> None:
    book = rulebook.rules("ashes")

    chapters = {rule.id.partition("-")[0] for rule in book}
    assert {"SETUP", "TURN", "ATKP", "ATKU", "DMG", "TRIG", "WIN", "FAQ"} <= chapters
    assert len(book) > 300
    assert all(rule.chapter and rule.text for rule in book)


def test_the_rulebook_of_aeons_end_is_whole() -> None:
    book = rulebook.rules("aeons-end")

    chapters = {rule.id.rpartition("-")[0] for rule in book}
    assert {"GEN", "SETUP", "NEM-DECK", "CAST", "BREACH", "NEM", "EXHAUST", "END", "EXPED", "EX"} <= chapters
    assert len(book) > 240
    assert all(rule.chapter and rule.text for rule in book)
