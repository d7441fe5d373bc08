"""A replay on the whole screen: the table as in play, and below it the place in the match."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.timer import Timer
from textual.widgets import Static

from emberhold.tui.boards import find_scene_builder
from emberhold.tui.draw.scene import Tile
from emberhold.tui.option_words import option_texts
from emberhold.tui.replay_session import ReplaySession
from emberhold.tui.shell.dialog_app import DialogApp
from emberhold.tui.shell.dialogs import Dialog
from emberhold.tui.shell.menu_screen import InputDialog
from emberhold.tui.shell.pages import read_help, read_legend, read_log, read_tile, tile_sheet
from emberhold.tui.shell.progress_line import ProgressLine
from emberhold.tui.shell.table_screen import TableScreen
from emberhold.tui.shell.tile_views import ListView, TileView

__all__ = ["ReplayScreen"]

SPEEDS: Final = (3.0, 2.0, 1.0, 0.5, 0.25, 0.1)
"""Seconds per step, from slow to quick."""
USUAL_SPEED: Final = 2


class StepList(ListView):
    """What was offered and what was chosen. Here the arrow keys go through the match."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "screen.step(-1)", show=False),
        Binding("right", "screen.step(1)", show=False),
        Binding("up", "screen.turn(-1)", show=False),
        Binding("down", "screen.turn(1)", show=False),
        Binding("enter", "screen.step(1)", show=False),
    ]


