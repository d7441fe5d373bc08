"""Leech Warrior: exhausts a player's die when it receives damage."""

from emberhold.games.ashes.text.kit import RECEIVED, Cost, Effect, Use, ally, i_received, player

CARD = ally("leech-warrior", attack=2, life=3, recover=3, cost=Cost(main=1, ceremonial_class=2, basic=1))


@CARD.when(RECEIVED, "shadow-drain-1", where=i_received, may=True, targets=[player()])
def shadow_drain(me: Use) -> Effect:
    yield from me.exhaust_die_of(me.target_player())
