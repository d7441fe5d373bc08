"""The parts of a card on the board of Ashes: its name, its text, its cost, and what is on it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from emberhold.core.decisions import Message
from emberhold.i18n import Texts
from emberhold.tui.boards.ashes import signs
from emberhold.tui.card_words import label
from emberhold.tui.draw.common_signs import TWIN
from emberhold.tui.draw.scene import Badge, Cards

__all__ = ["called", "cost_badges", "notes", "text_of"]

SHORT: Final = {"picked": signs.PICKED, "bypass": signs.BYPASS}
"""The sign for each word that a card may be marked with."""


def called(card: Mapping[str, Any], texts: Texts, twins: Collection[str]) -> str:
    """The name of a unit, with a number if another unit has the same name."""
    name = texts.card(card["card"])
    return f"{name} {TWIN.glyph}{card['id']}" if card["card"] in twins else name


def text_of(slug: str, cards: Cards, texts: Texts) -> str:
    """The sentences printed on a card."""
    if not texts.has(f"card-{slug}.text"):
        return ""
    numbers = cards.get(slug, {}).get("numbers")
    args = {str(key): value for key, value in numbers.items()} if isinstance(numbers, Mapping) else {}
    return texts.format(Message(f"card-{slug}.text", args))


def cost_badges(card: Mapping[str, Any], texts: Texts) -> list[Badge]:
    """Its kind, and what it costs to play: actions by name, dice by type and face."""
    kind = str(card.get("type") or "")
    out = [Badge(label("type", kind, texts), signs.KIND.style, signs.KIND.name)] if kind else []
    cost = card.get("play_cost") or {}
    for key, sign in signs.ACTIONS.items():
        if cost.get(key):
            out.append(sign.badge(texts))
    for die in cost.get("dice") or ():
        kind = str(die.get("type") or "")
        face = texts.say(f"board-cost-{die['face']}")
        name = f"{texts.say(f'board-type-{kind}')} {face}" if kind else face
        style = signs.TYPES[kind].style if kind else "white"
        out.append(Badge(f"{die['n']} {name}", style, signs.SYMBOLS.name))
    return out


def notes(card: Mapping[str, Any], texts: Texts, attackers: Collection[int], blockers: Collection[int]) -> list[Badge]:
    """What is on a card and what it is doing, in short words."""
    out: list[Badge] = []
    if card.get("id") in attackers:
        out.append(signs.ATTACKING.badge(texts))
    if card.get("id") in blockers:
        out.append(signs.BLOCKING.badge(texts))
    for key, sign in SHORT.items():
        if card.get(key):
            out.append(sign.badge(texts))
    if card.get("owner") is not None:
        out.append(signs.OWNER.badge(texts, seat=f"seat-{card['owner']}"))
    if card.get("exhaustion"):
        out.append(signs.EXHAUSTED.badge(texts, n=card["exhaustion"]))
    if card.get("status"):
        out.append(signs.STATUS.badge(texts, n=card["status"]))
    for kind, n in (card.get("dice") or {}).items():
        out.append(signs.LENT.badge(texts, signs.TYPES[kind].style, n=n, die=f"board-type-{kind}"))
    return out
