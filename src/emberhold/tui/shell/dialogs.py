"""What opens over the table: a question with a few answers, something to read, the curtain between two people."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, TypeVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Click, Key
from textual.screen import ModalScreen
from textual.widgets import Static

from emberhold.tui.draw.scene import Tile
from emberhold.tui.draw.text_lines import wrap
from emberhold.tui.legend import Entry
from emberhold.tui.narration import LogLine
from emberhold.tui.shell.palette import style_of
from emberhold.tui.shell.tile_views import ListView, TileView

__all__ = ["Dialog", "HandOver", "Overlay", "TextPage", "legend_text", "log_text", "sheet_text"]

Result = TypeVar("Result")
LEGEND_COLUMN: Final = 18
"""How many columns a sign gets in the legend."""


def sheet_text(lines: Sequence[str]) -> Text:
    """A card in full: its name, then its facts, with the word before the colon a little dimmer."""
    text = Text()
    for number, line in enumerate(lines):
        if number == 0:
            text.append(line, style_of("gold"))
            continue
        text.append("\n")
        key, colon, rest = line.partition(": ")
        if colon and number < len(lines) - 1 and len(key) < 24:
            text.append(f"{key}: ", style_of("dim"))
            text.append(rest, style_of("white"))
        else:
            text.append(line, style_of("white"))
    return text


def legend_text(entries: Iterable[Entry], width: int) -> Text:
    """The signs of the board in their colours, with their meanings beside them."""
    text = Text()
    wide = LEGEND_COLUMN
    for sign, style, meaning in entries:
        if not sign:
            text.append(f"\n{meaning}\n" if text else f"{meaning}\n", style_of(style))
            continue
        text.append(sign, style_of(style))
        # A long sign gets a line of its own, because a column for it would be too wide for the others.
        text.append("\n" + " " * wide if len(sign) >= wide else " " * (wide - len(sign)))
        for number, part in enumerate(wrap(meaning, width - wide)):
            text.append(f"{' ' * wide if number else ''}{part}\n", style_of("white"))
    text.rstrip()
    return text


def log_text(lines: Sequence[LogLine]) -> Text:
    """What happened, turn by turn."""
    text = Text()
    for number, line in enumerate(lines):
        if line.heading:
            text.append("\n" if number else "")
            text.append(f"── {line.text}\n", style_of("gold"))
        else:
            text.append(f"{line.text}\n", style_of("white"))
    text.rstrip()
    return text


class Overlay(ModalScreen[Result]):
    """Anything that opens over the table."""

    def close(self, result: Result) -> None:
        """Close it once, and only if it is on top: earlier keys may still be on their way.

        The toolkit closes whatever is on top, which could be the table.
        """
        if self.is_current and self.is_mounted:
            self.dismiss(result)


class Dialog(Overlay[int | None]):
    """A few answers to choose from. Returns the number of the chosen one, None if it was closed."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(
        self,
        title: str,
        tiles: Sequence[Tile],
        *,
        words: str = "",
        hint: str = "",
        cursor: int = 0,
        keys: Sequence[str] = (),
        browsed: bool = False,
    ) -> None:
        super().__init__()
        self.heading = title
        self.tiles = tiles
        self.words = words
        self.hint = hint
        self.start = cursor
        self.letters = tuple(keys)
        """A key for each answer, besides its number."""
        self.browsed = browsed
        """Whether the key that opens a card elsewhere chooses here."""

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(self.heading, classes="title", markup=False)
            if self.words:
                yield Static(self.words, classes="words", markup=False)
            yield ListView(self.tiles)
            if self.hint:
                yield Static(self.hint, classes="hint", markup=False)

    def on_mount(self) -> None:
        view = self.query_one(ListView)
        widest = max([len(self.heading), *(_width(tile) for tile in self.tiles), min(70, len(self.words))])
        self.query_one(".box").styles.width = min(self.app.size.width - 4, max(34, widest + 6))
        view.styles.height = min(len(self.tiles), self.app.size.height - 9)
        view.cursor = self.start
        view.focus()

    def on_key(self, event: Key) -> None:
        if event.key in self.letters:
            event.stop()
            self.close(self.letters.index(event.key))
        elif event.key.isdecimal() and 1 <= int(event.key) <= len(self.tiles):
            event.stop()
            self.choose(int(event.key) - 1)

    def on_tile_view_chosen(self, event: TileView.Chosen) -> None:
        event.stop()
        self.choose(event.number)

    def on_tile_view_read(self, event: TileView.Read) -> None:
        event.stop()
        if self.browsed:
            self.choose(event.number)

    def choose(self, number: int) -> None:
        self.close(number)

    def action_close(self) -> None:
        self.close(None)


def _width(tile: Tile) -> int:
    return len(tile.title) + sum(len(badge.text) + 1 for badge in tile.badges)


class TextPage(Overlay[str]):
    """Something to read. Returns the key that leads on from it, or nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space", "close", show=False)]

    def __init__(self, title: str, text: Text, *, width: int = 72, end: bool = False, keys: Sequence[str] = ()) -> None:
        super().__init__()
        self.keys = tuple(keys)
        self.heading = title
        self.text = text
        self.wide = width
        self.end = end

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            if self.heading:
                yield Static(self.heading, classes="title", markup=False)
            with VerticalScroll(id="page"):
                yield Static(self.text)

    def on_mount(self) -> None:
        self.query_one(".box").styles.width = min(self.wide, self.app.size.width - 4)
        page = self.query_one("#page", VerticalScroll)
        # The box may take 92 % of the height (see `stylesheet`); its frame and title take three lines.
        page.styles.max_height = self.app.size.height * 92 // 100 - 3
        page.focus()
        if self.end:
            page.scroll_end(animate=False)

    def on_key(self, event: Key) -> None:
        if event.key in self.keys:
            event.stop()
            self.close(event.key)

    def on_click(self, event: Click) -> None:
        if event.widget is self:
            self.close("")

    def action_close(self) -> None:
        self.close("")


class HandOver(Overlay[None]):
    """The curtain between two people at one screen: the table is hidden, and only Enter or a click opens it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "close", show=False)]

    def __init__(self, words: str, hint: str) -> None:
        super().__init__()
        self.words = words
        self.hint = hint

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(self.words, classes="title", markup=False)
            yield Static(self.hint, classes="hint", markup=False)

    def on_mount(self) -> None:
        self.query_one(".box").styles.width = max(len(self.words), len(self.hint)) + 6

    def on_click(self) -> None:
        self.close(None)

    def action_close(self) -> None:
        self.close(None)
