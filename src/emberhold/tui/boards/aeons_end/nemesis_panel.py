"""The nemesis on the board: its life, its cards, and its own mat."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final

from emberhold.tui.boards.aeons_end import signs
from emberhold.tui.boards.aeons_end.mats import Mat, find_mat
from emberhold.tui.boards.aeons_end.tile_maker import Data, TileMaker
from emberhold.tui.draw.common_signs import TWIN, bar, health
from emberhold.tui.draw.scene import Badge, Panel, Row, Tile

__all__ = ["nemesis_panel"]

BAR: Final = 15


def nemesis_panel(maker: TileMaker) -> Panel:
    nemesis: Data = maker.view["nemesis"]
    say = maker.say
    slug = nemesis["nemesis"]
    badges = []
    if nemesis["of"]:  # else it has no life dial
        drawn = bar(nemesis["life"], nemesis["of"], BAR)
        badges = [drawn, replace(drawn, text=say("board-of", left=nemesis["life"], of=nemesis["of"]))]
    if nemesis.get("harder"):
        badges.append(signs.HARDER.badge(maker.texts))
    mat = find_mat(slug)
    head = [
        Tile(maker.texts.card(slug), badges, "gold", slug=slug, text=maker.text(slug), words=("damage nemesis",)),
        Tile(f"{say('board-deck')} {nemesis['deck']}", still=True),
        maker.pile("board-discard", nemesis["discard"]),
    ]
    rows = [*mat.rows(maker, nemesis), _in_play(maker, nemesis, mat)]
    seen = [maker.printed(card["card"]).get("tier", 0) for card in (*nemesis["play"], *nemesis["discard"])]
    tier = max(seen, default=0)
    return Panel(say("board-nemesis"), rows, head, say("board-tier", n=tier) if tier else "", "red")


def _in_play(maker: TileMaker, nemesis: Data, mat: Mat) -> Row:
    """The cards in play, oldest first: that is the order in which they act."""
    cards: list[Data] = nemesis["play"]
    twins = Counter(card["card"] for card in cards)
    numbers: Counter[str] = Counter()
    tiles = []
    for card in cards:
        slug = card["card"]
        numbers[slug] += 1
        title = maker.texts.card(slug)
        if twins[slug] > 1:
            title = f"{title} {TWIN.glyph}{numbers[slug]}"
        badges = [_strength(maker, card), *mat.badges(maker, nemesis, card)]
        tiles.append(maker.card(slug, [card["id"]], ("discard",), badges, title=title))
    return Row(maker.say("board-in-play"), tiles, large=True, rank=0, empty=maker.say("board-nothing"))


def _strength(maker: TileMaker, card: Data) -> Badge:
    """The life of a minion, or the power tokens of a power."""
    if "life" in card:
        style = health(card["life"], card["of"]).style
        return signs.MINION.badge(maker.texts, style, left=card["life"], of=card["of"])
    return (signs.POWER_LAST if card["power"] == 1 else signs.POWER).badge(maker.texts, n=card["power"])
