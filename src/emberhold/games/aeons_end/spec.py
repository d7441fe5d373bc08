"""What Aeon's End offers to clients, bots and tools: battles, set-ups, content, markets, scenarios."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from emberhold.core.journal import Setup
from emberhold.core.match import Match
from emberhold.games.aeons_end.battle import RULES_VERSION, Battle
from emberhold.games.aeons_end.content import content
from emberhold.games.aeons_end.library import MAGE_BY_SLUG, NEMESIS_BY_SLUG, load_content
from emberhold.games.aeons_end.look import look_at
from emberhold.games.aeons_end.setup import default_seats, read_market


class AeonsEndSpec:
    """The game as the registry hands it out."""

    name = "aeons-end"
    rules_version = RULES_VERSION
    players = (1, 4)
    cooperative = True

    def new(self, setup: Setup, seed: int, *, track: bool = True, log: bool = True) -> Match:
        return Battle.begin(setup, seed, track=track, log=log)

    def setups(self, players: int) -> Sequence[Setup]:
        """Each nemesis in turn, each time with other mages, against a random market."""
        load_content()
        return [
            {"seats": default_seats(players, turn), "nemesis": nemesis, "market": "random"}
            for turn in range(len(MAGE_BY_SLUG))
            for nemesis in NEMESIS_BY_SLUG
        ]

    def content(self) -> Sequence[Mapping[str, object]]:
        return content()

    def check_deck(self, deck: object) -> Mapping[str, object]:
        """A market file: nine supply piles."""
        return {"market": [card.slug for card in read_market(deck, "market")]}

    def stage(self, given: Mapping[str, object], seed: int) -> Match:
        return Battle.begin({"board": given}, seed)

    def look(self, match: Match) -> Mapping[str, object]:
        assert isinstance(match, Battle)
        return look_at(match.st)
