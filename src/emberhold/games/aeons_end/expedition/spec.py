"""What the choices between two battles offer to clients, bots and tools. Cards and rules are those of Aeon's End."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from emberhold.core.choice import Choice, Preset
from emberhold.core.flow import ForcedListener
from emberhold.core.journal import Setup
from emberhold.core.match import Match, NotNow
from emberhold.core.registry import SetupError
from emberhold.core.seeds import Seed
from emberhold.core.seen_types import SeenTypes
from emberhold.games.aeons_end.expedition.campaign import Campaign
from emberhold.games.aeons_end.expedition.match import ExpeditionMatch
from emberhold.games.aeons_end.expedition.scenario.facts import CARD_FACTS, look_at
from emberhold.games.aeons_end.expedition.scenario.record import write_table
from emberhold.games.aeons_end.expedition.seen.event_types import EVENTS
from emberhold.games.aeons_end.expedition.seen.view_types import ExpeditionView
from emberhold.games.aeons_end.expedition.seen.why import VERBS
from emberhold.games.aeons_end.printed import content
from emberhold.games.aeons_end.setup.read import MOST_PLAYERS

__all__ = ["ExpeditionSpec"]


class ExpeditionSpec:
    """The choices between two battles, as the registry finds them."""

    name = "aeons-end-expedition"
    rules_version = ExpeditionMatch.rules_version
    players = (1, MOST_PLAYERS)
    cooperative = True
    card_facts = CARD_FACTS
    verbs: Mapping[str, Sequence[str]] = VERBS

    def new(self, setup: Setup, seed: Seed, *, track: bool = True, log: bool = True) -> Match:
        return ExpeditionMatch.begin(setup, seed, track=track, log=log)

    def setups(self, players: int) -> Sequence[Setup]:
        """Before the first battle of the first expedition."""
        return [Campaign({"players": players}).choice_setup()]

    def matchup(self, setup: Setup) -> Mapping[str, object]:
        return {"players": setup["players"]}

    def choices(self, players: int, chosen: Setup) -> Sequence[Choice]:  # noqa: ARG002 - there is nothing to choose
        return []

    def presets(self, players: int) -> Sequence[Preset]:  # noqa: ARG002 - there is nothing to recommend
        return []

    def content(self) -> Sequence[Mapping[str, object]]:
        return content()

    def reads(self, deck: object) -> bool:  # noqa: ARG002 - nobody brings a market to an expedition
        return False

    def check_deck(self, deck: object) -> Mapping[str, object]:  # noqa: ARG002 - nobody brings a market to an expedition
        raise SetupError("Nobody brings a market to an expedition; check a market of the game aeons-end.")

    def stage(self, given: Mapping[str, object], seed: Seed, *, on_forced: ForcedListener | None = None) -> Match:
        return ExpeditionMatch.begin(given, seed, on_forced=on_forced)

    def given(self, match: Match) -> Mapping[str, object]:
        """The Barracks at this point."""
        assert isinstance(match, ExpeditionMatch)
        if match.outcome is not None:
            raise NotNow("Everything is chosen; only a position before that can be written down.")
        return write_table(match.st)

    def look(self, match: Match) -> Mapping[str, object]:
        assert isinstance(match, ExpeditionMatch)
        return look_at(match.st)

    def seen_types(self) -> SeenTypes:
        """The types of views and events, for schemas and TypeScript."""
        return SeenTypes(ExpeditionView, EVENTS)
