"""One connection to a table, as the table sees it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from itertools import count
from typing import Final

from emberhold.server.wire.codec import encode
from emberhold.server.wire.server_messages import ServerMessage

__all__ = ["WAITING", "Connection"]

WAITING: Final = 512
"""How many messages may wait for a slow connection before it is closed; it can come back and catch up."""

_numbers: Final = count()


class Connection:
    """A connection: the seats it holds, what it has been sent, and what is waiting to be sent."""

    def __init__(self, network: str = "") -> None:
        self.network = network
        """From where it comes: whose share of the work it counts for."""
        self.number = next(_numbers)
        """Counts connections, so that the newer of two is known."""
        self.seats: list[int] = []
        self.out: deque[bytes | int] = deque()
        """Messages to send. A number means: close the connection with this code."""
        self.on_waiting: Callable[[], None] = lambda: None
        """Called when there is something to send."""
        self.sent: dict[int | None, int] = {}
        """For each viewer the number of the next event to send."""
        self.version: dict[int | None, tuple[int, int]] = {}
        self.paused: dict[int | None, object] = {}
        self.slot: dict[int | None, object] = {}
        """The slot of a pause for which a viewer was told what their seat is asked, or for which as much was done."""
        self.closing = False

    @property
    def viewers(self) -> list[int | None]:
        """The seats this connection looks through; None is a spectator."""
        return [*self.seats] or [None]

    def drop_seat(self, seat: int) -> None:
        """Give up this seat. A connection without seats is closed."""
        self.seats = [held for held in self.seats if held != seat]
        if not self.seats:
            self.close(1000)

    def send(self, message: ServerMessage) -> None:
        self.post(encode(message))

    def post(self, frame: bytes) -> None:
        if self.closing:
            return
        if len(self.out) >= WAITING:
            self.close(1013)
        else:
            self.out.append(frame)
            self.on_waiting()

    def close(self, code: int) -> None:
        if not self.closing:
            self.closing = True
            self.out.append(code)
            self.on_waiting()
