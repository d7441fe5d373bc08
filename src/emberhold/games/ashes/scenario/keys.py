"""The words of a scenario's board: phases, keys of the table, of a seat, of a card."""

from __future__ import annotations

from typing import Final

from emberhold.games.ashes.constants import (
    ATTACHED,
    BATTLEFIELD,
    CONJURATIONS,
    DISCARD,
    DRAW,
    FIRST_FIVE,
    HAND,
    MID_ATTACK,
    PHOENIX,
    PREP_DISCARD,
    PREP_DRAW,
    RECOVERY,
    REMOVED,
    ROLL,
    ROUND_OVER,
    SPELLBOARD,
    TURN,
    TURN_OVER,
    TURNS,
)

PHASES: Final = {
    "first five": FIRST_FIVE,
    "roll": ROLL,
    "discard": PREP_DISCARD,
    "draw": PREP_DRAW,
    "beginning": TURNS,
    "turns": TURN,
    "end of turn": TURN_OVER,
    "recovery": RECOVERY,
    "end of round": ROUND_OVER,
}
PHASE_OF: Final = {phase: name for name, phase in PHASES.items()} | {MID_ATTACK: "turns"}
"""A board in mid-attack is in the player turns phase; its `attack` says the rest."""

OVER: Final = "over"
NOBODY: Final = "none"
SPECTATOR: Final = "spectator"

TURN_KEYS: Final = ("turn", "main", "side", "attack")
"""Keys that are only about a turn."""

TABLE_KEYS: Final = ("phase", "round", "first", "passed", "lists", "removed", *TURN_KEYS)

ZONES: Final = {"hand": HAND, "draw": DRAW, "discard": DISCARD, "battlefield": BATTLEFIELD, "spellboard": SPELLBOARD}

SEAT_KEYS: Final = (
    "phoenixborn",
    *ZONES,
    "conjurations",
    "dice",
    "exhausted dice",
    "reacted",
    "picked",
    "ready",
    "first five",
    "suggests",
    "out",
    "conceded",
)

CARD_KEYS: Final = (
    "wounds",
    "exhaustion",
    "status",
    "attached",
    "dice",
    "owner",
    "boost",
    "bypass",
    "known",
    "order",
)

KEYS_IN: Final = {
    PHOENIX: ("wounds", "exhaustion", "status"),
    BATTLEFIELD: ("wounds", "exhaustion", "status", "attached", "dice", "owner", "boost", "bypass"),
    SPELLBOARD: ("wounds", "exhaustion", "status", "owner"),
    ATTACHED: ("wounds", "exhaustion", "status", "owner", "order"),
    HAND: ("owner", "known"),
    DRAW: ("owner",),
    DISCARD: ("owner",),
    CONJURATIONS: ("owner",),
    REMOVED: ("owner",),
}
"""What can be said about a card in each zone: tokens lie on cards in play (DISC-01), hidden cards are in hands."""

ATTACK_KEYS: Final = ("attackers", "target", "blocks", "guard", "struck", "declared")
