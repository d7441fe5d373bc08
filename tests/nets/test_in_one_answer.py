"""An answer that stands for several is the same as those answers one by one."""

from __future__ import annotations

from collections import Counter

import pytest

from emberhold.core.decisions import NONE, Value
from emberhold.core.match import Match
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.constants import (
    CAST,
    CAST_ALL,
    GEM,
    GEMS_AND_SPELLS,
    IN_ORDER,
    OWN_BREACHES,
    PLAY,
    PLAY_GEMS,
    PREP,
    PREP_ALL,
    SPELL,
)
from emberhold.games.aeons_end.match import AeonsEndMatch
from emberhold.games.aeons_end.rules.breaches import capacity, takes_spell
from emberhold.games.aeons_end.state import BREACHES, DEFS
from emberhold.games.ashes.constants import (
    ALL_BASICS,
    ALL_UNITS,
    ATTACK_PHOENIXBORN,
    ATTACK_UNIT,
    ATTACK_WITH_ALL,
    BASIC,
    DICE,
    DIE_FACES,
    END_TURN,
    MEDITATE,
    PASS,
    PASS_AND_END,
    POWER,
    UNIT_WITH_ALL,
)
from emberhold.games.ashes.match import AshesMatch
from emberhold.games.ashes.rules.meditate import FROM_DRAW, TURN_DIE
from tests.nets.positions import position
from tests.nets.tables import table

MATCHES = 12
STEPS = 160


def give(match: Match, value: Value) -> None:
    decision = match.pending[0]
    match.answer(decision.seats[0], decision, str(decision.ask.answers.index(value)))


def settle(match: Match) -> None:
    """Give the first answer until nothing is half done."""
    while match.pending and not match.quiet:
        give(match, match.pending[0].ask.answers[0])


def one_by_one(match: Match, value: Value) -> list[Value] | None:
    """The answers that this one stands for, if it stands for several; the rest of an action is settled."""
    ask = match.pending[0].ask
    if isinstance(match, AeonsEndMatch):
        st, seat = match.st, match.st.active
        gems: list[Value] = [(PLAY, card) for card in st.hand[seat] if DEFS[st.card[card]].kind == GEM]
        if ask.kind == "main" and value == (PLAY_GEMS,):
            return gems
        if ask.kind == "main" and value in ((PREP_ALL,), (GEMS_AND_SPELLS,)):
            spells = [card for card in st.hand[seat] if DEFS[st.card[card]].kind == SPELL]
            spells.sort(key=lambda card: -st.cost(card))
            room = [b for b in OWN_BREACHES[seat] if st.open[b] and takes_spell(st, b)]
            room.sort(key=lambda b: -BREACHES[st.breach[b]].bonus)
            if any(capacity(st, b) > 1 for b in room):
                return None
            preps: list[Value] = [(PREP, card, b) for card, b in zip(spells, room, strict=False)]
            return preps if value == (PREP_ALL,) else [*gems, *preps]
        if ask.kind == "cast" and value == (CAST_ALL,):
            return [(CAST, card) for card in st.prepped_of(seat)]
        if ask.label == "tidy" and value == (IN_ORDER,):
            return [(card,) for card in st.played[ask.seats[0]]]
        return None
    assert isinstance(match, AshesMatch)
    if ask.kind == "turn" and value == PASS_AND_END:
        return [(PASS,), (END_TURN,)]
    if ask.kind == "turn" and value == ATTACK_WITH_ALL:
        return [(ATTACK_PHOENIXBORN,), (ALL_UNITS,)]
    if ask.kind == "turn" and value == UNIT_WITH_ALL:
        return [(ATTACK_UNIT,), (ALL_UNITS,)]
    if ask.kind == "recover-die" and value == (ALL_BASICS,):
        pool = match.st.dice[ask.seats[0]]
        basics: list[Value] = [(die,) for die in range(BASIC, DICE, DIE_FACES) for _ in range(pool[die])]
        return [*basics, NONE]
    if ask.kind == "turn" and value[0] == ATTACK_UNIT and len(value) > 1:
        return [(ATTACK_UNIT,), value[1:], NONE]
    if ask.kind == "turn" and value[0] == MEDITATE and len(value) > 1:
        return [(MEDITATE,), (FROM_DRAW,), (TURN_DIE, value[1], POWER)]
    if ask.kind == "attackers" and value == (ALL_UNITS,):
        return [other for other in ask.answers if other not in ((ALL_UNITS,), NONE)]
    if ask.kind == "meditate" and value and value[0] == TURN_DIE:
        return [NONE, value[1:]]
    return [(card,) for card in value] if ask.kind == "first-five" and len(value) > 1 else None


