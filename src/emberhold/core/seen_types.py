"""How a game declares what its views and events hold, once, for type checkers, schemas, other languages and people.

A view and each kind of event is a TypedDict. The sentence of a key is the string below it, or what its named type says:

    class PlayerView(TypedDict):
        seat: SeatNumber
        life: int
        \"\"\"How much life is left.\"\"\"

    class Healed(EventSeen):
        \"\"\"Somebody was healed.\"\"\"
        kind: Literal["healed"]
        seat: SeatNumber

A game hands them out as `seen_types()` of its spec. It need not: without types it is played on the generic boards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, TypeAlias, TypedDict, get_args, get_type_hints

__all__ = [
    "Amount",
    "CardSeen",
    "CardSlug",
    "EventSeen",
    "Exactly",
    "MessageId",
    "Named",
    "SeatNumber",
    "SeenTypes",
    "ThingId",
    "Variants",
    "events_by_kind",
    "seen_types_of",
]


@dataclass(frozen=True)
class Named:
    """A name for a type, and a sentence about every key that has it: `Annotated[int, Named("SeatNumber", "…")]`."""

    name: str
    says: str
    least: int | None = None
    """The lowest number that it can be."""


@dataclass(frozen=True)
class Exactly:
    """A list that always has this many items: `Annotated[list[int], Exactly(2)]`."""

    items: int


SeatNumber: TypeAlias = Annotated[int, Named("SeatNumber", "A seat; the first one is 0.", least=0)]
ThingId: TypeAlias = Annotated[
    int, Named("ThingId", "Something to point at, as options refer to it; 0 is something without an id.", least=0)
]
CardSlug: TypeAlias = Annotated[str, Named("CardSlug", "A card or the like by its name in the data: `iron-rhino`.")]
MessageId: TypeAlias = Annotated[str, Named("MessageId", "A word or sentence by its id in the language files.")]
Amount: TypeAlias = Annotated[int, Named("Amount", "How much, or how many.")]


class CardSeen(TypedDict):
    """A card as a viewer knows it; one that the viewer does not know is `{"id": 0, "card": null}`."""

    id: ThingId
    """The viewer's own number for this card, 0 if the viewer does not know it."""
    card: CardSlug | None
    """Which card it is, null if the viewer does not know it."""


class EventSeen(TypedDict):
    """Something that happened. Every event has a number and a kind; what else it has depends on the kind."""

    n: int
    """The viewer's own number of this event; the first one is 0."""


@dataclass(frozen=True)
class Variants:
    """A key of some part of a view whose type depends on the word under another key of the same part."""

    of: type
    """The part of the view, a TypedDict."""
    by: str
    key: str
    types: Mapping[str, type | None]
    """By that word; None where nothing is declared."""


@dataclass(frozen=True)
class SeenTypes:
    """Everything that a game's seats and spectators are shown and told, as types."""

    view: type
    events: Mapping[str, type]
    """By kind."""
    variants: Sequence[Variants] = ()
    constants: Mapping[str, object] = field(default_factory=dict)
    """Numbers and words that clients need too, by their names there."""


def events_by_kind(*declared: type) -> dict[str, type]:
    """The declared events by their kinds, which are literals."""
    out: dict[str, type] = {}
    for event in declared:
        (kind,) = get_args(get_type_hints(event)["kind"])
        assert kind not in out, f"{kind} is declared twice: {event.__name__} and {out[kind].__name__}"
        out[kind] = event
    return out


def seen_types_of(spec: Any) -> SeenTypes | None:
    """What a game has declared; None if it has declared nothing."""
    declared: Callable[[], SeenTypes] | None = getattr(spec, "seen_types", None)
    return None if declared is None else declared()
