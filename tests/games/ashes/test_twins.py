"""What part a card has in all that goes on: two cards are one option only if their parts are the same (PLAY-03)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from emberhold.core.kinds import NO_CARD, CardId, Seat
from emberhold.games.ashes.constants import ATTACK, DESTROYED, PLAYED_CARD, RECEIVED, SPELL
from emberhold.games.ashes.defs import Ability
from emberhold.games.ashes.kinds import AbilityNumber
from emberhold.games.ashes.moments import Attack, Cause, Group, Hit, Moment, Ongoing, Queue
from emberhold.games.ashes.rules.values import alike, distinct
from emberhold.games.ashes.scenario.given import set_table
from emberhold.games.ashes.state import State
from emberhold.games.ashes.text.kit import OWN, player, unit
from emberhold.games.ashes.text.use import Use

A, B = Seat(0), Seat(1)
OTHER = CardId(0)
"""A card that is neither of the two."""


def table() -> tuple[State, CardId, CardId]:
    st = set_table({"a": {"battlefield": ["iron-worker", "iron-worker"]}, "b": {}}, 1)
    one, other = st.battlefield[0]
    return st, one, other


def hit(card: CardId, amount: int = 1, *dealers: CardId) -> Hit:
    return Hit(card, amount, Cause(ATTACK, B, NO_CARD, dealers))


def fight(change: Callable[[Attack, CardId], object]) -> Callable[[CardId], Attack]:
    def make(one: CardId) -> Attack:
        attack = Attack(A, target_unit=False)
        change(attack, one)
        return attack

    return make


def window(**facts: object) -> Callable[[CardId], Moment]:
    def make(one: CardId) -> Moment:
        m = Moment(RECEIVED, seat=A, cause=Cause(ATTACK, A, NO_CARD, (one,) if facts.get("deals") else ()))
        if facts.get("spent"):
            m.cause.spent.append(one)
        if facts.get("used"):
            m.used = {(one, AbilityNumber(0))}
        if facts.get("card"):
            m.card = one
        if facts.get("moved"):
            m.moved_to = one
        if facts.get("among"):
            m.cards = [one]
        return m

    return make


UNLIKE: dict[str, Callable[[CardId], Ongoing]] = {
    "about to receive damage": lambda one: Queue([hit(one)]),
    "it deals damage that waits": lambda one: Queue([hit(OTHER, 2, one)]),
    "an event of it waits": lambda one: Queue(moments=[Moment(DESTROYED, card=one, seat=A)]),
    "it receives damage now": window(card=True),
    "its damage is received now": window(deals=True),
    "it has answered this dealing": window(spent=True),
    "it has answered this moment": window(used=True),
    "damage is sent to it": window(moved=True),
    "it is one of those the moment is about": window(among=True),
    "it attacks": fight(lambda attack, one: attack.attackers.append(one)),
    "it has struck": fight(lambda attack, one: attack.struck.append(one)),
    "it strikes now": fight(lambda attack, one: setattr(attack, "striking", one)),
    "it is attacked": fight(lambda attack, one: setattr(attack, "target", one)),
    "it is blocked": fight(lambda attack, one: attack.blocks.update({one: OTHER})),
    "it blocks": fight(lambda attack, one: attack.blocks.update({OTHER: one})),
    "it left and came back": fight(lambda attack, one: attack.gone.add(one)),
    "it is still to deal its damage": lambda one: Group([one]),
}


@pytest.mark.rule("PLAY-03", "BATTLE-09", "DMG-09")
@pytest.mark.parametrize("make", UNLIKE.values(), ids=UNLIKE.keys())
def test_a_part_that_its_twin_has_not_tells_it_apart(make: Callable[[CardId], Ongoing]) -> None:
    st, one, other = table()
    assert distinct(st, [one, other]) == [one]
    st.ongoing.append(make(one))
    assert distinct(st, [one, other]) == [one, other]


BOTH: dict[str, Callable[[CardId, CardId], Ongoing]] = {
    "the same damage": lambda one, other: Queue([hit(one), hit(other)]),
    "damage each by itself": lambda one, other: Queue([Hit(card, 1, Cause(SPELL, A, card)) for card in (one, other)]),
    "they deal damage together": lambda one, other: Queue([hit(OTHER, 4, one, other)]),
    "both are still to deal their damage": lambda one, other: Group([one, other]),
}


@pytest.mark.parametrize("make", BOTH.values(), ids=BOTH.keys())
def test_twins_with_the_same_part_are_one_option(make: Callable[[CardId, CardId], Ongoing]) -> None:
    st, one, other = table()
    st.ongoing.append(make(one, other))
    assert distinct(st, [one, other]) == [one]


def in_order(thing: Queue | Attack) -> Queue | Attack:
    thing.in_order = True
    return thing


def doomed_in_order(*cards: CardId) -> Queue:
    batch = Queue()
    batch.in_order, batch.due = True, [*cards]
    return batch


SETTLED: dict[str, Callable[[CardId, CardId], Queue | Attack]] = {
    "damage": lambda one, other: in_order(Queue([hit(one), hit(other)])),
    "damage that they deal": lambda one, other: in_order(Queue([hit(OTHER, 4, one), hit(OTHER, 4, other)])),
    "destruction": doomed_in_order,
    "strikes": lambda one, other: in_order(fight(lambda attack, first: attack.attackers.extend((first, other)))(one)),
}


@pytest.mark.rule("PLAY-03", "ATKP-09", "TRIG-04")
@pytest.mark.parametrize("make", SETTLED.values(), ids=SETTLED.keys())
def test_a_settled_order_tells_twins_apart(make: Callable[[CardId, CardId], Queue | Attack]) -> None:
    """One comes first and the other later, so it makes a difference which of them a text is used on."""
    st, one, other = table()
    thing = make(one, other)
    st.ongoing.append(thing)
    assert distinct(st, [one, other]) == [one, other]
    thing.in_order = False
    assert distinct(st, [one, other]) == [one]


def test_unequal_damage_tells_twins_apart() -> None:
    st, one, other = table()
    st.ongoing.append(Queue([hit(one, 1), hit(other, 2)]))
    assert alike(st, one) != alike(st, other)


def test_the_same_part_in_different_things_tells_twins_apart() -> None:
    st, one, other = table()
    st.ongoing += [Group([one]), Group([other])]
    assert alike(st, one) != alike(st, other)


def test_a_card_whose_destruction_is_due_in_an_outer_batch_is_another_one() -> None:
    st, one, other = table()
    st.ongoing.append(Group([]))
    st.claimed = (one,)
    assert alike(st, one) != alike(st, other)


@pytest.mark.rule("TARGET-09")
def test_a_declared_target_is_not_like_its_twin_and_a_player_is_no_card() -> None:
    st, one, other = table()
    me = Use(st, A, NO_CARD, Ability("", PLAYED_CARD, targets=(player(), unit(OWN))), None)
    st.ongoing.append(me)
    me.targets.append(Seat(one))  # the number of a player that happens to be the number of the card
    assert distinct(st, [one, other]) == [one]
    me.targets.append(one)
    assert distinct(st, [one, other]) == [one, other]


def test_where_nothing_goes_on_looks_decide() -> None:
    st, one, other = table()
    st.wounds[one] = 1
    assert distinct(st, [one, other]) == [one, other]
