"""A hidden layer of a few units, learned beside a regression that is there already."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from tools.regression import Array, sigmoid

__all__ = ["Layer", "learn"]

BATCH: Final = 512
RATE: Final = 0.003
FIRST, SECOND = 0.9, 0.999
"""How fast the averages of Adam forget."""
LEAST_SPREAD: Final = 0.1
SEED: Final = 43


class Layer(NamedTuple):
    """For each unit the weights of what it sees, its bias, and how much it counts."""

    see: Array
    bias: Array
    counts: Array

    def units(self, x: Array) -> Array:
        found: Array = np.maximum(x @ self.see + self.bias, 0)
        return found

    def logits(self, mine: Array, other: Array | None) -> Array:
        """What it adds to the logit; between two seats, what it says of one minus what it says of the other."""
        found: Array = self.units(mine) @ self.counts
        return found if other is None else found - self.units(other) @ self.counts


def learn(
    mine: Array,
    other: Array | None,
    start: Array,
    won: Array,
    *,
    hidden: int,
    epochs: int,
    decay: float,
    seed: int = SEED,
) -> Layer:
    """Adam on the log loss of `start` plus what the layer adds."""
    luck = np.random.default_rng(seed)
    wide = mine.shape[1]
    spread = np.maximum(mine.std(axis=0), LEAST_SPREAD)
    see = luck.normal(0, 1 / np.sqrt(wide), (wide, hidden)) / spread[:, None]
    layer = Layer(see, -mine.mean(axis=0) @ see, luck.normal(0, 0.1, hidden))
    if not hidden:
        return layer
    parts = list(layer)
    means, squares = [np.zeros_like(part) for part in parts], [np.zeros_like(part) for part in parts]
    order = np.arange(len(won))
    step = 0
    for epoch in range(epochs):
        luck.shuffle(order)
        rate = RATE * (1 - epoch / epochs)
        for at in range(0, len(order), BATCH):
            rows = order[at : at + BATCH]
            step += 1
            slopes = _slopes(Layer(*parts), mine[rows], None if other is None else other[rows], start[rows], won[rows])
            slopes[0] += decay * parts[0] * spread[:, None] ** 2
            slopes[2] += decay * parts[2]
            for i, slope in enumerate(slopes):
                means[i] = FIRST * means[i] + (1 - FIRST) * slope
                squares[i] = SECOND * squares[i] + (1 - SECOND) * slope**2
                push = means[i] / (1 - FIRST**step)
                parts[i] = parts[i] - rate * push / (np.sqrt(squares[i] / (1 - SECOND**step)) + 1e-8)
    return Layer(*parts)


def _slopes(layer: Layer, mine: Array, other: Array | None, start: Array, won: Array) -> list[Array]:
    """How the log loss changes with each part of the layer."""
    wrong = (sigmoid(start + layer.logits(mine, other)) - won) / len(won)
    out: list[Array] = [np.zeros_like(part) for part in layer]
    for x, sign in ((mine, 1.0),) if other is None else ((mine, 1.0), (other, -1.0)):
        units = layer.units(x)
        back = np.outer(sign * wrong, layer.counts) * (units > 0)
        out[0] += x.T @ back
        out[1] += back.sum(axis=0)
        out[2] += sign * (units.T @ wrong)
    return out
