"""ROUND: the order of the phases, and what the beginning of the player turns phase does not allow."""

from __future__ import annotations

import pytest

from emberhold.core.kinds import Seat
from emberhold.games.ashes.catalogue import BY_SLUG, load_content
from emberhold.games.ashes.constants import ENTERED, TURNS_BEGIN
from emberhold.games.ashes.text.use import Use
from tests.games.ashes.table import Table, decks, new_match, staged

load_content()


@pytest.mark.rule("ROUND-01", "ROUND-02")
@pytest.mark.parametrize("players", [2, 3])
def test_rounds_of_three_phases_follow_each_other(players: int) -> None:
    names = ("the-iron-men", "the-snakes-in-silver", "the-mist-guardian")[:players]
    table = new_match(decks(*names, first_five="choose"))
    phases: list[tuple[int, str]] = []

    while table.view(None)["round"] < 4:
        now = (table.view(None)["round"], table.view(None)["phase"])
        if now not in phases[-1:]:
            phases.append(now)
        table.do_little()

    rounds = [(n, phase) for n in (1, 2, 3) for phase in ("prepare", "turns", "recovery")]
    assert phases == [(1, "first-five"), *rounds]


def hurt_the_opponent(me: Use) -> None:
    me.damage(me.phoenixborn_of(Seat(1)), 1)


def worker_that_hurts(monkeypatch: pytest.MonkeyPatch, moment: int, given: dict[str, object]) -> Table:
    """No card of the base game deals damage at the beginning of the phase, so Iron Worker is made to."""
    for ability in BY_SLUG["iron-worker"].abilities:
        if ability.moment == moment:
            monkeypatch.setattr(ability, "text", hurt_the_opponent)
    holder = {"hand": ["sympathy-pain", "fear"], "dice": ["charm-class", "charm-class"]}
    return staged({"first": "a", "b": holder} | given)


@pytest.mark.rule("ROUND-04", "ROUND-03")
def test_no_reaction_spell_at_the_beginning_of_the_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    """The beginning of the player turns phase is no turn yet, so nobody has a reaction spell to play."""
    given: dict[str, object] = {"phase": "beginning", "a": {"hand": ["fear"], "battlefield": ["iron-worker"]}}

    table = worker_that_hurts(monkeypatch, TURNS_BEGIN, given)

    assert table.asked() == {"a"}
    assert "pass" in table.offers("a")
    assert table.look()["b"]["phoenixborn"]["wounds"] == 1


@pytest.mark.rule("ROUND-04")
def test_the_same_damage_in_a_turn_can_be_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, object] = {"a": {"hand": ["iron-worker"], "dice": ["natural-basic", "natural-basic"]}}
    table = worker_that_hurts(monkeypatch, ENTERED, given)

    table.say("a", "play iron-worker")

    assert table.asked() == {"b"}
    assert table.offers("b") == ["play sympathy-pain", "decline"]
