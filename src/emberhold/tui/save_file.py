"""The save file: a journal, plus who has which seat. A crash at any moment loses no accepted answer."""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from emberhold.core.errors import EmberholdError
from emberhold.core.journal import Journal

__all__ = ["SaveError", "SavedMatch", "default_file", "default_folder", "load", "write", "write_text"]


class SaveError(EmberholdError):
    """A save file that cannot be read or written."""


class SavedMatch:
    """What a save file holds: the match, and who has which seat."""

    __slots__ = ("journal", "lang", "seats")

    def __init__(self, journal: Journal, seats: Sequence[str], lang: str) -> None:
        self.journal = journal
        self.seats = tuple(seats)
        """For every seat `person` or `bot=NAME`; empty in a journal that another program wrote."""
        self.lang = lang

    def dumps(self) -> str:
        # Readers of journals skip unknown keys, so `emberhold replay` can read a save file.
        client = json.dumps({"seats": list(self.seats), "lang": self.lang}, ensure_ascii=False)
        return f'{self.journal.dumps().rstrip()[:-1]}, "client": {client}}}\n'


def default_folder() -> Path:
    """Where the matches of this user are saved."""
    from platformdirs import user_data_path

    return user_data_path("emberhold", appauthor=False) / "saves"


def default_file(game: str) -> Path:
    """A new file for this match, in the user's data folder."""
    folder = default_folder()
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    file = folder / f"{stem}.json"
    number = 1
    while file.exists():
        number += 1
        file = folder / f"{stem}-{number}.json"
    return file


def write(file: Path, saved: SavedMatch) -> None:
    """Save a match."""
    write_text(file, saved.dumps())


def write_text(file: Path, text: str) -> None:
    """Replace the file by a complete new one. A reader finds the old or the new one, never a part."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as out:
                out.write(text)
                out.flush()
                os.fsync(out.fileno())
            Path(name).replace(file)
        except BaseException:
            with contextlib.suppress(OSError):
                Path(name).unlink()
            raise
        _sync_folder(file.parent)
    except OSError as error:
        raise SaveError(f"The match cannot be saved as {file}: {error.strerror or error}.") from None


def _sync_folder(folder: Path) -> None:
    """Make the new file name survive a power cut too, if the system can sync a folder."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def load(file: Path) -> SavedMatch:
    """The match in a file. A file from another program does not say who has which seat."""
    from emberhold.scenario.documents import read_text

    text = read_text(file)
    try:
        journal = Journal.loads(text)
    except EmberholdError as error:
        raise SaveError(f"{file}: {error}") from None
    client = json.loads(text).get("client", {})
    seats, lang = (client.get("seats", []), client.get("lang", "")) if isinstance(client, dict) else (None, None)
    if not isinstance(seats, list) or not all(isinstance(seat, str) for seat in seats) or not isinstance(lang, str):
        raise SaveError(f"{file}: its entry `client` (seats and language) is damaged.")
    return SavedMatch(journal, seats, lang)