class ReplayScreen(TableScreen, inherit_bindings=False):
    """The screen of a replay. It handles its keys itself."""

    KEYS = ("back", "next", "turn", "play", "speed", "eyes", "log", "help", "close")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab,shift+tab", "board", show=False),
        Binding("i", "card", show=False),
        Binding("pageup", "page(-1)", show=False, priority=True),
        Binding("pagedown", "page(1)", show=False, priority=True),
        Binding("n", "step(1)", show=False),
        Binding("b,backspace", "step(-1)", show=False),
        Binding("t", "turn(1)", show=False),
        Binding("r", "turn(-1)", show=False),
        Binding("home", "jump(0)", show=False, priority=True),
        Binding("end", "jump(-1)", show=False, priority=True),
        Binding("p", "play", show=False),
        Binding("plus,equals_sign", "speed(1)", show=False),
        Binding("minus", "speed(-1)", show=False),
        Binding("v", "command('eyes')", show=False),
        Binding("j", "command('jump')", show=False),
        Binding("l", "command('log')", show=False),
        Binding("g", "command('signs')", show=False),
        Binding("question_mark,h,f1", "command('help')", show=False),
        Binding("escape", "close", show=False),
    ]
    ACTIONS: Final[Mapping[str, str]] = {
        "back": "screen.back",
        "next": "screen.step(1)",
        "turn": "screen.turn(1)",
        "play": "screen.play",
        "speed": "screen.speed(1)",
        "close": "screen.close",
    }

    def __init__(self, session: ReplaySession) -> None:
        super().__init__(session.texts)
        self.session = session
        self.build_scene = find_scene_builder(session.spec.name)
        self.cards: Mapping[str, Mapping[str, object]] = {str(c["slug"]): c for c in session.spec.content()}
        self.speed = USUAL_SPEED
        self.timer: Timer | None = None

    def compose_question(self) -> ComposeResult:
        yield ProgressLine()
        yield Static(id="where", markup=False)
        yield Static(id="prompt", markup=False)
        yield StepList(id="choices", columns=3)

    def key_action(self, name: str) -> str:
        return self.ACTIONS.get(name, super().key_action(name))

    def on_mount(self) -> None:
        super().on_mount()
        self.call_after_refresh(self.show_all, self.session.warning())

    # -- showing -------------------------------------------------------------------------------------------------

    def show_all(self, notice: str = "") -> None:
        """Draw everything at this place of the match."""
        session = self.session
        self.show_scene(self.build_scene(session.view(), session.texts, self.cards), set())
        asked = session.asked()
        tiles = [
            Tile(f"{'✓' if number == asked.chosen else ' '} {text}", style="gold" if number == asked.chosen else "dim")
            for number, text in enumerate(option_texts(asked.options, session.texts))
        ]
        self.show_question(asked.prompt, tiles)
        if asked.chosen >= 0:
            self.choices.show(tiles, {asked.chosen}, asked.chosen)
            self.choices.call_after_refresh(self.choices.point_at, asked.chosen)
        self.query_one(ProgressLine).show(session.place, session.last)
        self.query_one("#where", Static).update(self.where())
        news = session.news()
        self.show_log(session.story(), len(news))
        self.tell([notice] if notice else [line.text for line in news], notice=bool(notice))

    def where(self) -> str:
        said = self.session.where_words()
        if self.timer is not None:
            args = {"seconds": f"{SPEEDS[self.speed]:g}"}
            said = f"{said} · {self.texts.fill('replay-plays', args)}"
        return said

    # -- going through it ----------------------------------------------------------------------------------------

    def go(self, place: int) -> None:
        if self.session.go(place):
            self.show_all()

    @on(ProgressLine.Wanted)
    def _wanted(self, event: ProgressLine.Wanted) -> None:
        event.stop()
        self.stop()
        self.go(event.place)

    def action_step(self, way: int) -> None:
        self.stop()
        self.go(self.session.place + way)

    def action_back(self) -> None:
        self.action_step(-1)

    def action_turn(self, way: int) -> None:
        self.stop()
        if self.session.go_turn(way):
            self.show_all()

    def action_jump(self, place: int) -> None:
        self.stop()
        self.go(self.session.last if place < 0 else place)

    def action_play(self) -> None:
        """Play by itself, or stop. At the end it starts again from the beginning."""
        if self.timer is not None:
            self.stop()
            return
        if self.session.place == self.session.last:
            self.session.go(0)
        self.timer = self.set_interval(SPEEDS[self.speed], self._tick)
        self.show_all()

    def _tick(self) -> None:
        # What the person is reading stays open until they have read it.
        if self.is_current:
            if not self.session.go(self.session.place + 1):
                self.stop()
            else:
                self.show_all()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.stop()
            self.timer = None
            self.query_one("#where", Static).update(self.where())

    def action_speed(self, way: int) -> None:
        # By mouse there is only one direction, so after the quickest it starts again with the slowest.
        self.speed = (self.speed + way) % len(SPEEDS)
        if self.timer is not None:
            self.timer.stop()
            self.timer = self.set_interval(SPEEDS[self.speed], self._tick)
        args = {"seconds": f"{SPEEDS[self.speed]:g}"}
        self.tell([self.texts.fill("replay-speed", args)], notice=True)
        self.query_one("#where", Static).update(self.where())

    def on_key(self, event: Key) -> None:
        """A typed number is a place to go to."""
        if event.key.isdecimal() and len(event.key) == 1:
            event.stop()
            self.begin(self.jump(event.key))

    def action_close(self) -> None:
        if self.board.has_focus:
            self.choices.focus()
        elif self.is_current:
            self.stop()
            self.dismiss(None)

    # -- reading -------------------------------------------------------------------------------------------------

    def begin(self, steps: Coroutine[None, None, None]) -> None:
        app = self.app
        assert isinstance(app, DialogApp)
        app.begin(steps)

    def action_command(self, name: str) -> None:
        opened = {
            "eyes": self.choose_eyes,
            "jump": self.jump,
            "log": self.log_book,
            "signs": self.signs,
            "help": self.help,
        }
        self.begin(opened[name]())

    async def choose_eyes(self) -> None:
        session = self.session
        tiles = [Tile(f"{number}  {session.eyes_words(eyes)}") for number, eyes in enumerate(session.eyes, 1)]
        words = "" if session.recorded.outcome is not None else self.texts.say("replay-eyes-only")
        at = session.eyes.index(session.viewer)
        dialog = Dialog(self.texts.say("replay-eyes-title"), tiles, words=words, cursor=at)
        chosen = await self.app.push_screen_wait(dialog)
        if chosen is not None:
            session.look_through(session.eyes[chosen])
            self.show_all()

    async def jump(self, typed: str = "") -> None:
        self.stop()
        hint = self.texts.say("replay-jump-hint", last=self.session.last)
        said = await self.app.push_screen_wait(InputDialog(self.texts.say("replay-jump-title"), hint, typed))
        if said and said.isascii() and said.isdecimal():
            self.go(int(said[:9]))

    async def log_book(self) -> None:
        await read_log(self.app, self.session.story(), self.texts)

    async def signs(self) -> None:
        await read_legend(self.app, self.session.spec.name, self.texts)

    async def help(self) -> None:
        await read_help(self.app, self.texts.say("replay-help-keys"), self.session.spec.name, self.texts)

    def on_tile_view_pointed(self, event: TileView.Pointed) -> None:
        event.stop()
        if event.tile.slug in self.cards:
            self.show_card(tile_sheet(event.tile, self.cards, self.texts))

    def on_tile_view_chosen(self, event: TileView.Chosen) -> None:
        event.stop()
        if event.view.id == "board":
            self.begin(self.read(event.tile))
        else:
            self.action_step(1)

    def on_tile_view_read(self, event: TileView.Read) -> None:
        event.stop()
        self.begin(self.read(event.tile))

    async def read(self, tile: Tile) -> None:
        said = await read_tile(self.app, tile, self.cards, self.texts)
        if said:
            self.tell([said], notice=True)
