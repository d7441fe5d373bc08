"""What Ashes offers to clients, bots and tools: matches, set-ups, cards, decks, scenarios."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from emberhold.core.card_use import CardUse
from emberhold.core.choice import Choice, Preset
from emberhold.core.deck_tools import DeckTools
from emberhold.core.fields import items, mapping
from emberhold.core.flow import ForcedListener
from emberhold.core.journal import Setup
from emberhold.core.match import Match
from emberhold.core.seeds import Seed
from emberhold.core.seen_types import SeenTypes
from emberhold.core.story import StoryFacts
from emberhold.games.ashes.constants import FACES, HAND_SIZE, POOL_SIZE, TYPES
from emberhold.games.ashes.decks.ashes_decks import AshesDecks
from emberhold.games.ashes.decks.deck_value import Deck
from emberhold.games.ashes.match import AshesMatch
from emberhold.games.ashes.prebuilt_decks import DECKS
from emberhold.games.ashes.printed import content
from emberhold.games.ashes.scenario.facts import CARD_FACTS, look_at
from emberhold.games.ashes.scenario.record import write_table
from emberhold.games.ashes.seen.event_types import EVENTS
from emberhold.games.ashes.seen.hand_history import hand_history
from emberhold.games.ashes.seen.view_types import AshesView
from emberhold.games.ashes.seen.why import VERBS
from emberhold.games.ashes.setup.choices import choices, presets
from emberhold.games.ashes.setup.read import read_deck
from emberhold.games.ashes.story_facts import STORY

CONSTANTS: Mapping[str, object] = {
    "DIE_TYPES": TYPES,
    "DIE_FACES": FACES,
    "POOL_SIZE": POOL_SIZE,
    "HAND_SIZE": HAND_SIZE,
}
"""Numbers and words that clients need besides the view."""


class AshesSpec:
    """The game, as the registry finds it."""

    name = "ashes"
    rules_version = AshesMatch.rules_version
    players = (2, 4)
    cooperative = False
    card_facts = CARD_FACTS
    verbs = VERBS

    def new(self, setup: Setup, seed: Seed, *, track: bool = True, log: bool = True) -> Match:
        return AshesMatch.begin(setup, seed, track=track, log=log)

    def setups(self, players: int) -> Sequence[Setup]:
        """Every choice of this many different pre-built decks, in the order in which they are printed."""
        return [{"seats": [{"deck": deck} for deck in decks]} for decks in combinations(DECKS, players)]

    def matchup(self, setup: Setup) -> Mapping[str, object]:
        """The decks by name; a deck without a name is called after its Phoenixborn."""
        if "seats" not in setup:
            return {}  # a scenario's board
        decks = [mapping(seat, "setup.seats").get("deck") for seat in items(setup["seats"], "setup.seats")]
        return {"decks": [deck if isinstance(deck, str) else _called(read_deck(deck, "deck")) for deck in decks]}

    def choices(self, players: int, chosen: Setup) -> Sequence[Choice]:
        return choices(players, chosen)

    def presets(self, players: int) -> Sequence[Preset]:
        return presets(players)

    def content(self) -> Sequence[Mapping[str, object]]:
        return content()

    def reads(self, deck: object) -> bool:
        return isinstance(deck, Mapping)

    def check_deck(self, deck: object) -> Mapping[str, object]:
        legal = read_deck(deck, "deck")
        return {
            "phoenixborn": legal.phoenixborn,
            "cards": legal.cards,
            "conjurations": legal.conjurations(),
            "first_five": legal.first_five,
        }

    def stage(self, given: Mapping[str, object], seed: Seed, *, on_forced: ForcedListener | None = None) -> Match:
        return AshesMatch.begin({"board": given}, seed, on_forced=on_forced)

    def given(self, match: Match) -> Mapping[str, object]:
        """The board of a match at its last quiet point; staged with the same random stream, it goes on the same way."""
        assert isinstance(match, AshesMatch)
        return match.with_suggestions(write_table(match.quiet_state()))

    def look(self, match: Match) -> Mapping[str, object]:
        assert isinstance(match, AshesMatch)
        return look_at(match.st)

    def deck_tools(self) -> DeckTools:
        """Reading, writing, checking and suggesting decks that people build."""
        return AshesDecks()

    def card_use(self, match: Match) -> CardUse:
        """Which cards were drawn and played, and who began, in a match that has a log."""
        assert isinstance(match, AshesMatch)
        return hand_history(match.st)

    def story_facts(self) -> StoryFacts:
        """What its events mean for the story of a match."""
        return STORY

    def seen_types(self) -> SeenTypes:
        """The types of views and events, for schemas and TypeScript."""
        return SeenTypes(AshesView, EVENTS, constants=CONSTANTS)


def _called(deck: Deck) -> str:
    return deck.name or deck.phoenixborn
