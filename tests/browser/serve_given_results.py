"""A server on which giving up decides a battle of Aeon's End, because one that is played takes long.

The first battle of an expedition is lost by it, every other one is won:
`python -m tests.browser.serve_given_results DB PORT`.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from emberhold.core.kinds import Seat
from emberhold.core.state import MatchOver, Outcome
from emberhold.games.aeons_end.match import AeonsEndMatch
from emberhold.games.aeons_end.rules.end import lose
from tools.serve_freely import serve
from tools.wire import ROOT, Served

__all__ = ["GivenResults"]


class GivenResults(Served):
    """Such a server."""

    def _start(self, db: Path, port: int) -> str:
        command = [sys.executable, "-m", "tests.browser.serve_given_results", str(db.resolve()), str(port)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert self._process.stdout is not None
        return self._process.stdout.readline()


def _leave(self: AeonsEndMatch, seat: Seat) -> None:  # noqa: ARG001 - it does not matter who
    if self._setup.get("unshuffled"):  # only the very first battle has this
        lose(self.st, "conceded")
    self.st.outcome = Outcome(self.st.all_seats, "nemesis")
    raise MatchOver


if __name__ == "__main__":
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(AeonsEndMatch, "_leave", _leave)
        serve(Path(sys.argv[1]), int(sys.argv[2]))
