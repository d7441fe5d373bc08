"""Learns what a position is worth from the positions of `tools.positions`, and writes the weights.

python -m tools.fit_value GAME POSITIONS.npz [POSITIONS.npz …] [--out WEIGHTS.py] [--hidden 0] [--lambda 1.0]

A logistic regression on who won. In Ashes both seats share the weights, so that what one seat has counts as much as the
same for the other. One game in five is kept back; the table says how well the rest predicts it (lower is better).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np

Array: TypeAlias = "np.ndarray[Any, np.dtype[np.float64]]"

__all__ = ["main"]

HELD_BACK: Final = 5
STEPS: Final = 12
CLOSE: Final = 1e-5


def sigmoid(x: Array) -> Array:
    return 1 / (1 + np.exp(-np.clip(x, -30, 30)))


def log_loss(p: Array, won: Array) -> float:
    p = np.clip(p, 1e-6, 1 - 1e-6)
    return float(-np.mean(won * np.log(p) + (1 - won) * np.log(1 - p)))


def fit(x: Array, won: Array, prior: Array, weight: Array) -> Array:
    """Logistic regression by Newton's method. `prior` says how strongly each weight is held at 0."""
    w = np.zeros(x.shape[1])
    for _ in range(STEPS):
        p = sigmoid(x @ w)
        gradient = x.T @ (weight * (p - won)) + prior * w
        curve = (x * (weight * p * (1 - p))[:, None]).T @ x + np.diag(prior)
        step = np.linalg.solve(curve, gradient)
        w -= step
        if np.abs(step).max() < CLOSE:
            break
    return w


def counts(plus: Array, minus: Array, n: int) -> Array:
    """How many of each card in each place the seat has, minus those of the other."""
    out = np.zeros((len(plus), n))
    rows = np.arange(len(plus))
    for column in range(plus.shape[1]):
        for keys, sign in ((plus[:, column], 1.0), (minus[:, column], -1.0)):
            there = keys >= 0
            np.add.at(out, (rows[there], keys[there].astype(int)), sign)
    return out


def backed_up(values: Array, won: Array, game: Array, share: float) -> Array:
    """TD(λ): what each position is to predict, from the values of those that came after it in its game."""
    out = won.copy()
    for i in range(len(won) - 2, -1, -1):
        if game[i + 1] == game[i]:
            out[i] = share * out[i + 1] + (1 - share) * values[i + 1]
    return out


def load(paths: Sequence[Path]) -> dict[str, Array]:
    """All positions of several files; the games of each file get numbers of their own."""
    parts: dict[str, list[Array]] = {}
    games = 0
    for path in paths:
        found = dict(np.load(path))
        found["game"] = found["game"] + games
        games = int(found["game"].max()) + 1
        for name, array in found.items():
            parts.setdefault(name, []).append(array)
    widest = max(array.shape[1] for array in parts["plus"])
    for name in ("plus", "minus"):
        parts[name] = [
            np.pad(array, ((0, 0), (0, widest - array.shape[1])), constant_values=-1) for array in parts[name]
        ]
    return {name: np.concatenate(arrays) for name, arrays in parts.items()}


def ashes_module(numbers: Array, cards: Array, source: str) -> str:
    """The weights of Ashes as a module."""
    from emberhold.games.ashes.bot.features import CARD_PLACES, NUMBERS
    from emberhold.games.ashes.state import DEFS

    rows = [f"    {value:.4f},  # {name}" for value, name in zip(numbers, NUMBERS, strict=True)]
    by_card = cards.reshape(len(CARD_PLACES), len(DEFS)).T
    lines = [
        f'    "{card.slug}": ({", ".join(f"{value:.3f}" for value in of_card)}),'
        for card, of_card in sorted(zip(DEFS, by_card, strict=True), key=lambda pair: pair[0].slug)
        if np.abs(of_card).max() >= ROUNDED
    ]
    return "\n".join(
        [
            f'"""Weights of the learned value of Ashes; written by `tools.fit_value` from {source}."""',
            "",
            "from __future__ import annotations",
            "",
            "from collections.abc import Mapping",
            "from typing import Final",
            "",
            "NUMBER_WEIGHTS: Final[tuple[float, ...]] = (",
            *rows,
            ")",
            '"""For `features.NUMBERS`."""',
            "",
            "CARD_WEIGHTS: Final[Mapping[str, tuple[float, ...]]] = {",
            *lines,
            "}",
            '"""For each card in `features.CARD_PLACES`, beyond what the numbers say."""',
            "",
        ]
    )
