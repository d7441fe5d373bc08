"""The toy at a table: in this process with sentences of its own, or as an installed game at the end of a pipe."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from emberhold.core.match import Match
from emberhold.i18n import Texts
from emberhold.tui.choose_setup import choose_setup
from emberhold.tui.plain.client import PlainClient
from emberhold.tui.plain.console import Console
from emberhold.tui.plain.plain_session import PlainSession
from emberhold.tui.seat_words import read_seats, seat_names
from tests.toy import TOY
from tests.tui.sample import TEXTS

ROOT = Path(__file__).parents[2]
SEED = 5
TO_THE_END = "1\n" * 300


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def new_session(
    lines: str,
    file: Path,
    seats: Sequence[str] = ("bot=random",),
    out: io.StringIO | None = None,
    match: Match | None = None,
) -> PlainSession:
    """A new match of the toy whose people type these lines."""
    seated = read_seats(seats, TOY.players)
    texts = Texts("en", "toy", seat_names(seated), folders=[TEXTS])
    if match is None:
        match = TOY.new(choose_setup(TOY, len(seated), [], SEED), SEED)
    console = Console(io.StringIO(lines), out or io.StringIO())
    return PlainSession(TOY, match, seated, texts, console, file)


def play(session: PlainSession) -> str:
    """Play it, and give back all that was on the screen."""
    PlainClient(session).run()
    out = session.console.out
    assert isinstance(out, io.StringIO)
    return out.getvalue()


def environment(home: Path, **more: str) -> dict[str, str]:
    """An environment in which the toy is an installed game and the data folder is a test's own."""
    info = home / "toy_game-1.dist-info"
    info.mkdir(exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toy-game\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[emberhold.games]\ntoy = tests.toy:TOY\n", encoding="utf-8")
    kept = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLUMNS", "TERM")}
    path = os.pathsep.join([str(home), str(ROOT / "src"), str(ROOT)])
    data = {"XDG_DATA_HOME": str(home / "data"), "PYTHONPATH": path, "PYTHONUTF8": "1", "TERM": "xterm"}
    return {**kept, **data, **more}


def emberhold(home: Path, *words: str, lines: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Run the command line with the toy installed; the lines come through a pipe."""
    return subprocess.run(
        [sys.executable, "-m", "emberhold", *words],
        input=lines,
        capture_output=True,
        encoding="utf-8",
        env=environment(home, **env),
        cwd=home,
        timeout=60,
        check=False,
    )
