"""What a seat has of a match: what it sees, what it saw happen, and the questions that it may answer.

What programs do with a match besides (copy it, play it forward, take back) is in `match`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Final, TypeAlias

from emberhold.core.decisions import (
    NO_ABOUT,
    NO_KINDS,
    About,
    Ask,
    Decision,
    IllegalAnswer,
    Manners,
    Message,
    Option,
    Value,
    WhyNot,
)
from emberhold.core.events import ReactionPoint, Told
from emberhold.core.flow import Flow, ForcedListener
from emberhold.core.kinds import Seat, Spectator, Viewer
from emberhold.core.native import mypyc_attr
from emberhold.core.state import Outcome
from emberhold.core.wrong_answer import wrong_arguments, wrong_seat

__all__ = ["SeatSide", "View"]

View: TypeAlias = Mapping[str, object]
"""The games say which keys there are (`core/seen_types`)."""

NO_OPTION: Final = 1 << 30
"""A number that no question has an option for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatSide(Flow):
    """The side of a match that is turned to its seats."""

    game: ClassVar[str] = ""

    # -- what a game provides ------------------------------------------------------------------------------------

    # Not a class variable: the compiler would look it up by name at every question.
    @property
    def kinds(self) -> Mapping[str, Manners]:
        """The kinds of question that it asks, by name; a game declares them (`core/question_kinds`)."""
        return NO_KINDS

    @abstractmethod
    def _describe(self, ask: Ask, seat: Seat) -> tuple[Message, list[Option]]:
        """The prompt and the options of a question as one seat sees them."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What one seat (None: a spectator) may know, built up from nothing."""

    @abstractmethod
    def why_not(self, seat: int, verb: str, thing: object) -> WhyNot | None:
        """Why the seat cannot do this with the card, die or button; None if it can."""

    def _about(self, ask: Ask, seat: Seat) -> About:  # noqa: ARG002 - games look at both
        """What a question is about, as one seat sees it; a game that does not say leaves its clients the words."""
        return NO_ABOUT

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
            about = self._about
            if len(asks) == 1 and len(asks[0].seats) == 1:  # nearly always
                found = (Decision(asks[0], (numbers[asks[0].seats[0]],), describe, kinds, about),)
            else:
                found = tuple(
                    [Decision(ask, tuple([numbers[s] for s in ask.seats]), describe, kinds, about) for ask in asks]
                )
            self._pending = found
        return found

    def decision_for(self, seat: int) -> Decision | None:
        """The decision this seat may answer now, if any."""
        for decision in self.pending:
            if seat in decision.ask.seats:
                return decision
        return None

    # Any: a wrong type has to reach the error below; the compiled engine would stop it earlier with a bare TypeError.
    def answer(self, seat: int | Any, decision: Decision | Any, key: str | Any) -> None:
        """Give an answer: the seat, one of the pending decisions, the key of one of its options.

        An answer that was not offered raises IllegalAnswer, which says why, and changes nothing.
        """
        if not isinstance(decision, Decision) or not isinstance(key, str):
            raise IllegalAnswer(wrong_arguments(seat, decision, key))
        ask = decision.ask
        index = int(key) if key.isascii() and key.isdigit() and len(key) < 7 else NO_OPTION
        for waiting in self._asks:
            if waiting is ask or self._still_open(decision, waiting):
                break
        else:
            if self._state.outcome is not None:
                raise IllegalAnswer("The match is over; nothing is left to answer.")
            raise IllegalAnswer("That question is no longer open; look at the pending decisions again.")
        if seat not in ask.seats or type(seat) is not int:
            raise IllegalAnswer(wrong_seat(seat, ask.seats, self.seats))
        answers = ask.answers
        if index >= len(answers) or str(index) != key:
            raise IllegalAnswer(
                f"The answer '{key[:20]}' was not offered; choose one of the {len(answers)} options by its key."
            )
        self._give(Seat(seat), ask, answers[index])

    @property
    def asked(self) -> Ask | None:
        """The first open question, for programs that play forward; None if the match is over."""
        return self._asks[0] if self._asks else None

    def step(self, number: int) -> None:
        """Give the answer of this number to the first open question, for the first seat that may give it.

        This is `answer` for programs that play forward: nothing is put into words.
        """
        if not self._asks:
            raise IllegalAnswer("The match is over; nothing is left to answer.")
        ask = self._asks[0]
        answers = ask.answers
        if not 0 <= number < len(answers):
            raise IllegalAnswer(f"The answer {number} was not offered; choose one of 0 to {len(answers) - 1}.")
        self._give(ask.seats[0], ask, answers[number])

    def _still_open(self, decision: Decision, waiting: Ask) -> bool:
        """Whether this decision is still the open question although another seat has answered its own meanwhile."""
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

    # -- what can be seen ----------------------------------------------------------------------------------------

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
