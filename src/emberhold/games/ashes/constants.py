"""Small numbers with names: dice, faces, zones, moments. Names for people are derived from these."""

from __future__ import annotations

from typing import Final

from emberhold.core.seat_letters import SEAT_LETTERS

# Dice (DICE-01). A kind of die in a pool is `type * 3 + face`.
NATURAL: Final = 0
CHARM: Final = 1
CEREMONIAL: Final = 2
ILLUSION: Final = 3
TYPES: Final = ("natural", "charm", "ceremonial", "illusion")

BASIC: Final = 0
CLASS: Final = 1
POWER: Final = 2
FACES: Final = ("basic", "class", "power")

SIDES: Final = (BASIC, BASIC, CLASS, CLASS, CLASS, POWER)
"""DICE-02: how often each symbol stands on a die. No source prints it; this is the only place that says so."""

POOL_SIZE: Final = 10
DECK_SIZE: Final = 30
COPIES: Final = 3
HAND_SIZE: Final = 5

# Zones
DRAW: Final = 0
HAND: Final = 1
DISCARD: Final = 2
CONJURATIONS: Final = 3
BATTLEFIELD: Final = 4
SPELLBOARD: Final = 5
ATTACHED: Final = 6
PHOENIX: Final = 7
REMOVED: Final = 8
PLAYED: Final = 9
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
PHOENIXBORN: Final = 0
ALLY: Final = 1
CONJURATION: Final = 2
ACTION_SPELL: Final = 3
REACTION_SPELL: Final = 4
READY_SPELL: Final = 5
ALTERATION_SPELL: Final = 6
CARD_TYPES: Final = (
    "phoenixborn",
    "ally",
    "conjuration",
    "action_spell",
    "reaction_spell",
    "ready_spell",
    "alteration_spell",
)

# Moments: the events that windows open for (TRIG), and the two ways to use a card that wait for none.
PLAYED_CARD: Final = 0
ACTIVATED: Final = 1
DECLARING: Final = 2
"""The attacking player is declaring attackers (ATKP-03)."""
DECLARED: Final = 3
"""A player has declared attackers (ATKP-04)."""
WOULD_TARGET: Final = 4
"""PLAY-04: a use has declared its targets."""
WOULD_RECEIVE: Final = 5
"""DMG-01: damage is about to be received."""
RECEIVED: Final = 6
"""DMG-03, the *when* effects: damage is received, no wound lies there yet."""
AFTER_RECEIVED: Final = 7
"""DMG-03, the *after* effects."""
DESTROYED: Final = 8
"""DMG-05: a card is destroyed and still in play."""
LEFT_PLAY: Final = 9
"""DMG-07: a unit has left play."""
ENTERED: Final = 10
"""TRIG-02: a unit comes into play, the *when* effects."""
AFTER_ENTERED: Final = 11
MILLED: Final = 12
"""DISC-10: a player discarded one or more cards off the draw pile."""
TURNS_BEGIN: Final = 13
"""ROUND-03: the player turns phase begins."""
ROUND_ENDS: Final = 14
"""ENDROUND-01."""

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
ATTACK: Final = 0
COUNTER: Final = 1
SPELL: Final = 2
ABILITY: Final = 3
DICE_POWER: Final = 4
NOBODY: Final = 5
CAUSES: Final = ("attack", "counter", "spell", "ability", "dice-power", "nobody")

# Stages of a match: the explicit part of the flow (ROUND-01)
FIRST_FIVE: Final = 0
ROLL: Final = 1
PREP_DISCARD: Final = 2
PREP_DRAW: Final = 3
TURNS: Final = 4
TURN: Final = 5
TURN_OVER: Final = 6
RECOVERY: Final = 7
ROUND_OVER: Final = 8
MID_ATTACK: Final = 9
"""Only where a board was laid so: the attack in `State.half_attack` goes on from here."""
PHASES: Final = (
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

SEATS: Final = SEAT_LETTERS
"""Seats as scenarios and options name them."""
