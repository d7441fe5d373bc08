"""Small numbers with names: zones, kinds, phases, purses. The words beside them are what scenarios and views say."""

from __future__ import annotations

from typing import Final

from emberhold.core.seat_letters import SEAT_LETTERS

# Where a card is. The first four are a player's; holder[card] says whose.
HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
PLAYED: Final = 3
PREPPED: Final = 4
ATTACHED: Final = 5
SUPPLY: Final = 6
DESTROYED: Final = 7
ON_MAT: Final = 8
"""On the nemesis mat or beside it, where its nemesis has a use for cards."""
FORGE: Final = 9
NEMESIS_DECK: Final = 10
NEMESIS_PLAY: Final = 11
NEMESIS_DISCARD: Final = 12
RESOLVING: Final = 13
ASIDE: Final = 14
"""Beside the nemesis mat or out of the match (NEM-16)."""
MAT_DECK: Final = 15
"""A deck of the mat's own, beside the nemesis deck."""

# What a card is.
GEM: Final = 0
RELIC: Final = 1
SPELL: Final = 2
CURSE: Final = 3
ATTACK: Final = 4
MINION: Final = 5
POWER: Final = 6
KINDS: Final = ("gem", "relic", "spell", "curse", "attack", "minion", "power")

# Where a player card comes from.
STARTER: Final = 0
UNIQUE_STARTER: Final = 1
FORGED: Final = 2
MARKET: Final = 3
TREASURE: Final = 4
NEMESIS_CARD: Final = 5
ROLES: Final = ("starter", "unique-starter", "forged", "supply", "treasure", "nemesis")

GROUP_LEVEL: Final = 2
"""Treasures of this level belong to everybody (TREASURE-06)."""

PILE_SIZE: Final = {GEM: 7, RELIC: 5, SPELL: 5}
"""MARKET-01."""
PILES: Final = 9
MIX: Final = {GEM: 3, RELIC: 2, SPELL: 4}
"""MARKET-02."""

LIFE: Final = 10
GRAVEHOLD_LIFE: Final = 30
HAND_SIZE: Final = 5
POSITIONS: Final = ("i", "ii", "iii", "iv")
CHARGE_PRICE: Final = 2
"""CHARGE-01."""
ENERGIZE_CHARGES: Final = 1
"""What a cast from a breach with an Energize token brings."""

# Purses of aether (MAIN-06).
NORMAL: Final = 0
FOR_BREACHES: Final = 1
FOR_RELICS: Final = 2
FOR_GEMS: Final = 3
FOR_CARDS: Final = 4
PURSES: Final = ("aether", "breaches", "relics", "gems", "cards")

# Where the flow is.
SETTING_UP: Final = 0
TURN_CARD: Final = 1
START: Final = 2
CASTING: Final = 3
MAIN: Final = 4
DRAW: Final = 5
END: Final = 6
NEMESIS_START: Final = 7
NEMESIS_MAIN: Final = 8
NEMESIS_DRAW: Final = 9
PHASES: Final = (
    "set-up",
    "turn card",
    "start",
    "casting",
    "main",
    "draw",
    "end",
    "nemesis start",
    "nemesis main",
    "nemesis draw",
)

# Turn order cards: 0 to 3 are the seats' own (TURN-05 to TURN-08).
X_CARD: Final = 4
FIRST_PAIR: Final = 5
SECOND_PAIR: Final = 6
NEMESIS_TURN: Final = 7
TURN_CARDS: Final = ("a", "b", "c", "d", "x", "a-b", "c-d", "nemesis")
NEMESIS: Final = -1
"""The nemesis as the one whose turn it is."""

# What can be answered in the casting and main phase: the first number of the answer.
CAST: Final = 0
PLAY: Final = 1
GAIN: Final = 2
CHARGE: Final = 3
FOCUS: Final = 4
OPEN: Final = 5
PREP: Final = 6
ABILITY: Final = 7
TO_DISCARD: Final = 8
BOARD: Final = 9
"""What only this nemesis' mat allows; the second number says which of its actions."""
END_TURN: Final = 10

# What an effect waits for (GEN-11).
TURN_STARTED: Final = 0
ABILITY_USED: Final = 1
PILE_EMPTIED: Final = 2
GAINED: Final = 3
BREACH_OPENED: Final = 4
SPELL_CAST: Final = 5
GEM_PLAYED: Final = 6
CHARGE_GAINED: Final = 7
CAME_TO_HAND: Final = 8
WAS_DESTROYED: Final = 9

# When a mage's ability may be used (ABILITY-01).
IN_CASTING: Final = 1
IN_MAIN: Final = 2
IN_ALLYS_MAIN: Final = 4

SEATS: Final = SEAT_LETTERS

# Things that are no cards but can be pointed at: their ids in views and options begin here.
PILE_ID: Final = 1000
BREACH_ID: Final = 2000
TURN_ID: Final = 3000
