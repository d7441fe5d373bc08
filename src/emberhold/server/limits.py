"""The limits of a server."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Limits"]


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a server."""

    tables: int = 1000
    """Open and running tables; archived and finished ones do not count."""
    message_bytes: int = 4096
    body_bytes: int = 1 << 20
    messages_per_s: float = 20.0
    messages_burst: float = 60.0
    requests_per_s: float = 20.0
    requests_burst: float = 200.0
    connections: int = 2000
    unload_s: float = 900.0
    archive_s: int = 30 * 24 * 3600
    crowded_s: int = 24 * 3600
    """After how many seconds without use a table is archived if there is no room for a new one."""
    name: int = 32
    pace_ms: int = 60_000
    pick_seconds: tuple[int, int] = (10, 600)
    """The least and the most seconds that a table may give for a pick in a draft."""
    journal_entries: int = 20_000
    decks: int = 100
    """How many decks a guest may keep."""
    all_decks: int = 100_000
    """How many decks the server keeps for all guests together."""
    deck_bytes: int = 16_384
    """How long one of them may be, as JSON."""
    codes_per_s: float = 0.1
    codes_burst: float = 10.0
    """How fast one address may try codes that carry decks to another device."""
    code_s: int = 15 * 60
    """How long such a code is valid."""
