"""The record itself: it notices every kind of change and says which kind it is, and does not notice new names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from emberhold.core.decisions import Message
from emberhold.core.events import Event
from emberhold.core.rng import Rng
from emberhold.core.state import State
from tests.nets import plain_state as plain
from tests.nets.plain_state import plain_state
from tests.nets.record import HEAD, KINDS, differing, line
from tests.nets.tables import GAMES, TABLES, Table, table
from tests.nets.test_record import recorded
from tools import trajectories

QUICK = {"aeons-end": 4, "ashes": 25}
"""A short match of each game."""

Patch = pytest.MonkeyPatch
Function = Callable[..., Any]


def in_another_word(true: Function) -> Function:
    """The last option means the same in another word."""

    def describe(*given: Any) -> Any:
        prompt, options = true(*given)
        options[-1].text = Message("another-word")
        return prompt, options

    return describe


def with_more(true: Function) -> Function:
    return lambda *given: {**true(*given), "more": 1}


CHANGES: dict[str, tuple[str, str, Function]] = {
    "meanings": ("match", "_describe", in_another_word),
    "states": ("match", "undo_floor", lambda _: property(lambda _: 0)),
    "events": ("event", "told", with_more),
    "views": ("match", "view", with_more),
    "reasons": ("match", "why_not", lambda _: lambda *_: None),
    "boards": ("spec", "given", with_more),
    "worlds": ("match", "_redeal", lambda _: lambda *_: None),
    "bots": ("match", "evaluate", lambda _: lambda *_: 0.25),
}
"""By the only kind of thing that it changes: where something is changed, its name, and what comes in its place."""


def change(kind: str, table: Table, patch: Patch) -> None:
    place, name, instead = CHANGES[kind]
    match = table.spec.new(table.setup, table.number)
    places = {"match": type(match), "event": Event, "spec": type(table.spec)}
    patch.setattr(places[place], name, instead(getattr(places[place], name)))


@pytest.mark.net
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", CHANGES)
def test_a_change_is_noticed_where_it_is_made(kind: str, game: str, monkeypatch: Patch) -> None:
    quick = table(game, QUICK[game])
    change(kind, quick, monkeypatch)
    assert differing(line(quick), recorded(game)[quick.number]) == [kind]


@pytest.mark.net
@pytest.mark.parametrize("game", GAMES)
def test_other_luck_changes_what_happens(game: str, monkeypatch: Patch) -> None:
    whole = table(game, 1)
    monkeypatch.setattr(Rng, "shuffle", lambda _, items: items.reverse())
    found = differing(line(whole), recorded(game)[whole.number])
    assert {"answers", "states", "events", "views"} <= set(found)
    assert "setup" not in found


@pytest.mark.net
def test_a_difference_is_named_by_its_column() -> None:
    one = " ".join(str(place) for place in range(len(HEAD)))
    assert differing(one, one) == []
    assert differing(one, one.replace(" 8", " x")) == [HEAD[8]]


@pytest.mark.net
@pytest.mark.parametrize("game", GAMES)
def test_no_two_recorded_matches_are_the_same(game: str) -> None:
    states = {kept.split()[HEAD.index("states")] for kept in recorded(game).values()}
    assert len(states) == TABLES


class Small(State):
    """A state with one field for each thing that may be done to one."""

    __slots__ = ("card", "fury", "position", "table")

    def __init__(self) -> None:
        super().__init__(2, Rng(5))
        self.card = [3, 4]
        self.fury = 2
        self.position = [-1, -1]
        self.table = [1, (2, True)]

    def copy(self) -> Small:
        return self


class Mat:
    __slots__ = ("rage",)

    def __init__(self) -> None:
        self.rage = 2


class Moved(State):
    """The same after a move: one field renamed and in a mat, one numbered anew, one gone that was at rest."""

    __slots__ = ("card", "laid", "mat")

    def __init__(self) -> None:
        super().__init__(2, Rng(5))
        self.card = [13, 4]
        self.laid = [1, (2, True)]
        self.mat = Mat()

    def copy(self) -> Moved:
        return self


@pytest.mark.net
def test_a_state_is_the_same_by_other_names_and_in_other_objects(monkeypatch: Patch) -> None:
    before = plain_state(Small())
    assert before["fury"] == 2
    assert "position" not in before
    assert plain_state(Moved()) != before

    monkeypatch.setattr(plain, "RENAMED", {"Mat.rage": "fury", "State.laid": "table"})
    monkeypatch.setattr(plain, "VALUES", {"card": {13: 3}})
    assert plain_state(Moved()) == before


@pytest.mark.net
def test_every_field_of_a_state_is_recorded(monkeypatch: Patch) -> None:
    told_elsewhere = {"log", "mat", "all_seats"}
    for game in GAMES:
        quick = table(game, QUICK[game])
        state = quick.spec.new(quick.setup, quick.number)._state
        names = {name for kind in type(state).__mro__ for name in vars(kind).get("__slots__", ())}
        monkeypatch.setattr(plain, "AT_REST", {})
        assert {plain.RENAMED.get(name, name) for name in names} - set(plain_state(state)) == told_elsewhere & names
        mat = getattr(state, "mat", None)
        of_mat = {name for kind in type(mat).__mro__ for name in vars(kind).get("__slots__", ())}
        fields = [(state, name) for name in sorted(names - told_elsewhere - {"rng", "seats"})]
        for thing, name in fields + [(mat, name) for name in sorted(of_mat - {"era"})]:
            before, value = plain_state(state), getattr(thing, name)
            setattr(thing, name, "something else")
            assert plain_state(state) != before, name
            setattr(thing, name, value)


@pytest.mark.net
def test_the_steps_of_a_recorded_match_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    kept = recorded("ashes")[QUICK["ashes"]].split()
    assert trajectories.main(["--show", "ashes", str(QUICK["ashes"])]) == 0
    head, *steps = capsys.readouterr().out.splitlines()
    assert head.split() == ["step", *KINDS]
    assert len(steps) == int(kept[2]) + 1
    assert steps[-1].split()[1:] == kept[-len(KINDS) :]

    assert trajectories.main(["--show", "ashes", str(QUICK["ashes"]), "--step", "3"]) == 0
    shown = capsys.readouterr().out
    assert [kind for kind in KINDS if f"{kind}: " in shown] == ["answers", "meanings", "states", "events", "views"]
