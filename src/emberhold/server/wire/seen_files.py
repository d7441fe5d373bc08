"""Writes the views and events that the games declare as JSON Schema, as TypeScript and as a page of docs.

`python -m emberhold.server.wire.seen_files` writes the files of all installed games into the web client, and the page.
Arguments: a folder to write to instead of the repository, and the games, if not all of them are wanted.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from emberhold.core.registry import chain_game_names, game_names, load_game
from emberhold.core.seen_types import SeenTypes, seen_types_of
from emberhold.server.wire.seen_page import PAGE, page
from emberhold.server.wire.type_schemas import event_name, seen_schema
from emberhold.server.wire.typescript import Schema, alternatives, comment, type_of

__all__ = ["declared", "main", "written"]

VIEWS: Final = "web/src/views"
HEAD: Final = "// Made by `python -m emberhold.server.wire.seen_files` from what the games declare. Do not edit.\n"
COMMON: Final = """\
/** What one seat may know, of any game; `isViewOf` tells whose it is. */
export type View = Readonly<Record<string, unknown>>;

/** Something that happened, in any game. */
export type GameEvent = Readonly<Record<string, unknown>> & { n: number; kind: string };

/** The event of a kind. */
export type EventOf<E extends { kind: string }, K extends E['kind']> = Extract<E, { kind: K }>;

/** Whether this is a view of that game. A game that has declared nothing is drawn by the generic board. */
export function isViewOf<G extends keyof GameViews>(view: View, game: G): view is GameViews[G] {
  return view['game'] === game;
}
"""


def declared(games: Sequence[str]) -> dict[str, SeenTypes]:
    """What each of these games declares. Games that declare nothing are left out."""
    found = {name: seen_types_of(load_game(name)) for name in games}
    return {name: types for name, types in found.items() if types is not None}


def typescript(types: SeenTypes, schema: Schema) -> str:
    """A game's views, events and constants."""
    parts = [HEAD, f"/** {schema['title']}. */\n"]
    for name, value in types.constants.items():
        parts.append(f"export const {name} = {_plain(value)} as const;\n")
    for name, one in schema["$defs"].items():
        parts.append(comment(one) + _declaration(name, one))
    return "\n".join(parts)


def _plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _declaration(name: str, schema: Schema) -> str:
    """A type and not an interface, so that it can be passed to code that takes the view of any game."""
    if "properties" not in schema:
        parts = alternatives(schema)
        listed = " " + parts[0] if len(parts) == 1 else "".join(f"\n  | {part}" for part in parts)
        return f"export type {name} ={listed};\n"
    lines = []
    for key, part in schema["properties"].items():
        mark = "" if key in schema["required"] else "?"
        lines.append(comment(part, "  ") + f"  {key}{mark}: {type_of(part)};\n")
    return f"export type {name} = {{\n{''.join(lines)}}};\n"


def all_games(games: dict[str, SeenTypes]) -> str:
    """The games by name, and the types that all of them share."""
    imports, views, events = [], [], []
    for game, types in games.items():
        view, event = types.view.__name__, event_name(types)
        imports.append(f"import type {{ {event}, {view} }} from './{game}';\n")
        key = game if re.fullmatch(r"\w+", game) else f"'{game}'"
        views.append(f"  {key}: {view};\n")
        events.append(f"  {key}: {event};\n")
    return "\n".join(
        [
            HEAD,
            "".join(imports),
            f"/** Views by game. */\nexport type GameViews = {{\n{''.join(views)}}};\n",
            f"/** Events by game. */\nexport type GameEvents = {{\n{''.join(events)}}};\n",
            COMMON,
        ]
    )


def written(names: Sequence[str]) -> dict[str, str]:
    """The content of each file, by its path in the repository."""
    games = declared(names)
    schemas = {game: seen_schema(game, types) for game, types in games.items()}
    out = {f"{VIEWS}/allGames.ts": all_games(games), PAGE: page(games, schemas)}
    for game, types in games.items():
        out[f"{VIEWS}/{game}.ts"] = typescript(types, schemas[game])
        out[f"{VIEWS}/{game}.schema.json"] = json.dumps(schemas[game], indent=2, ensure_ascii=False) + "\n"
    return out


def main(argv: list[str]) -> int:
    root = Path(argv[0]) if argv else Path(__file__).resolve().parents[4]
    for name, text in written(argv[1:] or sorted([*game_names(), *chain_game_names()])).items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
