"""How a match gets from one question to the next, giving forced answers and taking snapshots on the way.

A game says what its flow waits for (`_quiet_asks`), what an answer there starts (`_begin`) and what happens by itself
(`_proceed`). Inside one action everything is a generator; between actions everything is plain data. The last quiet
state plus the answers given since is enough to copy a match at any moment.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeAlias

from emberhold.core.action_start import ActionStart
from emberhold.core.decisions import Ask, Decision, Effect, Option, Value
from emberhold.core.events import EventLog
from emberhold.core.journal import CountingEntries, Entry, Setup
from emberhold.core.kinds import Seat, Viewer
from emberhold.core.native import mypyc_attr
from emberhold.core.rng import Rng
from emberhold.core.seeds import Seed
from emberhold.core.state import MatchOver, State

__all__ = ["Deal", "Flow", "ForcedListener"]

ForcedListener: TypeAlias = Callable[[int, Option], None]
"""Called for each answer that the match gives by itself: the seat it is given for, and what it means at that moment."""

Deal: TypeAlias = tuple[int, Viewer, Rng]
"""Everything unknown was dealt anew: after how many answers in this action, for whom, and with which luck."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Flow(ABC):
    """The moving parts of a match."""

    def __init__(self, state: State, setup: Setup, seed: Seed, *, track: bool = True, log: bool = True) -> None:
        self._state = state
        self._setup = setup
        self._seed = seed
        self._track = track
        self._entries: list[Entry] = []
        self._counting: CountingEntries | None = None
        self._whole = track
        """Whether the entries hold every answer since the set-up."""
        self._answered = 0
        self._undo_floor = 0
        self._turn_floor = 0
        self._asks: tuple[Ask, ...] = ()
        self._pending: tuple[Decision, ...] | None = None
        self._numbers = [0] * state.seats
        self._effect: Effect | None = None
        self._quiet: State | None = None
        self._origin: tuple[Seat, Value] | None = None
        self._tail: list[Value] = []
        self._action: ActionStart | None = None
        """Where the action began that is being carried out now; None if no seat began it, or nobody keeps track."""
        self._deals: tuple[Deal, ...] = ()
        """Where in this action everything unknown was dealt anew."""
        self.lingers = False
        """Whether "end the turn" is asked even if nothing else is left to do; used in copies that look ahead."""
        self.remembers = False
        """Whether a copy for playing forward can be cloned in the middle of every action that begins from now on."""
        self.on_forced: ForcedListener | None = None
        if log:
            state.log = EventLog()

    # -- what a game provides ------------------------------------------------------------------------------------

    @abstractmethod
    def _quiet_asks(self) -> tuple[Ask, ...]:
        """The questions that are open at this quiet point."""

    @abstractmethod
    def _begin(self, seat: Seat, value: Value) -> Effect | None:
        """Carry out an answer given at a quiet point; if that takes several steps, return them as an effect."""

    @abstractmethod
    def _proceed(self) -> Effect | None:
        """Do the next thing that happens by itself; if that takes several steps, return them as an effect."""

    @abstractmethod
    def _waits(self) -> bool:
        """Whether the match waits for an answer; otherwise it goes on by itself."""

    @abstractmethod
    def _leave(self, seat: Seat) -> None:
        """Take a seat that has conceded out of the match. Called at quiet points; a second call changes nothing."""

    @abstractmethod
    def _tell_forced(self, listener: ForcedListener, ask: Ask, value: Value) -> None:
        """Tell the listener what a forced answer means, just before it is carried out."""

    def gives_up_turn(self, ask: Ask, value: Value) -> bool:  # noqa: ARG002 - games look at both
        """Whether this answer does nothing but end a turn, so that a bot may evaluate the position before it instead.

        A game says yes if what comes next is mostly luck: looking further would cost more than it tells.
        """
        return False

    def _turn_begins(self) -> None:
        """A game calls this when a seat's turn begins: what is answered from now on belongs to that turn."""
        self._turn_floor = self._answered

    # -- from answer to question ---------------------------------------------------------------------------------

    def start(self) -> None:
        """Run from the set-up to the first question."""
        self._settle()

    def _give(self, seat: Seat, ask: Ask, value: Value) -> None:
        state = self._state
        if self._track:
            if self._effect is None:
                self._action = self._action_start(ask)
            self._entries.append(Entry("answer", seat, value))
        self._answered += 1
        luck, reveals = state.rng.state, state.reveals
        for entitled in ask.seats:
            self._numbers[entitled] += 1
        self._pending = None
        if self._effect is None:
            self._from_quiet(seat, value)
            self._settle()
        else:
            self._tail.append(value)
            if not self._drive(self._effect, value):
                self._settle()
        if luck != state.rng.state or reveals != state.reveals:
            self._undo_floor = self._answered

    def _action_start(self, ask: Ask) -> ActionStart | None:
        """This moment, if the answer to this question begins an action that only its seat knows about so far."""
        log = self._state.log
        if log is None or len(self._asks) > 1 or len(ask.seats) > 1:
            return None
        return ActionStart(
            self._answered, tuple(self._numbers), self._undo_floor, len(log.events), len(log.reaction_points)
        )

    def _from_quiet(self, seat: Seat, value: Value) -> None:
        before = self._state.copy() if self._track or self.remembers else None
        try:
            effect = self._begin(seat, value)
        except MatchOver:
            return
        if effect is not None:
            self._start_effect(effect, before, (seat, value))

    def _start_effect(self, effect: Effect, before: State | None, origin: tuple[Seat, Value] | None) -> None:
        self._quiet = before
        self._origin = origin
        self._tail = []
        self._deals = ()
        self._drive(effect, None)

    def _drive(self, effect: Effect, value: Value | None) -> bool:
        """Run the effect until somebody has a real choice (True) or it has ended (False)."""
        try:
            ask = next(effect) if value is None else effect.send(value)
            while True:
                answers = ask.answers
                if len(answers) == 1 and not (ask.hidden and self._track):
                    forced = answers[0]
                elif self._state.conceded and self._all_gone(ask):
                    forced = ask.fallback()
                else:
                    self._effect = effect
                    self._asks = (ask,)
                    return True
                if self.on_forced is not None:
                    self._tell_forced(self.on_forced, ask, forced)
                self._tail.append(forced)
                ask = effect.send(forced)
        except (StopIteration, MatchOver):
            self._effect = None
            self._quiet = None
            self._asks = ()
            return False

    def _all_gone(self, ask: Ask) -> bool:
        return all(self._state.conceded >> seat & 1 for seat in ask.seats)

    def _speak_for_the_absent(self) -> None:
        effect = self._effect
        if effect is not None and self._all_gone(self._asks[0]):
            self._pending = None
            forced = self._asks[0].fallback()
            if self.on_forced is not None:
                self._tell_forced(self.on_forced, self._asks[0], forced)
            self._tail.append(forced)
            if not self._drive(effect, forced):
                self._settle()

    def _settle(self) -> None:
        """From a quiet point, do everything that happens by itself until somebody has a choice."""
        state = self._state
        self._pending = None
        while self._effect is None:
            self._deals = ()
            self._action = None
            if state.outcome is not None:
                self._asks = ()
                return
            if state.conceded and self._let_leave():
                continue
            if not self._waits():
                self._go_on()
                continue
            asks = self._quiet_asks()
            for ask in asks:
                if len(ask.answers) == 1 and not self._asks_anyway(ask):
                    if self.on_forced is not None:
                        self._tell_forced(self.on_forced, ask, ask.answers[0])
                    self._from_quiet(ask.seats[0], ask.answers[0])
                    break
            else:
                self._asks = asks
                return

    def _asks_anyway(self, ask: Ask) -> bool:
        """Whether a question at a quiet point is put although it has only one answer.

        In a match that is played, others must not see from its speed what a hand holds. Copies that only look ahead
        keep no such secrets.
        """
        return (ask.hidden and self._track) or (self.lingers and self.gives_up_turn(ask, ask.answers[0]))

    def _go_on(self) -> None:
        """Do the next thing that happens by itself."""
        before = self._state.copy() if self._track or self.remembers else None
        try:
            effect = self._proceed()
        except MatchOver:
            return
        if effect is not None:
            self._start_effect(effect, before, None)

    def _let_leave(self) -> bool:
        """Take the seats that have conceded out; True if that decided the match."""
        try:
            for seat in self._state.all_seats:
                if self._state.conceded >> seat & 1:
                    self._leave(seat)
        except MatchOver:
            return True
        return False
