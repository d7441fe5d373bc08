"""A folder that keeps a series: what is played, how each game went, and its journal. A series goes on where it stopped.

    series.json     what is played; a folder keeps only one series
    results.jsonl   one line of JSON for each game that has ended
    journals/       the journal of each game, by its number

A line is written when a game ends, so a process that is killed leaves at most one incomplete line. At the end the lines
are put in the order of the games, so the folder is the same byte for byte, however the series was played.
"""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import IO, Final

from emberhold.bots.series import SeriesRunner, journal_name
from emberhold.bots.tally import Played
from emberhold.core.errors import EmberholdError
from emberhold.core.files import check_folder, check_regular, read_text, write_whole

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

__all__ = ["FolderError", "SeriesFolder"]

FORMAT: Final = 1
LINE_BYTES: Final = 2**20
"""No line in the file is longer than this."""


class FolderError(EmberholdError):
    """A folder that cannot keep this series."""


class SeriesFolder:
    """The folder of one series, open in one process at a time while the `with` block runs."""

    def __init__(self, path: Path, runner: SeriesRunner) -> None:
        self.path = path
        self.journals = path / "journals"
        self.done: dict[int, Played] = {}
        """The games that are in the folder already."""
        self._runner = runner
        self._results = path / "results.jsonl"
        self._lock: IO[bytes] | None = None
        self._out: IO[str] | None = None

    def __enter__(self) -> SeriesFolder:
        """Take the folder, make what is missing in it, and read what is there."""
        self._claim()
        self._lock = _locked(self.path)
        try:
            self.done = dict(self._read())
            self._write_all()
            self._out = self._results.open("a", encoding="utf-8", newline="\n")
        except BaseException:
            self._lock.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._out is not None
        assert self._lock is not None
        try:
            # After an error, another failure to write is ignored, because the first one has been raised.
            with contextlib.suppress(OSError) if kind else contextlib.nullcontext():
                self._out.close()
            if kind is None:
                self._write_all()
        finally:
            self._lock.close()

    def add(self, played: Played) -> None:
        """Write down a game that has ended."""
        assert self._out is not None
        try:
            self._out.write(self._line(played))
            self._out.flush()
        except OSError as error:
            raise FolderError(f"{self._results} cannot be written: {error.strerror or error}.") from None
        self.done[played.game] = played

    def _claim(self) -> None:
        """Refuse a folder that is neither empty nor of this series."""
        identity = self._identity()
        try:
            if not self.path.exists():
                check_folder(self.path, "--out")
                self.path.mkdir()
            elif not self.path.is_dir():
                raise FolderError(f"{self.path} is a file; name a folder for --out.")
            file = self.path / "series.json"
            if file.exists():
                self._compare(file, identity)
            elif any(not entry.name.startswith(".") for entry in self.path.iterdir()):
                raise FolderError(f"{self.path} is not empty and holds no series; name a new or an empty folder.")
            else:
                write_whole(file, json.dumps(identity, ensure_ascii=False, indent=1) + "\n")
            self.journals.mkdir(exist_ok=True)
        except OSError as error:
            raise FolderError(f"{self.path} cannot keep a series: {error.strerror or error}.") from None

    def _identity(self) -> dict[str, object]:
        series, spec = self._runner.series, self._runner.spec
        return {
            "format": FORMAT,
            "game": series.game,
            "rules": spec.rules_version,
            "seed": series.seed,
            "bots": list(series.bots),
            "players": series.players,
            "setup": series.setup,
            "cap": series.cap,
            **({"chosen": series.chosen} if series.chosen else {}),
        }

    def _compare(self, file: Path, mine: dict[str, object]) -> None:
        try:
            theirs = json.loads(read_text(file))
        except (ValueError, RecursionError):
            theirs = None
        if not isinstance(theirs, dict) or theirs.keys() != mine.keys():
            raise FolderError(f"{file} does not say what is played here; name another folder with --out.")
        for key, value in mine.items():
            if theirs[key] != value:
                verb = "are" if key in ("bots", "players") else "is"
                facts = f"its {key} {verb} {_short(theirs[key])}, not {_short(value)}"
                if key == "setup":
                    facts = "its set-up differs"
                raise FolderError(f"{self.path} belongs to another series ({facts}); name another folder with --out.")

    def _read(self) -> Iterator[tuple[int, Played]]:
        """The games that have a line and a journal. If the last line is incomplete, its game is played again."""
        if not self._results.exists():
            return
        check_regular(self._results, self._results.stat().st_mode)
        with self._results.open("rb") as lines:
            number = 0
            while line := lines.readline(LINE_BYTES):
                number += 1
                if not line.endswith(b"\n") and len(line) < LINE_BYTES:
                    return
                try:
                    played = self._parsed(json.loads(line))
                except (ValueError, KeyError, TypeError, RecursionError):
                    raise FolderError(
                        f"{self._results}, line {number}: this is not the result of a game of this series. "
                        "Delete that line, and its game is played again."
                    ) from None
                if played.error is not None or self._has_journal(played.game):
                    yield played.game, played

    def _has_journal(self, number: int) -> bool:
        # After a power failure a line may be there without its journal.
        file = self.journals / journal_name(number)
        return file.is_file() and file.stat().st_size > 0

    def _parsed(self, raw: dict[str, object]) -> Played:
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

    def _line(self, played: Played) -> str:
        runner = self._runner
        file = f"{self.journals.name}/{journal_name(played.game)}"
        document = {
            "game": played.game,
            "seed": played.seed,
            "setup": runner.setup(played.game),
            "bots": [runner.series.bots[who] for who in runner.seating(played.game)],
            "winners": None if played.winners is None else list(played.winners),
            "reason": played.reason,
            "decisions": played.decisions,
            "error": played.error,
            # A game that failed during its set-up has no journal.
            "journal": file if played.error is None or (self.path / file).is_file() else None,
        }
        if played.mishaps:
            document["mishaps"] = list(played.mishaps)
        return json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n"

    def _write_all(self) -> None:
        for leftover in self.journals.glob(".*.json.*"):
            leftover.unlink(missing_ok=True)  # a journal that was half written when the process was killed
        write_whole(self._results, "".join(self._line(self.done[number]) for number in sorted(self.done)))


def _short(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _locked(folder: Path) -> IO[bytes]:
    """Lock the folder against other processes. The lock ends with this process, even if it is killed."""
    try:
        file = (folder / ".lock").open("ab")
    except OSError as error:
        raise FolderError(f"{folder} cannot keep a series: {error.strerror or error}.") from None
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise FolderError(f"Another process is playing this series into {folder}; wait for it or stop it.") from None
    return file
