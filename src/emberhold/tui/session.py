"""One match and the people and bots around it: who answers next, what they were told, and the save file."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence, Set
from pathlib import Path
from typing import Final

from emberhold.bots import Bot, Handle, load_bot
from emberhold.bots.offered_bots import thinking_seconds
from emberhold.bots.roster import is_outside, take_mishaps
from emberhold.core.decisions import Decision, Message
from emberhold.core.events import Told
from emberhold.core.manners import undo_of
from emberhold.core.match import Match
from emberhold.core.registry import GameSpec
from emberhold.core.rng import Rng
from emberhold.core.seat_letters import seat_id
from emberhold.core.seeds import setup_number
from emberhold.i18n import Texts
from emberhold.tui import save_file
from emberhold.tui.narration import LogLine, log_line
from emberhold.tui.seat_words import PERSON, bot_name

__all__ = ["BotSeats", "Session"]

WINDOW_S: Final = 0.1
"""How many seconds a bot thinks about a reaction at most: a long wait would show that it holds one."""


class BotSeats:
    """The bots at a table, and their luck."""

    def __init__(self, match: Match, seats: Sequence[str]) -> None:
        self.seed = setup_number(match.journal().seed, "bots")
        """Of a match with a key this is a number that tells nothing about its luck."""
        named = {seat: name for seat, word in enumerate(seats) if (name := bot_name(word))}
        self.bots = {seat: self._started(name, thinking_seconds(name)) for seat, name in named.items()}
        self._hasty = {
            seat: self._started(name, min(seconds, WINDOW_S))
            for seat, name in named.items()
            if (seconds := thinking_seconds(name)) is not None
        }
        """The same bots for windows."""
        self.match = match
        self.leaving = False
        """Whether nobody waits for an answer any more, so that who is thinking comes to an end."""

    def consult(self, seat: int, decision: Decision) -> str:
        """The answer of the bot in this seat. It changes nothing, so it may run in a thread."""
        match = self.match
        # Each decision has a seed of its own, so a resumed match goes on as if it had never been left.
        rng = Rng(Rng(self.seed).fork().next() + match.answered * match.seats + seat).fork()
        bot = self._hasty.get(seat) if decision.interrupts else None
        return (bot or self.bots[seat]).choose(Handle(match, seat), decision, rng)

    def _started(self, name: str, seconds: float | None) -> Bot:
        """A bot that is ready. If it cannot be started, that is said before the match begins."""
        bot = load_bot(name, seconds, self._clock)
        if is_outside(bot):
            bot.uses_handle  # noqa: B018 - it is started for that
        return bot

    def _clock(self) -> float:
        return math.inf if self.leaving else time.perf_counter()


class Session:
    """Everything about a match at one terminal, except how it is drawn."""

    left = "shell-left"
    kept = "shell-kept"
    """What is said about the file when somebody leaves, and at the end."""

    def __init__(self, spec: GameSpec, match: Match, seats: Sequence[str], texts: Texts, file: Path) -> None:
        self.spec = spec
        self.match = match
        self.seats = tuple(seats)
        self.texts = texts
        self.file = file
        self.persons = tuple(number for number, seat in enumerate(seats) if seat == PERSON)
        self._bot_seats = BotSeats(match, self.seats)
        self.seed = self._bot_seats.seed
        self.bots = self._bot_seats.bots
        self._mishaps: list[tuple[int, str, bool]] = []
        self.told = [0] * match.seats
        """How many events each seat has been told. People catch up when they come to the screen."""
        self.gone = {entry.seat for entry in match.journal().effective() if entry.what == "concede"}
        self.viewer = self.persons[0]
        self.texts.you = self.viewer

    def leave(self) -> None:
        """Nobody waits for an answer any more."""
        self._bot_seats.leaving = True

    # -- who answers ---------------------------------------------------------------------------------------------

    @property
    def present(self) -> set[int]:
        """The people who have not conceded."""
        return set(self.persons) - self.gone

    def next_question(self) -> tuple[int, Decision]:
        """The next question and who answers it. Bots answer only what no person may answer."""
        pending = self.match.pending
        present = self.present
        for decision in pending:
            if not present & set(decision.seats):
                return next((seat for seat in decision.seats if seat in self.bots), decision.seats[0]), decision
        # The person at the screen goes first, so that the screen is handed over as seldom as possible.
        for decision in pending:
            if self.viewer in present and self.viewer in decision.seats:
                return self.viewer, decision
        return next(seat for seat in pending[0].seats if seat in present), pending[0]

    def consult(self, seat: int, decision: Decision) -> str:
        """The answer of the bot in this seat. It changes nothing, so it may run in a thread."""
        key = self._bot_seats.consult(seat, decision)
        self._mishaps += [(seat, mishap.kind, decision.interrupts) for mishap in take_mishaps(self.bots[seat])]
        return key

    def mishaps(self) -> list[str]:
        """Why answers were given for bots, in sentences; each is told once.

        That a bot was asked for a reaction is told only after the match, because it gives away what the bot holds.
        """
        over = self.match.outcome is not None
        due = [(seat, kind) for seat, kind, secret in self._mishaps if over or not secret]
        self._mishaps = [mishap for mishap in self._mishaps if mishap[2] and not over]
        return [self.texts.say(f"shell-bot-{kind}", seat=f"seat-{seat}") for seat, kind in dict.fromkeys(due)]

    # -- what they are told --------------------------------------------------------------------------------------

    def set_viewer(self, seat: int) -> None:
        """Make this person the reader from now on."""
        self.viewer = self.texts.you = seat

    def keeps_secrets(self, seat: int) -> bool:
        """Whether this person sees anything that the one at the screen must not see, or the other way round."""
        return _without_ids(self.match.view(seat)) != _without_ids(self.match.view(self.viewer))

    def needed_at_screen(self) -> int | None:
        """Who must come to the screen before a resumed match is shown; None if everybody may see it.

        Nobody knows which of the people opened it.
        """
        if self.match.outcome is not None or not any(map(self.keeps_secrets, self.present)):
            return None
        # Bots answer first, but the screen is for the person who comes after them.
        asked = [seat for decision in self.match.pending for seat in decision.seats if seat in self.present]
        return self.viewer if self.viewer in asked or not asked else asked[0]

    def news(self) -> list[LogLine]:
        """What happened since the person at the screen last looked."""
        events = self.match.events(self.viewer, self.told[self.viewer])
        self.told[self.viewer] += len(events)
        return self._lines(events)

    def story(self) -> list[LogLine]:
        """Everything that has happened, as the person at the screen saw it."""
        return self._lines(self.match.events(self.viewer))

    def _lines(self, events: Sequence[Told]) -> list[LogLine]:
        """The log says "you" to a single person; if several people read it, everybody has a name."""
        if len(self.persons) > 1:
            self.texts.you = None
        lines = [log_line(told, self.texts) for told in events]
        self.texts.you = self.viewer
        return [line for line in lines if line is not None]

    def skip_the_past(self) -> None:
        """Mark everything so far as told: a resumed match goes on where it was, and the log has the rest."""
        self.told = [len(self.match.events(seat)) for seat in range(self.match.seats)]

    # -- taking back, giving up ----------------------------------------------------------------------------------

    def take_back(self, given: Set[int] = frozenset()) -> Message:
        """Take back the reader's own last choice, if that is allowed. Returns the result in words.

        `given` are the entries that the client answered for its person. Those were not choices, so they are skipped.
        """
        match, me = self.match, self.viewer
        others = set(self.persons) - {me}
        undo = undo_of(match, me, others, given=given, unseen_since=match.cancel_to(me), alone=not others)
        if undo.state == "others":
            return Message("shell-undo-others", {"seat": seat_id(undo.by)})
        if undo.state != "free":
            return Message(f"shell-undo-{undo.state}")
        self._go_back(undo.to)
        return Message("shell-undo-done")

    @property
    def may_cancel(self) -> bool:
        """Whether the reader may cancel what they have begun, because nobody has learnt anything from it yet."""
        return self.match.cancel_to(self.viewer) is not None

    def cancel(self) -> Message:
        """Take back everything that the reader has begun, costs included. Returns the result in words."""
        to = self.match.cancel_to(self.viewer)
        if to is None:
            return Message("shell-cancel-nothing")
        self._go_back(to)
        return Message("shell-cancel-done")

    def _go_back(self, to: int) -> None:
        self.match.rewind(to)
        # What was told about the part that is taken back is told again when it happens again.
        self.told = [min(n, len(self.match.events(seat))) for seat, n in enumerate(self.told)]

    def give_up(self) -> None:
        """The reader concedes."""
        self.match.concede(self.viewer)
        self.gone.add(self.viewer)

    # -- the file ------------------------------------------------------------------------------------------------

    @property
    def finished(self) -> bool:
        """Whether there is nothing left to continue."""
        return self.match.outcome is not None

    def save(self) -> None:
        save_file.write(self.file, save_file.SavedMatch(self.match.journal(), self.seats, self.texts.lang))


def _without_ids(view: object) -> object:
    """A view without its ids, which differ from seat to seat."""
    if isinstance(view, Mapping):
        return {key: _without_ids(value) for key, value in view.items() if key not in ("id", "seat", "you")}
    if isinstance(view, list):
        return [_without_ids(value) for value in view]
    return view
