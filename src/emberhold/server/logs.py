"""The log: a line of JSON for each thing an operator may want to know. Never a token, a seed, a card or any chat.

If the same thing happens very often, it becomes one line with a count, so that nobody can fill the disk with lines.
"""

from __future__ import annotations

import json
import logging
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TextIO

__all__ = ["LOGGER", "fold", "log", "logged_to", "trace", "where"]

LOGGER: Final = logging.getLogger("emberhold.server")
BELOW: Final = ("uvicorn.error", "asyncio", "websockets")
"""The loggers of the libraries below; what they say becomes a line like all others."""
LINES: Final = 100
"""How many lines about the same thing are written in one window; the rest of them is counted."""
WINDOW_S: Final = 10.0
KINDS: Final = 500
"""How many kinds of lines one window tells apart; all others count as one kind."""
SAME: Final = ("event", "method", "path", "status", "reason", "code", "error")
"""The facts by which two lines are about the same thing."""

Fact = str | int | float | None


class Window:
    """Some seconds of the log, and how often each thing happened in them."""

    def __init__(self) -> None:
        self.began = 0.0
        self.seen: dict[tuple[Fact, ...], int] = {}

    def counts(self, facts: dict[str, Fact], now: float) -> bool:
        """Count one more of these; whether it gets a line of its own."""
        if now - self.began >= WINDOW_S:
            self.close()
            self.began = now
        kind = tuple(facts.get(key) for key in SAME)
        if kind not in self.seen and len(self.seen) >= KINDS:
            kind = ("other", *([None] * (len(SAME) - 1)))
        self.seen[kind] = self.seen.get(kind, 0) + 1
        return self.seen[kind] <= LINES

    def close(self) -> None:
        """Write one line with a count for everything that happened too often."""
        seen, self.seen = self.seen, {}
        for kind, times in seen.items():
            if times > LINES:
                known = {key: value for key, value in zip(SAME, kind, strict=True) if value is not None}
                _write({**known, "more": times - LINES, "seconds": WINDOW_S})


_window: Final = Window()


def log(event: str, **facts: Fact) -> None:
    """Write one line to the log, or count it if there were very many like it."""
    if LOGGER.isEnabledFor(logging.INFO):
        line: dict[str, Fact] = {"event": event, **facts}
        if _window.counts(line, time.monotonic()):
            _write(line)


def fold(*, now: bool = False) -> None:
    """Write down what was only counted, if its window is over or the log ends now."""
    if now or time.monotonic() - _window.began >= WINDOW_S:
        _window.close()


def _write(line: dict[str, Fact]) -> None:
    stamp = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    LOGGER.info(json.dumps({"at": stamp, **line}, ensure_ascii=False))


class Below(logging.Handler):
    """Turns what a library says into a line of ours; its text may contain what a client sent, so it is left out."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        source = f"{record.name} {record.module}:{record.lineno}"
        log("below", reason=source, error=None if error is None else where(error))


@contextmanager
def logged_to(stream: TextIO | None) -> Iterator[None]:
    """Write the log to this stream while the block runs, or nowhere.

    Afterwards the stream may be closed, so nothing keeps it. The libraries below write nothing by themselves.
    """
    handler = logging.NullHandler() if stream is None else logging.StreamHandler(stream)
    handler.setFormatter(logging.Formatter("%(message)s"))
    below = Below(logging.WARNING)
    level = LOGGER.level
    before = [(logger, logger.propagate) for logger in map(logging.getLogger, BELOW)]
    for logger, _ in before:
        logger.addHandler(below)
        logger.propagate = False
    LOGGER.addHandler(handler)
    LOGGER.setLevel(logging.INFO if stream is not None else logging.CRITICAL)
    try:
        yield
    finally:
        fold(now=True)
        LOGGER.removeHandler(handler)
        LOGGER.setLevel(level)
        for logger, propagates in before:
            logger.removeHandler(below)
            logger.propagate = propagates


def where(error: BaseException) -> str:
    """The kind of error and the line it came from; not its text, which may contain secrets."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{place}"


def trace(error: BaseException) -> str:
    """The calls that led to the error, outermost first; without values, which may contain secrets."""
    frames = traceback.extract_tb(error.__traceback__)
    return " > ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames)
