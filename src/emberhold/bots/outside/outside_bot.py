"""A bot from another package, for clients: used like any other bot, but it cannot do them harm."""

from __future__ import annotations

import hashlib
import time
from typing import Any, Final, final

from emberhold.bots.handle import Handle
from emberhold.bots.hasty_answer import hasty
from emberhold.bots.one_seat_bot import Mishap, OneSeatBot
from emberhold.bots.outside.bot_process import BotFailure, BotProcess
from emberhold.bots.outside.world_keeper import WorldKeeper, told_decision
from emberhold.core.decisions import Decision
from emberhold.core.errors import EmberholdError
from emberhold.core.rng import Rng

__all__ = ["START_S", "OutsideBot", "OutsideBotError"]

START_S: Final = 10.0
"""How many seconds loading a bot may take."""
PATIENCE: Final = 3
"""After how many lost processes in a row a bot is not asked any more."""


class OutsideBotError(EmberholdError):
    """A bot that cannot be started."""


@final
class OutsideBot(OneSeatBot):
    """One bot in one process, for one seat: a bot that plays two seats has two processes, so it cannot compare hands.

    If it does not answer, an answer is given for it, and `mishaps` says why.
    """

    def __init__(self, name: str, target: str, budget: float, start: float = START_S) -> None:
        super().__init__()
        self.name = name
        self.target = target
        """`module:Class`, which its process loads."""
        self.budget = budget
        """How many seconds it may think about one decision."""
        self.start = start
        self._process: BotProcess | None = None
        self._lost = 0

    def __repr__(self) -> str:
        process = self._process
        state = "given up" if self.given_up else "not started" if process is None else f"process {process.pid}"
        return f"<bot {self.name} from outside: {state}>"

    @property
    def uses_handle(self) -> bool:
        """What the bot says about itself; its process is started to ask it. OutsideBotError if that fails."""
        try:
            return self._started().uses_handle
        except BotFailure as failure:
            raise OutsideBotError(f"The bot '{self.name}' cannot be started: it {failure.words}.") from None

    @property
    def given_up(self) -> bool:
        """Whether it has lost too many processes in a row and is not asked any more."""
        return self._lost >= PATIENCE

    def choose(self, handle: Handle, decision: Decision, rng: Rng) -> str:
        """The bot's choice, or the answer given for it."""
        # Hashed, so that the bot cannot work out the random stream that its seed came from.
        luck = int.from_bytes(hashlib.blake2b(rng.next().to_bytes(8, "big"), digest_size=8).digest(), "big")
        if self.given_up:
            return hasty(decision, luck)
        try:
            key = self._answer(handle, decision, luck)
        except BotFailure as failure:
            if failure.fatal:
                self._process = None
                self._lost += 1
            self._note(failure)
            return hasty(decision, luck)
        except BaseException:
            # We were interrupted, and the bot would wait for a message that never comes.
            self.close()
            raise
        self._lost = 0
        return key

    def close(self) -> None:
        """End its process, if it has one; the next decision starts another."""
        process, self._process = self._process, None
        if process is not None:
            process.end()

    def _started(self) -> BotProcess:
        if self._process is None:
            self._process = BotProcess(self.target, self.start, here=self.name == self.target)
        return self._process

    def _answer(self, handle: Handle, decision: Decision, luck: int) -> str:
        process = self._started()
        until = time.monotonic() + self.budget
        if not process.quiet:
            process.end()
            raise BotFailure("nonsense", "spoke without being asked")
        keeper = WorldKeeper(handle, decision)
        seat = handle.seat
        process.say({"seat": seat, "decision": told_decision(decision, seat), "luck": luck}, until, self.budget)
        while True:
            call = process.hear(until, self.budget)
            if call.do == "chosen":
                break
            if call.do == "raised":
                raise BotFailure("raised", f"raised {call.key[:400]}", fatal=False)
            reply: dict[str, Any]
            try:
                reply = {"ok": keeper.do(call)}
            except EmberholdError as error:
                reply = {"error": [type(error).__name__, str(error)]}
            except Exception as error:
                # It made a call that we did not expect, but only in its own world: that does the match no harm.
                reply = {"error": ["", f"This cannot be done here ({type(error).__name__})."]}
            process.say(reply, until, self.budget)
        key = call.key
        if not (
            key.isascii() and key.isdigit() and len(key) < 7 and str(int(key)) == key and int(key) < decision.count
        ):
            raise BotFailure("nonsense", f"answered '{key[:20]}', which was not offered", fatal=False)
        return key

    def _note(self, failure: BotFailure) -> None:
        words = failure.words
        if self.given_up:
            words += f"; it has lost {PATIENCE} processes in a row, so it is no longer asked"
        self.mishaps.append(Mishap(self.name, failure.kind, words))
