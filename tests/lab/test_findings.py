"""What a few made-up games show can be counted by hand."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

from emberhold.lab.findings import CardImpact, find
from emberhold.lab.intervals import difference, share
from emberhold.lab.matrix import Matrix, MatrixDeck, MatrixGame, MatrixRunner
from emberhold.lab.tables import card_table, game_table, write_table

IRON, MIST = "the-iron-men", "the-mist-guardian"
MATRIX = Matrix("ashes", 1, ("random",), (MatrixDeck(IRON, IRON), MatrixDeck(MIST, MIST)))
KNIGHT, PROTECT = "hammer-knight", "protect"


def game(
    number: int, winner: int | None, first: int, drawn: list[str], played: list[str], rounds: int = 4
) -> MatrixGame:
    """A game of which only Iron Men's cards matter."""
    return MatrixGame(number, number // 2, 100, winner, "", first, rounds, (tuple(drawn), ()), (tuple(played), ()))


GAMES = [
    game(0, 0, 0, [KNIGHT, PROTECT], [KNIGHT], rounds=3),
    game(1, 0, 1, [KNIGHT], [KNIGHT]),
    game(2, 1, 0, [KNIGHT], []),
    game(3, 1, 1, [PROTECT], [PROTECT]),
    game(4, 0, 0, [], [], rounds=9),
    game(5, 1, 1, [PROTECT], []),
    MatrixGame(6, 3, 20_000),
    MatrixGame(7, 3, error="ValueError: no"),
]


@pytest.fixture(scope="module")
def runner() -> MatrixRunner:
    return MatrixRunner(MATRIX)


def card(runner: MatrixRunner, slug: str) -> CardImpact:
    found = find("random", [IRON, MIST], game_table(runner, GAMES), card_table(runner, GAMES))
    (impact,) = [impact for impact in found.cards if (impact.deck, impact.card) == (IRON, slug)]
    return impact


def test_who_beats_whom(runner: MatrixRunner) -> None:
    found = find("random", [IRON, MIST], game_table(runner, GAMES), card_table(runner, GAMES))
    assert (found.games, found.undecided) == (8, 2)
    assert found.pair(IRON, MIST) == found.pair(MIST, IRON) == share(3, 6)
    assert found.pair(IRON, IRON) is None
    assert found.first == share(4, 6)
    assert found.rounds == [(3, 1), (4, 4), (9, 1)]
    iron, mist = found.results
    assert (iron.deck, iron.won, iron.began, iron.second) == (IRON, share(3, 6), share(2, 3), share(1, 3))
    assert (mist.began, mist.second) == (share(2, 3), share(1, 3))
    assert iron.rounds == [3, 4, 4, 4, 4, 9]
    assert found.decisions == 100


def test_a_card_that_wins_when_it_is_played(runner: MatrixRunner) -> None:
    knight = card(runner, KNIGHT)
    assert (knight.played, knight.held, knight.not_drawn) == (share(2, 2), share(0, 1), share(1, 3))
    assert knight.drawn == share(2, 3)
    assert knight.by_drawing == difference(share(2, 3), share(1, 3))
    assert knight.by_playing == difference(share(2, 2), share(0, 1))
    assert knight.by_playing is not None
    assert knight.by_playing.value == 1
    assert knight.copies == 3


def test_a_card_that_does_not_help(runner: MatrixRunner) -> None:
    protect = card(runner, PROTECT)
    assert (protect.played, protect.held, protect.not_drawn) == (share(0, 1), share(1, 2), share(2, 3))
    assert protect.by_drawing is not None
    assert protect.by_drawing.value == pytest.approx(-1 / 3)


def test_a_card_that_was_never_seen_says_nothing(runner: MatrixRunner) -> None:
    anchornaut = card(runner, "anchornaut")
    assert (anchornaut.played, anchornaut.held, anchornaut.drawn) == (None, None, None)
    assert anchornaut.not_drawn == share(3, 6)
    assert (anchornaut.by_drawing, anchornaut.by_playing) == (None, None)


def test_a_bot_without_games(runner: MatrixRunner) -> None:
    found = find("greedy", [IRON, MIST], game_table(runner, GAMES), card_table(runner, GAMES))
    assert (found.games, list(found.results), list(found.pairs), found.first) == (0, [], [], None)


def test_the_tables(runner: MatrixRunner, tmp_path: Path) -> None:
    games, cards = game_table(runner, GAMES), card_table(runner, GAMES)
    assert games["game"].to_list() == list(range(8))
    assert games["winner"].to_list() == [IRON, IRON, MIST, MIST, IRON, MIST, None, None]
    assert games["exchanged"].to_list() == [False, True] * 4
    assert cards["game"].unique().sort().to_list() == list(range(6)), "games without an end tell nothing about cards"
    keys = [(row[0], [IRON, MIST].index(row[1]), row[2]) for row in cards.select("game", "deck", "card").rows()]
    assert keys == sorted(keys)
    knights = cards.filter((pl.col("deck") == IRON) & (pl.col("card") == KNIGHT))
    assert knights["drawn"].to_list() == [True, True, True, False, False, False]
    assert knights["played"].to_list() == [True, True, False, False, False, False]
    for table, name in ((games, "games.parquet"), (cards, "cards.parquet")):
        write_table(tmp_path / name, table)
        assert pl.read_parquet(tmp_path / name).equals(table)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["cards.parquet", "games.parquet"]


def test_a_played_card_counts_as_drawn(runner: MatrixRunner) -> None:
    """A card that another card played from the deck was in nobody's hand, but it was used."""
    cards = card_table(runner, [game(0, 0, 0, [], [KNIGHT])])
    assert cards.filter((pl.col("deck") == IRON) & pl.col("drawn"))["card"].to_list() == [KNIGHT]
