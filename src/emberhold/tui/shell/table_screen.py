"""The table on the screen: the board, the log, the question and its choices. It only reports what was chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.events import Key
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from emberhold.i18n import Texts
from emberhold.tui.draw.scene import Scene, Tile
from emberhold.tui.draw.text_lines import wrap
from emberhold.tui.narration import LogLine
from emberhold.tui.shell.palette import style_of
from emberhold.tui.shell.stylesheet import HIGH, WIDE
from emberhold.tui.shell.tile_views import ListView, SceneView, TileView

__all__ = ["TableScreen"]

KEPT = 200
"""How many sentences are shown beside the board; the log has all of them."""
NOTICE_LINES = 3
STORY_LINES = 4


class TableScreen(Screen[None]):
    """The screen of one match."""

    KEYS: ClassVar[Sequence[str]] = ("board", "card", "undo", "log", "pass", "settings", "help", "quit")
    """The commands in the last line, by the names of their actions."""
    HORIZONTAL_BREAKPOINTS = WIDE
    VERTICAL_BREAKPOINTS = HIGH
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab,shift+tab", "board", show=False),
        Binding("i", "card", show=False),
        Binding("pageup", "page(-1)", show=False, priority=True),
        Binding("pagedown", "page(1)", show=False, priority=True),
        Binding("u", "command('undo')", show=False),
        Binding("l", "command('log')", show=False),
        Binding("p", "command('pass')", show=False),
        Binding("s", "command('settings')", show=False),
        Binding("c", "command('concede')", show=False),
        Binding("question_mark,h,f1", "command('help')", show=False),
        Binding("g", "command('signs')", show=False),
        Binding("escape", "choices", show=False),
    ]

    class Command(Message):
        """A command was chosen instead of an answer."""

        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts
        self.log_lines: list[tuple[LogLine, bool]] = []

    def compose(self) -> ComposeResult:
        say = self.texts.say
        yield Static(id="heading", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield SceneView(id="board")
                yield Static(id="news", markup=False)
                with Vertical(id="question"):
                    yield from self.compose_question()
            with Vertical(id="side"):
                yield Static(say("shell-card-title"), classes="pane-title", markup=False)
                with VerticalScroll(id="card-pane", can_focus=False):
                    yield Static(id="card")
                with VerticalScroll(id="log-pane", can_focus=False):
                    yield Static(id="log")
        yield Static(self._keys(), id="keys")

    def compose_question(self) -> ComposeResult:
        yield Static(id="prompt", markup=False)
        yield ListView(id="choices", columns=3)

    def _keys(self) -> Content:
        parts = []
        for name in self.KEYS:
            key, word = self.texts.say(f"shell-key-{name}"), self.texts.say(f"shell-do-{name}")
            parts.append(f"[@click={self.key_action(name)}][b]{key}[/b] {word}[/]")
        return Content.from_markup("  ".join(parts))

    def key_action(self, name: str) -> str:
        """What a click on a command in the last line does."""
        return {"board": "screen.board", "card": "screen.card"}.get(name, f"screen.command('{name}')")

    def on_mount(self) -> None:
        self.choices.focus()

    @property
    def board(self) -> SceneView:
        return self.query_one("#board", SceneView)

    @property
    def choices(self) -> ListView:
        return self.query_one("#choices", ListView)

    # -- what is shown -------------------------------------------------------------------------------------------

    def show_scene(self, scene: Scene, open: set[int]) -> None:
        self.query_one("#heading", Static).update(" · ".join(scene.heading))
        self.board.show(scene, open)

    def show_question(self, prompt: str, tiles: Sequence[Tile]) -> None:
        self.query_one("#prompt", Static).update(prompt)
        self.offer(tiles)

    def offer(self, tiles: Sequence[Tile]) -> None:
        """Show the choices below the question."""
        self.choices.show(tiles, frozenset())
        if tiles and self.board.has_focus and not self.board.open:
            self.choices.focus()

    def tell(self, lines: Sequence[str], *, notice: bool = False) -> None:
        """Set the line above the question: what happened last, or why something cannot be done."""
        news = self.query_one("#news", Static)
        news.set_class(notice, "-notice")
        room = max(10, news.size.width - 2)
        kept = list(lines)
        # Older news that does not fit is in the log.
        while len(kept) > 1 and len("  ".join(kept)) > room:
            kept.pop(0)
        text = "  ".join(kept)
        # A part of a story is one long sentence; it has room where the log is not in sight.
        whole = notice or (len(kept) == 1 and not self.query_one("#side").display)
        most = NOTICE_LINES if notice else STORY_LINES
        news.styles.height = min(most, len(wrap(text, room))) if whole and text else 1
        news.update(text if whole or len(text) <= room else f"{text[: room - 1]}…")

    def show_log(self, lines: Sequence[LogLine], new: int) -> None:
        """Show the last sentences; those that were not shown before are brighter."""
        self.log_lines = [(line, number >= len(lines) - new) for number, line in enumerate(lines)][-KEPT:]
        self._write_log()

    def _write_log(self) -> None:
        pane = self.query_one("#log-pane", VerticalScroll)
        room = max(20, pane.scrollable_content_region.width - 1)
        text = Text()
        for line, new in self.log_lines:
            sign, style = ("─ ", "gold") if line.heading else ("· ", "white" if new else "dim")
            for number, part in enumerate(wrap(line.text, room - 2)):
                text.append(f"{'  ' if number else sign}{part}\n", style_of(style))
        text.rstrip()
        self.query_one("#log", Static).update(text)
        pane.scroll_end(animate=False)

    def on_resize(self) -> None:
        self.call_after_refresh(self._write_log)

    def show_card(self, sheet: Text) -> None:
        self.query_one("#card", Static).update(sheet)
        self.query_one("#card-pane", VerticalScroll).scroll_home(animate=False)

    # -- what is typed -------------------------------------------------------------------------------------------

    def on_key(self, event: Key) -> None:
        if self.choices.type_digit(event.key):
            event.stop()

    def action_board(self) -> None:
        (self.choices if self.board.has_focus else self.board).focus()

    def action_page(self, way: int) -> None:
        """Scroll the board, wherever the pointer is: by half its height, so that nothing is missed."""
        self.board.scroll_relative(y=way * max(1, self.board.size.height // 2), animate=False)

    def action_choices(self) -> None:
        """Back to the choices. If the question can be cancelled, that is what is meant."""
        self.choices.focus()
        self.post_message(self.Command("cancel"))

    def action_card(self) -> None:
        view = self.focused
        if isinstance(view, TileView):
            view.action_read()

    def action_command(self, name: str) -> None:
        self.post_message(self.Command(name))
