"""What is printed stays as it was written down: each number, name and sentence of every card and mat.

If a change is meant: `make golden`, then read the diff.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.golden import printed
from tests.golden.printed import GAMES, as_text, attributes, definitions, groups, things
from tests.golden.set_ups import set_ups

FOLDER = Path(__file__).parent / "content"
WRITE = "EMBERHOLD_WRITE_GOLDEN"
SET_UPS = "set-ups"
FILES = [f"{game}-{SET_UPS}" for game in GAMES] + [group for game in GAMES for group in groups(game)]


@cache
def everything(game: str) -> dict[str, dict[str, Any]]:
    return things(game)


def written(file: str) -> str:
    game = next(game for game in GAMES if file.startswith(f"{game}-"))
    if file == f"{game}-{SET_UPS}":
        return as_text(set_ups(game))
    return "\n".join(as_text({slug: everything(game)[slug]}) for slug in groups(game)[file])


@pytest.mark.parametrize("file", FILES)
def test_what_is_printed_is_as_it_was_written_down(file: str) -> None:
    path, now = FOLDER / f"{file}.yaml", written(file)
    if os.environ.get(WRITE):
        FOLDER.mkdir(exist_ok=True)
        path.write_text(now, encoding="utf-8")
    # Line by line, so that a failure shows the first number that differs.
    assert now.splitlines() == path.read_text(encoding="utf-8").splitlines(), "meant? then: make golden"


def test_no_file_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*")} == set(FILES)


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_number_is_noticed_wherever_it_stands(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One attribute after the other is one too many, on all things that have it; each of them must read otherwise."""
    before, found = things(game), definitions(game)
    names = sorted({name for thing in found.values() for name, value in attributes(thing) if isinstance(value, int)})
    assert len(names) > 10
    for name in names:
        changed = set()
        with monkeypatch.context() as patch:
            for slug, thing in found.items():
                value = dict(attributes(thing)).get(name)
                if isinstance(value, int):
                    changed.add(slug)
                    patch.setattr(thing, name, value + 1 if type(value) is int else not value)
            now = things(game)
        assert {slug for slug in before if now[slug] != before[slug]} == changed, name


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_number_in_a_text_is_noticed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before, found = things(game), definitions(game)
    changed = {slug for slug, thing in found.items() if dict(attributes(thing)).get("numbers")}
    for slug in changed:
        thing: Any = found[slug]
        monkeypatch.setattr(thing, "numbers", {key: n + 1 for key, n in thing.numbers.items()})
    now = things(game)
    assert len(changed) >= 40
    assert {slug for slug in before if now[slug] != before[slug]} == changed


def test_a_new_name_in_the_code_is_no_new_content(monkeypatch: pytest.MonkeyPatch) -> None:
    before = things("ashes")["hammer-knight"]["definition"]
    monkeypatch.setattr(printed, "RENAMED", {"play": "in hand"})
    now = things("ashes")["hammer-knight"]["definition"]
    assert "play" not in now
    assert now["in hand"] == before["play"]
