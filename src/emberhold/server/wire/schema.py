"""The JSON Schema of all messages, and TypeScript types made from it.

`python -m emberhold.server.wire.schema` writes both into the web client.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from emberhold.core.seat_letters import SEAT_LETTERS
from emberhold.server.wire import http_bodies
from emberhold.server.wire.client_messages import ClientMessage
from emberhold.server.wire.server_messages import ServerMessage
from emberhold.server.wire.types import PROTOCOL
from emberhold.server.wire.typescript import REF, Schema, alternatives, comment, type_of

__all__ = ["FILES", "json_schema", "main", "typescript"]

FILES: Final = {"protocol.schema.json": "schema", "protocol.ts": "types"}
HEAD: Final = "// Made by `python -m emberhold.server.wire.schema` from the server's messages. Do not edit.\n"
LETTERS: Final = f'/** Seats as options and cards name them. */\nexport const SEAT_LETTERS = "{SEAT_LETTERS}";\n'


def all_types() -> list[type]:
    out: list[type] = [*get_args(ClientMessage), *get_args(ServerMessage)]
    return out + [getattr(http_bodies, name) for name in http_bodies.__all__]


def json_schema() -> dict[str, Any]:
    """All messages and bodies as one JSON Schema; `ClientMessage` and `ServerMessage` are the two directions."""
    _, defs = msgspec.json.schema_components(all_types(), ref_template=REF + "{name}")
    for name, union in (("ClientMessage", ClientMessage), ("ServerMessage", ServerMessage)):
        defs[name] = {"oneOf": [{"$ref": REF + kind.__name__} for kind in get_args(union)]}
    return {
        "title": f"Emberhold protocol {PROTOCOL}",
        "$defs": dict(sorted(defs.items())),
    }


def typescript() -> str:
    """The same as TypeScript."""
    defs = json_schema()["$defs"]
    parts = [HEAD, SEEN_IMPORT, f"export const PROTOCOL = {PROTOCOL};\n", LETTERS]
    for name, schema in defs.items():
        parts.append(comment(schema) + _declared(name, schema))
    return "\n".join(parts)


def _declared(name: str, schema: Schema) -> str:
    if "properties" not in schema and schema.get("type") != "object":
        return f"export type {name} =\n" + "".join(f"  | {part}\n" for part in alternatives(schema)).rstrip() + ";\n"
    required = set(schema.get("required", ()))
    lines = []
    for key, part in schema.get("properties", {}).items():
        told = SEEN.get((name, key)) or type_of(part)
        lines.append(f"  {key}{'' if key in required or _always(name, key) else '?'}: {told};\n")
    return f"export interface {name} {{\n{''.join(lines)}}}\n"


def _always(name: str, key: str) -> bool:
    """Whether the server always writes this field, even with its default value. Only unset fields are left out."""
    sent = {kind.__name__ for kind in get_args(ServerMessage)} | SENT
    return name in sent and (name, key) not in LEFT_OUT


SENT: Final = {"Text", "OptionInfo", "DecisionInfo", "Clock", "SeatInfo", "OutcomeInfo", "Settings", "Problem"} | {
    "ChainPlace", "Health", "Choice", "ChoiceGroup", "ChoiceValue", "Choices", "Preset",
    "GameInfo", "ChainInfo", "RuleInfo", "SeatToken", "Created", "Joined", "TableInfo", "ReplayMade",
    "ReplayInfo", "ReplayAt", "Past", "History",
}  # fmt: skip
LEFT_OUT: Final = {("Failed", "seat"), ("OptionInfo", "ends"), ("DecisionInfo", "usual"), ("DecisionInfo", "undo")}
SEEN_IMPORT: Final = "import type { GameEvent, View } from './views/allGames';\n"
SEEN: Final = {
    ("Update", "view"): "View | null",
    ("Update", "events"): "GameEvent[]",
    ("ReplayAt", "view"): "View",
    ("ReplayAt", "events"): "GameEvent[]",
    ("ForeseenEvent", "event"): "GameEvent",
}
"""What a game shows and tells: its own types are made by `seen_files`."""


def written() -> dict[str, str]:
    """The content of each file, by name."""
    schema = json.dumps(json_schema(), indent=2, ensure_ascii=False) + "\n"
    return {"protocol.schema.json": schema, "protocol.ts": typescript()}


def main(argv: list[str]) -> int:
    folder = Path(argv[0]) if argv else Path(__file__).resolve().parents[4] / "web" / "src"
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in written().items():
        (folder / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
