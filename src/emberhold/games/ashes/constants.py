"""Small numbers with names: dice, faces, zones, moments. The words for people are made from these names."""

# Numbers of a kind are written plainly, `X: Final[Zone] = 1`: the compiler puts only such a number in where it is used.
# mypy: disable-error-code="assignment"

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from emberhold.core.kinds import MomentKind, Phase, Zone
from emberhold.core.seat_letters import SEAT_LETTERS
from emberhold.games.ashes.kinds import CardType, CauseKind, Die, DieType, Face

# Dice (DICE-01). A kind of die in a pool is `type * 3 + face`.
NATURAL: Final[DieType] = 0
CHARM: Final[DieType] = 1
CEREMONIAL: Final[DieType] = 2
ILLUSION: Final[DieType] = 3
DieTypeWord: TypeAlias = Literal["natural", "charm", "ceremonial", "illusion"]
TYPES: Final[tuple[DieTypeWord, ...]] = ("natural", "charm", "ceremonial", "illusion")

BASIC: Final[Face] = 0
CLASS: Final[Face] = 1
POWER: Final[Face] = 2
DieFaceWord: TypeAlias = Literal["basic", "class", "power"]
FACES: Final[tuple[DieFaceWord, ...]] = ("basic", "class", "power")

DIE_TYPES: Final = 4
DIE_FACES: Final = 3
DICE: Final = 12
"""How many types, faces, and kinds of die with a face. Hot loops count up to these: that compiles to a plain loop."""

ALL_TYPES: Final = (NATURAL, CHARM, CEREMONIAL, ILLUSION)
ALL_DICE: Final = tuple([Die(n) for n in range(DICE)])

SIDES: Final = (BASIC, BASIC, CLASS, CLASS, CLASS, POWER)
"""DICE-02: how many sides of a die show each symbol. No source says so; it is written only here."""

POOL_SIZE: Final = 10
DECK_SIZE: Final = 30
COPIES: Final = 3
HAND_SIZE: Final = 5

# Zones
DRAW: Final[Zone] = 0
HAND: Final[Zone] = 1
DISCARD: Final[Zone] = 2
CONJURATIONS: Final[Zone] = 3
BATTLEFIELD: Final[Zone] = 4
SPELLBOARD: Final[Zone] = 5
ATTACHED: Final[Zone] = 6
PHOENIX: Final[Zone] = 7
REMOVED: Final[Zone] = 8
PLAYED: Final[Zone] = 9
"""A card between being announced and being placed (PLAY-01 to PLAY-05)."""

ZONES: Final = (
    "draw",
    "hand",
    "discard",
    "conjurations",
    "battlefield",
    "spellboard",
    "attached",
    "phoenixborn",
    "removed",
    "played",
)

IN_PLAY: Final = (1 << BATTLEFIELD) | (1 << SPELLBOARD) | (1 << ATTACHED) | (1 << PHOENIX)
OPEN: Final = IN_PLAY | (1 << DISCARD) | (1 << REMOVED) | (1 << PLAYED)
"""Zones that everybody sees (HIDDEN-02, HIDDEN-06)."""

# Card types
PHOENIXBORN: Final[CardType] = 0
ALLY: Final[CardType] = 1
CONJURATION: Final[CardType] = 2
ACTION_SPELL: Final[CardType] = 3
REACTION_SPELL: Final[CardType] = 4
READY_SPELL: Final[CardType] = 5
ALTERATION_SPELL: Final[CardType] = 6
CARD_TYPES: Final = (
    "phoenixborn",
    "ally",
    "conjuration",
    "action_spell",
    "reaction_spell",
    "ready_spell",
    "alteration_spell",
)

