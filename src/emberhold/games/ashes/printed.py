"""The card list as plain data, for browsing and for comparing with the reference."""

from __future__ import annotations

from emberhold.games.ashes.catalogue import load_content
from emberhold.games.ashes.constants import CARD_TYPES, PHOENIXBORN
from emberhold.games.ashes.defs import CardDef
from emberhold.games.ashes.state import DEFS


def content() -> list[dict[str, object]]:
    load_content()
    return [_facts(definition) for definition in DEFS]


def _facts(d: CardDef) -> dict[str, object]:
    out: dict[str, object] = {"slug": d.slug, "type": CARD_TYPES[d.kind], "numbers": d.numbers}
    if d.placement:
        out["placement"] = d.placement
    if d.phoenixborn:
        out["phoenixborn"] = d.phoenixborn
    if d.kind == PHOENIXBORN:
        out |= {"life": d.life, "battlefield": d.battlefield, "spellboard": d.spellboard}
    if d.placement == "battlefield":
        out["attack"] = d.attack if d.attack_x is None else "X"
        out["life"] = d.life if d.life_x is None else "X"
        out["recover"] = d.recover
    if d.placement == "unit":
        out["bonus"] = {"attack": d.bonus_attack, "life": d.bonus_life, "recover": d.bonus_recover}
    if d.copies:
        out["conjuration_limit"] = d.copies
    if d.summons:
        out["summons"] = list(d.summons)
    if d.play is not None:
        out["play_cost"] = d.play.by_focus[0][0].to_json()
    if d.respark is not None:
        out["respark_cost"] = d.respark.to_json()
    out["abilities"] = [
        {
            "name": ability.name,
            "inexhaustible": ability.inexhaustible,
            "cost": ability.by_focus[0][0].to_json(),
        }
        for ability in d.abilities
    ]
    return out
