"""What a draft offers to clients, bots and tools. Its cards and rules are those of Ashes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from emberhold.core.choice import Choice, Preset
from emberhold.core.flow import ForcedListener
from emberhold.core.journal import Setup
from emberhold.core.match import Match
from emberhold.core.registry import SetupError
from emberhold.core.seeds import Seed
from emberhold.core.seen_types import SeenTypes
from emberhold.games.ashes.constants import POOL_SIZE, TYPES
from emberhold.games.ashes.draft.constants import PACK_SIZE
from emberhold.games.ashes.draft.match import DraftMatch
from emberhold.games.ashes.draft.scenario.facts import CARD_FACTS, look_at
from emberhold.games.ashes.draft.scenario.record import write_table
from emberhold.games.ashes.draft.seen.event_types import EVENTS
from emberhold.games.ashes.draft.seen.view_types import DraftView
from emberhold.games.ashes.draft.seen.why import VERBS
from emberhold.games.ashes.draft.setup.lay_out import FEWEST, MOST
from emberhold.games.ashes.printed import content

__all__ = ["DraftSpec"]

CONSTANTS: Mapping[str, object] = {"DRAFT_DIE_TYPES": TYPES, "PACK_SIZE": PACK_SIZE, "DRAFT_POOL_SIZE": POOL_SIZE}
"""Numbers and words that clients need besides the view."""


class DraftSpec:
    """The draft, as the registry finds it."""

    name = "ashes-draft"
    rules_version = DraftMatch.rules_version
    players = (FEWEST, MOST)
    cooperative = False
    card_facts = CARD_FACTS
    verbs: Mapping[str, Sequence[str]] = VERBS

    def new(self, setup: Setup, seed: Seed, *, track: bool = True, log: bool = True) -> Match:
        return DraftMatch.begin(setup, seed, track=track, log=log)

    def setups(self, players: int) -> Sequence[Setup]:
        return [{"players": players}]

    def matchup(self, setup: Setup) -> Mapping[str, object]:
        return {} if "board" in setup else {"players": setup["players"]}

    def choices(self, players: int, chosen: Setup) -> Sequence[Choice]:  # noqa: ARG002 - there is nothing to choose
        return []

    def presets(self, players: int) -> Sequence[Preset]:  # noqa: ARG002 - there is nothing to recommend
        return []

    def content(self) -> Sequence[Mapping[str, object]]:
        return content()

    def reads(self, deck: object) -> bool:  # noqa: ARG002 - nobody brings a deck to a draft
        return False

    def check_deck(self, deck: object) -> Mapping[str, object]:  # noqa: ARG002 - nobody brings a deck to a draft
        raise SetupError("Nobody brings a deck to a draft; check a deck of the game ashes.")

    def stage(self, given: Mapping[str, object], seed: Seed, *, on_forced: ForcedListener | None = None) -> Match:
        return DraftMatch.begin({"board": given}, seed, on_forced=on_forced)

    def given(self, match: Match) -> Mapping[str, object]:
        """The table of a draft at its last quiet point."""
        assert isinstance(match, DraftMatch)
        return write_table(match.quiet_state())

    def look(self, match: Match) -> Mapping[str, object]:
        assert isinstance(match, DraftMatch)
        return look_at(match.st)

    def seen_types(self) -> SeenTypes:
        """The types of views and events, for schemas and TypeScript."""
        return SeenTypes(DraftView, EVENTS, constants=CONSTANTS)
