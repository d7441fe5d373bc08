"""Names, colours and costs on the board of Ashes."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from emberhold.core.decisions import Message
from emberhold.i18n import Texts
from emberhold.tui.boards.scene import Badge, Cards
from emberhold.tui.telling import label

__all__ = ["BUTTONS", "DICE", "FACES", "called", "cost_badges", "notes", "text_of"]

DICE: Final = {"natural": "green", "charm": "rose", "ceremonial": "red", "illusion": "blue"}
FACES: Final = ("power", "class", "basic")
BUTTONS: Final = (
    ("attack-phoenixborn", ("attack", "phoenixborn")),
    ("attack-unit", ("attack", "unit")),
    ("meditate", ("meditate",)),
    ("pass", ("pass",)),
    ("end-turn", ("end", "turn")),
)
"""The verbs that are about no card, with what their options mean."""
SHORT: Final = ("picked", "bypass")
"""What a card is marked with, word for word."""


def called(card: Mapping[str, Any], texts: Texts, twins: Collection[str]) -> str:
    """Units that share their name with another one are shown with their number."""
    name = texts.card(card["card"])
    return f"{name} #{card['id']}" if card["card"] in twins else name


def text_of(slug: str, cards: Cards, texts: Texts) -> str:
    """The sentences printed on a card."""
    if not texts.has(f"card-{slug}.text"):
        return ""
    numbers = cards.get(slug, {}).get("numbers")
    args = {str(key): value for key, value in numbers.items()} if isinstance(numbers, Mapping) else {}
    return texts.format(Message(f"card-{slug}.text", args))


def cost_badges(card: Mapping[str, Any], texts: Texts) -> list[Badge]:
    """Its kind, and what it costs to play: actions by name, dice by type and face."""
    out = [Badge(label("type", str(card["type"]), texts), "dim")] if card.get("type") else []
    cost = card.get("play_cost") or {}
    for key in ("main", "side"):
        if cost.get(key):
            out.append(Badge(texts.say(f"board-cost-{key}"), "yellow"))
    for die in cost.get("dice") or ():
        kind = str(die.get("type") or "")
        face = texts.say(f"board-cost-{die['face']}")
        name = f"{texts.say(f'board-type-{kind}')} {face}" if kind else face
        out.append(Badge(f"{die['n']} {name}", DICE.get(kind, "white")))
    return out


def notes(card: Mapping[str, Any], texts: Texts, attackers: Collection[int], blockers: Collection[int]) -> list[Badge]:
    """What lies on a card and what it is doing, as short words."""
    say = texts.say
    out: list[Badge] = []
    if card.get("id") in attackers:
        out.append(Badge(say("board-attacking"), "red"))
    if card.get("id") in blockers:
        out.append(Badge(say("board-blocking"), "cyan"))
    for key in SHORT:
        if card.get(key):
            out.append(Badge(say(f"board-{key}"), "cyan"))
    if card.get("owner") is not None:
        out.append(Badge(say("board-owner", seat=f"seat-{card['owner']}"), "magenta"))
    if card.get("exhaustion"):
        out.append(Badge(say("board-exhausted", n=card["exhaustion"]), "dim"))
    if card.get("status"):
        out.append(Badge(say("board-status", n=card["status"]), "blue"))
    for kind, n in (card.get("dice") or {}).items():
        out.append(Badge(say("board-dice-on-card", n=n, die=f"board-type-{kind}"), DICE[kind]))
    return out
