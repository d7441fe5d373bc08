"""Keeps a bot's imagined worlds in the process of the match: the bot plays in them by calls and never holds one.

A world is dealt anew from what the seat knows, so the bot may be told everything in it. No call gives away what a
world was made from (journal, seed, the true hands).
"""

from __future__ import annotations

from typing import Any, final

from emberhold.bots.handle import Handle
from emberhold.bots.outside.calls import WORLDS, Call, Pending, Snapshot
from emberhold.core.decisions import NONE, Decision, IllegalAnswer
from emberhold.core.errors import EmberholdError
from emberhold.core.match import Match
from emberhold.core.rng import Rng

__all__ = ["NoSuchCall", "WorldKeeper", "told_decision"]


class NoSuchCall(EmberholdError):
    """A bot asked for something that does not exist: a world it let go of, a decision that is not pending."""


def told_decision(decision: Decision, seat: int | None = None) -> Pending:
    """A decision without its options. With a seat, it tells only this seat's decision number."""
    answers = decision.ask.answers
    seats = decision.seats
    numbers = tuple(decision.number_for(seat if seat is not None else other) for other in seats)
    return (
        seats,
        numbers,
        decision.kind,
        decision.ask.rule,
        len(answers),
        answers.index(NONE) if NONE in answers else -1,
    )


@final
class WorldKeeper:
    """Does what a bot asks for while it thinks about one decision."""

    __slots__ = ("_decision", "_handle", "_next", "_worlds")

    def __init__(self, handle: Handle, decision: Decision) -> None:
        self._handle = handle
        self._decision = decision
        self._worlds: dict[int, Match] = {}
        self._next = 0

    def do(self, call: Call) -> Any:
        """What the call returns. An EmberholdError is passed on to the bot, which raises it in its own process."""
        for gone in call.gone:
            self._worlds.pop(gone, None)
        if call.world < 0:
            return self._at_the_table(call)
        world = self._worlds.get(call.world)
        if world is None:
            raise NoSuchCall("This world is gone: a world lasts only as long as the decision it was made for.")
        return self._in_a_world(world, call)

    def _at_the_table(self, call: Call) -> Any:
        handle = self._handle
        if call.do == "view":
            return handle.view()
        if call.do == "events":
            return handle.events(max(call.number, 0))
        if call.do == "describe":
            return _described(self._decision, handle.seat)
        if call.do == "imagine":
            rng = Rng(call.number)
            number, told = self._kept(handle.determinize(rng))
            return [number, rng.state, told]
        raise NoSuchCall(f"A handle has no '{call.do}'.")

    def _in_a_world(self, world: Match, call: Call) -> Any:
        do = call.do
        if do == "answer":
            world.answer(call.seat, _pending(world, call), call.key)
            return _snapshot(world)
        if do == "candidates":
            ask = _pending(world, call).ask
            return [ask.answers.index(answer) for answer in world.candidates(ask)]
        if do == "gives_up_turn":
            ask = _pending(world, call).ask
            if not 0 <= call.number < len(ask.answers):
                raise NoSuchCall("The decision has no answer of this number.")
            return world.gives_up_turn(ask, ask.answers[call.number])
        if do == "describe":
            decision = _pending(world, call)
            if call.seat not in decision.seats:
                raise NoSuchCall("This seat is not asked here.")
            return _described(decision, call.seat)
        if do == "clone":
            return list(self._kept(world.clone(track=False)))
        if do == "linger":
            world.lingers = call.yes
            return None
        if do == "view":
            return world.view(None if call.seat is None else _seat(world, call))
        if do == "events":
            return world.events(None if call.seat is None else _seat(world, call), max(call.number, 0))
        return self._of_a_seat(world, _seat(world, call), call)

    def _of_a_seat(self, world: Match, seat: int, call: Call) -> Any:
        if call.do == "evaluate":
            return world.evaluate(seat)
        if call.do == "plays":
            return world.plays(seat)
        if call.do == "why_not":
            why = world.why_not(seat, call.key, call.thing)
            return None if why is None else why.to_json()
        if call.do == "concede":
            world.concede(seat)
            return _snapshot(world)
        raise NoSuchCall(f"A world has no '{call.do}'.")

    def _kept(self, world: Match) -> tuple[int, Snapshot]:
        if len(self._worlds) >= WORLDS:
            raise NoSuchCall(f"A bot may hold {WORLDS} worlds at a time; drop the ones you no longer need.")
        self._next += 1
        world.remembers = True
        self._worlds[self._next] = world
        return self._next, _snapshot(world)


def _snapshot(world: Match) -> Snapshot:
    outcome = world.outcome
    return {
        "pending": [told_decision(decision) for decision in world.pending],
        "quiet": world.quiet,
        "outcome": None if outcome is None else [outcome.winners, outcome.reason],
        "seats": world.seats,
    }


def _pending(world: Match, call: Call) -> Decision:
    pending = world.pending
    if not 0 <= call.index < len(pending):
        raise IllegalAnswer("That question is no longer open; look at the pending decisions again.")
    return pending[call.index]


def _seat(world: Match, call: Call) -> int:
    if call.seat is None or not 0 <= call.seat < world.seats:
        raise NoSuchCall("There is no such seat at this table.")
    return call.seat


def _described(decision: Decision, seat: int) -> list[Any]:
    prompt, options = decision.described(seat)
    return [prompt.to_json(), [option.to_json() for option in options]]
