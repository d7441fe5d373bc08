"""The nemesis on the board: its life, its cards, and what lies on its own mat."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final

from emberhold.tui.boards.aeons_end import signs
from emberhold.tui.boards.aeons_end.tile_maker import Data, TileMaker
from emberhold.tui.draw.common_signs import TWIN, bar, health
from emberhold.tui.draw.scene import Badge, Panel, Row, Tile

__all__ = ["nemesis_panel"]

BAR: Final = 15
FLY: Final = 2
"""A token of the Nest is written as its life."""


def nemesis_panel(maker: TileMaker) -> Panel:
    nemesis: Data = maker.view["nemesis"]
    say = maker.say
    slug = nemesis["nemesis"]
    drawn = bar(nemesis["life"], nemesis["of"], BAR)
    badges = [drawn, replace(drawn, text=say("board-of", left=nemesis["life"], of=nemesis["of"]))]
    if nemesis.get("harder"):
        badges.append(signs.HARDER.badge(maker.texts))
    board: Data = nemesis["board"]
    head = [
        Tile(maker.texts.card(slug), badges, "gold", slug=slug, text=maker.text(slug), words=("damage nemesis",)),
        Tile(f"{say('board-deck')} {nemesis['deck']}", still=True),
        maker.pile("board-discard", nemesis["discard"]),
    ]
    rows = [*_mat(maker, nemesis, board), _in_play(maker, nemesis["play"], board)]
    seen = [maker.printed(card["card"]).get("tier", 0) for card in (*nemesis["play"], *nemesis["discard"])]
    tier = max(seen, default=0)
    return Panel(say("board-nemesis"), rows, head, say("board-tier", n=tier) if tier else "", "red")


def _in_play(maker: TileMaker, cards: list[Data], board: Data) -> Row:
    """The oldest first: in this order they act."""
    twins = Counter(card["card"] for card in cards)
    numbers: Counter[str] = Counter()
    tiles = []
    for card in cards:
        slug = card["card"]
        numbers[slug] += 1
        title = maker.texts.card(slug)
        if twins[slug] > 1:
            title = f"{title} {TWIN.glyph}{numbers[slug]}"
        badges = [_strength(maker, card)]
        here = [maker.texts.seat(seat) for seat, at in enumerate(board.get("positions", ())) if at == card["id"]]
        if here:
            said = maker.texts.fill(signs.POSITION.says, {"seats": ", ".join(here)})
            badges.append(Badge(said, signs.POSITION.style, signs.POSITION.name))
        tiles.append(maker.card(slug, [card["id"]], ("discard",), badges, title=title))
    return Row(maker.say("board-in-play"), tiles, large=True, rank=0, empty=maker.say("board-nothing"))


def _strength(maker: TileMaker, card: Data) -> Badge:
    """The life of a minion, the power tokens of a power."""
    if "life" in card:
        style = health(card["life"], card["of"]).style
        return signs.MINION.badge(maker.texts, style, left=card["life"], of=card["of"])
    return (signs.POWER_LAST if card["power"] == 1 else signs.POWER).badge(maker.texts, n=card["power"])


# -- what only this nemesis has ------------------------------------------------------------------------------------


def _mat(maker: TileMaker, nemesis: Data, board: Data) -> list[Row]:
    rows = []
    if "nest" in board:
        rows.append(_nest(maker, board))
    if "ritual" in board:
        rows.append(_ritual(maker, board, nemesis.get("tokens", 0)))
    if "exiled" in board:
        rows.append(_exiled(maker, board))
    if "claw_deck" in board:
        rows.append(_claws(maker, board, nemesis.get("tokens", 0)))
    if not rows and nemesis.get("tokens"):
        rows.append(Row(maker.say("board-tokens"), [Tile(str(nemesis["tokens"]), still=True)]))
    return rows


def _nest(maker: TileMaker, board: Data) -> Row:
    """From the top row down. Damage meets the topmost row with tokens, so that is the one to be chosen."""
    maggot, fly = signs.MAGGOT.text(maker.texts), signs.FLY.text(maker.texts)
    tiles = []
    hit = False
    for number, (tokens, spaces) in reversed(list(enumerate(zip(board["nest"], board["spaces"], strict=True), 1))):
        drawn = "".join(fly if token == FLY else maggot for token in tokens)
        drawn += signs.ROOM.glyph * (spaces - len(tokens))
        words = ("damage nest", "hit fly", "hit maggot") if tokens and not hit else ()
        hit = hit or bool(tokens)
        title = maker.say("board-nest-row", n=number)
        sign = signs.NEARLY_FULL if spaces - len(tokens) == 1 else signs.MAGGOT if tokens else signs.ROOM
        tiles.append(Tile(title, [Badge(drawn, sign.style, sign.name)], "dim", words=words))
    return Row(maker.say("board-nest"), [*tiles, Tile(maker.say("board-nest-legend"), style="dim", still=True)])


def _ritual(maker: TileMaker, board: Data, tokens: int) -> Row:
    space, end = board["ritual"], board["end"]
    style = "red" if space * 3 > end * 2 else "yellow"
    badges = [Badge(maker.say("board-of", left=space, of=end), style, signs.RITUAL.name)]
    title = signs.RITUAL.glyph * space + signs.RITUAL_LEFT.glyph * (end - space)
    if board["world_devourer"]:
        badges = [Badge(maker.say("board-ritual-complete"), "red", signs.RITUAL.name)]
    elif space:
        badges.append(signs.PUSH_BACK.badge(maker.texts, n=board["prices"][space - 1]))
    verbs = ("push-back",)
    track = Tile(title, badges, signs.RITUAL.style, words=verbs, verbs=verbs)
    said = maker.say("board-tokens-limit", n=tokens, limit=board["most_tokens"])
    return Row(maker.say("board-ritual"), [track, Tile(said, style="yellow" if tokens else "dim", still=True)])


def _exiled(maker: TileMaker, board: Data) -> Row:
    """Everybody may look through the pile; only its top card is for sale."""
    cards: list[Data] = board["exiled"]
    tiles = []
    if cards:
        price = [signs.PURSE.badge(maker.texts, n=board["price"])]
        tiles = [
            maker.card(cards[-1]["card"], [cards[-1]["id"]], ("gain-exiled",), price),
            maker.pile("board-exiled-all", cards),
        ]
    return Row(maker.say("board-exiled"), tiles, empty=maker.say("board-nothing"))


def _claws(maker: TileMaker, board: Data, tokens: int) -> Row:
    say = maker.say
    left = board["claw_deck"]
    tiles = [
        Tile(say("board-claw-deck", n=left), style="red" if left == 1 else "white", still=True),
        Tile(
            say("board-tokens-limit", n=tokens, limit=board["tokens_for_claws"]),
            style="red" if tokens + 1 >= board["tokens_for_claws"] else "yellow",
            still=True,
        ),
    ]
    if board["more_life"]:
        tiles.append(Tile(say("board-claws-stronger", n=board["more_life"]), style="red", still=True))
    if board["claws_shut"]:
        tiles.append(Tile(say("board-claws-shut"), style="red", still=True))
    return Row(say("board-claws"), tiles)
