"""Logistic regression with numpy, and what goes in and comes out of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np

__all__ = ["Array", "counts", "fit", "load", "log_loss", "sigmoid"]

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

STEPS: Final = 12
CLOSE: Final = 1e-5
CHUNK: Final = 20_000
SURE: Final = 30


def sigmoid(x: Array) -> Array:
    found: Array = 1 / (1 + np.exp(-np.clip(x, -SURE, SURE)))
    return found


def log_loss(p: Array, won: Array) -> float:
    p = np.clip(p, 1e-6, 1 - 1e-6)
    return float(-np.mean(won * np.log(p) + (1 - won) * np.log(1 - p)))


def fit(x: Array, won: Array, prior: Array, start: Array | None = None, beside: Array | None = None) -> Array:
    """Logistic regression by Newton's method. `prior` says how strongly each weight is held at `start`, or else at 0;
    `beside` is what is known of each logit already."""
    known: Array = np.zeros(len(x)) if beside is None else beside
    begin: Array = np.zeros(x.shape[1]) if start is None else start
    w = begin
    for _ in range(STEPS):
        gradient = prior * (w - begin)
        curve = np.diag(prior)
        for at in range(0, len(x), CHUNK):
            part = x[at : at + CHUNK]
            p = sigmoid(part @ w + known[at : at + CHUNK])
            gradient = gradient + part.T @ (p - won[at : at + CHUNK])
            curve = curve + (part * (p * (1 - p))[:, None]).T @ part
        step = np.linalg.solve(curve, gradient)
        w = w - step
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


def load(paths: Sequence[Path]) -> dict[str, Array]:
    """All positions of several files; the games of each file get numbers of their own."""
    parts: dict[str, list[Array]] = {}
    games = 0
    for path in paths:
        found: dict[str, Array] = dict(np.load(path))
        found["game"] = found["game"] + games
        games = int(found["game"].max()) + 1
        for name, array in found.items():
            parts.setdefault(name, []).append(array)
    widest = max(array.shape[1] for name in ("plus", "minus") for array in parts[name])
    for name in ("plus", "minus"):
        parts[name] = [
            np.pad(array, ((0, 0), (0, widest - array.shape[1])), constant_values=-1) for array in parts[name]
        ]
    return {name: np.concatenate(arrays) for name, arrays in parts.items()}
