"""How fast the server is over the wire: bytes and milliseconds per move, many tables at once, start-up. Prints JSON."""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tools.wire import Player, Served


async def guest(server: Served, player: Player, until: float, times: list[float], sizes: list[int]) -> None:
    """Answer at once: a move takes from the answer to the next question, including bots and disk."""
    async with server.sit(player.table, [player.token]) as socket:
        sent = 0.0
        while player.over is None and time.perf_counter() < until:
            frame = await socket.recv()
            sizes.append(len(frame))
            answer = player.hear(frame)
            if answer is None:
                continue
            if sent:
                times.append(time.perf_counter() - sent)
            sent = time.perf_counter()
            await socket.send(answer)


async def crowd(server: Served, game: str, tables: int, seconds: float) -> dict[str, Any]:
    """Many guests at once, each against a random bot."""
    players = []
    form = {"game": game, "seats": [{"kind": "person"}, {"kind": "bot", "bot": "random"}], "options": {"pace_ms": 0}}
    for number in range(tables):
        made = await asyncio.to_thread(server.post, "/api/tables", form)
        players.append(Player(made["table"], made["seats"][0]["token"], 0, number))
    times: list[float] = []
    sizes: list[int] = []
    began = time.perf_counter()
    await asyncio.gather(*(guest(server, player, began + seconds, times, sizes) for player in players))
    took = time.perf_counter() - began
    moves = max(1, len(times))
    cuts = statistics.quantiles(times, n=100) if len(times) > 1 else [0.0] * 99
    return {
        "game": game,
        "tables": tables,
        "moves": moves,
        "moves_per_s": round(moves / took, 1),
        "p50_ms": round(cuts[49] * 1000, 2),
        "p99_ms": round(cuts[98] * 1000, 2),
        "frames_per_move": round(len(sizes) / moves, 2),
        "bytes_per_move": round(sum(sizes) / moves),
    }


def bots_only(server: Served, game: str, tables: int, seconds: float) -> dict[str, Any]:
    """Tables with only bots, all at once: how quickly the server still answers, and when all matches are over."""
    bot = {"kind": "bot", "bot": "random"}
    began = time.perf_counter()
    ids = [server.post("/api/tables", {"game": game, "seats": [bot, bot]})["table"] for _ in range(tables)]
    laid = time.perf_counter()
    latency: list[float] = []
    left = set(ids)
    while left and time.perf_counter() - laid < seconds:
        for id in list(left):
            asked = time.perf_counter()
            if server.get(f"/api/tables/{id}")["state"] == "over":
                left.discard(id)
            latency.append(time.perf_counter() - asked)
    cuts = statistics.quantiles(latency, n=100) if len(latency) > 1 else [0.0] * 99
    return {
        "game": game,
        "tables": tables,
        "laid_s": round(laid - began, 2),
        "finished": tables - len(left),
        "seconds": round(time.perf_counter() - began, 2),
        "answer_p50_ms": round(cuts[49] * 1000, 2),
        "answer_p99_ms": round(cuts[98] * 1000, 2),
    }


def kept(server: Served, requests: int) -> dict[str, Any]:
    """A small resource, requested again and again over one connection, as a browser does."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    times = []
    for _ in range(requests):
        began = time.perf_counter()
        connection.request("GET", "/api/health")
        connection.getresponse().read()
        times.append(time.perf_counter() - began)
    connection.close()
    cuts = statistics.quantiles(times, n=100)
    return {"requests": requests, "p50_ms": round(cuts[49] * 1000, 2), "p99_ms": round(cuts[98] * 1000, 2)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 20, 100])
    args = parser.parse_args()
    report: dict[str, Any] = {"crowds": [], "bots_only": []}
    with tempfile.TemporaryDirectory() as folder:
        server = Served(Path(folder) / "bench.sqlite3")
        report["start_s"] = round(server.start_s, 2)
        try:
            report["kept_connection"] = kept(server, 500)
            for game in ("ashes", "aeons-end"):
                for tables in args.tables:
                    report["crowds"].append(asyncio.run(crowd(server, game, tables, args.seconds)))
                report["bots_only"].append(bots_only(server, game, max(args.tables), args.seconds * 4))
        finally:
            server.kill()
    print(json.dumps(report, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
