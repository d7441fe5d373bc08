"""The players on the board: a mage with breaches, cards, charges and aether."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberhold.tui.boards.aeons_end.words import CHARGE_PRICE, LIFE, SEATS, Data, Desk, bar, health
from emberhold.tui.boards.scene import Badge, Panel, Row, Tile

__all__ = ["ally_panel", "own_panel"]

NEIGHBOURS: Final = 68
"""Two allies stand beside each other if each gets this many columns: the line of the title is as long as that."""
BAR: Final = 5
FACINGS: Final = "○◔◑◕"
"""A closed breach, the fuller the nearer to its opening (BREACH-07)."""
OPEN: Final = "●"
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
    style = health(player["life"], LIFE)
    worn = player.get("exhausted")
    badges = [Badge(desk.say("board-exhausted" if worn else "board-of", left=player["life"], of=LIFE), style)]
    if own:
        badges.insert(0, Badge(bar(player["life"], LIFE, BAR), style))
    charges = "◆" * player["charges"] + "◇" * (player["slots"] - player["charges"])
    full = player["charges"] == player["slots"]
    words, verbs = (("use ability", SEATS[seat]), ("ability",)) if own else ((SEATS[seat],), ())
    head = [
        Tile(desk.texts.card(slug), badges, "gold", slug=slug, text=desk.text(slug), words=words, verbs=verbs),
        Tile(
            f"{desk.say('board-charges')} {charges}",
            style="green" if full else "cyan",
            words=("charge",) if own else (),
            verbs=("charge",),
            still=not own,
        ),
        *_piles(desk, player),
    ]
    rows = [*rows, Row(desk.say("board-beside"), _beside(desk, player)), *more]
    return Panel(("▸ " if active else "") + title, rows, head, style="gold" if active else "bold", least=least)


# -- breaches ------------------------------------------------------------------------------------------------------


def _breaches(desk: Desk, player: Data) -> Row:
    tiles = [
        Tile(f"✕ {desk.say(f'board-breach-{position}')}", style="dim", still=True)
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
        badges.append(Badge(say("board-focus", n=breach["focus"]), "cyan"))
        badges.append(Badge(say("board-open", n=breach["price"]), "cyan"))
        if breach.get("focused"):
            badges.append(Badge(say("board-focused"), "green"))
    badges += _gifts(desk, slug, breach)
    under = [desk.card(card["card"], [card["id"]], ("cast",)) for card in breach.get("prepped", ())]
    if breach.get("relic"):
        under.append(desk.card(breach["relic"]["card"], [breach["relic"]["id"]]))
    glyph = OPEN if breach["open"] else FACINGS[breach["facing"]]
    return Tile(
        f"{glyph} {name}",
        badges,
        "green" if breach["open"] else "white",
        [breach["id"]],
        slug=slug,
        text=desk.text(slug),
        verbs=("focus", "open"),
        under=under,
    )


def _gifts(desk: Desk, slug: str, breach: Data) -> list[Badge]:
    """What an open breach adds to the spells that are cast from it, and the tokens on it."""
    say = desk.say
    numbers: Data = desk.printed(slug).get("numbers", {})
    out = []
    surge = breach.get("surge", 0)
    if surge:
        out.append(Badge(say("board-surge", n=surge), "blue"))
    # A breach that takes tokens gives its bonus for each of them.
    bonus = numbers.get("bonus", 0) * (surge if "limit" in numbers else 1)
    if breach["open"] and bonus:
        out.append(Badge(say("board-bonus", n=bonus), "red"))
    if breach["open"] and "gravehold" in numbers:
        out.append(Badge(say("board-gravehold-bonus", n=numbers["gravehold"]), "green"))
    if breach.get("energized"):
        out.append(Badge(say("board-energized"), "blue"))
    return out


# -- cards ---------------------------------------------------------------------------------------------------------


def _spending(desk: Desk, player: Data) -> list[Row]:
    """The aether of this turn and the cards it came from."""
    purses = player.get("aether", {}).items()
    tiles = [Tile(desk.say(f"board-purse-{purse}", n=n), style="cyan", still=True) for purse, n in purses]
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
    out = [desk.card(slug, style="gold") for slug in player.get("treasures", ())]
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
    ready = Badge(say("board-ready"), "green") if not missing else Badge(say("board-missing", n=missing), "dim")
    casting = desk.view["phase"] == "casting" and desk.active == desk.you
    end = Tile(
        say("do-done-casting" if casting else "do-end-turn"),
        words=("done",) if casting else ("end turn",),
        verbs=("end-turn",),
    )
    return [
        Tile(
            say("board-charge"),
            [Badge(say("board-price", n=CHARGE_PRICE), "cyan")],
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
