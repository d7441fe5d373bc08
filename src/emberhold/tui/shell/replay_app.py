"""`emberhold replay` on the whole screen: one replay and nothing else."""

from __future__ import annotations

from emberhold.tui.replay_session import ReplaySession
from emberhold.tui.shell.dialog_app import DialogApp
from emberhold.tui.shell.replay_screen import ReplayScreen
from emberhold.tui.shell.stylesheet import CSS

__all__ = ["ReplayApp"]


class ReplayApp(DialogApp):
    """Watches one match and ends with it."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Emberhold"

    def __init__(self, session: ReplaySession) -> None:
        super().__init__()
        self.replay_session = session
        self.texts = session.texts

    def on_mount(self) -> None:
        self.push_screen(ReplayScreen(self.replay_session), lambda _: self.exit())
