"""A line that shows how far a match is. A click goes to that place."""

from __future__ import annotations

from rich.text import Text
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from emberhold.tui.shell.palette import style_of

__all__ = ["ProgressLine"]


class ProgressLine(Widget):
    """A line with a point on it."""

    class Wanted(Message):
        """The person wants to go to this place."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self) -> None:
        super().__init__(id="progress")
        self.place = 0
        self.last = 1

    def show(self, place: int, last: int) -> None:
        self.place, self.last = place, max(1, last)
        self.refresh()

    def render(self) -> Text:
        width = max(1, self.size.width)
        before = round(self.place * (width - 1) / self.last)
        text = Text("━" * before, style_of("mark"))
        text.append("●", style_of("mark"))
        text.append("─" * (width - 1 - before), style_of("dim"))
        return text

    def on_click(self, event: Click) -> None:
        event.stop()
        self.post_message(self.Wanted(round(event.x * self.last / max(1, self.size.width - 1))))
