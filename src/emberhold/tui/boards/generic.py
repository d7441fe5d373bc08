"""A board for any game: shows everything in the view, zone by zone, as lists."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from emberhold.i18n import Texts
from emberhold.tui.card_words import label, slug_of, view_word
from emberhold.tui.draw.ink import Ink
from emberhold.tui.draw.scene import Badge, Cards, Panel, Row, Scene, Tile, View
from emberhold.tui.draw.text_lines import clip, flow
from emberhold.tui.narration import SEATS

__all__ = ["build_scene", "render"]

STEP: Final = "  "
# The client shows these elsewhere, or they mean nothing to a person.
SILENT: Final = frozenset({"card", "game", "id", "outcome", "seat", "you"})
# In a view these keys hold seats too.
SEATED: Final = SEATS | {"active", "first", "pairs", "winners", "x", "you"}


def render(view: Mapping[str, object], texts: Texts, colour: bool) -> str:
    """All zones of a view as lists."""
    width = shutil.get_terminal_size().columns
    lines = [clip(line, width) for line in _zones(view, texts, Ink(colour), width, "")]
    return "\n".join(lines)


def _zones(
    view: Mapping[str, object], texts: Texts, ink: Ink, width: int, indent: str, under: str = ""
) -> Iterator[str]:
    for key, value in view.items():
        if key in SILENT:
            continue
        name = view_word(key, texts, under)
        if isinstance(value, Mapping) and not _is_card(value):
            yield f"{indent}{ink(name, 'bold')}:"
            yield from _zones(value, texts, ink, width, indent + STEP, key)
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
        extra = [_with_word(k, v, texts) for k, v in value.items() if k not in SILENT and v]
        return f"{name} ({', '.join(extra)})" if extra else name
    if isinstance(value, list):
        return ", ".join(_item(key, item, texts) for item in value)
    if value is None:
        return texts.say("list-nothing")
    if isinstance(value, int) and not isinstance(value, bool) and key in SEATED:
        return texts.seat(value)
    if isinstance(value, bool):
        return texts.say("shell-yes" if value else "shell-no")
    if isinstance(value, str):
        return texts.card(value) if texts.has(f"card-{value}") else label(key, value, texts)
    return str(value)


def _with_word(key: str, value: object, texts: Texts) -> str:
    """A fact with its name. For a fact that is simply true, the name is enough."""
    return view_word(key, texts) if value is True else f"{view_word(key, texts)} {_item(key, value, texts)}"


def build_scene(view: View, texts: Texts, _cards: Cards) -> Scene:
    """All zones of a view as rows. A list of players, or of anything with zones of its own, becomes panels."""
    heading = [texts.say(f"game-{texts.game}") if texts.has(f"game-{texts.game}") else texts.game]
    loose: dict[str, object] = {}
    panels: list[Panel] = []
    own: list[Panel] = []
    for key, value in view.items():
        if key in SILENT or value is None:
            continue
        if _are_zones(value):
            assert isinstance(value, list)
            people = key in ("players", "seats")
            for number, item in enumerate(value):
                if isinstance(item, Mapping):
                    title = texts.seat(number) if people else f"{view_word(key, texts)} {number + 1}"
                    (own if people and number == texts.you else panels).append(_panel(title, item, texts))
        elif isinstance(value, str | int):
            heading.append(f"{view_word(key, texts)} {_item(key, value, texts)}")
        else:
            loose[key] = value
    first = [_panel(heading[0], loose, texts)] if loose else []
    return Scene(heading, [*first, *panels, *own])


def _panel(title: str, zones: Mapping[str, object], texts: Texts) -> Panel:
    """A panel. Plain numbers and words go into the title line; everything else gets a row."""
    plain = {key: value for key, value in zones.items() if key not in SILENT and isinstance(value, str | int)}
    note = " · ".join(_with_word(key, value, texts) for key, value in plain.items() if value is not False)
    return Panel(title, _rows({key: zones[key] for key in zones if key not in plain}, texts), note=note)


def _are_zones(value: object) -> bool:
    return isinstance(value, list) and any(isinstance(item, Mapping) and not _is_card(item) for item in value)


def _rows(zones: Mapping[str, object], texts: Texts, before: str = "", under: str = "") -> list[Row]:
    out: list[Row] = []
    for key, value in zones.items():
        if key in SILENT:
            continue
        name = before + view_word(key, texts, under)
        if isinstance(value, Mapping) and not _is_card(value):
            out += _rows(value, texts, f"{name} ", key)
        elif _are_zones(value):
            assert isinstance(value, list)
            tiles = [_tile(key, item, texts) for item in value]
            out.append(Row(name, tiles, large=True))
        else:
            items = value if isinstance(value, list) else [value]
            tiles = [_tile(key, item, texts) for item in items]
            cards = any(tile.slug for tile in tiles)
            out.append(Row(name, tiles, str(len(tiles)) if cards else "", large=cards, empty=texts.say("list-nothing")))
    return out


def _tile(key: str, value: object, texts: Texts) -> Tile:
    if not isinstance(value, Mapping):
        return Tile(_item(key, value, texts), still=True)
    slug = slug_of(value)
    title = texts.card(slug) if _is_card(value) else view_word(key, texts)
    badges = []
    under: Sequence[Tile] = ()
    for name, fact in value.items():
        if name in SILENT or not fact:
            continue
        if isinstance(fact, list) and all(isinstance(one, Mapping) and _is_card(one) for one in fact):
            under = [*under, *(_tile(name, one, texts) for one in fact)]
        else:
            badges.append(Badge(_with_word(name, fact, texts)))
    id = value.get("id")
    return Tile(title, badges, ids=[id] if isinstance(id, int) and id else (), slug=slug or "", under=under)
