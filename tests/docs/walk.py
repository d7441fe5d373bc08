"""Follows a guide in a copy of the project: makes its files, runs its commands.

A block of a guide says after its language what is to be done with it: `new PATH` makes that file, `end PATH` adds to
its end, `below "TEXT" PATH` adds below the only line that has this text, `run` runs each line (`run web`: if there is
Node). Other blocks are for reading.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```(\w+)(?: +(new|end|below|run)\b *([^\n]*))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BELOW = re.compile(r'"([^"]+)" (\S+)$')
COPIED = ("src", "tests", "tools", "docs", "web/src", "web/plugins")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "node_modules", "static")


@dataclass(frozen=True)
class Step:
    """One block of a guide that has to be followed."""

    what: str
    where: str
    text: str
    said: str
    """The words of the guide since the block before."""


class LostWalk(AssertionError):
    """A step that cannot be followed as the guide says it."""


def steps(guide: str) -> list[Step]:
    out, last = [], 0
    for block in BLOCK.finditer(guide):
        if block[2]:
            out.append(Step(block[2], block[3].strip(), block[4], guide[last : block.start()]))
        last = block.end()
    return out


def copy_project(to: Path) -> Path:
    """What a newcomer has after a clone and `make setup`."""
    for name in COPIED:
        shutil.copytree(ROOT / name, to / name, ignore=LEFT_OUT)
    for file in ROOT.iterdir():
        if file.is_file():
            shutil.copy2(file, to)
    (to / ".venv").symlink_to(sys.prefix)
    modules = ROOT / "web" / "node_modules"
    if modules.is_dir():
        for file in (ROOT / "web").iterdir():
            if file.is_file():
                shutil.copy2(file, to / "web")
        (to / "web" / "node_modules").symlink_to(modules)
    return to


def follow(step: Step, project: Path) -> list[str]:
    """Do what a step says; what its commands printed comes back, one text for each."""
    if step.what == "run":
        if step.where == "web" and not (project / "web" / "node_modules").exists() and not os.environ.get("CI"):
            return []  # `make test` says that what needs Node is left out
        return [_run(line, project) for line in step.text.splitlines() if line and not line.startswith("#")]
    below = BELOW.match(step.where) if step.what == "below" else None
    name = below[2] if below else step.where
    if f"`{name}`" not in step.said:
        raise LostWalk(f"The guide does not say that the block goes to `{name}`.")
    path = project / name
    if step.what == "new":
        if path.exists():
            raise LostWalk(f"{name} is there already.")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(step.text, encoding="utf-8")
        return []
    old = path.read_text(encoding="utf-8")
    if below is None:
        path.write_text(f"{old.rstrip()}\n{step.text}", encoding="utf-8")
        return []
    lines = old.splitlines(keepends=True)
    found = [number for number, line in enumerate(lines) if below[1] in line]
    if len(found) != 1:
        raise LostWalk(f"'{below[1]}' stands in {len(found)} lines of {name}, not in one.")
    lines.insert(found[0] + 1, step.text)
    path.write_text("".join(lines), encoding="utf-8")
    return []


def _run(line: str, project: Path) -> str:
    """A command as a newcomer types it. What make would set up is there already, and must not be set up again."""
    command = re.sub(r"^make ", "make -o .venv/.base -o .venv/.dev ", line)
    environment = {
        **os.environ,
        "PYTHONPATH": f"{project / 'src'}{os.pathsep}{project}",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    for name in [name for name in environment if name.startswith(("PYTEST", "EMBERHOLD", "MAKE"))]:
        del environment[name]
    done = subprocess.run(
        ["bash", "-c", command], cwd=project, env=environment, capture_output=True, text=True, timeout=300, check=False
    )
    if done.returncode:
        raise LostWalk(f"$ {line}\nended with {done.returncode}:\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}")
    return done.stdout
