"""What very many tables cost a server: memory and disk for each, after retention, and how it starts. Prints JSON.

One part opens tables of bots over HTTP, some at a time, until all of them are over; the limits that this needs are
lifted by options that every host has. The other part stores tables in the middle of a match, and starts a server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from emberhold.server.store.sqlite import SqliteStore
from emberhold.server.store.store import SeatRow, TableRow, now_seconds
from emberhold.server.tokens import hashed, new_token
from tools.attack_ways import Attacker
from tools.attacks import Server
from tools.wire import Json

LIFTED: Final = (
    *("tables", "address_tables", "guest_tables", "requests_per_s", "requests_burst", "reads_per_s", "reads_burst"),
    *("address_requests_per_s", "address_at_once"),
)
SWEPT_S: Final = 100
"""Finished tables leave memory after half a minute, when it is swept, once a minute."""
AT_ONCE: Final = 40
"""How many tables are played at the same time."""
DIFFERENT: Final = 50
"""How many of the matches that are stored for a start differ."""
GAMES: Final = ("ashes", "aeons-end")


def lifted() -> list[str]:
    return [f"--limit={name}=1000000" for name in LIFTED]


async def play(server: Server, count: int) -> None:
    """Open so many tables of bots, and wait until their matches are over."""
    guest, left = Attacker(server.port, "127.0.0.1"), iter(range(count))

    async def some() -> None:
        for number in left:
            made = await guest.table([{"kind": "bot", "bot": "random"}] * 2, GAMES[number % 2])
            while (await guest.get(f"/api/tables/{made['table']}"))["state"] != "over":
                await asyncio.sleep(0.2)

    await asyncio.gather(*(some() for _ in range(AT_ONCE)))


def size(db: Path) -> int:
    """How many bytes the database takes, once everything is in the file itself."""
    with sqlite3.connect(db) as kept:
        kept.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return db.stat().st_size


def finished(folder: Path, count: int) -> Json:
    """Tables that are opened and played to their end, then forgotten, then deleted because they are old."""
    db = folder / "finished.sqlite3"
    server = Server(db, *lifted(), "--quiet")
    try:
        asyncio.run(play(server, 20))  # what is loaded only once is not counted
        before, at_first = server.rss(), size(db)
        began = time.perf_counter()
        asyncio.run(play(server, count))
        took, rss, disk = time.perf_counter() - began, server.rss(), size(db)
        time.sleep(SWEPT_S)
        later = server.rss()
        loaded = asyncio.run(Attacker(server.port, "127.0.0.1").get("/api/health"))["tables"]
    finally:
        server.stop()
    report: Json = {
        "tables": count,
        "seconds": round(took),
        "rss_mb": {"before": before >> 20, "all over": rss >> 20, "swept": later >> 20},
        "in_memory_when_swept": loaded,
        "memory_kb_per_table": round((rss - before) / count / 1024, 1),
        "disk_kb_per_table": round((disk - at_first) / count / 1024, 1),
    }
    with sqlite3.connect(db) as kept:
        kept.execute("UPDATE tables SET touched = touched - 400 * 86400")
        kept.execute("UPDATE replays SET created = created - 400 * 86400")
    from emberhold.server.limits import Limits

    async def clean() -> int:
        store, gone = SqliteStore(db), 0
        while (deleted := (await store.clean(now_seconds(), Limits()))[0]) > 0:
            gone += deleted
        await store.close()
        return gone

    report["deleted"] = asyncio.run(clean())
    with sqlite3.connect(db) as kept:
        pages, free = (kept.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "freelist_count"))
    report["disk_in_use_after_retention"] = round((pages - free) / pages, 3)
    return report


def half_played(game: str, seed: int, answers: int) -> Match:
    spec = load_game(game)
    match, luck = spec.new(spec.setups(2)[0], seed), Rng(seed)
    while match.pending and match.answered < answers:
        decision = match.pending[0]
        match.answer(decision.seats[0], decision, str(luck.below(decision.count)))
    return match


def started(folder: Path, count: int, answers: int, *, bots: bool) -> Json:
    """A start with so many tables in the middle of their match, of people alone or with a bot each."""
    db = folder / f"stored-{bots}.sqlite3"

    async def put() -> None:
        store = SqliteStore(db)
        journals = [half_played(GAMES[seed % 2], seed, answers).journal() for seed in range(DIFFERENT)]
        for number in range(count):
            journal = journals[number % DIFFERENT]
            seats = [SeatRow(seat, "person", "Ada", token=hashed(str(seat)), screen=seat) for seat in range(2)]
            if bots:
                seats[1] = SeatRow(1, "bot", bot="random")
            options: dict[str, Any] = {"undo": "free", "lists": None, "pace_ms": 0, "public": False}
            kept = dict(journal.setup), journal.seed, options
            row = TableRow(new_token(9), journal.game, journal.rules, *kept, now_seconds(), "running")
            assert await store.create(row, seats, journal.entries, limit=count + 1)
        await store.close()

    asyncio.run(put())
    disk = size(db)
    began = time.perf_counter()
    server = Server(db, *lifted(), "--quiet")
    try:
        guest = Attacker(server.port, "127.0.0.1")
        asyncio.run(guest.get("/api/health"))
        first = time.perf_counter() - began
        slowest, loaded, rss = 0.0, 0, 0
        while True:
            asked = time.perf_counter()
            health = asyncio.run(guest.get("/api/health"))
            slowest = max(slowest, time.perf_counter() - asked)
            rss = max(rss, server.rss())
            if health["tables"] == loaded and time.perf_counter() - began > first + 5:
                break
            loaded = health["tables"]
            time.sleep(0.5)
        took = time.perf_counter() - began
    finally:
        server.stop()
    return {
        "tables": count,
        "answers_each": answers,
        "disk_mb": disk >> 20,
        "first_answer_s": round(first, 2),
        "slowest_answer_meanwhile_ms": round(slowest * 1000, 1),
        "resumed_after_s": round(took, 1),
        "in_memory": loaded,
        "rss_mb": rss >> 20,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--finished", type=int, default=2000)
    parser.add_argument("--stored", type=int, default=5000)
    parser.add_argument("--answers", type=int, default=80)
    args = parser.parse_args()
    report: Json = {}
    with tempfile.TemporaryDirectory() as folder:
        if args.stored:
            for bots in (False, True):
                name = "started, with bots" if bots else "started, only people"
                report[name] = started(Path(folder), args.stored, args.answers, bots=bots)
                print(json.dumps(report), file=sys.stderr, flush=True)
        if args.finished:
            report["finished"] = finished(Path(folder), args.finished)
    print(json.dumps(report, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
