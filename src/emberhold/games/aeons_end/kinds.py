"""Numbers with a kind that only Aeon's End has: a breach is not a supply pile, and the type checker tells them apart.

Those of every game (card, seat, zone, …) are in `core/kinds`.
"""

# Numbers of a kind are written plainly, `X: Final[Zone] = 1`: the compiler puts only such a number in where it is used.
# mypy: disable-error-code="assignment"

from __future__ import annotations

from typing import Final, Literal, NewType, TypeAlias

__all__ = [
    "NO_PILE",
    "NO_PLACE",
    "NO_TREASURE",
    "NO_TURN_CARD",
    "AbilityTime",
    "Breach",
    "BreachTile",
    "CardKind",
    "Level",
    "Line",
    "MageIndex",
    "NemesisIndex",
    "Pile",
    "Purse",
    "Role",
    "Target",
    "Tier",
    "TreasureIndex",
    "TurnCard",
    "UpgradeBattle",
]

Breach = NewType("Breach", int)
"""A place for a breach on a mage's mat: 4 * seat + position, from left to right."""

BreachTile = NewType("BreachTile", int)
"""Which breach lies there: its place in the list of breaches."""

Pile = NewType("Pile", int)
"""A supply pile of this battle."""

TurnCard = NewType("TurnCard", int)
"""A turn order card: a player's, several players' or the nemesis'. Cards with the same number are alike."""

CardKind = NewType("CardKind", int)
"""What a card is: gem, relic, spell …"""

Role = NewType("Role", int)
"""Where a card comes from: a starting deck, the supply, the nemesis …"""

Purse = NewType("Purse", int)
"""What aether may be spent on."""

AbilityTime = NewType("AbilityTime", int)
"""When a mage's ability may be used: one or several of the constants, added up."""

Target = NewType("Target", int)
"""What damage is dealt to: a minion as its card, or a number below 0 for the nemesis or a target of its mat."""

Line = NewType("Line", int)
"""Which line of a card or treasure, among those that wait for something to happen."""

MageIndex = NewType("MageIndex", int)
NemesisIndex = NewType("NemesisIndex", int)
TreasureIndex = NewType("TreasureIndex", int)
"""The place of a mage, a nemesis, a treasure in the list of all of them."""

Tier: TypeAlias = Literal[0, 1, 2, 3]
"""The tier of a nemesis card; 0 if it never enters the nemesis deck."""

Level: TypeAlias = Literal[0, 1, 2, 3]
"""The level of a treasure; 0 if the card is not a treasure."""

UpgradeBattle: TypeAlias = Literal[0, 2, 3, 4]
"""The battle of the first expedition before which an upgraded card is added; 0 if it is not upgraded."""

NO_PLACE: Final[Breach] = -1
NO_PILE: Final[Pile] = -1
NO_TREASURE: Final[TreasureIndex] = -1
NO_TURN_CARD: Final[TurnCard] = -1
