"""What playing or using a card usually brings, in points of `evaluation`: measured, for quick playouts.

It is the mean over 45 matches that greedy played against itself (seeds from 1000100): how much better the position is
at the end of the turn if the card is played with natural targets, compared with passing. What exhausts its card is
ready again next round, so most of that is not held against it. A card that is not here is judged by what is printed on
it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

__all__ = ["DIE_POWERS", "PLAYED", "USED"]

DIE_POWERS: Final[tuple[float, ...]] = (0.3, -1.1, -1.7, 0.2)
"""By the type of the die."""

PLAYED: Final[Mapping[str, float]] = {
    "abundance": 0.8,
    "anchornaut": 0.2,
    "blood-archer": 4.2,
    "blood-transfer": 0.4,
    "bound-soul": -0.8,
    "bring-forth": 1.6,
    "call-upon-the-realms": -0.2,
    "chant-of-revenge": 0.7,
    "cut-the-strings": 0.9,
    "empower": 0.2,
    "enchanted-violinist": 2.0,
    "expand-energy": 0.7,
    "fade-away": 0.5,
    "fear": 1.1,
    "hammer-knight": 4.2,
    "hidden-power": -0.3,
    "hypnotize": 1.3,
    "iron-worker": 3.8,
    "leech-warrior": 3.2,
    "living-doll": 1.3,
    "massive-growth": -1.9,
    "mist-typhoon": -0.1,
    "molten-gold": 1.2,
    "one-hundred-blades": -1.5,
    "open-memories": -0.9,
    "out-of-the-mist": -0.5,
    "protect": 0.1,
    "purge": 0.6,
    "reflections-in-the-water": -1.1,
    "refresh": -2.1,
    "root-armor": -1.7,
    "rose-fire-dancer": 2.5,
    "seal": -3.3,
    "shifting-mist": 0.5,
    "sleight-of-hand": -0.1,
    "small-sacrifice": 0.4,
    "spiked-armor": -2.0,
    "steady-gaze": -0.4,
    "stormwind-sniper": 1.6,
    "strange-copy": 0.5,
    "strengthen": 0.2,
    "summon-blood-puppet": 0.3,
    "summon-blue-jaguar": 0.5,
    "summon-butterfly-monk": 1.1,
    "summon-false-demon": 0.7,
    "summon-gilder": 0.6,
    "summon-iron-rhino": 0.4,
    "summon-masked-wolf": 0.9,
    "summon-mist-spirit": 1.1,
    "summon-seaside-raven": 0.9,
    "summon-silver-snake": 0.8,
    "summon-three-eyed-owl": 0.9,
    "transfer": -1.3,
    "undying-heart": -2.5,
}

USED: Final[Mapping[str, float]] = {
    "abundance": 0.3,
    "anchornaut": 0.4,
    "aradel-summergaard": 1.0,
    "blood-puppet": 2.3,
    "blood-transfer": -2.5,
    "coal-roarkwin": 0.2,
    "cut-the-strings": -2.3,
    "expand-energy": -0.3,
    "hypnotize": -0.7,
    "iron-worker": -0.0,
    "noah-redmoon": 1.3,
    "purge": -1.1,
    "rose-fire-dancer": 0.6,
    "saria-guideman": -0.4,
    "shifting-mist": 0.5,
    "small-sacrifice": -1.2,
    "strengthen": 0.0,
    "summon-blood-puppet": -1.9,
    "summon-blue-jaguar": 3.4,
    "summon-butterfly-monk": 2.2,
    "summon-false-demon": 2.0,
    "summon-gilder": 3.0,
    "summon-iron-rhino": 5.8,
    "summon-masked-wolf": 3.9,
    "summon-mist-spirit": 1.4,
    "summon-seaside-raven": 1.6,
    "summon-silver-snake": 1.9,
    "summon-three-eyed-owl": 1.6,
    "three-eyed-owl": -1.6,
}
