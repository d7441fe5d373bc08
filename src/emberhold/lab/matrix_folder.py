"""The folder of a matrix.

matrix.json     what is played; a folder keeps only one matrix
results.jsonl   one line of JSON for each game that has ended
games.parquet   the same as a table, and cards.parquet: what became of each card in each game
report.html     the report
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final

from emberhold.bots.result_folder import FolderError, ResultFolder, read_identity
from emberhold.core.registry import load_game, rules_in_a_line
from emberhold.lab.matrix import SIDES, Matrix, MatrixDeck, MatrixGame, MatrixRunner

__all__ = ["MatrixFolder", "read_matrix"]

FORMAT: Final = 1


class MatrixFolder(ResultFolder[MatrixGame]):
    """The folder of one matrix, open in one process at a time while the `with` block runs."""

    what = "matrix"
    may_change = frozenset({"games"})
    in_words: ClassVar[Mapping[str, str]] = {"decks": "its decks differ"}

    def __init__(self, path: Path, runner: MatrixRunner, each: int) -> None:
        super().__init__(path)
        self._runner = runner
        self._each = each

    def identity(self) -> dict[str, object]:
        matrix = self._runner.matrix
        return {
            "format": FORMAT,
            "game": matrix.game,
            "rules": rules_in_a_line(self._runner.spec),
            "seed": matrix.seed,
            "bots": list(matrix.bots),
            "games": self._each,
            "decks": [{"name": deck.name, "deck": deck.deck} for deck in matrix.decks],
        }

    def number(self, result: MatrixGame) -> int:
        return result.number

    def as_line(self, result: MatrixGame) -> dict[str, object]:
        matrix = self._runner.matrix
        slot = self._runner.slot(result.number)
        names = [matrix.decks[place].name for place in slot.pair]
        document: dict[str, object] = {
            "game": result.number,
            "seed": result.seed,
            "bot": matrix.bots[slot.bot],
            "decks": names,
            "seats": [names[slot.deck_on(seat)] for seat in range(SIDES)],
            "winner": result.winner,
            "reason": result.reason,
            "first": result.first,
            "rounds": result.rounds,
            "decisions": result.decisions,
            "drawn": [list(slugs) for slugs in result.drawn],
            "played": [list(slugs) for slugs in result.played],
            "error": result.error,
        }
        if result.mishaps:
            document["mishaps"] = list(result.mishaps)
        return document

    def from_line(self, raw: Mapping[str, object]) -> MatrixGame:
        number, seed, decisions = (_whole(raw[key]) for key in ("game", "seed", "decisions"))
        if number < 0 or seed != self._runner.seed(number):
            raise ValueError("a game of another matrix")
        winner, first = (_deck(raw[key]) for key in ("winner", "first"))
        rounds, reason, error = (raw[key] for key in ("rounds", "reason", "error"))
        if not isinstance(reason, str) or not isinstance(error, str | None):
            raise TypeError("not what was written here")
        return MatrixGame(
            number,
            seed,
            decisions,
            winner,
            reason,
            first,
            None if rounds is None else _whole(rounds),
            _cards(raw["drawn"]),
            _cards(raw["played"]),
            error,
            _words(raw.get("mishaps", [])),
        )


def read_matrix(path: Path) -> tuple[Matrix, int]:
    """The matrix that a folder keeps, and how many games each pair was to play."""
    found = read_identity(path, MatrixFolder.what)
    try:
        game, rules, bots, decks = (found[key] for key in ("game", "rules", "bots", "decks"))
        if not isinstance(game, str) or not isinstance(decks, list):
            raise TypeError("not what was written here")
        named = tuple(_named_deck(deck) for deck in decks)
        matrix, each = Matrix(game, _whole(found["seed"]), _words(bots), named), _whole(found["games"])
    except (ValueError, KeyError, TypeError):
        raise FolderError(f"{path} holds no matrix that could go on.") from None
    now = rules_in_a_line(load_game(game))
    if rules != now:
        raise FolderError(f"{path} was played by other rules ({rules}, now {now}); play it again in another folder.")
    return matrix, each


def _named_deck(raw: object) -> MatrixDeck:
    if not isinstance(raw, dict) or not isinstance(raw["name"], str) or not isinstance(raw["deck"], str | dict):
        raise TypeError("not what was written here")
    return MatrixDeck(raw["name"], raw["deck"])


def _whole(value: object) -> int:
    if type(value) is not int:
        raise TypeError("not a whole number")
    return value


def _deck(value: object) -> int | None:
    if value is not None and (type(value) is not int or not 0 <= value < SIDES):
        raise ValueError("not one of the two decks")
    return value


def _words(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise TypeError("not a list of words")
    return tuple(value)


def _cards(value: object) -> tuple[tuple[str, ...], ...]:
    if not isinstance(value, list) or len(value) not in (0, SIDES):
        raise TypeError("not the cards of two decks")
    return tuple(_words(slugs) for slugs in value)
