"""Bots draft sensibly: their decks beat decks of random picks, with the same bot playing both."""

from __future__ import annotations

import pytest

from tests.games.ashes.draft.bot_drafts import wins

GAMES = 200
ENOUGH = 0.6


@pytest.mark.long
@pytest.mark.timeout(7200)
def test_drafted_decks_beat_decks_of_random_picks() -> None:
    won = sum(wins(game) is True for game in range(GAMES))
    assert won >= ENOUGH * GAMES, f"{won} of {GAMES}"
