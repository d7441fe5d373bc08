"""The base of the full client: it opens one dialog at a time over the table, and people can leave from anywhere."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.widgets import Input
from textual.worker import Worker

from emberhold.i18n import Texts
from emberhold.tui.draw.scene import Tile
from emberhold.tui.session import Session
from emberhold.tui.shell.dialogs import Dialog

__all__ = ["DialogApp"]


class DialogApp(App[None]):
    """What all dialogs over the table share."""

    # Handled before any screen, so that people can leave whatever is open. The toolkit's own ctrl+q would not ask.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
        Binding("q", "leave_by_letter", show=False, priority=True),
    ]

    session: Session
    texts: Texts

    def __init__(self) -> None:
        super().__init__()
        self.over = False
        self.failure: Exception | None = None
        """The error that ended the client early; the caller reports it."""
        self.unsaved = False
        """Whether the last choice could not be saved."""
        self.open_worker: Worker[None] | None = None
        self.leave_worker: Worker[None] | None = None
        self.leave_question: Dialog | None = None

    @property
    def seated(self) -> Session | None:
        """The match at this screen, once it is open."""
        return getattr(self, "session", None)

    @property
    def busy(self) -> bool:
        """Whether a dialog is open over the table or about to open."""
        return _running(self.open_worker)

    async def nothing_open(self) -> None:
        """Wait until the person has closed everything over the table."""
        for worker in (self.open_worker, self.leave_worker):
            if worker is not None and _running(worker):
                await worker.wait()
                await self.nothing_open()
                return

    def begin(self, steps: Coroutine[None, None, None]) -> None:
        """Run something that may open a dialog. Only one at a time; keys that come too fast are dropped."""
        if self.busy:
            steps.close()
        else:
            self.open_worker = self.run_worker(self._do(steps), exit_on_error=False)

    async def _do(self, steps: Coroutine[None, None, None]) -> None:
        try:
            await steps
        except Exception as error:
            self.failure = error
            self.exit()

    async def sure(self, question: str) -> bool:
        return await self.push_screen_wait(self._yes_or_no(question, 1)) == 0

    def _yes_or_no(self, question: str, default: int) -> Dialog:
        texts = self.texts if self.seated is None else self.seated.texts
        tiles = [Tile(texts.say("shell-sure-yes")), Tile(texts.say("shell-sure-no"))]
        return Dialog(question, tiles, cursor=default, keys=("y", "n"))

    # -- leaving -------------------------------------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Turn `q` off while a line is typed, because it is a letter there."""
        if action == "leave_by_letter" and isinstance(self.focused, Input):
            return False
        return super().check_action(action, parameters)

    def action_leave_by_letter(self) -> None:
        self.action_leave()

    def action_leave(self) -> None:
        """Leave from anywhere. An unfinished match asks once; leaving again means yes."""
        if self.seated is None or self.over or self.leave_question in self.screen_stack:
            self.exit()
        elif not _running(self.leave_worker):
            self.leave_worker = self.run_worker(self._do(self._leave()), exit_on_error=False)

    async def _leave(self) -> None:
        # Everything stays open beneath, including the curtain, so that a person who stays is back where they were.
        question, default = ("shell-leave-unsaved", 1) if self.unsaved else ("shell-leave-sure", 0)
        self.leave_question = self._yes_or_no(self.session.texts.say(question), default)
        if await self.push_screen_wait(self.leave_question) == 0:
            self.exit()


def _running(worker: Worker[None] | None) -> bool:
    return worker is not None and not worker.is_finished
