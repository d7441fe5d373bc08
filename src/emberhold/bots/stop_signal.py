"""Ctrl-C and SIGTERM, acted on only at moments when stopping leaves nothing half done."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import Any, Final

__all__ = ["StopSignal", "Stopped"]

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class Stopped(BaseException):
    """Breaks off a game that is being played. Not an Exception, because it is not an error of the game."""


class StopSignal:
    """Whether somebody asked this process to stop, while the `with` block runs. Asking twice changes nothing."""

    def __init__(self) -> None:
        self.signal = 0
        """The signal that asked; 0 as long as nobody did."""
        self._breaks_in = False
        self._before: dict[int, Any] = {}

    def __enter__(self) -> StopSignal:
        # Only the main thread gets signals; in any other thread nobody can ask to stop.
        if threading.current_thread() is threading.main_thread():
            self._before = {number: signal.signal(number, self._hear) for number in _SIGNALS}
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _hear(self, number: int, frame: FrameType | None) -> None:  # noqa: ARG002 - how a handler is called
        if not self.signal:
            self.signal = number
            if self._breaks_in:
                raise Stopped

    @contextmanager
    def breaking_in(self) -> Iterator[None]:
        """Inside, raise Stopped as soon as somebody asks to stop, or at once if somebody has."""
        self._breaks_in = True
        try:
            if self.signal:
                raise Stopped
            yield
        finally:
            self._breaks_in = False
