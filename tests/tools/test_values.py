"""Learning values: games are the same again, positions come out of them, and what is learned is what was there."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from emberhold.games.ashes.bot.features import CARD_PLACES, NUMBERS
from emberhold.games.ashes.state import DEFS
from tools import fit_value, positions, self_play
from tools.hidden_layer import learn
from tools.regression import counts, fit, log_loss, sigmoid
from tools.weights_module import ashes_module


def recorded(folder: Path, game: str, name: str, games: int) -> Path:
    path = folder / name
    self_play.main([game, str(path), "--games", str(games), "--bot", "random", "--seed", "7"])
    return path


def test_the_same_command_writes_the_same_games(tmp_path: Path) -> None:
    one, again = (recorded(tmp_path, "ashes", name, 2) for name in ("one", "again"))

    assert one.read_bytes() == again.read_bytes()
    assert len(list(self_play.read(one))) == 2
    assert self_play.digest(one) == self_play.digest(again) != self_play.digest(recorded(tmp_path, "ashes", "more", 3))


@pytest.mark.parametrize("game", ["ashes", "aeons-end"])
def test_games_become_positions_and_positions_weights(game: str, tmp_path: Path) -> None:
    out, weights = tmp_path / "positions.npz", tmp_path / "weights.py"
    positions.main([game, str(out), str(recorded(tmp_path, game, "games", 6))])
    found = np.load(out)
    assert len(found["won"]) == len(found["numbers"]) > 6
    assert set(found["won"]) <= {0.0, 0.5, 1.0}

    fit_value.main([game, str(out), "--hidden", "2", "--epochs", "1", "--out", str(weights)])
    module: dict[str, object] = {}
    exec(compile(weights.read_text(encoding="utf-8"), "weights", "exec"), module)
    assert {"NUMBER_WEIGHTS", "HIDDEN"} < module.keys()


def test_a_regression_finds_the_weights_that_made_the_outcomes() -> None:
    luck = np.random.default_rng(1)
    x = luck.normal(size=(4000, 3))
    won = (luck.random(4000) < sigmoid(x @ np.array([1.0, -2.0, 0.0]))).astype(float)

    assert fit(x, won, np.full(3, 0.01)) == pytest.approx([1.0, -2.0, 0.0], abs=0.2)
    assert fit(x, won, np.full(3, 1e9)) == pytest.approx([0.0, 0.0, 0.0], abs=0.01)
    held = np.array([3.0, 3.0, 3.0])
    assert fit(x, won, np.full(3, 1e9), held) == pytest.approx(held, abs=0.01)


def test_a_hidden_layer_sees_what_a_sum_cannot() -> None:
    luck = np.random.default_rng(1)
    x = luck.choice([-1.0, 1.0], size=(4000, 2))
    won = (x[:, 0] * x[:, 1] > 0).astype(float)
    start = x @ fit(x, won, np.full(2, 0.01))
    layer = learn(x, None, start, won, hidden=8, epochs=60, decay=0.0)

    assert log_loss(sigmoid(start), won) > 0.6
    assert log_loss(sigmoid(start + layer.logits(x, None)), won) < 0.3


def test_between_two_seats_the_layer_says_the_opposite_to_each() -> None:
    luck = np.random.default_rng(1)
    one, two = luck.normal(size=(50, 4)), luck.normal(size=(50, 4))
    won = luck.integers(0, 2, 50).astype(float)
    layer = learn(one, two, np.zeros(50), won, hidden=3, epochs=2, decay=0.0)

    assert layer.logits(one, two) == pytest.approx(-layer.logits(two, one))


def test_cards_are_counted_for_one_seat_and_against_the_other() -> None:
    plus, minus = np.array([[0, 0, -1], [2, -1, -1]]), np.array([[1, -1, -1], [2, 0, -1]])

    assert counts(plus, minus, 3).tolist() == [[2.0, -1.0, 0.0], [-1.0, 0.0, 0.0]]


def test_cards_without_weights_are_left_out_of_the_module() -> None:
    numbers, cards = np.ones(len(NUMBERS)), np.zeros((len(CARD_PLACES), len(DEFS)))
    cards[0, 3] = 0.5
    layer = learn(np.ones((2, 4)), None, np.zeros(2), np.ones(2), hidden=0, epochs=1, decay=0.0)
    text = ashes_module(np.concatenate([numbers, cards.ravel()]), layer, "games")

    module: dict[str, dict[str, object]] = {}
    exec(compile(text, "weights", "exec"), module)
    assert list(module["CARD_WEIGHTS"]) == [DEFS[3].slug]
