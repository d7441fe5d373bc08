"""The pictures of a report, drawn with Altair and turned into SVG without a browser and without a network.

Each is drawn twice, for wide and for narrow screens: a picture that is only scaled down cannot be read on a phone.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from textwrap import wrap
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from emberhold.lab.findings import CardImpact, Findings
from emberhold.lab.report_words import ReportWords, per_cent

if TYPE_CHECKING:
    import altair as alt

__all__ = ["NARROW", "WIDE", "Picture", "card_chart", "first_chart", "heat_map", "length_chart", "svg"]

WIDE: Final = 860
NARROW: Final = 316
"""How many pixels a picture is wide, all in all; narrow ones fit a phone of 360 pixels."""

INK: Final = "#1d1b20"
FAINT: Final = "#6b6570"
LINE: Final = "#ddd8d0"
BLUE, ORANGE = "#2f6db3", "#b8560f"
LOSES, EVEN, WINS = "#f0a35e", "#f8f5ee", "#86b6e4"
"""Safe for the common kinds of colour blindness, and light enough for dark letters."""
FONT: Final = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"
SMALL: Final = 12
CLIP: Final = re.compile(r"\bclip\d+\b")
BREAK: Final = "|"
"""Where a name goes on in the next line."""
LETTERS, LINES = 16, 2
"""How many letters a line of a name has on a narrow picture, in a wide font, and how many lines."""

Row: TypeAlias = dict[str, object]
Picture: TypeAlias = "alt.LayerChart | alt.FacetChart"


def heat_map(found: Findings, words: ReportWords, width: int) -> Picture:
    """Who beats whom. Decks are numbered, so that the columns need no long names."""
    import altair as alt

    label = {deck: _wrapped(f"{at} {words.deck(deck)}", width) for at, deck in enumerate(found.decks, 1)}
    number = {deck: str(at) for at, deck in enumerate(found.decks, 1)}
    rows: list[Row] = [
        {
            "deck": label[pair.deck],
            "against": number[pair.against],
            "value": pair.won.value,
            "share": str(per_cent(pair.won.value)) if width == NARROW else words.percent(pair.won),
            "range": words.short_range(pair.won),
            "sure": pair.won.low > 0.5 or pair.won.high < 0.5,
        }
        for pair in found.pairs
    ]
    names = _label_width(width)
    step = max(26, min(96, (width - names) // max(1, len(found.decks))))
    tall = max(38, min(52, step))
    base = alt.Chart(_data(rows)).encode(
        x=alt.X(
            "against:N",
            sort=list(number.values()),
            axis=alt.Axis(orient="top", title=None, labelAngle=0, labelFontWeight="bold"),
            scale=alt.Scale(domain=list(number.values())),
        ),
        y=alt.Y(
            "deck:N",
            sort=list(label.values()),
            axis=_labels(width),
            scale=alt.Scale(domain=list(label.values())),
        ),
    )
    cells = base.mark_rect(stroke="white", strokeWidth=2, cornerRadius=3).encode(
        color=alt.Color(
            "value:Q",
            scale=alt.Scale(domain=[0, 0.5, 1], range=[LOSES, EVEN, WINS], clamp=True, interpolate="rgb"),
            legend=None,
        )
    )
    with_range = step >= 60
    up = -8 if with_range else 0
    layers = [cells]
    for sure in (True, False):
        weight: Literal["bold", "normal"] = "bold" if sure else "normal"
        layers.append(
            base.transform_filter(f"datum.sure == {str(sure).lower()}")
            .mark_text(fontSize=14 if with_range else 13, dy=up, color=INK, fontWeight=weight)
            .encode(text="share:N")
        )
    if with_range:
        layers.append(base.mark_text(fontSize=SMALL, dy=10, color=INK).encode(text="range:N"))
    return _styled(alt.layer(*layers).properties(width=alt.Step(step), height=alt.Step(tall)))


def first_chart(found: Findings, words: ReportWords, width: int) -> Picture:
    """For each deck, how often it won when it began and when it did not."""
    began, second = words.say("lab-began"), words.say("lab-second")
    rows: list[Row] = []
    for result in found.results:
        for who, share in ((began, result.began), (second, result.second)):
            if share is not None:
                rows.append(
                    {
                        "thing": _wrapped(words.deck(result.deck), width),
                        "who": who,
                        "value": 100 * share.value,
                        "low": 100 * share.low,
                        "high": 100 * share.high,
                    }
                )
    order = [_wrapped(words.deck(result.deck), width) for result in found.results]
    return _ranges(rows, order, [began, second], words.say("lab-axis-won"), (0, 100), 50, width)


def card_chart(cards: Sequence[CardImpact], words: ReportWords, width: int) -> Picture:
    """What drawing and what playing each card of a deck changes; the best cards to draw are on top."""
    drawn, played = words.say("lab-drawn"), words.say("lab-played")
    rows: list[Row] = []
    for card in cards:
        for who, change in ((drawn, card.by_drawing), (played, card.by_playing)):
            if change is not None:
                rows.append(
                    {
                        "thing": _wrapped(words.card(card.card), width),
                        "who": who,
                        "value": 100 * change.value,
                        "low": 100 * change.low,
                        "high": 100 * change.high,
                    }
                )
    best = sorted(cards, key=lambda card: (-_worth(card), card.card))
    order = [_wrapped(words.card(card.card), width) for card in best if card.by_drawing or card.by_playing]
    return _ranges(rows, order, [drawn, played], words.say("lab-axis-points"), (-100, 100), 0, width)


def _worth(card: CardImpact) -> float:
    change = card.by_drawing or card.by_playing
    return change.value if change else 0.0


def _ranges(
    rows: Sequence[Row],
    order: Sequence[str],
    kinds: Sequence[str],
    title: str,
    domain: tuple[int, int],
    middle: int,
    width: int,
) -> Picture:
    """Two ranges for each thing, one below the other, told apart by colour and by shape."""
    import altair as alt

    base = alt.Chart(_data(rows)).encode(
        y=alt.Y("thing:N", sort=list(order), axis=_labels(width, grid=True)),
        yOffset=alt.YOffset("who:N", sort=list(kinds), scale=alt.Scale(paddingOuter=0.5)),
        color=alt.Color(
            "who:N", sort=list(kinds), scale=alt.Scale(domain=list(kinds), range=[BLUE, ORANGE]), legend=_legend()
        ),
    )
    x = alt.Scale(domain=list(domain), clamp=True)
    ticks = alt.Axis(
        title=title, values=[domain[0], (domain[0] + middle) / 2, middle, (domain[1] + middle) / 2, domain[1]]
    )
    lines = base.mark_rule(strokeWidth=2.5).encode(x=alt.X("low:Q", scale=x, axis=ticks), x2="high:Q")
    dots = base.mark_point(filled=True, size=64, opacity=1).encode(
        x=alt.X("value:Q", scale=x),
        shape=alt.Shape(
            "who:N",
            sort=list(kinds),
            scale=alt.Scale(domain=list(kinds), range=["circle", "diamond"]),
            legend=_legend(),
        ),
    )
    zero = alt.Chart(_data([{"at": middle}])).mark_rule(color=FAINT, strokeDash=[4, 3]).encode(x=alt.X("at:Q", scale=x))
    chart = alt.layer(zero, lines, dots).properties(width=width - _label_width(width) - 20, height=alt.Step(17))
    return _styled(chart)


def length_chart(found: Findings, words: ReportWords, width: int) -> Picture:
    """How many games took how many rounds."""
    import altair as alt

    rows: list[Row] = [{"rounds": rounds, "games": games} for rounds, games in found.rounds]
    base = alt.Chart(_data(rows)).encode(
        x=alt.X("rounds:O", axis=alt.Axis(title=words.say("lab-axis-rounds"), labelAngle=0)),
        y=alt.Y("games:Q", axis=alt.Axis(title=words.say("lab-axis-games"), tickCount=4)),
    )
    bars = base.mark_bar(color=BLUE, cornerRadiusEnd=2)
    counts = base.mark_text(dy=-7, fontSize=SMALL, color=INK).encode(text="games:Q")
    return _styled(alt.layer(bars, counts).properties(width=min(width - 60, 560), height=180))


def svg(chart: Picture) -> str:
    """The picture as SVG, always the same for the same chart: the library counts ids on from picture to picture."""
    import altair as alt
    import vl_convert

    version = ".".join(alt.SCHEMA_VERSION.removeprefix("v").split(".")[:2])
    drawn: str = vl_convert.vegalite_to_svg(chart.to_dict(), vl_version=version)
    seen: dict[str, str] = {}
    return CLIP.sub(lambda found: seen.setdefault(found[0], f"clip{len(seen)}"), drawn)


def _data(rows: Sequence[Row]) -> Any:
    import altair as alt

    return alt.InlineData(values=list(rows))


def _label_width(width: int) -> int:
    return 118 if width == NARROW else 190


def _labels(width: int, *, grid: bool = False) -> Any:
    """Names at the left edge. How wide they are depends on the reader's fonts, so their room is fixed."""
    import altair as alt

    room = _label_width(width)
    return alt.Axis(
        title=None,
        grid=grid,
        labelAlign="left",
        labelPadding=room,
        labelLimit=room,
        minExtent=room,
        maxExtent=room,
        labelExpr=f"split(datum.label, '{BREAK}')",
        labelLineHeight=14,
    )


def _wrapped(name: str, width: int) -> str:
    """A name in lines that fit the narrow picture."""
    return BREAK.join(wrap(name, LETTERS)[:LINES]) if width == NARROW else name


def _legend() -> Any:
    import altair as alt

    return alt.Legend(orient="top", title=None, direction="horizontal", symbolStrokeWidth=0)


def _styled(chart: Picture) -> Picture:
    styled: Picture = (
        chart.configure(font=FONT, background="transparent", padding=2)
        .configure_view(stroke=None)
        .configure_axis(
            labelFontSize=SMALL,
            titleFontSize=SMALL,
            titleFontWeight="normal",
            labelColor=INK,
            titleColor=FAINT,
            gridColor=LINE,
            domain=False,
            ticks=False,
            labelPadding=6,
            labelFlush=False,
        )
        .configure_legend(labelFontSize=13, labelColor=INK, symbolSize=90)
    )
    return styled
