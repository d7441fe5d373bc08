"""Widgets that show tiles: one draws a scene, the other a list. Both work with keys and with the mouse."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import ClassVar, Final

from rich.segment import Segment
from textual.binding import Binding, BindingType
from textual.events import Click, MouseMove, Resize
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from emberhold.tui.draw.blocks import Spot
from emberhold.tui.draw.picture import Arrangement, Marks, Picture, arrange, paint, paint_list
from emberhold.tui.draw.scene import Scene, Tile
from emberhold.tui.shell.palette import style_of
from emberhold.tui.shell.pointer import step, under

__all__ = ["ListView", "SceneView", "TileView"]

RIGHT_BUTTON: Final = 3


class TileView(ScrollView, can_focus=True):
    """Shows a picture, and tells its screen which tile is pointed at, chosen or to be opened."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "point('up')", show=False),
        Binding("down", "point('down')", show=False),
        Binding("left", "point('left')", show=False),
        Binding("right", "point('right')", show=False),
        Binding("enter", "choose", show=False),
        Binding("space", "read", show=False),
    ]

    class About(Message):
        """Something about a tile of a view."""

        def __init__(self, view: TileView, tile: Tile, number: int) -> None:
            super().__init__()
            self.view = view
            self.tile = tile
            self.number = number

        @property
        def control(self) -> TileView:
            return self.view

    class Pointed(About):
        """The pointer is on this tile now."""

    class Chosen(About):
        """The person chose this tile."""

    class Read(About):
        """The person wants to read this tile in full."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.open: Set[int] = frozenset()
        self.cursor = -1
        self.hovered = -1
        self.picture = Picture([], [])

    # -- what a subclass draws -----------------------------------------------------------------------------------

    def draw(self, width: int, height: int, marks: Marks) -> Picture:
        raise NotImplementedError

    @property
    def marks(self) -> Marks:
        return Marks(self.open, self.cursor if self.has_focus else -1)

    def repaint(self) -> None:
        """Draw it again; quick enough for every movement of the pointer."""
        size = self.scrollable_content_region.size
        if not size.width:
            return
        self.picture = self.draw(size.width, size.height, self.marks)
        self.virtual_size = Size(size.width, len(self.picture.lines))
        self.refresh()

    def render_line(self, y: int) -> Strip:
        number = y + round(self.scroll_offset.y)
        lines = self.picture.lines
        width = self.size.width
        if number >= len(lines):
            return Strip.blank(width, self.rich_style)
        back = self.rich_style
        strip = Strip([Segment(text, back + style_of(style)) for text, style in lines[number]])
        return strip.adjust_cell_length(width, back)

    # -- the pointer ---------------------------------------------------------------------------------------------

    def spot(self, number: int) -> Spot | None:
        return next((spot for spot in self.picture.spots if spot.number == number), None)

    def point_at(self, number: int) -> None:
        """Move the pointer, and scroll if it would leave the view."""
        self.cursor = number
        self.repaint()
        spot = self.spot(number)
        if spot is not None:
            region = Region(spot.x, spot.y, spot.width, spot.height)
            self.scroll_to_region(region, animate=False, force=True, immediate=True)
            self.post_message(self.Pointed(self, spot.tile, number))

    def start(self) -> int:
        """Put the pointer on the first tile that can be chosen."""
        spots = self.picture.spots
        return next((spot for spot in spots if spot.number in self.open), spots[0]).number

    def action_point(self, way: str) -> None:
        self.point_at(step(self.picture.spots, self.cursor, way))

    def action_choose(self) -> None:
        if (spot := self.spot(self.cursor)) is not None:
            self.choose(spot.tile)

    def choose(self, tile: Tile) -> None:
        """Report that this tile is chosen, unless something else is shown by now."""
        spot = next((spot for spot in self.picture.spots if spot.tile is tile), None)
        if spot is not None:
            self.post_message(self.Chosen(self, tile, spot.number))

    def action_read(self) -> None:
        if (spot := self.spot(self.cursor)) is not None:
            self.post_message(self.Read(self, spot.tile, spot.number))

    def _under(self, x: int, y: int) -> Spot | None:
        return under(self.picture.spots, x, y + round(self.scroll_offset.y))

    def on_click(self, event: Click) -> None:
        spot = self._under(event.x, event.y)
        if spot is None:
            return
        self.point_at(spot.number)
        if event.button == RIGHT_BUTTON:
            self.post_message(self.Read(self, spot.tile, spot.number))
        else:
            self.post_message(self.Chosen(self, spot.tile, spot.number))

    def on_mouse_move(self, event: MouseMove) -> None:
        spot = self._under(event.x, event.y)
        number = -1 if spot is None else spot.number
        if spot is not None and number != self.hovered:
            self.post_message(self.Pointed(self, spot.tile, number))
        self.hovered = number

    def watch_has_focus(self, has_focus: bool) -> None:
        super().watch_has_focus(has_focus)
        if not has_focus or not self.picture.spots:
            self.repaint()
        elif self.spot(self.cursor) is None:
            self.point_at(self.start())
        else:
            self.point_at(self.cursor)

    def on_resize(self, _event: Resize) -> None:
        self.repaint()


class SceneView(TileView):
    """A whole table."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.scene = Scene((), ())
        self._plan: tuple[Scene, int, int, Arrangement] | None = None

    def show(self, scene: Scene, open: Set[int]) -> None:
        """Show another scene. The pointer stays on its card if that is still there."""
        kept = _same_tile(list(self.scene.tiles()), list(scene.tiles()), self.cursor)
        self.scene = scene
        self.open = open
        self.cursor = kept
        self.repaint()
        # Wait for the scroll bar: before it is there, the view would not follow.
        self.call_after_refresh(self.show_own)

    def show_own(self) -> None:
        """If not everything fits, show the reader's own part first, from its first line."""
        room = self.scrollable_content_region.height
        if not self.has_focus:
            self.scroll_to(y=max(0, min(self.picture.own, len(self.picture.lines) - room)), animate=False, force=True)

    def start(self) -> int:
        spots = self.picture.spots
        if any(spot.number in self.open for spot in spots):
            return super().start()
        return next((spot for spot in spots if spot.y >= self.picture.own), spots[0]).number

    def on_resize(self, event: Resize) -> None:
        super().on_resize(event)
        # Wait for the scroll bar: before it is there, the view would not follow.
        self.call_after_refresh(self.show_own)

    def draw(self, width: int, height: int, marks: Marks) -> Picture:
        plan = self._plan
        if plan is None or plan[0] is not self.scene or plan[1:3] != (width, height):
            plan = self._plan = (self.scene, width, height, arrange(self.scene, width, height))
        return paint(self.scene, plan[3], marks)


