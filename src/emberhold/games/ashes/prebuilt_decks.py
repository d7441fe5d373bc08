"""The six pre-built decks (DECK-06): ten cards three times each, five dice of each of two types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberhold.core.journal import Setup
from emberhold.core.kinds import Seat
from emberhold.games.ashes.constants import COPIES, SEATS

__all__ = ["DECKS", "OUR_FIRST_FIVE", "deck", "suggested"]

EACH_TYPE: Final = 5


def deck(phoenixborn: str, dice: tuple[str, str], first_five: list[str], others: list[str]) -> Mapping[str, object]:
    """A pre-built deck, in the same form as a deck that people write themselves."""
    return {
        "phoenixborn": phoenixborn,
        "dice": dict.fromkeys(dice, EACH_TYPE),
        "cards": dict.fromkeys([*first_five, *others], COPIES),
        "first_five": first_five,
    }


DECKS: Final[Mapping[str, Mapping[str, object]]] = {
    "the-iron-men": deck(
        "coal-roarkwin",
        ("natural", "ceremonial"),
        ["expand-energy", "summon-iron-rhino", "anchornaut", "iron-worker", "hammer-knight"],
        ["strengthen", "protect", "chant-of-revenge", "one-hundred-blades", "spiked-armor"],
    ),
    "the-snakes-in-silver": deck(
        "maeoni-viper",
        ("charm", "natural"),
        ["call-upon-the-realms", "summon-silver-snake", "empower", "hypnotize", "summon-gilder"],
        ["refresh", "open-memories", "molten-gold", "transfer", "golden-veil"],
    ),
    "the-mist-guardian": deck(
        "aradel-summergaard",
        ("natural", "illusion"),
        ["shifting-mist", "summon-mist-spirit", "summon-blue-jaguar", "root-armor", "summon-butterfly-monk"],
        ["reflections-in-the-water", "mist-typhoon", "out-of-the-mist", "steady-gaze", "massive-growth"],
    ),
    "the-cloudsea-siren": deck(
        "saria-guideman",
        ("charm", "illusion"),
        ["purge", "abundance", "summon-three-eyed-owl", "summon-seaside-raven", "rose-fire-dancer"],
        ["hidden-power", "seal", "strange-copy", "sympathy-pain", "enchanted-violinist"],
    ),
    "the-bloodwoods-queen": deck(
        "jessa-na-ni",
        ("charm", "ceremonial"),
        ["fear", "blood-transfer", "summon-blood-puppet", "living-doll", "leech-warrior"],
        ["cut-the-strings", "undying-heart", "redirect", "final-cry", "blood-archer"],
    ),
    "the-shadows-of-viros": deck(
        "noah-redmoon",
        ("illusion", "ceremonial"),
        ["small-sacrifice", "summon-masked-wolf", "summon-false-demon", "sleight-of-hand", "bring-forth"],
        ["bound-soul", "summon-sleeping-widows", "shadow-counter", "fade-away", "stormwind-sniper"],
    ),
}

OUR_FIRST_FIVE: Final = frozenset({"the-iron-men", "the-snakes-in-silver"})
"""The decks whose printed First Five is not known to us; the five cards named above are our suggestion."""


def suggested(setup: Setup, seat: Seat) -> list[str]:
    """The First Five that a seat's deck suggests; empty if it suggests none."""
    board = setup.get("board")
    if isinstance(board, Mapping):
        side = board.get(SEATS[seat])
        named = side.get("suggests") if isinstance(side, Mapping) else None
        return list(named) if isinstance(named, list) else []
    seats = setup.get("seats")
    deck = seats[seat].get("deck") if isinstance(seats, list) and isinstance(seats[seat], dict) else None
    if isinstance(deck, str):
        deck = DECKS.get(deck)
    five = deck.get("first_five") if isinstance(deck, dict) else None
    return five if isinstance(five, list) else []
