"""`emberhold rule` shows one rule, where it stands and what proves it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from emberhold import rulebook
from emberhold.cli import main

Said = pytest.CaptureFixture[str]


@pytest.mark.parametrize("name", ["DMG-05", "dmg-05", " Dmg-05 "])
def test_a_rule_in_words(name: str, capsys: Said) -> None:
    assert main(["rule", name]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("DMG-05 (ashes, 16. DMG ")
    assert lines[1].startswith("Step 2b, destroyed.")
    assert any(line.startswith("Mentioned in: FAQ-17") for line in lines)
    assert "  tests/scenarios/ashes/dmg/in-play-while-destroyed.yaml" in lines


def test_an_id_that_two_games_have(capsys: Said) -> None:
    assert main(["rule", "SETUP-01", "--json"]) == 0
    rules = json.loads(capsys.readouterr().out)["rules"]
    assert [rule["game"] for rule in rules] == ["aeons-end", "ashes"]
    assert main(["rule", "SETUP-01", "--game", "ashes", "--json"]) == 0
    (rule,) = json.loads(capsys.readouterr().out)["rules"]
    assert rule == rules[1]
    assert list(rule) == ["game", "id", "chapter", "text", "mentioned", "scenarios", "tests"]
    assert "tests/games/ashes/test_setup.py::test_other_numbers_of_players_are_refused" in rule["tests"]


def test_every_scenario_and_test_that_is_named_is_there(capsys: Said) -> None:
    tree = rulebook.source_tree()
    assert tree is not None
    assert main(["rule", "TURN-02", "--game", "aeons-end", "--json"]) == 0
    (rule,) = json.loads(capsys.readouterr().out)["rules"]
    assert rule["scenarios"]
    for name in rule["scenarios"]:
        assert "TURN-02" in (tree / name).read_text(encoding="utf-8")
    for name in rule["tests"]:
        file, _, test = name.partition("::")
        assert f"def {test}" in (tree / file).read_text(encoding="utf-8")


def test_an_installed_package_shows_the_rule_alone(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    def installed() -> Path | None:
        return None

    monkeypatch.setattr(rulebook, "source_tree", installed)
    assert main(["rule", "DMG-05", "--json"]) == 0
    (rule,) = json.loads(capsys.readouterr().out)["rules"]
    assert (rule["scenarios"], rule["tests"], rule["mentioned"][0]) == ([], [], "FAQ-17")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["DGM-05"], "There is no rule 'DGM-05'. Did you mean 'DMG-05'?"),
        (["DMG-99"], "There is no rule 'DMG-99'. The chapter has DMG-01 to DMG-"),
        (["dmg"], "There is no rule 'dmg'. The chapter has DMG-01 to DMG-"),
        (["NEM-DECK"], "The chapter has NEM-DECK-01 to NEM-DECK-"),
        (["hello"], "There are rules of these chapters: GEN, SETUP"),
        (["DMG-05", "--game", "aeons-end"], "There is no rule 'DMG-05'."),
        (
            ["DMG-05", "--game", "ashse"],
            "There is no rulebook for 'ashse'. There is one for: aeons-end, ashes. Did you",
        ),
        (["\x1b]0;x\x07"], "There is no rule '\\u001b]0;x\\u0007'."),
    ],
)
def test_rules_that_are_none(words: list[str], said: str, capsys: Said) -> None:
    assert main(["rule", *words]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
