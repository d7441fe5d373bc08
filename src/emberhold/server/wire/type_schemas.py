"""JSON Schema of the types that a game declares for its views and events (`core/seen_types`).

The sentence of a key is the string below it in the declaration, or else the sentence of its named type. A definition
made from a TypedDict is exact: it lists all keys.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from emberhold.core.seen_types import Exactly, Named, SeenTypes, Variants
from emberhold.server.wire.typescript import REF

__all__ = ["Schema", "event_name", "key_sentence", "seen_schema"]

Schema = dict[str, Any]
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
PLAIN: Final[Mapping[object, str]] = {int: "integer", str: "string", bool: "boolean", NoneType: "null"}


def seen_schema(game: str, types: SeenTypes) -> Schema:
    """Everything that a game declares, in the order of declaration. The union of its events comes last."""
    writer = _Writer(types)
    writer.schema_of(types.view)
    events = [writer.schema_of(event) for event in types.events.values()]
    writer.defs[event_name(types)] = {"description": "Anything that can happen.", "oneOf": events}
    return {"$schema": DIALECT, "title": f"Views and events of {game}", "$defs": writer.defs}


def event_name(types: SeenTypes) -> str:
    """The name of the union of a game's events: `AshesEvent` beside `AshesView`."""
    return types.view.__name__.removesuffix("View") + "Event"


class _Writer:
    """Collects the definitions of one game."""

    def __init__(self, types: SeenTypes) -> None:
        self.defs: dict[str, Schema] = {}
        self.variants = {variants.of: variants for variants in types.variants}
        self.names: dict[str, object] = {}

    def schema_of(self, kind: object) -> Schema:
        if kind in PLAIN:
            return {"type": PLAIN[kind]}
        if is_typeddict(kind):
            assert isinstance(kind, type)
            return self._object(kind)
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self._annotated(args[0], args[1:])
        if origin is Literal:
            return {"const": args[0]} if len(args) == 1 else {"enum": list(args)}
        if origin in (UnionType, Union):
            return self._any_of(args)
        if origin is list:
            return {"type": "array", "items": self.schema_of(args[0])}
        if origin is dict:
            return {
                "type": "object",
                "propertyNames": self.schema_of(args[0]),
                "additionalProperties": self.schema_of(args[1]),
            }
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return {"type": "object"}
        raise TypeError(f"there is no schema for {kind!r}")

    def _any_of(self, kinds: tuple[object, ...]) -> Schema:
        parts = [self.schema_of(kind) for kind in kinds]
        if all("enum" in part or "const" in part for part in parts):
            return {"enum": [word for part in parts for word in part.get("enum", [part.get("const")])]}
        return {"anyOf": parts}

    def _annotated(self, kind: object, notes: tuple[object, ...]) -> Schema:
        schema = self.schema_of(kind)
        for note in notes:
            if isinstance(note, Exactly):
                schema = {**schema, "minItems": note.items, "maxItems": note.items}
            elif isinstance(note, Named):
                least = {} if note.least is None else {"minimum": note.least}
                return self._define(note.name, kind, {"description": note.says, **schema, **least})
        return schema

    def _define(self, name: str, kind: object, schema: Schema) -> Schema:
        assert self.names.setdefault(name, kind) == kind, f"two types are called {name}"
        self.defs[name] = schema
        return {"$ref": REF + name}

    def _object(self, kind: type) -> Schema:
        name = kind.__name__
        if self.names.get(name) is not kind:
            self._define(name, kind, {})  # a type may contain itself
            schema = self._properties(kind)
            variants = self.variants.get(kind)
            self.defs[name] = schema if variants is None else self._one_of(name, schema, variants)
        return {"$ref": REF + name}

    def _properties(self, kind: type) -> Schema:
        properties: dict[str, Schema] = {}
        required = []
        for key, hint in get_type_hints(kind, include_extras=True).items():
            if get_origin(hint) is NotRequired:
                (hint,) = get_args(hint)
            else:
                required.append(key)
            schema = self.schema_of(hint)
            sentence = key_sentence(kind, key)
            properties[key] = {"description": sentence, **schema} if sentence else schema
        return {
            "description": inspect.getdoc(kind) or "",
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": False,
        }

    def _one_of(self, name: str, schema: Schema, variants: Variants) -> Schema:
        """One definition for each value of the key that tells the variants apart."""
        refs = []
        for word, kind in variants.types.items():
            one = name + "".join(part.capitalize() for part in word.split("-"))
            properties = dict(schema["properties"])
            properties[variants.by] = {**_said(properties[variants.by]), "const": word}
            if kind is not None:
                properties[variants.key] = {**_said(properties[variants.key]), **self.schema_of(kind)}
            refs.append(self._define(one, (kind, word), {**schema, "properties": properties}))
        return {"description": schema["description"], "oneOf": refs}


def _said(schema: Schema) -> Schema:
    return {key: value for key, value in schema.items() if key == "description"}


def key_sentence(kind: type, key: str) -> str:
    """The sentence of a key, from this declaration or one it is based on; empty if there is none."""
    for one in (kind, *_bases(kind)):
        said = _strings(one.__module__).get(f"{one.__name__}.{key}")
        if said:
            return said
    return ""


def _bases(kind: type) -> list[type]:
    """The TypedDicts that this one is based on, nearest first. Python itself does not keep them."""
    module = sys.modules[kind.__module__]
    names = [base.id for base in _classes(kind.__module__)[kind.__name__].bases if isinstance(base, ast.Name)]
    own = [base for base in (getattr(module, name) for name in names) if is_typeddict(base)]
    return own + [deeper for base in own for deeper in _bases(base)]


@cache
def _classes(module: str) -> dict[str, ast.ClassDef]:
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


@cache
def _strings(module: str) -> dict[str, str]:
    """The strings below the keys in the classes of a module, as `Class.key`."""
    out: dict[str, str] = {}
    for node in _classes(module).values():
        for before, after in pairwise(node.body):
            if isinstance(before, ast.AnnAssign) and isinstance(before.target, ast.Name):
                if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                    out[f"{node.name}.{before.target.id}"] = inspect.cleandoc(str(after.value.value))
    return out
