"""How far many games are, on stderr: a bar with the time that remains in a terminal, now and then a line elsewhere."""

import sys
from collections.abc import Callable
from time import monotonic
from typing import Protocol

from emberhold.cli.output import harmless

__all__ = ["LinesOfProgress", "Progress", "ProgressBar", "open_progress"]

Say = Callable[..., str]

LINES = 20
"""About so many lines are printed where there is no terminal."""


class Progress(Protocol):
    """Shows how many games have ended."""

    def show(self, done: int) -> None: ...

    def close(self) -> None: ...


def open_progress(say: Say, done: int, total: int) -> Progress:
    """A bar or lines, as it fits stderr; `done` games were there before."""
    return ProgressBar(say, done, total) if sys.stderr.isatty() else LinesOfProgress(say, done, total)


class LinesOfProgress:
    """A line for every twentieth part, with an estimate of the time that remains."""

    def __init__(self, say: Say, done: int, total: int) -> None:
        self.say = say
        self.total = total
        self.before = done
        self.start = monotonic()
        self.told = self._part(done)

    def _part(self, done: int) -> int:
        return done * LINES // max(1, self.total)

    def show(self, done: int) -> None:
        if self._part(done) == self.told:
            return
        self.told = self._part(done)
        left = remaining(monotonic() - self.start, done - self.before, self.total - done)
        if done < self.total:
            line = self.say("lab-progress-left", done=done, all=self.total, left=duration(self.say, left))
        else:
            line = self.say("lab-progress", done=done, all=self.total)
        print(harmless(line), file=sys.stderr, flush=True)

    def close(self) -> None:
        """Nothing is left to do: a line stays where it is."""


class ProgressBar:
    """One line at the bottom of a terminal, which disappears at the end."""

    def __init__(self, say: Say, done: int, total: int) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, TextColumn
        from rich.progress import Progress as Bar

        self.say = say
        self.total = total
        self.before = done
        self.start = monotonic()
        # No thread of its own: the processes that play are copies of this one.
        self.bar = Bar(
            BarColumn(),
            TextColumn("{task.description}"),
            console=Console(stderr=True),
            transient=True,
            auto_refresh=False,
        )
        self.task = self.bar.add_task(say("lab-progress", done=done, all=total), completed=done, total=total)
        self.bar.start()
        self.bar.refresh()

    def show(self, done: int) -> None:
        left = remaining(monotonic() - self.start, done - self.before, self.total - done)
        words = self.say("lab-progress-left", done=done, all=self.total, left=duration(self.say, left))
        self.bar.update(self.task, completed=done, description=words, refresh=True)

    def close(self) -> None:
        self.bar.stop()


def remaining(seconds: float, played: int, missing: int) -> float:
    """How long the missing games will take if they take as long as those played in this run."""
    return seconds / max(1, played) * missing


def duration(say: Say, seconds: float) -> str:
    """A time in words, not more exact than an estimate is."""
    whole = round(seconds)
    if whole < 100:
        return say("lab-seconds", n=whole)
    minutes = round(seconds / 60)
    if minutes < 100:
        return say("lab-minutes", n=minutes)
    return say("lab-hours", n=minutes // 60, minutes=minutes % 60)
