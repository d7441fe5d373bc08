"""The limits of a server. A host can change each of them (`changed`); the guide for hosts lists them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from emberhold.core.errors import EmberholdError
from emberhold.core.near import hint

__all__ = ["Limits", "changed"]


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a server."""

    tables: int = 1000
    """Open and running tables; archived and finished ones do not count."""
    address_tables: int = 100
    """How many of them may have been opened from one address."""
    guest_tables: int = 50
    """How many of them may have been opened by one guest."""
    table_spectators: int = 50
    """How many connections without a seat a table may have."""
    seat_connections: int = 8
    """How many connections may hold one seat; one more ends the oldest."""
    message_bytes: int = 4096
    body_bytes: int = 1 << 20
    """How long an uploaded journal may be."""
    form_bytes: int = 196_608
    """How long any other request may be."""
    setup_bytes: int = 65_536
    """How long a set-up, or what somebody has chosen for one, may be as JSON."""
    string: int = 200
    """How many letters a text in a set-up may have, such as the name of a deck."""
    messages_per_s: float = 20.0
    messages_burst: float = 60.0
    address_messages_per_s: float = 100.0
    address_messages_burst: float = 400.0
    """How fast the messages of one address are taken, over all its connections; those that come faster wait."""
    address_reading_ms_per_s: float = 30.0
    address_reading_ms_burst: float = 100.0
    """How many milliseconds of its processor the server takes each second to read what one address sends; what comes
    faster waits. It is for those who send very many very small things."""
    address_requests_per_s: float = 400.0
    address_requests_burst: float = 20.0
    """How fast the requests of one address are begun; those that come faster wait."""
    address_at_once: int = 4
    """How many requests and messages of one address are worked on at the same time; the others wait."""
    requests_per_s: float = 20.0
    requests_burst: float = 200.0
    reads_per_s: float = 100.0
    """How many pages and other things one address may ask for each second, and at once."""
    reads_burst: float = 2000.0
    work_per_s: float = 0.5
    """How many seconds of work each second one address may cause with uploads, replays and previews, and at once."""
    work_burst: float = 60.0
    thinking_per_s: float = 1.0
    thinking_burst: float = 600.0
    """How many seconds each second the bots of one address may think, and at once; beyond that they think briefly
    while others wait."""
    connections: int = 2000
    """Connections at the same time, of people who play, watch or only look at the page."""
    seated_reserve: int = 500
    """How many of them are kept free for people who sit at a table."""
    address_connections: int = 400
    """How many connections one address may have; people behind one router share an address."""
    request_s: float = 20.0
    """How long a request may take until all of it has arrived."""
    hello_s: float = 15.0
    """How long a new connection to a table may take to say who it is."""
    unread_s: float = 60.0
    """How long somebody may leave what they are sent unread."""
    unload_s: float = 900.0
    archive_s: int = 30 * 24 * 3600
    crowded_s: int = 24 * 3600
    """After how many seconds without use a table is archived if there is no room for a new one."""
    finished_s: int = 365 * 24 * 3600
    """How long finished and archived tables are kept."""
    chat_s: int = 30 * 24 * 3600
    """How long the chat of such a table is kept."""
    upload_s: int = 90 * 24 * 3600
    """How long an uploaded replay is kept."""
    uploads_bytes: int = 1 << 30
    """How much all uploaded replays together may take."""
    address_upload_bytes: int = 32 << 20
    """How much one address may upload in a day."""
    free_bytes: int = 256 << 20
    """If less is free on the disk, nothing new begins: no tables, uploads or decks. Matches go on."""
    name: int = 32
    pace_ms: int = 60_000
    pick_seconds: tuple[int, int] = (10, 600)
    """The least and the most seconds that a table may give for a pick in a draft."""
    journal_entries: int = 20_000
    """How many entries an uploaded journal may have."""
    match_entries: int = 10_000
    """When a match has so many, nothing in it can be taken back any more."""
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


KNOWN: Final[dict[str, type]] = {field.name: type(field.default) for field in fields(Limits)}


def changed(limits: Limits, values: Mapping[str, object]) -> Limits:
    """These limits with other values, as a host wrote them; the error names what is wrong with one."""
    new: dict[str, Any] = {name: _read(name, value) for name, value in values.items()}
    return replace(limits, **new)


def _read(name: str, value: object) -> int | float | tuple[int, int]:
    kind = KNOWN.get(name)
    if kind is None:
        raise EmberholdError(
            f"There is no limit '{name}'.{hint(name, list(KNOWN))} The guide for hosts lists them all."
        )
    parts = value.split("-") if isinstance(value, str) else value if isinstance(value, list) else [value]
    try:
        numbers = [float(str(part).replace("_", "")) for part in parts]
    except ValueError:
        raise EmberholdError(f"The limit '{name}' is a number, not '{value}'.") from None
    if kind is tuple:
        if len(numbers) != 2 or not 0 <= numbers[0] <= numbers[1]:
            raise EmberholdError(f"The limit '{name}' is two numbers such as 10-600, not '{value}'.")
        return int(numbers[0]), int(numbers[1])
    if len(numbers) != 1 or not 0 <= numbers[0] < 1e15 or (kind is int and numbers[0] % 1):
        whole = "a whole number" if kind is int else "a number"
        raise EmberholdError(f"The limit '{name}' is {whole} of at least 0, not '{value}'.")
    return int(numbers[0]) if kind is int else numbers[0]
