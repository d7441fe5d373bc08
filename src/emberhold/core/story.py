"""What a match that is over has to tell: its rounds and turns, its damage, and the moments at which it turned.

Only facts that everybody may know at the end count: the events that a spectator was told, and life on the table. What
was taken back is no part of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence, Set
from typing import Final, Literal, NamedTuple

from emberhold.core.decisions import IllegalAnswer
from emberhold.core.events import Told
from emberhold.core.journal import Entry, Journal
from emberhold.core.match import Match
from emberhold.core.registry import GameSpec, load_game

__all__ = [
    "Fighter",
    "Hurt",
    "Played",
    "Story",
    "StoryFacts",
    "TurnMark",
    "TurningKind",
    "TurningPoint",
    "story_facts_of",
    "story_of",
]

HEAVY: Final = 0.2
"""A turn counts as a heavy blow if somebody lost at least this share of their full life in it."""
MOST_POINTS: Final = 6

TurningKind = Literal["blow", "lead", "fell"]
"""The turn that cost somebody most; the last time that another side took the lead; somebody's life was gone."""


class Played(NamedTuple):
    """What was played in a match: for each seat its deck or mage, and what the players fought, if not each other."""

    seats: tuple[str, ...]
    against: str = ""


class Fighter(NamedTuple):
    """Somebody or something whose life decides the match. Fighters of one side win or lose together."""

    name: str
    """A message id."""
    seat: int | None
    side: int
    life: int
    of: int
    """Full life; 0 if it has none, so that it never leads."""


class Hurt(NamedTuple):
    """An event took life: from which fighter, by its place, and how much."""

    fighter: int
    amount: int


class StoryFacts(NamedTuple):
    """What a game says about its events, so that the story of a match can be told."""

    rounds: Set[str]
    """Events with which another round begins."""
    begins_turn: Callable[[Told], bool]
    """Whether a turn begins with this event; its `seat`, if it has one, is whose turn it is."""
    played: Callable[[Match], Played]
    fighters: Callable[[Match], Sequence[Fighter]]
    """Always the same ones in the same order."""
    hurt: Callable[[Match, Told], Hurt | None]
    first_round: int = 0
    """How many rounds have begun before the first event that begins one."""

    def rounds_in(self, told: Iterable[Told]) -> int:
        """How many rounds were played in a match with these events."""
        return max(1, self.first_round + sum(event["kind"] in self.rounds for event in told))


class TurnMark(NamedTuple):
    """A turn begins: after which step, in which round, and whose it is, if it belongs to a seat."""

    step: int
    round: int
    seat: int | None


class TurningPoint(NamedTuple):
    """A moment at which the match turned: after which step, for which fighter, and how much life it cost."""

    step: int
    round: int
    kind: TurningKind
    fighter: int
    amount: int


class Story(NamedTuple):
    """The story of a match. Steps are entries of its journal, so a replay can go to them."""

    answers: int
    """How many answers counted in the end."""
    rounds: int
    turns: tuple[TurnMark, ...]
    fighters: tuple[Fighter, ...]
    """As they stood at the end."""
    damage: tuple[tuple[int, ...], ...]
    """For each fighter how much life it lost in each round."""
    points: tuple[TurningPoint, ...]


class _Turn:
    """What happened in one turn, or before the first turn of a round."""

    def __init__(self, step: int, round: int, fighters: int) -> None:
        self.step = step
        self.round = round
        self.damage = [0] * fighters
        self.last_hurt = [step] * fighters


def story_facts_of(spec: GameSpec) -> StoryFacts | None:
    """What a game says about its events, if it does."""
    found: Callable[[], StoryFacts] | None = getattr(spec, "story_facts", None)
    return None if found is None else found()


def counted_entries(journal: Journal) -> list[tuple[int, Entry]]:
    """The entries that count in the end, each with its step: its number in the journal, counted from 1."""
    out: list[tuple[int, Entry]] = []
    for step, entry in enumerate(journal.entries, 1):
        if entry.what == "undo":
            del out[entry.value[0] :]
        else:
            out.append((step, entry))
    return out


