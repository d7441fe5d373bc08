"""Redirect: a unit takes the damage meant for your Phoenixborn."""

from emberhold.games.ashes.text.kit import (
    OWN,
    WOULD_RECEIVE,
    Cost,
    Use,
    my_phoenixborn_would_receive_and_i_have_a_unit,
    reaction_spell,
    unit,
)

CARD = reaction_spell(
    "redirect",
    WOULD_RECEIVE,
    cost=Cost(charm_class=1),
    where=my_phoenixborn_would_receive_and_i_have_a_unit,
    targets=[unit(OWN)],
)


@CARD.effect
def redirect(me: Use) -> None:
    me.take_damage_instead(me.target())
