"""What all tables of a server share: the store, the bots, the games, the clock, the limits."""

from __future__ import annotations

import hashlib
import hmac
import time
from collections.abc import Callable

from emberhold.core.chain import ChainSpec, chain_names, load_chain
from emberhold.core.registry import GameSpec, chain_game_names, continues, game_names, load_game
from emberhold.server.bots.pool import BotPool
from emberhold.server.errors import Refused
from emberhold.server.limits import Limits
from emberhold.server.store.store import Store
from emberhold.server.work_budget import WorkBudget

__all__ = ["Services"]


class Services:
    """There is one for the whole server."""

    def __init__(self, store: Store, secret: bytes, bot_pool: BotPool, limits: Limits) -> None:
        self.store = store
        self.secret = secret
        self.bot_pool = bot_pool
        self.limits = limits
        self.work = WorkBudget(limits.work_per_s, limits.work_burst)
        """What each address may still cause."""
        self.clock: Callable[[], float] = time.monotonic
        """The clock that pauses are measured with."""
        self.hides_end: Callable[[str], bool] = lambda _: False
        """Whether the last match of this chain is over but nobody was told yet."""
        self.fits: dict[str, int | None] = {}
        """How many steps of replays by other rules can be shown, as far as somebody has asked."""
        self._specs: dict[str, GameSpec] = {}

    def spec(self, game: str) -> GameSpec:
        """A game that is installed here, also one that is only played as part of a chain."""
        if game not in self._specs:
            if game not in (*game_names(), *chain_game_names()):
                raise Refused("unknown-game")
            self._specs[game] = load_game(game)
        return self._specs[game]

    def chosen_game(self, game: str) -> GameSpec:
        """A game that people can choose by itself."""
        if game not in game_names():
            raise Refused("unknown-game")
        return self.spec(game)

    def chain_spec(self, name: str) -> ChainSpec:
        if name not in chain_names():
            raise Refused("unknown-chain")
        return load_chain(name)

    def known_spec(self, game: str) -> GameSpec | None:
        """The game, or None if it is not installed here."""
        try:
            return self.spec(game)
        except Refused:
            return None

    def rules_version(self, game: str) -> str | None:
        """The version of the rules that this server uses; None if it does not have the game."""
        spec = self.known_spec(game)
        return None if spec is None else spec.rules_version

    def continues(self, game: str, rules: str) -> bool:
        """Whether a match of this game that was played by these rules may go on at this server."""
        spec = self.known_spec(game)
        return spec is not None and continues(spec, rules)

    def place(self, network: str) -> str:
        """An address as it is stored: a hash with the secret of the server, so that nobody can read it there."""
        return hmac.new(self.secret, f"place:{network}".encode(), hashlib.sha256).hexdigest()[:24]

    def disk_is_full(self) -> bool:
        """Whether there is too little room to begin something new."""
        free = self.store.free_bytes()
        return free is not None and free < self.limits.free_bytes

    async def close(self) -> None:
        self.bot_pool.close()
        await self.store.close()
