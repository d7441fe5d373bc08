"""The JSON Schema of all messages, and TypeScript types made from it.

`python -m emberhold.server.wire.schema` writes both into the web client.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from emberhold.core.seat_letters import SEAT_LETTERS
from emberhold.server.wire import http_bodies
from emberhold.server.wire.client_messages import ClientMessage
from emberhold.server.wire.server_messages import ServerMessage
from emberhold.server.wire.types import PROTOCOL

__all__ = ["FILES", "json_schema", "main", "typescript"]

FILES: Final = {"protocol.schema.json": "schema", "protocol.ts": "types"}
REF: Final = "#/$defs/"
HEAD: Final = "// Made by `python -m emberhold.server.wire.schema` from the server's messages. Do not edit.\n"
LETTERS: Final = f'/** Seats as options and cards name them. */\nexport const SEAT_LETTERS = "{SEAT_LETTERS}";\n'
TYPES: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = Mapping[str, Any]


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
    parts = [HEAD, f"export const PROTOCOL = {PROTOCOL};\n", LETTERS]
    for name, schema in defs.items():
        parts.append(_comment(schema, "") + _declared(name, schema))
    return "\n".join(parts)


def _declared(name: str, schema: Schema) -> str:
    if "properties" not in schema and schema.get("type") != "object":
        return f"export type {name} =\n" + "".join(f"  | {part}\n" for part in _alternatives(schema)).rstrip() + ";\n"
    required = set(schema.get("required", ()))
    lines = []
    for key, part in schema.get("properties", {}).items():
        lines.append(f"  {key}{'' if key in required or _always(name, key) else '?'}: {_type(part)};\n")
    return f"export interface {name} {{\n{''.join(lines)}}}\n"


def _always(name: str, key: str) -> bool:
    """Whether the server writes the field even where it has its default: only unset fields are left out."""
    sent = {kind.__name__ for kind in get_args(ServerMessage)} | SENT
    return name in sent and (name, key) not in LEFT_OUT


SENT: Final = {"Text", "OptionInfo", "DecisionInfo", "Clock", "SeatInfo", "OutcomeInfo", "Settings", "Problem"} | {
    "Health", "Choice", "GameInfo", "RuleInfo", "SeatToken", "Created", "Joined", "TableInfo", "ReplayMade",
    "ReplayInfo", "ReplayAt", "Past", "History",
}  # fmt: skip
LEFT_OUT: Final = {("Failed", "seat"), ("OptionInfo", "ends"), ("DecisionInfo", "usual"), ("DecisionInfo", "undo")}


def _alternatives(schema: Schema) -> list[str]:
    for word in ("oneOf", "anyOf"):
        if word in schema:
            return [_type(part) for part in schema[word]]
    return [_type(schema)]


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "anyOf" in schema or "oneOf" in schema:
        return " | ".join(_alternatives(schema))
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        more = schema.get("additionalProperties", {})
        return f"Record<string, {_type(more) if isinstance(more, Mapping) and more else 'unknown'}>"
    return TYPES[kind] if isinstance(kind, str) else "unknown"


def _comment(schema: Schema, indent: str) -> str:
    text = str(schema.get("description", "")).strip()
    if not text:
        return ""
    lines = [line.strip() for line in text.splitlines()]
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def written() -> dict[str, str]:
    """What belongs into the files, by name."""
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
