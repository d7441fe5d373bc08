"""A board that was written from a match lays that very match again, and it goes on in the same way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest
import yaml

from emberhold.core.match import Match
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.constants import SEATS
from emberhold.games.aeons_end.match import AeonsEndMatch
from emberhold.games.aeons_end.scenario.given import set_table
from emberhold.games.aeons_end.scenario.record import write_table
from emberhold.games.aeons_end.spec import AeonsEndSpec
from emberhold.games.aeons_end.state import State
from tests.games.aeons_end.positions import fields, positions

SPEC = AeonsEndSpec()
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "aeons-end"
STEPS = 25
"""How far both matches are played on."""


def anew(state: State, setup: Mapping[str, object]) -> AeonsEndMatch:
    """The match itself, from its last quiet point on."""
    match = AeonsEndMatch(state.copy(), dict(setup), 0)
    match.start()
    return match


def meanings(match: Match) -> list[list[tuple[str, ...]]]:
    return [[option.meaning for option in decision.options] for decision in match.pending]


def check(match: AeonsEndMatch, rng: Rng) -> Mapping[str, object]:
    """Write the board, lay it, compare, and play both on."""
    quiet = match.last_quiet
    given = SPEC.given(match)
    assert yaml.safe_load(yaml.safe_dump(given)) == given, "plain data"
    laid = SPEC.stage(given, quiet.rng.state)
    assert isinstance(laid, AeonsEndMatch)
    assert SPEC.given(laid) == given
    now, then = fields(quiet), fields(laid.last_quiet)
    if quiet.conceded:  # on the board it takes effect at once, in the match at its next quiet point
        assert laid.outcome is not None
        now["outcome"] = laid.outcome.to_json()
    assert then == now

    again = anew(quiet, match.journal().setup)
    for _ in range(STEPS):
        assert meanings(laid) == meanings(again)
        if not laid.pending:
            break
        one, other = laid.pending[0], again.pending[0]
        key = str(rng.below(one.count))
        laid.answer(one.seats[0], one, key)
        again.answer(other.seats[0], other, key)
    assert fields(laid.last_quiet) == fields(again.last_quiet)

    world, same = (match.determinize(0, Rng(5)) for match in (laid, again))
    assert isinstance(world, AeonsEndMatch)
    assert isinstance(same, AeonsEndMatch)
    assert [world.st.card[card] for card in world.st.nemesis_deck] == [
        same.st.card[card] for card in same.st.nemesis_deck
    ]
    assert world.st.turn_deck == same.st.turn_deck
    return given


def some_of(seed: int, n: int, phases: Counter[str]) -> int:
    """Check every n-th position of a random battle and its end; how many that were."""
    found = 0
    rng = Rng(seed)
    for number, match in enumerate(positions(seed)):
        if (number + seed) % n == 0 or not match.pending:
            phases[str(check(match, rng)["phase"])] += 1
            found += 1
    return found


def test_a_few_positions() -> None:
    phases: Counter[str] = Counter()
    assert sum(some_of(seed, 30, phases) for seed in (3, 14, 29, 51, 62, 70, 71)) >= 20
    assert {"main", "casting"} <= set(phases)


@pytest.mark.long
def test_three_hundred_positions() -> None:
    phases: Counter[str] = Counter()
    assert sum(some_of(seed, 17, phases) for seed in range(100, 170)) >= 300
    assert {"main", "casting", "draw", "turn card", "nemesis main", "nemesis draw", "nemesis start"} <= set(phases)


def test_what_goes_without_saying_is_left_out() -> None:
    """A lone Lost at the first question: the Forged deck, the breaches and the charges are as on the mat."""
    match = SPEC.new({"seats": [{"mage": "lost"}], "nemesis": "fenrix", "market": "first-game"}, 4)
    given = SPEC.given(match)

    assert given["a"] == {
        "mage": "lost",
        "hand": ["crystal", "crystal", "heart-forge", "spark", "spark"],
        "deck": ["crystal", "crystal", "crystal", "spark", "spark"],
    }
    assert set(given) == {"phase", "turn deck", "turn discard", "market", "nemesis", "a"}


BOARDS: list[dict[str, object]] = [
    {"a": {"hand": ["crystal"]}},
    {"phase": "set-up", "a": {"deck": ["crystal", "spark"], "treasures": ["bladed-crystal", "xaxos-pyre"]}},
    {"phase": "casting", "casts": 1, "a": {"breaches": {"i": {"open": True, "spells": ["spark", "spark"]}}}},
    {"a": {"mage": "gygar", "hand": ["crystal"], "breaches": {"i": {"open": True, "surge": 3}, "iv": "none"}}, "b": {}},
    {"a": {"hand": ["crystal"], "breaches": {"i": {"breach": "ancient", "open": True, "surge": 2}}}},
    {
        "turn": "b",
        "declined": ["c"],
        "copies for": ["c"],
        "x token": "b",
        "x turn": True,
        "a": {},
        "b": {"hand": ["crystal"]},
        "c": {"charges": 5},
    },
    {"waiting": ["b"], "a": {"hand": ["crystal"]}, "b": {"mage": "claudia", "charges": 5}},
    {"phase": "end", "turn": "nemesis", "turn deck": ["a"], "a": {"hand": ["crystal"]}},
    {
        "turn deck": [{"nemesis": {"known": True}}, "a"],
        "market": {"exogranite": 2, "spirit-lift": 0},
        "treasure": {"core-of-rage": "spirit-lift"},
        "a": {"hand": ["crystal"], "breaches": {"iii": {"closed": 2, "focused": True}}},
    },
    {
        "nemesis": {
            "name": "fenrix",
            "claws left": ["rending-claw", {"rending-claw": {"used": True}}],
            "fury": 1,
            "claws shut": True,
            "play": [{"rending-claw": {"life": 2, "of": 2, "used": True}}, "rending-claw"],
        },
        "a": {"hand": ["crystal"], "position": "rending-claw#2"},
    },
    {"nemesis": {"name": "arachnos", "life": 0, "tokens": 9, "play": ["world-devourer-9"]}, "a": {"hand": ["crystal"]}},
    {"phase": "nemesis main", "nemesis": {"play": [{"chaos-orb": {"acted": True}}]}, "a": {"hand": ["crystal"]}},
    {"over": "nemesis", "a": {}},
    {"over": "gravehold", "phase": "nemesis draw", "nemesis": {"resolving": "gore"}, "a": {}},
    {"conceded": ["a"], "a": {}},
    {
        "a": {
            "treasures": [{"brooch-of-attunement": {"used": True}}],
            "hand": ["crystal"],
            "breaches": {"i": {"open": True, "spells": [{"spirit-lift": {"used": True}}]}},
        }
    },
    {"a": {"mage": "lost", "hand": ["forged-spark", "heart-forge"], "forge": ["forged-crystal"]}},
    {"nemesis": {"name": "ageless-walker", "exile": ["spark", "exogranite"]}, "a": {"hand": ["crystal"]}},
]


@pytest.mark.parametrize("board", BOARDS)
def test_what_a_board_says_is_written_again(board: Mapping[str, object]) -> None:
    """Also what random battles hardly ever show."""
    state = set_table(board, 7)
    written = write_table(state)

    assert fields(set_table(written, state.rng.state)) == fields(state)
    for key, value in board.items():
        if key in SEATS or key == "nemesis":
            assert isinstance(value, Mapping)
            part = written[key]
            assert isinstance(part, Mapping)
            assert {inner: part[inner] for inner in value if inner in part} == value
        elif key != "phase" or value != "main":
            assert written[key] == value


@pytest.mark.net
def test_the_boards_of_all_scenarios() -> None:
    """Written by hand, read, written by the program, read again: the same table."""
    found = 0
    for path in sorted(SCENARIOS.rglob("*.yaml")):
        state = set_table(yaml.safe_load(path.read_text())["given"], 7)
        written = write_table(state)
        again = set_table(written, state.rng.state)
        assert fields(again) == fields(state), path.name
        assert write_table(again) == written, path.name
        found += 1
    assert found > 900
