"""What is played in an arena: bots against bots with the same luck for both.

In a competitive game each two bots play each deal twice: same set-up, same seed, and the second time the bots have each
other's seats and with them each other's decks. In a cooperative game each bot fights the same battles, alone on all
seats. What two bots scored against each other in one deal is one result; it is counted in quarters.

A game is a number, and the number says everything. All set-ups once, with a deal each, are a round.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Final, NamedTuple

from emberhold.bots.series import SEED_BITS, setups_in_turn
from emberhold.core.errors import EmberholdError
from emberhold.core.journal import Setup
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng

__all__ = ["JUDGING_SEEDS", "SEATS", "Arena", "Pair", "Schedule", "Slot"]

SEATS: Final = 2
"""How many seats a competitive match has here."""
JUDGING_SEEDS: Final = 1_000_000
"""Seeds below this are for judging bots only; to tune a bot, use this one and those above it."""
OWN_LUCK: Final = 0xA2E7A
"""Added to the seed, so that no other command plays the same deals by giving the same seed."""

Pair = tuple[int, int]
"""Two bots by their places, the smaller place first."""


@dataclass(frozen=True, slots=True)
class Arena:
    """What is played; the bots are called by their full names."""

    game: str
    seed: int
    bots: tuple[str, ...]
    players: int = SEATS
    chosen: Setup | None = None
    """Choices that replace those of the set-ups."""


class Slot(NamedTuple):
    """What the number of a game says."""

    deal: int
    seated: tuple[int, ...]
    """For each seat, which of the bots sits there."""

    @property
    def bots(self) -> tuple[int, ...]:
        """The bots that play, each once, in the order of their places."""
        return tuple(sorted(set(self.seated)))


class Schedule:
    """Which games an arena has."""

    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.spec = load_game(arena.game)
        self.together = self.spec.cooperative
        """Whether a bot plays alone on all seats, because the seats play together."""
        if not self.together and arena.players != SEATS:
            raise EmberholdError(f"In an arena, {self.spec.name} is played by {SEATS} bots, not by {arena.players}.")
        self.setups = setups_in_turn(self.spec, arena.players, None, arena.chosen)
        self.pairs: list[Pair] = list(combinations(range(len(arena.bots)), 2))
        """Every two bots."""

    @cached_property
    def between(self) -> list[Mapping[str, object]]:
        """What each set-up is about, as `GameSpec.matchup` gives it: two decks, or a nemesis."""
        return [self.spec.matchup(setup) for setup in self.setups]

    @property
    def games_of_a_deal(self) -> int:
        """How many games there are if all bots play a deal."""
        return len(self.arena.bots) if self.together else SEATS * len(self.pairs)

    @property
    def games_of_a_pair(self) -> int:
        """How many games each of two bots has in a deal."""
        return 1 if self.together else SEATS

    def deals(self, most_games: int) -> list[range]:
        """The deals of each round, if no bot may play more games than this against another."""
        deals, each = most_games // self.games_of_a_pair, len(self.setups)
        if deals < each:
            return [range(deals)]
        return [range(start, start + each) for start in range(0, deals - each + 1, each)]

    def numbers(self, deal: int, pair: Pair) -> tuple[int, int]:
        """The two games that these bots play of a deal: each its own, or both together with seats exchanged."""
        first = deal * self.games_of_a_deal
        if self.together:
            return first + pair[0], first + pair[1]
        first += SEATS * self.pairs.index(pair)
        return first, first + 1

    def slot(self, number: int) -> Slot:
        """What is played in this game."""
        deal, place = divmod(number, self.games_of_a_deal)
        if self.together:
            return Slot(deal, (place,) * self.arena.players)
        pair, exchanged = divmod(place, SEATS)
        one, other = self.pairs[pair]
        return Slot(deal, (other, one) if exchanged else (one, other))

    def setup(self, deal: int) -> Setup:
        """The set-up of a deal: they take turns."""
        return self.setups[deal % len(self.setups)]

    def luck(self, deal: int) -> tuple[int, Rng]:
        """The seed of a deal, and the chance from which each seat gets its own, no matter which bot sits there."""
        chance = Rng(Rng(self.arena.seed + OWN_LUCK).next() + deal)
        return chance.next() >> (64 - SEED_BITS), chance
