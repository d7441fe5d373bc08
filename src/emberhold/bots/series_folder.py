"""A folder that keeps a series: what is played, how each game went, and its journal. A series goes on where it stopped.

series.json     what is played; a folder keeps only one series
results.jsonl   one line of JSON for each game that has ended
journals/       the journal of each game, by its number
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final

from emberhold.bots.result_folder import FolderError, ResultFolder
from emberhold.bots.series import SeriesRunner, journal_name
from emberhold.bots.tally import Played
from emberhold.core.registry import rules_in_a_line

__all__ = ["FolderError", "SeriesFolder"]

FORMAT: Final = 1


class SeriesFolder(ResultFolder[Played]):
    """The folder of one series, open in one process at a time while the `with` block runs."""

    what = "series"
    in_words: ClassVar[Mapping[str, str]] = {"setup": "its set-up differs", "chosen": "other choices"}

    def __init__(self, path: Path, runner: SeriesRunner) -> None:
        super().__init__(path)
        self.journals = path / "journals"
        self._runner = runner

    def make_room(self) -> None:
        self.journals.mkdir(exist_ok=True)

    def tidy(self) -> None:
        for leftover in self.journals.glob(".*.json.*"):
            leftover.unlink(missing_ok=True)

    def identity(self) -> dict[str, object]:
        series, spec = self._runner.series, self._runner.spec
        return {
            "format": FORMAT,
            "game": series.game,
            "rules": rules_in_a_line(spec),
            "seed": series.seed,
            "bots": list(series.bots),
            "players": series.players,
            "setup": series.setup,
            "cap": series.cap,
            **({"chosen": series.chosen} if series.chosen else {}),
        }

    def number(self, result: Played) -> int:
        return result.game

    def usable(self, result: Played) -> bool:
        # After a power failure a line may be there without its journal.
        file = self.journals / journal_name(result.game)
        return result.error is not None or (file.is_file() and file.stat().st_size > 0)

    def from_line(self, raw: Mapping[str, object]) -> Played:
        game, seed, decisions, winners, reason, error = (
            raw[key] for key in ("game", "seed", "decisions", "winners", "reason", "error")
        )
        if type(game) is not int or game < 0 or seed != self._runner.seed(game):
            raise ValueError("a game of another series")
        if type(decisions) is not int or not isinstance(reason, str) or not isinstance(error, str | None):
            raise TypeError("not what was written here")
        assert type(seed) is int
        mishaps = raw.get("mishaps", [])
        if not isinstance(mishaps, list) or not all(isinstance(words, str) for words in mishaps):
            raise TypeError("not what was written here")
        return Played(game, seed, decisions, self._seats(winners), reason, error, tuple(mishaps))

    def _seats(self, winners: object) -> tuple[int, ...] | None:
        if winners is None:
            return None
        if not isinstance(winners, list) or not all(
            type(seat) is int and 0 <= seat < self._runner.series.players for seat in winners
        ):
            raise ValueError("no seats of this series")
        return tuple(winners)

    def as_line(self, result: Played) -> dict[str, object]:
        runner = self._runner
        file = f"{self.journals.name}/{journal_name(result.game)}"
        document = {
            "game": result.game,
            "seed": result.seed,
            "setup": runner.setup(result.game),
            "bots": [runner.series.bots[who] for who in runner.seating(result.game)],
            "winners": None if result.winners is None else list(result.winners),
            "reason": result.reason,
            "decisions": result.decisions,
            "error": result.error,
            # A game that failed during its set-up has no journal.
            "journal": file if result.error is None or (self.path / file).is_file() else None,
        }
        if result.mishaps:
            document["mishaps"] = list(result.mishaps)
        return document
