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
from emberhold.games.ashes.constants import ALL_UNITS, END_TURN, PASS, PASS_AND_END
from emberhold.games.ashes.match import AshesMatch
from emberhold.games.ashes.rules.meditate import TURN_DIE
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
        if ask.kind == "main" and value == (PLAY_GEMS,):
            return [(PLAY, card) for card in st.hand[seat] if DEFS[st.card[card]].kind == GEM]
        if ask.kind == "main" and value == (PREP_ALL,):
            spells = [card for card in st.hand[seat] if DEFS[st.card[card]].kind == SPELL]
            spells.sort(key=lambda card: -st.cost(card))
            room = [b for b in OWN_BREACHES[seat] if st.open[b] and takes_spell(st, b)]
            room.sort(key=lambda b: -BREACHES[st.breach[b]].bonus)
            if any(capacity(st, b) > 1 for b in room):
                return None
            return [(PREP, card, b) for card, b in zip(spells, room, strict=False)]
        if ask.kind == "cast" and value == (CAST_ALL,):
            return [(CAST, card) for card in st.prepped_of(seat)]
        if ask.label == "tidy" and value == (IN_ORDER,):
            return [(card,) for card in st.played[ask.seats[0]]]
        return None
    if ask.kind == "turn" and value == PASS_AND_END:
        return [(PASS,), (END_TURN,)]
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
        elif asked.kind in (kind, "turn-die") and step in asked.ask.answers:
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
                    tried["prep"] += ask.kind == "main" and value == (PREP_ALL,)
            give(match, ask.answers[rng.below(len(ask.answers))])
    wanted = (
        {"main", "prep", "cast", "order"} if game == "aeons-end" else {"turn", "attackers", "meditate", "first-five"}
    )
    assert wanted <= tried.keys()
