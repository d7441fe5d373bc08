"""Reads files that people write by hand, in YAML or JSON, so that every error can name a place.

YAML here means what it looks like: `yes`, `no`, `on` and `off` are words, dates are words, and a key given twice is a
mistake. There are no type tags, and no references from one place to another (they can make a small file endlessly
large).
"""

from __future__ import annotations

import json
import re
from collections.abc import Hashable
from pathlib import Path
from typing import Any, Final

import yaml

from emberhold.core.files import FileError, read_text

__all__ = ["Document", "DocumentError", "Place", "read_document", "read_text", "word_or_document"]

Place = tuple[str | int, ...]
"""Keys and list positions that lead to a part of a document."""

_TOO_DEEP: Final = "it is nested too deeply"


DocumentError = FileError
"""A file that cannot be read; the message names the file and the place."""

FILES: Final = (".json", ".yaml", ".yml")

DOCUMENT_BYTES: Final = 2**18
"""The largest file that is read; nobody writes more by hand."""


class _Loader(yaml.SafeLoader):
    """YAML without its surprises."""

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        if self.check_event(yaml.AliasEvent):
            raise yaml.MarkedYAMLError(problem="references (*name) are not allowed", problem_mark=self.get_mark())
        event = self.current_event
        if getattr(event, "tag", None) is not None:
            raise yaml.MarkedYAMLError(problem="tags (!name) are not allowed", problem_mark=event.start_mark)
        return super().compose_node(parent, index)

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        seen: set[object] = set()
        for key_node, _ in node.value:
            key = key_node.value
            if not isinstance(key_node, yaml.ScalarNode):
                raise yaml.MarkedYAMLError(problem="a key must be a word", problem_mark=key_node.start_mark)
            if key in seen:
                raise yaml.MarkedYAMLError(problem=f"the key '{key}' is given twice", problem_mark=key_node.start_mark)
            seen.add(key)
        return super().construct_mapping(node, deep)


_PLAIN: Final = {
    "tag:yaml.org,2002:bool": (re.compile(r"true|false"), "tf"),
    "tag:yaml.org,2002:int": (re.compile(r"[-+]?[0-9]+"), "-+0123456789"),
    "tag:yaml.org,2002:float": (re.compile(r"[-+]?[0-9]+\.[0-9]+"), "-+0123456789"),
    "tag:yaml.org,2002:null": (re.compile(r"~|null|"), ["~", "n", ""]),
}
_Loader.yaml_implicit_resolvers = {}
for _tag, (_pattern, _first) in _PLAIN.items():
    _Loader.add_implicit_resolver(_tag, re.compile(rf"(?:{_pattern.pattern})\Z"), list(_first))


class Document:
    """What is in a file, and in which line."""

    __slots__ = ("_root", "data", "path")

    def __init__(self, path: Path, data: object, root: yaml.Node | None) -> None:
        self.path = path
        self.data = data
        self._root = root

    def where(self, place: Place = ()) -> str:
        """A place in words: the file, the line, and the keys that lead there."""
        line = self.line(place)
        parts = [str(self.path)]
        if line:
            parts.append(f"line {line}")
        if place:
            parts.append(", ".join(f"item {key + 1}" if isinstance(key, int) else key for key in place))
        return ", ".join(parts)

    def line(self, place: Place) -> int:
        """The line of a place, or of the last key on the way to it that exists; 0 if the file has no line numbers."""
        node = self._root
        line = 0 if node is None else node.start_mark.line + 1
        for key in place:
            if isinstance(node, yaml.SequenceNode) and isinstance(key, int) and key < len(node.value):
                node = node.value[key]
                line = node.start_mark.line + 1
            elif isinstance(node, yaml.MappingNode):
                for key_node, value in node.value:
                    if key_node.value == key:
                        line, node = key_node.start_mark.line + 1, value
                        break
                else:
                    return line
            else:
                return line
        return line


def word_or_document(word: str) -> object:
    """What a word on a command line means: the content of a file if it names one, otherwise the word itself."""
    file = Path(word)
    if file.suffix.lower() not in FILES and not file.is_file():
        return word
    return read_document(file).data


def read_document(path: Path) -> Document:
    """Read a YAML file, or a JSON file if its name ends in .json."""
    text = read_text(path, DOCUMENT_BYTES)
    try:
        if path.suffix.lower() == ".json":
            return Document(path, json.loads(text, parse_constant=_no_number), None)
        return _read_yaml(path, text)
    except json.JSONDecodeError as error:
        raise DocumentError(f"{path}, line {error.lineno}: this is not JSON ({error.msg}).") from None
    except ValueError as error:  # a number that cannot be read
        raise DocumentError(f"{path} is not JSON that we can read: {error}.") from None
    except RecursionError:
        raise DocumentError(f"{path} cannot be read: {_TOO_DEEP}.") from None


def _no_number(name: str) -> object:
    raise ValueError(f"{name} is not a number")


def _read_yaml(path: Path, text: str) -> Document:
    try:
        loader = _Loader(text)
        root = loader.get_single_node()
        return Document(path, None if root is None else loader.construct_document(root), root)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = f", line {mark.line + 1}" if mark else ""
        raise DocumentError(
            f"{path}{line}: this is not YAML that we can read: {error.problem or error.context}."
        ) from None
    except (yaml.YAMLError, ValueError) as error:
        raise DocumentError(f"{path} is not YAML: {' '.join(str(error).split())}.") from None


def read_yaml(text: str, path: Path) -> Document:
    """Read a text as if it were the content of this file."""
    return _read_yaml(path, text)
