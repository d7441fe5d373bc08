"""Tables of Aeon's End for the suite: every nemesis, with treasures, upgraded cards and increased difficulty."""

from __future__ import annotations

from typing import Any

from emberhold.core.chosen import words_for
from emberhold.core.registry import load_game

__all__ = ["BOARD", "MAGES", "NEMESES", "one_setup", "setups"]

MAGES = ("sahala", "gygar", "soskel", "taqren", "talix", "rhia", "claudia", "lost")
NEMESES = tuple(words_for(load_game("aeons-end"), "nemesis"))
FIRST = (
    *("gexs-shattered-geode", "xaxos-flare", "lashs-quartz-shard", "mists-garnet-shard"),
    *("garus-torch", "adelheims-amethyst-shard", "xaxos-pyre", "kadirs-emerald-shard"),
)
GROUP = ("thorned-whip", "bones-of-deathmind", "core-of-rage", "carapace-fragment", "gluttons-tooth", "imbued-shackles")
THIRD = (
    *("flowing-mantle", "brooch-of-attunement", "forgotten-trinket", "accelerating-gauntlets"),
    *("verdant-staff", "essence-extractor", "prism-of-destruction", "shroud-of-obfuscation"),
)
UPGRADED = ("hissing-acid", "wreck", "bane-commander", "sky-tremor", "marked", "separate", "terrify", "sacrifice")

BOARD: dict[str, Any] = {
    "gravehold": 6,
    "nemesis": {"name": "maggoth", "deck": ["gore", "eliminate", "topple"], "nest": [["maggot", "fly"]]},
    "market": ["exogranite", "caged-fire", "tethered-darts"],
    "a": {"hand": ["crystal", "crystal", "spark"], "deck": ["spark", "crystal"]},
    "b": {"mage": "sahala", "hand": ["crystal", "spark"], "deck": ["crystal"], "life": 3},
}
"""A battle that is nearly lost, so that it is short."""


def setups(players: int) -> list[dict[str, Any]]:
    """Each nemesis once for two players, every other one with all that a later battle of an expedition adds; one of
    them for another number of players. The nets of this game play many more."""
    whole = len(NEMESES)
    each = [turn + whole * (turn % 2) for turn in range(whole)]
    turns = {1: [whole], 2: each, 3: [1], 4: [whole + 2]}[players]
    return [one_setup(players, turn, rich=turn >= whole) for turn in turns]


def one_setup(players: int, turn: int, *, rich: bool) -> dict[str, Any]:
    mages = [MAGES[(turn * 3 + i) % len(MAGES)] for i in range(players)]
    seats: list[dict[str, Any]] = [{"mage": mage} for mage in mages]
    setup: dict[str, Any] = {"seats": seats, "nemesis": NEMESES[turn % len(NEMESES)], "market": "random"}
    if rich:
        for i, seat in enumerate(seats):
            seat["treasures"] = [FIRST[(turn + i) % len(FIRST)], THIRD[(turn + 3 * i) % len(THIRD)]]
        setup |= {"harder": True, "treasure": GROUP[turn % len(GROUP)], "upgraded": list(UPGRADED)}
    return setup
