"""Tables of a draft in each of its steps, written by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.screens import State

__all__ = ["DRAFTS"]

FOUR: Final = ("person", "person", "bot=greedy", "bot=greedy")
PICKED: Final[Mapping[str, object]] = {
    "a": {
        "phoenixborn": "coal-roarkwin",
        "picks": ["hammer-knight", "iron-worker", "strengthen", "anchornaut"],
        "pack": ["purge", "seal", "expand-energy", "golden-veil", "refresh"],
    },
    "b": {"phoenixborn": "noah-redmoon"},
    "c": {"phoenixborn": "aradel-summergaard"},
    "d": {"phoenixborn": "saria-guideman"},
}
CHOSEN: Final = {**PICKED, "a": {**PICKED["a"], "choice": "seal"}}  # type: ignore[dict-item]
DICE: Final = {"ceremonial": 4, "natural": 2}
HELD: Final[Mapping[str, object]] = {
    "step": "dice",
    "a": {"phoenixborn": "coal-roarkwin", "picks": ["hammer-knight", "iron-worker", "strengthen"], "dice": DICE},
    "b": {"phoenixborn": "noah-redmoon", "dice": {"illusion": 6}},
    "c": {"phoenixborn": "aradel-summergaard", "dice": {"charm": 4, "natural": 2}},
    "d": {"phoenixborn": "saria-guideman", "dice": {"ceremonial": 6}},
}
ROW: Final[Mapping[str, object]] = {
    "step": "exchange",
    "row": ["purge", "seal", "expand-energy", "golden-veil"],
    "a": {"phoenixborn": "coal-roarkwin", "picks": ["hammer-knight", "iron-worker", "strengthen"]},
    "b": {"phoenixborn": "noah-redmoon"},
    "c": {"phoenixborn": "aradel-summergaard"},
    "d": {"phoenixborn": "saria-guideman"},
}
TWO: Final[Mapping[str, object]] = {**ROW, "turn": "b", "row": ["purge", "seal"]}

DRAFTS: Final[Mapping[str, State]] = {
    "phoenixborn": State({"step": "phoenixborn", "a": {}, "b": {}, "c": {}, "d": {}}, seats=FOUR),
    "first-pick": State({"step": "cards", "a": {}, "b": {}, "c": {}, "d": {}}, seats=FOUR),
    "cards": State({"step": "cards", **PICKED}, seats=FOUR),
    "chosen": State({"step": "cards", **CHOSEN}, seats=FOUR),
    "dice": State(HELD, seats=FOUR),
    "exchange": State(ROW, seats=FOUR),
    "give": State(ROW, answers=[(0, "take purge")], seats=FOUR),
    "over": State(
        {key: value for key, value in TWO.items() if key not in "cd"},
        answers=[(1, "keep")],
        seats=("person", "person"),
    ),
}
"""By what the player in the first seat is to do."""
