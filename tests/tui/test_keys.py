"""Keys without rhyme or reason, faster than anybody types: whatever comes, the table stays and can be played on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import pytest
from textual import events
from textual.pilot import Pilot

from emberhold.core.rng import Rng
from emberhold.tui import save_file
from emberhold.tui.shell.app import Shell
from emberhold.tui.shell.dialogs import Overlay
from tools.screens import State, opened, settled, text_of

# What answers comes more often, or a match would hardly get anywhere; Esc, because everything else opens something.
KEYS: Final = (
    *"1234567890",
    *"123123",
    *["enter", "escape"] * 4,
    *["y", "n", "tab", "up", "down", "left", "right", "space"],
    *["l", "s", "question_mark", "u", "p"],
)
LETTERS: Final = {"space": " ", "question_mark": "?"}
BATCH: Final = 60


async def type_fast(app: Shell, pilot: Pilot[None], keys: list[str], rng: Rng) -> None:
    """All at once: the next key is there before the last one is answered."""
    for key in keys:
        app.post_message(events.Key(key, LETTERS.get(key, key if len(key) == 1 else None)))
        if not rng.below(8):
            await asyncio.sleep(0)
    await settled(app, pilot)


def assert_sound(app: Shell) -> None:
    assert app.failure is None
    assert app.is_running
    assert app.table in app.screen_stack
    above = app.screen_stack[app.screen_stack.index(app.table) + 1 :]
    assert all(isinstance(screen, Overlay) for screen in above)
    assert len(above) <= 1
    text = text_of(app)
    assert "⟨" not in text
    if above:
        assert "╭" in text
    else:
        assert app.over or app.asked is not None
        question = str(app.table.query_one("#prompt").render())
        assert question
        assert question[:60] in text
        assert app.table.choices.tiles


async def play_on(app: Shell, pilot: Pilot[None]) -> None:
    """Close what is open and answer a question; then let chance finish the match."""
    for _ in range(3):
        await type_fast(app, pilot, ["escape"], Rng(1))
    if app.over:
        return
    before = app.session.match.answered
    app.settings.confirm_end = False
    await type_fast(app, pilot, ["1", "enter"], Rng(1))
    assert app.session.match.answered > before
    match, rng = app.session.match.clone(), Rng(1)
    while match.outcome is None:
        decision = match.pending[0]
        match.answer(decision.seats[0], decision, str(rng.below(len(decision.ask.answers))))


@pytest.mark.net
@pytest.mark.parametrize("game", ["aeons-end", "ashes"])
@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
def test_no_key_takes_the_table_away(
    game: str, size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(save_file, "write", lambda _file, _saved: None)

    async def run() -> None:
        rng = Rng(size[0])
        async with opened(State(None, games=(game,)), tmp_path / "match.json", size) as (app, pilot):
            for _ in range(16):
                if app.over:
                    break
                await type_fast(app, pilot, [KEYS[rng.below(len(KEYS))] for _ in range(BATCH)], rng)
                assert_sound(app)
            await play_on(app, pilot)

    asyncio.run(run())
