"""The program of a bot's own process: it loads the bot and lets it answer the decisions that come over the channel.

`bot_process` starts it as `python -m emberhold.bots.outside.host` with the number of a socket. It imports no game and
no client, and has nothing of the match in its memory but what the bot's seat has been told.
"""

from __future__ import annotations

import os
import select
import signal
import socket
import sys
import threading
import traceback
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import msgspec

from emberhold.bots.outside.calls import HOST_BYTES, Call
from emberhold.bots.outside.channel import Channel, ChannelClosed
from emberhold.bots.outside.far_match import FarHandle, FarTable, far_decision
from emberhold.bots.outside.walls import confine, end_with_parent
from emberhold.core.rng import Rng

__all__ = ["main"]

FILES: Final = "EMBERHOLD_BOT_FILES"
"""The variable with folders that a bot may also read and write, separated as in PATH."""
_WORDS: Final = 300
_read: Final = msgspec.json.Decoder().decode


def main(words: list[str]) -> int:
    """Let the bot answer until the other process closes the channel."""
    number, target, from_main_thread = int(words[0]), words[1], words[2] == "1"
    end = socket.socket(fileno=number)
    end.set_inheritable(False)
    if from_main_thread:
        end_with_parent(signal.SIGKILL)
    _watch(end)
    confine(filter(None, os.environ.pop(FILES, "").split(os.pathsep)))
    channel = Channel(end, HOST_BYTES)
    try:
        bot = _load(target)
        uses_handle = bool(bot.uses_handle)
    except BaseException as error:
        channel.send(Call("raised", key=_in_words(error)))
        return 1
    channel.send(Call("ready", yes=uses_handle))
    try:
        while True:
            _decide(bot, channel, _read(channel.receive()))
    except ChannelClosed:
        return 0


def _load(target: str) -> Any:
    module, _, name = target.partition(":")
    found: Any = import_module(module)
    for part in name.split("."):
        found = getattr(found, part)
    bot = found()
    if not callable(getattr(bot, "choose", None)) or not hasattr(bot, "uses_handle"):
        raise TypeError(f"{target} is not a bot: a bot needs `uses_handle` and `choose`")
    return bot


def _decide(bot: Any, channel: Channel, asked: dict[str, Any]) -> None:
    table, seat = FarTable(channel), asked["seat"]
    decision = far_decision(asked["decision"], lambda _: table.ask(Call("describe")))
    try:
        key = bot.choose(FarHandle(table, seat), decision, Rng(asked["luck"]))
        call = Call("chosen", key=key) if isinstance(key, str) else Call("raised", key=_no_key(key))
    except ChannelClosed:
        raise
    except Exception as error:
        call = Call("raised", key=_in_words(error))
    channel.send(call)


def _no_key(key: object) -> str:
    return f"it answered a {type(key).__name__}; an answer is the key of an option, a string"


def _in_words(error: BaseException) -> str:
    """What the bot raised, and where in its code."""
    said = " ".join(f"{type(error).__name__}: {error}".split())[:_WORDS]
    place = _place(error.__traceback__)
    return f"{said} ({place})" if place else said


def _place(trace: TracebackType | None) -> str:
    not_the_bot = (str(Path(__file__).parents[2]), str(Path(import_module.__code__.co_filename).parent), "<frozen")
    frames = [frame for frame in traceback.extract_tb(trace) if not frame.filename.startswith(not_the_bot)]
    return f"{Path(frames[-1].filename).name}, line {frames[-1].lineno}" if frames else ""


def _watch(end: socket.socket) -> None:
    """Exit when the process that has the match does, even if the bot never stops thinking."""
    if not hasattr(select, "poll"):
        return
    ends = select.poll()
    ends.register(end, 0)  # without other events, poll only reports that the other side is gone

    def wait() -> None:
        while not ends.poll():
            pass
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
