"""What a bot gets in its own process: a handle and worlds that look like any others, but are kept in another process.

Each call goes over the channel to the process that keeps the match. Decisions come with their number of answers; the
options are fetched when the bot looks at them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NoReturn, final

import msgspec

from emberhold.bots.handle import Handle
from emberhold.bots.outside.calls import Call, Pending, Snapshot
from emberhold.bots.outside.channel import Channel
from emberhold.core.decisions import NONE, Answers, Ask, Decision, IllegalAnswer, Message, Option, Value, WhyNot
from emberhold.core.errors import EmberholdError
from emberhold.core.kinds import NO_SEAT, Seat
from emberhold.core.match import NotNow, View
from emberhold.core.rng import Rng
from emberhold.core.state import Outcome

__all__ = ["FarHandle", "FarMatch", "FarTable", "far_decision"]

_ERRORS: Final[dict[str, type[EmberholdError]]] = {"IllegalAnswer": IllegalAnswer, "NotNow": NotNow}
_read: Final = msgspec.json.Decoder().decode


@final
class FarTable:
    """The way to the process that keeps the match."""

    __slots__ = ("_channel", "_gone")

    def __init__(self, channel: Channel) -> None:
        self._channel = channel
        self._gone: list[int] = []

    def ask(self, call: Call) -> Any:
        """Send a call and return the answer; an error in the other process is raised here."""
        if self._gone:
            # In one step, because a world may be garbage-collected at any moment, even now.
            gone, self._gone = self._gone[:500], self._gone[500:]
            call.gone = tuple(gone)
        self._channel.send(call)
        reply = _read(self._channel.receive())
        if "error" in reply:
            kind, words = reply["error"]
            raise _ERRORS.get(kind, EmberholdError)(words)
        return reply["ok"]

    def let_go(self, world: int) -> None:
        self._gone.append(world)


def far_decision(told: Pending, describe: Callable[[int], list[Any]]) -> Decision:
    """A decision like any other; its options are fetched when somebody looks at them.

    Here the value of an answer is its number: real card ids tell more than a seat may know, so they never come here.
    """
    seats, numbers, kind, rule, count, nothing = told
    answers: Answers = [NONE if number == nothing else (number,) for number in range(count)]
    ask = Ask(kind, NO_SEAT, answers, rule=rule, seats=tuple([Seat(seat) for seat in seats]))

    def described(_: Ask, seat: int) -> tuple[Message, list[Option]]:
        prompt, options = describe(seat)
        return _message(prompt), [_option(option) for option in options]

    return Decision(ask, tuple(numbers), described)


@final
class FarHandle(Handle):
    """The handle of a bot that has a process of its own."""

    __slots__ = ()

    def __init__(self, table: FarTable, seat: int) -> None:
        self.seat = seat
        self._view = lambda: table.ask(Call("view"))
        self._events = lambda since: tuple(table.ask(Call("events", number=since)))
        self._imagine = lambda rng: _imagined(table, rng)  # type: ignore[return-value,assignment]


def _imagined(table: FarTable, rng: Rng) -> FarMatch:
    number, rng.state, told = table.ask(Call("imagine", number=rng.state))
    return FarMatch(table, number, told)


@final
class FarMatch:
    """An imagined world: what a bot does with it happens in the process that keeps it.

    It has the methods of `Match` that are for playing forward. It lasts as long as the decision it is for.
    """

    def __init__(self, table: FarTable, number: int, told: Snapshot) -> None:
        self._table = table
        self._number = number
        self._lingers = False
        self.remembers = True
        """Whether it can be cloned in the middle of an action. In a process of its own, every world can."""
        self._hear(told)

    def __repr__(self) -> str:
        facts = [f"{self.seats} seats", *map(repr, self.pending)] if self.outcome is None else [repr(self.outcome)]
        return f"<imagined world: {', '.join(facts)}>"

    def __del__(self) -> None:
        self._table.let_go(self._number)

    def _hear(self, told: Snapshot) -> None:
        self.seats: int = told["seats"]
        """How many seats there are."""
        self.quiet: bool = told["quiet"]
        """Whether nothing is half done: between two actions, where a position can be evaluated."""
        ended = told["outcome"]
        self.outcome: Outcome | None = None if ended is None else Outcome(tuple(ended[0]), ended[1])
        self.pending: tuple[Decision, ...] = tuple(
            far_decision(decision, self._describer(index)) for index, decision in enumerate(told["pending"])
        )
        """The decisions that wait for an answer; empty only when the match is over."""

    def _describer(self, index: int) -> Callable[[int], list[Any]]:
        return lambda seat: self._call("describe", index=index, seat=seat)

    def _call(self, do: Any, **more: Any) -> Any:
        return self._table.ask(Call(do, self._number, **more))

    # -- playing forward -----------------------------------------------------------------------------------------

    def decision_for(self, seat: int) -> Decision | None:
        """The decision this seat may answer now, if any."""
        for decision in self.pending:
            if seat in decision.seats:
                return decision
        return None

    def answer(self, seat: int, decision: Decision, key: str) -> None:
        """Give an answer. One that was not offered raises IllegalAnswer and changes nothing."""
        if type(seat) is not int or type(key) is not str:
            raise IllegalAnswer(
                "An answer needs a seat's number, one of the pending decisions, and the key of one of its options."
            )
        self._hear(self._call("answer", index=self._index(decision.ask), seat=seat, key=key[:30]))

    @property
    def asked(self) -> Ask | None:
        """The first open question; None if the match is over."""
        return self.pending[0].ask if self.pending else None

    def step(self, number: int) -> None:
        """Give the answer of this number to the first open question, for the first seat that may give it."""
        if not self.pending:
            raise IllegalAnswer("The match is over; nothing is left to answer.")
        self.answer(self.pending[0].seats[0], self.pending[0], str(number))

    def concede(self, seat: int) -> None:
        """Give up in this world."""
        self._hear(self._call("concede", seat=seat))

    def clone(self, *, track: bool = False) -> FarMatch:  # noqa: ARG002 - a world takes no snapshots, as in one process
        """Another world at the same point, even in the middle of an effect."""
        number, told = self._call("clone")
        return FarMatch(self._table, number, told)

    __copy__ = clone

    def __deepcopy__(self, memo: object) -> FarMatch:
        return self.clone()

    def __reduce__(self) -> NoReturn:
        raise NotNow("A world is only for playing forward, so it cannot be pickled.")

    def journal(self) -> NoReturn:
        """A world has no journal, so this raises NotNow."""
        raise NotNow("This copy is for playing forward: its answers are not written down, so it has no journal.")

    @property
    def lingers(self) -> bool:
        """Whether "end the turn" is asked even if nothing else is left to do."""
        return self._lingers

    @lingers.setter
    def lingers(self, yes: bool) -> None:
        self._call("linger", yes=bool(yes))
        self._lingers = bool(yes)

    # -- looking -------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """What a seat sees in this world."""
        seen: View = self._call("view", seat=seat)
        return seen

    def events(self, seat: int | None, since: int = 0) -> tuple[dict[str, object], ...]:
        """What a seat saw happen in this world."""
        return tuple(self._call("events", seat=seat, number=since))

    def evaluate(self, seat: int) -> float:
        """How good this position looks for a seat: from 0 (lost) to 1 (won)."""
        return float(self._call("evaluate", seat=seat))

    def candidates(self, ask: Ask) -> Answers:
        """The answers that are worth a try, the most natural first; empty if the game has no idea."""
        return [ask.answers[number] for number in self._call("candidates", index=self._index(ask))]

    def gives_up_turn(self, ask: Ask, value: Value) -> bool:
        """Whether this answer does nothing but end a turn."""
        return bool(self._call("gives_up_turn", index=self._index(ask), number=ask.answers.index(value)))

    def plays(self, seat: int) -> bool:
        """Whether this seat still takes part."""
        return bool(self._call("plays", seat=seat))

    def why_not(self, seat: int, verb: str, thing: int | str) -> WhyNot | None:
        """Why the seat cannot do this with the card, die or button; None if it can."""
        told = self._call("why_not", seat=seat, key=verb, thing=thing)
        return None if told is None else WhyNot(_message(told["text"]), told["rule"])

    def _index(self, ask: Ask) -> int:
        for index, decision in enumerate(self.pending):
            if decision.ask is ask:
                return index
        raise IllegalAnswer("That question is no longer open; look at the pending decisions again.")


def _message(told: dict[str, Any]) -> Message:
    args = {key: tuple(arg) if isinstance(arg, list) else arg for key, arg in told["args"].items()}
    return Message(told["id"], args)


def _option(told: dict[str, Any]) -> Option:
    return Option(told["key"], tuple(told["meaning"]), _message(told["text"]), tuple(told["refs"]), told["rule"])
