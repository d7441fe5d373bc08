"""Compares one card definition with the same card in the reference.

It compares everything in a card's header: values, costs at every focus, targets, what is optional or inexhaustible. It
does not compare sentences: what an effect does, when it is triggered and how long it lasts.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from emberhold.games.ashes.constants import (
    ACTIVATED,
    ALLY,
    ALTERATION_SPELL,
    CARD_TYPES,
    CONJURATION,
    PLAYED_CARD,
    REACTION_SPELL,
)
from emberhold.games.ashes.defs import (
    ALTERATION,
    ANY,
    FREE,
    OPPONENT,
    OWN,
    PHOENIXBORN_TARGET,
    PLAYER,
    READY,
    UNIT,
    UNIT_OR_PHOENIXBORN,
    Ability,
    CardDef,
    Cost,
    Target,
)
from emberhold.games.ashes.rules.costs import costs_of
from tools.compare_costs import (
    FIRST_CARD,
    Raw,
    cost_in_words,
    costs_by_focus,
    reference_cost,
    reference_costs_by_focus,
    spellboard_of,
)

__all__ = ["FOCUS", "Comparison", "Raw", "card_differences", "slug_of"]

FOCUS: Final = "Focus "
RESPARK: Final = "Respark"
KEYWORDS: Final = {"Battle Advantage": False, "Magic Guard": False, "Spell Guard": False, "Unit Guard": True}
"""Abilities that the rules carry out, and whether using them is optional. A card only says that it has them."""
GRANTED: Final = {"Spiked Skin 2": "spiked-skin"}
"""Abilities that an alteration gives to its unit, and the keyword for each."""
TOKENS_AS_COST: Final = {("iron-worker", "overtime"): 1}
"""In the reference the sentence spends status tokens; here each use costs one (TURN-09)."""
MAY_IN_TEXT: Final = ("open-memories", "saria-guideman")
"""Cards whose effect begins with "may": the text asks here, and the reference says optional."""
THINGS: Final = {
    UNIT: "unit",
    PHOENIXBORN_TARGET: "phoenixborn",
    UNIT_OR_PHOENIXBORN: "unit_or_phoenixborn",
    PLAYER: "player",
    READY: "ready_spell",
    ALTERATION: "alteration_spell",
}
WHOSE: Final = {ANY: "any", OWN: "own", OPPONENT: "opponent"}


@dataclass(slots=True)
class Comparison:
    """The differences found for one card or deck, and which of our abilities the reference has."""

    subject: str
    found: list[str] = field(default_factory=list)
    matched: list[Ability] = field(default_factory=list)
    lines: set[str] = field(default_factory=set)
    """Lines of the reference that are fields in a header here."""

    def same(self, what: str, ours: object, theirs: object) -> None:
        if ours != theirs:
            self.found.append(f"{self.subject}: {what} is {_words(ours)}, in the reference {_words(theirs)}")

    def say(self, sentence: str) -> None:
        self.found.append(f"{self.subject}: {sentence}")


def _words(value: object) -> str:
    return "nothing" if value in (None, "", [], {}) else str(value)


def slug_of(name: str) -> str:
    return name.lower().replace("'", "").replace(" ", "-")


# -- abilities ---------------------------------------------------------------------------------------------------------


def target_in_words(target: Target) -> str:
    return f"{THINGS[target.what]}:{WHOSE[target.whose]}"


def compare_targets(c: Comparison, what: str, ability: Ability, raw: Raw) -> None:
    c.same(f"{what}: target", [target_in_words(target) for target in ability.targets], raw["targets"])
    c.same(f"{what}: word target", bool(ability.targets), raw["uses_target_word"])
    left_out = [target_in_words(target) for target in ability.targets if target.may]
    c.same(f"{what}: target that may be left out", left_out, list(raw.get("optional_targets", [])))
    # PLAY-03: what replaces a target is the only choice without that word that is made with the targets.
    instead = any("(alternative)" in choice for choice in raw.get("chooses_without_target", []))
    c.same(f"{what}: something instead of a target", any(target.instead for target in ability.targets), instead)


def compare_ability(c: Comparison, d: CardDef, ability: Ability, raw: Raw, focus_lines: Sequence[Raw]) -> None:
    what = ability.name or "effect"
    c.matched.append(ability)
    c.same(f"{what}: inexhaustible", ability.inexhaustible, raw["inexhaustible"])
    c.same(f"{what}: cost by focus", costs_by_focus(ability), reference_costs_by_focus(raw, focus_lines))
    tokens = [cost.status for cost in ability.by_focus[0]]
    c.same(f"{what}: status tokens in the cost", max(tokens), TOKENS_AS_COST.get((d.slug, ability.name), 0))
    if ability.moment == ACTIVATED:
        # An activated ability is used by choice anyway. The reference calls it optional if it needs no action.
        action = any(cost.main or cost.side for cost in costs_of(spellboard_of(1), FIRST_CARD, ability))
        c.same(f"{what}: optional", d.slug in MAY_IN_TEXT or not action, raw["optional"])
    else:
        c.same(f"{what}: optional", ability.may, raw["optional"])
    compare_targets(c, what, ability, raw)
    if ability.text is None:
        c.say(f"{what} has no text")
    compare_focus(c, ability, focus_lines)


def compare_focus(c: Comparison, ability: Ability, lines: Sequence[Raw]) -> None:
    """Focus lines belong to the one ability: its text or its cost reads the focus."""
    code = getattr(ability.text, "__code__", None)
    looks = len(ability.by_focus) > 1 or (code is not None and "focus" in code.co_names)
    c.same("looks at its focus", looks, bool(lines))
    for line in lines:
        compare_line(c, line["name"], line, inexhaustible=False, optional=line["optional"])
        if line["cost"] is not None:
            # COST-06: this is paid in the middle of the text, so it is a constant beside the text and not in the
            # header.
            beside = vars(sys.modules[ability.text.__module__]).values() if ability.text is not None else ()
            known = [cost_in_words(value) for value in beside if isinstance(value, Cost)]
            if cost_in_words(reference_cost(line["cost"])) not in known:
                c.say(f"{line['name']} costs {cost_in_words(reference_cost(line['cost']))} in the reference")


def compare_line(c: Comparison, what: str, raw: Raw, *, inexhaustible: bool, optional: bool = False) -> None:
    """A line that is a field here, or part of another ability: it has no target of its own."""
    c.same(f"{what}: target", [], raw["targets"])
    c.same(f"{what}: word target", False, raw["uses_target_word"])
    c.same(f"{what}: inexhaustible", inexhaustible, raw["inexhaustible"])
    c.same(f"{what}: optional", optional, raw["optional"])


def compare_effect(c: Comparison, d: CardDef, raw: Raw) -> None:
    """What a played card does. Its cost is the card's cost, and a reaction is never forced (REACT-08)."""
    c.lines.add("played")
    if d.play is None or d.play.text is None:
        c.say("the reference has an effect when it is played")
        return
    c.same("effect: cost beside the card's", cost_in_words(FREE), cost_in_words(reference_cost(raw["cost"])))
    c.same("effect: optional", d.kind == REACTION_SPELL or d.slug in MAY_IN_TEXT, raw["optional"])
    c.same("effect: waits for a moment", d.play.moment > ACTIVATED, d.kind == REACTION_SPELL)
    c.same("effect: inexhaustible", d.placement not in ("discard", ""), raw["inexhaustible"])
    compare_targets(c, "effect", d.play, raw)


