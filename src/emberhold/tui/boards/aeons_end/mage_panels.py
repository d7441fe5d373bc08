"""The players on the board: a mage with breaches, cards, charges and aether."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberhold.core.seat_letters import SEAT_LETTERS
from emberhold.tui.boards.aeons_end import signs
from emberhold.tui.boards.aeons_end.constants import CHARGE_PRICE, LIFE, POSITIONS
from emberhold.tui.boards.aeons_end.tile_maker import Data, TileMaker
from emberhold.tui.draw.common_signs import ACTIVE, bar, health
from emberhold.tui.draw.scene import Badge, Panel, Row, Tile

__all__ = ["ally_panel", "own_panel"]

NEIGHBOURS: Final = 68
"""Two allies are drawn side by side if each gets this many columns, enough for the line with the title."""
BAR: Final = 5
IN_HAND: Final = {"gem": ("play",), "relic": ("play",), "spell": ("prep",), "": ("play", "prep"), "curse": ("play",)}


def ally_panel(maker: TileMaker, player: Data) -> Panel:
    """Another player, in as few lines as possible."""
    hand = Row(maker.say("board-hand"), maker.several(player["hand"]), empty=maker.say("board-nothing"))
    return _panel(maker, player, [_breaches(maker, player), *_spending(maker, player), hand], NEIGHBOURS)


def own_panel(maker: TileMaker, player: Data) -> Panel:
    """The reader's own mage."""
    cards = maker.several(player["hand"], IN_HAND)
    hand = Row(maker.say("board-hand"), cards, large=True, rank=1, empty=maker.say("board-nothing"))
    rows = [_breaches(maker, player), *_spending(maker, player), hand]
    return _panel(maker, player, rows, 0, Row(maker.say("board-actions"), _buttons(maker, player), spare=True))


def _panel(maker: TileMaker, player: Data, rows: Sequence[Row], least: int, *more: Row) -> Panel:
    seat = player["seat"]
    active = seat == maker.active
    own = seat == maker.you
    title = maker.texts.seat(seat)
    if own:
        title = maker.texts.fill("board-you", {"seat": title})
    slug = player["mage"]
    style = health(player["life"], LIFE).style
    state = signs.WORN if player.get("exhausted") else signs.MAGE
    badges = [state.badge(maker.texts, style, left=player["life"], of=LIFE)]
    if own:
        badges.insert(0, bar(player["life"], LIFE, BAR))
    full = player["charges"] == player["slots"]
    charge = signs.CHARGED if full else signs.CHARGE
    charges = charge.glyph * player["charges"] + signs.NO_CHARGE.glyph * (player["slots"] - player["charges"])
    words, verbs = (("use ability", SEAT_LETTERS[seat]), ("ability",)) if own else ((SEAT_LETTERS[seat],), ())
    head = [
        Tile(
            maker.texts.card(slug), badges, signs.MAGE.style, slug=slug, text=maker.text(slug), words=words, verbs=verbs
        ),
        Tile(
            f"{maker.say('board-charges')} {charges}",
            style=charge.style,
            words=("charge",) if own else (),
            verbs=("charge",),
            still=not own,
        ),
        *_piles(maker, player),
    ]
    rows = [*rows, Row(maker.say("board-beside"), _beside(maker, player)), *more]
    before, style = (f"{ACTIVE.glyph} ", ACTIVE.style) if active else ("", "bold")
    return Panel(before + title, rows, head, style=style, least=least)


# -- breaches ------------------------------------------------------------------------------------------------------


def _breaches(maker: TileMaker, player: Data) -> Row:
    tiles = [
        Tile(f"{signs.GONE.glyph} {maker.say(f'board-breach-{position}')}", style=signs.GONE.style, still=True)
        if breach is None
        else _breach(maker, breach)
        for position, breach in zip(POSITIONS, player["breaches"], strict=True)
    ]
    return Row(maker.say("board-breaches"), tiles)


