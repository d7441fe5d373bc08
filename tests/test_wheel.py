"""What people install: a wheel with everything in it, on a machine without Node and without this folder."""

from __future__ import annotations

import os
import subprocess
import sys
import urllib.request
import venv
from pathlib import Path

import pytest

from emberhold.server.http.static import static_folder

ROOT = Path(__file__).parents[1]


@pytest.mark.slow
@pytest.mark.timeout(600)  # it builds the page if it is not built yet, and fetches packages
@pytest.mark.skipif(
    not os.environ.get("CI") and not (static_folder() / "index.html").is_file(),
    reason="left out: the wheel; its web client needs Node.js",
)
def test_a_wheel_serves_the_page_from_an_empty_virtualenv(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "dist")]
    built = subprocess.run(build, cwd=ROOT, check=False, capture_output=True, text=True, timeout=300)
    assert built.returncode == 0, built.stderr
    [wheel] = (tmp_path / "dist").glob("*.whl")
    home = tmp_path / "home"
    venv.create(home / "venv", with_pip=True)
    python = home / "venv" / "bin" / "python"
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "-q"]
    subprocess.run([*pip, "--require-hashes", "-r", str(ROOT / "requirements.txt")], check=True, timeout=200)
    subprocess.run([*pip, "--no-deps", str(wheel)], check=True, timeout=60)
    alone = {"PATH": str(python.parent), "HOME": str(home)}  # no Node, no npm, nothing of ours
    command = [str(python.with_name("emberhold")), "serve", "--port", "0", "--quiet"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=alone, cwd=home) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().strip()
            page = fetch(address)
            assert "<title>Emberhold</title>" in page
            script = page.partition('src="/')[2].partition('"')[0]
            assert script.startswith("assets/")
            whole = fetch(address + script)
            assert len(whole) > 20_000
            for coding, least in (("br", 0.45), ("gzip", 0.5)):
                assert 1000 < size_on_the_wire(address + script, coding) < least * len(whole)
            for path in ("manifest.webmanifest", "offline.html", "sw.js"):
                assert len(fetch(address + path)) > 500
            for path in ("licences.txt", "viewer/licences.txt"):
                assert "\nsvelte " in fetch(address + path)
            assert "SIL OPEN FONT LICENSE" in fetch(address + "licences.txt")
            assert '"aeons-end"' in fetch(f"{address}api/games")
            assert "TURN-01" in fetch(f"{address}api/games/ashes/rules")
        finally:
            process.terminate()
    assert list(home.rglob("tables.sqlite3")), "tables are kept in the user's data folder"


def fetch(address: str) -> str:
    with urllib.request.urlopen(address, timeout=20) as answer:
        return str(answer.read().decode())


def size_on_the_wire(address: str, coding: str) -> int:
    request = urllib.request.Request(address, headers={"Accept-Encoding": coding})
    with urllib.request.urlopen(request, timeout=20) as answer:
        assert answer.headers["Content-Encoding"] == coding
        return len(answer.read())
