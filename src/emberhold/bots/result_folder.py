"""A folder that keeps the results of numbered games, so that playing them can go on where it stopped.

A file says what is played; a folder keeps only one such thing. `results.jsonl` has one line of JSON for each game that
has ended. A line is written when a game ends, so a process that is killed leaves at most one incomplete line. At the
end the lines are put in the order of the games, so the folder is the same byte for byte, however it was played.
"""

from __future__ import annotations

import contextlib
import json
import sys
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import IO, ClassVar, Final, Generic, Self, TypeVar

from emberhold.core.errors import EmberholdError
from emberhold.core.files import check_folder, check_regular, read_text, write_whole

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

__all__ = ["FolderError", "ResultFolder", "read_identity"]

R = TypeVar("R")

LINE_BYTES: Final = 2**20
"""No line in the file is longer than this."""


class FolderError(EmberholdError):
    """A folder that cannot keep these games."""


class ResultFolder(ABC, Generic[R]):
    """A folder of results, open in one process at a time while the `with` block runs."""

    what: ClassVar[str]
    """The word for what is played. The file `<what>.json` describes it."""
    may_change: ClassVar[frozenset[str]] = frozenset()
    """Keys of that file that do not decide how a game goes: the folder takes the new value."""
    in_words: ClassVar[Mapping[str, str]] = {}
    """What to say about keys whose values are too long to show."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.done: dict[int, R] = {}
        """The games that are in the folder already."""
        self._results = path / "results.jsonl"
        self._lock: IO[bytes] | None = None
        self._out: IO[str] | None = None

    # -- what the games are ----------------------------------------------------------------------------------------

    @abstractmethod
    def identity(self) -> dict[str, object]:
        """Everything that decides how the games go, as JSON reads it back."""

    @abstractmethod
    def number(self, result: R) -> int:
        """The number of the game that a result is about."""

    @abstractmethod
    def as_line(self, result: R) -> Mapping[str, object]:
        """A result as it is kept."""

    @abstractmethod
    def from_line(self, raw: Mapping[str, object]) -> R:
        """The inverse; ValueError, KeyError or TypeError if this is no result of these games."""

    def usable(self, result: R) -> bool:  # noqa: ARG002 - a folder that keeps more than results looks at it
        """Whether everything that belongs to a result is there."""
        return True

    def make_room(self) -> None:
        """Make what the folder needs besides the results."""

    def tidy(self) -> None:
        """Remove what was half written when a process was killed."""

    # -- the folder ------------------------------------------------------------------------------------------------

    def __enter__(self) -> Self:
        """Take the folder, make what is missing in it, and read what is there."""
        self._claim()
        self._lock = _locked(self.path, self.what)
        try:
            self.done = {self.number(result): result for result in self._read()}
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

    def add(self, result: R) -> None:
        """Write down a game that has ended."""
        assert self._out is not None
        try:
            self._out.write(self._line(result))
            self._out.flush()
        except OSError as error:
            raise FolderError(f"{self._results} cannot be written: {error.strerror or error}.") from None
        self.done[self.number(result)] = result

    def _claim(self) -> None:
        """Refuse a folder that is neither empty nor of these games."""
        identity = self.identity()
        try:
            if not self.path.exists():
                check_folder(self.path, "--out")
                self.path.mkdir()
            elif not self.path.is_dir():
                raise FolderError(f"{self.path} is a file; name a folder for --out.")
            file = self.path / f"{self.what}.json"
            if file.exists():
                if not self._compare(file, identity):
                    _write_identity(file, identity)
            elif any(not entry.name.startswith(".") for entry in self.path.iterdir()):
                raise FolderError(f"{self.path} is not empty and holds no {self.what}; name a new or an empty folder.")
            else:
                _write_identity(file, identity)
            self.make_room()
        except OSError as error:
            raise FolderError(f"{self.path} cannot keep a {self.what}: {error.strerror or error}.") from None

    def _compare(self, file: Path, mine: dict[str, object]) -> bool:
        """Whether nothing at all has changed; an error if something has that decides how games go."""
        theirs = _parsed(file)
        if not isinstance(theirs, dict) or theirs.keys() != mine.keys():
            raise FolderError(f"{file} does not say what is played here; name another folder with --out.")
        for key, value in mine.items():
            if theirs[key] != value and key not in self.may_change:
                verb = "are" if key.endswith("s") and key != "rules" else "is"
                facts = self.in_words.get(key) or f"its {key} {verb} {_short(theirs[key])}, not {_short(value)}"
                raise FolderError(
                    f"{self.path} belongs to another {self.what} ({facts}); name another folder with --out."
                )
        return bool(theirs == mine)

    def _read(self) -> Iterator[R]:
        """The results that have all that belongs to them. If the last line is incomplete, its game is played again."""
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
                    result = self.from_line(json.loads(line))
                except (ValueError, KeyError, TypeError, RecursionError):
                    raise FolderError(
                        f"{self._results}, line {number}: this is not the result of a game of this {self.what}. "
                        "Delete that line, and its game is played again."
                    ) from None
                if self.usable(result):
                    yield result

    def _line(self, result: R) -> str:
        return json.dumps(self.as_line(result), ensure_ascii=False, separators=(",", ":")) + "\n"

    def _write_all(self) -> None:
        self.tidy()
        write_whole(self._results, "".join(self._line(self.done[number]) for number in sorted(self.done)))


def read_identity(path: Path, what: str) -> Mapping[str, object]:
    """What is played in a folder, to go on with it."""
    file = path / f"{what}.json"
    found = _parsed(file) if file.is_file() else None
    if not isinstance(found, dict):
        raise FolderError(f"{path} holds no {what} that could go on.")
    return found


def _parsed(file: Path) -> object:
    try:
        found: object = json.loads(read_text(file))
    except (ValueError, RecursionError):
        return None
    return found


def _write_identity(file: Path, identity: Mapping[str, object]) -> None:
    write_whole(file, json.dumps(identity, ensure_ascii=False, indent=1) + "\n")


def _short(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _locked(folder: Path, what: str) -> IO[bytes]:
    """Lock the folder against other processes. The lock ends with this process, even if it is killed."""
    try:
        file = (folder / ".lock").open("ab")
    except OSError as error:
        raise FolderError(f"{folder} cannot keep a {what}: {error.strerror or error}.") from None
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise FolderError(f"Another process is playing this {what} into {folder}; wait for it or stop it.") from None
    return file
