"""Starts a bot's own process, talks to it and ends it; used by the process that has the match."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import weakref
from pathlib import Path
from typing import IO, Any, Final, final

from emberhold.bots.outside.calls import BOT_BYTES, Call, read_call
from emberhold.bots.outside.channel import Channel, ChannelClosed, TooLong
from emberhold.bots.outside.walls import hide_memory

__all__ = ["BotFailure", "BotProcess"]

LOG: Final = "EMBERHOLD_BOT_LOG"
"""The variable that names a file for what bots print; without it, that is thrown away."""
_HOST: Final = "emberhold.bots.outside.host"
_PASSED_ON: Final = (
    "EMBERHOLD_BOT_FILES", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "LD_LIBRARY_PATH", "PATH", "SYSTEMROOT", "TZ",
    "VIRTUAL_ENV",
)  # fmt: skip
"""The only environment variables that a bot's process gets, besides those that begin with BOT_."""


class BotFailure(Exception):
    """A bot did not answer: why, as one word and as a sentence, and whether its process has to end."""

    def __init__(self, kind: str, words: str, *, fatal: bool = True) -> None:
        super().__init__(words)
        self.kind = kind
        self.words = words
        self.fatal = fatal


@final
class BotProcess:
    """A fresh interpreter that has loaded the bot. It inherits one socket, and nothing of this process's memory.

    With `here`, the bot may be a module in the current folder.
    """

    def __init__(self, target: str, seconds: float, *, here: bool = False) -> None:
        hide_memory()
        ours, theirs = socket.socketpair()
        theirs.set_inheritable(True)
        in_main = threading.current_thread() is threading.main_thread()
        command = [sys.executable, "-P", "-m", _HOST, str(theirs.fileno()), target, "1" if in_main else "0"]
        more: dict[str, Any] = {"close_fds": False}
        if sys.platform != "win32":
            # A session of its own: Ctrl-C reaches only us, and processes that the bot starts are ended with it.
            more = {"pass_fds": (theirs.fileno(),), "start_new_session": True}
        with theirs, _log() as out:
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=out, stderr=out, env=_environment(here=here), **more
            )
        self._channel = Channel(ours, BOT_BYTES)
        self.end = weakref.finalize(self, _end, self._process, self._channel, os.getpid())
        """Ends the bot's process; called by itself when this object is collected or this process ends."""
        said = self.hear(time.monotonic() + seconds, seconds)
        if said.do != "ready":
            self.end()
            raise BotFailure("raised", f"raised {said.key[:400]}")
        self.uses_handle = said.yes

    @property
    def pid(self) -> int:
        return self._process.pid

    def say(self, message: Any, until: float, seconds: float) -> None:
        """Send a message; the bot has until then to take it."""
        try:
            self._channel.send(message, until)
        except TimeoutError:
            raise self._failed("slow", f"took longer than {seconds:g} s") from None
        except ChannelClosed:
            raise self._gone() from None

    def hear(self, until: float, seconds: float) -> Call:
        """The next message; the bot has until then to send it."""
        try:
            call = read_call(self._channel.receive(until))
        except TimeoutError:
            raise self._failed("slow", f"took longer than {seconds:g} s") from None
        except ChannelClosed:
            raise self._gone() from None
        except TooLong:
            raise self._failed("flood", f"sent more than {BOT_BYTES // 1024} kB at once") from None
        if call is None:
            raise self._failed("nonsense", "sent something that is not a message")
        return call

    @property
    def quiet(self) -> bool:
        """Whether it has sent nothing without being asked."""
        return self._channel.idle

    def _failed(self, kind: str, words: str) -> BotFailure:
        self.end()
        return BotFailure(kind, words)

    def _gone(self) -> BotFailure:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(0.2)
        status = self._process.returncode
        self.end()
        how = "" if status is None else f" by signal {-status}" if status < 0 else f" with status {status}"
        return BotFailure("ended", f"ended its process{how}")


def _end(process: subprocess.Popen[bytes], channel: Channel, owner: int) -> None:
    if os.getpid() != owner:
        return  # this is a forked copy of the process that started it
    channel.close()
    with contextlib.suppress(OSError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(1)


def _environment(*, here: bool) -> dict[str, str]:
    passed = {name: value for name, value in os.environ.items() if name in _PASSED_ON or name.startswith("BOT_")}
    path = [entry or str(Path.cwd()) for entry in [*sys.path, *([""] if here else [])]]
    return passed | {"PYTHONPATH": os.pathsep.join(dict.fromkeys(path)), "PYTHONDONTWRITEBYTECODE": "1"}


def _log() -> IO[bytes]:
    file = os.environ.get(LOG)
    return Path(file or os.devnull).open("ab")