# Moments: the events that windows open for (TRIG), and the two ways to use a card without a window.
PLAYED_CARD: Final[MomentKind] = 0
ACTIVATED: Final[MomentKind] = 1
DECLARING: Final[MomentKind] = 2
"""The attacking player is declaring attackers (ATKP-03)."""
DECLARED: Final[MomentKind] = 3
"""A player has declared attackers (ATKP-04)."""
WOULD_TARGET: Final[MomentKind] = 4
"""PLAY-04: a use has declared its targets."""
WOULD_RECEIVE: Final[MomentKind] = 5
"""DMG-01: damage is about to be received."""
RECEIVED: Final[MomentKind] = 6
"""DMG-03, the *when* effects: damage is received, but no wound has been placed yet."""
AFTER_RECEIVED: Final[MomentKind] = 7
"""DMG-03, the *after* effects."""
DESTROYED: Final[MomentKind] = 8
"""DMG-05: a card is destroyed and still in play."""
LEFT_PLAY: Final[MomentKind] = 9
"""DMG-07: a unit has left play."""
ENTERED: Final[MomentKind] = 10
"""TRIG-02: a unit comes into play, the *when* effects."""
AFTER_ENTERED: Final[MomentKind] = 11
MILLED: Final[MomentKind] = 12
"""DISC-10: a player discarded one or more cards from the draw pile."""
TURNS_BEGIN: Final[MomentKind] = 13
"""ROUND-03: the player turns phase begins."""
ROUND_ENDS: Final[MomentKind] = 14
"""ENDROUND-01: the round ends."""

MOMENTS: Final = (
    "played",
    "activated",
    "declaring",
    "declared",
    "would-target",
    "would-receive",
    "received",
    "after-received",
    "destroyed",
    "left-play",
    "entered",
    "after-entered",
    "milled",
    "turns-begin",
    "round-ends",
)

# Causes of damage and destruction (DMG-17)
ATTACK: Final[CauseKind] = 0
COUNTER: Final[CauseKind] = 1
SPELL: Final[CauseKind] = 2
ABILITY: Final[CauseKind] = 3
DICE_POWER: Final[CauseKind] = 4
NOBODY: Final[CauseKind] = 5
CAUSES: Final = ("attack", "counter", "spell", "ability", "dice-power", "nobody")

# Stages of a match: the explicit part of the flow (ROUND-01)
FIRST_FIVE: Final[Phase] = 0
ROLL: Final[Phase] = 1
PREP_DISCARD: Final[Phase] = 2
PREP_DRAW: Final[Phase] = 3
TURNS: Final[Phase] = 4
TURN: Final[Phase] = 5
TURN_OVER: Final[Phase] = 6
RECOVERY: Final[Phase] = 7
ROUND_OVER: Final[Phase] = 8
MID_ATTACK: Final[Phase] = 9
"""Only in a scenario that begins in mid-attack: the attack in `State.half_attack` goes on from here."""
PhaseWord: TypeAlias = Literal["first-five", "prepare", "turns", "recovery"]
PHASES: Final[tuple[PhaseWord, ...]] = (
    "first-five",
    "prepare",
    "prepare",
    "prepare",
    "turns",
    "turns",
    "turns",
    "recovery",
    "recovery",
    "turns",
)

# What the active player may do (TURN-15)
PLAY: Final = 0
ACTIVATE: Final = 1
ATTACK_PHOENIXBORN: Final = 2
ATTACK_UNIT: Final = 3
USE_POWER: Final = 4
MEDITATE: Final = 5
PASS: Final = 6
END_TURN: Final = 7
PASS_AND_END: Final = (PASS, 1)
"""The whole answer: pass, and end the turn without a side action."""

ATTACK_WITH_ALL: Final = (ATTACK_PHOENIXBORN, 1)
"""The whole answer: attack a Phoenixborn with all units that can attack."""
UNIT_WITH_ALL: Final = (ATTACK_UNIT, -2)
"""The whole answer: attack a unit with all units that can attack."""

IN_ORDER: Final = -2
"""In place of what comes first in an order: all of them, in the order in which they are listed."""
ALL_UNITS: Final = -2
"""In place of an attacker: all units that can attack."""
ALL_BASICS: Final = -2
"""In place of a die: all dice that show the basic symbol, and then no others."""

SEATS: Final = SEAT_LETTERS
"""Seats as scenarios and options name them."""
