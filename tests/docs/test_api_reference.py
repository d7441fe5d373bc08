"""The reference of the API says what the docstrings say, and nothing public is without one."""

from __future__ import annotations

import ast

import pytest

from tools import api_reference
from tools.api_reference import MODULES, PAGE, entry, find, main, page, public, silent, source


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tools.api_reference"


def test_everything_public_is_explained() -> None:
    assert silent() == []


def test_a_page_out_of_date_is_noticed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0
    monkeypatch.setattr(api_reference, "HEAD", "Another page.\n")
    assert main(["--check"]) == 1
    assert "out of date" in capsys.readouterr().err


def test_every_module_of_it_has_public_names() -> None:
    for module in MODULES:
        assert public(ast.parse(source(module).read_text(encoding="utf-8"))), module


def test_an_entry_has_the_signature_and_the_words_of_a_method() -> None:
    node = find("emberhold.core.match", "Match")
    assert node is not None
    assert "- `decision_for(seat: int) → Decision | None`: The decision this seat may answer now, if any." in entry(
        "emberhold.core.match", "Match", node
    )
