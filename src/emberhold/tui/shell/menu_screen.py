"""A menu on the whole screen: rows to choose from, the explanation of one row, and the keys."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, ClassVar, NamedTuple

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.events import Key
from textual.widgets import Input, Static

from emberhold.i18n import Texts
from emberhold.tui.draw.scene import Badge, Tile
from emberhold.tui.menu_rows import MenuRow
from emberhold.tui.shell.dialogs import Overlay
from emberhold.tui.shell.stylesheet import HIGH, WIDE
from emberhold.tui.shell.tile_views import ListView, TileView

__all__ = ["InputDialog", "MenuAnswer", "MenuScreen", "opened_menu"]


class MenuAnswer(NamedTuple):
    """What was chosen in a menu: a row, and what to do with it; "" is what Enter does."""

    row: MenuRow
    action: str = ""


class MenuScreen(Overlay[None]):
    """Shows rows and returns each one that is chosen. It stays open below whatever the choice opens.

    With `pick`, choosing a row only changes the rows.
    """

    HORIZONTAL_BREAKPOINTS = WIDE
    VERTICAL_BREAKPOINTS = HIGH
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("pageup", "page(-1)", show=False, priority=True),
        Binding("pagedown", "page(1)", show=False, priority=True),
        Binding("home", "end(0)", show=False, priority=True),
        Binding("end", "end(-1)", show=False, priority=True),
    ]

    def __init__(
        self,
        title: str,
        rows: Callable[[], Sequence[MenuRow]],
        texts: Texts,
        *,
        actions: Mapping[str, str] | None = None,
        cursor: object = None,
        pick: Callable[[MenuRow], str] | None = None,
        closing: str = "back",
        numbered: bool = False,
    ) -> None:
        super().__init__()
        self.heading = title
        self.rows_now = rows
        self.texts = texts
        self.actions = dict(actions or {})
        """Letters, and what they do with the row under the pointer."""
        self.start = cursor
        """The key of the row where the pointer starts."""
        self.pick = pick
        """Changes something for a row, and returns a message about it."""
        self.closing = closing
        self.numbered = numbered
        self.rows: list[MenuRow] = []
        self.pointed = -1
        self.waiting: asyncio.Future[MenuAnswer | None] | None = None

    async def answer(self) -> MenuAnswer | None:
        """The next choice; None if the menu is closed. Keys that come while nobody waits are dropped."""
        self.waiting = asyncio.get_running_loop().create_future()
        try:
            return await self.waiting
        finally:
            self.waiting = None

    def give(self, answer: MenuAnswer | None) -> None:
        if self.waiting is not None and not self.waiting.done() and self.is_current:
            self.waiting.set_result(answer)

    def compose(self) -> ComposeResult:
        yield Static(self.heading, id="heading", markup=False)
        yield ListView(id="rows")
        yield Static(id="notice", markup=False)
        with VerticalScroll(id="details", can_focus=False):
            yield Static(id="about", markup=False)
        yield Static(self._keys(), id="keys")

    def _keys(self) -> Content:
        say = self.texts.say
        enter = "pick" if self.pick is not None else "choose"
        parts = [f"[@click=screen.enter][b]{say('menu-key-enter')}[/b] {say(f'menu-do-{enter}')}[/]"]
        for key, action in self.actions.items():
            parts.append(f"[@click=screen.act('{action}')][b]{key}[/b] {say(f'menu-do-{action}')}[/]")
        parts.append(f"[@click=screen.close][b]{say('menu-key-close')}[/b] {say(f'menu-do-{self.closing}')}[/]")
        if self.closing != "leave":
            parts.append(f"[@click=app.leave][b]{say('shell-key-quit')}[/b] {say('shell-do-quit')}[/]")
        return Content.from_markup("  ".join(parts))

    def on_mount(self) -> None:
        self.show_notice("")
        self.list_view.focus()
        self.show_rows()

    @property
    def list_view(self) -> ListView:
        return self.query_one(ListView)

    # -- showing -------------------------------------------------------------------------------------------------

    def show_again(self, notice: str = "") -> None:
        """Draw it again, with a message."""
        self.show_notice(notice)
        self.show_rows()

    def show_rows(self) -> None:
        """Draw the rows as they are now. The pointer stays on its row."""
        key = self.rows[self.pointed].key if self.pointed >= 0 else self.start
        shown = list(self.rows_now())
        self.rows = [row for row in shown if not row.heading]
        self.pointed = next((n for n, row in enumerate(self.rows) if row.key == key), 0 if self.rows else -1)
        wide = max((len(row.title) for row in self.rows if row.value), default=0)
        numbers = {id(row): number for number, row in enumerate(self.rows, 1)} if self.numbered else {}
        digits = len(str(len(self.rows)))
        tiles = []
        for row in shown:
            if row.heading:
                tiles.append(Tile(f"{row.title}  {row.value}".rstrip(), style="gold", still=True))
                continue
            number = f"{numbers[id(row)]:>{digits}}  " if id(row) in numbers else ""
            title = f"{number}{row.title:<{wide}} " if row.value else f"{number}{row.title}"
            tiles.append(Tile(title, [Badge(row.value, "cyan")] if row.value else []))
        at = self.list_view.scroll_offset.y
        self.list_view.show(tiles, frozenset(), self.pointed)
        self.list_view.scroll_to(y=at, animate=False, force=True)
        self.call_after_refresh(self._point)

    def _point(self) -> None:
        if self.pointed >= 0 and self.is_mounted:
            self.list_view.point_at(self.pointed)

    def show_notice(self, text: str) -> None:
        notice = self.query_one("#notice", Static)
        notice.update(text)
        notice.display = bool(text)

    def show_about(self) -> None:
        about = Text()
        for number, line in enumerate(self.rows[self.pointed].details.splitlines()):
            about.append(f"\n{line}" if number else line)
        self.query_one("#about", Static).update(about)
        self.query_one("#details", VerticalScroll).scroll_home(animate=False)

    # -- choosing ------------------------------------------------------------------------------------------------

    def on_tile_view_pointed(self, event: TileView.Pointed) -> None:
        event.stop()
        if 0 <= event.number < len(self.rows):
            if event.number == self.list_view.cursor:
                self.pointed = event.number
            self.show_about()

    def on_tile_view_chosen(self, event: TileView.Chosen) -> None:
        event.stop()
        if 0 <= event.number < len(self.rows):
            self.pointed = event.number
            self.choose()

    def on_tile_view_read(self, event: TileView.Read) -> None:
        event.stop()
        if self.pick is not None and 0 <= event.number < len(self.rows):
            self.pointed = event.number
            self.choose()

    def choose(self) -> None:
        row = self.rows[self.pointed]
        if self.pick is None:
            self.give(MenuAnswer(row))
        else:
            self.show_again(self.pick(row))

    def on_key(self, event: Key) -> None:
        action = self.actions.get(event.character or "")
        if action is not None:
            event.stop()
            self.action_act(action)
        elif self.numbered and self.list_view.type_digit(event.key):
            event.stop()

    def action_act(self, action: str) -> None:
        if self.rows:
            self.give(MenuAnswer(self.rows[max(0, self.pointed)], action))

    def action_enter(self) -> None:
        if self.rows:
            self.choose()

    def action_page(self, way: int) -> None:
        if self.rows:
            step = max(1, self.list_view.size.height - 1)
            self.list_view.point_at(max(0, min(self.list_view.cursor + way * step, len(self.rows) - 1)))

    def action_end(self, which: int) -> None:
        if self.rows:
            self.list_view.point_at(which % len(self.rows))

    def action_close(self) -> None:
        self.give(None)


@asynccontextmanager
async def opened_menu(app: App[Any], menu: MenuScreen) -> AsyncIterator[MenuScreen]:
    """Show this menu while the block runs."""
    await app.push_screen(menu)
    yield menu
    menu.close(None)


class InputDialog(Overlay[str | None]):
    """A line to type. Returns None if it was closed."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, title: str, hint: str, value: str = "") -> None:
        super().__init__()
        self.heading = title
        self.hint = hint
        self.value = value

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(self.heading, classes="title", markup=False)
            yield Input(self.value, select_on_focus=False)
            yield Static(self.hint, classes="hint", markup=False)

    def on_mount(self) -> None:
        self.query_one(".box").styles.width = min(72, self.app.size.width - 4)
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.close(event.value.strip())

    def action_close(self) -> None:
        self.close(None)
