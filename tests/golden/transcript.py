"""A match as text that a person can read and a diff can show.

    14 a turn, 9 ways: play summon-gilder
       all: played seat=0 card=summon-gilder; dice-spent seat=0 dice=die-charm-class
       a: drew seat=0 amount=1 cards=fear
       b -: drew seat=0 amount=1 cards=?
       seen: a 1f02ab93  b 77c0e1d4  - 0a9be3f1

The digest covers a viewer's whole view, its decision with all options, and what it was told, ids included; `-` is a
spectator. So a change in what anybody sees is a change in the text, and so is a leak.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng

__all__ = ["MATCHES", "transcript"]

LETTERS = "abcd"
SPECTATOR = "-"


def _decks(*names: str, lists: str = "open") -> dict[str, Any]:
    return {"seats": [{"deck": name, "first_five": "suggested"} for name in names], "lists": lists}


BOARD = {
    "a": {
        "phoenixborn": {"noah-redmoon": {"wounds": 16}},
        "hand": ["shadow-counter", "fade-away", "small-sacrifice"],
        "draw": ["stormwind-sniper", "bring-forth", "shadow-counter", "summon-sleeping-widows"],
        "battlefield": ["masked-wolf", "stormwind-sniper", "masked-wolf"],
        "spellboard": ["small-sacrifice", "summon-false-demon"],
        "dice": ["2*illusion-power", "3*ceremonial-class", "illusion-basic"],
    },
    "b": {
        "phoenixborn": {"jessa-na-ni": {"wounds": 14}},
        "hand": ["redirect", "final-cry", "cut-the-strings"],
        "draw": ["blood-archer", "undying-heart", "redirect", "leech-warrior"],
        "battlefield": ["living-doll", {"leech-warrior": {"exhaustion": 1}}, "blood-archer"],
        "spellboard": ["summon-blood-puppet", "summon-blood-puppet"],
        "dice": ["3*ceremonial-power", "3*charm-class"],
    },
    "c": {
        "phoenixborn": {"saria-guideman": {"wounds": 16}},
        "hand": ["sympathy-pain", "strange-copy", "purge"],
        "draw": ["seal", "rose-fire-dancer", "hidden-power", "purge"],
        "battlefield": ["enchanted-violinist", "seaside-raven"],
        "spellboard": ["abundance", "summon-three-eyed-owl"],
        "dice": ["2*charm-power", "3*illusion-class", "charm-basic"],
    },
    "d": {
        "phoenixborn": {"maeoni-viper": {"wounds": 18}},
        "hand": ["golden-veil", "molten-gold", {"refresh": {"known": True}}],
        "draw": ["transfer", "open-memories", "golden-veil", "hypnotize"],
        "battlefield": [{"silver-snake": {"status": 2, "attached": ["root-armor"]}}, "gilder"],
        "spellboard": ["empower", "summon-gilder"],
        "dice": ["2*natural-power", "3*charm-class", "natural-basic"],
    },
}

BATTLES: dict[str, tuple[dict[str, Any], int, dict[int, tuple[str, int]]]] = {
    "battle-alone": ({"seats": [{"mage": "claudia"}], "nemesis": "maggoth", "market": "first-game"}, 5, {}),
    "battle-of-two": (
        {
            "seats": [{"mage": "sahala", "treasures": ["garus-torch"]}, {"mage": "talix"}],
            "nemesis": "arachnos",
            "treasure": "thorned-whip",
            "upgraded": ["wreck", "separate"],
        },
        6,
        {20: ("undo", 2)},
    ),
    "battle-of-three": (
        {"seats": [{"mage": "lost"}, {"mage": "rhia"}, {"mage": "taqren"}], "nemesis": "ageless-walker"},
        7,
        {},
    ),
    "battle-of-four": (
        {
            "seats": [{"mage": mage} for mage in ("gygar", "soskel", "claudia", "sahala")],
            "nemesis": "fenrix",
            "harder": True,
        },
        8,
        {},
    ),
    "battle-given-up": (
        {"seats": [{"mage": "gygar"}, {"mage": "taqren"}], "nemesis": "maggoth"},
        9,
        {15: ("concede", 1)},
    ),
}
"""The same for battles of Aeon's End."""

