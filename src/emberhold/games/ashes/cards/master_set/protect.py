"""Protect: its status tokens prevent damage to your units."""

from emberhold.games.ashes.text.kit import (
    WOULD_RECEIVE,
    Cost,
    Effect,
    Use,
    my_unit_would_receive,
    ready_spell,
)

TOKENS = 3
CARD = ready_spell(
    "protect",
    cost=Cost(main=1, natural_class=1, ceremonial_class=1),
    needs_status=True,
    text={"tokens": TOKENS},
)


@CARD.effect
def enter(me: Use) -> None:
    me.add_status(me.card, TOKENS)


@CARD.when(WOULD_RECEIVE, where=my_unit_would_receive, may=True)
def prevent(me: Use) -> Effect:
    most = min(me.status_of(me.card), me.event.amount)
    spent = yield from me.choose_number(1, most)
    me.remove_status(me.card, spent)
    me.prevent(spent)
