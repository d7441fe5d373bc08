"""What the games of an arena show, and which games it still needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from emberhold.arena.arena_game import ArenaGame
from emberhold.arena.intervals_by_bets import LEVELS, Interval, interval
from emberhold.arena.ratings import Rating, ratings
from emberhold.arena.schedule import Pair, Schedule
from emberhold.arena.stopwatch import Stopwatch

__all__ = ["BotStanding", "MatchupStanding", "PairStanding", "Standings", "stand"]

WIN = 2
"""Points are halves: 2 for a win, 1 for a draw."""


@dataclass(slots=True)
class MatchupStanding:
    """The deals between the same decks, or against the same nemesis."""

    between: Mapping[str, object]
    """What these deals have in common, as `GameSpec.matchup` gives it."""
    deals: int = 0
    points: list[int] = field(default_factory=lambda: [0, 0])
    """Of the first and of the second bot, in halves."""


@dataclass(slots=True)
class PairStanding:
    """Two bots against each other; all scores are the first one's."""

    pair: Pair
    counts: list[int] = field(default_factory=lambda: [0] * (LEVELS + 1))
    """How often it scored 0, ¼, ½, ¾ and 1 in a deal."""
    scores: dict[int, float] = field(default_factory=dict)
    """What it scored in each deal."""
    matchups: list[MatchupStanding] = field(default_factory=list)
    rounds: int = 0
    """How many rounds are complete and count."""
    games: list[int] = field(default_factory=list)
    """The games in them."""
    interval: Interval | None = None
    missing: list[int] = field(default_factory=list)
    """The games that its next round still needs; none if it has ended."""

    @property
    def decided(self) -> int:
        """1 if the first bot is surely better, -1 if the second is, 0 if that is open."""
        return 0 if self.interval is None else self.interval.decided

    def add(self, deal: int, between: Mapping[str, object], points: Sequence[int], level: int) -> None:
        self.counts[level] += 1
        self.scores[deal] = level / LEVELS
        matchup = next((found for found in self.matchups if found.between == between), None)
        if matchup is None:
            matchup = MatchupStanding(between)
            self.matchups.append(matchup)
        matchup.deals += 1
        matchup.points = [sum(both) for both in zip(matchup.points, points, strict=True)]


@dataclass(slots=True)
class BotStanding:
    """One bot in all games that count."""

    games: int = 0
    wins: int = 0
    draws: int = 0
    won: Interval | None = None
    """In a cooperative game: which share of the battles it wins."""
    rating: Rating | None = None
    """With three bots or more."""
    watch: Stopwatch = field(default_factory=Stopwatch)
    failures: dict[str, int] = field(default_factory=dict)
    """What it did when it failed, and how often."""


@dataclass(slots=True)
class Standings:
    """All there is to say."""

    pairs: list[PairStanding]
    bots: list[BotStanding]
    games: int
    """How many games count: those of complete rounds."""
    unfinished: int
    broken: list[ArenaGame]

    @property
    def missing(self) -> list[int]:
        """The games that come next, each once, in their order; none if the arena is over."""
        return sorted({number for pair in self.pairs for number in pair.missing})


def stand(schedule: Schedule, most_games: int, done: Mapping[int, ArenaGame], *, to_the_end: bool = False) -> Standings:
    """What these games show. A pair plays no further round once it is decided, or not before the end if so wished.

    The order in which games ended changes nothing, and games of a round that is not complete do not count.
    """
    rounds = schedule.deals(most_games)
    pairs = [_stand(schedule, pair, rounds, done, to_the_end) for pair in schedule.pairs]
    bots = [BotStanding() for _ in schedule.arena.bots]
    counted = [done[number] for number in sorted({number for pair in pairs for number in pair.games})]
    for game in counted:
        _count(schedule, bots, game)
    if len(bots) > 2 and all(pair.scores for pair in pairs):
        for bot, rating in zip(bots, ratings(len(bots), {pair.pair: pair.scores for pair in pairs}), strict=True):
            bot.rating = rating
    for bot in bots if schedule.together else ():
        bot.won = interval([bot.games - bot.wins, 0, 0, 0, bot.wins])
    broken = [game for game in counted if game.error is not None]
    unfinished = sum(game.winners is None and game.failed is None for game in counted) - len(broken)
    return Standings(pairs, bots, len(counted), unfinished, broken)


def _stand(
    schedule: Schedule, pair: Pair, rounds: Sequence[range], done: Mapping[int, ArenaGame], to_the_end: bool
) -> PairStanding:
    standing = PairStanding(pair)
    for deals in rounds:
        numbers = [number for deal in deals for number in schedule.numbers(deal, pair)]
        standing.missing = [number for number in numbers if number not in done]
        if standing.missing:
            break
        for deal in deals:
            games = [done[number] for number in schedule.numbers(deal, pair)]
            if all(game.error is None for game in games):
                between = schedule.between[deal % len(schedule.between)]
                standing.add(deal, between, *_points(schedule, pair, games))
        standing.games += numbers
        standing.rounds += 1
        standing.interval = interval(standing.counts)
        if standing.decided and not to_the_end:
            break
    return standing


def _points(schedule: Schedule, pair: Pair, games: Sequence[ArenaGame]) -> tuple[list[int], int]:
    """What each of two bots got in their two games of a deal, in halves, and the first one's score in quarters."""
    if schedule.together:
        points = [points_of(schedule, game, who) for game, who in zip(games, pair, strict=True)]
        # Both won or both lost is even.
        return points, WIN + points[0] - points[1]
    points = [sum(points_of(schedule, game, who) for game in games) for who in pair]
    return points, points[0]


def points_of(schedule: Schedule, game: ArenaGame, who: int) -> int:
    """What a bot got in one of its games: 2 for a win, 1 for a draw. A game without an end is a draw, unless the
    players play together: then they have not won."""
    seated = schedule.slot(game.number).seated
    if game.failed is not None:
        return 0 if seated[game.failed] == who else WIN
    if schedule.together:
        return WIN if game.winners else 0
    winners = {seated[seat] for seat in game.winners or ()}
    if len(winners) != 1:
        return 1
    return WIN if who in winners else 0


def _count(schedule: Schedule, bots: Sequence[BotStanding], game: ArenaGame) -> None:
    slot = schedule.slot(game.number)
    for who in slot.bots:
        bot = bots[who]
        bot.watch.add_all(game.times[who])
        if game.error is None:
            points = points_of(schedule, game, who)
            bot.games += 1
            bot.wins += points == WIN
            bot.draws += points == 1
    if game.failed is not None:
        failures = bots[slot.seated[game.failed]].failures
        failures[game.failure] = failures.get(game.failure, 0) + 1