def _breach(maker: TileMaker, breach: Data) -> Tile:
    say = maker.say
    position = say(f"board-breach-{breach['position']}")
    slug = f"breach-{breach['breach']}"
    name = position if breach["breach"] in POSITIONS else f"{position} {say(slug)}"
    badges: list[Badge] = []
    if not breach["open"]:
        badges.append(signs.FOCUS.badge(maker.texts, n=breach["focus"]))
        badges.append(signs.OPENING.badge(maker.texts, n=breach["price"]))
        if breach.get("focused"):
            badges.append(signs.FOCUSED.badge(maker.texts))
    badges += _gifts(maker, slug, breach)
    under = [maker.card(card["card"], [card["id"]], ("cast",)) for card in breach.get("prepped", ())]
    if breach.get("relic"):
        under.append(maker.card(breach["relic"]["card"], [breach["relic"]["id"]]))
    sign = signs.OPEN if breach["open"] else signs.CLOSED
    glyph = sign.glyph[0 if breach["open"] else breach["facing"]]
    return Tile(
        f"{glyph} {name}",
        badges,
        sign.style,
        [breach["id"]],
        slug=slug,
        text=maker.text(slug),
        verbs=("focus", "open"),
        under=under,
    )


def _gifts(maker: TileMaker, slug: str, breach: Data) -> list[Badge]:
    """What an open breach adds to the spells cast from it, and the tokens on it."""
    numbers: Data = maker.printed(slug).get("numbers", {})
    out = []
    surge = breach.get("surge", 0)
    if surge:
        out.append(signs.SURGE.badge(maker.texts, n=surge))
    # A breach that holds tokens gives its bonus once for each of them.
    bonus = numbers.get("bonus", 0) * (surge if "limit" in numbers else 1)
    if breach["open"] and bonus:
        out.append(signs.BONUS.badge(maker.texts, n=bonus))
    if breach["open"] and "gravehold" in numbers:
        out.append(signs.FOR_GRAVEHOLD.badge(maker.texts, n=numbers["gravehold"]))
    if breach.get("energized"):
        out.append(signs.ENERGIZED.badge(maker.texts))
    return out


# -- cards ---------------------------------------------------------------------------------------------------------


def _spending(maker: TileMaker, player: Data) -> list[Row]:
    """The aether of this turn and the cards it came from."""
    purses = player.get("aether", {}).items()
    style = signs.PURSE.style
    tiles = [Tile(maker.say(f"board-purse-{purse}", n=n), style=style, still=True) for purse, n in purses]
    played = maker.several(player.get("played", ()))
    if played:
        tiles.append(Tile(("│ " if tiles else "") + maker.say("board-played"), style="dim", still=True))
    return [Row(maker.say("board-aether"), [*tiles, *played])] if tiles else []


def _piles(maker: TileMaker, player: Data) -> list[Tile]:
    deck = f"{maker.say('board-deck')} {player['deck']}"
    swaps = ("replace",) if player["seat"] == maker.you else ()
    return [Tile(deck, words=swaps, still=not swaps), maker.pile("board-discard", player["discard"])]


def _beside(maker: TileMaker, player: Data) -> list[Tile]:
    """What lies beside the mat: treasures and the Forged deck."""
    out = [maker.card(slug, style=signs.TREASURE.style) for slug in player.get("treasures", ())]
    forge = player.get("forge", ())
    if forge:
        listed = [maker.card(slug, (), (), maker.times(forge.count(slug))) for slug in dict.fromkeys(forge)]
        out.append(Tile(f"{maker.say('board-forged')} {len(forge)}", pile=listed))
    return out


def _buttons(maker: TileMaker, player: Data) -> list[Tile]:
    """What can be done without choosing a card. All but ending the turn is in the title line too."""
    say = maker.say
    slug = player["mage"]
    missing = player["slots"] - player["charges"]
    ready = signs.MISSING.badge(maker.texts, n=missing) if missing else signs.READY.badge(maker.texts)
    casting = maker.view["phase"] == "casting" and maker.active == maker.you
    end = Tile(
        say("do-done-casting" if casting else "do-end-turn"),
        words=("done",) if casting else ("end turn",),
        verbs=("end-turn",),
    )
    return [
        Tile(
            say("board-charge"),
            [signs.PURSE.badge(maker.texts, n=CHARGE_PRICE)],
            words=("charge",),
            verbs=("charge",),
        ),
        Tile(
            say(f"card-{slug}.ability"),
            [ready],
            slug=slug,
            text=maker.text(slug),
            words=("use ability",),
            verbs=("ability",),
        ),
        end,
    ]
