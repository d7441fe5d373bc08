"""Builds the web client into src/emberhold/static before packing, so that an installed wheel needs no Node."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NOT_SOURCE = frozenset({"node_modules", "dist"})


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs `npm ci` and `npm run build` when the client's sources have changed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - the hook's signature
        root = Path(self.root)
        web = root / "web"
        out = root / "src" / "emberhold" / "static"
        if not web.is_dir():
            return  # an sdist that was packed without it
        stamp = out / ".stamp"
        want = _digest(web, root / "src" / "emberhold" / "i18n")
        if stamp.is_file() and stamp.read_text(encoding="utf-8") == want:
            self.app.display_info("web client: up to date")
            return
        npm = shutil.which("npm")
        skip = os.environ.get("EMBERHOLD_SKIP_WEB")
        if skip or npm is None:
            why = "EMBERHOLD_SKIP_WEB is set" if skip else "Node.js was not found"
            said = f"web client NOT built ({why}); terminal client, engine and server work without it"
            if version == "editable" or skip or (out / "index.html").is_file():
                self.app.display_warning(said)
                return
            raise RuntimeError(f"{said}; install Node 20 or later, or set EMBERHOLD_SKIP_WEB=1")
        try:
            build(npm, web, out)
        except subprocess.CalledProcessError as error:
            if version != "editable":
                raise
            self.app.display_warning(f"web client NOT built ({error}); everything else works without it")
            return
        stamp.write_text(want, encoding="utf-8")


def build(npm: str, web: Path, out: Path) -> None:
    subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=web, check=True)
    subprocess.run([npm, "run", "build", "--", "--outDir", str(out), "--emptyOutDir"], cwd=web, check=True)


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
