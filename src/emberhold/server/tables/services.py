"""What all tables of a server share: the store, the bots, the games, the clock, the limits."""

from __future__ import annotations

import hashlib
import hmac
import time
from collections import OrderedDict
from collections.abc import Callable
from datetime import date

from emberhold.core.chain import ChainSpec, chain_names, load_chain
from emberhold.core.daily import utc_today
from emberhold.core.deck_tools import deck_tools_of
from emberhold.core.registry import GameSpec, chain_game_names, continues, game_names, load_game
from emberhold.i18n.deck_names import deck_names
from emberhold.server.bots.pool import BotPool
from emberhold.server.errors import Refused
from emberhold.server.limits import Limits
from emberhold.server.logs import log, where
from emberhold.server.store.store import Store
from emberhold.server.turns import Turns
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
        self.thinking = WorkBudget(limits.thinking_per_s, limits.thinking_burst)
        """How long the bots of each address may still think while others wait for theirs."""
        self.turns = Turns(limits.address_at_once)
        """Whose message is next."""
        self.costly_turns = Turns(1)
        """Whose costly message is next: each address has only one at a time."""
        self.clock: Callable[[], float] = time.monotonic
        """The clock that pauses are measured with."""
        self.today: Callable[[], date] = utc_today
        """Which day it is, for matches of the day."""
        self.hides_end: Callable[[str], bool] = lambda _: False
        """Whether the last match of this chain is over but nobody was told yet."""
        self.fits: dict[str, int | None] = {}
        """How many steps of replays by other rules can be shown, as far as somebody has asked."""
        self.steps: OrderedDict[str, bytes] = OrderedDict()
        """All steps of the replays that somebody has asked for lately, gzipped."""
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

    def get_ready(self) -> None:
        """Load what is loaded only once and takes long, so that nobody has to wait for it later."""
        for name in game_names():
            try:
                spec = self.spec(name)
                spec.choices(spec.players[1], {})
                tools = deck_tools_of(spec)
                if tools is not None:
                    deck_names(name, tools)
            except Exception as error:
                log("game-not-loaded", game=name, error=where(error))  # who asks for it is told more

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
