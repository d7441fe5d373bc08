"""Puts tables in any position into a server's database, for pictures and tests of the web client."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.server.store.sqlite import SqliteStore
from emberhold.server.store.store import SeatRow, TableRow, now_seconds
from emberhold.server.tokens import hashed, new_token
from tools.screens import State, answer

__all__ = ["LaidTable", "laid_match", "lay_table"]

NAMES: Final = ("Ada", "Ben", "Cleo", "Dan")


class LaidTable(NamedTuple):
    """A table and the tokens of its players, by seat."""

    table: str
    tokens: dict[int, str]

    def hold(self, *seats: int) -> str:
        """A script that gives these seats to a browser, as if it had joined the table."""
        held = [{"seat": seat, "token": self.tokens[seat]} for seat in seats or self.tokens]
        return f"localStorage.setItem('emberhold.seats', {json.dumps(json.dumps({self.table: held}))})"


def laid_match(state: State, game: str) -> Match:
    """The match of a state, after its answers."""
    spec = load_game(game)
    match = spec.new(spec.setups(len(state.seats))[0], 1) if state.given is None else spec.stage(state.given, 1)
    for seat, words in state.answers:
        answer(match, seat, words)
    return match


def lay_table(db: Path, state: State, game: str, *, shared: bool = False, **options: object) -> LaidTable:
    """Add this table to the database. No server may be using it."""
    match = laid_match(state, game)
    journal = match.journal()
    table, tokens, rows = new_token(9), dict[int, str](), list[SeatRow]()
    people = iter(NAMES)
    for seat, who in enumerate(state.seats):
        if who.startswith("bot="):
            rows.append(SeatRow(seat, "bot", bot=who.removeprefix("bot=")))
            continue
        tokens[seat] = new_token()
        screen = 0 if shared else seat
        rows.append(SeatRow(seat, "person", next(people, ""), token=hashed(tokens[seat]), screen=screen))
    options = {"undo": "free", "lists": None, "pace_ms": 0, "public": False} | options
    row = TableRow(
        table, game, journal.rules, dict(journal.setup), journal.seed, options, now_seconds(), "running", now_seconds()
    )

    async def put() -> None:
        store = SqliteStore(db)
        assert await store.create(row, rows, limit=1000)
        if journal.entries:
            await store.append(table, 0, journal.entries, now_seconds(), None)
        await store.close()

    with ThreadPoolExecutor(1) as pool:  # the caller may be inside an event loop
        pool.submit(asyncio.run, put()).result()
    return LaidTable(table, tokens)