def same(match: AeonsEndMatch, wanted: Value, offered: list[Value]) -> Value:
    """The offered answer about a card of the same name: copies in hand share one option."""
    for value in offered:
        if (value[0], value[2:]) == (wanted[0], wanted[2:]) and match.st.card[value[1]] == match.st.card[wanted[1]]:
            return value
    raise AssertionError(f"{wanted} is not offered")


def alike(match: AeonsEndMatch, wanted: Value, offered: list[Value]) -> Value:
    """The offered card of the same name."""
    names = match.st.card
    return next(value for value in offered if value[0] >= 0 and names[value[0]] == names[wanted[0]])


def compared(match: Match, value: Value, steps: list[Value]) -> bool:
    """Play both ways and compare; False if the second way is over before all its steps are given."""
    together, apart = match.clone(), match.clone()
    kind = match.pending[0].kind
    give(together, value)
    for step in steps:
        if not apart.pending:
            return False
        asked = apart.pending[0]
        if kind in ("main", "cast"):
            if asked.kind != kind:
                return False
            assert isinstance(apart, AeonsEndMatch)
            give(apart, same(apart, step, asked.ask.answers))
            settle(apart)
        elif kind == "order":
            if asked.kind != kind:
                break  # what is left to put away is all the same
            assert isinstance(apart, AeonsEndMatch)
            give(apart, alike(apart, step, asked.ask.answers))
        elif kind == "recover-die" and asked.seats != match.pending[0].seats:
            break  # no die is left to choose
        elif step == (FROM_DRAW,) and asked.ask.about != (0,):
            continue  # it was the only card to discard
        elif kind == "turn" and len(value) > 1 and step not in asked.ask.answers and asked.kind == "attackers":
            return False  # interchangeable units share one option
        elif asked.kind in (kind, "turn-die", "attackers", "meditate") and step in asked.ask.answers:
            give(apart, step)
    if kind == "attackers" and apart.pending and apart.pending[0].kind == kind:
        return False  # interchangeable units share one option
    if kind in ("main", "cast"):
        settle(together)
    assert position(together) == position(apart), f"{kind} {value}"
    return True


@pytest.mark.net
@pytest.mark.parametrize("game", ["aeons-end", "ashes"])
def test_an_answer_for_several_is_the_same_as_one_by_one(game: str) -> None:
    tried: Counter[str] = Counter()
    for number in range(MATCHES):
        laid = table(game, number)
        match, rng = laid.spec.new(laid.setup, number), Rng(number).fork()
        assert isinstance(match, AeonsEndMatch | AshesMatch)
        for _ in range(STEPS):
            if not match.pending:
                break
            ask = match.pending[0].ask
            for value in ask.answers:
                steps = one_by_one(match, value)
                if steps is not None and compared(match, value, steps):
                    tried[ask.kind] += 1
                    tried[f"{ask.kind} {value[0]}"] += ask.kind in ("main", "turn")
                    tried[f"turn {ATTACK_UNIT} with all"] += ask.kind == "turn" and value == UNIT_WITH_ALL
            give(match, ask.answers[rng.below(len(ask.answers))])
    in_turn = (PASS, ATTACK_PHOENIXBORN, ATTACK_UNIT, MEDITATE)
    wanted = {
        "aeons-end": {"cast", "order"} | {f"main {verb}" for verb in (PLAY_GEMS, PREP_ALL, GEMS_AND_SPELLS)},
        "ashes": {"attackers", "meditate", "first-five", "recover-die", f"turn {ATTACK_UNIT} with all"}
        | {f"turn {verb}" for verb in in_turn},
    }
    assert wanted[game] <= tried.keys()
