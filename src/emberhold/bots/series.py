"""Many matches between bots; the seed of the series and a match's number alone decide how it goes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from emberhold.bots.bot import Bot
from emberhold.bots.handle import Handle
from emberhold.bots.roster import is_outside, load_bot, take_mishaps
from emberhold.bots.tally import Matchup, Played, Tally
from emberhold.core.chosen import lay_over
from emberhold.core.errors import EmberholdError
from emberhold.core.files import write_whole
from emberhold.core.journal import Setup
from emberhold.core.match import Match
from emberhold.core.registry import GameSpec, load_game
from emberhold.core.rng import Rng

__all__ = [
    "DECISION_CAP",
    "SEED_BITS",
    "Series",
    "SeriesRunner",
    "error_words",
    "journal_name",
    "play_out",
    "setups_in_turn",
]

DECISION_CAP: Final = 20_000
"""A match with more decisions than this is taken to have no end."""

PLAYERS: Final = 0
AGAINST: Final = 1
"""The two sides of a cooperative game."""

SEED_BITS: Final = 53
"""A seed must survive JSON readers that keep numbers as doubles."""


@dataclass(frozen=True, slots=True)
class Series:
    """What is played: one bot for all seats or one for each seat, one set-up or all that the game comes with."""

    game: str
    seed: int
    bots: tuple[str, ...]
    players: int
    setup: Setup | None = None
    cap: int = DECISION_CAP
    chosen: Setup | None = None
    """Choices that replace those of the set-ups."""


def play_out(match: Match, bots: Sequence[Bot], chances: Sequence[Rng], cap: int = DECISION_CAP) -> tuple[int, bool]:
    """Let one bot per seat play a match to its end. Returns how many decisions were a choice, and whether it ended."""
    handles = [Handle(match, seat) for seat in range(match.seats)]
    choices = 0
    for _ in range(cap):
        pending = match.pending
        if not pending:
            return choices, True
        decision = pending[0]
        seat = decision.seats[0]
        if decision.count == 1:  # it is asked only so that others learn nothing (`Ask.hidden`)
            match.answer(seat, decision, "0")
            continue
        choices += 1
        match.answer(seat, decision, bots[seat].choose(handles[seat], decision, chances[seat]))
    return choices, not match.pending


def setups_in_turn(spec: GameSpec, players: int, setup: Setup | None, chosen: Setup | None) -> list[Setup]:
    """The set-ups that are played: one, or all that the game comes with, with the same choices for all of them."""
    setups = [*spec.setups(players)] if setup is None else [setup]
    if chosen:
        laid = [lay_over(spec, players, chosen, setup) for setup in setups]
        # Set-ups that differ only in what was chosen have become the same.
        setups = [setup for at, setup in enumerate(laid) if setup not in laid[:at]]
    if not setups:
        raise EmberholdError(f"{spec.name} has no set-up of its own for {players} players; name one.")
    return setups


class SeriesRunner:
    """Plays games of one series by their number; the game and the bots are loaded once.

    `journals` is a folder in which each game's journal is saved.
    """

    def __init__(self, series: Series, journals: Path | None = None) -> None:
        self.series = series
        self.journals = journals
        self.spec = load_game(series.game)
        self.bots = [load_bot(name) for name in series.bots]
        self._seated: dict[tuple[int, int], Bot] = {}
        self.setups = setups_in_turn(self.spec, series.players, series.setup, series.chosen)
        self.between = [self.spec.matchup(setup) for setup in self.setups]

    def setup(self, number: int) -> Setup:
        """What is played in this game: the set-ups take turns."""
        return self.setups[number % len(self.setups)]

    def seed(self, number: int) -> int:
        """The seed of this game."""
        return self._chance(number).next() >> (64 - SEED_BITS)

    def _chance(self, number: int) -> Rng:
        return Rng(Rng(self.series.seed).next() + number)

    def seating(self, number: int) -> list[int]:
        """For each seat, which of the bots sits there in this game.

        Bots move one seat on in each game, and one more each time all set-ups have been played. Otherwise, with as many
        set-ups as seats, a bot would always play a set-up from the same seat.
        """
        players = self.series.players
        if len(self.bots) == 1:
            return [0] * players
        turn = number % len(self.setups) + number // len(self.setups)
        return [(seat + turn) % players for seat in range(players)]

    def bot(self, who: int, seat: int) -> Bot:
        """The bot of this number for this seat. A bot that can remember what it saw plays no other seat."""
        bot = self.bots[who]
        if seat and is_outside(bot):
            if (who, seat) not in self._seated:
                self._seated[who, seat] = load_bot(self.series.bots[who])
            bot = self._seated[who, seat]
        return bot

    def play(self, number: int) -> Played:
        """Play one game. An error in it becomes part of the result, and the other games go on."""
        chance = self._chance(number)
        seed = chance.next() >> (64 - SEED_BITS)
        seated = [self.bot(who, seat) for seat, who in enumerate(self.seating(number))]
        watched = any(bot.uses_handle for bot in seated)
        match: Match | None = None
        try:
            # A match without snapshots has no journal.
            track = watched or self.journals is not None
            match = self.spec.new(self.setup(number), seed, track=track, log=watched)
            choices, _ = play_out(match, seated, [chance.fork() for _ in seated], self.series.cap)
            outcome = match.outcome
            played = Played(number, seed, choices)
            if outcome is not None:
                played = Played(number, seed, choices, tuple(outcome.winners), outcome.reason)
        except Exception as error:
            played = Played(number, seed, error=error_words(error))
        mishaps = [mishap.words for bot in seated for mishap in take_mishaps(bot)]
        if mishaps:
            played = replace(played, mishaps=tuple(mishaps))
        if self.journals is not None and match is not None:
            # Outside the `try`, because a full disk is not an error of the game and should end the series.
            write_whole(self.journals / journal_name(number), match.journal().dumps())
        return played

    def tally(self) -> Tally:
        """An empty tally with a place for each bot or side."""
        sides = 2 if self.spec.cooperative else len(self.bots)
        matchups: list[Matchup] = []
        for between in self.between:
            if all(matchup.between != between for matchup in matchups):
                matchups.append(Matchup(between, [0] * sides, [0] * self.series.players))
        return Tally([0] * sides, matchups)

    def add(self, tally: Tally, played: Played) -> None:
        """Count a game in a tally of this runner's."""
        between = self.between[played.game % len(self.setups)]
        matchup = next(matchup for matchup in tally.matchups if matchup.between == between)
        tally.add(played, self._places(played), matchup)

    def _places(self, played: Played) -> tuple[int, ...]:
        """The winners' places in the tally: bots, or in a cooperative game the players or the game itself."""
        if played.winners is None:
            return ()
        if self.spec.cooperative:
            return (PLAYERS,) if played.winners else (AGAINST,)
        seating = self.seating(played.game)
        return tuple(sorted({seating[seat] for seat in played.winners}))


def journal_name(number: int) -> str:
    """The file name of a game's journal; up to a million of them sort in the right order."""
    return f"{number:06}.json"


def error_words(error: Exception) -> str:
    """An error in one line that is the same every time."""
    # The address of an object in memory would be the only thing that differs when the series is played again.
    return re.sub(r"0x[0-9a-fA-F]+", "0x…", " ".join(f"{type(error).__name__}: {error}".split()))
