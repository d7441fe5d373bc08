"""A nemesis is one folder: its words, its names and its state stand nowhere else, and it comes in by few doors."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

import emberhold.games.aeons_end as game
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.catalogue import load_content
from emberhold.games.aeons_end.nemesis_def import NEMESES
from tests.games.aeons_end import more_nemeses
from tests.games.aeons_end.mats import copied_whole, mat_fields
from tests.games.aeons_end.positions import step
from tests.games.aeons_end.table import first_mages, new_match

ROOT = Path(game.__file__).parent

# -- words -----------------------------------------------------------------------------------------------------------


def own_words(text: str) -> list[str]:
    """Words of single nemeses in a text, in names of any style too."""
    found = re.finditer(r"(?<![a-zA-Z])(?:nest|ritual|exil|claw)|(?<=[a-z])(?:Nest|Ritual|Exil|Claw)", text)
    loud = re.finditer(r"(?<![a-zA-Z])(?:Nest|Ritual|Exil|Claw|NEST|RITUAL|EXIL|CLAW)", text)
    return [one.group() for one in (*found, *loud)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("st.nest[0]", ["nest"]),
        ("AT_NEST = -2", ["NEST"]),
        ("def _hurt_nest(", ["nest"]),
        ("class HurtNest:", ["Nest"]),
        ("the Nest, exiled cards; its claws", ["exil", "claw", "Nest"]),
        ('"""A nested value."""', ["nest"]),
        ("Ritual Track", ["Ritual"]),
        ("the finest, honestly: earnest and spirituality", []),
    ],
)
def test_the_words_are_found(text: str, found: list[str]) -> None:
    assert own_words(text) == found


def test_words_of_single_nemeses_stand_only_in_their_folders() -> None:
    files = [path for path in ROOT.rglob("*.py") if "nemeses" not in path.relative_to(ROOT).parts]
    assert len(files) > 60
    assert not {path.name: words for path in files if (words := own_words(path.read_text(encoding="utf-8")))}
    inside = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "nemeses").rglob("*.py"))
    assert {word.lower() for word in own_words(inside)} == {"nest", "ritual", "exil", "claw"}


def test_no_nemesis_is_known_by_name_outside_its_folder() -> None:
    """But for the one whom boards mean that mention none, and the four of the first expedition."""
    load_content()
    slugs = "|".join(nemesis.slug for nemesis in NEMESES)
    found: Counter[str] = Counter()
    for path in ROOT.rglob("*.py"):
        place = path.relative_to(ROOT)
        for match in re.finditer(slugs.replace("-", "[-_ ]"), path.read_text(encoding="utf-8"), re.IGNORECASE):
            own = match.group().lower().replace("-", "_").replace(" ", "_")
            if place.parts[:2] != ("nemeses", own):
                found[place.as_posix()] += 1
    assert found == {"scenario/nemesis_side.py": 1, "expedition/plan.py": 4}


# -- doors -----------------------------------------------------------------------------------------------------------

PACKAGE = "emberhold.games.aeons_end"
DOORS = {
    "": ("text.kit", "text.mat_kit"),
    "scenario": ("scenario.nemesis_scenario", "scenario.pieces"),
    "bot": ("bot.card_worth", "bot.deck", "bot.nemesis_tactics", "bot.tactics"),
}
"""What the modules of a nemesis may import from the game: all of them, and those of one name in particular."""


def other_doors(path: Path, home: str) -> list[str]:
    """What a module imports beside its own folder, `core`, the standard library and the doors."""
    doors = [f"{PACKAGE}.{door}" for door in (*DOORS[""], *DOORS.get(path.stem, ()))]
    named: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            named.append(node.module or "")
        elif isinstance(node, ast.Import):
            named += [alias.name for alias in node.names]
    ours = [name for name in named if name.startswith(("emberhold.", "tests."))]
    return [name for name in ours if name not in doors and not name.startswith((f"{home}.", "emberhold.core."))]


def nemesis_modules() -> list[tuple[Path, str]]:
    homes = {ROOT / "nemeses": f"{PACKAGE}.nemeses", Path(more_nemeses.__file__).parent: more_nemeses.__name__}
    return [
        (path, f"{name}.{path.parent.name}")
        for folder, name in homes.items()
        for path in sorted(folder.rglob("*.py"))
        if path.parent != folder
    ]


def test_a_nemesis_comes_in_by_the_doors_only() -> None:
    modules = nemesis_modules()
    assert len(modules) > 20
    found = {f"{path.parent.name}/{path.name}": other_doors(path, home) for path, home in modules}
    assert not {name: doors for name, doors in found.items() if doors}


def test_another_way_in_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "mat.py"
    path.write_text(
        "import os\n"
        f"from {PACKAGE}.text.kit import State\n"
        f"from {PACKAGE}.rules.end import lose\n"
        f"from {PACKAGE}.scenario.pieces import Pieces\n"
        f"from {PACKAGE}.nemeses.other.mat import mat_of\n",
        encoding="utf-8",
    )
    assert other_doors(path, f"{PACKAGE}.nemeses.own") == [
        f"{PACKAGE}.rules.end",
        f"{PACKAGE}.scenario.pieces",
        f"{PACKAGE}.nemeses.other.mat",
    ]


# -- copies ----------------------------------------------------------------------------------------------------------


CHANGING = {
    "maggoth": {"nest"},
    "arachnos": {"ritual", "world_devourer", "era"},
    "ageless-walker": {"cards"},
    "fenrix": {"own_deck", "position"},
}
"""What at least is not at its beginning any more in some of the copies."""


def test_every_mat_is_copied_whole() -> None:
    load_content()
    for nemesis in NEMESES:
        assert changes(nemesis.slug) >= CHANGING.get(nemesis.slug, set())


def changes(nemesis: str) -> set[str]:
    """Copy the mat at every position of some random battles; the fields that have changed in the course of them."""
    changed: set[str] = set()
    for seed in range(4):
        table = new_match(first_mages(2, nemesis), seed)
        first = mat_fields(table.st.mat.copy())
        rng = Rng(seed)
        while table.match.pending:
            step(table.match, rng)
            copied_whole(table.st.mat)
            changed |= {name for name, value in mat_fields(table.st.mat).items() if value != first[name]}
    return changed
