"""Tables of Aeon's End written by hand, with everything that its board has to show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

__all__ = ["ARACHNOS", "FENRIX", "FOUR", "GLUTTON", "MAGGOTH", "QUEEN", "RAGEBORNE", "SOLO", "TITAN", "WALKER"]

MARKET: Final[Mapping[str, object]] = {
    "exogranite": 6,
    "energized-rubidium": 3,
    "unrefined-blaststone": 7,
    "marble-galaxy": 5,
    "aether-conduit": 0,
    "imbued-smash": 4,
    "deluge-of-power": 4,
    "reverberating-shock": 5,
    "spirit-lift": 1,
}
MAGGOTH: Final[Mapping[str, object]] = {
    "phase": "main",
    "turn": "a",
    "gravehold": 21,
    "turn deck": ["nemesis", "b", "a"],
    "turn discard": ["nemesis", "b", "a"],
    "market": MARKET,
    "nemesis": {
        "name": "maggoth",
        "life": 31,
        "deck": ["decay", "topple", "gore"],
        "discard": ["rend", "morph", "disorient"],
        "play": [{"drillbeak-wurm": {"life": 4}}, {"chaos-orb": {"power": 2}}, "vile-breeder"],
        "nest": [["fly", "maggot", "maggot", "fly", "maggot"], ["maggot", "fly"], [], []],
    },
    "a": {
        "mage": "taqren",
        "life": 7,
        "charges": 3,
        "aether": {"aether": 5, "breaches": 2},
        "hand": ["force-amplifier", "crystal", "gift-of-spirit", "bouncing-boom", "force-amplifier"],
        "played": ["crystal", "crystal"],
        "deck": ["crystal", "crystal"],
        "discard": ["crystal", "exogranite", "spark"],
        "breaches": {
            "i": {"open": True, "spells": ["imbued-smash"]},
            "ii": {"open": True, "relic": "link-conduit", "spells": ["spark"]},
            "iii": {"closed": 2, "focused": True},
            "iv": 1,
        },
    },
    "b": {
        "mage": "gygar",
        "life": 4,
        "charges": 5,
        "hand": ["tidal-surge", "crystal", "crystal", "crystal", "crystal"],
        "deck": ["crystal"],
        "discard": ["crystal", "tidal-surge"],
        "breaches": {"i": {"surge": 3, "spells": ["spark"]}, "iii": {"open": True, "energized": True}},
        "treasures": ["verdant-staff"],
    },
}
ARACHNOS: Final[Mapping[str, object]] = {
    "market": MARKET,
    "nemesis": {"name": "arachnos", "life": 55, "tokens": 5, "ritual": 4, "play": ["the-chanters", "empower-ritual"]},
    "a": {"mage": "lost", "hand": ["heart-forge", "spark", "crystal"], "aether": 3, "deck": ["spark"]},
    "b": {"mage": "sahala", "hand": ["crystal"] * 5, "deck": ["spark"]},
}
WALKER: Final[Mapping[str, object]] = {
    "market": MARKET,
    "nemesis": {"name": "ageless-walker", "life": 80, "exile": ["force-amplifier", "crystal", "imbued-smash"]},
    "a": {"mage": "claudia", "hand": ["curse-of-aging", "crystal"], "aether": 6, "deck": ["spark"]},
    "b": {"mage": "rhia", "hand": ["crystal"] * 5, "deck": ["spark"]},
}
FENRIX: Final[Mapping[str, object]] = {
    "market": MARKET,
    "nemesis": {
        "name": "fenrix",
        "life": 12,
        "tokens": 3,
        "fury": 1,
        "play": ["rending-claw", "rending-claw", "molten-alpha"],
    },
    "x token": "b",
    "turn deck": ["nemesis", "x", "nemesis", "b"],
    "turn discard": ["c", "a"],
    "a": {"mage": "soskel", "hand": ["crystal"] * 4, "deck": ["spark"], "position": "rending-claw#2"},
    "b": {"mage": "talix", "hand": ["spark"] * 5, "deck": ["spark"], "position": "molten-alpha"},
    "c": {"mage": "claudia", "life": 0, "hand": ["crystal"] * 5, "deck": ["spark"]},
}
RAGEBORNE: Final[Mapping[str, object]] = {
    "market": MARKET,
    "nemesis": {
        "name": "rageborne",
        "life": 44,
        "fury tokens": 3,
        "play": ["provoker", {"blood-cry": {"power": 1}}, {"scorn": {"life": 6}}],
        "discard": ["cleave"],
    },
    "a": {"mage": "gygar", "hand": ["tidal-surge", "crystal", "crystal"], "aether": 4, "deck": ["spark"]},
    "b": {"mage": "rhia", "hand": ["crystal"] * 5, "deck": ["spark"]},
}
QUEEN: Final[Mapping[str, object]] = {
    "phase": "casting",
    "market": MARKET,
    "nemesis": {
        "name": "carapace-queen",
        "life": 52,
        "husks": 8,
        "wounded husks": 2,
        "play": [{"foul-multitudes": {"power": 2}}, {"blot-the-sun": {"power": 1}}],
    },
    "a": {
        "mage": "taqren",
        "hand": ["crystal"] * 4,
        "deck": ["spark"],
        "breaches": {"i": {"open": True, "spells": ["imbued-smash"]}},
    },
    "b": {"mage": "sahala", "hand": ["crystal"] * 5, "deck": ["spark"]},
}
GLUTTON: Final[Mapping[str, object]] = {
    "market": {**MARKET, "exogranite": 0, "spirit-lift": 0, "marble-galaxy": 3},
    "nemesis": {
        "name": "prince-of-gluttons",
        "life": 63,
        "devoured": ["spirit-lift", "exogranite", "crystal", "imbued-smash", "marble-galaxy"],
        "play": ["thought-biter", {"cerephage": {"life": 5}}],
    },
    "a": {"mage": "taqren", "hand": ["gift-of-spirit", "crystal", "spark"], "aether": 5, "deck": ["spark"]},
    "b": {"mage": "soskel", "hand": ["crystal"] * 5, "deck": ["spark"]},
}
TITAN: Final[Mapping[str, object]] = {
    "market": MARKET,
    "nemesis": {
        "name": "umbra-titan",
        "life": 57,
        "pillars": 5,
        "play": ["cryptid", {"grubber": {"life": 3}}, {"demi-ancient": {"life": 15}}],
    },
    "a": {"mage": "talix", "hand": ["furnacium", "crystal", "spark"], "aether": 2, "deck": ["spark"]},
    "b": {"mage": "lost", "hand": ["crystal"] * 5, "deck": ["spark"]},
}
SOLO: Final[Mapping[str, object]] = {
    "phase": "casting",
    "market": MARKET,
    "nemesis": {"name": "maggoth", "nest": [["maggot", "maggot"]], "play": ["drillbeak-wurm"]},
    "turn discard": ["a"],
    "a": {
        "mage": "sahala",
        "hand": ["crystal"] * 4 + ["spark"],
        "deck": ["crystal", "spark"],
        "breaches": {"ii": {"open": True, "spells": ["spark"]}},
    },
}
FOUR: Final[Mapping[str, object]] = {
    **MAGGOTH,
    "turn deck": ["nemesis", "a-b", "c-d"],
    "turn discard": ["nemesis", "c-d", "a-b"],
    "pairs": ["a", "d"],
    "c": {"mage": "talix", "hand": ["furnacium", "spark", "spark", "spark", "spark"], "deck": ["spark"]},
    "d": {"mage": "rhia", "hand": ["crystal", "planar-pocket"], "deck": ["spark"], "discard": ["crystal"], "life": 0},
}