def story_of(journal: Journal, spec: GameSpec | None = None) -> Story | None:
    """The story of a match, as far as its answers fit these rules; None if its game tells no stories."""
    game = load_game(journal.game) if spec is None else spec
    facts = story_facts_of(game)
    if facts is None:
        return None
    match = game.new(journal.setup, journal.seed)
    teller = _Teller(facts, match)
    for step, entry in counted_entries(journal):
        try:
            match.follow(entry)
        except IllegalAnswer:
            break
        teller.look(step)
    return teller.story()


class _Teller:
    """Follows a match and writes down what counts."""

    def __init__(self, facts: StoryFacts, match: Match) -> None:
        self.facts = facts
        self.match = match
        self.heard = 0
        self.round = facts.first_round
        self.marks: list[TurnMark] = []
        self.fighters = list(facts.fighters(match))
        self.turns = [_Turn(0, self.round, len(self.fighters))]
        self.damage: list[list[int]] = [[] for _ in self.fighters]
        self.leader = _leader(self.fighters)
        self.leads: list[TurningPoint] = []
        self.falls: list[TurningPoint] = []
        self.look(0)

    def look(self, step: int) -> None:
        """After this step of the journal."""
        for told in self.match.events(None, self.heard):
            self.heard += 1
            self._hear(step, told)
        now = list(self.facts.fighters(self.match))
        for place, (before, after) in enumerate(zip(self.fighters, now, strict=True)):
            if before.life > 0 and after.life <= 0 and after.of:
                self.falls.append(TurningPoint(step, max(1, self.round), "fell", place, 0))
        self.fighters = now
        leader = _leader(now)
        if leader is not None and leader != self.leader:
            if self.leader is not None and self.match.outcome is None:
                self.leads.append(TurningPoint(step, max(1, self.round), "lead", leader, 0))
            self.leader = leader

    def _hear(self, step: int, told: Told) -> None:
        kind = str(told["kind"])
        if kind in self.facts.rounds:
            self.round += 1
            # What happens before the first turn of a round belongs to no turn.
            self.turns.append(_Turn(step, self.round, len(self.fighters)))
        if self.facts.begins_turn(told):
            seat = told.get("seat")
            self.marks.append(TurnMark(step, max(1, self.round), seat if isinstance(seat, int) else None))
            self.turns.append(_Turn(step, max(1, self.round), len(self.fighters)))
        hurt = self.facts.hurt(self.match, told)
        if hurt is not None:
            turn, lost = self.turns[-1], self.damage[hurt.fighter]
            turn.damage[hurt.fighter] += hurt.amount
            turn.last_hurt[hurt.fighter] = step
            lost.extend([0] * (max(1, self.round) - len(lost)))
            lost[-1] += hurt.amount

    def story(self) -> Story:
        rounds = max(1, self.round)
        damage = tuple([(*lost, *[0] * (rounds - len(lost))) for lost in self.damage])
        answers = self.match.answered
        return Story(answers, rounds, tuple(self.marks), tuple(self.fighters), damage, self._points())

    def _points(self) -> tuple[TurningPoint, ...]:
        """Falls first, then the last change of the lead, then the heaviest blows; told in the order of the match."""
        blows = []
        for place, fighter in enumerate(self.fighters):
            worst = max(self.turns, key=lambda turn: turn.damage[place])
            amount = worst.damage[place]
            if fighter.of and amount >= HEAVY * fighter.of:
                blows.append(TurningPoint(worst.last_hurt[place], max(1, worst.round), "blow", place, amount))
        blows.sort(key=lambda blow: -blow.amount / self.fighters[blow.fighter].of)
        found = [*self.falls, *self.leads[-1:], *blows][:MOST_POINTS]
        return tuple(sorted(found))


def _leader(fighters: Sequence[Fighter]) -> int | None:
    """The first fighter of the side with the greatest share of its life left; None if two sides have the same."""
    sides: dict[int, list[Fighter]] = {}
    for fighter in fighters:
        if fighter.of:
            sides.setdefault(fighter.side, []).append(fighter)
    if len(sides) < 2:
        return None
    shares = {side: sum(one.life / one.of for one in found) / len(found) for side, found in sides.items()}
    best = max(shares.values())
    first = [side for side, share in shares.items() if share == best]
    if len(first) > 1:
        return None
    return next(place for place, fighter in enumerate(fighters) if fighter.side == first[0] and fighter.of)
