"""Refresh: removes all exhaustion tokens from a unit."""

from emberhold.games.ashes.text.kit import Cost, Use, action_spell, unit

CARD = action_spell("refresh", cost=Cost(main=1, charm_class=1, basic=1), targets=[unit()])


@CARD.effect
def refresh(me: Use) -> None:
    me.ready(me.target())
