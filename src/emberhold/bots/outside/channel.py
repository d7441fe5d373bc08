"""Messages between a bot's process and the one that has the match: lines of JSON with limits on length and time.

Nothing is ever unpickled here: what a bot sends is only data.
"""

from __future__ import annotations

import socket
import time
from typing import Any, Final

import msgspec

__all__ = ["Channel", "ChannelClosed", "TooLong"]

_PIECE: Final = 1 << 16
_encode: Final = msgspec.json.Encoder().encode


class ChannelClosed(Exception):
    """The other side is gone."""


class TooLong(Exception):
    """The other side sent a longer message than it may."""


class Channel:
    """One end of the line. `most` is how many bytes a message from the other side may have."""

    __slots__ = ("_heard", "_most", "_socket")

    def __init__(self, end: socket.socket, most: int) -> None:
        self._socket = end
        self._most = most
        self._heard = bytearray()

    def send(self, message: Any, until: float | None = None) -> None:
        """Send one message; TimeoutError if the other side does not take it in time."""
        self._set_timeout(until)
        try:
            self._socket.sendall(_encode(message) + b"\n")
        except TimeoutError:
            raise
        except OSError:
            raise ChannelClosed from None

    def receive(self, until: float | None = None) -> bytes:
        """The next message; TimeoutError if there is none in time."""
        heard = self._heard
        searched = 0
        while (end := heard.find(b"\n", searched)) < 0:
            searched = len(heard)
            if searched > self._most:
                raise TooLong
            self._set_timeout(until)
            try:
                piece = self._socket.recv(_PIECE)
            except TimeoutError:
                raise
            except OSError:
                raise ChannelClosed from None
            if not piece:
                raise ChannelClosed
            heard += piece
        if end > self._most:
            raise TooLong
        line = bytes(heard[:end])
        del heard[: end + 1]
        return line

    @property
    def idle(self) -> bool:
        """Whether there is nothing from the other side to read."""
        if self._heard:
            return False
        self._socket.settimeout(0)
        try:
            return not self._socket.recv(1, socket.MSG_PEEK)
        except OSError:
            return True

    def close(self) -> None:
        self._socket.close()

    def _set_timeout(self, until: float | None) -> None:
        # No time may be left. That has to be a time-out; a time-out of 0 would mean a socket that never waits.
        self._socket.settimeout(None if until is None else max(until - time.monotonic(), 0.0005))
