"""How a game declares, once, what its views and events hold: for type checkers, schemas, TypeScript and the docs.

A view and each kind of event is a TypedDict. A key is explained by the string below it, or by its named type:

    class PlayerView(TypedDict):
        seat: SeatNumber
        life: int
        \"\"\"How much life is left.\"\"\"

    class Healed(EventSeen):
        \"\"\"Somebody was healed.\"\"\"
        kind: Literal["healed"]
        seat: SeatNumber

A game offers them as `seen_types()` of its spec. That is optional: a game without types uses the generic boards.
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
    int,
    Named("ThingId", "The id of a card or another thing, as options refer to it; 0 means that it has none.", least=0),
]
CardSlug: TypeAlias = Annotated[str, Named("CardSlug", "The name of a card, mage and so on in the data: `iron-rhino`.")]
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
    """The type for each word; None where nothing is declared."""


@dataclass(frozen=True)
class SeenTypes:
    """The types of everything that a game shows and tells its seats and spectators."""

    view: type
    events: Mapping[str, type]
    """By kind."""
    variants: Sequence[Variants] = ()
    constants: Mapping[str, object] = field(default_factory=dict)
    """Numbers and words that clients need too, by the names they have in clients."""


def events_by_kind(*declared: type) -> dict[str, type]:
    """The declared events by kind."""
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