def compare_keyword(c: Comparison, d: CardDef, raw: Raw) -> None:
    name = slug_of(raw["name"])
    ours = [ability for ability in d.abilities if ability.name == name and ability.moment == PLAYED_CARD]
    if name not in d.keywords or len(ours) != 1:
        c.say(f"{raw['name']} is missing")
        return
    c.matched.append(ours[0])
    compare_line(c, name, raw, inexhaustible=ours[0].inexhaustible, optional=KEYWORDS[raw["name"]])


def compare_alteration_line(c: Comparison, d: CardDef, raw: Raw, unnamed: list[Ability]) -> None:
    """A line of an alteration without a name: a text of its own, or a change to its unit, which is a field here."""
    if unnamed:
        compare_ability(c, d, unnamed.pop(0), raw, ())
        return
    compare_line(c, "line", raw, inexhaustible=not d.switches_off)  # ALTER-07
    fields = {
        "removes": bool(d.removes),
        "gives": _gives(d),
        "fits": d.fits is not None,
        "switches_off": d.switches_off,
    }
    said = [name for name, there in fields.items() if there]
    if not said:
        c.say("an unnamed line of the reference is missing")
    c.lines.update(said)


def _gives(d: CardDef) -> bool:
    return any(keyword.startswith("gives-") for keyword in d.keywords)


