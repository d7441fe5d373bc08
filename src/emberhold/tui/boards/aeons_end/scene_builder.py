"""The table of Aeon's End as a scene: the allies at the far end, the nemesis, Gravehold with its market, yourself.

If not everything fits, the far end is left out first: in a turn the nemesis and the market are needed more often than
the hands of the allies.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final

from emberhold.core.registry import load_game
from emberhold.i18n import Texts
from emberhold.tui.boards.aeons_end import signs
from emberhold.tui.boards.aeons_end.constants import GRAVEHOLD_LIFE, PAIRS
from emberhold.tui.boards.aeons_end.mage_panels import ally_panel, own_panel
from emberhold.tui.boards.aeons_end.nemesis_panel import nemesis_panel
from emberhold.tui.boards.aeons_end.tile_maker import Data, TileMaker
from emberhold.tui.draw.common_signs import ACTIVE, bar, health
from emberhold.tui.draw.picture import as_text
from emberhold.tui.draw.scene import Badge, Cards, Panel, Row, Scene, Tile, View

__all__ = ["build_scene", "render"]

MARKET: Final = ("gem", "relic", "spell")
BAR: Final = 15


def build_scene(view: View, texts: Texts, cards: Cards) -> Scene:
    """The whole table as the reader sees it."""
    maker = TileMaker(view, texts, cards)
    players = maker.view["players"]
    count = len(players)
    mine = maker.you
    # Clockwise from the reader: the player after you is the nearest to you.
    others = range(count) if mine is None else [(mine + step) % count for step in range(count - 1, 0, -1)]
    panels = [*(ally_panel(maker, players[seat]) for seat in others), nemesis_panel(maker), _gravehold(maker)]
    if mine is not None:
        panels.append(own_panel(maker, players[mine]))
    return Scene(_heading(maker), panels)


def render(view: View, texts: Texts, colour: bool) -> str:
    """The same in as few lines as possible, because they scroll away with every question."""
    scene = build_scene(view, texts, _content())
    flat = [
        replace(panel, rows=[replace(row, large=False) for row in panel.rows if not row.spare])
        for panel in scene.panels
    ]
    return as_text(Scene(scene.heading, flat), colour)


@cache
def _content() -> Mapping[str, Mapping[str, object]]:
    return {str(card["slug"]): card for card in load_game("aeons-end").content()}


def _heading(maker: TileMaker) -> list[str]:
    view, say = maker.view, maker.say
    phase = f"board-phase-{view['phase'].replace(' ', '-')}"
    nemesis: Data = view["nemesis"]
    name = f"card-{nemesis['nemesis']}"
    turn = say(phase)
    if maker.active is not None and view["phase"] != "over":
        turn = say("board-turn", seat=f"seat-{maker.active}", phase=phase)
    return [
        turn,
        say("board-gravehold-life", left=view["gravehold"], of=GRAVEHOLD_LIFE),
        say("board-nemesis-life", nemesis=name, left=nemesis["life"], of=nemesis["of"])
        if nemesis["of"]
        else maker.texts.card(nemesis["nemesis"]),
    ]


# -- Gravehold -----------------------------------------------------------------------------------------------------


def _gravehold(maker: TileMaker) -> Panel:
    left = maker.view["gravehold"]
    sign = health(left, GRAVEHOLD_LIFE)
    life = Tile(
        bar(left, GRAVEHOLD_LIFE, BAR).text,
        [Badge(maker.say("board-of", left=left, of=GRAVEHOLD_LIFE), sign.style, sign.name)],
        sign.style,
        words=("choose gravehold", "choose gravehold-life"),
    )
    rows = [_turn_order(maker), *_market(maker)]
    beside = {slug for pile in maker.view["market"] for slug in pile.get("beside", ())}
    common = [slug for slug in maker.view["treasures"] if slug not in beside]
    if common:
        treasures = [maker.card(slug, style=signs.TREASURE.style) for slug in common]
        rows.append(Row(maker.say("board-treasures"), treasures, large=True, rank=8))
    return Panel(maker.say("board-gravehold"), rows, [life], maker.say("board-market-note"))


def _turn_order(maker: TileMaker) -> Row:
    """The turn order cards of this round in the order they were drawn, and what is known about those still to come."""
    turns: Data = maker.view["turns"]
    say = maker.say
    discard: list[Data] = turns["discard"]
    deck: list[Data] = turns["deck"]
    going_on = maker.view["phase"] != "over"
    tiles = []
    for place, card in enumerate(discard):
        now = going_on and place == len(discard) - 1
        sign = ACTIVE if now else signs.TAKEN
        title = sign.glyph + maker.turn_card(card["card"], maker.active if now else None)
        words = (f"shuffle-back {card['card'].removeprefix('turn-')}",)
        tiles.append(Tile(title, style=sign.style, ids=[card["id"]], words=words))
    if deck:
        tiles.append(Tile(say("board-to-come", n=len(deck)), style="dim", still=True))
        for card in deck if any(card["card"] for card in deck) else ():
            known = maker.turn_card(card["card"]) if card["card"] else signs.UNKNOWN.glyph
            tiles.append(Tile(known, style=(signs.KNOWN if card["card"] else signs.UNKNOWN).style, still=True))
    tokens = []
    if turns.get("x") is not None:
        tokens.append(say("board-x-token", seat=f"seat-{turns['x']}"))
    # TURN-08: the player with a pair's token had the last turn, so the next one is the partner's.
    pairs = zip(turns.get("pairs") or (), PAIRS.values(), strict=False)
    partners = [maker.texts.seat(sum(seats) - holder) for holder, seats in pairs if holder >= 0]
    if partners:
        tokens.append(maker.texts.fill("board-pair-tokens", {"seats": ", ".join(partners)}))
    tiles += [Tile(f"│ {token}", style=signs.TOKENS.style, still=True) for token in tokens]
    return Row(say("board-turn-order"), tiles)


def _market(maker: TileMaker) -> list[Row]:
    piles: list[Data] = maker.view["market"]
    rows = {kind: [_supply_pile(maker, pile) for pile in piles if maker.kind(pile["card"]) == kind] for kind in MARKET}
    # Without the card data nobody knows which pile is a gem.
    rows[""] = [_supply_pile(maker, pile) for pile in piles if maker.kind(pile["card"]) not in MARKET]
    names = [f"board-market-{kind}" if kind else "board-market" for kind in rows]
    return [
        Row(maker.say(name), some, large=True, rank=2) for name, some in zip(names, rows.values(), strict=True) if some
    ]


def _supply_pile(maker: TileMaker, pile: Mapping[str, Any]) -> Tile:
    left = pile["left"]
    badges = [
        Badge(str(pile["cost"]), signs.PRICE.style if left else "dim", signs.PRICE.name),
        (signs.LEFT if left else signs.NONE_LEFT).badge(maker.texts, n=left),
    ]
    under = [maker.card(slug, style=signs.TREASURE.style) for slug in pile.get("beside", ())]
    style = "" if left else "dim"
    return maker.card(pile["card"], [pile["id"]], ("gain",), badges, style=style, under=under, facts=())
