"""The report of a matrix: one HTML file, pictures included. It loads nothing and runs no script."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterable, Sequence
from html import escape
from importlib.resources import files
from statistics import median_low
from typing import Final, NamedTuple

from emberhold.lab.charts import NARROW, WIDE, Picture, card_chart, first_chart, heat_map, length_chart, svg
from emberhold.lab.findings import CardImpact, Findings
from emberhold.lab.intervals import Difference, Share
from emberhold.lab.report_words import ReportWords, Sentences

__all__ = ["About", "report"]

PHONE: Final = 700
"""Screens narrower than this many pixels get the narrow pictures."""

POLICY: Final = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"
"""What the page may load: only what is in it."""

Cell = str | tuple[str, str]
"""What stands in a cell of a table; of two parts the second is small."""


class About(NamedTuple):
    """What was played."""

    game: str
    bots: Sequence[str]
    decks: Sequence[str]
    games: int
    """For each pair of decks and each bot."""
    all: int
    seed: int
    rules: str
    broken: int
    results: str
    """The names of the files beside the report."""
    game_file: str
    card_file: str


def report(about: About, findings: Sequence[Findings], sentences: Sentences, lang: str) -> str:
    """The whole page."""
    words = ReportWords(sentences)
    say = words.say
    made = say(
        "lab-made",
        game=about.game,
        decks=len(about.decks),
        bots=", ".join(about.bots),
        games=about.games,
        all=about.all,
    )
    parts = [
        f"<h1>{escape(say('lab-title'))}</h1>",
        _p(made, say("lab-how", seed=str(about.seed), rules=about.rules)),
        _p(say("lab-warning"), kind="care"),
        _p(say("lab-sure")),
    ]
    for found in findings:
        level = 2
        if len(findings) > 1:
            parts.append(f"<h2>{escape(say('lab-bot', bot=found.bot))}</h2>")
            level = 3
        parts += _Section(found, words, level).parts(about)
    parts.append(f"<h2>{escape(say('lab-files'))}</h2>")
    parts.append(_p(say("lab-files-words", games=about.game_file, cards=about.card_file)))
    style = files("emberhold.lab").joinpath("report.css").read_text(encoding="utf-8")
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{escape(lang)}">',
            "<head>",
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
            f"<title>{escape(say('lab-title'))}</title>",
            f"<style>\n{style}</style>",
            "</head>",
            "<body>",
            "<main>",
            *parts,
            "</main>",
            "</body>",
            "</html>",
            "",
        ]
    )


class _Section:
    """What one bot's games show."""

    def __init__(self, found: Findings, words: ReportWords, level: int) -> None:
        self.found = found
        self.words = words
        self.say = words.say
        self.level = level

    def parts(self, about: About) -> list[str]:
        found = self.found
        if not found.results:
            return [_p(self.say("lab-no-results"))]
        out = [*self.decks(), *self.pairs(), *self.first(), *self.length(), *self.cards()]
        if found.undecided:
            broken = [self.say("lab-broken", n=about.broken, file=about.results)] if about.broken else []
            out.append(_p(self.say("lab-undecided", n=found.undecided), *broken))
        return out

    def heading(self, id: str) -> str:
        return f"<h{self.level}>{escape(self.say(id))}</h{self.level}>"

    def decks(self) -> list[str]:
        say, words = self.say, self.words
        best = max(self.found.results, key=lambda result: result.won.value)
        told = say(
            "lab-decks-words",
            best=words.deck(best.deck),
            share=words.percent(best.won),
            games=best.won.games,
            range=words.range(best.won),
        )
        heads = [say(f"lab-column-{name}") for name in ("deck", "won", "games", "began", "second", "rounds")]
        rows: list[list[Cell]] = [
            [
                words.deck(result.deck),
                self.share(result.won),
                str(result.won.games),
                self.share(result.began),
                self.share(result.second),
                str(median_low(result.rounds)) if result.rounds else words.nothing,
            ]
            for result in sorted(self.found.results, key=lambda result: -result.won.value)
        ]
        return [self.heading("lab-decks"), _p(told, say("lab-rounds-help")), _table(heads, rows, say("lab-decks"))]

    def pairs(self) -> list[str]:
        say, words, found = self.say, self.words, self.found
        heads = [say(f"lab-column-{name}") for name in ("deck", "against", "won", "games")]
        rows: list[list[Cell]] = [
            [words.deck(pair.deck), words.deck(pair.against), self.share(pair.won), str(pair.won.games)]
            for pair in found.pairs
        ]
        return [
            self.heading("lab-pairs"),
            _p(say("lab-pairs-words")),
            _picture(lambda width: heat_map(found, words, width), say("lab-pairs-chart")),
            _details(say("lab-pairs-table"), [_table(heads, rows, say("lab-pairs"))]),
        ]

    def first(self) -> list[str]:
        say, words, first = self.say, self.words, self.found.first
        if first is None:
            return []
        told = say("lab-first-words", share=words.percent(first), games=first.games, range=words.range(first))
        verdict = "lab-first-even"
        if first.low > 0.5:
            verdict = "lab-first-good"
        elif first.high < 0.5:
            verdict = "lab-first-bad"
        return [
            self.heading("lab-first"),
            _p(told, say(verdict)),
            _picture(lambda width: first_chart(self.found, words, width), say("lab-first-chart")),
        ]

    def length(self) -> list[str]:
        say, found = self.say, self.found
        if not found.rounds:
            return []
        lengths = [rounds for rounds, games in found.rounds for _ in range(games)]
        told = say("lab-length-words", median=median_low(lengths), most=max(lengths), decisions=round(found.decisions))
        rows: list[list[Cell]] = [[str(rounds), str(games)] for rounds, games in found.rounds]
        heads = [say("lab-axis-rounds"), say("lab-axis-games")]
        return [
            self.heading("lab-length"),
            _p(told),
            _picture(lambda width: length_chart(found, self.words, width), say("lab-length-chart")),
            _details(say("lab-length-table"), [_table(heads, rows, say("lab-length"))]),
        ]

    def cards(self) -> list[str]:
        say, found = self.say, self.found
        out = [self.heading("lab-cards")]
        if not found.cards:
            return [*out, _p(say("lab-cards-none"))]
        ranges = sum((card.by_drawing is not None) + (card.by_playing is not None) for card in found.cards)
        out += [
            _p(say("lab-cards-drawn")),
            _p(say("lab-cards-played")),
            _p(say("lab-cards-care", n=ranges), kind="care"),
        ]
        for deck in found.decks:
            cards = [card for card in found.cards if card.deck == deck]
            if cards:
                out.append(_details(say("lab-cards-of", deck=self.words.deck(deck)), self.cards_of(deck, cards)))
        return out

    def cards_of(self, deck: str, cards: Sequence[CardImpact]) -> list[str]:
        say, words = self.say, self.words
        columns = ("card", "copies", "played", "held", "not-drawn", "by-drawing", "by-playing")
        rows: list[list[Cell]] = [
            [
                words.card(card.card),
                str(card.copies),
                self.share(card.played, counted=True),
                self.share(card.held, counted=True),
                self.share(card.not_drawn, counted=True),
                self.points(card.by_drawing),
                self.points(card.by_playing),
            ]
            for card in cards
        ]
        name = words.deck(deck)
        out = []
        if any(card.by_drawing or card.by_playing for card in cards):
            out.append(_picture(lambda width: card_chart(cards, words, width), say("lab-cards-chart", deck=name)))
        heads = [say(f"lab-column-{column}") for column in columns]
        return [*out, _table(heads, rows, name), _p(say("lab-always"))]

    def share(self, share: Share | None, *, counted: bool = False) -> Cell:
        if share is None:
            return self.words.nothing
        small = self.say("lab-count", n=share.games) if counted else self.words.range(share)
        return self.words.percent(share), small

    def points(self, change: Difference | None) -> Cell:
        if change is None:
            return self.words.nothing
        return self.words.points(change), self.words.points_range(change)


