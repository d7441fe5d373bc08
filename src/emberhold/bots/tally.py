"""Results: of one game, and of many together."""

from __future__ import annotations

from bisect import insort
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

__all__ = ["Failure", "Matchup", "Played", "Tally"]


@dataclass(frozen=True, slots=True)
class Failure:
    """A game that broke off."""

    game: int
    seed: int
    message: str

    def to_json(self) -> dict[str, object]:
        return {"game": self.game, "seed": self.seed, "message": self.message}


@dataclass(frozen=True, slots=True)
class Played:
    """How one game went: how many decisions were a choice, which seats won, or why it has no end."""

    game: int
    seed: int
    decisions: int = 0
    winners: tuple[int, ...] | None = None
    """None if the game has no end; empty if all lost together."""
    reason: str = ""
    error: str | None = None
    mishaps: tuple[str, ...] = ()
    """Why answers were given for a bot from another package, once for each of them."""


@dataclass(slots=True)
class Matchup:
    """The games between the same decks, or against the same nemesis."""

    between: Mapping[str, object]
    """What these games have in common, as `GameSpec.matchup` gives it."""
    wins: list[int]
    """As in the tally of all games."""
    seat_wins: list[int]
    games: int = 0
    decisions: int = 0
    unfinished: int = 0

    def add(self, played: Played, places: Collection[int]) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.unfinished += played.winners is None
        for place in places:
            self.wins[place] += 1
        for seat in played.winners or ():
            self.seat_wins[seat] += 1


@dataclass(slots=True)
class Tally:
    """All games of a series together. The order in which they end changes nothing."""

    wins: list[int]
    matchups: list[Matchup] = field(default_factory=list)
    games: int = 0
    decisions: int = 0
    unfinished: int = 0
    errors: list[Failure] = field(default_factory=list)
    mishaps: dict[str, int] = field(default_factory=dict)
    """Why answers were given for bots from other packages, and how often."""

    def add(self, played: Played, places: Collection[int], matchup: Matchup) -> None:
        """One more game; `places` are the winners' places in `wins`."""
        self.games += 1
        self.decisions += played.decisions
        self.unfinished += played.winners is None
        for place in places:
            self.wins[place] += 1
        matchup.add(played, places)
        for words in played.mishaps:
            self.mishaps[words] = self.mishaps.get(words, 0) + 1
        if played.error is not None:
            insort(self.errors, Failure(played.game, played.seed, played.error), key=lambda failure: failure.game)
