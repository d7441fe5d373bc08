"""How much a card is worth on its own, and which dice it asks for: rules of thumb, for drafting only."""

from __future__ import annotations

from functools import cache
from typing import Final

from emberhold.games.ashes.catalogue import BY_SLUG, load_content
from emberhold.games.ashes.constants import (
    ALL_TYPES,
    ALLY,
    ALTERATION_SPELL,
    DIE_TYPES,
    PHOENIXBORN,
    REACTION_SPELL,
    READY_SPELL,
)
from emberhold.games.ashes.defs import CardDef, Cost

__all__ = ["CardWorth", "worth_of"]

STRENGTH: Final = {
    "abundance": 1.5,
    "anchornaut": 5.5,
    "aradel-summergaard": 9.5,
    "blood-archer": 7.5,
    "blood-transfer": 2.0,
    "bound-soul": 2.5,
    "bring-forth": 4.5,
    "call-upon-the-realms": 4.0,
    "chant-of-revenge": 4.0,
    "coal-roarkwin": 4.5,
    "cut-the-strings": 3.0,
    "empower": 4.0,
    "enchanted-violinist": 5.0,
    "expand-energy": 4.5,
    "fade-away": 5.0,
    "fear": 5.0,
    "final-cry": 3.5,
    "golden-veil": 2.5,
    "hammer-knight": 9.0,
    "hidden-power": 2.0,
    "hypnotize": 3.5,
    "iron-worker": 8.5,
    "jessa-na-ni": 6.5,
    "leech-warrior": 8.0,
    "living-doll": 6.0,
    "maeoni-viper": 4.0,
    "massive-growth": 5.5,
    "mist-typhoon": 5.5,
    "molten-gold": 6.5,
    "noah-redmoon": 5.5,
    "one-hundred-blades": 6.0,
    "open-memories": 2.5,
    "out-of-the-mist": 5.0,
    "protect": 4.5,
    "purge": 2.5,
    "redirect": 2.5,
    "reflections-in-the-water": 3.0,
    "refresh": 3.0,
    "root-armor": 3.0,
    "rose-fire-dancer": 6.5,
    "saria-guideman": 7.5,
    "seal": 2.5,
    "shadow-counter": 4.5,
    "shifting-mist": 3.0,
    "sleight-of-hand": 3.5,
    "small-sacrifice": 3.5,
    "spiked-armor": 5.5,
    "steady-gaze": 5.0,
    "stormwind-sniper": 5.5,
    "strange-copy": 5.5,
    "strengthen": 3.5,
    "summon-blood-puppet": 4.5,
    "summon-butterfly-monk": 6.5,
    "summon-false-demon": 7.0,
    "summon-gilder": 7.5,
    "summon-iron-rhino": 6.5,
    "summon-mist-spirit": 6.5,
    "summon-sleeping-widows": 6.0,
    "summon-three-eyed-owl": 7.0,
    "sympathy-pain": 5.5,
    "transfer": 2.5,
    "undying-heart": 4.5,
}
"""From 0 to 10, in the hands of our bots: a guess, moved towards how often decks with the card have won."""
MIDDLE: Final = 4.5
"""A card that nobody has judged yet."""
AGAIN: Final = 2.0
"""What is activated is paid again and again."""
CLASS_SIDE: Final = 1.0
POWER_SIDE: Final = 1.5
"""A power side needs more dice of its type than a class side."""


class CardWorth:
    """What a drafter wants to know about a card."""

    __slots__ = ("alteration", "asks", "dear", "reaction", "ready", "strength", "unit")

    def __init__(self, definition: CardDef) -> None:
        costs = [(cost, CLASS_SIDE) for cost in _play_costs(definition)]
        costs += [
            (ability.by_focus[0][0], AGAIN) for ability in definition.abilities if _is_paid(ability.by_focus[0][0])
        ]
        self.strength = STRENGTH.get(definition.slug, MIDDLE)
        self.asks = [sum(_of_type(cost, kind) * times for cost, times in costs) for kind in ALL_TYPES]
        """How much it asks for each type of die; basic symbols can be paid with any."""
        self.dear = sum(sum(cost.need) for cost in _play_costs(definition)) >= DEAR
        self.unit = definition.kind == ALLY or bool(definition.summons)
        self.ready = definition.kind == READY_SPELL
        self.reaction = definition.kind == REACTION_SPELL
        self.alteration = definition.kind == ALTERATION_SPELL


DEAR: Final = 4
"""How many dice make a card dear."""


def _play_costs(definition: CardDef) -> list[Cost]:
    play = definition.play
    return [] if play is None or definition.kind == PHOENIXBORN else [play.by_focus[0][0]]


def _is_paid(cost: Cost) -> bool:
    return any(cost.need)


def _of_type(cost: Cost, kind: int) -> float:
    return POWER_SIDE * cost.need[kind] + CLASS_SIDE * cost.need[DIE_TYPES + kind]


@cache
def worth_of(slug: str) -> CardWorth:
    load_content()
    return CardWorth(BY_SLUG[slug])
