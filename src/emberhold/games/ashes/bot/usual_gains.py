"""What playing or using a card usually brings, in points of `evaluation`, and whom it is for: measured, for playouts.

It is the mean over 30 to 45 matches that greedy played against itself (seeds from 1000100): how much better the
position is at the end of the turn if the card is played, at the natural target on the side where it does good, compared
with passing. What exhausts its card is ready again next round, so most of that is not held against it. A card that is
not here is judged by what is printed on it.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Final

__all__ = ["DIE_POWERS", "FOR_OTHERS", "FOR_OWN", "PLAYED", "USED"]

FOR_OWN: Final[Set[str]] = frozenset(
    {
        "massive-growth",
        "refresh",
        "root-armor",
        "spiked-armor",
        "undying-heart",
    }
)
"""Cards that do more good on one's own side."""

FOR_OTHERS: Final[Set[str]] = frozenset(
    {
        "anchornaut",
        "aradel-summergaard",
        "coal-roarkwin",
        "cut-the-strings",
        "fade-away",
        "molten-gold",
        "one-hundred-blades",
        "out-of-the-mist",
        "purge",
        "reflections-in-the-water",
        "rose-fire-dancer",
        "saria-guideman",
        "seal",
        "steady-gaze",
        "summon-blood-puppet",
        "summon-gilder",
        "three-eyed-owl",
    }
)
"""Cards that do more good on the side of an opponent."""

DIE_POWERS: Final[tuple[float, ...]] = (0.3, -1.1, -1.7, 0.2)
"""By the type of the die."""

PLAYED: Final[Mapping[str, float]] = {
    "abundance": 0.2,
    "anchornaut": 0.3,
    "blood-archer": 3.7,
    "blood-transfer": 0.9,
    "bound-soul": -0.9,
    "bring-forth": 2.2,
    "call-upon-the-realms": -0.1,
    "chant-of-revenge": 0.7,
    "cut-the-strings": 0.7,
    "empower": 0.5,
    "enchanted-violinist": 1.9,
    "expand-energy": 0.5,
    "fade-away": -0.0,
    "fear": 0.7,
    "hammer-knight": 3.9,
    "hidden-power": -0.7,
    "hypnotize": 0.3,
    "iron-worker": 3.0,
    "leech-warrior": 2.9,
    "living-doll": 0.7,
    "massive-growth": 0.0,
    "mist-typhoon": 0.9,
    "molten-gold": 2.5,
    "one-hundred-blades": 1.2,
    "open-memories": -1.0,
    "out-of-the-mist": 0.9,
    "protect": 0.1,
    "purge": 1.1,
    "reflections-in-the-water": -1.0,
    "refresh": -1.4,
    "root-armor": 0.2,
    "rose-fire-dancer": 1.7,
    "seal": -0.4,
    "shifting-mist": 0.6,
    "sleight-of-hand": -0.1,
    "small-sacrifice": 0.7,
    "spiked-armor": -0.7,
    "steady-gaze": 0.3,
    "stormwind-sniper": 1.6,
    "strange-copy": 0.1,
    "strengthen": 0.3,
    "summon-blood-puppet": 1.1,
    "summon-blue-jaguar": 0.2,
    "summon-butterfly-monk": 0.9,
    "summon-false-demon": 0.6,
    "summon-gilder": -0.0,
    "summon-iron-rhino": -0.0,
    "summon-masked-wolf": 0.8,
    "summon-mist-spirit": 0.6,
    "summon-seaside-raven": 0.5,
    "summon-silver-snake": -0.4,
    "summon-three-eyed-owl": 1.6,
    "transfer": -1.6,
    "undying-heart": -0.6,
}

USED: Final[Mapping[str, float]] = {
    "abundance": -0.1,
    "anchornaut": 0.6,
    "aradel-summergaard": 0.7,
    "blood-puppet": -0.2,
    "blood-transfer": -2.3,
    "coal-roarkwin": 0.3,
    "cut-the-strings": -2.2,
    "expand-energy": -0.3,
    "hypnotize": -0.1,
    "iron-worker": -0.3,
    "noah-redmoon": 0.8,
    "purge": -0.7,
    "rose-fire-dancer": -0.3,
    "saria-guideman": 0.2,
    "shifting-mist": 1.1,
    "small-sacrifice": -1.1,
    "strengthen": -0.1,
    "summon-blood-puppet": 0.7,
    "summon-blue-jaguar": 3.5,
    "summon-butterfly-monk": 2.2,
    "summon-false-demon": 1.6,
    "summon-gilder": 3.6,
    "summon-iron-rhino": 5.4,
    "summon-masked-wolf": 2.7,
    "summon-mist-spirit": 1.7,
    "summon-seaside-raven": 1.4,
    "summon-silver-snake": 2.0,
    "summon-three-eyed-owl": 1.8,
    "three-eyed-owl": -0.2,
}
