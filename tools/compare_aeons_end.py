"""Compares the content of Aeon's End with the reference: printed values, numbers in texts, names in three languages.

It compares every printed value, and checks that each number in a card's text is in the reference's sentence too. What a
text does is shown by the scenarios.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from emberhold.core.registry import load_game
from tools.compare_cards import Comparison, Raw

__all__ = ["FILES", "differences", "names_wanted", "read"]

FILES: Final = (
    "cards",
    "mages",
    "breaches",
    "nemeses",
    "classic_nemeses",
    "basic_nemesis_cards",
    "upgraded_basic_nemesis_cards",
    "treasures",
)
OWN_DECKS: Final = ("world_devourer", "extra_cards", "strike_deck", "corruption_deck", "acolytes")
"""Where the reference keeps the cards that lie beside the mat of a nemesis."""
WORDS: Final = {
    "a": 1, "an": 1, "one": 1, "once": 1, "two": 2, "twice": 2, "three": 3, "four": 4, "five": 5, "six": 6,
    "seven": 7, "eight": 8, "nine": 9, "ten": 10,
}  # fmt: skip
TEXTS: Final = (
    "effect",
    "power_effect",
    "to_discard",
    "immediately",
    "persistent",
    "passive",
    "start_of_nemesis_turn",
    "blood_magic",
)
TYPES: Final = {"corruption": "curse", "acolyte": "minion"}
"""What we call a type that the reference calls by another name."""
ROLES: Final = {"starter": "starter", "unique_starter": "unique-starter", "forged": "forged", "supply": "supply"}
WHEN: Final = {"own_casting_phase": "own-casting", "own_main_phase": "own-main", "any_ally_main_phase": "allys-main"}
PRINTED_ELSEWHERE: Final = ("life", "power")
"""Numbers in a text that are values of the card and are compared as such."""


def slug(id: str) -> str:
    return id.lower().replace("_", "-")


def read(home: Path) -> dict[str, Any]:
    return {name: json.loads((home / f"{name}.json").read_text(encoding="utf-8")) for name in FILES}


def numbers_in(text: str) -> set[int]:
    """Every number in a sentence, as digits or as words."""
    found = {int(digits) for digits in re.findall(r"\d+", text)}
    return found | {WORDS[word] for word in re.findall(r"[a-z]+", text.lower()) if word in WORDS}


def _texts(raw: Raw) -> str:
    return " ".join(str(raw[key]) for key in TEXTS if raw.get(key))


def _numbers(c: Comparison, ours: Raw, said: str) -> None:
    allowed = numbers_in(said)
    for key, n in ours["numbers"].items():
        if key not in PRINTED_ELSEWHERE and n not in allowed:
            c.say(f"its text says {key} {n}; the reference's numbers are {sorted(allowed)}")


def player_card(ours: Raw, raw: Raw) -> list[str]:
    c = Comparison(ours["slug"])
    c.same("type", ours["type"], raw["type"])
    c.same("cost", ours["cost"], raw["cost"])
    c.same("role", ours["role"], ROLES[raw["role"]])
    c.same("mage", ours.get("mage", ""), raw.get("mage", ""))
    c.same("echo", ours.get("echo", False), "echo" in raw["keywords"])
    if raw["role"] == "supply":
        c.same("copies", ours.get("copies"), raw["copies"])
    _numbers(c, ours, raw["effect"])
    return c.found


def nemesis_card(ours: Raw, raw: Raw) -> list[str]:
    c = Comparison(ours["slug"])
    kind = raw.get("type", ours["type"])
    kind = TYPES.get(kind, kind)
    c.same("type", ours["type"], kind)
    c.same("tier", ours["tier"], raw.get("tier", 0))
    if kind == "minion" and raw.get("life"):  # else a text of the card says how much it has
        c.same("life", ours["life"], raw["life"])
    if kind == "power":
        c.same("power", ours["power"], raw["power"])
        c.same("can be discarded", ours["to_discard"] is not None, raw["to_discard"] is not None)
    _numbers(c, ours, _texts(raw) + f" {raw.get('power', '')}")
    return c.found


def mage(ours: Raw, raw: Raw) -> list[str]:
    c = Comparison(ours["slug"])
    c.same("charges", ours["charges"], raw["charges"])
    c.same("when", ours["when"], [WHEN[moment] for moment in raw["ability"]["when"]])
    c.same("hand", ours["hand"], [slug(id) for id in raw["starting_hand"]])
    c.same("deck", ours["deck"], [slug(id) for id in raw["starting_deck_top_to_bottom"]])
    for mine, theirs in zip(ours["breaches"], raw["breaches"], strict=True):
        wanted = None
        if theirs["breach"] is not None:
            facing = "open" if theirs["state"] == "open" else theirs["facing"]
            wanted = {"position": theirs["position"].lower(), "breach": slug(theirs["breach"]), "facing": facing}
        c.same(f"breach {theirs['position']}", mine, wanted)
    _numbers(c, ours, raw["ability"]["effect"])
    return c.found


def breach(ours: Raw, raw: Raw) -> list[str]:
    c = Comparison(ours["slug"])
    c.same("focus", ours["focus"], raw["focus_cost"] or 0)
    c.same("open", ours["open"], raw["open_cost"] or [])
    effect = raw["open_effect"] or {}
    c.same(
        "bonus",
        ours["numbers"].get("bonus", 0),
        effect.get("damage_bonus", effect.get("damage_bonus_per_surge_token", 0)),
    )
    c.same("gravehold", ours["numbers"].get("gravehold", 0), effect.get("gravehold_life", 0))
    c.same("limit", ours["numbers"].get("limit", 0), effect.get("max_surge_tokens", 0))
    return c.found


def treasure(ours: Raw, raw: Raw) -> list[str]:
    c = Comparison(ours["slug"])
    c.same("level", ours["level"], raw["level"])
    if raw["level"] == 1:
        c.same("type", ours["type"], raw["type"])
        c.same("cost", ours["cost"], raw["cost"])
    _numbers(c, ours, raw["effect"])
    return c.found


def nemesis(ours: Raw, raw: Raw) -> list[str]:
    c = Comparison(ours["slug"])
    for key in ("life", "difficulty", "battle"):
        c.same(key, ours.get(key), raw[key])
    return c.found


def _at_hand(nemeses: Iterable[Raw], ours: Collection[str]) -> list[Raw]:
    """Those nemeses of earlier sets that we have. Not all of them need be there, so none is missing."""
    return [raw for raw in nemeses if slug(raw["id"]) in ours]


def reference_entries(data: Mapping[str, Any], ours: Collection[str]) -> dict[str, tuple[str, Raw]]:
    """Everything in the reference by slug, and how to compare it."""
    out: dict[str, tuple[str, Raw]] = {}
    for raw in data["cards"]["cards"]:
        out[slug(raw["id"])] = ("player_card", raw)
    for raw in data["mages"]["mages"]:
        out[slug(raw["id"])] = ("mage", raw)
    for raw in data["breaches"]["breaches"]:
        out[f"breach-{slug(raw['id'])}"] = ("breach", raw)
    for name in ("basic_nemesis_cards", "upgraded_basic_nemesis_cards"):
        for raw in data[name]["cards"]:
            out[slug(raw["id"])] = ("nemesis_card", raw)
    for raw in [*data["nemeses"]["nemeses"], *_at_hand(data["classic_nemeses"]["nemeses"], ours)]:
        out[slug(raw["id"])] = ("nemesis", raw)
        extra = [card for key in OWN_DECKS for card in raw.get(key, [])]
        if "claw_deck" in raw:
            extra.append(raw["claw_deck"]["card"])
        for card in [*raw["cards"], *extra]:
            out[slug(card["id"])] = ("nemesis_card", card)
    for raw in data["treasures"]["treasures"]:
        out[slug(raw["id"])] = ("treasure", raw)
    return out


HOW: Final = {
    "player_card": player_card,
    "nemesis_card": nemesis_card,
    "mage": mage,
    "breach": breach,
    "treasure": treasure,
    "nemesis": nemesis,
}


def differences(data: Mapping[str, Any], names: Mapping[str, Mapping[str, str]]) -> tuple[list[str], int]:
    """What differs, and how many things were compared. `names` are plain messages of language files by language."""
    content: Sequence[Raw] = load_game("aeons-end").content()
    ours = {str(entry["slug"]): entry for entry in content}
    theirs = reference_entries(data, ours)
    c = Comparison("aeons-end")
    c.same("not in the reference", sorted(set(ours) - set(theirs)), [])
    c.same("missing", [], sorted(set(theirs) - set(ours)))
    found = c.found
    for name in sorted(set(ours) & set(theirs)):
        how, raw = theirs[name]
        found += HOW[how](ours[name], raw)
    for lang, messages in names.items():
        found += _name_differences(messages, names_wanted(theirs, lang), lang)
    return found, len(ours)


def names_wanted(theirs: Mapping[str, tuple[str, Raw]], lang: str) -> dict[str, str]:
    """The names in the reference for one language, by message id."""
    out: dict[str, str] = {}
    for name, (how, raw) in theirs.items():
        given = raw.get("name")
        if isinstance(given, dict) and given.get(lang):
            out[name if how == "breach" else f"card-{name}"] = given[lang]
    return out


def _name_differences(names: Mapping[str, str], wanted: Mapping[str, str], lang: str) -> list[str]:
    c = Comparison(f"names ({lang})")
    for message, name in wanted.items():
        c.same(message, names.get(message, "").replace("’", "'"), name.replace("’", "'"))
    return c.found
