"""What a server stores of the decks that guests build."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, Protocol

__all__ = ["CopiedDecks", "DeckRow", "DeckStore"]


@dataclass(slots=True)
class DeckRow:
    """A deck of a guest. `guest` is the hash of the token; `version` counts the changes, from 1."""

    id: str
    guest: str
    game: str
    deck: dict[str, Any]
    version: int
    created: int
    changed: int


@dataclass(slots=True)
class CopiedDecks:
    """What a code brought: how many decks are new, and how many the guest already had."""

    new: int
    known: int


class DeckStore(Protocol):
    """Stores decks. Nothing of one guest can be read or changed with the hash of another."""

    async def of_guest(self, guest: str) -> list[DeckRow]:
        """All decks of a guest, the last changed first."""
        ...

    async def one(self, id: str, guest: str) -> DeckRow | None: ...

    async def add(self, row: DeckRow, *, most: int, all_most: int) -> bool:
        """Add a deck; False if the guest, or the server, has too many already."""
        ...

    async def replace(self, id: str, guest: str, deck: dict[str, Any], version: int, now: int) -> DeckRow | None:
        """Replace this version of a deck. What is stored afterwards; None if the guest has no such deck.

        If it has another version by now, nothing changes and that version is returned.
        """
        ...

    async def delete(self, id: str, guest: str) -> DeckRow | None:
        """Delete a deck, and return it; None if the guest has no such deck."""
        ...

    async def set_code(self, guest: str, code: str, expires: int) -> None:
        """Let this code (its hash) carry the guest's decks. The guest's earlier code is void."""
        ...

    async def drop_code(self, guest: str) -> None: ...

    async def use_code(
        self, code: str, guest: str, now: int, ids: list[str], *, most: int, all_most: int
    ) -> CopiedDecks | Literal["unknown", "too-many"]:
        """Copy the decks that this code carries to a guest, under `ids`; the code is void after that.

        A deck that the guest has already is left out. If there is no room for all of them, nothing happens.
        """
        ...
