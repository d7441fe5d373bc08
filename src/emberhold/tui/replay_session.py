"""A match that is watched: from whose seat, at which step, and what was asked and chosen there.

The person who watches learns no more than that seat saw. A finished match may be watched from every seat. An unfinished
one is shown as everybody sees it, or as its only player sees it. A question that only another player got is not a step,
because it would give away what that player holds.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from emberhold.core.decisions import Message, Option
from emberhold.core.match import Match, View
from emberhold.i18n import Texts
from emberhold.tui.narration import LogLine, log_line, outcome_sentence
from emberhold.tui.recorded_match import RecordedMatch
from emberhold.tui.seat_words import PERSON, seat_names

__all__ = ["Asked", "ReplaySession"]


class Asked(NamedTuple):
    """Shown in place of a question: a sentence, the options, and the number of the chosen one."""

    prompt: str
    options: Sequence[Option] = ()
    chosen: int = -1


class ReplaySession:
    """One match that is watched, in either client."""

    def __init__(self, recorded: RecordedMatch, seats: Sequence[str], texts: Texts) -> None:
        self.recorded = recorded
        self.spec = recorded.spec
        self.texts = texts
        texts.rename(seat_names(seats))
        persons = [number for number, seat in enumerate(seats) if seat == PERSON]
        if recorded.outcome is not None:
            self.eyes: tuple[int | None, ...] = (None, *range(recorded.seats))
        else:
            self.eyes = (None, *persons) if len(persons) == 1 else (None,)
        """The seats from which it may be watched; None is a spectator."""
        self._lines: dict[int | None, list[LogLine | None]] = {}
        self.viewer: int | None = None
        self.stops: list[int] = []
        """The steps that can be seen from this seat, by their numbers in the match. The first is the beginning."""
        self.place = 0
        """Which of these steps is shown."""
        own = persons[0] if len(persons) == 1 and persons[0] in self.eyes else None
        self.look_through(own)

    # -- from which seat -----------------------------------------------------------------------------------------

    def look_through(self, viewer: int | None) -> None:
        """Watch from this seat from now on, at the same point of the match."""
        before = self.stops[self.place] if self.stops else 0
        self.viewer = self.texts.you = viewer
        recorded = self.recorded
        self.stops = [0] + [
            step
            for step in range(1, recorded.steps + 1)
            if recorded.seen(viewer, step) > recorded.seen(viewer, step - 1)
            or (viewer is not None and recorded.entries[step - 1].seat == viewer)
        ]
        if recorded.outcome is not None and self.stops[-1] != recorded.steps:
            self.stops.append(recorded.steps)
        self.place = max(0, bisect_right(self.stops, before) - 1)
        if viewer not in self._lines:
            self._lines[viewer] = self._told(viewer)
        lines = self._lines[viewer]
        ends = [recorded.seen(viewer, step) for step in self.stops]
        begins = [0, *ends[:-1]]
        self.turns = [
            place
            for place, (begin, end) in enumerate(zip(begins, ends, strict=True))
            if any(line is not None and line.heading for line in lines[begin:end])
        ]
        """The places at which a turn or a round begins."""

    def _told(self, viewer: int | None) -> list[LogLine | None]:
        """The sentences call everybody by name, because the reader only watches."""
        you, self.texts.you = self.texts.you, None
        lines = [log_line(told, self.texts) for told in self.recorded.events(viewer)]
        self.texts.you = you
        return lines

    # -- where it stands -----------------------------------------------------------------------------------------

    @property
    def last(self) -> int:
        return len(self.stops) - 1

    def go(self, place: int) -> bool:
        """Go to this place, or as close as there is one. Returns whether the place has changed."""
        before, self.place = self.place, max(0, min(place, self.last))
        return self.place != before

    def go_turn(self, way: int) -> bool:
        """Go to the next turn, to the start of this one, or to the one before."""
        if way > 0:
            return self.go(next((place for place in self.turns if place > self.place), self.last))
        return self.go(next((place for place in reversed(self.turns) if place < self.place), 0))

    @property
    def match(self) -> Match:
        """The match just before the next thing that can be seen from this seat."""
        step = self.stops[self.place + 1] - 1 if self.place < self.last else self.recorded.steps
        return self.recorded.at(step)

    def view(self) -> View:
        return self.match.view(self.viewer)

    def story(self) -> list[LogLine]:
        """Everything that has happened up to here."""
        lines = self._lines[self.viewer][: self.recorded.seen(self.viewer, self.stops[self.place])]
        return [line for line in lines if line is not None]

    def news(self) -> list[LogLine]:
        """What happened in the last step."""
        begin = self.recorded.seen(self.viewer, self.stops[self.place - 1]) if self.place else 0
        end = self.recorded.seen(self.viewer, self.stops[self.place])
        return [line for line in self._lines[self.viewer][begin:end] if line is not None]

    def asked(self) -> Asked:
        """What comes next: a question to this seat with its answer, who acts, or how the match ended."""
        texts = self.texts
        if self.place == self.last:
            outcome = self.recorded.outcome
            if outcome is not None:
                return Asked(outcome_sentence(outcome, texts))
            if self.recorded.stopped:
                return Asked(texts.fill("replay-stopped", {"reason": self.recorded.stopped}))
            return Asked(texts.say("replay-not-over"))
        entry = self.recorded.entries[self.stops[self.place + 1] - 1]
        if entry.what == "concede":
            return Asked(texts.say("replay-gives-up", seat=f"seat-{entry.seat}"))
        decision = self.match.decision_for(entry.seat)
        if entry.seat != self.viewer or decision is None:
            return Asked(texts.say("replay-chooses", seat=f"seat-{entry.seat}"))
        prompt, options = decision.described(entry.seat)
        return Asked(texts.format(prompt), options, decision.ask.answers.index(entry.value))

    # -- in words ------------------------------------------------------------------------------------------------

    def eyes_words(self, viewer: int | None) -> str:
        """From which seat the match is watched."""
        return self.texts.say("replay-eyes-all") if viewer is None else self.texts.seat(viewer)

    def where_words(self) -> str:
        """The place in the match and the seat, in one line."""
        args: dict[str, str | int] = {"at": self.place, "last": self.last, "eyes": self.eyes_words(self.viewer)}
        return self.texts.fill("replay-where", args)

    def warning(self) -> str:
        """What to know before trusting it: it was played by other rules, or it stops too early."""
        if self.recorded.other_rules is None:
            return ""
        if self.recorded.stopped:
            return self.texts.format(Message("replay-changed-until", {"n": self.last}))
        return self.texts.say("replay-changed")
