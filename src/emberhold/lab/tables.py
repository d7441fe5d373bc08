"""The results of a matrix as two tables, one row for each game and one for each card of a deck in a game.

Rows stand in the order of the games, then of the decks, then of the cards' slugs. So the same games give the same
files, byte for byte, however often playing was interrupted.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from emberhold.core.deck_tools import RawDeck, deck_tools_of
from emberhold.core.files import whole_file
from emberhold.lab.matrix import SIDES, MatrixDeck, MatrixGame, MatrixRunner

if TYPE_CHECKING:
    import polars as pl

__all__ = ["card_table", "cards_in", "game_table", "write_table"]

CARDS: Final = "cards"
"""The key of a deck under which its cards are counted."""


def game_table(runner: MatrixRunner, games: Iterable[MatrixGame]) -> pl.DataFrame:
    """One row for each game."""
    import polars as pl

    schema = {
        "game": pl.UInt32, "seed": pl.UInt64, "bot": pl.String, "deck_0": pl.String, "deck_1": pl.String,
        "deal": pl.UInt32, "exchanged": pl.Boolean, "winner": pl.String, "first": pl.String, "rounds": pl.UInt16,
        "decisions": pl.UInt32, "reason": pl.String, "error": pl.String,
    }  # fmt: skip
    rows = []
    for game in games:
        slot = runner.slot(game.number)
        names = [runner.matrix.decks[place].name for place in slot.pair]
        winner = None if game.winner is None else names[game.winner]
        first = None if game.first is None else names[game.first]
        rows.append(
            (
                game.number,
                game.seed,
                runner.matrix.bots[slot.bot],
                *names,
                slot.deal,
                slot.exchanged,
                winner,
                first,
                game.rounds,
                game.decisions,
                game.reason,
                game.error,
            )
        )
    return pl.DataFrame(rows, schema=schema, orient="row")


def card_table(runner: MatrixRunner, games: Iterable[MatrixGame]) -> pl.DataFrame:
    """One row for each card of each deck in each game that tells what became of its cards."""
    import polars as pl

    schema = {
        "game": pl.UInt32, "bot": pl.String, "deck": pl.String, "against": pl.String, "card": pl.String,
        "copies": pl.UInt8, "drawn": pl.Boolean, "played": pl.Boolean, "won": pl.Boolean,
    }  # fmt: skip
    lists = [cards_in(runner, deck) for deck in runner.matrix.decks]
    rows = []
    for game in games:
        if not game.drawn:
            continue
        slot = runner.slot(game.number)
        names = [runner.matrix.decks[place].name for place in slot.pair]
        for deck in range(SIDES):
            drawn, played = set(game.drawn[deck]), set(game.played[deck])
            won = None if game.winner is None else game.winner == deck
            for slug, copies in lists[slot.pair[deck]].items():
                was_played = slug in played
                rows.append(
                    (
                        game.number,
                        runner.matrix.bots[slot.bot],
                        names[deck],
                        names[1 - deck],
                        slug,
                        copies,
                        was_played or slug in drawn,
                        was_played,
                        won,
                    )
                )
    return pl.DataFrame(rows, schema=schema, orient="row")


def cards_in(runner: MatrixRunner, named: MatrixDeck) -> dict[str, int]:
    """How often each card is in a deck, sorted by slug."""
    tools = deck_tools_of(runner.spec)
    assert tools is not None
    deck: RawDeck = tools.prebuilt()[named.deck] if isinstance(named.deck, str) else named.deck
    cards = deck.get(CARDS)
    if not isinstance(cards, Mapping):
        return {}
    return {str(slug): int(cards[slug]) for slug in sorted(cards)}


def write_table(path: Path, table: pl.DataFrame) -> None:
    """Write a whole Parquet file or, if the process is killed meanwhile, none."""
    with whole_file(path) as beside:
        table.write_parquet(beside, compression="zstd", statistics=True)
