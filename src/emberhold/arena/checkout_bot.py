"""Bots of other checkouts of Emberhold: `greedy@../old` is greedy as it plays in that folder, with all its code.

It plays along in a process of its own (`checkout_host`), so both checkouts must have the same rules.
"""

from __future__ import annotations

import hashlib
import json
import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final, final

from emberhold.bots.bot import Bot
from emberhold.bots.handle import Handle
from emberhold.bots.one_seat_bot import Mishap, OneSeatBot
from emberhold.bots.outside.channel import Channel, ChannelClosed, TooLong
from emberhold.bots.roster import bot_seconds, check_bots, full_bot_name, load_bot
from emberhold.core.decisions import Decision
from emberhold.core.errors import EmberholdError
from emberhold.core.journal import Setup
from emberhold.core.registry import load_game, rules_in_a_line
from emberhold.core.rng import Rng

__all__ = ["CheckoutBot", "arena_bot", "check_arena_bot", "full_arena_name"]

START_S: Final = 30.0
"""How many seconds a checkout may take to load."""
LINE_BYTES: Final = 1 << 16
HOST: Final = Path(__file__).with_name("checkout_host.py")


def full_arena_name(name: str) -> str:
    """The name with its version; for a bot of another checkout, with a digest of the code there."""
    bot, folder = _split(name)
    if folder is None:
        return full_bot_name(name)
    return f"{bot}@{folder}#{_digest(folder)}"


def arena_bot(name: str, game: str) -> Bot:
    """A new bot of this full name."""
    bot, folder = _split(name)
    return load_bot(name) if folder is None else CheckoutBot(name, bot, Path(folder), game)


def check_arena_bot(name: str, game: str) -> None:
    """Raise an error if this bot is unknown, cannot be started, or knows other rules."""
    made = arena_bot(name, game)
    if not isinstance(made, CheckoutBot):
        check_bots([name])
        return
    try:
        made.start()
    finally:
        made.close()


def _split(name: str) -> tuple[str, str | None]:
    """The bot and the folder of its checkout, if it names one: whatever has a slash behind the last @."""
    bot, _, folder = name.partition("#")[0].rpartition("@")
    return (bot, folder) if bot and "/" in folder else (name, None)


def _digest(folder: str) -> str:
    """The code of a checkout in a few digits."""
    source = Path(folder) / "src"
    files = sorted((source / "emberhold").rglob("*.py"))
    if not files:
        raise EmberholdError(f"{folder} is no checkout of Emberhold: it has no folder src/emberhold.")
    whole = hashlib.sha256()
    for file in files:
        whole.update(f"{file.relative_to(source).as_posix()}\n".encode() + file.read_bytes())
    return whole.hexdigest()[:8]


@final
class CheckoutBot(OneSeatBot):
    """One bot of another checkout, for one seat."""

    uses_handle = False
    """It has a match of its own, and takes nothing from this one."""

    def __init__(self, name: str, bot: str, folder: Path, game: str) -> None:
        super().__init__()
        self.name = name
        self._bot = bot
        self._folder = folder
        self._game = game
        self._process: subprocess.Popen[bytes] | None = None
        self._channel: Channel | None = None
        self._keys: list[str] = []
        self._told = 0

    def start(self) -> None:
        """Start its process, if that has not been done."""
        if self._channel is not None:
            return
        python = self._folder / ".venv" / "bin" / "python"
        ours, theirs = socket.socketpair()
        with theirs:
            theirs.set_inheritable(True)
            self._process = subprocess.Popen(
                [str(python) if python.exists() else sys.executable, "-P", str(HOST), str(theirs.fileno())],
                stdin=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                pass_fds=(theirs.fileno(),),
                start_new_session=True,  # Ctrl-C is for the arena
                env={**os.environ, "PYTHONPATH": str(self._folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
            )
        self._channel = Channel(ours, LINE_BYTES)
        said = self._ask({"game": self._game, "bot": self._bot}, START_S)
        if "rules" not in said:
            raise EmberholdError(
                f"The bot '{self.name}' cannot be started: {said.get('raised', 'it does not answer')}."
            )
        here = rules_in_a_line(load_game(self._game))
        if said["rules"] != here:
            raise EmberholdError(f"{self._folder} has other rules of {self._game} ({said['rules']}, here {here}).")

    def begin(self, setup: Setup, seed: int, keys: list[str]) -> None:
        """A new match; `keys` are the answers that all bots give in it, and grow while it is played."""
        self.start()
        self._keys, self._told = keys, 0
        said = self._ask({"setup": setup, "seed": seed}, bot_seconds())
        if said:
            raise EmberholdError(f"{self.name}: a match cannot be begun there ({said}).")

    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> str:
        keys, self._told = self._keys[self._told :], len(self._keys)
        ask = {"keys": keys, "seat": handle.seat, "count": decision.count, "state": rng.state}
        said = self._ask(ask, bot_seconds())
        if "apart" in said:
            raise EmberholdError(f"{self._folder} plays another match than this checkout does ({said['apart']}).")
        if not isinstance(said.get("key"), str):
            self.mishaps.append(Mishap(self.name, "raised", said.get("late") or f"raised {said.get('raised')}"))
            return "0"
        rng.state = said["state"]
        return str(said["key"])

    def close(self) -> None:
        channel, self._channel = self._channel, None
        process, self._process = self._process, None
        if channel is not None:
            channel.close()
        if process is not None:
            process.kill()
            process.wait()

    def __del__(self) -> None:
        self.close()

    def _ask(self, ask: dict[str, object], seconds: float) -> dict[str, Any]:
        """What its process says to this; `late` if it says nothing."""
        assert self._channel is not None
        until = time.monotonic() + seconds
        try:
            self._channel.send(ask, until)
            said = json.loads(self._channel.receive(until))
        except TimeoutError:
            return {"late": f"took longer than {seconds:g} s"}
        except (ChannelClosed, TooLong, ValueError):
            return {"late": "ended its process"}
        return said if isinstance(said, dict) else {"late": "said something that is not a message"}
