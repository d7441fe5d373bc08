"""The web client is held to what the games declare: without a key that it reads, its types do not fit any more."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
GAMES = "src/emberhold/games"
REMOVED = [
    (f"{GAMES}/ashes/seen/view_types.py", "AshesCard", "wounds"),
    (f"{GAMES}/ashes/seen/view_types.py", "Fight", "blocks"),
    (f"{GAMES}/ashes/seen/view_types.py", "PlayerView", "reaction"),
    (f"{GAMES}/ashes/seen/turn_event_types.py", "DiceSpent", "dice"),
    (f"{GAMES}/aeons_end/seen/view_types.py", "AeonsEndView", "gravehold"),
    (f"{GAMES}/aeons_end/seen/view_types.py", "BreachView", "surge"),
    (f"{GAMES}/aeons_end/nemeses/maggoth/mat_types.py", "NestView", "spaces"),
    (f"{GAMES}/aeons_end/seen/nemesis_event_types.py", "PowerToken", "left"),
]
"""A key of each kind of declaration: files, parts, keys."""


def without_key(source: str, part: str, key: str) -> str:
    """The source of a declaration without one key and what is said of it."""
    (found,) = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == part]
    lines = source.splitlines(keepends=True)
    for place, node in enumerate(found.body):
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == key:
            said = found.body[place + 1 : place + 2]
            last = said[0] if said and isinstance(said[0], ast.Expr) else node
            del lines[node.lineno - 1 : last.end_lineno]
            return "".join(lines)
    raise AssertionError(f"{part} has no key {key}")


def test_a_key_is_taken_out() -> None:
    source = 'class One(TypedDict):\n    """One."""\n\n    a: int\n    """Said."""\n    b: str\n'
    assert without_key(source, "One", "a") == 'class One(TypedDict):\n    """One."""\n\n    b: str\n'
    assert without_key(source, "One", "b").endswith('"""Said."""\n')
    with pytest.raises(AssertionError, match="One has no key c"):
        without_key(source, "One", "c")


def test_no_view_or_event_is_cast_where_it_comes_in() -> None:
    files = [path for path in (WEB / "src").rglob("*.*") if path.suffix in (".ts", ".svelte", ".md")]
    assert len(files) > 100
    casts = [path.name for path in files if "as unknown as" in path.read_text(encoding="utf-8")]
    assert [name for name in casts if not name.endswith(".test.ts")] == []


@pytest.mark.slow
@pytest.mark.skipif(
    not (WEB / "node_modules").is_dir() and not os.environ.get("CI"),
    reason="left out: the web client's types; they need Node.js",
)
def test_without_a_key_of_a_view_the_web_client_does_not_pass_its_check(tmp_path: Path) -> None:
    """Everything in one run, because one takes long: what was taken out is missed on the boards, and only there."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "static"))
    shutil.copytree(WEB, tmp_path / "web", ignore=shutil.ignore_patterns("node_modules", "dist"))
    (tmp_path / "web" / "node_modules").symlink_to(WEB / "node_modules")
    for file, part, key in REMOVED:
        path = tmp_path / file
        path.write_text(without_key(path.read_text(encoding="utf-8"), part, key), encoding="utf-8")

    made = [
        sys.executable,
        "-m",
        "emberhold.server.wire.seen_files",
        str(tmp_path),
        "aeons-end",
        "ashes",
        "ashes-draft",
    ]
    subprocess.run(made, check=True, cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(tmp_path / "src")})
    check = ["npm", "run", "-s", "check"]
    plain = {name: value for name, value in os.environ.items() if name != "CI"} | {"NO_COLOR": "1"}  # CI has colours
    done = subprocess.run(check, cwd=tmp_path / "web", env=plain, capture_output=True, text=True, check=False)

    wrong = re.findall(r"web/(src/\S+?):\d+:\d+\nError: (.*)", done.stdout)
    about = {key: [error for _, error in wrong if f"'{key}'" in error] for _, _, key in REMOVED}
    assert done.returncode != 0
    assert [key for key, errors in about.items() if not errors] == []
    assert {Path(file).parts[:2] for file, _ in wrong} == {("src", "boards")}