MATCHES: dict[str, tuple[dict[str, Any], int, dict[int, tuple[str, int]]]] = {
    **BATTLES,
    "two": (_decks("the-iron-men", "the-snakes-in-silver"), 1, {}),
    "three-sealed": (_decks("the-mist-guardian", "the-cloudsea-siren", "the-shadows-of-viros", lists="sealed"), 2, {}),
    "four": ({"board": BOARD}, 3, {}),
    "second-thoughts": (
        {"board": {seat: BOARD[seat] for seat in "bcd"} | {"a": BOARD["a"]}},
        4,
        {12: ("undo", 3), 30: ("concede", 1), 33: ("undo", 2), 45: ("concede", 2)},
    ),
}
"""Set-up, seed, and what else happens before the so manieth line: somebody concedes, or so many moves are undone."""


def transcript(name: str) -> str:
    setup, seed, twists = MATCHES[name]
    match, rng = load_game("aeons-end" if name in BATTLES else "ashes").new(setup, seed), Rng(seed).fork()
    viewers = [*range(match.seats), None]
    lines = [f"{name}: {json.dumps(setup)}, seed {seed}", *_told(match, dict.fromkeys(viewers, 0))]
    number = 0
    while match.pending:
        number += 1
        heard = {viewer: len(match.events(viewer)) for viewer in viewers}
        what, amount = twists.get(number, ("answer", 0))
        if what == "concede":
            match.concede(amount)
            lines.append(f"{number} {LETTERS[amount]} concedes")
        elif what == "undo":
            match.rewind(match.answered - amount)
            lines.append(f"{number} undo {amount}")
            heard = {viewer: len(match.events(viewer)) for viewer in viewers}
        else:
            decision = match.pending[rng.below(len(match.pending))]
            option = decision.options[rng.below(decision.count)]
            seat = decision.seats[0]
            lines.append(f"{number} {LETTERS[seat]} {decision.kind}, {decision.count} ways: {' '.join(option.meaning)}")
            match.answer(seat, decision, option.key)
        lines += _told(match, heard)
    assert match.outcome is not None
    winners = ", ".join(LETTERS[seat] for seat in match.outcome.winners) or "nobody"
    lines.append(f"over: {winners} ({match.outcome.reason})")
    return "\n".join(lines) + "\n"


def _told(match: Match, heard: Mapping[int | None, int]) -> list[str]:
    """What each viewer heard since, said once for all who heard the same, and the digests."""
    sayings: dict[str, list[str]] = {}
    digests = []
    for viewer, since in heard.items():
        letter = SPECTATOR if viewer is None else LETTERS[viewer]
        events = match.events(viewer, since)
        decision = None if viewer is None else match.decision_for(viewer)
        shown = [match.view(viewer), None if decision is None else decision.to_json(viewer), events]
        digest = hashlib.sha256(json.dumps(shown, sort_keys=True).encode()).hexdigest()[:8]
        digests.append(f"{letter} {digest}")
        sayings.setdefault("; ".join(_say(told) for told in events), []).append(letter)
    lines = []
    for saying, letters in sayings.items():
        if saying:
            lines.append(f"   {'all' if len(sayings) == 1 else ' '.join(letters)}: {saying}")
    return [*lines, f"   seen: {'  '.join(digests)}"]


def _say(told: Mapping[str, object]) -> str:
    words = [str(told["kind"])]
    words += [f"{key}={_plain(value)}" for key, value in told.items() if key not in ("kind", "n")]
    return " ".join(words)


def _plain(value: object) -> str:
    if isinstance(value, dict):
        return str(value["card"] or "?")
    if isinstance(value, list):
        return ",".join(_plain(item) for item in value)
    return str(value)
