"""DECK-06: the six pre-built decks, ten cards three times and two colours of dice each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

COPIES_EACH: Final = 3
DICE_EACH: Final = 5


def _deck(phoenixborn: str, dice: tuple[str, str], first_five: list[str], others: list[str]) -> Mapping[str, object]:
    return {
        "phoenixborn": phoenixborn,
        "dice": dict.fromkeys(dice, DICE_EACH),
        "cards": dict.fromkeys([*first_five, *others], COPIES_EACH),
        "first_five": first_five,
    }


DECKS: Final[Mapping[str, Mapping[str, object]]] = {
    "the-iron-men": _deck(
        "coal-roarkwin",
        ("natural", "ceremonial"),
        ["expand-energy", "summon-iron-rhino", "anchornaut", "iron-worker", "hammer-knight"],  # suggested by us
        ["strengthen", "protect", "chant-of-revenge", "one-hundred-blades", "spiked-armor"],
    ),
    "the-snakes-in-silver": _deck(
        "maeoni-viper",
        ("charm", "natural"),
        ["call-upon-the-realms", "summon-silver-snake", "empower", "hypnotize", "summon-gilder"],  # suggested by us
        ["refresh", "open-memories", "molten-gold", "transfer", "golden-veil"],
    ),
    "the-mist-guardian": _deck(
        "aradel-summergaard",
        ("natural", "illusion"),
        ["shifting-mist", "summon-mist-spirit", "summon-blue-jaguar", "root-armor", "summon-butterfly-monk"],
        ["reflections-in-the-water", "mist-typhoon", "out-of-the-mist", "steady-gaze", "massive-growth"],
    ),
    "the-cloudsea-siren": _deck(
        "saria-guideman",
        ("charm", "illusion"),
        ["purge", "abundance", "summon-three-eyed-owl", "summon-seaside-raven", "rose-fire-dancer"],
        ["hidden-power", "seal", "strange-copy", "sympathy-pain", "enchanted-violinist"],
    ),
    "the-bloodwoods-queen": _deck(
        "jessa-na-ni",
        ("charm", "ceremonial"),
        ["fear", "blood-transfer", "summon-blood-puppet", "living-doll", "leech-warrior"],
        ["cut-the-strings", "undying-heart", "redirect", "final-cry", "blood-archer"],
    ),
    "the-shadows-of-viros": _deck(
        "noah-redmoon",
        ("illusion", "ceremonial"),
        ["small-sacrifice", "summon-masked-wolf", "summon-false-demon", "sleight-of-hand", "bring-forth"],
        ["bound-soul", "summon-sleeping-widows", "shadow-counter", "fade-away", "stormwind-sniper"],
    ),
}
