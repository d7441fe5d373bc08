"""Builds the web client into src/emberhold/static before packing, so that an installed wheel needs no Node.

python hatch_build.py     does just that, if its sources have changed since the last time
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NOT_SOURCE = frozenset({"node_modules", "dist"})


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs `npm ci` and `npm run build` when the client's sources have changed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - the hook's signature
        root = Path(self.root)
        if not (root / "web").is_dir():
            return  # an sdist that was packed without it
        try:
            why = bring_up_to_date(root)
        except subprocess.CalledProcessError as error:
            if version != "editable":
                raise
            why = str(error)
        if why is None:
            return
        said = f"web client NOT built ({why}); terminal client, engine and server work without it"
        packed = (static(root) / "index.html").is_file()
        if version != "editable" and not packed and not os.environ.get("EMBERHOLD_SKIP_WEB"):
            raise RuntimeError(f"{said}; install Node 20 or later, or set EMBERHOLD_SKIP_WEB=1")
        self.app.display_warning(said)


def static(root: Path) -> Path:
    return root / "src" / "emberhold" / "static"


def bring_up_to_date(root: Path) -> str | None:
    """Build the client if it is older than its sources; what is missing for that, if something is."""
    web, out = root / "web", static(root)
    stamp = out / ".stamp"
    want = _digest(web, root / "src" / "emberhold" / "i18n")
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == want:
        return None
    if os.environ.get("EMBERHOLD_SKIP_WEB"):
        return "EMBERHOLD_SKIP_WEB is set"
    npm = shutil.which("npm")
    if npm is None:
        return "Node.js was not found"
    build(npm, web, out)
    stamp.write_text(want, encoding="utf-8")
    return None


def build(npm: str, web: Path, out: Path) -> None:
    lock, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=web, check=True)
    subprocess.run([npm, "run", "build", "--", "--outDir", str(out), "--emptyOutDir"], cwd=web, check=True)
    # What a replay that is saved as one page needs.
    subprocess.run([npm, "run", "viewer", "--", "--outDir", str(out / "viewer"), "--emptyOutDir"], cwd=web, check=True)


def _digest(web: Path, sentences: Path) -> str:
    """What the built client depends on: its own files, and the shell's sentences, which are packed into it."""
    files = [path for path in web.rglob("*") if not NOT_SOURCE & set(path.relative_to(web).parts)]
    files += sentences.glob("*/web.ftl")
    found = hashlib.sha256()
    for path in sorted(files):
        if path.is_file():
            found.update(path.relative_to(web.parent).as_posix().encode())
            found.update(path.read_bytes())
    return found.hexdigest()


if __name__ == "__main__":
    wrong = bring_up_to_date(Path(__file__).resolve().parent)
    if wrong is not None:
        print(f"The web client is not up to date: {wrong}.", file=sys.stderr)
