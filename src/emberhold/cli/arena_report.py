"""What came of an arena: in words, and as a document for programs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import TYPE_CHECKING

from emberhold.arena.ratings import elo
from emberhold.arena.schedule import JUDGING_SEEDS
from emberhold.cli.matchup_title import matchup_title
from emberhold.cli.output import harmless
from emberhold.core.registry import rules_in_a_line

if TYPE_CHECKING:
    from emberhold.arena.intervals_by_bets import Interval
    from emberhold.arena.schedule import Schedule
    from emberhold.arena.standings import BotStanding, PairStanding, Standings

__all__ = ["as_document", "in_words", "seeds", "short_score"]

Say = Callable[..., str]

MOST = 0.99
"""Which share of decisions the second time is about."""


def seeds(seed: int) -> str:
    """What seeds like this one are for."""
    return "judging" if seed < JUDGING_SEEDS else "tuning"


# -- for programs -----------------------------------------------------------------------------------------------------


def as_document(schedule: Schedule, standings: Standings, end: str, seconds: float) -> dict[str, object]:
    arena = schedule.arena
    return {
        "game": arena.game,
        "rules": rules_in_a_line(schedule.spec),
        "players": arena.players,
        "seed": arena.seed,
        "seeds": seeds(arena.seed),
        "end": end,
        "games": standings.games,
        "pairs": [_pair(schedule, pair) for pair in standings.pairs],
        "bots": [_bot(name, bot) for name, bot in zip(arena.bots, standings.bots, strict=True)],
        "unfinished": standings.unfinished,
        "errors": [{"game": game.number, "seed": game.seed, "message": game.error} for game in standings.broken],
        "seconds": seconds,
    }


def _pair(schedule: Schedule, pair: PairStanding) -> dict[str, object]:
    names = [schedule.arena.bots[who] for who in pair.pair]
    found = pair.interval
    return {
        "bots": names,
        "rounds": pair.rounds,
        "deals": len(pair.scores),
        "counts": pair.counts,
        "score": _interval(found),
        "elo": None if found is None else {key: _finite(elo(value)) for key, value in found._asdict().items()},
        "better": names[pair.decided < 0] if pair.decided else None,
        "matchups": [
            {**matchup.between, "deals": matchup.deals, "points": [points / 2 for points in matchup.points]}
            for matchup in pair.matchups
        ],
    }


def _bot(name: str, bot: BotStanding) -> dict[str, object]:
    return {
        "bot": name,
        "games": bot.games,
        "wins": bot.wins,
        "draws": bot.draws,
        "win_rate": _interval(bot.won),
        "elo": None if bot.rating is None else bot.rating._asdict(),
        "decisions": bot.watch.decisions,
        "seconds_mean": bot.watch.mean,
        "seconds_p99": bot.watch.quantile(MOST),
        "failures": [{"message": what, "games": games} for what, games in sorted(bot.failures.items())],
    }


def _interval(found: Interval | None) -> dict[str, float] | None:
    return None if found is None else found._asdict()


def _finite(value: float) -> float | None:
    """JSON has no infinite numbers."""
    return None if abs(value) == inf else value


# -- for people -------------------------------------------------------------------------------------------------------


def in_words(schedule: Schedule, standings: Standings, seconds: float, say: Say) -> list[str]:
    arena = schedule.arena
    names = [harmless(name) for name in arena.bots]
    lines = [
        say("arena-title", game=arena.game, bots=", ".join(names)),
        say(
            "arena-made",
            games=standings.games,
            seconds=f"{seconds:.0f}",
            seed=str(arena.seed),
            seeds=seeds(arena.seed),
            rules=rules_in_a_line(schedule.spec),
        ),
    ]
    if not standings.games:
        return [*lines, say("arena-nothing")]
    for name, bot in zip(names, standings.bots, strict=True):
        if bot.won is not None:
            share, span = _percent(bot.won, say)
            lines.append(say("arena-won", bot=name, n=bot.wins, all=bot.games, share=share, range=span))
    for pair in standings.pairs:
        if pair.rounds:
            lines += _pair_in_words(schedule, names, pair, say)
    lines += _strengths(names, standings, say)
    lines += _times(names, standings, say)
    for pair in standings.pairs if len(standings.pairs) == 1 else ():
        lines += _matchups(schedule, names, pair, say)
    return lines + _troubles(schedule, names, standings, say)


def short_score(schedule: Schedule, pair: PairStanding, say: Say) -> str:
    """How two bots stand, as short as it can be said."""
    one, other = (schedule.arena.bots[who] for who in pair.pair)
    if pair.interval is None:
        return say("arena-no-result", one=one, other=other)
    end = _end(schedule.arena.bots, pair, say)
    if schedule.together:
        points, span = _difference(pair.interval, say)
        return say("arena-short-together", one=one, other=other, points=points, range=span, end=end)
    score, span = _percent(pair.interval, say)
    return say("arena-short", one=one, other=other, score=score, range=span, end=end)


def _pair_in_words(schedule: Schedule, names: Sequence[str], pair: PairStanding, say: Say) -> list[str]:
    one, other = (names[who] for who in pair.pair)
    found = pair.interval
    if found is None:
        return [say("arena-no-result", one=one, other=other)]
    deals = len(pair.scores)
    end = {"elo": _elo(found.value, say), "elo-range": _elo_range(found, say), "end": _end(names, pair, say)}
    if not schedule.together:
        score, span = _percent(found, say)
        games = deals * schedule.games_of_a_pair
        line = say("arena-score", one=one, other=other, games=games, score=score, range=span)
        return [line, "  " + say("arena-end", **end)]
    points, span = _difference(found, say)
    more, fewer = pair.counts[-1], pair.counts[0]
    line = say("arena-score-together", one=one, other=other, deals=deals, more=more, fewer=fewer)
    return [line, "  " + say("arena-end-together", points=points, **{"points-range": span}, **end)]


def _end(names: Sequence[str], pair: PairStanding, say: Say) -> str:
    return say("arena-better", bot=names[pair.pair[pair.decided < 0]]) if pair.decided else say("arena-open")


def _difference(found: Interval, say: Say) -> tuple[str, str]:
    """How many points more of all battles the first bot wins: its score is (1 + its wins - the other's) / 2."""
    points, low, high = (f"{200 * value - 100:+.0f}" for value in found)
    return points, say("arena-points-range", low=low, high=high)


def _percent(found: Interval, say: Say) -> tuple[str, str]:
    value, low, high = (f"{100 * value:.0f}" for value in found)
    return say("arena-percent", n=value), say("arena-percent-range", low=low, high=high)


def _elo(score: float, say: Say) -> str:
    value = elo(score)
    return say("arena-infinite") if abs(value) == inf else say("arena-elo", n=f"{value:+.0f}")


def _elo_range(found: Interval, say: Say) -> str:
    low, high = elo(found.low), elo(found.high)
    if low == -inf:
        return say("arena-elo-any") if high == inf else say("arena-elo-fewer", high=f"{high:+.0f}")
    if high == inf:
        return say("arena-elo-more", low=f"{low:+.0f}")
    return say("arena-elo-range", low=f"{low:+.0f}", high=f"{high:+.0f}")


def _strengths(names: Sequence[str], standings: Standings, say: Say) -> list[str]:
    rated = [(name, bot.rating) for name, bot in zip(names, standings.bots, strict=True) if bot.rating is not None]
    if not rated:
        return []
    width = max(len(name) for name, _ in rated)
    lines = [say("arena-strengths")]
    for name, rating in sorted(rated, key=lambda entry: -entry[1].value):
        value, low, high = (f"{number:+.0f}" for number in rating)
        span = say("arena-elo-range", low=low, high=high)
        lines.append("  " + say("arena-strength", bot=f"{name:<{width}}", elo=f"{value:>5}", **{"elo-range": span}))
    return lines


def _times(names: Sequence[str], standings: Standings, say: Say) -> list[str]:
    width = max(map(len, names))
    lines = [say("arena-times")]
    for name, bot in zip(names, standings.bots, strict=True):
        mean, most = (_milliseconds(value, say) for value in (bot.watch.mean, bot.watch.quantile(MOST)))
        lines.append("  " + say("arena-time", bot=f"{name:<{width}}", mean=f"{mean:>9}", most=f"{most:>9}"))
    return lines


def _milliseconds(seconds: float | None, say: Say) -> str:
    return say("arena-no-time") if seconds is None else say("arena-milliseconds", n=f"{1000 * seconds:.3g}")


def _matchups(schedule: Schedule, names: Sequence[str], pair: PairStanding, say: Say) -> list[str]:
    told = [(matchup_title(matchup.between), matchup.points) for matchup in pair.matchups if matchup.between]
    if not told:
        return []
    one, other = (names[who] for who in pair.pair)
    width = max(len(title) for title, _ in told)
    lines = [say("arena-matchups-together" if schedule.together else "arena-matchups", one=one, other=other)]
    for title, points in told:
        first, second = (f"{number / 2:g}" for number in points)
        lines.append("  " + say("arena-matchup", title=f"{title:<{width}}", one=first, other=second))
    return lines


def _troubles(schedule: Schedule, names: Sequence[str], standings: Standings, say: Say) -> list[str]:
    lines = []
    if standings.unfinished:
        told = say("arena-as-loss" if schedule.together else "arena-as-draw")
        lines.append(say("arena-unfinished", n=standings.unfinished, **{"as": told}))
    for name, bot in zip(names, standings.bots, strict=True):
        lines += [say("arena-failed", bot=name, n=n, what=what) for what, n in sorted(bot.failures.items())]
    if standings.broken:
        words = standings.broken[0].error or ""
        lines.append(say("arena-broken", n=len(standings.broken), words=words))
    return lines
