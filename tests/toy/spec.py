"""What the toy offers to everything above it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from emberhold.core.choice import Choice, ChoiceValue, Preset
from emberhold.core.flow import ForcedListener
from emberhold.core.journal import Setup
from emberhold.core.match import Match
from emberhold.core.registry import GameSpec, SetupError
from emberhold.core.seeds import Seed
from tests.toy.match import Toy
from tests.toy.question_kinds import CARD_VERBS
from tests.toy.setup import DECKS, read_deck, to_given
from tests.toy.state import SLUGS, ToyState


class ToySpec:
    """The toy as an entry point would give it."""

    name = "toy"
    rules_version = Toy.rules_version
    players = (2, 3)
    cooperative = False
    card_facts = frozenset(("card",))
    verbs: Mapping[str, Sequence[str]] = {"hand": tuple(CARD_VERBS.values())}

    def new(self, setup: Setup, seed: Seed, *, track: bool = True, log: bool = True) -> Match:
        return Toy.begin(setup, seed, track=track, log=log)

    def setups(self, players: int) -> Sequence[Setup]:
        return [
            {"decks": [dict(DECKS[(first + i) % len(DECKS)]) for i in range(players)]} for first in range(len(DECKS))
        ]

    def matchup(self, setup: Setup) -> Mapping[str, object]:
        decks = setup["decks"]
        assert isinstance(decks, list)
        return {"decks": [" ".join(f"{slug}*{n}" for slug, n in read_deck(deck).items() if n) for deck in decks]}

    def choices(self, players: int, chosen: Setup) -> Sequence[Choice]:  # noqa: ARG002 - no choice depends on another
        decks = [
            ChoiceValue(f"deck-{i + 1}", dict(deck), "setup-deck-number", args={"n": i + 1})
            for i, deck in enumerate(DECKS)
        ]
        return [
            Choice("deck", ("decks", seat), values=decks, drawn=True, seat=seat, brought=True, simple=True)
            for seat in range(players)
        ]

    def presets(self, players: int) -> Sequence[Preset]:  # noqa: ARG002 - there is nothing to recommend
        return []

    def content(self) -> Sequence[Mapping[str, object]]:
        return [{"slug": slug, "kind": "card", "value": value} for value, slug in enumerate(SLUGS)]

    def reads(self, deck: object) -> bool:
        return isinstance(deck, dict)

    def check_deck(self, deck: object) -> Mapping[str, object]:
        return read_deck(deck)

    def stage(self, given: Mapping[str, object], seed: Seed, *, on_forced: ForcedListener | None = None) -> Match:
        # The table laid out by hand is the set-up, so a staged match has a journal that replays.
        return Toy.begin({"given": given}, seed, on_forced=on_forced)

    def given(self, match: Match) -> Mapping[str, object]:
        state = match._quiet or match._state
        assert isinstance(state, ToyState)
        return to_given(state)

    def look(self, match: Match) -> Mapping[str, object]:
        if not isinstance(match, Toy):
            raise SetupError("This is not a match of the toy.")
        s: ToyState = match._state
        return {
            "round": s.round,
            "staking": s.staking,
            "life": s.life[:],
            "stake": [None if card < 0 else SLUGS[s.card[card]] for card in s.stake],
            **{
                zone: [[SLUGS[s.card[card]] for card in cards] for cards in lists]
                for zone, lists in (("hand", s.hand), ("pile", s.pile), ("discard", s.discard))
            },
        }


TOY: GameSpec = ToySpec()
