"""What a bot's process can ask the process that has the match, and the form of their messages."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

__all__ = ["BOT_BYTES", "HOST_BYTES", "WORLDS", "Call", "Pending", "Snapshot", "read_call"]

BOT_BYTES: Final = 64 * 1024
"""How long one message of a bot may be."""
HOST_BYTES: Final = 16 * 2**20
"""How long one message to a bot may be; a view has a few thousand bytes."""
WORLDS: Final = 1000
"""How many imagined worlds a bot may hold at a time."""

CallName = Literal[
    "answer", "candidates", "chosen", "clone", "concede", "describe", "evaluate", "events", "gives_up_turn", "imagine",
    "linger", "plays", "raised", "ready", "view", "why_not",
]  # fmt: skip


class Call(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One message from a bot's process. `do` decides which of the other fields count."""

    do: CallName
    world: int = -1
    """Which imagined world is meant; -1 is the real table, of which only the seat's own side can be seen."""
    index: int = 0
    """Which of the pending decisions."""
    seat: int | None = None
    number: int = 0
    """The place of an answer among the answers, an event's number, or the state of a random stream."""
    key: str = ""
    """The key of an option, or other text."""
    thing: int | str = ""
    yes: bool = False
    gone: tuple[int, ...] = ()
    """Worlds that the bot has let go of."""


_read: Final = msgspec.json.Decoder(Call).decode


def read_call(line: bytes) -> Call | None:
    """The message in a line; None if the line is not a message."""
    try:
        return _read(line)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return None


Pending = tuple[tuple[int, ...], tuple[int, ...], str, str, int, int]
"""A decision without its options: seats, their decision numbers, kind, rule, how many answers, which is "nothing"."""
Snapshot = dict[str, Any]
"""What a bot is told of a world after each step: `pending`, `quiet`, `outcome`."""
