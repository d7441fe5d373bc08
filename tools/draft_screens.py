"""Named states of a draft in the full terminal client; the same every time."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, NamedTuple

from textual.pilot import Pilot

from emberhold.i18n import Texts
from emberhold.tui.autopass import PlaySettings
from emberhold.tui.chain_play import ChainOrder, ChainPlay, Table
from emberhold.tui.shell.app import Shell
from tools.screens import Shot, press, settled, text_of

__all__ = ["DRAFTS", "DraftState", "capture_draft", "draft_opened", "half_drafted", "shell_with"]

CHAIN: Final = "ashes-draft"


class DraftState(NamedTuple):
    """How many choices were made, and the keys pressed after that."""

    choices: int
    keys: Sequence[str] = ()
    seats: Sequence[str] = ("person", "bot=greedy", "bot=random")


TWO: Final = ("person", "person", "bot=greedy")
DRAFTS: Final[Mapping[str, DraftState]] = {
    "phoenixborn": DraftState(0),
    "pick": DraftState(3 + 4 * 3),
    "dice": DraftState(3 + 9 * 3 + 6),
    "exchange": DraftState(3 + 9 * 3 + 15),
    "four-players": DraftState(4 + 5 * 4, seats=("person", "bot=greedy", "bot=random", "bot=greedy")),
    "drafted": DraftState(10_000),
    "first-match": DraftState(10_000, ("1",)),
    "won-so-far": DraftState(10_000, ("1", "c", "y")),
    "hand-over": DraftState(3 + 4 * 3 + 1, seats=TWO),
    "signs": DraftState(0, ("g",)),
}


def half_drafted(state: DraftState, file: Path) -> ChainPlay:
    """A draft after so many choices, each of them the one that a bot would think of first."""
    play = ChainOrder(CHAIN, tuple(state.seats), "en", {"matches": "round-robin"}, seed=3, file=file).begin()
    match = play.chain.match
    assert match is not None
    while match.outcome is None and match.answered < state.choices:
        decision = match.pending[0]
        match.answer(decision.seats[0], decision, "0")
    return play


def shell_with(table: Table, *, resumed: bool = False, chain: str = CHAIN) -> Shell:
    settings = PlaySettings(pace="none")
    return Shell(lambda _: table, [chain], Texts("en", ""), settings=settings, resumed=resumed, chains=[chain])


@asynccontextmanager
async def draft_opened(
    state: DraftState, file: Path, size: tuple[int, int] = (120, 40)
) -> AsyncIterator[tuple[Shell, Pilot[None]]]:
    """The client showing this state, once it waits for a key."""
    app = shell_with(half_drafted(state, file))
    async with app.run_test(size=size) as pilot:
        await settled(app, pilot)
        for key in state.keys:
            await press(app, pilot, key)
        yield app, pilot
    if app.failure is not None:
        raise app.failure


async def capture_draft(state: DraftState, size: tuple[int, int], file: Path) -> Shot:
    """Open the state in a terminal of this size and take a picture."""
    async with draft_opened(state, file, size) as (app, _):
        return Shot(text_of(app), app.export_screenshot())
