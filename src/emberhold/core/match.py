"""What people and programs do with any match: answer, look, copy, imagine, take back, write down.

A game subclasses `Match`; how it gets from one question to the next is in `flow`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, TypeAlias

from emberhold.core.decisions import Answers, Ask, Decision, IllegalAnswer, Manners, Message, Option, Value, WhyNot
from emberhold.core.errors import EmberholdError
from emberhold.core.events import EventLog, ReactionPoint, Told
from emberhold.core.flow import Flow, ForcedListener
from emberhold.core.journal import Entry, Journal, JournalError
from emberhold.core.kinds import Seat, Spectator, Viewer
from emberhold.core.native import mypyc_attr
from emberhold.core.pickled import unpickle
from emberhold.core.rng import Rng
from emberhold.core.state import Outcome, State
from emberhold.core.wrong_answer import wrong_arguments

__all__ = ["Match", "NotNow", "View"]

View: TypeAlias = Mapping[str, object]
"""The games say which keys there are (`core/seen_types`)."""


class NotNow(EmberholdError):
    """The thing asked for is possible, but not at this moment."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(Flow):
    """One match. The same setup, seed and answers always give the same match."""

    game: ClassVar[str] = ""
    rules_version: ClassVar[str] = ""
    kinds: ClassVar[Mapping[str, Manners]] = {}
    """The kinds of question that it asks, by name; a game declares them (`core/question_kinds`)."""

    # -- what a game provides ------------------------------------------------------------------------------------

    @abstractmethod
    def _redeal(self, viewer: Viewer, rng: Rng) -> None:
        """Deal anew, in this match, every card that the viewer cannot place."""

    @abstractmethod
    def _describe(self, ask: Ask, seat: Seat) -> tuple[Message, list[Option]]:
        """The prompt and the options of a question as one seat sees them."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What one seat (None: a spectator) may know, built up from nothing."""

    @abstractmethod
    def why_not(self, seat: int, verb: str, thing: object) -> WhyNot | None:
        """Why the seat cannot do this with the card, die or button; None if it can."""

    @abstractmethod
    def _fresh(self, state: State, *, track: bool) -> Match:
        """A match object of the same game around another state."""

    # -- the protocol: from here on seats may be plain numbers ----------------------------------------------------

    @property
    def seats(self) -> int:
        return self._state.seats

    def _viewer(self, seat: int | None) -> Viewer:
        return Spectator(self.seats) if seat is None else Seat(seat)

    @property
    def outcome(self) -> Outcome | None:
        return self._state.outcome

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The decisions that wait for an answer; empty only when the match is over."""
        found = self._pending
        if found is None:
            describe = self._describe
            numbers = self._numbers
            asks = self._asks
            kinds = self.kinds
            if len(asks) == 1 and len(asks[0].seats) == 1:  # nearly always
                found = (Decision(asks[0], (numbers[asks[0].seats[0]],), describe, kinds),)
            else:
                found = tuple([Decision(ask, tuple([numbers[s] for s in ask.seats]), describe, kinds) for ask in asks])
            self._pending = found
        return found

    def decision_for(self, seat: int) -> Decision | None:
        """The decision this seat may answer now, if any."""
        for decision in self.pending:
            if seat in decision.ask.seats:
                return decision
        return None

    # Any: what is not of these kinds is to reach the words below, also where the compiled engine would stop it.
    def answer(self, seat: int | Any, decision: Decision | Any, key: str | Any) -> None:
        """Give an answer: the seat, one of the pending decisions, the key of one of its options.

        One that was not offered raises IllegalAnswer, says why, and changes nothing.
        """
        if type(seat) is not int or type(key) is not str or type(decision) is not Decision:
            wrong = wrong_arguments(seat, decision, key)
            if wrong:
                raise IllegalAnswer(wrong)
        ask: Ask = decision.ask
        for waiting in self._asks:
            if waiting is ask or self._still_open(decision, waiting):
                break
        else:
            if self._state.outcome is not None:
                raise IllegalAnswer("The match is over; nothing is left to answer.")
            raise IllegalAnswer("That question is no longer open; look at the pending decisions again.")
        if seat not in ask.seats:
            raise IllegalAnswer(self._not_asked(seat, ask))
        answers = ask.answers
        index = int(key) if key.isascii() and key.isdigit() and len(key) < 7 else len(answers)
        if index >= len(answers) or str(index) != key:
            raise IllegalAnswer(
                f"The answer '{key[:20]}' was not offered; choose one of the {len(answers)} options by its key."
            )
        self._give(Seat(seat), ask, answers[index])

    def _not_asked(self, seat: int, ask: Ask) -> str:
        if not 0 <= seat < self.seats:
            return f"There is no seat {seat} at this table; its seats are 0 to {self.seats - 1}."
        asked = " or ".join(map(str, ask.seats))
        return f"It is not this seat's question to answer: seat {asked} is asked here, not seat {seat}."

    def _still_open(self, decision: Decision, waiting: Ask) -> bool:
        """Whether a decision held since before somebody else's simultaneous answer is this same question."""
        ask = decision.ask
        return (
            waiting.seats == ask.seats
            and waiting.kind == ask.kind
            and decision.number == self._numbers[ask.seats[0]]
            and waiting.answers == ask.answers
        )

    def _tell_forced(self, listener: ForcedListener, ask: Ask, value: Value) -> None:
        for seat in ask.seats:
            listener(seat, self._describe(ask, seat)[1][ask.answers.index(value)])

    # -- for playing forward -------------------------------------------------------------------------------------

    @property
    def quiet(self) -> bool:
        """Whether nothing is half done: between two actions, where a position can be evaluated."""
        return self._effect is None

    def evaluate(self, seat: int) -> float:
        """How good this position looks for a seat, by the game's own rule of thumb: from 0 (lost) to 1 (won)."""
        outcome = self.outcome
        if outcome is None:
            return 0.5
        return 1.0 if seat in outcome.winners else 0.0

    def candidates(self, ask: Ask) -> Answers:  # noqa: ARG002 - a game that has candidates looks at the question
        """The answers to an open question that are worth a try, the most natural first; empty without an opinion.

        A single candidate is taken without further thought. Like `evaluate` it uses all that lies on this table, so a
        player calls it on worlds of its own making only.
        """
        return []

    def plays(self, seat: int) -> bool:
        """Whether this seat still takes part: it has not given up, nor is it out by the game's rules."""
        return not self._state.conceded >> seat & 1

    def concede(self, seat: int) -> None:
        """Give up. It is written down at once and takes effect at the next quiet point."""
        if not 0 <= seat < self.seats:
            raise IllegalAnswer("There is no such seat at this table.")
        if self.outcome is not None or self._state.conceded >> seat & 1:
            raise IllegalAnswer("There is nothing left to concede.")
        self._entries.append(Entry("concede", seat, ()))
        self._answered += 1
        self._undo_floor = self._answered
        self._state.conceded |= 1 << seat
        if self._quiet is not None:
            # A clone may share this snapshot; it has not conceded.
            self._quiet = self._quiet.copy()
            self._quiet.conceded |= 1 << seat
        if self._effect is None:
            self._settle()
        else:
            self._speak_for_the_absent()

    def events(self, seat: int | None, since: int = 0) -> tuple[Told, ...]:
        """What this seat saw happen, from its own event number `since` on."""
        log = self._state.log
        return () if log is None else log.told(self._viewer(seat), since)

    def reaction_points(self, since: int = 0) -> tuple[ReactionPoint, ...]:
        """The moments at which somebody might have reacted by public facts, from number `since` on."""
        log = self._state.log
        return () if log is None else tuple(log.reaction_points[since:])

    def seen(self, seat: int | None, at: int | None = None) -> int:
        """How many of the first `at` events of the whole match this seat saw; without `at`, of all of them."""
        log = self._state.log
        if log is None:
            return 0
        return log.count(self._viewer(seat), len(log.events) if at is None else at)

    def journal(self) -> Journal:
        if not self._whole:
            raise NotNow("This copy is for playing forward; its answers are not written down.")
        return Journal(self.game, self.rules_version, self._setup, self._seed, list(self._entries))

    # -- copies --------------------------------------------------------------------------------------------------

    def clone(self, *, track: bool = True) -> Match:
        """A fully independent match at the same point, also in the middle of an effect, with an empty log.

        `track=False` makes a copy for playing out: it takes no snapshots, so it cannot be cloned in mid-effect.
        """
        if self._effect is None:
            other = self._fresh(self._state.copy(), track=track)
            other._carry_over(self, track)
            other._asks = other._quiet_asks() if other._state.outcome is None else ()
        else:
            quiet = self._quiet
            if quiet is None or self._redealt:
                raise NotNow("This copy can be cloned again at its next quiet point.")
            other = self._fresh(quiet.copy(), track=track)
            other._carry_over(self, track)
            other._redrive(quiet, self._origin, self._tail)
        if track:
            other._state.log = EventLog()
        return other

    def __copy__(self) -> Match:
        """What `copy.copy` and `copy.deepcopy` give: a clone that also has the log so far."""
        other = self.clone(track=self._track)
        other.lingers = self.lingers
        log = self._state.log
        other._state.log = None if log is None else log.copy()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        other = self.__copy__()
        memo[id(self)] = other
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle of a match is its journal: set-up, seed and answers, so it holds every secret."""
        if not self._whole:
            raise NotNow(
                "This copy is for playing forward: its answers are not written down, so it cannot be pickled. "
                "Pickle the match that it was made from."
            )
        log = self._state.log
        events, points = (-1, -1) if log is None else (len(log.events), len(log.reaction_points))
        return unpickle, (type(self), self.journal().dumps(), events, points)

    def keep_log(self, events: int, reaction_points: int) -> None:
        """Keep only the last so many events and reaction points of the log; none of it if that is less than 0."""
        log = self._state.log
        if log is not None:
            self._state.log = None if events < 0 else log.last(events, reaction_points)

    def __repr__(self) -> str:
        """Which game it is, how far it is, whose decision it is; nothing that is not on the table for all to see."""
        facts = [f"{self.seats} seats" if self.seats > 1 else "1 seat"]
        outcome = self.outcome
        if outcome is None:
            seen = self.view(None)
            facts += [f"{word} {seen[word]}" for word in ("round", "turn") if type(seen.get(word)) is int]
            facts += [f"seat {' or '.join(map(str, asked.seats))} decides ({asked.kind})" for asked in self._asks]
        else:
            winners = " and ".join(f"seat {seat}" for seat in outcome.winners) or "nobody"
            facts.append(f"over, won by {winners}")
        if not self._whole:
            facts.append("a copy for playing forward")
        return f"<{self.game} match: {', '.join(facts)}>"

    def determinize(self, seat: int | None, rng: Rng) -> Match:
        """An exact clone in which everything the seat cannot know is dealt anew from `rng`; for playing forward."""
        other = self.clone(track=False)
        other._redeal(self._viewer(seat), rng)
        other._state.rng = rng.fork()
        other._redealt = True
        if other._effect is None:
            other._asks = other._quiet_asks() if other._state.outcome is None else ()
        else:
            for ask in other._asks:
                ask.look_again()
        other._pending = None
        return other

    def _carry_over(self, source: Match, track: bool) -> None:
        self._numbers = source._numbers[:]
        self._answered = source._answered
        self._undo_floor = source._undo_floor
        self._whole = track and source._whole
        self._entries = source._entries[:] if track else []

    def _redrive(self, quiet: State, origin: tuple[Seat, Value] | None, tail: Sequence[Value]) -> None:
        effect = self._proceed() if origin is None else self._begin(origin[0], origin[1])
        assert effect is not None
        ask = next(effect)
        for value in tail:
            ask = effect.send(value)
        self._effect = effect
        self._asks = (ask,)
        self._quiet = quiet
        self._origin = origin
        self._tail = list(tail)

    # -- undo ----------------------------------------------------------------------------------------------------

    @property
    def answered(self) -> int:
        """How many journal entries count at this point."""
        return self._answered

    @property
    def undo_floor(self) -> int:
        """Going back below this entry takes back a roll, a shuffle or a revealed secret."""
        return self._undo_floor

    @property
    def entries(self) -> int:
        """How many entries the journal has, those that were taken back included."""
        return len(self._entries)

    def written(self, since: int) -> list[Entry]:
        """The entries of the journal from number `since` on."""
        return self._entries[since:]

    def rewind(self, to: int) -> None:
        """Undo: go back to the first `to` entries. The journal keeps what was taken back."""
        if not 0 <= to < self._answered:
            raise IllegalAnswer(f"There are {self._answered} moves to go back over; {to} is not among them.")
        journal = self.journal()
        journal.entries.append(Entry("undo", 0, (to,)))
        again = self._restart()
        again.replay(journal)
        self._become(again)

    def _become(self, other: Match) -> None:
        """Take over everything of a match that was rebuilt; a game that keeps its own fields adds them."""
        self._state = other._state
        self._entries = other._entries
        self._answered = other._answered
        self._undo_floor = other._undo_floor
        self._asks = other._asks
        self._numbers = other._numbers
        self._effect = other._effect
        self._quiet = other._quiet
        self._origin = other._origin
        self._tail = other._tail
        self._redealt = other._redealt
        self._pending = None

    @abstractmethod
    def _restart(self) -> Match:
        """This match anew, from its setup and seed."""

    def follow(self, entry: Entry) -> None:
        """Do what one more entry of this match's journal says."""
        if entry.what == "undo":
            self.rewind(entry.value[0])
        elif entry.what == "concede":
            self.concede(entry.seat)
        else:
            self._replay_answer(entry)

    def replay(self, journal: Journal, before: Callable[[Match, Entry], None] | None = None) -> None:
        """Give all the answers of a journal that still count; `before` is called ahead of each of them."""
        for number, entry in enumerate(journal.effective(), 1):
            if before is not None:
                before(self, entry)
            try:
                self.follow(entry)
            except IllegalAnswer as error:
                raise JournalError(f"Entry {number} does not fit the match at that point: {error}") from None
        self._entries = list(journal.entries)

    def _replay_answer(self, entry: Entry) -> None:
        for ask in self._asks:
            if entry.seat in ask.seats:
                if entry.value not in ask.answers:
                    raise IllegalAnswer(f"{list(entry.value)} was not offered to seat {entry.seat}.")
                self._give(Seat(entry.seat), ask, entry.value)
                return
        raise IllegalAnswer(f"seat {entry.seat} has nothing to decide.")
