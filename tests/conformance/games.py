"""The one place that says which games the suite is run over, and at which tables. To add a game, add it to CASES."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import pytest

from emberhold.core.journal import Setup
from emberhold.core.registry import GameSpec, load_game
from tests.conformance import aeons_end, ashes, expedition
from tests.toy import TOY


@dataclass(frozen=True)
class Case:
    """A game and what the suite should try with it."""

    spec: GameSpec
    verbs: tuple[str, ...]
    """Verbs to ask `why_not` about; each is tried with every card the seat can see and as a button."""
    given: Mapping[str, object]
    """A table laid out by hand, as a scenario's `given`."""
    quick: int = 2
    """Matches for each number of players in `make check`."""
    net: int = 10
    """Further matches in the nets."""
    stride: int = 1
    """What costs a whole match (playing a copy to its end) is done at every stride-th decision."""
    walks: int = 1
    """Two worlds are played side by side from every so manieth decision on."""
    setups: Callable[[int], Sequence[Setup]] | None = None
    """Set-ups for so many players in place of the game's own; a seed picks one, so the quick ones come first."""
    open_hands: bool = False
    """Whether no decision hangs on what only one seat knows."""
    deep: bool = True
    """Whether one action can ask more than two questions."""
    effects: bool = True
    """Whether an action can ask anything at all before it is over."""
    hides: bool = True
    """Whether there is anything that a seat does not know."""


@dataclass(frozen=True)
class Table:
    """One match to be played: everything but the answers."""

    case: Case
    players: int
    seed: int

    @property
    def spec(self) -> GameSpec:
        return self.case.spec

    @property
    def setup(self) -> Setup:
        setups = (self.case.setups or self.spec.setups)(self.players)
        return setups[self.seed % len(setups)]

    def __str__(self) -> str:
        return f"{self.spec.name}-{self.players}p-{self.seed}"


CASES: list[Case] = [
    Case(
        TOY,
        verbs=("stake", "play", "echo", "show", "keep", "ward", "push", "pass", "decline", "draw", "reroll"),
        given={"players": [{"hand": ["spark", "echo"], "pile": ["ward"] * 4}, {"hand": ["ward", "spark"]}], "turn": 0},
        quick=1,
        net=9,
    ),
    Case(
        load_game("aeons-end"),
        verbs=("play", "prep", "gain", "focus", "discard", "charge", "end-turn"),
        given=aeons_end.BOARD,
        quick=1,
        net=len(aeons_end.setups(2)) - 1,
        stride=20,
        walks=7,
        setups=aeons_end.setups,
        open_hands=True,
    ),
    Case(
        load_game("ashes"),
        verbs=("play", "use", "guard", "discard", "pass"),
        given=ashes.boards(3)[0]["board"],
        quick=1,
        net=len(ashes.setups(2)) - 1,
        stride=20,
        walks=7,
        setups=ashes.setups,
    ),
    Case(
        load_game("aeons-end-expedition"),
        verbs=("take", "pick", "rest", "wear", "share", "console", "token", "set-out", "again"),
        given=expedition.boards(3)[3],
        quick=1,
        net=4,
        stride=3,
        setups=expedition.boards,
        open_hands=True,
        deep=False,
        effects=False,
        hides=False,
    ),
    Case(
        load_game("ashes-draft"),
        verbs=("take", "pick", "dice", "give", "keep"),
        given={
            "step": "exchange",
            "first": "b",
            "a": {"picks": ["seal", "purge"]},
            "b": {},
            "c": {"picks": ["refresh"]},
        },
        quick=1,
        net=5,
        stride=9,
        walks=4,
        open_hands=True,
        deep=False,
    ),
]


def tables(
    *, quick: int | None = None, net: int | None = None, mark: pytest.MarkDecorator = pytest.mark.net
) -> list[object]:
    """All tables of all games as test parameters: the first few for two without a mark, the others with this one."""
    found: list[object] = []
    for case in CASES:
        fewest, most = case.spec.players
        first = case.quick if quick is None else quick
        last = first + (case.net if net is None else net)
        for players in range(fewest, most + 1):
            # A game's own set-ups are played once each; more seeds would only play them again.
            for seed in range(last if case.setups is None else min(last, len(case.setups(players)))):
                table = Table(case, players, seed)
                late = seed >= first or players > max(2, fewest)
                found.append(pytest.param(table, id=str(table), marks=[mark] if late else []))
    return found


every_table = pytest.mark.parametrize("table", tables())
every_table_in_long = pytest.mark.parametrize("table", tables(mark=pytest.mark.long))
"""The same for what takes minutes: all but the first tables are left to `make nets`."""
WITH_EFFECTS = [case for case in CASES if case.effects]
every_game_with_effects = pytest.mark.parametrize("case", WITH_EFFECTS, ids=lambda case: case.spec.name)
every_game = pytest.mark.parametrize("case", CASES, ids=lambda case: case.spec.name)
