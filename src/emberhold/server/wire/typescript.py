"""JSON Schema as TypeScript types."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

__all__ = ["REF", "Schema", "alternatives", "comment", "type_of"]

Schema: TypeAlias = Mapping[str, Any]
REF: Final = "#/$defs/"
TYPES: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def alternatives(schema: Schema) -> list[str]:
    for word in ("oneOf", "anyOf"):
        if word in schema:
            return [type_of(part) for part in schema[word]]
    return [type_of(schema)]


def type_of(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "anyOf" in schema or "oneOf" in schema:
        return " | ".join(alternatives(schema))
    kind = schema.get("type")
    if kind == "array":
        inner = type_of(schema.get("items", {}))
        if "minItems" in schema and schema["minItems"] == schema.get("maxItems"):
            return f"[{', '.join([inner] * schema['minItems'])}]"
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        more = schema.get("additionalProperties", {})
        value = type_of(more) if isinstance(more, Mapping) and more else "unknown"
        keys = schema.get("propertyNames")
        return f"Record<string, {value}>" if keys is None else f"Partial<Record<{type_of(keys)}, {value}>>"
    return TYPES[kind] if isinstance(kind, str) else "unknown"


def comment(schema: Schema, indent: str = "") -> str:
    text = str(schema.get("description", "")).strip()
    if not text:
        return ""
    lines = [line.strip() for line in text.splitlines()]
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"
