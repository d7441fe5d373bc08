"""Learns what a position is worth from the positions of `tools.positions`, and writes the weights as a module.

python -m tools.fit_value GAME POSITIONS.npz [POSITIONS.npz …] [--out WEIGHTS.py] [--hidden 8] [--epochs 12]

A logistic regression on who won, and beside it a hidden layer of a few units. In Ashes both seats share all weights,
so what one seat has counts as much as the same for the other. One game in five is kept back, and the table says how
well the rest predicts it (log loss, lower is better); the weights that are written are then learned from all games.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from emberhold.core.registry import load_game
from emberhold.games.aeons_end.bot import features as aeons_end
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.ashes.bot import evaluation as hand
from emberhold.games.ashes.bot import features as ashes
from emberhold.games.ashes.bot.evaluation import SCALE
from emberhold.games.ashes.state import DEFS
from tools.hidden_layer import Layer, learn
from tools.regression import Array, counts, fit, load, log_loss, sigmoid
from tools.weights_module import aeons_end_module, ashes_module

__all__ = ["main"]

HELD_BACK: Final = 5
MOST_PLAYERS: Final = 4
USUAL_PLAYERS: Final = 2
LOOSE: Final = 1e-6
SEED: Final = 43
ASHES_BY_HAND: Final = {
    "life": 10 * hand.LIFE,
    "low life": -50 * hand.LOW_LIFE_WORTH,
    "units": 10.0,
    "spells": 5.0,
    "basic dice": 5 * hand.DICE[0],
    "class dice": 5 * hand.DICE[1],
    "power dice": 5 * hand.DICE[2],
    "payable": 5 * hand.PAYABLE,
    "hand": 3 * hand.HAND,
    "pile": 10 * hand.PILE,
    "low pile": -20 * hand.LOW_PILE_WORTH,
    "phoenixborn exhausted": -hand.TIRED_PHOENIXBORN,
    "first player": hand.FIRST,
    "attack on the other": 5 * (hand.THREAT + hand.PROMISE) / 2,
}
"""What `evaluation` says a number is worth."""


class Held(NamedTuple):
    """How strongly weights are held at 0: those of numbers, of cards or nemeses, and what players change."""

    numbers: float
    cards: float
    players: float


class Data(NamedTuple):
    """What a game's positions are to the regression: columns with a weight each, and what the hidden layer sees."""

    columns: Array
    prior: Array
    start: Array
    """What the evaluation by hand says of each column; the weights are held near a multiple of it."""
    mine: Array
    other: Array | None
    """The same seen by the other seat; None in a game without one."""
    won: Array
    game: Array
    hand: Array

    @property
    def loose(self) -> Array:
        """The columns that nothing holds."""
        found: Array = self.columns[:, self.prior <= LOOSE]
        return found


def of_ashes(found: dict[str, Array], held: Held) -> Data:
    n = len(ashes.NUMBERS)
    one, two = found["numbers"][:, :n].astype(float), found["numbers"][:, n:].astype(float)
    cards = counts(found["plus"], found["minus"], len(ashes.CARD_PLACES) * len(DEFS))
    prior = np.concatenate([np.full(n, held.numbers), np.full(cards.shape[1], held.cards)])
    short = [ashes.NUMBERS.index(name) for name in ashes.IN_SHORT]
    mine, other = np.hstack([one[:, short], two[:, short]]), np.hstack([two[:, short], one[:, short]])
    start = np.zeros(len(prior))
    for name, points in ASHES_BY_HAND.items():
        start[ashes.NUMBERS.index(name)] = points / SCALE
    return Data(np.hstack([one - two, cards]), prior, start, mine, other, found["won"], found["game"], found["hand"])


def of_aeons_end(found: dict[str, Array], held: Held) -> Data:
    """What each nemesis changes, and a base. The players of all battles are two; `others` learns what others change."""
    n = len(aeons_end.NUMBERS)
    x = found["numbers"][:, :n].astype(float)
    nemeses = np.eye(len(NEMESES))[found["numbers"][:, n].astype(int)]
    columns = np.hstack([x, nemeses, np.ones((len(x), 1))])
    prior = np.concatenate([np.full(n, held.numbers), np.full(len(NEMESES), held.cards), [LOOSE]])
    start = np.zeros(len(prior))
    start[aeons_end.NUMBERS.index("by hand")] = 1
    return Data(columns, prior, start, x, None, found["won"], found["game"], found["hand"])


