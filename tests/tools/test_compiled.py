"""What `make compiled` rests on: digests that notice everything, and a checkout without compiled modules."""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from emberhold.core.rng import Rng
from tests.toy import TOY
from tools import compiled, trajectories
from tools.compiled import Bench

TREE = Path(__file__).parents[2]

TO_C = """
import sys
from mypyc.build import mypycify
mypycify(["--strict", *sys.argv[1:]], target_dir="c", opt_level="0")
"""


def play(seed: int = 3) -> list[str]:
    return trajectories.trajectory(TOY, TOY.setups(2)[0], seed)


def test_the_same_match_has_the_same_digests() -> None:
    assert play() == play()


def test_another_match_has_others() -> None:
    assert play(3)[0] != play(4)[0]


@pytest.mark.parametrize("what", ["view", "evaluate", "candidates", "undo_floor"])
def test_a_change_in_anything_to_be_seen_is_noticed(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = play()
    kind: Any = type(TOY.new(TOY.setups(2)[0], 1))
    changed = property(lambda _: -1) if what == "undo_floor" else lambda *_: ["something else"]
    monkeypatch.setattr(kind, what, changed)

    assert play()[-1] != before[-1]


def test_a_change_in_luck_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    before = play()
    monkeypatch.setattr(Rng, "below", lambda rng, n: n - 1 - ((rng.next() * n) >> 64))

    assert play()[0] != before[0]


def test_every_number_of_players_and_every_set_up_is_played() -> None:
    found = list(trajectories.matches(TOY, 3))

    assert len({name for name, _, _ in found}) == len(found)
    fewest, most = TOY.players
    expected = sum(len(TOY.setups(n)) * (3 if n == fewest else 1) for n in range(fewest, most + 1))
    assert len(found) == expected
    assert {type(seed) for _, _, seed in found} == {int, str}, "both generators"


def test_differences_have_a_place() -> None:
    one = {"a": ["1", "2", "3"], "b": ["1"], "c": ["1", "2"], "d": ["1"]}
    other = {"a": ["1", "2", "3"], "b": ["9"], "c": ["1", "2", "3"], "e": ["1"]}

    assert compiled.differences(one, other, 20) == [
        "b: differs after decision 0.",
        "c: differs after decision 40.",
        "d: played only once.",
        "e: played only once.",
    ]


def test_the_table_says_how_many_times_faster() -> None:
    one: Bench = {
        "calibration": 10,
        "toy": {"decisions_per_s": 1000, "view_us": 30.0, "view_bytes": 7, "clone_us": None},
    }
    other: Bench = {
        "calibration": 11,
        "toy": {"decisions_per_s": 2500, "view_us": 10.0, "view_bytes": 7, "clone_us": 1},
    }

    rows = [row.split() for row in compiled.table(one, other)]

    assert ["calibration", "10", "11", "–"] in rows
    assert ["decisions_per_s", "1,000", "2,500", "2.50×"] in rows
    assert ["view_us", "30.0", "10.0", "3.00×"] in rows
    assert ["view_bytes", "7", "7", "–"] in rows
    assert ["clone_us", "–", "1", "–"] in rows


def test_what_has_to_be_compiled() -> None:
    names = compiled.must_be_compiled(TREE / "src" / "emberhold")

    assert {"emberhold.core.match", "emberhold.games.ashes.rules.turn"} <= set(names)
    assert not [name for name in names if name.endswith((".__init__", ".native")) or ".cards" in name]


@pytest.mark.long
def test_mypyc_takes_the_sources(tmp_path: Path) -> None:
    """It has rules of its own beyond mypy's; the C compiler is left to `make compiled`."""
    pytest.importorskip("setuptools")
    shutil.copytree(TREE / "src" / "emberhold", tmp_path / "emberhold", ignore=shutil.ignore_patterns("__pycache__"))
    files = [name.replace(".", "/") + ".py" for name in compiled.must_be_compiled(tmp_path / "emberhold")]
    done = subprocess.run(
        [sys.executable, "-c", TO_C, *files], cwd=tmp_path, capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stdout + done.stderr


def test_a_normal_build_compiles_nothing() -> None:
    project = tomllib.loads((TREE / "pyproject.toml").read_text(encoding="utf-8"))

    assert project["build-system"]["requires"] == ["hatchling>=1.27"]
    assert project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]["enable-by-default"] is False


def test_no_compiled_module_hides_a_source() -> None:
    assert not [path for suffix in ("so", "pyd") for path in (TREE / "src").rglob(f"*.{suffix}")]
