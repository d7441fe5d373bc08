"""The full client, opened in a named state and played by a test."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path

from textual.pilot import Pilot

from emberhold.tui import save_file
from emberhold.tui.autopass import PlaySettings
from emberhold.tui.shell.app import Shell
from emberhold.tui.shell.tile_views import TileView
from tools.screens import State, opened, settled

__all__ = ["at", "click", "mine"]

Play = Callable[[Shell, Pilot[None]], Coroutine[None, None, None]]


def at(state: State, file: Path, play: Play, settings: PlaySettings | None = None) -> Shell:
    """Open the client with this state and play."""

    async def run() -> Shell:
        async with opened(state, file, settings=settings) as (app, pilot):
            await play(app, pilot)
        return app

    return asyncio.run(run())


def mine(app: Shell) -> list[object]:
    """What the first seat has answered, as it stands in the file."""
    return [entry.value for entry in save_file.load(app.session.file).journal.effective() if entry.seat == 0]


async def click(app: Shell, pilot: Pilot[None], view: TileView, title: str, button: int = 1) -> None:
    spot = next(spot for spot in view.picture.spots if title in spot.tile.title)
    offset = (spot.x + 1, spot.y - round(view.scroll_offset.y))
    await pilot.click(view, offset=offset, button=button)
    await settled(app, pilot)
