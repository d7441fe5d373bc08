"""The README is run: what it shows works as it stands there, and prints what it says."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def blocks() -> list[str]:
    return BLOCK.findall(README.read_text(encoding="utf-8"))


def test_the_readme_plays_a_whole_match_and_replays_it(capsys: pytest.CaptureFixture[str]) -> None:
    code = blocks()[0]
    names: dict[str, object] = {}

    exec(compile(code, str(README), "exec"), names)

    printed = re.fullmatch(r"won by seat \((\d),\) in round (\d+)\n", capsys.readouterr().out)
    assert printed is not None
    match, again = names["match"], names["again"]
    assert again is not match
    for played in (match, again):
        view = played.view(None)  # type: ignore[attr-defined]
        assert (view["phase"], view["winners"], view["round"]) == ("over", [int(printed[1])], int(printed[2]))


def test_every_other_block_runs_too() -> None:
    for code in blocks()[1:]:
        exec(compile(code, str(README), "exec"), {})


def test_the_match_fits_into_twenty_lines() -> None:
    code = blocks()[0]

    lines = [line for line in code.splitlines() if line.strip()]
    assert len(lines) <= 20


def test_the_readme_reaches_a_game_through_the_registry_only() -> None:
    tree = ast.parse("".join(blocks()))
    modules = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]

    assert "emberhold.core.registry" in modules
    assert not [module for module in modules if module is None or module.startswith("emberhold.games")]


def test_what_the_readme_says_about_a_match_is_there() -> None:
    """The calls that the text below the block promises, each made once on the match that the block deals."""
    code = blocks()[0]
    names: dict[str, object] = {}
    exec(compile(code.partition("while match.pending")[0], str(README), "exec"), names)
    match, rng = names["match"], names["rng"]
    promised = re.findall(r"`match\.(\w+)\(", README.read_text(encoding="utf-8"))

    assert {"clone", "determinize", "events", "view", "why_not"} == set(promised)
    calls = {"clone": (), "determinize": (0, rng), "events": (0,), "view": (0,), "why_not": (0, "pass", "pass")}
    for call in promised:
        assert getattr(match, call)(*calls[call]) is not None
