"""All content as plain data, for browsing and for comparing with the reference."""

from __future__ import annotations

from emberhold.games.aeons_end.catalogue import load_content
from emberhold.games.aeons_end.constants import (
    IN_ALLYS_MAIN,
    IN_CASTING,
    IN_MAIN,
    KINDS,
    MINION,
    NEMESIS_CARD,
    POSITIONS,
    POWER,
    ROLES,
)
from emberhold.games.aeons_end.defs import OPENED, BreachDef, CardDef, MageDef, TreasureDef
from emberhold.games.aeons_end.nemesis_def import NEMESES, NemesisDef
from emberhold.games.aeons_end.state import BREACHES, DEFS, MAGES, TREASURES

MOMENTS = {IN_CASTING: "own-casting", IN_MAIN: "own-main", IN_ALLYS_MAIN: "allys-main"}


def content() -> list[dict[str, object]]:
    load_content()
    return (
        [_card(card) for card in DEFS]
        + [_mage(mage) for mage in MAGES]
        + [_treasure(treasure) for treasure in TREASURES]
        + [_nemesis(nemesis) for nemesis in NEMESES]
        + [_breach(breach) for breach in BREACHES]
    )


def _card(card: CardDef) -> dict[str, object]:
    out: dict[str, object] = {"slug": card.slug, "type": KINDS[card.kind], "numbers": dict(card.numbers)}
    if card.role != NEMESIS_CARD:
        out["role"] = ROLES[card.role]
        out["cost"] = card.cost
        if card.copies:
            out["copies"] = card.copies
        if card.mage:
            out["mage"] = card.mage
        if card.level:
            out["level"] = card.level
        if card.echo:
            out["echo"] = True
        return out
    out["tier"] = card.tier
    if card.nemesis:
        out["nemesis"] = card.nemesis
    if card.upgraded:
        out["upgraded"] = True
    if card.kind == MINION:
        out["life"] = card.life
    if card.kind == POWER:
        out["power"] = card.power
        out["to_discard"] = None if card.to_discard is None else card.to_discard.words
    return out


def _mage(mage: MageDef) -> dict[str, object]:
    return {
        "slug": mage.slug,
        "type": "mage",
        "numbers": dict(mage.numbers),
        "charges": mage.charges,
        "when": [word for moment, word in MOMENTS.items() if mage.when & moment],
        "breaches": [
            None
            if printed is None
            else {
                "position": POSITIONS[position],
                "breach": printed[0],
                "facing": "open" if printed[1] == OPENED else printed[1],
            }
            for position, printed in enumerate(mage.breaches)
        ],
        "hand": list(mage.hand),
        "deck": list(mage.deck),
    }


def _treasure(treasure: TreasureDef) -> dict[str, object]:
    return {
        "slug": treasure.slug,
        "type": "treasure",
        "level": treasure.level,
        "numbers": dict(treasure.numbers),
    }


def _nemesis(nemesis: NemesisDef) -> dict[str, object]:
    dial = {"life": nemesis.life} if nemesis.life else {}
    return {
        "slug": nemesis.slug,
        "type": "nemesis",
        **dial,
        "difficulty": nemesis.difficulty,
        "battle": nemesis.battle,
        "numbers": dict(nemesis.numbers),
        "house": list(nemesis.house),
    }


def _breach(breach: BreachDef) -> dict[str, object]:
    numbers = {"bonus": breach.bonus + breach.surge_bonus, "gravehold": breach.gravehold, "limit": breach.surge_limit}
    return {
        "slug": f"breach-{breach.slug}",
        "type": "breach",
        "focus": breach.focus,
        "open": list(breach.opening),
        "numbers": {key: n for key, n in numbers.items() if n},
    }
