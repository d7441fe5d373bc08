"""What people read over a table, in a match or a replay: a card, a pile, the log, the legend."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text
from textual.app import App

from emberhold.i18n import Texts
from emberhold.tui.card_words import card_sheet
from emberhold.tui.draw.scene import Cards, Tile
from emberhold.tui.legend import legend
from emberhold.tui.narration import LogLine
from emberhold.tui.shell.dialogs import Dialog, TextPage, legend_text, log_text, sheet_text

__all__ = ["read_help", "read_legend", "read_log", "read_tile", "tile_sheet"]

LEGEND_WIDTH: Final = 90


def tile_sheet(tile: Tile, cards: Cards, texts: Texts) -> Text:
    """The card of a tile in full, and the badges on the tile."""
    text = sheet_text(card_sheet(cards[tile.slug], texts))
    if tile.badges:
        text.append("\n\n" + "  ".join(badge.text for badge in tile.badges), "bold")
    return text


async def read_tile(app: App[Any], tile: Tile, cards: Cards, texts: Texts) -> str:
    """Open a card in full, or a pile to look through. Returns a message if there is nothing to open."""
    if tile.pile is not None:
        at = 0
        while tile.pile:
            pile = Dialog(tile.title, tile.pile, hint=texts.say("shell-pile-hint"), cursor=at, browsed=True)
            chosen = await app.push_screen_wait(pile)
            if chosen is None:
                return ""
            at = chosen
            if tile.pile[at].slug in cards:
                await app.push_screen_wait(TextPage("", tile_sheet(tile.pile[at], cards, texts)))
        return texts.say("shell-pile-empty")
    if tile.slug not in cards:
        return texts.say("shell-nothing-to-read")
    await app.push_screen_wait(TextPage("", tile_sheet(tile, cards, texts)))
    return ""


async def read_log(app: App[Any], story: Sequence[LogLine], texts: Texts) -> None:
    """Everything that has happened."""
    lines = story or [LogLine(texts.say("shell-log-empty"))]
    await app.push_screen_wait(TextPage(texts.say("shell-log-title"), log_text(lines), width=90, end=True))


async def read_legend(app: App[Any], game: str, texts: Texts) -> None:
    """The legend of the board."""
    width = min(LEGEND_WIDTH, app.size.width - 4)
    text = legend_text(legend(game, texts), width - 6)
    await app.push_screen_wait(TextPage(texts.say("shell-signs-title"), text, width=width))


async def read_help(app: App[Any], keys: str, game: str, texts: Texts) -> None:
    """The list of keys; g goes on to the legend."""
    if await app.push_screen_wait(TextPage(texts.say("shell-help-title"), Text(keys), keys=("g",))):
        await read_legend(app, game, texts)
