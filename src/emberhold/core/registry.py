"""Finds installed games by entry point. Nothing here, or above the games, knows which games there are."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, Protocol

from emberhold.core.choice import Choice, Preset
from emberhold.core.decisions import IllegalAnswer
from emberhold.core.errors import EmberholdError
from emberhold.core.flow import ForcedListener
from emberhold.core.installed import installed
from emberhold.core.journal import Entry, Journal, JournalError, OtherRules, Setup
from emberhold.core.match import Match
from emberhold.core.near import hint
from emberhold.core.seeds import Seed

__all__ = [
    "GameSpec",
    "Rebuilt",
    "SetupError",
    "all_rules",
    "chain_game_names",
    "continues",
    "game_names",
    "load_game",
    "rebuild",
    "replay",
    "rules_for",
    "rules_in_a_line",
]

GAMES: Final = "emberhold.games"
CHAIN_GAMES: Final = "emberhold.chain_games"
"""The groups of entry points: games to choose from, and games that are only played as part of a chain of matches."""


class SetupError(EmberholdError):
    """A set-up (deck, seats, options) that the rules do not allow; the message names the place."""


class GameSpec(Protocol):
    """What a game offers to bots, clients and tools. One that declares its views and events also has `seen_types()`.

    One that tells the story of a match (`core/story`) also has `story_facts()`. One with decks that people build also
    has `deck_tools()`; if its matches show what became of their cards, it has
    `card_use(match)` too. One with parts whose rules have a version of their own has `all_rules()` and
    `rules_for(setup)`.
    """

    @property
    def name(self) -> str: ...

    @property
    def rules_version(self) -> str:
        """A short name for what these rules do. Only matches of the same version may continue (docs/decisions/009)."""
        ...

    @property
    def players(self) -> tuple[int, int]:
        """Fewest and most players."""
        ...

    @property
    def cooperative(self) -> bool:
        """Whether the players win or lose together against the game itself."""
        ...

    def new(self, setup: Setup, seed: Seed, *, track: bool = True, log: bool = True) -> Match:
        """A match at its first question; a set-up the rules do not allow raises SetupError."""
        ...

    def setups(self, players: int) -> Sequence[Setup]:
        """All default set-ups for this many players, in a fixed order."""
        ...

    def matchup(self, setup: Setup) -> Mapping[str, object]:
        """Under which name results of this set-up are counted: the decks seat by seat, or the nemesis."""
        ...

    def choices(self, players: int, chosen: Setup) -> Sequence[Choice]:
        """Every choice for a set-up, always in the same order, given what was chosen so far.

        What was chosen need not be complete, nor legal.
        """
        ...

    def presets(self, players: int) -> Sequence[Preset]:
        """Choices that go well together, `first-game` among them if there is something to recommend."""
        ...

    def content(self) -> Sequence[Mapping[str, object]]:
        """Every card, mage, nemesis and so on, with what is printed on it."""
        ...

    def reads(self, deck: object) -> bool:
        """Whether this has the shape of a deck (or market) of this game, legal or not."""
        ...

    def check_deck(self, deck: object) -> Mapping[str, object]:
        """Validate a deck (or market) file's content; SetupError says what is wrong and where."""
        ...

    def stage(self, given: Mapping[str, object], seed: Seed, *, on_forced: ForcedListener | None = None) -> Match:
        """A match that starts from a scenario's `given`, often in mid-game; SetupError names what cannot be read.

        `on_forced` is called for every answer that the match gives by itself, from the start.
        """
        ...

    def given(self, match: Match) -> Mapping[str, object]:
        """The inverse of `stage`: the `given` that sets up this match as it was at its last quiet point.

        Plain data, without the usual values. Staged with the seed that goes on where its luck stands at that point
        (`core/seeds.going_on`), the match will have the same luck.
        """
        ...

    def look(self, match: Match) -> Mapping[str, object]:
        """Everything on the table, secrets included, for scenarios' `then`.

        A card is a mapping with the key `card`; it has only the facts that apply where it lies. All other mappings
        always have all their keys.
        """
        ...

    @property
    def card_facts(self) -> Collection[str]:
        """Every fact that a card of this game can have in `look`."""
        ...

    @property
    def verbs(self) -> Mapping[str, Sequence[str]]:
        """What somebody may want to do with a thing, by the key of the view under which it lies."""
        ...


