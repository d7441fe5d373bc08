"""One match and the people and bots around it: who answers next, what they were told, the file that keeps it all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from pathlib import Path

from emberhold.bots import Bot, Handle, load_bot
from emberhold.bots.roster import is_outside, take_mishaps
from emberhold.core.decisions import Decision, Message
from emberhold.core.events import Told
from emberhold.core.manners import undo_of
from emberhold.core.match import Match
from emberhold.core.registry import GameSpec
from emberhold.core.rng import Rng
from emberhold.core.seat_letters import seat_id
from emberhold.i18n import Texts
from emberhold.tui import save_file
from emberhold.tui.narration import LogLine, log_line
from emberhold.tui.seat_words import PERSON, bot_name

__all__ = ["Session"]


class Session:
    """Everything about a match at one terminal that does not depend on how it is drawn."""

    def __init__(self, spec: GameSpec, match: Match, seats: Sequence[str], texts: Texts, file: Path) -> None:
        self.spec = spec
        self.match = match
        self.seats = tuple(seats)
        self.texts = texts
        self.file = file
        self.seed = match.journal().seed
        self.persons = tuple(number for number, seat in enumerate(seats) if seat == PERSON)
        self.bots = {seat: _started(name) for seat, word in enumerate(self.seats) if (name := bot_name(word))}
        self._mishaps: list[tuple[int, str, bool]] = []
        self.told = [0] * match.seats
        """How many events each seat has been told; every person catches up when they come to the screen."""
        self.gone = {entry.seat for entry in match.journal().effective() if entry.what == "concede"}
        self.viewer = self.persons[0]
        self.texts.you = self.viewer

    # -- who answers ---------------------------------------------------------------------------------------------

    @property
    def present(self) -> set[int]:
        """The people who have not given up."""
        return set(self.persons) - self.gone

    def next_question(self) -> tuple[int, Decision]:
        """Whose answer to get now. Bots speak only for questions that no person may answer."""
        pending = self.match.pending
        present = self.present
        for decision in pending:
            if not present & set(decision.seats):
                return next((seat for seat in decision.seats if seat in self.bots), decision.seats[0]), decision
        # The person at the screen goes first, so that it changes hands as seldom as possible.
        for decision in pending:
            if self.viewer in present and self.viewer in decision.seats:
                return self.viewer, decision
        return next(seat for seat in pending[0].seats if seat in present), pending[0]

    def consult(self, seat: int, decision: Decision) -> str:
        """The answer of the bot in this seat. It only looks, so it may think in a thread of its own."""
        match = self.match
        # Luck of its own for each decision: a resumed match goes on exactly as if it had never been left.
        rng = Rng(Rng(self.seed).fork().next() + match.answered * match.seats + seat).fork()
        bot = self.bots[seat]
        key = bot.choose(Handle(match, seat), decision, rng)
        self._mishaps += [(seat, mishap.kind, decision.interrupts) for mishap in take_mishaps(bot)]
        return key

    def mishaps(self) -> list[str]:
        """Why answers were given for bots, in sentences; each is told once.

        That a bot was asked whether it reacts is told when the match is over: before, it gives away what it holds.
        """
        over = self.match.outcome is not None
        due = [(seat, kind) for seat, kind, secret in self._mishaps if over or not secret]
        self._mishaps = [mishap for mishap in self._mishaps if mishap[2] and not over]
        return [self.texts.say(f"shell-bot-{kind}", seat=f"seat-{seat}") for seat, kind in dict.fromkeys(due)]

    # -- what they are told --------------------------------------------------------------------------------------

    def set_viewer(self, seat: int) -> None:
        """From now on this person is the reader."""
        self.viewer = self.texts.you = seat

    def keeps_secrets(self, seat: int) -> bool:
        """Whether this person sees anything that the one at the screen must not see, or the other way round."""
        return _without_ids(self.match.view(seat)) != _without_ids(self.match.view(self.viewer))

    def needed_at_screen(self) -> int | None:
        """Who has to come to the screen before a match that goes on is shown; None if everybody may see it.

        Nobody knows which of the people opened it.
        """
        if self.match.outcome is not None or not any(map(self.keeps_secrets, self.present)):
            return None
        seat, _ = self.next_question()
        return seat if seat in self.present else min(self.present)

    def news(self) -> list[LogLine]:
        """What happened since the person at the screen last heard."""
        events = self.match.events(self.viewer, self.told[self.viewer])
        self.told[self.viewer] += len(events)
        return self._lines(events)

    def story(self) -> list[LogLine]:
        """All that happened, as the person at the screen saw it."""
        return self._lines(self.match.events(self.viewer))

    def _lines(self, events: Sequence[Told]) -> list[LogLine]:
        """The log says "you" to somebody who reads it alone; where several people read it, everybody has a name."""
        if len(self.persons) > 1:
            self.texts.you = None
        lines = [log_line(told, self.texts) for told in events]
        self.texts.you = self.viewer
        return [line for line in lines if line is not None]

    def skip_the_past(self) -> None:
        """A resumed match goes on where it was; the log keeps what was told before."""
        self.told = [len(self.match.events(seat)) for seat in range(self.match.seats)]

    # -- taking back, giving up ----------------------------------------------------------------------------------

    def take_back(self, given: Set[int] = frozenset()) -> Message:
        """Undo the reader's own last choice, if nobody learnt anything by it; says what came of it.

        `given` are the entries that a client answered for its person; what was no choice is not one to take back.
        """
        match, me = self.match, self.viewer
        undo = undo_of(match, me, set(self.persons) - {me}, given=given)
        if undo.state == "others":
            return Message("shell-undo-others", {"seat": seat_id(undo.by)})
        if undo.state != "free":
            return Message(f"shell-undo-{undo.state}")
        match.rewind(undo.to)
        # What was told about the taken-back part is told anew when it happens anew.
        self.told = [min(n, len(match.events(seat))) for seat, n in enumerate(self.told)]
        return Message("shell-undo-done")

    def give_up(self) -> None:
        """The reader concedes."""
        self.match.concede(self.viewer)
        self.gone.add(self.viewer)

    # -- the file ------------------------------------------------------------------------------------------------

    def save(self) -> None:
        save_file.write(self.file, save_file.SavedMatch(self.match.journal(), self.seats, self.texts.lang))


def _started(name: str) -> Bot:
    """A bot that can be asked; one that cannot be started says so before the match begins."""
    bot = load_bot(name)
    if is_outside(bot):
        bot.uses_handle  # noqa: B018 - it is started for that
    return bot


def _without_ids(view: object) -> object:
    """What is seen, without what differs from seat to seat anyway: ids are each seat's own."""
    if isinstance(view, Mapping):
        return {key: _without_ids(value) for key, value in view.items() if key not in ("id", "seat", "you")}
    if isinstance(view, list):
        return [_without_ids(value) for value in view]
    return view
