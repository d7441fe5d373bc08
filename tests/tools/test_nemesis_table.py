"""The table of bots against nemeses counts the battles that all bots of an arena have fought."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.nemesis_table import main, read, table

BOTS = ["greedy@1", "adept@1"]


def arena(folder: Path, results: list[dict[str, object]]) -> Path:
    folder.mkdir()
    (folder / "arena.json").write_text(json.dumps({"bots": BOTS}), encoding="utf-8")
    (folder / "results.jsonl").write_text("".join(json.dumps(result) + "\n" for result in results), encoding="utf-8")
    return folder


def result(deal: int, bot: str, *, won: bool, nemesis: str = "fenrix", error: str | None = None) -> dict[str, object]:
    return {
        "deal": deal,
        "setup": {"nemesis": nemesis},
        "bots": [bot, bot],
        "winners": [0, 1] if won else [],
        "error": error,
    }


def test_each_bot_has_its_wins_and_an_interval(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = arena(tmp_path / "fenrix", [result(deal, bot, won=bot == BOTS[1]) for deal in range(4) for bot in BOTS])
    other = arena(tmp_path / "maggoth", [result(0, bot, won=True, nemesis="maggoth") for bot in BOTS])
    assert main([str(one), str(other)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "| nemesis | battles | greedy@1 | adept@1 |",
        "|---|---:|---:|---:|",
        "| fenrix | 4 | 0 = 0% (0%–49%) | 4 = 100% (51%–100%) |",
        "| maggoth | 1 | 1 = 100% (21%–100%) | 1 = 100% (21%–100%) |",
        "| all | 5 | 1 = 20% (4%–62%) | 5 = 100% (57%–100%) |",
    ]


def test_a_battle_that_one_bot_has_not_fought_yet_is_left_out(tmp_path: Path) -> None:
    results = [result(0, BOTS[0], won=True), result(1, BOTS[0], won=True), result(1, BOTS[1], won=False)]
    battles = read(arena(tmp_path / "a", [*results, result(2, BOTS[0], won=True, error="broken")]))
    assert battles == [("fenrix", BOTS[0], True), ("fenrix", BOTS[1], False)]
    assert table(battles).splitlines()[-1].startswith("| all | 1 | 1 =")
