"""Finds installed games by entry point. Nothing here, or above the games, knows which games there are."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from importlib.metadata import entry_points
from typing import Protocol

from emberhold.core.errors import EmberholdError
from emberhold.core.flow import ForcedListener
from emberhold.core.journal import Entry, Journal, JournalError, Setup
from emberhold.core.match import Match

__all__ = ["GameSpec", "SetupError", "game_names", "load_game", "replay"]


class SetupError(EmberholdError):
    """A set-up (deck, seats, options) that the rules do not allow; the message names the place."""


class GameSpec(Protocol):
    """What a game offers to everything above it."""

    @property
    def name(self) -> str: ...

    @property
    def rules_version(self) -> str: ...

    @property
    def players(self) -> tuple[int, int]:
        """Fewest and most players."""
        ...

    @property
    def cooperative(self) -> bool:
        """Whether the players win or lose together against the game itself."""
        ...

    def new(self, setup: Setup, seed: int, *, track: bool = True, log: bool = True) -> Match:
        """A match at its first question; a set-up the rules do not allow raises SetupError."""
        ...

    def setups(self, players: int) -> Sequence[Setup]:
        """All default set-ups for this many players, in a fixed order."""
        ...

    def wishes(self) -> Mapping[str, Sequence[str]]:
        """What can be wished for in a set-up, by name, and the names there are for it: decks, mages, a nemesis."""
        ...

    def arrange(self, setup: Setup, wishes: Mapping[str, Sequence[object]]) -> Setup:
        """The set-up changed as wished, checked as far as wishes go; SetupError says which one cannot be met."""
        ...

    def content(self) -> Sequence[Mapping[str, object]]:
        """Every card and the like, with the facts printed on it."""
        ...

    def reads(self, deck: object) -> bool:
        """Whether this has the shape of a deck (or market) of this game, legal or not."""
        ...

    def check_deck(self, deck: object) -> Mapping[str, object]:
        """Validate a deck (or market) file's content; SetupError says what is wrong and where."""
        ...

    def stage(self, given: Mapping[str, object], seed: int, *, on_forced: ForcedListener | None = None) -> Match:
        """A match in the middle, from a scenario's `given`; SetupError names what cannot be read.

        `on_forced` is told what the match answers by itself, from the first moment on.
        """
        ...

    def given(self, match: Match) -> Mapping[str, object]:
        """The inverse of `stage`: the `given` that lays this match as it was at its last quiet point.

        Plain data, usual values left out. With the state of the random stream at that point as seed, what is laid has
        the same luck to come.
        """
        ...

    def look(self, match: Match) -> Mapping[str, object]:
        """Everything on the table, secrets included, for scenarios' `then`.

        A card is a mapping with the key `card`. It has only the facts that apply where it lies; everything else always
        has all its keys.
        """
        ...

    @property
    def card_facts(self) -> Collection[str]:
        """Every fact that some card, somewhere on a board of this game, can have in `look`."""
        ...

    @property
    def verbs(self) -> Mapping[str, Sequence[str]]:
        """What somebody may want to do with a thing, by the key of the view under which it lies."""
        ...


def game_names() -> list[str]:
    return sorted(point.name for point in entry_points(group="emberhold.games"))


def load_game(name: str) -> GameSpec:
    for point in entry_points(group="emberhold.games"):
        if point.name == name:
            spec: GameSpec = point.load()
            return spec
    raise EmberholdError(f"There is no game '{name}'; the installed games are: {', '.join(game_names())}.")


def replay(
    journal: Journal,
    spec: GameSpec | None = None,
    *,
    to: int | None = None,
    before: Callable[[Match, Entry], None] | None = None,
) -> Match:
    """Rebuild the match of a journal exactly, or its first `to` entries; `before` sees it ahead of each entry."""
    game = load_game(journal.game) if spec is None else spec
    if game.name != journal.game:
        raise JournalError(f"This is a journal of '{journal.game}', not of '{game.name}'.")
    if game.rules_version != journal.rules:
        raise JournalError(
            f"This journal was played by rules version {journal.rules}; this is version {game.rules_version}."
        )
    if to is not None:
        if not 0 <= to <= len(journal.entries):
            raise JournalError(f"The journal has {len(journal.entries)} entries; there is no entry {to}.")
        journal = Journal(journal.game, journal.rules, journal.setup, journal.seed, journal.entries[:to])
    match = game.new(journal.setup, journal.seed)
    match.replay(journal, before)
    return match
