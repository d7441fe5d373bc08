"""Gives the answers of a scenario's steps to a match, and answers questions that no step needs to mention."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from emberhold.core.decisions import Decision, Option
from emberhold.core.errors import EmberholdError
from emberhold.core.match import Match
from emberhold.scenario.format import Step
from emberhold.scenario.phrases import choose, did_you_mean, letter, matching, said

__all__ = ["Driver", "Forced", "StepError", "asked_now", "listed"]

CONCEDE: Final = "concede"

_MOST_PASSED_OVER: Final = 1000
_MOST_LISTED: Final = 40


class StepError(EmberholdError):
    """A step that does not fit what the match asks at that point."""


class Forced:
    """Remembers what the match has answered by itself since the last answer of a step."""

    def __init__(self) -> None:
        self._given: list[tuple[int, Option]] = []

    def __call__(self, seat: int, option: Option) -> None:
        self._given.append((seat, option))

    def forget(self) -> None:
        self._given.clear()

    def named(self, seat: int, phrase: str) -> bool:
        """Whether a phrase means one of these answers. It and all earlier ones are then used up."""
        for number, (who, option) in enumerate(self._given):
            if who == seat and matching(phrase, [option], letter(seat)):
                del self._given[: number + 1]
                return True
        return False


class Driver:
    """Plays a match by steps in words. `hear` is called with every option that was looked at.

    `forced` holds what the match answered by itself; without it a step can only answer questions that are asked.
    """

    def __init__(self, match: Match, hear: Callable[[Option], None], forced: Forced | None = None) -> None:
        self.match = match
        self._hear = hear
        self._forced = Forced() if forced is None else forced

    def take(self, step: Step) -> list[str]:
        """Give a step's answers. Returns those that the match had already given by itself."""
        named: list[str] = []
        for number, phrase in enumerate(step.phrases, 1):
            try:
                if phrase == CONCEDE:
                    self._forced.forget()
                    self.match.concede(step.seat)
                elif not self._answer(step.seat, phrase):
                    named.append(phrase)
            except EmberholdError as error:
                if len(step.phrases) == 1:
                    raise
                raise StepError(f"answer {number} of {len(step.phrases)}, '{phrase}': {error}") from None
        return named

    def settle(self, stop_at: set[int]) -> None:
        """Answer what need not be mentioned, until somebody has a real choice or one of these seats is asked."""
        for _ in range(_MOST_PASSED_OVER):
            pending = self.match.pending
            self._listen()
            if any(seat in stop_at for decision in pending for seat in decision.seats):
                return
            usual = [default(decision) for decision in pending]
            if not pending or any(option is None for option in usual):
                return
            self._give(pending[0], usual[0])
        raise StepError(f"After the last step the match never stops asking: {asked_now(self.match)}")

    def _listen(self) -> None:
        for decision in self.match.pending:
            for seat in decision.seats:
                for option in decision.described(seat)[1]:
                    self._hear(option)

    def _answer(self, seat: int, phrase: str) -> bool:
        """Answer the seat's question; False if there was none because the match had already given that answer."""
        passed_over: list[str] = []
        near: list[str] = []
        for _ in range(_MOST_PASSED_OVER):
            self._listen()
            decision = self.match.decision_for(seat)
            if decision is not None:
                options = decision.described(seat)[1]
                found = choose(phrase, options, letter(seat))
                if len(found) == 1:
                    self._forced.forget()
                    self.match.answer(seat, decision, found[0].key)
                    return True
                if found:
                    raise StepError(f"this is ambiguous; it can mean: {listed(found)}.")
                near += [said(option) for option in options]
            if self._forced.named(seat, phrase):
                return False
            passable = self._passable(decision)
            if passable is None:
                break
            if seat in passable[0].seats:
                passed_over.append(asked(passable[0], seat))
            self._give(*passable)
        before = f" Passed over before: {' '.join(passed_over)}" if passed_over else ""
        raise StepError(f"no such option. {asked_now(self.match, seat)}{before}{did_you_mean(phrase, near)}")

    def _passable(self, own: Decision | None) -> tuple[Decision, Option] | None:
        """A question with a usual answer: the seat's own if it has one, otherwise anybody's."""
        for decision in self.match.pending if own is None else (own,):
            usual = default(decision)
            if usual is not None:
                return decision, usual
        return None

    def _give(self, decision: Decision, option: Option | None) -> None:
        assert option is not None
        self.match.answer(decision.seats[0], decision, option.key)


def default(decision: Decision) -> Option | None:
    """The answer given when no step mentions this question; None if it must be mentioned."""
    usual = decision.usual
    return None if usual is None else decision.options[int(usual)]


def listed(options: list[Option]) -> str:
    words = [said(option) for option in options]
    more = f", and {len(words) - _MOST_LISTED} more" if len(words) > _MOST_LISTED else ""
    return ", ".join(words[:_MOST_LISTED]) + more


def asked(decision: Decision, seat: int) -> str:
    """A question in words, as one of the seats that may answer it sees it."""
    who = " or ".join(letter(entitled) for entitled in decision.seats)
    rule = f", {decision.ask.rule}" if decision.ask.rule else ""
    return f"{who} is asked ({decision.kind}{rule}): {listed(decision.described(seat)[1])}."


def asked_now(match: Match, seat: int | None = None) -> str:
    """What the match waits for; if the named seat is not asked, that is said first."""
    if not match.pending:
        return "The match is over."
    words = [asked(decision, seat if seat in decision.seats else decision.seats[0]) for decision in match.pending]
    if seat is not None and match.decision_for(seat) is None:
        words.insert(0, f"{letter(seat)} is not asked anything now;")
    return " ".join(words)
