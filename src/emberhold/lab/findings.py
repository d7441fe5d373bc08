"""What the games of a matrix show, as numbers: who beats whom, how long it takes, what beginning and cards are worth.

Only games with one winner count. A game without an end is counted apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from emberhold.lab.intervals import Difference, Share, difference, share

if TYPE_CHECKING:
    import polars as pl

__all__ = ["CardImpact", "DeckResult", "Findings", "PairResult", "find"]


@dataclass(frozen=True, slots=True)
class PairResult:
    """How a deck did against another; every pair is there twice, once from each side."""

    deck: str
    against: str
    won: Share


@dataclass(frozen=True, slots=True)
class DeckResult:
    """How a deck did against all others together."""

    deck: str
    won: Share
    began: Share | None
    """How often it won when it began, and when the other deck did."""
    second: Share | None
    rounds: Sequence[int]
    """How long its games were."""


@dataclass(frozen=True, slots=True)
class CardImpact:
    """How a deck did in games in which a card was played, drawn but not played, or never drawn."""

    deck: str
    card: str
    copies: int
    played: Share | None
    held: Share | None
    """Drawn, but not played."""
    not_drawn: Share | None
    drawn: Share | None
    """Played or not."""
    by_drawing: Difference | None
    """Drawn rather than not drawn."""
    by_playing: Difference | None
    """Played rather than drawn and not played."""


@dataclass(frozen=True, slots=True)
class Findings:
    """What the games of one bot show."""

    bot: str
    decks: Sequence[str]
    games: int
    undecided: int
    """Games without an end, or without exactly one winner; those that broke off included."""
    pairs: Sequence[PairResult]
    results: Sequence[DeckResult]
    first: Share | None
    """How often the deck that began has won."""
    rounds: Sequence[tuple[int, int]]
    """How many games took so many rounds."""
    decisions: float
    """Decisions with a choice in a game, on average."""
    cards: Sequence[CardImpact]

    def pair(self, deck: str, against: str) -> Share | None:
        return next((pair.won for pair in self.pairs if (pair.deck, pair.against) == (deck, against)), None)


def find(bot: str, decks: Sequence[str], games: pl.DataFrame, cards: pl.DataFrame) -> Findings:
    """What the games of a bot show."""
    mine = games.filter(games["bot"] == bot)
    decided = mine.filter(mine["winner"].is_not_null())
    rows = decided.select("deck_0", "deck_1", "winner", "first", "rounds").rows()
    seen = [row for row in rows if row[3] is not None]
    lengths = [row[4] for row in rows if row[4] is not None]
    return Findings(
        bot,
        decks,
        mine.height,
        mine.height - decided.height,
        _pairs(decks, rows),
        [
            _deck(deck, [row for row in rows if deck in row[:2]])
            for deck in decks
            if any(deck in row[:2] for row in rows)
        ],
        share(sum(row[2] == row[3] for row in seen), len(seen)),
        [(length, lengths.count(length)) for length in sorted(set(lengths))],
        float(decided["decisions"].sum()) / max(1, decided.height),
        _cards(decks, cards.filter((cards["bot"] == bot) & cards["won"].is_not_null())),
    )


Row = tuple[str, str, str, "str | None", "int | None"]


def _pairs(decks: Sequence[str], rows: Sequence[Row]) -> list[PairResult]:
    out = []
    for deck in decks:
        for against in decks:
            won = [row[2] == deck for row in rows if {deck, against} == {row[0], row[1]}]
            found = share(sum(won), len(won))
            if deck != against and found is not None:
                out.append(PairResult(deck, against, found))
    return out


def _deck(deck: str, rows: Sequence[Row]) -> DeckResult:
    won = share(sum(row[2] == deck for row in rows), len(rows))
    assert won is not None
    began = [row[2] == deck for row in rows if row[3] == deck]
    second = [row[2] == deck for row in rows if row[3] not in (deck, None)]
    lengths = sorted(row[4] for row in rows if row[4] is not None)
    return DeckResult(deck, won, share(sum(began), len(began)), share(sum(second), len(second)), lengths)


def _cards(decks: Sequence[str], cards: pl.DataFrame) -> list[CardImpact]:
    """Decks in their order, cards by slug."""
    import polars as pl

    counted = cards.group_by("deck", "card", "copies", "drawn", "played").agg(pl.col("won").sum(), pl.len())
    found: dict[tuple[str, str, int], dict[tuple[bool, bool], tuple[int, int]]] = {}
    for deck, card, copies, drawn, played, wins, games in counted.rows():
        found.setdefault((deck, card, copies), {})[drawn, played] = (wins, games)
    return [_impact(*key, found[key]) for deck in decks for key in sorted(key for key in found if key[0] == deck)]


def _impact(deck: str, card: str, copies: int, found: dict[tuple[bool, bool], tuple[int, int]]) -> CardImpact:
    nothing = (0, 0)
    played, held, absent = (found.get(key, nothing) for key in ((True, True), (True, False), (False, False)))
    drawn = share(played[0] + held[0], played[1] + held[1])
    not_drawn = share(*absent)
    return CardImpact(
        deck,
        card,
        copies,
        share(*played),
        share(*held),
        not_drawn,
        drawn,
        difference(drawn, not_drawn),
        difference(share(*played), share(*held)),
    )
