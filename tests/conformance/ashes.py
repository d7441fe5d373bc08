"""Tables of Ashes for the suite: short matches on boards laid out by hand first, then whole ones.

A whole match takes hundreds of decisions, and most tests of the suite look at everything at each of them. On these
boards the Phoenixborn have few lives left, so that a match is short and still full of reactions and choices.
"""

from __future__ import annotations

from itertools import islice, permutations
from typing import Any

__all__ = ["boards", "setups"]

DICE = ["2*natural-power", "2*charm-class", "2*ceremonial-power", "illusion-power", "3*illusion-class"]
SIDES: list[dict[str, Any]] = [
    {
        "phoenixborn": {"noah-redmoon": {"wounds": 19}},
        "hand": ["shadow-counter", "fade-away", "small-sacrifice", "fade-away"],
        "draw": ["stormwind-sniper", "bring-forth", "shadow-counter", "summon-sleeping-widows"],
        "battlefield": ["masked-wolf", "stormwind-sniper", "masked-wolf"],
        "spellboard": ["small-sacrifice", "summon-false-demon"],
        "dice": DICE,
    },
    {
        "phoenixborn": {"jessa-na-ni": {"wounds": 17}},
        "hand": ["redirect", "final-cry", "cut-the-strings", "fear"],
        "draw": ["blood-archer", "undying-heart", "redirect", "leech-warrior"],
        "battlefield": ["living-doll", {"leech-warrior": {"exhaustion": 1}}, "blood-archer"],
        "spellboard": ["summon-blood-puppet", "summon-blood-puppet"],
        "dice": DICE,
    },
    {
        "phoenixborn": {"saria-guideman": {"wounds": 19}},
        "hand": ["sympathy-pain", "strange-copy", "purge", "sympathy-pain"],
        "draw": ["seal", "rose-fire-dancer", "hidden-power", "purge"],
        "battlefield": ["enchanted-violinist", "seaside-raven"],
        "spellboard": ["abundance", "summon-three-eyed-owl"],
        "dice": DICE,
    },
    {
        "phoenixborn": {"maeoni-viper": {"wounds": 20}},
        "hand": ["golden-veil", "molten-gold", "refresh", {"molten-gold": {"known": True}}],
        "draw": ["transfer", "open-memories", "golden-veil", "hypnotize"],
        "battlefield": [{"silver-snake": {"status": 2, "attached": ["root-armor"]}}, "gilder"],
        "spellboard": ["empower", "summon-gilder"],
        "dice": DICE,
    },
]
DECKS = (
    *("the-iron-men", "the-snakes-in-silver", "the-mist-guardian"),
    *("the-cloudsea-siren", "the-bloodwoods-queen", "the-shadows-of-viros"),
)


def boards(players: int) -> list[dict[str, Any]]:
    """Short matches; the sides sit in different orders, and have less in hand the more they are."""
    orders = islice(permutations([_lean(side, 6 - players) for side in SIDES], players), 1, None, 2)
    return [{"board": dict(zip("abcd", order, strict=False))} for order in orders]


def _lean(side: dict[str, Any], n: int) -> dict[str, Any]:
    return side | {"hand": side["hand"][:n], "draw": side["draw"][:n], "dice": side["dice"][:n]}


def setups(players: int) -> list[dict[str, Any]]:
    """Four boards; for two players then whole matches with open and with sealed lists.

    A whole match of three or four takes minutes here, and the nets of Ashes play those anyway.
    """
    whole = []
    for first, lists in ((0, "open"), (3, "sealed")):
        decks = [(DECKS * 2)[first + i] for i in range(players)]
        whole.append({"seats": [{"deck": deck} for deck in decks], "lists": lists})
    return [*boards(players)[:4], *(whole if players == 2 else [])]
