"""What all tables of a server share: the store, the bots, the games, the clock, the limits."""

from __future__ import annotations

import time
from collections.abc import Callable

from emberhold.core.registry import GameSpec, game_names, load_game
from emberhold.server.bots.pool import BotPool
from emberhold.server.errors import Refused
from emberhold.server.limits import Limits
from emberhold.server.store.store import Store

__all__ = ["Services"]


class Services:
    """There is one for the whole server."""

    def __init__(self, store: Store, secret: bytes, bot_pool: BotPool, limits: Limits) -> None:
        self.store = store
        self.secret = secret
        self.bot_pool = bot_pool
        self.limits = limits
        self.clock: Callable[[], float] = time.monotonic
        """The clock that pauses are measured with."""
        self._specs: dict[str, GameSpec] = {}

    def spec(self, game: str) -> GameSpec:
        if game not in self._specs:
            if game not in game_names():
                raise Refused("unknown-game")
            self._specs[game] = load_game(game)
        return self._specs[game]

    def rules_version(self, game: str) -> str | None:
        """The version of the rules that this server uses; None if it does not have the game."""
        try:
            return self.spec(game).rules_version
        except Refused:
            return None

    async def close(self) -> None:
        self.bot_pool.close()
        await self.store.close()
