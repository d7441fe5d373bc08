"""A draft between A and B on a clock of the test's own, with a limit for picks."""

from __future__ import annotations

import asyncio
import json
from random import Random

from emberhold.server.store.store import ChainRow, SeatRow, TableRow
from emberhold.server.tokens import hashed
from emberhold.server.wire import client_messages
from tests.server.worlds import World

__all__ = ["SECONDS", "DraftWorld"]

SECONDS = 20


class DraftWorld(World):
    """The table of a draft, with a spectator."""

    def __init__(self, seed: int, seconds: int = SECONDS) -> None:
        super().__init__("spells", seed, holds=False)
        self.seconds = seconds

    async def open(self, undo: str = "free", seats: list[SeatRow] | None = None, *, bot: str | None = None) -> None:
        assert bot is None
        from emberhold.core.chain import Chain

        chain = Chain.begin("ashes-draft", {"players": 2}, self.seed)
        assert chain.match is not None
        first = chain.match.journal()
        kept = ChainRow("c", "ashes-draft", {"players": 2}, self.seed, self.seconds)
        row = TableRow(
            *("t", first.game, first.rules, dict(first.setup), first.seed, {"pace_ms": 0, "undo": undo}, 1, "running"),
            chain=kept,
        )
        people = seats or [SeatRow(n, "person", name, None, hashed(name), None, n) for n, name in enumerate("ab")]
        assert await self.store.create(row, people, limit=9)
        self.table = await self.tables.find("t")
        for name in list(self.connections):
            await self.enter(name)

    async def let_run(self) -> None:
        """Bots of ours think in another process unless they only look at the question, so give them a moment."""
        await super().let_run()
        live = self.table.live
        for _ in range(2000):
            if live is None or live.match.outcome is not None or not any(live.late(seat) for seat in self.thinking()):
                return
            await asyncio.sleep(0.005)
            await super().let_run()

    def thinking(self) -> list[int]:
        live = self.table.live
        return [] if live is None else [seat for decision in live.match.pending for seat in decision.seats]

    def deadline(self, name: str) -> int:
        """How much time this person was told to have left."""
        frames = [json.loads(text) for _, who, text in self.heard if who == name and text.startswith('{"t":"update"')]
        return int(frames[-1]["clock"]["deadline_ms"])

    async def answer(self, name: str, option: int = 0) -> None:
        asked = self.asked[name]
        assert asked is not None
        key = asked["options"][option]["key"]
        await self.say(name, client_messages.Answer("ab".index(name), asked["number"], key))

    async def to_picks(self) -> None:
        """Everybody takes a Phoenixborn."""
        for _ in range(2):
            await self.answer("ab"[self.thinking()[0]])

    async def play_on(self, chance: Random, most: int) -> None:
        """Both answer at random."""
        for _ in range(most):
            waiting = self.thinking()
            if not waiting:
                return
            name = "ab"[chance.choice(waiting)]
            asked = self.asked[name]
            assert asked is not None
            await self.answer(name, chance.randrange(len(asked["options"])))
