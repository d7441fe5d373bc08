"""Files: read without trusting them, and written so that nobody ever finds half of one."""

from __future__ import annotations

import contextlib
import os
import secrets
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from emberhold.core.errors import EmberholdError

__all__ = ["MOST_BYTES", "FileError", "check_folder", "check_regular", "read_text", "whole_file", "write_whole"]

MOST_BYTES: Final = 16 * 2**20
"""The largest file that is read at once. Even the journal of a very long match is smaller than one MiB."""

_KINDS: Final = (
    (stat.S_ISDIR, "a folder"),
    (stat.S_ISFIFO, "a pipe"),
    (stat.S_ISCHR, "a device"),
    (stat.S_ISBLK, "a device"),
    (stat.S_ISSOCK, "a socket"),
)


class FileError(EmberholdError):
    """A file that cannot be read or written; the message names it."""


def check_regular(path: Path, mode: int) -> None:
    """Refuse anything that is not a regular file: reading a pipe could wait forever, and a device may have no end."""
    for is_kind, kind in _KINDS:
        if is_kind(mode):
            raise FileError(f"{path} is {kind}, not a file.")


def check_folder(path: Path, option: str) -> None:
    """Refuse a file in a folder that does not exist; folders that nobody asked for are never made."""
    folder = path.parent
    if not folder.exists():
        raise FileError(f"{option}: there is no folder {folder}; make it first, or name another place.")
    if not folder.is_dir():
        raise FileError(f"{option}: {folder} is not a folder.")


def read_text(path: Path, most: int = MOST_BYTES) -> str:
    """The text of a file; an error that names the file if it cannot be read, or if it is longer than `most` bytes."""
    try:
        check_regular(path, path.stat().st_mode)
        # It may have been whole_file by a pipe since the check above; opening that must not make us wait.
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with os.fdopen(handle, "rb") as file:
            check_regular(path, os.fstat(handle).st_mode)
            data = file.read(most + 1)
    except FileNotFoundError:
        raise FileError(f"There is no file {path}.") from None
    except OSError as error:
        raise FileError(f"{path} cannot be read: {error.strerror or error}.") from None
    except ValueError:  # the name contains a zero byte
        raise FileError(f"There is no file {path}.") from None
    if len(data) > most:
        raise FileError(f"{path} is too large: more than {_size(most)}.")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FileError(f"{path} is not a text file in UTF-8.") from None


def _size(size: int) -> str:
    return f"{size // 2**20} MiB" if size >= 2**20 else f"{size // 2**10} KiB"


@contextlib.contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """The name of a file to write, which takes the place of `path` at the end of the block.

    If the block fails or the process is killed meanwhile, the old file stays.
    """
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        try:
            yield beside
            beside.replace(path)
        except BaseException:
            with contextlib.suppress(OSError):
                beside.unlink()
            raise
    except OSError as error:
        raise FileError(f"{path} cannot be written: {error.strerror or error}.") from None


def write_whole(path: Path, text: str) -> None:
    """Replace a file by a complete new one; if the process is killed meanwhile, the old file stays."""
    # Opened as a new file, so that no link is followed; unlike a `tempfile` it gets the usual permissions.
    with whole_file(path) as beside, beside.open("x", encoding="utf-8", newline="\n") as out:
        out.write(text)
