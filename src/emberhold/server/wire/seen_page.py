"""The page of docs about the views and events of the games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberhold.core.seen_types import SeenTypes, Variants
from emberhold.server.wire.type_schemas import Schema, event_name
from emberhold.server.wire.typescript import REF, type_of

__all__ = ["PAGE", "page"]

PAGE: Final = "docs/reference/views-and-events.md"
HEAD: Final = """\
# Views and events

<!-- Made by `python -m emberhold.server.wire.seen_files` from what the games declare. Do not edit. -->

A **view** is what one seat, or a spectator, may know. An **event** is something that happened, as that seat was told
it. Both come over the wire in `update` and in replays ([protocol](../guides/protocol.md)), and from `match.view(seat)`
and `match.events(seat)` in Python. A key with a question mark is left out where there is nothing to say. Later versions
may add keys and kinds of events: read what you know.

The same as JSON Schema: `web/src/views/<game>.schema.json`; as TypeScript: `web/src/views/<game>.ts`. Each game
declares them beside the code that makes them: `seen/view_types.py`, `seen/event_types.py`, and for each nemesis its
`mat_types.py`. A game hands them out as `seen_types()` of its spec; one that does not is shown on the generic boards.
"""


def page(games: Mapping[str, SeenTypes], schemas: Mapping[str, Schema]) -> str:
    parts = [HEAD]
    for game, types in games.items():
        parts.append(_game(game, types, schemas[game]["$defs"]))
    return "\n".join(parts)


def _game(game: str, types: SeenTypes, defs: Mapping[str, Schema]) -> str:
    union = event_name(types)
    events = {str(part["$ref"]).removeprefix(REF): part for part in defs[union]["oneOf"]}
    variants = {variants.of.__name__: variants for variants in types.variants}
    inner = {str(part["$ref"]).removeprefix(REF) for name in variants for part in defs[name]["oneOf"]}
    words = [name for name, schema in defs.items() if "properties" not in schema and "oneOf" not in schema]
    parts = [name for name in defs if name not in {*events, *inner, *words, union}]
    out = [f"## {game}: the view\n"]
    for name in parts:
        rows = _rows(defs, name) if name not in variants else _variant_rows(defs, name, variants[name])
        out.append(f"### {game}: {name}\n\n{defs[name]['description']}\n\n{rows}")
    out.append(f"## {game}: named types\n\n| type | is | means |\n|---|---|---|\n")
    for name in words:
        out[-1] += f"| {name} | {_cell(type_of(defs[name]))} | {defs[name]['description']} |\n"
    out.append(f"## {game}: events\n\nEvery event has `n`: {_sentence(defs, next(iter(events)), 'n')}\n")
    for kind, event in types.events.items():
        schema = defs[event.__name__]
        out.append(f"### {game}: `{kind}`\n\n{schema['description']}\n{_facts(defs, event.__name__)}")
    return "\n".join(out)


def _rows(defs: Mapping[str, Schema], name: str, types: Mapping[str, str] | None = None) -> str:
    """The rows for all keys; `types` replaces some of the declared types."""
    schema = defs[name]
    out = "| key | type | means |\n|---|---|---|\n"
    for key, part in schema["properties"].items():
        mark = "" if key in schema["required"] else "?"
        kind = (types or {}).get(key) or _cell(type_of(part))
        out += f"| `{key}`{mark} | {kind} | {_sentence(defs, name, key)} |\n"
    return out


def _variant_rows(defs: Mapping[str, Schema], name: str, variants: Variants) -> str:
    """The rows of a type with variants. The key that differs lists its type for each variant."""
    first = str(defs[name]["oneOf"][0]["$ref"]).removeprefix(REF)
    kinds = ", ".join(f"{kind.__name__ if kind else 'anything'} for `{word}`" for word, kind in variants.types.items())
    return _rows(defs, first, {variants.by: "`CardSlug`", variants.key: kinds})


def _cell(text: str) -> str:
    return f"`{text}`".replace("|", "\\|")


def _facts(defs: Mapping[str, Schema], name: str) -> str:
    schema = defs[name]
    lines = [
        f"- `{key}`{'' if key in schema['required'] else '?'}, `{type_of(part)}`: {_sentence(defs, name, key)}\n"
        for key, part in schema["properties"].items()
        if key not in ("n", "kind")
    ]
    return "\n" + "".join(lines) if lines else ""


def _sentence(defs: Mapping[str, Schema], name: str, key: str) -> str:
    """The sentence for a key, or else for its type."""
    part: Schema = defs[name]["properties"][key]
    while "description" not in part and "$ref" in part:
        part = defs[str(part["$ref"]).removeprefix(REF)]
    return str(part.get("description", ""))
