"""Bots that misbehave, each in its own way; they are loaded into processes of their own, never into the tests'."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from emberhold import Decision, Handle, Rng
from tests.bots.search import objects_like_a_match, places_with, unmasked


class Fine:
    """The twin that does nothing wrong."""

    uses_handle = False

    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> Any:  # noqa: ARG002
        return "1"


class Hangs(Fine):
    def choose(self, *_: object) -> Any:
        time.sleep(600)


class Spins(Fine):
    def choose(self, *_: object) -> Any:
        while True:
            pass


class Raises(Fine):
    def choose(self, *_: object) -> Any:
        raise ValueError("out of ideas")


class Dies(Fine):
    def choose(self, *_: object) -> Any:
        os._exit(3)


class Exits(Fine):
    def choose(self, *_: object) -> Any:
        sys.exit("enough")


class AnswersNonsense(Fine):
    def choose(self, *_: object) -> Any:
        return "the best one"


class AnswersNumber(Fine):
    def choose(self, *_: object) -> Any:
        return 0


class Prints(Fine):
    """Prints a lot to everything that can be printed to, and answers."""

    def choose(self, *_: object) -> Any:
        for _line in range(200):
            print("noise " * 200)
            print("noise " * 200, file=sys.stderr)
        os.write(1, b"noise\n")
        return "1"


def channel_of(handle: Handle) -> Any:
    """The socket to the other process, dug out of a handle."""
    cells = handle._view.__closure__
    assert cells is not None
    return cells[0].cell_contents._channel._socket


class Floods(Fine):
    """Writes to the channel without end and reads nothing."""

    def choose(self, handle: Handle, *_: object) -> Any:
        while True:
            channel_of(handle).sendall(b"x" * 65536)


class Babbles(Fine):
    """Sends lines that are no messages."""

    def choose(self, handle: Handle, *_: object) -> Any:
        channel_of(handle).sendall(b'{"do": ["[' * 3 + b"\n")
        time.sleep(600)


class AsksForever(Fine):
    """Asks for things that there are not, as fast as it can."""

    uses_handle = True

    def choose(self, handle: Handle, *_: object) -> Any:
        while True:
            handle.events()


class SpeaksUnasked(Fine):
    """Answers, and then says something more."""

    def choose(self, handle: Handle, *_: object) -> Any:
        channel_of(handle).sendall(b'{"do":"chosen","key":"1"}\n{"do":"chosen","key":"1"}\n')
        time.sleep(600)


class LeavesChildren(Fine):
    """Starts a process that keeps the channel open, and hangs."""

    def choose(self, handle: Handle, *_: object) -> Any:
        channel_of(handle).set_inheritable(True)
        subprocess.Popen([sys.executable, "-c", "import time; time.sleep(20)"], close_fds=False)
        time.sleep(600)


class Collects(Fine):
    """Holds on to every world that it gets."""

    uses_handle = True

    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> Any:  # noqa: ARG002
        worlds = []
        while True:
            worlds.append(handle.determinize(rng))


class Keeps(Fine):
    """Comes back to a world of the decision before."""

    uses_handle = True
    world: Any = None

    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> Any:  # noqa: ARG002
        if self.world is not None:
            self.world.view(0)
        self.world = handle.determinize(rng)
        return "1"


class Stumbles(Fine):
    """Calls everything on its worlds with arguments that make no sense, and goes on."""

    uses_handle = True

    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> Any:
        world: Any = handle.determinize(rng)
        mine = world.decision_for(handle.seat)
        heard = []
        calls: list[Callable[[], Any]] = [
            lambda: world.answer(handle.seat, mine, "99"),
            lambda: world.answer(7, mine, "0"),
            lambda: world.answer(handle.seat, decision, "0"),
            lambda: world.answer(handle.seat, mine, 0),
            lambda: world.view(99),
            lambda: world.evaluate(-1),
            lambda: world.concede(9),
            lambda: world.journal(),
            lambda: world.why_not(handle.seat, "x" * 50, -(10**15)),
            lambda: world._call("imagine"),
            lambda: world._call("gives_up_turn", number=99),
            lambda: world._call("describe", seat=9),
        ]
        for call in calls:
            try:
                call()
            except Exception as error:
                heard.append(type(error).__name__)
        expected = ["IllegalAnswer"] * 4 + ["EmberholdError"] * 3 + ["NotNow"]
        assert heard[:8] == expected, heard
        assert world.decision_for(handle.seat) is mine
        return "1"


class Branches(Fine):
    """Does nothing wrong: clones its worlds in the middle of actions, and sees that both go on alike."""

    uses_handle = True

    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> Any:  # noqa: ARG002
        inside = 0
        for seed in range(4):
            world: Any = handle.determinize(Rng(seed))
            for number in range(30):
                if world.asked is None:
                    break
                twin = world.clone(track=False)
                inside += not world.quiet
                for match in (world, twin):
                    match.step(number % len(match.asked.answers))
                assert twin.view(0) == world.view(0)
                assert (twin.quiet, twin.outcome) == (world.quiet, world.outcome)
        assert inside
        return "1"


class Searches(Fine):
    """Looks everywhere for the match and for the secret that `BOT_NEEDLE` names behind a mask; says what it found."""

    uses_handle = True

    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> Any:
        handle.determinize(rng)
        handle.view()
        found = [*objects_like_a_match(), *places_with(unmasked(os.environ["BOT_NEEDLE"]), os.getppid())]
        games = [name for name in sys.modules if name.startswith(("emberhold.games", "tests.toy"))]
        raise LookupError(f"found {found + games} at decision {decision.number}")


class Reads(Fine):
    """Tries to read the files that `BOT_FILES_TO_TRY` names and says which it could."""

    def choose(self, *_: object) -> Any:
        found = []
        for name in os.environ["BOT_FILES_TO_TRY"].split(os.pathsep):
            path = name.replace("PARENT", str(os.getppid()))
            try:
                with open(path, "rb") as file:  # noqa: PTH123
                    file.read(1)
                found.append(name)
            except OSError:
                pass
        raise LookupError(f"read {found}")


class TellsEnvironment(Fine):
    def choose(self, *_: object) -> Any:
        raise LookupError(" ".join(sorted(os.environ)))


if os.environ.get("BOT_HANGS_AT_IMPORT"):
    time.sleep(600)
