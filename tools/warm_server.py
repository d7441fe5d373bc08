"""Servers that start at once: one process loads everything, and every server is a copy of it.

A server loads for more than a second, and the tests in a browser start more than a hundred of them. The process that
is copied ends with the process that asked for it, and so do its servers. Run as a program, this file is that process.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path

from emberhold.core.registry import game_names, load_game
from tools.serve_freely import serve
from tools.wire import ROOT, Served

__all__ = ["WarmServed"]


class WarmServed(Served):
    """A server that does not have to be loaded first."""

    def _start(self, db: Path, port: int) -> str:
        self._pid, address = _ask({"db": str(db.resolve()), "port": port})
        return address

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        """A server that has ended may be ended again."""
        if self._pid:
            os.kill(self._pid, how)
            _ask({"wait": self._pid})
            self._pid = 0


@cache
def _loaded_process() -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tools.warm_server"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    atexit.register(process.communicate)  # it reads that nobody has any more wishes, and ends
    return process


def _ask(wish: dict[str, object]) -> tuple[int, str]:
    process = _loaded_process()
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(wish) + "\n")
    process.stdin.flush()
    pid, address = json.loads(process.stdout.readline())
    return pid, address


def _copy_on_request() -> None:
    """Read wishes line by line until nobody can have any more; answer each with a process and an address."""
    for name in game_names():
        load_game(name)
    gc.freeze()
    servers: set[int] = set()
    for line in sys.stdin:
        wish = json.loads(line)
        if "wait" in wish:
            os.waitpid(wish["wait"], 0)
            servers.discard(wish["wait"])
            print('[0, ""]', flush=True)
            continue
        heard, told = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.dup2(told, sys.stdout.fileno())
            os.close(told)
            sys.stdin.close()
            serve(Path(wish["db"]), wish["port"])
            return
        os.close(told)
        servers.add(pid)
        with os.fdopen(heard, encoding="utf-8") as first_line:
            address = first_line.readline()
        print(json.dumps([pid, address]), flush=True)
    for pid in servers:
        os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    _copy_on_request()
