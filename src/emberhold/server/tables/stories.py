"""The story of a finished match, told by a process of the bots."""

from __future__ import annotations

from emberhold.core.journal import Journal, JournalError
from emberhold.core.registry import SetupError
from emberhold.core.story import Story, story_of
from emberhold.server.errors import Refused
from emberhold.server.tables import replays
from emberhold.server.tables.services import Services
from emberhold.server.wire.http_bodies import Fighter, MatchStory, TurningPoint, TurnMark

__all__ = ["story", "told"]


async def story(services: Services, id: str, who: str = "") -> MatchStory:
    """What the match of this replay has to tell."""
    row = await replays.find(services, id)
    services.spec(row.game)
    found = await replays.rebuilt(services, who, id, told, row.journal)
    if found is None:
        raise Refused("no-story")
    return found


def told(text: str) -> MatchStory | None:
    """The story of a journal; None if its game tells none, or its set-up does not fit these rules."""
    try:
        found = story_of(Journal.loads(text))
    except (JournalError, SetupError):
        return None
    return None if found is None else _on_the_wire(found)


def _on_the_wire(found: Story) -> MatchStory:
    return MatchStory(
        found.answers,
        found.rounds,
        [TurnMark(*mark) for mark in found.turns],
        [Fighter(*fighter, list(lost)) for fighter, lost in zip(found.fighters, found.damage, strict=True)],
        [TurningPoint(*point) for point in found.points],
    )