def _p(*sentences: str, kind: str = "") -> str:
    mark = f' class="{kind}"' if kind else ""
    return f"<p{mark}>{escape(' '.join(sentences))}</p>"


def _picture(draw: Callable[[int], Picture], alternative: str) -> str:
    wide, narrow = (_address(svg(draw(width))) for width in (WIDE, NARROW))
    return (
        f'<picture><source media="(max-width: {PHONE}px)" srcset="{narrow}">'
        f'<img src="{wide}" alt="{escape(alternative)}"></picture>'
    )


def _address(picture: str) -> str:
    return f"data:image/svg+xml;base64,{b64encode(picture.encode()).decode()}"


def _details(summary: str, parts: Iterable[str]) -> str:
    return "\n".join(["<details>", f"<summary>{escape(summary)}</summary>", *parts, "</details>"])


def _table(heads: Sequence[str], rows: Sequence[Sequence[Cell]], caption: str) -> str:
    out = [f'<div class="wide" role="region" aria-label="{escape(caption)}" tabindex="0">', "<table>", "<thead><tr>"]
    out += [f'<th scope="col">{escape(head)}</th>' for head in heads]
    out.append("</tr></thead>\n<tbody>")
    for row in rows:
        cells = [_cell(cell) for cell in row]
        out.append(f'<tr><th scope="row">{cells[0]}</th>' + "".join(f"<td>{cell}</td>" for cell in cells[1:]) + "</tr>")
    return "\n".join([*out, "</tbody>", "</table>", "</div>"])


def _cell(cell: Cell) -> str:
    if isinstance(cell, str):
        return escape(cell)
    return f"{escape(cell[0])} <small>{escape(cell[1])}</small>"
