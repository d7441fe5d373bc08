"""Matches that bots have played, whole or in part, and the files that keep them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from emberhold.bots import Handle, load_bot
from emberhold.core.journal import Entry, Journal
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng
from emberhold.tui import save_file
from emberhold.tui.save_file import SavedMatch

__all__ = ["GAMES", "journal_of", "played", "saved"]

GAMES = ("aeons-end", "ashes")
YOU_AND_A_BOT = ("person", "bot=greedy")


def played(game: str, seed: int = 3, steps: int = 10_000) -> Match:
    """A match of two random bots after so many answers, or at its end."""
    spec = load_game(game)
    match = spec.new(spec.setups(2)[0], seed)
    bot, luck = load_bot("random"), Rng(seed)
    while match.outcome is None and match.answered < steps:
        decision = match.pending[0]
        seat = decision.seats[0]
        match.answer(seat, decision, bot.choose(Handle(match, seat), decision, luck.fork()))
    return match


@cache
def _journal(game: str, steps: int) -> str:
    return played(game, steps=steps).journal().dumps()


def journal_of(game: str, steps: int = 10_000) -> Journal:
    """The journal of such a match; everybody gets a copy of their own."""
    return Journal.loads(_journal(game, steps))


def saved(
    file: Path, journal: Journal, seats: tuple[str, ...] = YOU_AND_A_BOT, extra: list[Entry] | None = None
) -> Path:
    """The file of a match."""
    journal.entries += extra or []
    save_file.write(file, SavedMatch(journal, seats, "en"))
    return file
