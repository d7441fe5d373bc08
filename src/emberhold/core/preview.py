"""What an answer leads to, as far as the seat that would give it can know.

The answer is given in several worlds that are dealt anew by what the seat knows (`Match.determinize`). Each of them
runs on to the next question that somebody has to answer, or to the end of the turn. Certain is only what the seat is
told in all of them. Nothing else goes in: neither the true cards nor the luck of the match.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Final, TypeAlias

from emberhold.core.decisions import Decision, IllegalAnswer
from emberhold.core.events import Told
from emberhold.core.kinds import Seat
from emberhold.core.match import Match
from emberhold.core.preview_world import PreviewWorld
from emberhold.core.rng import Rng

__all__ = ["WORLDS", "Foreseen", "Preview", "WorldTold", "compare", "preview"]

WORLDS: Final = 4
NUMBERS: Final = ("amount", "left")
"""The keys of an event that may differ from world to world while it is still the same event."""

Slot: TypeAlias = tuple[str, int]
"""An event without its numbers and without the names of cards that the seat does not see now; and how many like it came
before. Events of different worlds that have the same slot are compared."""


class Foreseen:
    """One event as the seat would be told it. Cards that are not in the seat's view now have no id.

    `certain`: it happens like this in all worlds, and nobody else could step in before. `low` and `high` are the range
    of its amount if it has one; `low` is 0 if it may not happen at all. The event itself has the highest amount.
    """

    __slots__ = ("certain", "event", "high", "low")

    def __init__(self, event: Told, certain: bool, low: int | None, high: int | None) -> None:
        self.event = event
        self.certain = certain
        self.low = low
        self.high = high

    def to_json(self) -> dict[str, object]:
        return {"event": self.event, "certain": self.certain, "low": self.low, "high": self.high}


class Preview:
    """What an answer leads to, up to the next question or the end of the turn."""

    __slots__ = ("chance", "ends_turn", "harms", "harms_me", "more", "told")

    def __init__(self) -> None:
        self.told: list[Foreseen] = []
        self.harms: list[int] = []
        """The seat's own cards, by its ids, that get worse for certain or perhaps, by its own doing."""
        self.harms_me = False
        """Whether the player gets worse: loses life, or in a cooperative game what all of them defend."""
        self.ends_turn = False
        """Whether the seat's turn is over after it, also because nothing else is left to do."""
        self.chance = False
        """Whether dice, shuffles or hidden cards take part."""
        self.more = False
        """Whether something follows that was not looked at, because that would have taken too long."""

    def to_json(self) -> dict[str, object]:
        return {
            "told": [foreseen.to_json() for foreseen in self.told],
            "harms": self.harms,
            "harms_me": self.harms_me,
            "ends_turn": self.ends_turn,
            "chance": self.chance,
            "more": self.more,
        }


def preview(match: Match, seat: int, decision: Decision, key: str, rng: Rng, worlds: int = WORLDS) -> Preview:
    """What the answer `key` of this seat leads to. `rng` must have nothing to do with the luck of the match.

    An answer that was not offered raises IllegalAnswer. The match itself is not changed.
    """
    option = next((option for option in decision.described(seat)[1] if option.key == key), None)
    if option is None:
        raise IllegalAnswer(f"The answer '{key[:20]}' was not offered; choose one of the options by its key.")
    out = Preview()
    out.ends_turn = option.ends_turn
    if decision.kind in match.preview_facts.sealed:
        return out  # what follows depends on what others have chosen in secret
    found = [PreviewWorld(match, Seat(seat), decision, option, rng.fork()) for _ in range(worlds)]
    known: set[int] = set()
    _collect_ids(match.view(seat), known)
    told = [WorldTold(world.told(), known, match.preview_facts.veiled) for world in found]
    out.told = compare(told)
    out.harms = sorted({id for world in found for id in world.harms} & known)
    out.harms_me = any(world.harms_me for world in found)
    out.ends_turn = out.ends_turn or any(world.ends_turn for world in found)
    out.chance = any(world.luck_used for world in found) or any(other.differs(told[0]) for other in told)
    out.more = any(world.more for world in found)
    return out


