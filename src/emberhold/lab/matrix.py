"""Decks against each other: every pair, played by every bot that is named, with mirrored seeds.

A game is a number, and the number says everything: which two decks, which bot, which deal, and who sits where. Each
deal is played twice with the same seed, the second time with the decks on each other's seats, so that neither the seat
nor the luck of the dice favours a deck. The first deal of all pairs comes first, then the second: a matrix that is
stopped early has played all pairs about equally often, and a longer one goes on where a shorter one ended.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final, NamedTuple

from emberhold.bots.bot import Bot
from emberhold.bots.roster import is_outside, load_bot, take_mishaps
from emberhold.bots.series import DECISION_CAP, SEED_BITS, error_words, play_out
from emberhold.core.card_use import CardUse, card_use_of
from emberhold.core.chosen import complete, read_words
from emberhold.core.deck_tools import RawDeck, deck_tools_of
from emberhold.core.errors import EmberholdError
from emberhold.core.journal import Setup
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng

__all__ = ["SIDES", "Matrix", "MatrixDeck", "MatrixGame", "MatrixRunner", "Slot"]

SIDES: Final = 2
"""How often each deal is played, and how many decks play."""


class MatrixDeck(NamedTuple):
    """A deck under the name by which the results call it."""

    name: str
    deck: str | RawDeck
    """The name of a pre-built deck, or a deck as it stands in a set-up."""


@dataclass(frozen=True, slots=True)
class Matrix:
    """What is played."""

    game: str
    seed: int
    bots: tuple[str, ...]
    decks: tuple[MatrixDeck, ...]

    def player(self) -> Callable[[int], MatrixGame]:
        return MatrixRunner(self).play

    def pairs(self) -> list[tuple[int, int]]:
        """Every two decks, by their places in `decks`."""
        return list(combinations(range(len(self.decks)), SIDES))

    def games(self, each: int) -> int:
        """How many games there are if every pair plays this many with every bot."""
        return len(self.pairs()) * len(self.bots) * each


class Slot(NamedTuple):
    """What the number of a game says."""

    pair: tuple[int, int]
    """Two decks by their places; the first is deck 0 of this game, the second deck 1."""
    bot: int
    deal: int
    exchanged: bool
    """Whether deck 1 has the first seat."""

    def deck_on(self, seat: int) -> int:
        """Which of the two decks, 0 or 1, this seat plays; the other way round it is the same."""
        return seat ^ self.exchanged


@dataclass(frozen=True, slots=True)
class MatrixGame:
    """How one game went. Decks are 0 and 1, wherever they sat."""

    number: int
    seed: int
    decisions: int = 0
    winner: int | None = None
    """None if the game has no end, or has not exactly one winner."""
    reason: str = ""
    first: int | None = None
    """The deck that began."""
    rounds: int | None = None
    drawn: tuple[tuple[str, ...], ...] = ()
    """The cards of each deck that came to the hand, and below those that were played; sorted, each once."""
    played: tuple[tuple[str, ...], ...] = ()
    error: str | None = None
    mishaps: tuple[str, ...] = ()
    """Why answers were given for a bot from another package, once for each of them."""


class MatrixRunner:
    """Plays games of a matrix by their number; the game and the bots are loaded once."""

    def __init__(self, matrix: Matrix) -> None:
        self.matrix = matrix
        self.spec = load_game(matrix.game)
        tools = deck_tools_of(self.spec)
        if tools is None:
            raise EmberholdError(f"There are no decks to build in {matrix.game}.")
        self._choice = tools.choice
        self._card_use = card_use_of(self.spec)
        self._pairs = matrix.pairs()
        self._bots = [_pair_of_bots(name) for name in matrix.bots]
        self._setups: dict[tuple[int, int], Setup] = {}

    def slot(self, number: int) -> Slot:
        """What is played in this game."""
        rest, exchanged = divmod(number, SIDES)
        rest, bot = divmod(rest, len(self._bots))
        deal, pair = divmod(rest, len(self._pairs))
        return Slot(self._pairs[pair], bot, deal, bool(exchanged))

    def seed(self, number: int) -> int:
        """The seed of this game, which it shares with its mirror."""
        return self._chance(number).next() >> (64 - SEED_BITS)

    def _chance(self, number: int) -> Rng:
        return Rng(Rng(self.matrix.seed).next() + number // SIDES)

    def setup(self, number: int) -> Setup:
        """The set-up of this game: its two decks, seat by seat."""
        slot = self.slot(number)
        seats = (slot.pair[slot.deck_on(0)], slot.pair[slot.deck_on(1)])
        if seats not in self._setups:
            named = [(self._choice, self.matrix.decks[place].deck) for place in seats]
            self._setups[seats] = complete(self.spec, SIDES, read_words(self.spec, SIDES, named), 0)
        return self._setups[seats]

    def play(self, number: int) -> MatrixGame:
        """Play one game. An error in it becomes part of the result, and the other games go on."""
        slot = self.slot(number)
        chance = self._chance(number)
        seed = chance.next() >> (64 - SEED_BITS)
        bots = self._bots[slot.bot]
        try:
            match = self.spec.new(self.setup(number), seed, log=True)
            decisions, _ = play_out(match, bots, [chance.fork() for _ in bots], DECISION_CAP)
            use = self._card_use(match) if self._card_use is not None and match.outcome is not None else None
            game = _told(number, seed, slot, match, decisions, use)
        except Exception as error:
            game = MatrixGame(number, seed, error=error_words(error))
        mishaps = tuple(mishap.words for bot in bots for mishap in take_mishaps(bot))
        return replace(game, mishaps=mishaps) if mishaps else game


def _told(number: int, seed: int, slot: Slot, match: Match, decisions: int, use: CardUse | None) -> MatrixGame:
    outcome = match.outcome
    if outcome is None:
        return MatrixGame(number, seed, decisions)
    winner = slot.deck_on(outcome.winners[0]) if len(outcome.winners) == 1 else None
    game = MatrixGame(number, seed, decisions, winner, outcome.reason)
    if use is None:
        return game
    seats = [slot.deck_on(0), slot.deck_on(1)]
    return MatrixGame(
        number,
        seed,
        decisions,
        winner,
        outcome.reason,
        slot.deck_on(use.first) if use.first >= 0 else None,
        use.rounds,
        _by_deck(use.drawn, seats),
        _by_deck(use.played, seats),
    )


def _by_deck(cards: Sequence[Sequence[str]], seats: Sequence[int]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(cards[seat]) for seat in seats)


def _pair_of_bots(name: str) -> list[Bot]:
    """The same bot for both seats. A bot that can remember what it saw plays no other seat."""
    bot = load_bot(name)
    return [bot, load_bot(name) if is_outside(bot) else bot]
