"""What Aeon's End offers to clients, bots and tools: battles, set-ups, content, markets, scenarios."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from emberhold.core.choice import Choice, Preset
from emberhold.core.flow import ForcedListener
from emberhold.core.journal import Setup
from emberhold.core.match import Match
from emberhold.core.seeds import Seed
from emberhold.core.seen_types import SeenTypes, Variants
from emberhold.core.story import StoryFacts
from emberhold.games.aeons_end.catalogue import NEMESIS_BY_SLUG, load_content, module_of
from emberhold.games.aeons_end.constants import (
    BREACH_ID,
    CHARGE_PRICE,
    FIRST_PAIR,
    GRAVEHOLD_LIFE,
    KINDS,
    LIFE,
    PILE_SIZE,
    POSITIONS,
    PURSES,
    SEATS,
    SECOND_PAIR,
    TURN_CARDS,
)
from emberhold.games.aeons_end.match import AeonsEndMatch, all_rules
from emberhold.games.aeons_end.printed import content
from emberhold.games.aeons_end.rules.turn_order import turn_cards
from emberhold.games.aeons_end.scenario.facts import CARD_FACTS, look_at
from emberhold.games.aeons_end.scenario.record import write_table
from emberhold.games.aeons_end.seen.event_types import EVENTS
from emberhold.games.aeons_end.seen.view_types import AeonsEndView, NemesisView
from emberhold.games.aeons_end.seen.why import VERBS
from emberhold.games.aeons_end.setup.choices import choices, presets
from emberhold.games.aeons_end.setup.day import battle_of_day
from emberhold.games.aeons_end.setup.read import default_seats, read_market
from emberhold.games.aeons_end.story_facts import STORY

CONSTANTS: Mapping[str, object] = {
    "POSITIONS": POSITIONS,
    "PURSES": PURSES,
    "SUPPLY_KINDS": tuple(KINDS[kind] for kind in PILE_SIZE),
    "PAIRS": {
        TURN_CARDS[pair]: tuple(SEATS.index(letter) for letter in TURN_CARDS[pair].split("-"))
        for pair in (FIRST_PAIR, SECOND_PAIR)
    },
    "TURN_DECKS": tuple(
        tuple(f"turn-{TURN_CARDS[card]}" for card in turn_cards(players)) for players in range(1, len(SEATS) + 1)
    ),
    "BREACH_ID": BREACH_ID,
    "LIFE": LIFE,
    "GRAVEHOLD_LIFE": GRAVEHOLD_LIFE,
    "CHARGE_PRICE": CHARGE_PRICE,
}
"""Numbers and words that clients need besides the view."""


class AeonsEndSpec:
    """The game, as the registry finds it."""

    name = "aeons-end"
    rules_version = AeonsEndMatch.rules_version
    players = (1, 4)
    cooperative = True
    card_facts = CARD_FACTS
    verbs = VERBS

    def all_rules(self) -> Sequence[str]:
        return all_rules()

    def rules_for(self, setup: Setup) -> str:
        """Against a nemesis that came later, its rules count too."""
        load_content()
        nemesis = NEMESIS_BY_SLUG.get(str(setup.get("nemesis")))
        return self.rules_version if nemesis is None else nemesis.rules(self.rules_version)

    def new(self, setup: Setup, seed: Seed, *, track: bool = True, log: bool = True) -> Match:
        return AeonsEndMatch.begin(setup, seed, track=track, log=log)

    def setups(self, players: int) -> Sequence[Setup]:
        """Each nemesis in turn, with other mages each time and a random market.

        Set-ups are called by their number, so those with a nemesis that came later stand behind all others.
        """
        load_content()
        return [
            {"seats": seats, "nemesis": nemesis.slug, "market": "random"}
            for later in (False, True)
            for seats in default_seats(players)
            for nemesis in NEMESIS_BY_SLUG.values()
            if nemesis.later == later
        ]

    def matchup(self, setup: Setup) -> Mapping[str, object]:
        return {"nemesis": setup["nemesis"]} if "nemesis" in setup else {}

    def choices(self, players: int, chosen: Setup) -> Sequence[Choice]:
        return choices(players, chosen)

    def presets(self, players: int) -> Sequence[Preset]:
        return presets(players)

    def battle_of_day(self, day: int, players: int | None = None) -> tuple[Setup, int]:
        """Set-up and seed of the battle of a day, counted from the first day of the year 1."""
        return battle_of_day(day) if players is None else battle_of_day(day, players)

    def content(self) -> Sequence[Mapping[str, object]]:
        return content()

    def reads(self, deck: object) -> bool:
        return isinstance(deck, list)

    def check_deck(self, deck: object) -> Mapping[str, object]:
        """A market file: nine supply piles."""
        return {"market": [card.slug for card in read_market(deck, "market")]}

    def stage(self, given: Mapping[str, object], seed: Seed, *, on_forced: ForcedListener | None = None) -> Match:
        return AeonsEndMatch.begin({"board": given}, seed, on_forced=on_forced)

    def given(self, match: Match) -> Mapping[str, object]:
        """The scenario's board that sets up this match as it was at its last quiet point."""
        assert isinstance(match, AeonsEndMatch)
        return write_table(match.last_quiet)

    def look(self, match: Match) -> Mapping[str, object]:
        assert isinstance(match, AeonsEndMatch)
        return look_at(match.st)

    def story_facts(self) -> StoryFacts:
        """What its events mean for the story of a match."""
        return STORY

    def seen_types(self) -> SeenTypes:
        """The types of views and events, for schemas and TypeScript; each nemesis adds its own."""
        load_content()
        events = dict(EVENTS)
        mats: dict[str, type | None] = {}
        constants = dict(CONSTANTS)
        for nemesis in NEMESIS_BY_SLUG.values():
            module = module_of(nemesis, "mat_types")
            mats[nemesis.slug] = getattr(module, "MAT_VIEW", None)
            events |= getattr(module, "EVENTS", {})
            constants |= getattr(module, "CONSTANTS", {})
        return SeenTypes(AeonsEndView, events, (Variants(NemesisView, "nemesis", "board", mats),), constants)