def _collect_ids(thing: object, into: set[int]) -> None:
    """Every id in a view."""
    if isinstance(thing, Mapping):
        id = thing.get("id")
        if isinstance(id, int) and id:
            into.add(id)
        for value in thing.values():
            _collect_ids(value, into)
    elif isinstance(thing, list | tuple):
        for value in thing:
            _collect_ids(value, into)


# -- comparing worlds --------------------------------------------------------------------------------------------


class WorldTold:
    """What the seat is told in one world, by slot and in order."""

    __slots__ = ("hidden", "slots")

    def __init__(self, told: list[tuple[Told, bool]], known: Set[int], veiled: Set[str]) -> None:
        self.slots: dict[Slot, tuple[Told, bool]] = {}
        self.hidden = False
        """Whether a card takes part that must not be looked up beforehand."""
        for event, sure in told:
            veil = event["kind"] in veiled
            clean = {name: _without_new_ids(value, known, veil) for name, value in event.items()}
            self.hidden = self.hidden or (veil and clean != event)
            like = repr([(name, _nameless(value)) for name, value in clean.items() if name not in NUMBERS])
            count = 0
            while (like, count) in self.slots:
                count += 1
            self.slots[like, count] = (clean, sure)

    def differs(self, other: WorldTold) -> bool:
        """Whether hidden cards take part: the seat is told something else in the other world."""
        events = [event for event, _ in self.slots.values()]
        return self.hidden or events != [event for event, _ in other.slots.values()]


def _without_new_ids(value: object, known: Set[int], veil: bool) -> object:
    """Cards that are not in the seat's view have no id, because in the true match they may get another one."""
    if isinstance(value, list):
        return [_without_new_ids(item, known, veil) for item in value]
    if isinstance(value, dict) and value.get("id") not in known:
        return {**value, "id": 0, "card": None if veil else value.get("card")}
    return value


def _nameless(value: object) -> object:
    if isinstance(value, list):
        return [_nameless(item) for item in value]
    return "?" if isinstance(value, dict) and not value.get("id") else value


def compare(worlds: list[WorldTold]) -> list[Foreseen]:
    """What is told in all worlds and what in some of them, in order."""
    return [_compared(slot, worlds) for slot in _in_order(worlds)]


def _in_order(worlds: list[WorldTold]) -> list[Slot]:
    """The slots of all worlds; what only some of them have comes after what it followed there."""
    order: list[Slot] = []
    for world in worlds:
        at = 0
        for slot in world.slots:
            if slot in order:
                at = order.index(slot) + 1
            else:
                order.insert(at, slot)
                at += 1
    return order


def _compared(slot: Slot, worlds: list[WorldTold]) -> Foreseen:
    found = [world.slots[slot] for world in worlds if slot in world.slots]
    events = [event for event, _ in found]
    amounts = [amount for event in events if isinstance(amount := event.get("amount"), int)]
    everywhere = len(found) == len(worlds)
    high = max(amounts) if amounts else None
    low = (min(amounts) if everywhere else 0) if amounts else None
    event = dict(next(event for event in events if event.get("amount") == high))
    certain = everywhere and all(sure for _, sure in found)
    for name, value in event.items():
        others = [other[name] for other in events]
        if name in NUMBERS:
            certain = certain and all(other == value for other in others)
        else:
            event[name] = _common(value, others)
    return Foreseen(event, certain, low, high)


def _common(value: object, others: list[object]) -> object:
    """The value with the names that are the same in all worlds; a card that may be another one is not named."""
    if isinstance(value, list):
        return [
            _common(item, [other[place] for other in others if isinstance(other, list)])
            for place, item in enumerate(value)
        ]
    if isinstance(value, dict) and any(other != value for other in others):
        return {**value, "card": None}
    return value
