"""Everything that is printed in a game, as text that a person can read and a diff can show.

For each thing: the facts that the game gives out, its English name and sentences with their numbers, and below
`definition` whatever else its definition holds: limits, costs by focus, targets, where it is text and not a number.

    hammer-knight:
      attack: 4
      life: 3
      name: Hammer Knight
      ...
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import yaml

from emberhold.core.decisions import Message
from emberhold.core.registry import load_game
from emberhold.games.aeons_end import state as aeons_end
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.ashes import state as ashes
from emberhold.i18n import Texts

__all__ = ["GAMES", "as_text", "attributes", "definitions", "groups", "things"]

GAMES = ("aeons-end", "ashes")
RENAMED: Mapping[str, str] = {}
"""Name of an attribute in the code → name in the files, so that a new name is no new content."""
LEFT_OUT = ("cards", "folder", "index", "kind", "kinds", "moments", "numbered", "role", "rules_version", "slug")
"""A number inside the program, something that is written elsewhere in the file, or how a question is worded."""
USUAL = {"capacity": 1}
NOTHING: tuple[object, ...] = (0, None, "", [], {})
PARTS = ("text", "title", "ability", "board", "harder", "house")
"""The sentences that a card or mat may have."""
SPECIAL = {"mage": "mages", "nemesis": "nemeses", "treasure": "treasures", "breach": "breaches"}


def groups(game: str) -> dict[str, list[str]]:
    """The slugs of everything in a game, by the file that they are written to."""
    out: dict[str, list[str]] = {}
    for item in load_game(game).content():
        out.setdefault(f"{game}-{_group(game, item)}", []).append(str(item["slug"]))
    return {group: sorted(slugs) for group, slugs in out.items()}


def _group(game: str, item: Mapping[str, Any]) -> str:
    kind = str(item["type"])
    if game == "ashes" or kind in SPECIAL:
        return SPECIAL.get(kind, kind.replace("_", "-"))
    if "nemesis" in item:
        return f"cards-of-{item['nemesis']}"
    if "tier" in item:
        return "upgraded-basics" if item.get("upgraded") else "basics"
    return f"{item['role']}-cards"


def things(game: str) -> dict[str, dict[str, Any]]:
    """Everything in a game by slug."""
    texts, found = Texts("en", game), definitions(game)
    out: dict[str, dict[str, Any]] = {}
    for item in load_game(game).content():
        slug = str(item["slug"])
        assert slug not in out, f"two things are called {slug}"
        facts = {key: _plain(value) for key, value in item.items() if key != "slug"}
        others = _others(_attributes_of(found[slug]), facts)
        out[slug] = {**facts, **_sentences(item, texts), **({"definition": others} if others else {})}
    return out


def as_text(thing: Any) -> str:
    return yaml.safe_dump(thing, default_flow_style=None, width=120, sort_keys=True, allow_unicode=True)


def definitions(game: str) -> dict[str, object]:
    """What the code says about each thing."""
    load_game(game).content()  # so that all of it is read
    if game == "ashes":
        return {d.slug: d for d in ashes.DEFS}
    breaches = {f"breach-{breach.slug}": breach for breach in aeons_end.BREACHES}
    nemeses = {nemesis.slug: nemesis for nemesis in NEMESES}
    cards = {d.slug: d for d in aeons_end.DEFS}
    mats = {d.slug: d for d in aeons_end.MAGES}
    return {**cards, **mats, **{d.slug: d for d in aeons_end.TREASURES}, **nemeses, **breaches}


def _sentences(item: Mapping[str, Any], texts: Texts) -> dict[str, str]:
    slug = str(item["slug"])
    name = f"card-{slug}" if texts.has(f"card-{slug}") else slug
    out = {"name": texts.format(Message(name))}
    for part in PARTS:
        if texts.has(f"{name}.{part}"):
            out[f"the {part}"] = texts.format(Message(f"{name}.{part}", item.get("numbers", {})))
    return out


def attributes(thing: object) -> Iterator[tuple[str, object]]:
    """The attributes of a definition, by name."""
    names = {name for kind in type(thing).__mro__ for name in vars(kind).get("__slots__", ())}
    names |= set(getattr(thing, "__dict__", ()))
    for name in sorted(names - set(LEFT_OUT)):
        yield name, getattr(thing, name)


def _attributes_of(thing: object) -> dict[str, Any]:
    return {RENAMED.get(name, name): _plain(value) for name, value in attributes(thing)}


def _others(found: Mapping[str, Any], facts: Mapping[str, Any]) -> dict[str, Any]:
    """What is not told already, and without what a card does not have: most have no most things."""
    return {
        name: value
        for name, value in found.items()
        if value != USUAL.get(name) and value not in NOTHING and not (name in facts and facts[name] == value)
    }


def _plain(value: Any) -> Any:
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, set | frozenset):
        return sorted(_plain(item) for item in value)
    if isinstance(value, Sequence) or (isinstance(value, Iterable) and not hasattr(value, "__slots__")):
        return [_plain(item) for item in value]
    return "a text" if callable(value) else _attributes_of(value)