def game_names() -> list[str]:
    """The installed games that people choose from."""
    return list(installed(GAMES))


def chain_game_names() -> list[str]:
    """The installed games that are only played as part of a chain, such as a draft; lists of games leave them out."""
    return list(installed(CHAIN_GAMES))


def load_game(name: str) -> GameSpec:
    """The game of this name, chosen or part of a chain; if there is none, the error names the installed games."""
    for group in (GAMES, CHAIN_GAMES):
        point = installed(group).get(name)
        if point is not None:
            spec: GameSpec = point.load()
            return spec
    names = game_names()
    raise EmberholdError(f"There is no game '{name}'; the installed games are: {', '.join(names)}.{hint(name, names)}")


def all_rules(spec: GameSpec) -> Sequence[str]:
    """Every version of the rules that a match of this game can have, first the game's own.

    A part that not every match has, such as a nemesis that came later, may have rules with a version of their own: then
    matches without it can be continued although it is new or has changed (docs/decisions/041).
    """
    found: Callable[[], Sequence[str]] | None = getattr(spec, "all_rules", None)
    return (spec.rules_version,) if found is None else found()


def rules_in_a_line(spec: GameSpec) -> str:
    """Every version of its rules: results of matches by other rules than these do not belong together."""
    return " ".join(all_rules(spec))


def rules_for(spec: GameSpec, setup: Setup) -> str:
    """The version of the rules by which a match of this set-up is played."""
    found: Callable[[Setup], str] | None = getattr(spec, "rules_for", None)
    return spec.rules_version if found is None else found(setup)


def continues(spec: GameSpec, rules: str) -> bool:
    """Whether a match that was played by these rules may go on."""
    return rules in all_rules(spec)


def replay(
    journal: Journal,
    spec: GameSpec | None = None,
    *,
    to: int | None = None,
    before: Callable[[Match, Entry], None] | None = None,
) -> Match:
    """Rebuild the match of a journal exactly, or its first `to` entries; `before` is called before each entry.

    The match may be continued, so a journal of other rules raises OtherRules.
    """
    game = _game_of(journal, spec)
    if not continues(game, journal.rules):
        raise OtherRules(journal.rules, game.rules_version)
    journal = _beginning(journal, to)
    match = game.new(journal.setup, journal.seed)
    match.replay(journal, before)
    return match


class Rebuilt:
    """The match of a journal, to look at: complete or, if its rules were other ones, as far as its answers fit ours."""

    __slots__ = ("at", "match", "other_rules", "stopped")

    def __init__(self, match: Match, at: int, other_rules: OtherRules | None = None, stopped: str = "") -> None:
        self.match = match
        self.at = at
        """How many entries of the journal have been followed."""
        self.other_rules = other_rules
        """Why it cannot be continued."""
        self.stopped = stopped
        """Why the next entry does not fit these rules; empty if all of them did."""


def rebuild(journal: Journal, spec: GameSpec | None = None, *, to: int | None = None) -> Rebuilt:
    """The match of a journal to look at, even if it was played by other rules."""
    game = _game_of(journal, spec)
    if continues(game, journal.rules):
        return Rebuilt(replay(journal, game, to=to), len(journal.entries) if to is None else to)
    other = OtherRules(journal.rules, game.rules_version)
    entries = _beginning(journal, to).entries
    try:
        match = game.new(journal.setup, journal.seed)
    except SetupError as error:
        raise JournalError(f"{other} But its set-up does not fit these rules: {error}") from None
    for at, entry in enumerate(entries):
        try:
            match.follow(entry)
        except IllegalAnswer as error:
            return Rebuilt(match, at, other, str(error))
    return Rebuilt(match, len(entries), other)


def _game_of(journal: Journal, spec: GameSpec | None) -> GameSpec:
    game = load_game(journal.game) if spec is None else spec
    if game.name != journal.game:
        raise JournalError(f"This is a journal of '{journal.game}', not of '{game.name}'.")
    return game


def _beginning(journal: Journal, to: int | None) -> Journal:
    if to is None:
        return journal
    if not 0 <= to <= len(journal.entries):
        raise JournalError(f"The journal has {len(journal.entries)} entries; there is no entry {to}.")
    return Journal(journal.game, journal.rules, journal.setup, journal.seed, journal.entries[:to])
