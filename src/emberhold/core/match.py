"""What programs do with any match: play it forward, copy, deal worlds, take back, write down.

A game subclasses `Match`; how it gets from one question to the next is in `flow`, how seats look and answer in
`seat_side`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from typing import Any, ClassVar, Final, final

from emberhold.core.action_start import ActionStart
from emberhold.core.decisions import Answers, Ask, IllegalAnswer, Value
from emberhold.core.errors import EmberholdError
from emberhold.core.events import EventLog
from emberhold.core.flow import Deal
from emberhold.core.journal import CountingEntries, Entry, Journal, JournalError, luck_floor
from emberhold.core.kinds import LeafKind, Seat, Viewer
from emberhold.core.native import mypyc_attr
from emberhold.core.pickled import unpickle
from emberhold.core.preview_facts import NOTHING_SAID, PreviewFacts
from emberhold.core.rng import Rng
from emberhold.core.seat_side import SeatSide, View
from emberhold.core.seeds import Seed, luck_value, new_luck
from emberhold.core.state import State

__all__ = ["LEARNED", "UNUSUAL", "BeforeAction", "Match", "NotNow", "View"]


LEARNED: Final[LeafKind] = LeafKind(1)
"""The kind of leaf value that was learned from games, where a game has one."""

UNUSUAL: Final = 5
"""In a playout, one answer of so many is not the most natural one."""


class NotNow(EmberholdError):
    """The thing asked for is possible, but not at this moment."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(SeatSide):
    """One match. The same setup, seed and answers always give the same match."""

    rules_version: ClassVar[str] = ""
    preview_facts: ClassVar[PreviewFacts] = NOTHING_SAID
    """What its events and questions mean for a preview (`core/preview`)."""

    # -- what a game provides ------------------------------------------------------------------------------------

    @abstractmethod
    def _redeal(self, viewer: Viewer, rng: Rng) -> None:
        """Deal anew, in this match, every card whose place the viewer does not know."""

    def _renew(self, rng: Rng) -> None:  # noqa: ARG002 - a game that has secrets deals them
        """Deal anew, in this match, what no seat knows; what some seat knows stays. Called at quiet points."""
        raise IllegalAnswer(f"A match of {self.game} cannot go on with other luck.")

    @abstractmethod
    def _fresh(self, state: State, *, track: bool) -> Match:
        """A match object of the same game around another state."""

    # -- new luck ------------------------------------------------------------------------------------------------

    def renew_luck(self, seed: Seed) -> None:
        """Go on from this quiet point with other luck: what no seat can know is dealt anew, and so is every roll.

        So nobody who has seen how the match went on knows what comes. Nothing before this point can be taken back.
        """
        self._go_on_with(luck_value(seed))

    def _go_on_with(self, luck: Value) -> None:
        if self.outcome is not None or not self.quiet:
            raise IllegalAnswer("The luck can only be renewed in the middle of a match, between two actions.")
        rng = new_luck(luck)
        self._renew(rng.fork())
        self._state.rng = rng.fork()
        self._entries.append(Entry("luck", 0, luck))
        self._answered += 1
        self._undo_floor = self._turn_floor = self._answered
        self._action = None
        self._pending = None
        self._asks = self._quiet_asks()

    # -- for playing forward -------------------------------------------------------------------------------------

    @property
    def quiet(self) -> bool:
        """Whether nothing is half done: between two actions, where a position can be evaluated."""
        return self._effect is None

    def evaluate(self, seat: int) -> float:
        """How good this position looks for a seat, by the game's rule of thumb: from 0 (lost) to 1 (won)."""
        outcome = self.outcome
        if outcome is None:
            return 0.5
        return 1.0 if seat in outcome.winners else 0.0

    def candidates(self, ask: Ask) -> Answers:  # noqa: ARG002 - a game that has candidates looks at the question
        """The answers to an open question that are worth a try, the most natural first; empty if the game has no idea.

        A single candidate is taken without further thought. Like `evaluate` it sees everything on this table, so a
        player must call it only on worlds that were dealt anew.
        """
        return []

    # -- for bots that search; all of it looks at the whole table, so it is only for worlds that were dealt anew ---

    def likely(self, ask: Ask, chance: Rng) -> int:
        """The number of an answer that somebody might give to this open question, mostly the most natural one."""
        found = self.candidates(ask)
        if not found:
            return chance.below(len(ask.answers))
        place = 1 + chance.below(len(found) - 1) if len(found) > 1 and not chance.below(UNUSUAL) else 0
        return ask.answers.index(found[place])

    def leaf_value(self, seat: int, kind: LeafKind) -> float:  # noqa: ARG002 - a game that has several kinds looks at it
        """What this position at the end of a playout is worth to a seat, from 0 to 1; `kind` 0 is the game's usual."""
        return self.evaluate(seat)

    def round_number(self) -> int:
        """The round of the match, in a game with rounds; a playout may end where the next one begins."""
        return 0

    def blunders(self, seat: int, numbers: Sequence[int]) -> Collection[int]:  # noqa: ARG002 - as a game knows it
        """Those of these answers of a seat that are worse than another one in every way. Never all of them."""
        return ()

    def luck_used(self) -> tuple[int, int]:
        """Changes whenever luck was used or something new was shown; for telling whether a move's end is certain."""
        return self._state.rng.state, self._state.reveals

    def search_numbers(self, level: str) -> Mapping[str, int]:  # noqa: ARG002 - a game has numbers for each level
        """With which numbers a bot of this level plays, as far as the game says so (`bots/search`)."""
        return {}

    def plays(self, seat: int) -> bool:
        """Whether this seat still takes part: it has not given up and the rules have not taken it out."""
        return not self._state.conceded >> seat & 1

    def acts(self, seat: int) -> bool:
        """Whether it is this seat's turn, and the turn is not ending yet."""
        return self.turn_of() == seat

    def own_doing(self, seat: int) -> bool:
        """Whether what happens now is the doing of this seat: its own turn, and not a fight it chose to have."""
        return self.acts(seat)

    def own_cards(self, seat: int) -> dict[int, bool]:  # noqa: ARG002 - a game that has cards looks at the seat
        """The cards that a seat would not like to lose, by its ids, and whether a card stands for the player."""
        return {}

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

    def journal(self) -> Journal:
        self._must_be_whole()
        return Journal(self.game, self.played_by(), self._setup, self._seed, list(self._entries))

    def counting(self) -> Sequence[Entry]:
        """The entries of the journal that still count after every undo, until the next entry is written."""
        self._must_be_whole()
        found = self._counting
        if found is None or not found.counts(self._entries):
            found = self._counting = CountingEntries(self._entries)
        return found.now()

    def _must_be_whole(self) -> None:
        if not self._whole:
            raise NotNow("This copy is for playing forward: its answers are not written down, so it has no journal.")

    def played_by(self) -> str:
        """The version of the rules by which this match is played."""
        return self.rules_version

    @classmethod
    def continues(cls, rules: str) -> bool:
        """Whether a match of this game that was played by these rules may go on (`registry.continues`)."""
        return rules == cls.rules_version

    # -- copies --------------------------------------------------------------------------------------------------

    def clone(self, *, track: bool = True) -> Match:
        """A fully independent match at the same point, even in the middle of an effect, with an empty log.

        `track=False` makes a copy for playing out: it takes no snapshots, so it can be cloned in mid-effect only if it
        `remembers`. It remembers if the copied one does.
        """
        if self._effect is None:
            other = self._fresh(self._state.copy(), track=track)
            other._carry_over(self, track)
            other._asks = other._quiet_asks() if other._state.outcome is None else ()
        else:
            quiet = self._quiet
            if quiet is None:
                raise NotNow(
                    "This copy cannot be cloned in the middle of an effect: it did not remember when that began. "
                    "Set `remembers` before, or clone it at its next quiet point."
                )
            other = self._fresh(quiet.copy(), track=track)
            other._carry_over(self, track)
            other._redrive(quiet, self._origin, self._tail, self._deals)
            other._turn_floor = self._turn_floor
            log = self._state.log
            if track and log is not None and self._action is not None:
                other._action = self._action.shifted(len(log.events), len(log.reaction_points))
        if track:
            other._state.log = EventLog()
        return other

    def __copy__(self) -> Match:
        """What `copy.copy` and `copy.deepcopy` give: a clone that also has the log so far."""
        other = self.clone(track=self._track)
        other.lingers = self.lingers
        log = self._state.log
        other._state.log = None if log is None else log.copy()
        other._action = self._action
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
        """Keep only this many of the last events and reaction points; below 0 the log is dropped altogether."""
        log = self._state.log
        if log is not None:
            if self._action is not None:
                gone = len(log.events) - events, len(log.reaction_points) - reaction_points
                self._action = None if events < 0 else self._action.shifted(*gone)
            self._state.log = None if events < 0 else log.last(events, reaction_points)

    def determinize(self, seat: int | None, rng: Rng) -> Match:
        """An exact clone in which everything the seat cannot know is dealt anew from `rng`; for playing forward."""
        other = self.clone(track=False)
        viewer, luck = self._viewer(seat), rng.copy()
        other._deal_anew(viewer, rng)
        if other._effect is None:
            other._asks = other._quiet_asks() if other._state.outcome is None else ()
        else:
            other._asks[0].look_again()
            other._deals = (*other._deals, (len(other._tail), viewer, luck))
        other._pending = None
        return other

    def _deal_anew(self, viewer: Viewer, rng: Rng) -> None:
        self._redeal(viewer, rng)
        self._state.rng = rng.fork()

    def _carry_over(self, source: Match, track: bool) -> None:
        self._numbers = source._numbers[:]
        self._answered = source._answered
        self._undo_floor = source._undo_floor
        self._turn_floor = source._turn_floor
        self.remembers = source.remembers
        self._whole = track and source._whole
        self._entries = source._entries[:] if track else []

    def _redrive(
        self, quiet: State, origin: tuple[Seat, Value] | None, tail: Sequence[Value], deals: tuple[Deal, ...]
    ) -> None:
        """Carry out an action again from the quiet point before it, with the same answers and the same new deals."""
        effect = self._proceed() if origin is None else self._begin(origin[0], origin[1])
        assert effect is not None
        ask = next(effect)
        given = 0
        for after, viewer, luck in deals:
            for value in tail[given:after]:
                ask = effect.send(value)
            given = after
            self._deal_anew(viewer, luck.copy())
            ask.look_again()
        for value in tail[given:]:
            ask = effect.send(value)
        self._effect = effect
        self._asks = (ask,)
        self._quiet = quiet
        self._origin = origin
        self._tail = list(tail)
        self._deals = deals

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
    def turn_floor(self) -> int:
        """The first entry that belongs to the current turn."""
        return self._turn_floor

    def turn_of(self) -> int | None:
        """The seat whose turn it is, if it is the turn of one seat; a game with turns says so, and when they begin."""
        return None

    def cancel_to(self, seat: int) -> int | None:
        """The entry to go back to if this seat cancels what it has begun; None if there is nothing to cancel.

        An action begins with an answer at a quiet point. It can be cancelled as long as nobody else was asked anything,
        its seat has learnt nothing, no luck was used, nobody might have reacted by public facts, and nobody conceded.
        """
        action, quiet, state, log = self._action, self._quiet, self._state, self._state.log
        if action is None or quiet is None or log is None or not self._whole:
            return None
        assert self._origin is not None
        if self._origin[0] != seat or self._asks[0].seats != (seat,):
            return None
        for other in state.all_seats:
            # Each entry since then must be an answer to a question that only this seat was asked.
            asked = self._answered - action.entry if other == seat else 0
            if self._numbers[other] - action.numbers[other] != asked:
                return None
        if state.rng.state != quiet.rng.state or state.learnt(Seat(seat)) != quiet.learnt(Seat(seat)):
            return None
        return action.entry if len(log.reaction_points) == action.reaction_points else None

    def before_action(self, seat: int) -> BeforeAction | None:
        """The match as it was before the action that this seat can cancel, for those who must not see it yet."""
        to = self.cancel_to(seat)
        action, quiet, log = self._action, self._quiet, self._state.log
        if to is None or action is None or quiet is None or log is None:
            return None
        return BeforeAction(self, self.counting()[:to], action, quiet, log)

    @property
    def entries(self) -> int:
        """How many entries the journal has, those that were taken back included."""
        return len(self._entries)

    def written(self, since: int) -> list[Entry]:
        """The entries of the journal from number `since` on."""
        return self._entries[since:]

    def rewind(self, to: int, again: Match | None = None) -> None:
        """Undo: go back to the first `to` entries. The journal keeps what was taken back.

        `again` is what `rewound` gave for it, if that was asked for already.
        """
        self._become(self.rewound(to) if again is None else again)

    def rewound(self, to: int) -> Match:
        """This match as it was after its first `to` entries, with the undo in its journal. This one stays as it is."""
        work = self.rewinding(to)
        while True:
            try:
                next(work)
            except StopIteration as end:
                again: Match = end.value
                return again

    def rewinding(self, to: int) -> Generator[None, None, Match]:
        """The same as `rewound`, in steps: it yields after each answer that is given again."""
        if not 0 <= to < self._answered:
            raise IllegalAnswer(
                f"There are {self._answered} moves to take back; it is not possible to go back to {to}."
            )
        journal = self.journal()
        if to < luck_floor(journal.effective()):
            raise IllegalAnswer("This match begins with new luck; nothing before that can be taken back.")
        journal.entries.append(Entry("undo", 0, (to,)))
        again = self._restart()
        yield from again.replaying(journal)
        return again

    def _become(self, other: Match) -> None:
        """Take over every field of a match that was rebuilt; a game with fields of its own adds them."""
        self._state = other._state
        self._entries = other._entries
        self._answered = other._answered
        self._undo_floor = other._undo_floor
        self._turn_floor = other._turn_floor
        self._asks = other._asks
        self._numbers = other._numbers
        self._effect = other._effect
        self._quiet = other._quiet
        self._origin = other._origin
        self._tail = other._tail
        self._action = other._action
        self._deals = other._deals
        self._pending = None

    @abstractmethod
    def _restart(self) -> Match:
        """This match from the beginning, with the same set-up and seed."""

    def follow(self, entry: Entry) -> None:
        """Do what one more entry of this match's journal says."""
        if entry.what == "undo":
            self.rewind(entry.value[0])
        elif entry.what == "concede":
            self.concede(entry.seat)
        elif entry.what == "luck":
            self._go_on_with(entry.value)
        else:
            self._replay_answer(entry)

    def replay(self, journal: Journal, before: Callable[[Match, Entry], None] | None = None) -> None:
        """Give all the answers of a journal that still count; `before` is called ahead of each of them."""
        for _ in self.replaying(journal, before):
            pass

    def replaying(
        self, journal: Journal, before: Callable[[Match, Entry], None] | None = None
    ) -> Generator[None, None, None]:
        """The same as `replay`, in steps: it yields after each answer."""
        for number, entry in enumerate(journal.effective(), 1):
            if before is not None:
                before(self, entry)
            try:
                self.follow(entry)
            except IllegalAnswer as error:
                raise JournalError(f"Entry {number} does not fit the match at that point: {error}") from None
            yield
        self._entries = list(journal.entries)

    def _replay_answer(self, entry: Entry) -> None:
        for ask in self._asks:
            if entry.seat in ask.seats:
                if entry.value not in ask.answers:
                    raise IllegalAnswer(f"{list(entry.value)} was not offered to seat {entry.seat}.")
                self._give(Seat(entry.seat), ask, entry.value)
                return
        raise IllegalAnswer(f"seat {entry.seat} has nothing to decide.")


@final
class BeforeAction:
    """A match as it was before an action: what it takes to lay it out again. Most actions end before anybody asks."""

    __slots__ = ("_action", "_entries", "_log", "_match", "_quiet", "_turn_floor")

    def __init__(
        self, match: Match, entries: Sequence[Entry], action: ActionStart, quiet: State, log: EventLog
    ) -> None:
        self._match = match
        self._entries = list(entries)
        self._action = action
        self._quiet = quiet
        """A snapshot, which nothing changes; the log only grows."""
        self._log = log
        self._turn_floor = match.turn_floor

    def match(self) -> Match:
        """That match; it has only the entries that count."""
        action = self._action
        other = self._match._fresh(self._quiet.copy(), track=True)
        other._entries = self._entries[:]
        other._answered = len(self._entries)
        other._numbers = list(action.numbers)
        other._undo_floor = action.undo_floor
        other._turn_floor = self._turn_floor
        other._state.log = self._log.first(action.events, action.reaction_points)
        other._asks = other._quiet_asks()
        return other
