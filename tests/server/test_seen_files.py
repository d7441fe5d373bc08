"""What the games declare of their views and events, as it is written for others."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Annotated, Literal, NotRequired, TypedDict

import pytest

from emberhold.core.seen_types import (
    Amount,
    EventSeen,
    Exactly,
    Named,
    SeatNumber,
    SeenTypes,
    Variants,
    events_by_kind,
    seen_types_of,
)
from emberhold.server.wire.seen_files import all_games, declared, main, typescript, written
from emberhold.server.wire.seen_page import page
from emberhold.server.wire.type_schemas import Schema, seen_schema
from tests.toy import TOY

ROOT = Path(__file__).parents[2]
GAMES = ("aeons-end", "aeons-end-expedition", "ashes", "ashes-draft")


@pytest.mark.parametrize("name", written(GAMES))
def test_what_is_written_for_others_is_current(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == written(GAMES)[name], "run: make protocol"


def test_nothing_else_lies_there() -> None:
    views = {path.relative_to(ROOT).as_posix() for path in (ROOT / "web" / "src" / "views").iterdir()}
    assert views == {name for name in written(GAMES) if name.startswith("web/")}


@pytest.mark.parametrize("game", GAMES)
def test_every_part_and_every_key_has_a_sentence(game: str) -> None:
    defs: dict[str, Schema] = seen_schema(game, declared(GAMES)[game])["$defs"]
    silent = [name for name, schema in defs.items() if not schema.get("description")]
    for name, schema in defs.items():
        for key, part in schema.get("properties", {}).items():
            named = defs.get(str(part.get("$ref", "")).removeprefix("#/$defs/"), {})
            if key != "kind" and not (part.get("description") or named.get("description")):
                silent.append(f"{name}.{key}")
    assert len(defs) > (20 if game in ("aeons-end-expedition", "ashes-draft") else 50)
    assert silent == []


# -- a game of a few lines -----------------------------------------------------------------------------------------


Colour = Annotated[Literal["red", "blue"], Named("Colour", "A colour.")]


class Chess(TypedDict):
    """A board."""

    squares: int


class Side(TypedDict):
    """One side."""

    seat: SeatNumber
    game: str
    """What it plays."""
    board: Mapping[str, object]
    """What it has."""


class Beads(TypedDict):
    """Beads."""

    pair: Annotated[list[int], Exactly(2)]
    """Two of them."""
    counts: dict[Colour, int]
    more: NotRequired[list[Beads] | None]


class BeadView(TypedDict):
    """Everything."""

    phase: Literal["a", "b"] | Literal["over"]
    beads: Beads


class ClashView(TypedDict):
    """Two types of one name."""

    colour: Colour
    other: Annotated[int, Named("Colour", "A number.")]


class Moved(EventSeen):
    """Beads moved."""

    kind: Literal["beads-moved"]
    amount: Amount


TYPES = SeenTypes(BeadView, events_by_kind(Moved), constants={"COLOURS": ("red", "blue"), "MOST": 3})


def test_types_become_a_schema() -> None:
    defs = seen_schema("beads", TYPES)["$defs"]
    assert list(defs) == ["BeadView", "Beads", "Colour", "Moved", "Amount", "BeadEvent"]
    assert defs["BeadView"]["properties"]["phase"] == {"enum": ["a", "b", "over"]}
    beads = defs["Beads"]
    assert beads["properties"]["pair"] == {
        "description": "Two of them.",
        "type": "array",
        "items": {"type": "integer"},
        "minItems": 2,
        "maxItems": 2,
    }
    assert beads["required"] == ["pair", "counts"]
    assert beads["properties"]["more"]["anyOf"][0] == {"type": "array", "items": {"$ref": "#/$defs/Beads"}}
    assert defs["Moved"]["properties"]["n"]["description"].startswith("The viewer's own number")


def test_types_become_typescript() -> None:
    said = typescript(TYPES, seen_schema("beads", TYPES))
    for line in (
        'export const COLOURS = ["red", "blue"] as const;',
        "export const MOST = 3 as const;",
        'export type Colour = "red" | "blue";',
        "  pair: [number, number];",
        "  counts: Partial<Record<Colour, number>>;",
        "  more?: Beads[] | null;",
        '  kind: "beads-moved";',
        "export type BeadEvent = Moved;",
    ):
        assert f"{line}\n" in said
    assert "import type { BeadEvent, BeadView } from './beads-2';\n" in all_games({"beads-2": TYPES})
    assert "  'beads-2': BeadView;\n" in all_games({"beads-2": TYPES})


def test_types_become_a_page() -> None:
    said = page({"beads": TYPES}, {"beads": seen_schema("beads", TYPES)})
    for line in (
        "| `pair` | `[number, number]` | Two of them. |",
        "### beads: `beads-moved`",
        "- `amount`, `Amount`: How",
    ):
        assert line in said


def test_a_part_can_depend_on_a_word_in_it() -> None:
    types = SeenTypes(Side, {}, (Variants(Side, "game", "board", {"chess": Chess}),))
    defs = seen_schema("sides", types)["$defs"]
    assert defs["Side"]["oneOf"] == [{"$ref": "#/$defs/SideChess"}]
    assert defs["SideChess"]["properties"]["game"] == {"description": "What it plays.", "const": "chess"}
    assert defs["SideChess"]["properties"]["board"]["$ref"] == "#/$defs/Chess"


def test_two_types_of_one_name_are_refused() -> None:
    with pytest.raises(AssertionError, match="two types are called Colour"):
        seen_schema("clash", SeenTypes(ClashView, {}))


def test_a_kind_is_declared_once() -> None:
    with pytest.raises(AssertionError, match="beads-moved is declared twice"):
        events_by_kind(Moved, Moved)


def test_a_game_need_not_declare_anything() -> None:
    assert seen_types_of(TOY) is None
    assert seen_types_of(SimpleNamespace(seen_types=lambda: TYPES)) is TYPES


def test_it_is_written_where_it_is_asked_for(tmp_path: Path) -> None:
    assert main([str(tmp_path), "ashes"]) == 0
    found = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert found == set(written(["ashes"]))
    assert "aeons" not in (tmp_path / "web" / "src" / "views" / "allGames.ts").read_text(encoding="utf-8")
