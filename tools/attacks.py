"""Attacks on a server, each from loopback addresses of its own, and what another table notices of them.

`python -m tools.attacks` measures each attack against a server with the usual limits and prints JSON. Called with the
name of an attack, a port and an address, it is the attacker: it attacks between the lines `go` and `stop`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tools.attack_pieces import ATTACKS
from tools.attack_ways import Attacker
from tools.wire import ROOT, Json

__all__ = ["Attack", "Measured", "Server", "Victim", "measured"]

NICE: Final = 10
"""The attacker and the server share this machine; the attacker must not win by taking its processors."""
RAMP_S: Final = 0.2
THINK_S: Final = 0.06
"""How long the victims think: they send fewer messages than they may."""
VICTIMS: Final = 10


class Server:
    """`emberhold serve` with the usual limits."""

    def __init__(self, db: Path, *options: str) -> None:
        self._log = db.with_suffix(".log").open("w+b")
        command = [sys.executable, "-m", "emberhold", "serve", "--port", "0", "--db", str(db), *options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self._log, text=True, cwd=ROOT)
        assert self.process.stdout is not None
        address = self.process.stdout.readline().strip().rstrip("/")
        if not address:
            raise RuntimeError("The server did not start.")
        self.port = int(address.rpartition(":")[2])

    @property
    def log_bytes(self) -> int:
        return os.fstat(self._log.fileno()).st_size

    def rss(self) -> int:
        """How many bytes of memory it has."""
        return rss_of(self.process.pid)

    def stop(self) -> None:
        self.process.terminate()
        self.process.communicate(timeout=30)
        self._log.close()


def rss_of(pid: int) -> int:
    """How many bytes of memory a process has."""
    pages = Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


class Victim:
    """Somebody at a table with two people, who answers as soon as they are asked, and looks at the clock."""

    def __init__(self, port: int, address: str, luck: int) -> None:
        self._guest = Attacker(port, address)
        self.table = ""
        self._socket: Any = None
        self._asked: Json | None = None
        self._shown: dict[int, Json] = {}
        self._luck = luck

    async def begin(self) -> None:
        """Open a table and sit down."""
        await self.leave()
        made = await self._guest.table([{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}])
        self.table = made["table"]
        self._socket = await self._guest.sit(made)
        self._shown = {}
        self._asked = await self._next()

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def moves(self, count: int) -> list[float]:
        """Make so many moves; how long each took from the answer to the next question, in seconds."""
        took: list[float] = []
        while len(took) < count:
            if self._asked is None:
                await self.begin()
            assert self._asked is not None
            decision = self._asked["decision"]
            self._luck = (self._luck * 6364136223846793005 + 1442695040888963407) % 2**64
            key = decision["options"][(self._luck >> 33) % len(decision["options"])]["key"]
            answer = {"t": "answer", "seat": self._asked["seat"], "number": decision["number"], "key": key}
            began = time.perf_counter()
            await self._socket.send(json.dumps(answer))
            self._asked = await self._next(self._asked["seat"], decision["number"])
            took.append(time.perf_counter() - began)
            await asyncio.sleep(THINK_S)
        return took

    async def _next(self, seat: int = -1, answered: int = -1) -> Json | None:
        """The next question once the answer to the last one is told, or None if the match is over."""
        while True:
            message = json.loads(await asyncio.wait_for(self._socket.recv(), 60))
            if message["t"] == "over":
                return None
            if message["t"] == "error":
                raise RuntimeError(f"The victim was refused: {message}")
            if message["t"] != "update":
                continue
            self._shown[message["seat"]] = message
            asked = [shown for shown in self._shown.values() if shown["decision"] is not None]
            told = seat < 0 or (self._shown[seat]["decision"] or {}).get("number") != answered
            if asked and told:
                return asked[0]


class Attack:
    """An attacker in a process of its own."""

    def __init__(self, name: str, port: int, address: str, table: str) -> None:
        command = [sys.executable, "-m", "tools.attacks", name, str(port), address, table]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        self._say("")

    def _say(self, line: str) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        if line:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        said = self._process.stdout.readline().strip()
        if not said:
            raise RuntimeError("The attacker has ended.")
        return said

    @contextlib.contextmanager
    def going(self) -> Iterator[None]:
        self._say("go")
        try:
            yield
        finally:
            self._say("stop")

    def end(self) -> Json:
        """What the attacker did: how often it was served and refused."""
        done: Json = json.loads(self._say("count"))
        return done

    def close(self) -> None:
        self._process.communicate("end\n", timeout=30)


class Measured:
    """How long the moves of another table took, round by round, without and with an attack; times in seconds."""

    def __init__(self) -> None:
        self.calm: list[list[float]] = []
        self.under: list[list[float]] = []
        self.done: Json = {}

    def p(self, rounds: list[list[float]], percent: int) -> float:
        """The median of the rounds."""
        return statistics.median(statistics.quantiles(times, n=100)[percent - 1] for times in rounds)

    @property
    def ratio(self) -> float:
        return self.p(self.under, 99) / self.p(self.calm, 99)


async def measured(server: Server, name: str, network: int, rounds: int, moves: int) -> Measured:
    """Attack and rest in turns, and let others play meanwhile; the attacker is in a network of its own."""
    found = Measured()
    victims = [Victim(server.port, f"127.0.{network}.1", luck) for luck in range(VICTIMS)]
    for victim in victims:
        await victim.begin()

    async def moves_of_all(count: int) -> list[float]:
        each = await asyncio.gather(*(victim.moves(count // VICTIMS) for victim in victims))
        return [time for times in each for time in times]

    attacker = name, server.port, f"127.0.{network}.2", victims[0].table
    with contextlib.closing(await asyncio.to_thread(Attack, *attacker)) as attack:
        await moves_of_all(moves // 2)
        for _ in range(rounds):
            found.calm.append(await moves_of_all(moves))
            with attack.going():
                await asyncio.sleep(RAMP_S)
                found.under.append(await moves_of_all(moves))
        found.done = attack.end()
    for victim in victims:
        await victim.leave()
    return found


async def attacker(name: str, port: int, address: str, table: str) -> None:
    """Obey the lines that come in."""
    os.nice(NICE)
    loop = asyncio.get_running_loop()
    guest = Attacker(port, address)
    way = ATTACKS[name](guest, table)
    await way.prepare()
    print("ready", flush=True)
    going: asyncio.Task[None] | None = None
    while (line := (await loop.run_in_executor(None, sys.stdin.readline)).strip()) != "end":
        if line == "go":
            going = asyncio.create_task(way.go())
            await asyncio.sleep(0)
        elif line == "stop" and going is not None:
            going.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await going
            await way.stop()
        print(json.dumps(guest.counts), flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*", default=list(ATTACKS), choices=list(ATTACKS))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--moves", type=int, default=200)
    args = parser.parse_args()
    report: Json = {}
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "attacked.sqlite3")
        try:
            for number, name in enumerate(args.only):
                before, logged = server.rss(), server.log_bytes
                found = asyncio.run(measured(server, name, number + 1, args.rounds, args.moves))
                report[name] = {
                    "calm_p50_ms": round(found.p(found.calm, 50) * 1000, 1),
                    "calm_p99_ms": round(found.p(found.calm, 99) * 1000, 1),
                    "attack_p50_ms": round(found.p(found.under, 50) * 1000, 1),
                    "attack_p99_ms": round(found.p(found.under, 99) * 1000, 1),
                    "ratio_p99": round(found.ratio, 2),
                    "rss_mb": [before >> 20, server.rss() >> 20],
                    "log_kb": (server.log_bytes - logged) >> 10,
                    "attacker": found.done,
                }
                print(name, json.dumps(report[name]), file=sys.stderr, flush=True)
        finally:
            server.stop()
    print(json.dumps(report, indent=1))
    return 0


if __name__ == "__main__":
    if len(sys.argv) == 5 and sys.argv[1] in ATTACKS:
        asyncio.run(attacker(sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4]))
    else:
        sys.exit(main())