def compare_abilities(c: Comparison, d: CardDef, raws: Sequence[Raw]) -> None:
    focus_lines = [raw for raw in raws if (raw["name"] or "").startswith(FOCUS)]
    unnamed = [ability for ability in d.abilities if not ability.name]
    for raw in raws:
        name: str = raw["name"] or ""
        if raw in focus_lines:
            continue
        if name == RESPARK:
            c.same("Respark: cost", _respark(d), cost_in_words(reference_cost(raw["cost"])))
            compare_line(c, "Respark", raw, inexhaustible=True, optional=True)
        elif name in KEYWORDS:
            compare_keyword(c, d, raw)
        elif name in GRANTED:
            c.same(f"gives {name}", f"gives-{GRANTED[name]}" in d.keywords, True)
            compare_line(c, name, raw, inexhaustible=True)
        elif name:
            ours = [ability for ability in d.abilities if ability.name == slug_of(name)]
            if not ours:
                c.say(f"{name} is missing")
            for ability in ours:  # Resourceful 1 waits for two moments
                compare_ability(c, d, ability, raw, focus_lines)
        elif d.kind == ALTERATION_SPELL:
            compare_alteration_line(c, d, raw, unnamed)
        elif d.kind in (ALLY, CONJURATION):
            c.same("a value X", d.attack_x is not None or d.life_x is not None, "x" in raw)
            compare_line(c, "a value X", raw, inexhaustible=True)
            c.lines.add("x")
        elif d.placement == "spellboard" and not raw["inexhaustible"]:
            if unnamed:
                compare_ability(c, d, unnamed.pop(0), raw, focus_lines)
            else:
                c.say("the effect is missing")
        else:
            compare_effect(c, d, raw)
            if d.placement == "spellboard":  # Protect comes into play with the tokens that it needs
                c.same("discarded without status tokens", d.needs_status, True)
                c.lines.add("needs_status")
            if d.placement == "battlefield":  # PLAY-19: the values of Strange Copy are in its text
                c.same("attack and life X", d.attack_x is not None and d.life_x is not None, "x" in raw)
                c.lines.add("x")


def _respark(d: CardDef) -> str:
    return "nothing" if d.respark is None else cost_in_words(d.respark)


def compare_the_rest(c: Comparison, d: CardDef) -> None:
    """What we have and the reference does not."""
    for ability in d.abilities:
        if ability not in c.matched:
            c.say(f"{ability.name or 'an effect'} is not in the reference")
    here = {
        "played": d.play is not None and d.play.text is not None,
        "needs_status": d.needs_status,
        "x": d.attack_x is not None or d.life_x is not None,
        "switches_off": d.switches_off,
        "removes": bool(d.removes),
        "gives": _gives(d),
    }
    for name, there in here.items():
        if there and name not in c.lines:
            c.say(f"no line of the reference says '{name}'")


# -- cards -------------------------------------------------------------------------------------------------------------


def card_differences(d: CardDef, raw: Raw) -> list[str]:
    """How a definition differs from the reference, in words."""
    c = Comparison(d.slug)
    c.same("slug", d.slug, raw["id"])
    c.same("type", CARD_TYPES[d.kind], raw["type"])
    c.same("placement", d.placement, raw["placement"] or "")
    c.same("Phoenixborn", d.phoenixborn, raw["phoenixborn"] or "")
    play = None if d.play is None else cost_in_words(costs_of(spellboard_of(1), FIRST_CARD, d.play)[0])
    c.same("play cost", play, None if raw["play_cost"] is None else cost_in_words(reference_cost(raw["play_cost"])))
    compare_values(c, d, raw)
    c.same("battlefield", d.battlefield, raw.get("battlefield") or 0)
    c.same("spellboard", d.spellboard, raw.get("spellboard") or 0)
    c.same("conjuration limit", d.copies, raw["conjuration_limit"] or 0)
    c.same("summons", list(d.summons), list(raw["summons"]))
    bonus = {"attack": d.bonus_attack, "life": d.bonus_life, "recover": d.bonus_recover}
    c.same("bonus", bonus, raw["bonus"] or dict.fromkeys(bonus, 0))
    respark = raw["respark_cost"]
    c.same("Respark", _respark(d), "nothing" if respark is None else cost_in_words(reference_cost(respark)))
    c.same("attaches only to some units", d.fits is not None, "attach_restriction" in raw)
    compare_abilities(c, d, raw["abilities"])
    compare_the_rest(c, d)
    return c.found


def compare_values(c: Comparison, d: CardDef, raw: Raw) -> None:
    """Attack, life and recover; X if the value is counted. A spell prints none, and Strange Copy is a spell."""
    unit = d.kind in (ALLY, CONJURATION)
    for name, number, counted, printed in (
        ("attack", d.attack, unit and d.attack_x is not None, unit),
        ("life", d.life, unit and d.life_x is not None, not d.is_spell),
        ("recover", d.recover, False, unit),
    ):
        c.same(name, "X" if counted else number if printed else number or None, raw[name])