def others(found: dict[str, Array], linear: Array, layer: Layer, held: Held) -> list[Array]:
    """For one to four players the weights of the numbers and the base, held near those for two players."""
    n = len(aeons_end.NUMBERS)
    for_two = np.concatenate([linear[:n], linear[-1:]])
    out = []
    for count in range(1, MOST_PLAYERS + 1):
        rows = found["players"] == count
        mine: Array = for_two
        if count != USUAL_PLAYERS and rows.any():
            x = found["numbers"][rows, :n].astype(float)
            nemeses = np.eye(len(NEMESES))[found["numbers"][rows, n].astype(int)]
            beside = nemeses @ linear[n:-1] + layer.logits(x, None)
            columns, won = np.hstack([x, np.ones((len(x), 1))]), found["won"][rows]
            prior = np.full(n + 1, held.players)
            prior[-1] = LOOSE
            mine = fit(columns, won, prior, for_two, beside)
            losses = [log_loss(sigmoid(columns @ weights + beside), won) for weights in (for_two, mine)]
            print(f"  {count} players, {len(won)} positions: {losses[0]:.4f} with the weights for two, {losses[1]:.4f}")
            if not losses[1] < losses[0]:  # too few battles that differ too much: Newton's steps have gone astray
                mine = for_two
        out.append(mine)
    return out


def report(data: Data, learned: Sequence[tuple[str, Array]], kept: Array) -> None:
    """How well each way predicts the games that were kept back."""
    won = data.won[kept]
    print(f"{len(data.won)} positions of {len(np.unique(data.game))} games, won {data.won.mean():.3f}")
    print(f"  always the same: {log_loss(np.full(len(won), data.won[~kept].mean()), won):.4f}")
    logit = np.log(data.hand.clip(1e-9, 1 - 1e-9) / (1 - data.hand.clip(1e-9, 1 - 1e-9)))
    straight = np.column_stack([logit, np.ones(len(logit))])
    line = fit(straight[~kept], data.won[~kept], np.full(2, LOOSE))
    print(f"  the evaluation by hand, stretched {line[0]:.2f}: {log_loss(sigmoid(straight[kept] @ line), won):.4f}")
    for name, logits in learned:
        print(f"  {name}: {log_loss(sigmoid(logits[kept]), won):.4f}")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=["aeons-end", "ashes"])
    parser.add_argument("positions", type=Path, nargs="+")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--hidden", type=int, default=0)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--decay", type=float, default=0.003)
    parser.add_argument("--held", type=float, nargs=3, default=(3.0, 60.0, 60.0))
    asked = parser.parse_args(arguments)
    load_game(asked.game).content()  # reads all cards
    found = load(asked.positions)
    held = Held(*asked.held)
    two = {name: array[found["players"] == USUAL_PLAYERS] for name, array in found.items()}
    data = of_ashes(two, held) if asked.game == "ashes" else of_aeons_end(two, held)
    # By lot: set-ups take turns, so every fifth game would keep whole set-ups back.
    kept = np.random.default_rng(SEED).permutation(int(data.game.max()) + 1)[data.game] % HELD_BACK == 0

    def learn_from(rows: Array) -> tuple[Array, Layer]:
        one = (data.columns[rows] @ data.start)[:, None]
        stretch = fit(np.hstack([one, data.loose[rows]]), data.won[rows], np.full(1 + data.loose.shape[1], LOOSE))[0]
        linear = fit(data.columns[rows], data.won[rows], data.prior, stretch * data.start)
        layer = learn(
            data.mine[rows],
            None if data.other is None else data.other[rows],
            data.columns[rows] @ linear,
            data.won[rows],
            hidden=asked.hidden,
            epochs=asked.epochs,
            decay=asked.decay,
        )
        return linear, layer

    linear, layer = learn_from(~kept)
    alone = data.columns @ linear
    report(data, [("linear", alone), ("with hidden layer", alone + layer.logits(data.mine, data.other))], kept)
    if asked.out is not None:
        linear, layer = learn_from(np.ones(len(data.won), dtype=bool))
        source = ", ".join(path.stem for path in asked.positions)
        if asked.game == "ashes":
            text = ashes_module(linear, layer, source)
        else:
            eases = linear[len(aeons_end.NUMBERS) : -1]
            usual = float(eases[eases != 0].mean()) if eases.any() else 0.0
            for nemesis, ease in zip(NEMESES, eases, strict=True):
                print(f"  {nemesis.slug}: ease = {ease - usual if ease else 0:.4f}")  # for its tactics, in its folder
            text = aeons_end_module(others(found, linear, layer, held), usual, layer, source)
        asked.out.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
