"""A table of Ashes written by hand, with everything on it that a board has to show."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

TEXTS = Path(__file__).parent / "texts"
HIDDEN = {"id": 0, "card": None}


def unit(id: int, slug: str, attack: int, life: int, recover: int, **more: object) -> Mapping[str, object]:
    return {"id": id, "card": slug, "attack": attack, "life": life, "recover": recover, **more}


def spell(id: int, slug: str, **more: object) -> Mapping[str, object]:
    return {"id": id, "card": slug, **more}


def sample() -> dict[str, Any]:
    mine = {
        "seat": 0,
        "out": False,
        "phoenixborn": {"id": 1, "card": "coal-roarkwin", "wounds": 3, "life": 15, "exhaustion": 1},
        "battlefield": [
            unit(11, "iron-worker", 2, 2, 1),
            unit(12, "iron-worker", 2, 2, 1, exhaustion=1, wounds=1),
            unit(13, "hammer-knight", 4, 3, 1, status=1, attached=[spell(14, "spiked-armor")], dice={"charm": 1}),
            unit(15, "iron-rhino", 5, 5, 1, picked=True),
        ],
        "spellboard": [spell(16, "summon-iron-rhino", exhaustion=1), spell(17, "chant-of-revenge", status=2)],
        "slots": [6, 5],
        "hand": [spell(18, "protect"), spell(19, "protect"), spell(20, "anchornaut"), spell(21, "one-hundred-blades")],
        "draw": 14,
        "discard": [spell(22, "expand-energy"), spell(23, "strengthen"), spell(24, "expand-energy")],
        "conjurations": [{"card": "iron-rhino", "n": 4}],
        "dice": {
            "active": {"natural": [1, 2, 1], "ceremonial": [0, 1, 2]},
            "exhausted": {"natural": 1, "ceremonial": 2},
        },
        "reaction": True,
    }
    theirs = {
        "seat": 1,
        "out": False,
        "phoenixborn": {"id": 30, "card": "aradel-summergaard", "wounds": 7, "life": 16},
        "battlefield": [unit(31, "butterfly-monk", 0, 1, 1), unit(32, "mist-spirit", 1, 1, 1)],
        "spellboard": [],
        "slots": [8, 4],
        "hand": [HIDDEN] * 5,
        "draw": 17,
        "discard": [],
        "conjurations": 9,
        "dice": {"active": {"charm": [1, 1, 0], "illusion": [0, 0, 3]}, "exhausted": {"charm": 3, "illusion": 2}},
        "reaction": False,
    }
    return {
        "game": "ashes",
        "you": 0,
        "round": 3,
        "phase": "turns",
        "active": 1,
        "first": 0,
        "left": {"main": 0, "side": 1},
        "players": [mine, theirs],
        "removed": [spell(40, "strengthen")],
        "attack": {"attackers": [31, 32], "target": 1, "blocks": [[32, 15]]},
    }
