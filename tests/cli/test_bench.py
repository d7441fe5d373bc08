"""`emberhold bench` gives the same numbers for every game, measured through the protocol alone."""

from __future__ import annotations

import json

import pytest

from emberhold.cli import main
from emberhold.cli.benchmark import match_bytes, measure
from emberhold.cli.commands import bench as command
from emberhold.core.errors import EmberholdError
from tests.scenario.puppet import PUPPET
from tests.toy import TOY

pytestmark = pytest.mark.usefixtures("only_the_toy")

KEYS = [
    "decisions_per_s",
    "games_per_s",
    "keyed_ratio",
    "clone_us",
    "clone_mid_us",
    "view_us",
    "view_bytes",
    "create_ms",
    "match_bytes",
]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "SECONDS", 0.6)


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert list(document) == ["calibration", "toy"]
    assert document["calibration"] > 0
    assert list(document["toy"]) == KEYS
    assert all(value > 0 for value in document["toy"].values())


def test_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("calibration ")
    assert all(key in out for key in KEYS)


def test_moments_that_a_game_does_not_have_are_left_open() -> None:
    found = measure(PUPPET, 0.01)
    assert found["clone_mid_us"] is None
    assert found["match_bytes"] is None


def test_a_game_without_setups_cannot_be_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PUPPET, "setups", lambda players: [][:players])
    with pytest.raises(EmberholdError, match="comes with no set-up to measure"):
        measure(PUPPET, 0.01)


def test_wrong_usage() -> None:
    assert main(["bench", "toy"]) == 2


def test_a_match_is_as_large_as_what_it_alone_holds() -> None:
    setup = TOY.setups(2)[0]
    match, twin = TOY.new(setup, 1), TOY.new(setup, 2)
    size = match_bytes(match, twin)
    assert 500 < size < 20_000
    # The log and the journal grow with every answer; the match does not.
    decision = match.pending[0]
    match.answer(decision.seats[0], decision, "0")
    assert abs(match_bytes(match, twin) - size) < 1000
