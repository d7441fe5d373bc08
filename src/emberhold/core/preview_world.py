"""One imagined world in which an answer is tried: how far it runs, what the seat is told there, and what is hurt."""

from __future__ import annotations

from typing import Final

from emberhold.core.decisions import NONE, Decision, IllegalAnswer, Option
from emberhold.core.events import Event, EventLog, Told
from emberhold.core.kinds import Seat
from emberhold.core.match import Match
from emberhold.core.preview_facts import ALL, CARD, NO_HARM
from emberhold.core.rng import Rng

__all__ = ["MOST_EVENTS", "PreviewWorld"]

MOST_EVENTS: Final = 60
"""So much of one world is looked at; what comes after that stays unknown."""
MOST_WINDOWS: Final = 20
"""So many windows of others are passed in one world before the rest stays unknown."""
LOOK_BACK: Final = 12
"""Which card is being used was told at most so many events ago."""


class Enough(Exception):
    """The rest of this world is not looked at."""


class WatchedLog(EventLog):
    """The log of an imagined world. It stops the world at the end of the turn, or when there is too much of it."""

    __slots__ = (
        "harms",
        "harms_me",
        "luck",
        "more",
        "own",
        "paid",
        "seat",
        "source",
        "struck",
        "turn_over",
        "world",
    )

    def __init__(self, world: Match, seat: Seat) -> None:
        super().__init__()
        self.world = world
        self.seat = seat
        self.own = world.own_cards(seat)
        self.luck = world._state.rng.state
        """The luck as it was at the last event that was looked at."""
        self.turn_over = False
        self.more = False
        self.paid = False
        """Whether the next card that is lost pays for something."""
        self.source = 0
        """The card that is being used, by the seat's id; 0 if it is none."""
        self.struck: set[int] = set()
        """The targets of that use, if the seat has chosen them."""
        self.harms: set[int] = set()
        self.harms_me = False

    def add(self, event: Event) -> None:
        facts = self.world.preview_facts
        if event.kind in facts.new_turn:
            self.turn_over = True
            raise Enough
        if len(self.events) >= MOST_EVENTS:
            self.more = True
            raise Enough
        super().add(event)
        self.luck = self.world._state.rng.state
        if event.mask >> self.seat & 1:
            told = event.told(self.seat)
            self.note_use(told)
            if facts.harm(told) != NO_HARM:
                self._note_harm(told)

    def note_use(self, told: Told) -> None:
        """Which card is used, and at which cards it is aimed."""
        facts = self.world.preview_facts
        if told["kind"] in facts.uses:
            self.source = _id_of(told.get("card"))
            self.struck = set()
        elif told["kind"] in facts.targets and told.get("seat") == self.seat:
            cards = told.get("cards")
            if isinstance(cards, list):
                self.struck.update([_id_of(card) for card in cards])

    def _note_harm(self, told: Told) -> None:
        """What a card of the seat does to its targets counts always, anything else only where the seat acts."""
        facts = self.world.preview_facts
        whom, acts = facts.harm(told), self.world.own_doing(self.seat)
        if whom != CARD:
            self.harms_me = self.harms_me or (acts and (whom == ALL or told.get("seat") == self.seat))
            return
        id = _id_of(told.get("card"))
        if told["kind"] in facts.losses and self.paid:
            self.paid = False
        elif id in self.own and (id in self.struck or (acts and id != self.source)):
            self.harms.add(id)
            self.harms_me = self.harms_me or self.own[id]


class PreviewWorld:
    """A world dealt anew by what a seat knows, after an answer of that seat."""

    __slots__ = ("_log", "_passed", "_world", "ends_turn", "luck_used", "seat")

    def __init__(self, match: Match, seat: Seat, decision: Decision, option: Option, rng: Rng) -> None:
        world = match.determinize(seat, rng)
        log = WatchedLog(world, seat)
        if not match.quiet:
            _look_back(match, log)
        self.seat = seat
        self._world = world
        self._log = log
        self._passed = MOST_EVENTS
        """How many events there were when another seat might have stepped in."""
        before = log.luck
        acted = world.acts(seat)
        self._run(decision, option)
        self.luck_used = before != log.luck
        self.ends_turn = acted and (log.turn_over or not world.acts(seat))

    def _run(self, decision: Decision, option: Option) -> None:
        world, log, seat = self._world, self._log, self.seat
        costs = world.preview_facts.costs
        log.paid = decision.kind in world.preview_facts.given_up

        def forced(who: int, given: Option) -> None:
            if who == seat and given.rule in costs:
                log.paid = True

        asked = world.decision_for(seat)
        if asked is None or asked.number_for(seat) != decision.number_for(seat):
            raise IllegalAnswer("That question is no longer open; look at the pending decisions again.")
        world._state.log = log
        world.on_forced = forced
        try:
            world.answer(seat, asked, option.key)
            self._pass_windows()
            log.luck = world._state.rng.state
        except Enough:
            return

    def _pass_windows(self) -> None:
        """Nobody else uses anything: their windows are passed, but from then on nothing is certain any more."""
        world, log = self._world, self._log
        for _ in range(MOST_WINDOWS):
            pending = world.pending
            if len(pending) != 1 or self.seat in pending[0].seats or not pending[0].passive:
                return
            self._passed = min(self._passed, len(log.events))
            window = pending[0]
            world.answer(window.seats[0], window, str(window.ask.answers.index(NONE)))
        log.more = True

    @property
    def harms(self) -> set[int]:
        return self._log.harms

    @property
    def harms_me(self) -> bool:
        return self._log.harms_me

    @property
    def more(self) -> bool:
        return self._log.more

    def told(self) -> list[tuple[Told, bool]]:
        """What the seat is told, and whether nobody else could step in before, going by public facts."""
        sure = self._passed
        for point in self._log.reaction_points:
            if any(seat != self.seat for seat in point.seats):
                sure = min(sure, point.at)
                break
        return [
            (event.told(self.seat), number < sure)
            for number, event in enumerate(self._log.events)
            if event.mask >> self.seat & 1
        ]


def _look_back(match: Match, log: WatchedLog) -> None:
    """In the middle of an action: which card is being used was told already."""
    so_far = match._state.log
    if so_far is not None:
        for event in so_far.events[-LOOK_BACK:]:
            if event.mask >> log.seat & 1:
                log.note_use(event.told(log.seat))


def _id_of(card: object) -> int:
    id = card.get("id") if isinstance(card, dict) else 0
    return id if isinstance(id, int) else 0
