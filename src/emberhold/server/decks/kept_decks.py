"""The decks that a server keeps for its guests: within limits, and each for its own guest only."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from typing import Any, Final

from emberhold.server.decks.deck_reports import DeckReporter
from emberhold.server.errors import Refused
from emberhold.server.limits import Limits
from emberhold.server.store.deck_store import DeckRow, DeckStore
from emberhold.server.store.store import now_seconds
from emberhold.server.tokens import hashed, new_token
from emberhold.server.wire.deck_bodies import CarriedDecks, CarryCode, ChangedDeck, KeptDeck

__all__ = ["KeptDecks"]

SIGNS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""What a code is made of: nothing that is easily read as something else."""
CODE_LENGTH: Final = 12
"""Five bits each: with a few tries in each minute, and a quarter of an hour, nobody guesses one."""
GROUP: Final = 4


class KeptDecks:
    """The decks of all guests. A guest is known by the token; only its hash is stored."""

    def __init__(self, store: DeckStore, limits: Limits, reporter_of: Callable[[str], DeckReporter]) -> None:
        self._store = store
        self._limits = limits
        self._reporter_of = reporter_of

    async def listed(self, guest: str) -> list[KeptDeck]:
        return [self._kept(row) for row in await self._store.of_guest(hashed(guest))]

    async def one(self, id: str, guest: str) -> KeptDeck:
        return self._kept(_known(await self._store.one(id, hashed(guest))))

    async def add(self, guest: str, game: str, deck: dict[str, Any]) -> KeptDeck:
        now = now_seconds()
        row = DeckRow(new_token(9), hashed(guest), game, self._checked(deck, game), 1, now, now)
        if not await self._store.add(row, most=self._limits.decks, all_most=self._limits.all_decks):
            raise Refused("too-many-decks", {"n": self._limits.decks})
        return self._kept(row)

    async def replace(self, id: str, guest: str, body: ChangedDeck) -> KeptDeck:
        """Replace a version that the client knows. If another window was faster, nothing of its work is lost."""
        deck = self._checked(body.deck, _known(await self._store.one(id, hashed(guest))).game)
        row = _known(await self._store.replace(id, hashed(guest), deck, body.version, now_seconds()))
        if row.version != body.version + 1 or row.deck != deck:
            raise Refused("deck-changed")
        return self._kept(row)

    async def delete(self, id: str, guest: str) -> KeptDeck:
        return self._kept(_known(await self._store.delete(id, hashed(guest))))

    async def new_code(self, guest: str) -> CarryCode:
        code = "".join(secrets.choice(SIGNS) for _ in range(CODE_LENGTH))
        await self._store.set_code(hashed(guest), hashed(code), now_seconds() + self._limits.code_s)
        parts = [code[at : at + GROUP] for at in range(0, CODE_LENGTH, GROUP)]
        return CarryCode("-".join(parts), self._limits.code_s)

    async def drop_code(self, guest: str) -> None:
        await self._store.drop_code(hashed(guest))

    async def use_code(self, code: str, guest: str) -> CarriedDecks:
        plain = "".join(sign for sign in code.upper() if sign in SIGNS)
        ids = [new_token(9) for _ in range(self._limits.decks)]
        most = {"most": self._limits.decks, "all_most": self._limits.all_decks}
        found = await self._store.use_code(hashed(plain), hashed(guest), now_seconds(), ids, **most)
        if found == "unknown":
            raise Refused("unknown-code")
        if found == "too-many":
            raise Refused("too-many-decks", {"n": self._limits.decks})
        return CarriedDecks(found.new, found.known, guest)

    def _checked(self, deck: dict[str, Any], game: str) -> dict[str, Any]:
        whole = self._reporter_of(game).readable(deck)
        if len(json.dumps(whole).encode()) > self._limits.deck_bytes:
            raise Refused("too-large")
        return whole

    def _kept(self, row: DeckRow) -> KeptDeck:
        try:
            legal = self._reporter_of(row.game).is_legal(row.deck)
        except Refused:
            legal = False  # the game is not installed any more
        return KeptDeck(row.id, row.game, row.deck, legal, row.version, row.changed)


def _known(row: DeckRow | None) -> DeckRow:
    if row is None:
        raise Refused("unknown-deck")
    return row
