"""The log: a line of JSON for each thing an operator may want to know. Never a token, a seed, a card or any chat."""

from __future__ import annotations

import json
import logging
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TextIO

__all__ = ["LOGGER", "log", "logged_to", "trace", "where"]

LOGGER: Final = logging.getLogger("emberhold.server")


def log(event: str, **facts: str | int | float | None) -> None:
    """Write one line to the log."""
    if LOGGER.isEnabledFor(logging.INFO):
        stamp = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        LOGGER.info(json.dumps({"at": stamp, "event": event, **facts}, ensure_ascii=False))


@contextmanager
def logged_to(stream: TextIO) -> Iterator[None]:
    """Write the log to this stream while the block runs. Afterwards the stream may be closed, so nothing keeps it."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logging.Formatter("%(message)s"))
    level = LOGGER.level
    LOGGER.addHandler(handler)
    LOGGER.setLevel(logging.INFO)
    try:
        yield
    finally:
        LOGGER.removeHandler(handler)
        LOGGER.setLevel(level)


def where(error: BaseException) -> str:
    """The kind of error and the line it came from; not its text, which may contain secrets."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{place}"


def trace(error: BaseException) -> str:
    """The calls that led to the error, outermost first; without values, which may contain secrets."""
    frames = traceback.extract_tb(error.__traceback__)
    return " > ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames)
