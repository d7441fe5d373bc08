"""Drawing a scene: everything is there, everything fits, and where there is room it is larger."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.core.registry import load_game
from emberhold.i18n import Texts
from emberhold.tui.boards import find_renderer, find_scene_builder, generic
from emberhold.tui.boards.ashes import build_scene
from emberhold.tui.draw.blocks import width_of
from emberhold.tui.draw.picture import Marks, arrange, as_text, paint, paint_list
from emberhold.tui.draw.scene import STYLES, Badge, Panel, Row, Scene, Tile
from emberhold.tui.shell.pointer import step, under
from tests.toy import TOY
from tests.tui.sample import TEXTS, sample
from tests.tui.test_ashes_board import crowded

CARDS = {str(card["slug"]): card for card in load_game("ashes").content()}


@pytest.fixture
def texts() -> Texts:
    return Texts("en", "ashes", {1: "Random"}, you=0)


def drawn(scene: Scene, width: int, height: int, marks: Marks | None = None) -> list[str]:
    picture = paint(scene, arrange(scene, width, height), marks or Marks())
    return ["".join(text for text, _ in line) for line in picture.lines]


@pytest.mark.parametrize("width", [40, 79, 120, 200])
@pytest.mark.parametrize("height", [10, 30, 100])
@pytest.mark.parametrize("view", [sample(), crowded()], ids=["sample", "crowded"])
def test_no_line_is_wider_than_the_room(texts: Texts, view: dict[str, Any], width: int, height: int) -> None:
    lines = drawn(build_scene(view, texts, CARDS), width, height)

    assert max(len(line) for line in lines) <= width
    assert texts.absent == set()
    assert texts.broken == {}


@pytest.mark.parametrize(("width", "height"), [(79, 19), (79, 28), (138, 45)])
def test_every_tile_has_a_place_of_its_own_inside_the_picture(texts: Texts, width: int, height: int) -> None:
    scene = build_scene(sample(), texts, CARDS)
    picture = paint(scene, arrange(scene, width, height), Marks())

    assert {spot.number for spot in picture.spots} == set(range(len(list(scene.tiles()))))
    for spot in picture.spots:
        assert under(picture.spots, spot.x, spot.y) is not None
        assert spot.y + spot.height <= len(picture.lines)


def test_a_scene_is_as_large_as_the_room_allows(texts: Texts) -> None:
    scene = build_scene(sample(), texts, CARDS)
    heights = [len(drawn(scene, 100, height)) for height in (1, 20, 30, 45, 200)]

    assert heights == sorted(heights)
    assert all(tall <= room for tall, room in zip(heights[1:], (20, 30, 45, 200), strict=True))
    assert "Resourceful" not in "\n".join(drawn(scene, 100, 20))
    assert "Resourceful" in "\n".join(drawn(scene, 100, 200))


def test_only_known_styles_are_used(texts: Texts) -> None:
    scene = build_scene(crowded(), texts, CARDS)

    styles = {tile.style for tile in scene.tiles()} | {badge.style for tile in scene.tiles() for badge in tile.badges}
    assert {style.removesuffix("!") for style in styles} <= STYLES


def test_what_can_be_chosen_and_what_is_pointed_at_is_marked_without_colour() -> None:
    scene = Scene((), [Panel("P", [Row("R", [Tile("one"), Tile("two"), Tile("three")])])])

    line = drawn(scene, 60, 5, Marks({1, 2}, 2))[1]

    assert line.split() == ["R", "one", "•two", "▶three"]
    assert "▷one" in drawn(scene, 60, 5, Marks({1, 2}, 0))[1]


def test_neighbours_stand_beside_each_other_where_there_is_room() -> None:
    panels = [Panel(name, [Row("R", [Tile(name.lower())])], least=30) for name in ("A", "B", "C")]

    assert len(drawn(Scene((), panels), 50, 50)) == 6
    assert len(drawn(Scene((), panels), 70, 50)) == 4
    assert len(drawn(Scene((), panels), 100, 50)) == 2


def test_a_spare_row_goes_where_not_everything_fits() -> None:
    scene = Scene((), [Panel("P", [Row("R", [Tile("one")]), Row("S", [Tile("two")], spare=True)])])

    assert len(drawn(scene, 40, 3)) == 3
    assert "two" not in "".join(drawn(scene, 40, 2))


def test_rows_of_one_kind_grow_together() -> None:
    rows = [Row(label, [Tile("a card")], large=True, rank=2) for label in ("R", "S")]
    scene = Scene((), [Panel("P", rows)])

    assert [len(drawn(scene, 60, height)) for height in (3, 5, 6, 7)] == [3, 3, 3, 7]


def test_no_name_on_a_card_is_cut() -> None:
    names = ["Call Upon the Realms of Old", "Spark", "Empower"]
    row = Row("Hand", [Tile(name) for name in names], large=True)
    long = Row("Hand", [Tile("A name that is longer than any card is wide")], large=True)

    lines = drawn(Scene((), [Panel("P", [row])]), 76, 40)
    assert "╭" in "".join(lines)
    assert all(name in "".join(lines) for name in names)
    assert "╭" not in "".join(drawn(Scene((), [Panel("P", [long])]), 76, 40))


def test_a_list_is_read_down_and_then_across() -> None:
    tiles = [Tile(f"{number}") for number in range(5)]
    picture = paint_list(tiles, 40, Marks(), 2)

    assert ["".join(text for text, _ in line).split() for line in picture.lines] == [["0", "3"], ["1", "4"], ["2"]]
    assert max(width_of(line) for line in picture.lines) <= 40


def test_columns_are_as_wide_as_they_need() -> None:
    tiles = [Tile(name) for name in ("1", "2", "3", "an entry that is too long for a half", "5")]
    lines = ["".join(text for text, _ in line).rstrip() for line in paint_list(tiles, 70, Marks(), 2).lines]

    assert len(lines) == 3
    assert lines[0].split() == ["1", *["an", "entry", "that", "is", "too", "long", "for", "a", "half"]]


def test_a_long_entry_is_not_cut_and_takes_no_columns_from_the_others() -> None:
    tiles = [Tile(f"{number}  word") for number in range(1, 5)] + [Tile("5  " + "words " * 16), Tile("6  word")]
    picture = paint_list(tiles, 40, Marks(), 2)
    lines = ["".join(text for text, _ in line).rstrip() for line in picture.lines]

    assert [line.split()[0] for line in lines] == ["1", "2", "5", "words", "words", "6"]
    assert sum(line.count("words") for line in lines) == 16
    assert lines[3].startswith("    words")
    assert max(map(len, lines)) <= 40
    assert [(spot.y, spot.height) for spot in picture.spots[4:]] == [(2, 3), (5, 1)]
    assert [step(picture.spots, 4, way) for way in ("up", "down")] == [1, 5]


def test_the_pointer_goes_to_the_neighbour() -> None:
    spots = paint_list([Tile(f"{number}") for number in range(6)], 40, Marks(), 2).spots

    assert [step(spots, 0, way) for way in ("up", "down", "left", "right")] == [0, 1, 0, 3]
    assert [step(spots, 4, way) for way in ("up", "down", "left", "right")] == [3, 5, 1, 5]
    assert step(spots, -1, "down") == 0
    assert step([], -1, "down") == -1


def test_the_plain_client_can_draw_any_scene(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    scene = Scene(["Game", "Round 1"], [Panel("Me", [Row("Hand", [Tile("Spark", [Badge("A1", "red")], ids=(1,))])])])

    assert as_text(scene, False).splitlines()[0] == "Game · Round 1"
    assert "\x1b[31mA1" in as_text(scene, True)


def test_a_game_without_a_board_is_shown_zone_by_zone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    texts = Texts("en", "toy", you=1, folders=[TEXTS])
    match = TOY.new(TOY.setups(2)[0], 5)
    scene = find_scene_builder("toy")(match.view(1), texts, {})

    assert find_scene_builder("toy") is generic.build_scene
    assert find_scene_builder("scene") is generic.build_scene
    assert find_renderer("toy") is generic.render
    assert [panel.title for panel in scene.panels] == ["toy", "Player 1", "Player 2"]
    assert {id for tile in scene.tiles() for id in tile.ids} >= {
        id for option in match.pending[1].described(1)[1] for id in option.refs
    }
