"""Lets a bot of another checkout play. It runs there, as a program of its own, with that checkout's code.

So it imports only what every checkout has, and nothing of this package. The match is played along: it gets the set-up,
the seed and every answer, and asks the bot when its seat has to choose. The bot itself gets a handle, as everywhere.
"""

from __future__ import annotations

import json
import os
import socket
import sys
from typing import Any

__all__ = ["Host"]


class Host:
    """One bot of this checkout, and the match it plays."""

    def __init__(self, game: str, bot: str) -> None:
        from emberhold.bots import load_bot
        from emberhold.core.registry import load_game

        self.spec = load_game(game)
        self.bot = load_bot(bot)
        self.match: Any = None

    def begin(self, setup: Any, seed: int) -> None:
        """A new match."""
        self.match = self.spec.new(setup, seed, track=True, log=True)

    def follow(self, keys: list[str], seat: int, count: int) -> Any:
        """Give these answers; the decision after them, if it is the one that is meant, otherwise None."""
        for key in keys:
            decision = self._next()
            if decision is None:
                return None
            self.match.answer(decision.seats[0], decision, key)
        decision = self._next()
        return decision if decision is not None and (decision.seats[0], decision.count) == (seat, count) else None

    def _next(self) -> Any:
        """The next decision that is a choice."""
        while self.match.pending:
            decision = self.match.pending[0]
            if decision.count > 1:
                return decision
            self.match.answer(decision.seats[0], decision, "0")
        return None

    def choose(self, decision: Any, seat: int, state: int) -> dict[str, object]:
        """What the bot answers, and how its chance goes on."""
        from emberhold.bots import Handle
        from emberhold.core.rng import Rng

        rng = Rng(state)
        key = self.bot.choose(Handle(self.match, seat), decision, rng)
        return {"key": key, "state": rng.state}


def rules_of(spec: Any) -> str:
    """All versions of its rules; older checkouts have games with only one."""
    return " ".join(spec.all_rules()) if hasattr(spec, "all_rules") else str(spec.rules_version)


def reply(host: Host | None, ask: dict[str, Any]) -> tuple[Host | None, dict[str, object]]:
    """What is said to one line."""
    if host is None:
        host = Host(ask["game"], ask["bot"])
        return host, {"rules": rules_of(host.spec)}
    if "setup" in ask:
        host.begin(ask["setup"], ask["seed"])
        return host, {}
    try:
        decision = host.follow(ask["keys"], ask["seat"], ask["count"])
    except Exception as error:
        return host, {"apart": f"{type(error).__name__}: {error}"}
    return host, {"apart": "another question"} if decision is None else host.choose(decision, ask["seat"], ask["state"])


def serve(lines: Any) -> None:
    """Answer line by line, until the other side is gone."""
    host: Host | None = None
    for line in lines:
        try:
            host, said = reply(host, json.loads(line))
        except Exception as error:
            said = {"raised": f"{type(error).__name__}: {error}"}
        lines.write(json.dumps(said).encode() + b"\n")
        lines.flush()


if __name__ == "__main__":
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # what a bot prints is nobody's business
    with socket.socket(fileno=int(sys.argv[1])) as end, end.makefile("rwb") as stream:
        serve(stream)
