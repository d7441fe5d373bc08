"""Matches that are over, put into a server's database with their replay, for pictures and tests of the web client."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from emberhold.core.journal import Journal
from emberhold.core.registry import load_game, replay
from emberhold.core.rng import Rng
from emberhold.server.store.sqlite import SqliteStore
from emberhold.server.store.store import Finish, ReplayRow, SeatRow, TableRow
from emberhold.server.tables.played import played_rows
from emberhold.server.tokens import hashed, new_token
from tools.laid_table import LaidTable

__all__ = ["GUEST", "PAST", "PastTable", "by_chance", "lay_past", "past", "visit"]

GUEST: Final = "a-guest-with-a-long-past"
JOURNALS: Final = Path(__file__).parents[1] / "docs" / "reports" / "journals"
NOON: Final = 1_790_000_000


class PastTable(NamedTuple):
    """A match that is over: its table, and its replay."""

    laid: LaidTable
    replay: str


@cache
def by_chance(game: str, players: int, seed: int) -> Journal:
    """A whole match by chance."""
    spec = load_game(game)
    setups = spec.setups(players)
    match, rng = spec.new(setups[seed % len(setups)], seed), Rng(seed).fork()
    while match.outcome is None:
        decision = match.pending[rng.below(len(match.pending))]
        match.answer(decision.seats[0], decision, str(rng.below(decision.count)))
    return match.journal()


def _won_by(seat: int) -> Journal:
    """A match of Ashes by chance that this seat has won."""
    for seed in range(100):
        journal = by_chance("ashes", 2, seed)
        outcome = replay(journal).outcome
        if outcome is not None and outcome.winners == (seat,):
            return journal
    raise LookupError(f"Seat {seat} never wins.")


def past(name: str) -> Journal:
    """A match of this name in `PAST`."""
    if name.startswith("ashes"):
        return _won_by(int(name == "ashes-lost"))
    return Journal.loads((JOURNALS / f"{PAST[name]}.json").read_text(encoding="utf-8"))


PAST: Final = {"ashes-won": "", "ashes-lost": "", "aeons-end-won": "maggoth-won", "aeons-end-lost": "fenrix-lost"}
"""Ends to look at, by game and result; the battles are kept with the reports."""


def lay_past(db: Path, journal: Journal, number: int = 0) -> PastTable:
    """Add this match to the database: Ada had the first seat, bots the others. No server may be using it."""
    match = replay(journal)
    assert match.outcome is not None
    table, token, id, spec = new_token(9), new_token(), new_token(12), load_game(journal.game)
    rows = [SeatRow(seat, "bot", bot="greedy") for seat in range(match.seats)]
    rows[0] = SeatRow(0, "person", "Ada", None, hashed(token), hashed(GUEST))
    options = {"undo": "free", "lists": None, "pace_ms": 0, "public": False}
    ended = NOON + number * 3600
    kept = dict(journal.setup), journal.seed, options, ended, "running", ended
    row = TableRow(table, journal.game, journal.rules, *kept)
    people = [one.name for one in rows], [one.bot for one in rows]
    outcome = match.outcome.to_json()
    length = len(journal.entries)
    record = ReplayRow(id, journal.game, journal.rules, journal.dumps(), *people, outcome, ended, table, length=length)
    finish = Finish(outcome, record, played_rows(spec, match, rows, match.outcome))
    *entries, last = journal.entries

    async def put() -> None:
        store = SqliteStore(db)
        assert await store.create(row, rows, entries, limit=1000)
        await store.append(table, len(entries), [last], ended, finish)
        await store.close()

    with ThreadPoolExecutor(1) as pool:  # the caller may be inside an event loop
        pool.submit(asyncio.run, put()).result()
    return PastTable(LaidTable(table, {0: token}), id)


def visit() -> str:
    """A script that makes a browser that of the guest whose matches these are."""
    return f"localStorage.setItem('emberhold.guest', {json.dumps(json.dumps(GUEST))})"
