"""Kills the server again and again while many tables play: no accepted move may be lost, and no table may get stuck.

`make crash-test` runs it. It prints one JSON document and fails if a promise was broken.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from emberhold.core.journal import Entry, Journal
from emberhold.core.registry import replay
from tools.wire import Player, Served

GAMES = ("ashes", "aeons-end")


def open_tables(server: Served, count: int) -> tuple[list[Player], list[str]]:
    """Half of the tables have a guest against a bot, the others only bots. Some of the bots search."""
    players, all_tables = [], []
    for number in range(count):
        game = GAMES[number % len(GAMES)]
        bot = {"kind": "bot", "bot": "greedy" if number % 10 == 9 else "random"}
        person = {"kind": "person", "name": f"guest {number}"}
        form = {"game": game, "seats": [person if number % 4 < 2 else bot, bot], "options": {"pace_ms": 20}}
        made = server.post("/api/tables", form)
        all_tables.append(made["table"])
        for seat in made["seats"]:
            players.append(Player(made["table"], seat["token"], seat["seat"], number))
    return players, all_tables


async def play(server: Served, player: Player) -> None:
    """Play until the match is over or the server is gone. A player who comes back asks for all events again."""
    try:
        async with server.sit(player.table, [player.token]) as socket:
            player.sent = -1
            while player.over is None:
                answer = player.hear(await socket.recv())
                if answer is not None:
                    await asyncio.sleep(0.02)
                    await socket.send(answer)
    except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
        return


async def round_of_play(server: Served, players: list[Player], seconds: float, *, kill: bool) -> None:
    tasks = [asyncio.create_task(play(server, player)) for player in players if player.over is None]
    if kill:
        await asyncio.sleep(seconds)
        await asyncio.to_thread(server.kill)
    await asyncio.wait(tasks or [asyncio.create_task(asyncio.sleep(0))], timeout=60 if kill else seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def wait_until_over(server: Served, tables: list[str], until: float) -> list[str]:
    """Wait, and return the tables whose match never ended."""
    left = tables
    while left and time.monotonic() < until:
        left = [table for table in left if server.get(f"/api/tables/{table}")["state"] != "over"]
        if left:
            time.sleep(0.5)
    return left


def check_journals(db: Path, players: list[Player]) -> tuple[int, list[str]]:
    """Replay every journal. Returns the number of entries, and the tables with fewer moves than were accepted."""
    wrong: list[str] = []
    total = 0
    with closing(sqlite3.connect(db)) as raw:
        for id, game, rules, setup, seed in raw.execute("SELECT id, game, rules, setup, seed FROM tables"):
            rows = raw.execute("SELECT what, seat, value FROM entries WHERE tab = ? ORDER BY n", (id,)).fetchall()
            entries = [Entry(what, seat, tuple(json.loads(value))) for what, seat, value in rows]
            total += len(entries)
            match = replay(Journal(game, rules, json.loads(setup), seed, entries))
            for player in players:
                if player.table == id and list(match.events(player.seat))[: len(player.events)] != player.events:
                    wrong.append(id)
    return total, wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--kills", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--finish", type=float, default=90.0, help="seconds for all matches to end after the last kill")
    args = parser.parse_args()
    chance = random.Random(args.seed)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "tables.sqlite3"
        server = Served(db)
        starts = [server.start_s]
        players, tables = open_tables(server, args.tables)
        for _ in range(args.kills):
            asyncio.run(round_of_play(server, players, chance.uniform(0.4, 2.0), kill=True))
            server = Served(db)
            starts.append(server.start_s)
        asyncio.run(round_of_play(server, players, args.finish, kill=False))
        stuck = wait_until_over(server, tables, time.monotonic() + 30)
        server.stop()
        entries, wrong = check_journals(db, players)
    forgot = sum(player.forgot for player in players)
    report = {
        "tables": args.tables,
        "guests": len(players),
        "kills": args.kills,
        "entries": entries,
        "events_told": sum(len(player.events) for player in players),
        "moves_lost": forgot + len(wrong),
        "stuck": stuck,
        "slowest_start_s": round(max(starts), 2),
        "seconds": round(time.monotonic() - began, 1),
    }
    print(json.dumps(report))
    return 1 if stuck or forgot or wrong else 0


if __name__ == "__main__":
    sys.exit(main())