class ListView(TileView):
    """Tiles in a list, in columns if there is room."""

    def __init__(self, tiles: Sequence[Tile] = (), *, columns: int = 1, id: str | None = None) -> None:
        super().__init__(id=id)
        self.tiles = list(tiles)
        self.columns = columns
        self.cursor = 0
        self.typed = ""
        """The digits typed so far, if the number may go on."""

    def show(self, tiles: Sequence[Tile], open: Set[int], cursor: int = 0) -> None:
        self.tiles = list(tiles)
        self.typed = ""
        self.open = open
        self.cursor = min(cursor, len(self.tiles) - 1)
        self.scroll_home(animate=False)
        self.repaint()
        if self.has_focus and self.tiles:
            # Do it later, so that this view sends the message: what its parents send for it does not get past them.
            self.call_later(self.point_at, self.cursor)

    @property
    def marks(self) -> Marks:
        # Everything in a list can be chosen, so only the tile under the pointer is marked.
        cursor = self.cursor if self.has_focus else -1
        return Marks({*self.open, cursor}, cursor)

    def type_digit(self, key: str) -> bool:
        """A number chooses as soon as no longer number is possible; until then it moves the pointer.

        Returns whether the key was a digit.
        """
        if not key.isdecimal() or len(key) != 1:
            self.typed = ""
            return False
        last = len(self.tiles)
        for typed in (self.typed + key, key):
            number = int(typed)
            if 1 <= number <= last:
                self.focus()
                self.point_at(number - 1)
                self.typed = "" if number * 10 > last else typed
                if not self.typed:
                    self.call_later(self.choose, self.tiles[number - 1])
                return True
        self.typed = ""
        return True

    def draw(self, width: int, _height: int, marks: Marks) -> Picture:
        return paint_list(self.tiles, width, marks, self.columns)


def _same_tile(before: Sequence[Tile], after: Sequence[Tile], cursor: int) -> int:
    if not 0 <= cursor < len(before):
        return -1
    old = before[cursor]
    for number, tile in enumerate(after):
        if set(tile.ids) & set(old.ids) or (not old.ids and tile.words == old.words and tile.title == old.title):
            return number
    return min(cursor, len(after) - 1)
