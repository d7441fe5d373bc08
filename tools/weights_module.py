"""Writes learned weights as a module of plain numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from emberhold.games.ashes.bot import features as ashes
from emberhold.games.ashes.state import DEFS
from tools.hidden_layer import Layer
from tools.regression import Array

__all__ = ["aeons_end_module", "ashes_module"]

SMALL: Final = 0.0005
"""A card whose weights are all below this is left out."""
WIDTH: Final = 112


def ashes_module(linear: Array, layer: Layer, source: str) -> str:
    n = len(ashes.NUMBERS)
    by_card = linear[n:].reshape(len(ashes.CARD_PLACES), len(DEFS)).T
    cards = sorted(zip([card.slug for card in DEFS], by_card, strict=True), key=lambda pair: pair[0])
    return "\n".join(
        [
            *_head("Ashes", source, mapping=True),
            "NUMBER_WEIGHTS: Final[tuple[float, ...]] = (",
            *[f"    {value:.4f},  # {name}" for value, name in zip(linear[:n], ashes.NUMBERS, strict=True)],
            ")",
            '"""For `features.NUMBERS`."""',
            "",
            "CARD_WEIGHTS: Final[Mapping[str, tuple[float, ...]]] = {",
            *[
                f'    "{slug}": ({", ".join(f"{value:.3f}" for value in weights)}),'
                for slug, weights in cards
                if np.abs(weights).max() >= SMALL
            ],
            "}",
            '"""For each card in `features.CARD_PLACES`, beyond what the numbers say."""',
            "",
            *_layer(layer, 2),
        ]
    )


def aeons_end_module(by_players: Sequence[Array], usual: float, layer: Layer, source: str) -> str:
    """`usual` is what an average nemesis adds; what each adds beside it belongs in its own folder."""
    base = [weights[-1] + usual for weights in by_players]
    return "\n".join(
        [
            *_head("Aeon's End", source, mapping=False),
            "BASE: Final[tuple[float, ...]] = (" + ", ".join(f"{value:.4f}" for value in base) + ")",
            '"""By the number of players."""',
            "",
            "NUMBER_WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (",
            *[line for weights in by_players for line in _row(weights[:-1])],
            ")",
            '"""By the number of players: the weights for `features.NUMBERS`."""',
            "",
            *_layer(layer, 1),
        ]
    )


def _head(game: str, source: str, *, mapping: bool) -> list[str]:
    return [
        f'"""The weights of the learned value of {game}, written by `tools.fit_value`.',
        "",
        f"Learned from {source} (docs/reports/values.md).",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        *(["from collections.abc import Mapping"] if mapping else []),
        "from typing import Final",
        "",
        "# fmt: off",
        "",
    ]


def _layer(layer: Layer, parts: int) -> list[str]:
    """Each unit: what it sees, in so many parts, its bias, what it counts."""
    lines = []
    for see, bias, count in zip(layer.see.T, layer.bias, layer.counts, strict=True):
        lines.append("    (")
        for part in np.split(see, parts):
            lines += ["    " + line for line in _row(part)]
        lines += [f"        {bias:.4f},", f"        {count:.4f},", "    ),"]
    one = "tuple[float, ...], "
    return [
        f"HIDDEN: Final[tuple[tuple[{one * parts}float, float], ...]] = (",
        *lines,
        ")",
        '"""For each hidden unit the weights of what it sees, its bias, and how much it counts.'
        + ('"""' if parts == 1 else ' It sees `features.IN_SHORT`\nof the seat, then of the other.\n"""'),
        "",
    ]


def _row(values: Sequence[float] | Array) -> list[str]:
    lines, line = [], "       "
    for value in values:
        word = f" {value:.4f},"
        if len(line) + len(word) > WIDTH:
            lines.append(line)
            line = "       "
        line += word
    return ["    (", *lines, line, "    ),"]
