"""A board for any game: whatever the view holds, zone by zone, as lists."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from typing import Final

from emberhold.i18n import Texts
from emberhold.tui.ink import Ink, clip, flow
from emberhold.tui.telling import SEATS, label, slug_of

__all__ = ["render"]

STEP: Final = "  "
# These are told by the shell or mean nothing to a person.
SILENT: Final = frozenset({"card", "game", "id", "outcome", "seat", "you"})


def render(view: Mapping[str, object], texts: Texts, colour: bool) -> str:
    """All zones of a view as lists."""
    width = shutil.get_terminal_size().columns
    lines = [clip(line, width) for line in _zones(view, texts, Ink(colour), width, "")]
    return "\n".join(lines)


def _zones(view: Mapping[str, object], texts: Texts, ink: Ink, width: int, indent: str) -> Iterator[str]:
    for key, value in view.items():
        if key in SILENT:
            continue
        name = label("zone", key, texts)
        if isinstance(value, Mapping) and not _is_card(value):
            yield f"{indent}{ink(name, 'bold')}:"
            yield from _zones(value, texts, ink, width, indent + STEP)
        elif isinstance(value, list) and any(isinstance(item, Mapping) and not _is_card(item) for item in value):
            for number, item in enumerate(value):
                title = texts.seat(number) if key in ("players", "seats") else f"{name} {number + 1}"
                yield f"{indent}{ink(title, 'gold')}"
                if isinstance(item, Mapping):
                    yield from _zones(item, texts, ink, width, indent + STEP)
        else:
            items = value if isinstance(value, list) else [value]
            shown = [_item(key, item, texts) for item in items]
            head = f"{indent}{ink(name, 'dim')}: "
            yield from flow(
                head, shown or [texts.say("list-nothing")], width, gap=", ", indent=len(indent) + len(name) + 2
            )


def _is_card(value: Mapping[str, object]) -> bool:
    return "card" in value


def _item(key: str, value: object, texts: Texts) -> str:
    if isinstance(value, Mapping):
        name = texts.card(slug_of(value))
        extra = [f"{label('zone', k, texts)} {_item(k, v, texts)}" for k, v in value.items() if k not in SILENT and v]
        return f"{name} ({', '.join(extra)})" if extra else name
    if isinstance(value, list):
        return ", ".join(_item(key, item, texts) for item in value)
    if value is None:
        return texts.say("list-nothing")
    if isinstance(value, int) and not isinstance(value, bool) and key in SEATS | {"active", "first", "you"}:
        return texts.seat(value)
    if isinstance(value, str):
        return label(key, value, texts)
    return str(value)
