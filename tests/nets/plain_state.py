"""The state of a match as names and plain values, in words that outlive the names in the code.

What is recorded must not hang on how a field is called today, or in which object it lies. So a field goes by the name
it was recorded under, and the fields of a nemesis' mat are the state's own. When a field gets another name, or a
number another meaning, add it to the tables below; do not record anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from emberhold.core.state import State

__all__ = ["plain_state"]

RENAMED: Mapping[str, str] = {
    "Due.moment": "trigger",
    "Moment.kind": "moment",
    "BreachMat.facing": "knights_facing",
    "BreachMat.open": "knights_open",
    "Mat.cards": "exile",
    "Mat.own_deck": "claw_deck",
    "half_attack": "staged",
    "in_play": "table",
    "phase": "stage",
}
"""Name in the code → name in the record, for fields of a state and of every object in it; `Class.name` means the
field of one class, and of those that inherit it."""
VALUES: Mapping[str, Mapping[Any, Any]] = {}
"""Name in the record → number in the code → number in the record, for zones and the like that were numbered anew."""
MERGED = ("mat",)
"""Objects whose fields count as fields of the object they lie in."""
PLAIN = frozenset({bool, int, str, type(None)})
LEFT_OUT = ("log", "st", "ability", "era", "all_seats")
"""The log is recorded as events. The others are no part of what changes: a way back to the state, a text. A mat's era
goes on when its `world_devourer` comes, which is recorded. How many seats and viewers there are, `seats` says."""
AT_REST: Mapping[str, object] = {
    "claw_deck": [],
    "claws_shut": False,
    "exile": [],
    "fury": 0,
    "nest": [],
    "one_target": False,
    "position": -1,
    "ritual": 0,
    "world_devourer": -1,
}
"""Fields that only one nemesis or an option of the set-up uses, and their value while it does not: then they are not
recorded, so that it is the same whether a battle has such a field at rest or not at all."""


def plain_state(state: State) -> dict[str, object]:
    """All fields of a state by name, as plain values."""
    cards = range(len(getattr(state, "card", ())))
    return {name: value for name, value in _fields(state, cards).items() if not _at_rest(name, value)}


def _fields(thing: object, cards: range) -> dict[str, object]:
    out: dict[str, object] = {}
    for name, value in _attributes(thing):
        if name in LEFT_OUT:
            continue
        if name in MERGED:
            inner: Mapping[str, object] = {} if value is None else _fields(value, cards)
        else:
            told = _recorded_name(thing, name)
            inner = {told: _numbered(told, _plain(value, cards))}
        for key, plain in inner.items():
            assert key not in out, f"two fields would be recorded as '{key}'"
            out[key] = plain
    return out


def _recorded_name(thing: object, name: str) -> str:
    for kind in type(thing).__mro__:
        if f"{kind.__name__}.{name}" in RENAMED:
            return RENAMED[f"{kind.__name__}.{name}"]
    return RENAMED.get(name, name)


def _attributes(thing: object) -> Iterator[tuple[str, object]]:
    """The attributes of an object, by `__slots__` of all its classes or by its `__dict__`, in the order of names."""
    names = {name for kind in type(thing).__mro__ for name in vars(kind).get("__slots__", ())}
    names |= set(getattr(thing, "__dict__", ()))
    for name in sorted(names):
        if not name.startswith("__"):
            yield name, getattr(thing, name)


def _plain(value: object, cards: range) -> object:
    if type(value) in PLAIN:
        return value
    if isinstance(value, list | tuple):
        if PLAIN.issuperset(map(type, value)):  # nearly always, and much faster
            return value
        return [_plain(item, cards) for item in value]
    if isinstance(value, set | frozenset):
        return sorted([_plain(item, cards) for item in value], key=repr)
    if isinstance(value, Mapping):
        return sorted([[_plain(key, cards), _plain(item, cards)] for key, item in value.items()], key=repr)
    if isinstance(value, int | str | float):  # an enumeration
        return value
    part: Callable[[int], tuple[int, ...]] | None = getattr(value, "part", None)
    if part is not None:
        # Something that goes on: it says itself what part each card has in it, and what else it holds is its own.
        return [[card, *role] for card in cards if (role := part(card))]
    return _fields(value, cards)


def _numbered(name: str, value: object) -> object:
    numbers = VALUES.get(name)
    if numbers is None:
        return value
    if isinstance(value, list):
        return [_numbered(name, item) for item in value]
    return numbers.get(value, value)


def _at_rest(name: str, value: object) -> bool:
    """Whether a field is one that lies idle; a list by seat does when every item of it does."""
    if name not in AT_REST:
        return False
    rest = AT_REST[name]
    return value == rest or (isinstance(value, list) and all(item == rest for item in value))
