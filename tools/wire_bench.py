"""How fast the server is over the wire: moves a second and per second of processor time, bytes, start-up. Prints JSON.

Two people sit at each table, each with a connection of their own, and answer as soon as they are asked. When a match
is over, they begin another.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from tools.wire import OpenServer, Served

GAMES: Final = ("ashes", "aeons-end")
WARM_S: Final = 3.0
"""How long everybody plays before anything is counted."""


class Offered(msgspec.Struct):
    key: str


class Asked(msgspec.Struct):
    number: int
    options: list[Offered]


class Heard(msgspec.Struct):
    """What a guest of this benchmark reads of a message, so that most of its own time goes into the connection."""

    t: str
    decision: Asked | None = None


class Tally:
    """What a crowd counts while it is being watched."""

    def __init__(self) -> None:
        self.counting = False
        self.over = False
        self.times: list[float] = []
        self.frames = 0
        self.bytes = 0
        self.wire_bytes = 0


class Guest:
    """Plays one seat with arbitrary options."""

    def __init__(self, seat: int, luck: int) -> None:
        self.seat = seat
        self.luck = luck
        self.number = -1

    def answer(self, asked: Asked) -> bytes | None:
        """What to answer; None if this question was answered already."""
        if asked.number == self.number:
            return None
        self.number = asked.number
        self.luck = (self.luck * 6364136223846793005 + 1442695040888963407) % 2**64
        key = asked.options[(self.luck >> 33) % len(asked.options)].key
        return msgspec.json.encode({"t": "answer", "seat": self.seat, "number": self.number, "key": key})

    async def play(self, server: Served, table: str, token: str, tally: Tally, *, compressed: bool) -> None:
        """Play one match. A move takes from the answer until its player is shown what came of it."""
        read = msgspec.json.Decoder(Heard).decode
        self.number = -1
        async with server.sit(table, [token], compressed=compressed) as socket:
            sent = 0.0
            arrived = 0
            while not tally.over:
                frame = await socket.recv(decode=False)
                heard = read(frame)
                if tally.counting:
                    tally.frames += 1
                    tally.bytes += len(frame)
                    tally.wire_bytes += socket.arrived - arrived
                arrived = socket.arrived
                if heard.t == "over":
                    return
                if heard.t != "update":
                    continue
                if sent:
                    if tally.counting:
                        tally.times.append(time.perf_counter() - sent)
                    sent = 0.0
                answer = None if heard.decision is None else self.answer(heard.decision)
                if answer is not None:
                    sent = time.perf_counter()
                    await socket.send(answer, text=True)


async def table(server: Served, game: str, number: int, bot: str | None, tally: Tally, *, compressed: bool) -> None:
    """A table at which one match follows the other."""
    person = {"kind": "person"}
    other = person if bot is None else {"kind": "bot", "bot": bot}
    form = {"game": game, "seats": [person, other], "options": {"pace_ms": 0}}
    luck = number
    while not tally.over:
        made = await asyncio.to_thread(server.post, "/api/tables", form)
        guests = [(Guest(seat["seat"], luck * 2 + seat["seat"]), seat["token"]) for seat in made["seats"]]
        plays = [guest.play(server, made["table"], token, tally, compressed=compressed) for guest, token in guests]
        await asyncio.gather(*plays)
        luck += 1_000_000


async def crowd(
    server: Served, game: str, tables: int, seconds: float, bot: str | None, *, compressed: bool
) -> dict[str, Any]:
    """Play at so many tables at once, and count for a while."""
    tally = Tally()
    plays = [
        asyncio.create_task(table(server, game, number, bot, tally, compressed=compressed)) for number in range(tables)
    ]
    await asyncio.sleep(WARM_S + tables / 50)
    tally.counting, began, cpu = True, time.perf_counter(), server.cpu_s()
    await asyncio.sleep(seconds)
    tally.counting, took, cpu = False, time.perf_counter() - began, server.cpu_s() - cpu
    tally.over = True
    for play in plays:
        play.cancel()
    for ended in await asyncio.gather(*plays, return_exceptions=True):
        if isinstance(ended, Exception):
            raise ended
    moves = max(1, len(tally.times))
    p50, p99 = middle_and_slow(tally.times)
    return {
        "game": game,
        "tables": tables,
        "bot": bot,
        "compressed": compressed,
        "moves": moves,
        "moves_per_s": round(moves / took, 1),
        "moves_per_cpu_s": round(moves / max(cpu, 1e-9), 1),
        "cpu_share": round(cpu / took, 2),
        "p50_ms": p50,
        "p99_ms": p99,
        "frames_per_move": round(tally.frames / moves, 2),
        "bytes_per_move": round(tally.bytes / moves),
        "wire_bytes_per_move": round(tally.wire_bytes / moves),
    }


def middle_and_slow(times: Sequence[float]) -> tuple[float, float]:
    """The middle one of these times and the one that a hundredth of them exceed, in milliseconds."""
    if len(times) < 2:
        return 0.0, 0.0
    cuts = statistics.quantiles(times, n=100)
    return round(cuts[49] * 1000, 2), round(cuts[98] * 1000, 2)


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
    p50, p99 = middle_and_slow(latency)
    return {
        "game": game,
        "tables": tables,
        "laid_s": round(laid - began, 2),
        "finished": tables - len(left),
        "seconds": round(time.perf_counter() - began, 2),
        "answer_p50_ms": p50,
        "answer_p99_ms": p99,
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
    p50, p99 = middle_and_slow(times)
    return {"requests": requests, "p50_ms": p50, "p99_ms": p99}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each crowd is counted")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 20, 100, 400], help="how many tables play at once")
    parser.add_argument("--games", nargs="+", default=GAMES, choices=GAMES)
    parser.add_argument("--bot", help="play against this bot instead of a second person, for example random")
    parser.add_argument("--plain", action="store_true", help="connections without compression; browsers ask for it")
    parser.add_argument("--crowds-only", action="store_true", help="leave out the kept connection and tables of bots")
    args = parser.parse_args()
    report: dict[str, Any] = {"crowds": []}
    with tempfile.TemporaryDirectory() as folder:
        server = OpenServer(Path(folder) / "bench.sqlite3")
        report["start_s"] = round(server.start_s, 2)
        try:
            if not args.crowds_only:
                report["kept_connection"] = kept(server, 500)
            for game in args.games:
                for tables in args.tables:
                    one = crowd(server, game, tables, args.seconds, args.bot, compressed=not args.plain)
                    report["crowds"].append(asyncio.run(one))
            if not args.crowds_only:
                report["bots_only"] = [
                    bots_only(server, game, min(100, max(args.tables)), args.seconds * 4) for game in args.games
                ]
        finally:
            server.kill()
    print(json.dumps(report, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
