"""The players on the board: a mage with breaches, cards, charges and aether."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberhold.tui.boards.aeons_end import signs
from emberhold.tui.boards.aeons_end.tile_maker import CHARGE_PRICE, LIFE, SEATS, Data, Desk
from emberhold.tui.draw.common_signs import ACTIVE, bar, health
from emberhold.tui.draw.scene import Badge, Panel, Row, Tile

__all__ = ["ally_panel", "own_panel"]

NEIGHBOURS: Final = 68
"""Two allies stand beside each other if each gets this many columns: the line of the title is as long as that."""
BAR: Final = 5
POSITIONS: Final = ("i", "ii", "iii", "iv")
IN_HAND: Final = {"gem": ("play",), "relic": ("play",), "spell": ("prep",), "": ("play", "prep"), "curse": ("play",)}


def ally_panel(desk: Desk, player: Data) -> Panel:
    """Somebody else at the table, as flat as possible."""
    hand = Row(desk.say("board-hand"), desk.several(player["hand"]), empty=desk.say("board-nothing"))
    return _panel(desk, player, [_breaches(desk, player), *_spending(desk, player), hand], NEIGHBOURS)


def own_panel(desk: Desk, player: Data) -> Panel:
    """The mage of whoever looks at the table."""
    cards = desk.several(player["hand"], IN_HAND)
    hand = Row(desk.say("board-hand"), cards, large=True, rank=1, empty=desk.say("board-nothing"))
    rows = [_breaches(desk, player), *_spending(desk, player), hand]
    return _panel(desk, player, rows, 0, Row(desk.say("board-actions"), _buttons(desk, player), spare=True))


def _panel(desk: Desk, player: Data, rows: Sequence[Row], least: int, *more: Row) -> Panel:
    seat = player["seat"]
    active = seat == desk.active
    own = seat == desk.you
    title = desk.texts.seat(seat)
    if own:
        title = desk.texts.fill("board-you", {"seat": title})
    slug = player["mage"]
    style = health(player["life"], LIFE).style
    state = signs.WORN if player.get("exhausted") else signs.MAGE
    badges = [state.badge(desk.texts, style, left=player["life"], of=LIFE)]
    if own:
        badges.insert(0, bar(player["life"], LIFE, BAR))
    full = player["charges"] == player["slots"]
    charge = signs.CHARGED if full else signs.CHARGE
    charges = charge.glyph * player["charges"] + signs.NO_CHARGE.glyph * (player["slots"] - player["charges"])
    words, verbs = (("use ability", SEATS[seat]), ("ability",)) if own else ((SEATS[seat],), ())
    head = [
        Tile(
            desk.texts.card(slug), badges, signs.MAGE.style, slug=slug, text=desk.text(slug), words=words, verbs=verbs
        ),
        Tile(
            f"{desk.say('board-charges')} {charges}",
            style=charge.style,
            words=("charge",) if own else (),
            verbs=("charge",),
            still=not own,
        ),
        *_piles(desk, player),
    ]
    rows = [*rows, Row(desk.say("board-beside"), _beside(desk, player)), *more]
    before, style = (f"{ACTIVE.glyph} ", ACTIVE.style) if active else ("", "bold")
    return Panel(before + title, rows, head, style=style, least=least)


# -- breaches ------------------------------------------------------------------------------------------------------


def _breaches(desk: Desk, player: Data) -> Row:
    tiles = [
        Tile(f"{signs.GONE.glyph} {desk.say(f'board-breach-{position}')}", style=signs.GONE.style, still=True)
        if breach is None
        else _breach(desk, breach)
        for position, breach in zip(POSITIONS, player["breaches"], strict=True)
    ]
    return Row(desk.say("board-breaches"), tiles)


def _breach(desk: Desk, breach: Data) -> Tile:
    say = desk.say
    position = say(f"board-breach-{breach['position']}")
    slug = f"breach-{breach['breach']}"
    name = position if breach["breach"] in POSITIONS else f"{position} {say(slug)}"
    badges: list[Badge] = []
    if not breach["open"]:
        badges.append(signs.FOCUS.badge(desk.texts, n=breach["focus"]))
        badges.append(signs.OPENING.badge(desk.texts, n=breach["price"]))
        if breach.get("focused"):
            badges.append(signs.FOCUSED.badge(desk.texts))
    badges += _gifts(desk, slug, breach)
    under = [desk.card(card["card"], [card["id"]], ("cast",)) for card in breach.get("prepped", ())]
    if breach.get("relic"):
        under.append(desk.card(breach["relic"]["card"], [breach["relic"]["id"]]))
    sign = signs.OPEN if breach["open"] else signs.CLOSED
    glyph = sign.glyph[0 if breach["open"] else breach["facing"]]
    return Tile(
        f"{glyph} {name}",
        badges,
        sign.style,
        [breach["id"]],
        slug=slug,
        text=desk.text(slug),
        verbs=("focus", "open"),
        under=under,
    )


def _gifts(desk: Desk, slug: str, breach: Data) -> list[Badge]:
    """What an open breach adds to the spells that are cast from it, and the tokens on it."""
    numbers: Data = desk.printed(slug).get("numbers", {})
    out = []
    surge = breach.get("surge", 0)
    if surge:
        out.append(signs.SURGE.badge(desk.texts, n=surge))
    # A breach that takes tokens gives its bonus for each of them.
    bonus = numbers.get("bonus", 0) * (surge if "limit" in numbers else 1)
    if breach["open"] and bonus:
        out.append(signs.BONUS.badge(desk.texts, n=bonus))
    if breach["open"] and "gravehold" in numbers:
        out.append(signs.FOR_GRAVEHOLD.badge(desk.texts, n=numbers["gravehold"]))
    if breach.get("energized"):
        out.append(signs.ENERGIZED.badge(desk.texts))
    return out


# -- cards ---------------------------------------------------------------------------------------------------------


def _spending(desk: Desk, player: Data) -> list[Row]:
    """The aether of this turn and the cards it came from."""
    purses = player.get("aether", {}).items()
    style = signs.PURSE.style
    tiles = [Tile(desk.say(f"board-purse-{purse}", n=n), style=style, still=True) for purse, n in purses]
    played = desk.several(player.get("played", ()))
    if played:
        tiles.append(Tile(("│ " if tiles else "") + desk.say("board-played"), style="dim", still=True))
    return [Row(desk.say("board-aether"), [*tiles, *played])] if tiles else []


def _piles(desk: Desk, player: Data) -> list[Tile]:
    deck = f"{desk.say('board-deck')} {player['deck']}"
    swaps = ("replace",) if player["seat"] == desk.you else ()
    return [Tile(deck, words=swaps, still=not swaps), desk.pile("board-discard", player["discard"])]


def _beside(desk: Desk, player: Data) -> list[Tile]:
    """What lies beside the mat: treasures and the Forged deck."""
    out = [desk.card(slug, style=signs.TREASURE.style) for slug in player.get("treasures", ())]
    forge = player.get("forge", ())
    if forge:
        listed = [desk.card(slug, (), (), desk.times(forge.count(slug))) for slug in dict.fromkeys(forge)]
        out.append(Tile(f"{desk.say('board-forged')} {len(forge)}", pile=listed))
    return out


def _buttons(desk: Desk, player: Data) -> list[Tile]:
    """What can be done without pointing at a card; but for the end of the turn, the line of the title has it too."""
    say = desk.say
    slug = player["mage"]
    missing = player["slots"] - player["charges"]
    ready = signs.MISSING.badge(desk.texts, n=missing) if missing else signs.READY.badge(desk.texts)
    casting = desk.view["phase"] == "casting" and desk.active == desk.you
    end = Tile(
        say("do-done-casting" if casting else "do-end-turn"),
        words=("done",) if casting else ("end turn",),
        verbs=("end-turn",),
    )
    return [
        Tile(
            say("board-charge"),
            [signs.PURSE.badge(desk.texts, n=CHARGE_PRICE)],
            words=("charge",),
            verbs=("charge",),
        ),
        Tile(
            say(f"card-{slug}.ability"),
            [ready],
            slug=slug,
            text=desk.text(slug),
            words=("use ability",),
            verbs=("ability",),
        ),
        end,
    ]
