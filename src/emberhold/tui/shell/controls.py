"""What the person at the screen can do: choose, read, ask why, take back, change settings, concede."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from textual import on

from emberhold.core.decisions import Decision, Option
from emberhold.core.manners import gives_away
from emberhold.tui.autopass import PlaySettings
from emberhold.tui.boards import find_scene_builder
from emberhold.tui.card_words import cards_in, slug_of
from emberhold.tui.draw.scene import Tile
from emberhold.tui.narration import LogLine
from emberhold.tui.option_words import belongs, card_of, option_texts, why_not_this
from emberhold.tui.session import Session
from emberhold.tui.shell.dialog_app import DialogApp
from emberhold.tui.shell.dialogs import Dialog
from emberhold.tui.shell.pages import read_help, read_legend, read_log, read_tile, tile_sheet
from emberhold.tui.shell.settings_list import next_value, settings_tiles
from emberhold.tui.shell.table_screen import TableScreen
from emberhold.tui.shell.tile_views import TileView

__all__ = ["Controls"]


class Controls(DialogApp):
    """The half of the client that handles keys and clicks."""

    table: TableScreen
    settings: PlaySettings

    def __init__(self) -> None:
        super().__init__()
        self.asked: Decision | None = None
        self.answered: asyncio.Future[str | None] | None = None
        self.story: list[LogLine] = []
        self.unread = 0
        self.given: set[int] = set()
        """Journal entries that were answered for the person."""
        self.thinking = -1
        self.cards: Mapping[str, Mapping[str, object]] = {}
        self.options: Sequence[Option] = ()

    def join(self, session: Session) -> None:
        self.session = session
        self.over = self.unsaved = False
        self.story, self.unread, self.given, self.thinking = [], 0, set(), -1
        self.settings.until_turn.clear()
        self.table.tell(())
        self.build_scene = find_scene_builder(session.spec.name)
        self.cards = {str(card["slug"]): card for card in session.spec.content()}

    # -- showing -------------------------------------------------------------------------------------------------

    def show(self, decision: Decision | None, prompt: str) -> None:
        """Draw everything as it is now."""
        session = self.session
        view = session.match.view(session.viewer)
        scene = self.build_scene(view, session.texts, self.cards)
        self.options = decision.described(session.viewer)[1] if decision is not None else ()
        open = {
            number for number, tile in enumerate(scene.tiles()) if any(belongs(option, tile) for option in self.options)
        }
        slugs = {id: slug for card in cards_in(view) if isinstance(id := card["id"], int) and (slug := slug_of(card))}
        texts = option_texts(self.options, session.texts)
        wide = len(str(len(texts)))
        tiles = [
            Tile(f"{number:>{wide}}  {text}", ids=option.refs, slug=card_of(option, slugs))
            for number, (text, option) in enumerate(zip(texts, self.options, strict=True), 1)
        ]
        self.table.show_scene(scene, open)
        if decision is not None and session.may_cancel:
            prompt = session.texts.fill("shell-cancel-key", {"question": prompt})
        self.table.show_question(prompt, tiles)
        self.table.show_log(self.story, self.unread)

    def catch_up(self) -> int:
        """Add the latest events to the log. Returns how many sentences that were."""
        news = self.session.news()
        self.story += news
        self.unread += len(news)
        if news:
            self.say_news()
        return len(news)

    def tell_mishaps(self) -> None:
        """Tell why answers were given for bots, if they were."""
        told = [LogLine(sentence) for sentence in self.session.mishaps()]
        self.story += told
        self.unread += len(told)

    def say_news(self) -> None:
        if self.unread:
            self.table.tell(in_short(self.story[-min(self.unread, 4) :]))

    def notice(self, text: str) -> None:
        self.table.tell([text], notice=True)

    # -- choosing ------------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> bool:
        """Whether a question is open that is not answered yet."""
        return self.answered is not None and not self.answered.done()

    def give(self, key: str | None) -> None:
        """Answer the open question; None means: check again what is asked."""
        if self.answered is not None and self.waiting:
            self.table.tell(())
            self.answered.set_result(key)

    async def choose(self, option: Option) -> None:
        """Answer with an option, after asking once more if it ends the turn."""
        question = self.answered
        others = gives_away(option, self.options)
        if others and self.settings.confirm_end:
            texts = self.session.texts
            names = option_texts(others, texts)
            more = f"{', '.join(names[:6])}{' …' if len(names) > 6 else ''}"
            answers = [Tile(texts.say(f"shell-end-{word}")) for word in ("yes", "no", "never")]
            words = texts.fill("shell-end-still", {"options": more})
            title = texts.fill("shell-end-sure", {"option": texts.format(option.text)})
            dialog = Dialog(title, answers, words=words, cursor=1, keys=("y", "n", "a"))
            chosen = await self.push_screen_wait(dialog)
            if chosen not in (0, 2):
                return
            self.settings.confirm_end = chosen == 0
        if self.answered is question:
            self.give(option.key)

    @on(TileView.Chosen, "#choices")
    def _option_chosen(self, event: TileView.Chosen) -> None:
        event.stop()
        # A choice for a question that is no longer on the screen was meant for that question.
        if self.busy or not any(event.tile is tile for tile in self.table.choices.tiles):
            return
        if self.over:
            self.choose_after(event.number)
        elif self.waiting and event.number < len(self.options):
            self.begin(self.choose(self.options[event.number]))

    @on(TileView.Chosen, "#board")
    def _tile_chosen(self, event: TileView.Chosen) -> None:
        event.stop()
        if self.seated is not None:
            self.begin(self.use(event.tile))

    async def use(self, tile: Tile) -> None:
        """Do what can be done with a tile; if nothing can, say why."""
        question = self.answered
        options = [option for option in self.options if belongs(option, tile)]
        if len(options) == 1:
            await self.choose(options[0])
        elif options:
            words = option_texts(options, self.session.texts)
            tiles = [Tile(f"{number}  {text}") for number, text in enumerate(words, 1)]
            chosen = await self.push_screen_wait(Dialog(tile.title, tiles))
            if chosen is not None and self.answered is question:
                await self.choose(options[chosen])
        elif tile.pile is not None:
            await self.read(tile)
        else:
            self.notice(why_not_this(self.session, self.asked, tile))

    # -- reading -------------------------------------------------------------------------------------------------

    @on(TileView.Pointed)
    def _pointed(self, event: TileView.Pointed) -> None:
        tile = event.tile
        if event.view.id == "board":
            mine = {n for n, option in enumerate(self.options) if belongs(option, tile)}
            if mine != self.table.choices.open:
                self.table.choices.open = mine
                self.table.choices.repaint()
        if tile.slug in self.cards:
            self.table.show_card(tile_sheet(tile, self.cards, self.session.texts))

    @on(TileView.Read)
    def _read(self, event: TileView.Read) -> None:
        event.stop()
        if self.seated is not None:
            self.begin(self.read(event.tile))

    async def read(self, tile: Tile) -> None:
        """Open a card in full, or a pile to look through."""
        said = await read_tile(self, tile, self.cards, self.session.texts)
        if said:
            self.notice(said)

    # -- commands ------------------------------------------------------------------------------------------------

    @on(TableScreen.Command)
    def _command(self, event: TableScreen.Command) -> None:
        if event.name == "quit":
            self.action_leave()
            return
        if self.seated is None or self.busy:
            return
        at_once = {"undo": self.undo, "cancel": self.cancel, "pass": self.pass_until_turn}
        with_dialog = {
            "log": self.log_book,
            "settings": self.change_settings,
            "concede": self.concede,
            "help": self.help,
            "signs": self.signs,
        }
        if event.name in at_once:
            at_once[event.name]()
        else:
            self.begin(with_dialog[event.name]())

    def undo(self) -> None:
        if not self.waiting:
            self.notice(self.session.texts.say("shell-not-your-question"))
            return
        said = self.session.take_back(self.given)
        if said.id == "shell-undo-done":
            self._go_back()
        self.notice(self.session.texts.format(said))

    def cancel(self) -> None:
        """Take back what the person has begun, if that is possible; Esc also means other things."""
        if self.waiting and self.session.may_cancel:
            said = self.session.cancel()
            self._go_back()
            self.notice(self.session.texts.format(said))

    def _go_back(self) -> None:
        """Choices were taken back: ask again from there."""
        self.given = {entry for entry in self.given if entry < self.session.match.answered}
        self.story = self.session.story()
        self.keep()
        self.give(None)
        self.unread = 0

    def keep(self) -> None:
        raise NotImplementedError

    def choose_after(self, number: int) -> None:
        """The match is over, and this is what the person wants next."""
        raise NotImplementedError

    async def log_book(self) -> None:
        await read_log(self, self.story, self.session.texts)

    async def help(self) -> None:
        texts = self.session.texts
        await read_help(self, texts.say("shell-help-keys"), self.session.spec.name, texts)

    async def signs(self) -> None:
        await read_legend(self, self.session.spec.name, self.session.texts)

    def pass_until_turn(self) -> None:
        """Pass everything until the player's own next turn, including the open question if it only interrupts."""
        me = self.session.viewer
        if me in self.settings.until_turn:
            self.settings.until_turn.discard(me)
            self.notice(self.session.texts.say("shell-pass-off"))
            return
        self.settings.until_turn.add(me)
        self.notice(self.session.texts.say("shell-pass-on"))
        if self.asked is not None and self.asked.passive:
            self.give(None)

    async def change_settings(self) -> None:
        texts = self.session.texts
        at = 0
        while True:
            tiles = settings_tiles(self.settings, self.session.viewer, texts)
            hint = texts.say("shell-settings-hint")
            chosen = await self.push_screen_wait(Dialog(texts.say("shell-settings-title"), tiles, hint=hint, cursor=at))
            if chosen is None:
                return
            at = chosen
            next_value(self.settings, self.session.viewer, at)

    async def concede(self) -> None:
        texts = self.session.texts
        if not self.waiting:
            self.notice(texts.say("shell-not-your-question"))
        elif await self.sure(texts.say("shell-concede-title")):
            self.session.give_up()
            self.keep()
            self.give(None)
        else:
            self.notice(texts.say("shell-concede-not"))


def in_short(lines: Sequence[LogLine]) -> list[str]:
    """The latest news in one line. The start of a turn is left out, because the question says it anyway."""
    last = len(lines) - 1
    return [
        f"{line.text}:" if line.heading else line.text for n, line in enumerate(lines) if n < last or not line.heading
    ]
