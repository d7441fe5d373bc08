"""What `import emberhold` offers: matches, bots, decks and files in a few plain functions.

All of it can also be reached through `core` and `bots`; this is the short way for programs and notebooks.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from pathlib import Path

from emberhold.bots.bot import Bot
from emberhold.bots.roster import bot_names, is_outside, load_bot
from emberhold.bots.series import DECISION_CAP, play_out
from emberhold.core.deck_tools import DeckTools, RawDeck, deck_tools_of
from emberhold.core.errors import EmberholdError
from emberhold.core.files import read_text, write_whole
from emberhold.core.journal import Journal, JournalError, Setup
from emberhold.core.match import Match
from emberhold.core.registry import game_names, load_game
from emberhold.core.registry import replay as replay_journal
from emberhold.core.rng import Rng
from emberhold.core.seeds import Seed, read_seed, setup_number
from emberhold.core.state import Outcome

__all__ = [
    "bot_names",
    "deck_names",
    "game_names",
    "load",
    "load_bot",
    "load_game",
    "new",
    "play",
    "random_deck",
    "read_deck",
    "replay",
    "save",
]

FilePath = str | os.PathLike[str]


def deck_names(game: str) -> list[str]:
    """The decks that a game comes with, by name; none for a game without decks."""
    spec = load_game(game)
    for choice in spec.choices(spec.players[0], {}):
        if choice.name == "deck":
            return [value.word for value in choice.values]
    return []


def read_deck(game: str, text: str) -> RawDeck:
    """A deck from a text: a list with names in English, JSON, or a link. It can stand in a set-up.

    If it cannot be read, or the rules do not allow it, an EmberholdError names the place and the rule.
    """
    found = _deck_tools(game).read(text, ())
    if found.problems:
        raise EmberholdError(" ".join(map(str, found.problems)))
    return found.deck


def random_deck(game: str, seed: int) -> RawDeck:
    """A legal deck, which can stand in a set-up; the same seed gives the same deck."""
    return _deck_tools(game).random(seed)


def _deck_tools(game: str) -> DeckTools:
    tools = deck_tools_of(load_game(game))
    if tools is None:
        raise EmberholdError(f"There are no decks to build in {game}.")
    return tools


def new(game: str, setup: Setup | None = None, *, seed: Seed | None = None, players: int | None = None) -> Match:
    """A match at its first question.

    The same set-up and seed always deal the same match; without a seed, one is chosen at random. Without a set-up, the
    seed picks one of the game's own for this many players (two, if the game can be played by two).
    """
    spec = load_game(game)
    luck = secrets.randbits(48) if seed is None else read_seed(seed)
    if setup is not None:
        match = spec.new(setup, luck)
        if players not in (None, match.seats):
            raise EmberholdError(f"This is a set-up for {match.seats} players, not for {players}.")
        return match
    fewest, most = spec.players
    seats = min(max(2, fewest), most) if players is None else players
    if not fewest <= seats <= most:
        raise EmberholdError(f"{game} is for {fewest} to {most} players, not for {seats}.")
    setups = spec.setups(seats)
    return spec.new(setups[setup_number(luck, "set-up") % len(setups)], luck)


def replay(journal: Journal | FilePath, *, to: int | None = None) -> Match:
    """Rebuild the match of a journal, or of a file that holds one, exactly; `to` stops after that many entries.

    The match can be continued. A journal of other rules than those installed raises OtherRules.
    """
    if isinstance(journal, Journal):
        return replay_journal(journal, to=to)
    file = Path(journal)
    try:
        return replay_journal(Journal.loads(read_text(file)), to=to)
    except JournalError as error:
        raise JournalError(f"{file}: {error}") from None


def load(file: FilePath) -> Match:
    """The match in a save file: what `save`, the terminal client or `simulate --out` wrote."""
    return replay(file)


def save(match: Match, file: FilePath) -> None:
    """Write a match down: set-up, seed and answers. The file holds every secret of the match."""
    write_whole(Path(file), match.journal().dumps())


def play(match: Match, bots: Sequence[Bot | str], *, seed: int = 0) -> Outcome:
    """Let bots play a match to its end, one for each seat, by name or as objects; the same seed plays the same way."""
    if len(bots) != match.seats:
        raise EmberholdError(f"This match has {match.seats} seats; name one bot for each, not {len(bots)}.")
    chance = Rng(seed)
    seated = [load_bot(bot) if isinstance(bot, str) else bot for bot in bots]
    if len({id(bot) for bot in seated if is_outside(bot)}) != sum(map(is_outside, seated)):
        raise EmberholdError("A bot from another package plays one seat; load it once for each of its seats.")
    play_out(match, seated, [chance.fork() for _ in seated])
    if match.outcome is None:
        raise EmberholdError(f"This match did not end within {DECISION_CAP} decisions.")
    return match.outcome
