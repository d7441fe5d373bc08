"""What Ashes offers to clients, bots and tools: matches, set-ups, cards, decks, scenarios."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from emberhold.core.journal import Setup
from emberhold.core.match import Match
from emberhold.core.reading import items, known_wishes
from emberhold.core.registry import SetupError
from emberhold.games.ashes.content import content
from emberhold.games.ashes.decks import DECKS
from emberhold.games.ashes.duel import Duel
from emberhold.games.ashes.setup import read_deck
from emberhold.games.ashes.stage import look_at


class AshesSpec:
    """The game as the registry hands it out."""

    name = "ashes"
    rules_version = Duel.rules_version
    players = (2, 4)
    cooperative = False

    def new(self, setup: Setup, seed: int, *, track: bool = True, log: bool = True) -> Match:
        return Duel.begin(setup, seed, track=track, log=log)

    def setups(self, players: int) -> Sequence[Setup]:
        """Every choice of that many different pre-built decks, in the order of the box."""
        return [{"seats": [{"deck": deck} for deck in decks]} for decks in combinations(DECKS, players)]

    def wishes(self) -> Mapping[str, Sequence[str]]:
        return {"deck": list(DECKS)}

    def arrange(self, setup: Setup, wishes: Mapping[str, Sequence[object]]) -> Setup:
        """`deck`: one for each seat, the first seat's first; seats without one keep theirs."""
        known_wishes(self.name, wishes, self.wishes())
        decks = wishes.get("deck", [])
        seats = items(setup["seats"], "setup.seats")
        if len(decks) > len(seats):
            raise SetupError(f"{len(decks)} decks were named for {len(seats)} seats.")
        for i, deck in enumerate(decks):
            read_deck(deck, f"deck {i + 1}")
        return {**setup, "seats": [{"deck": deck} for deck in decks] + seats[len(decks) :]}

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

    def stage(self, given: Mapping[str, object], seed: int) -> Match:
        return Duel.begin({"board": given}, seed)

    def look(self, match: Match) -> Mapping[str, object]:
        assert isinstance(match, Duel)
        return look_at(match.st)
