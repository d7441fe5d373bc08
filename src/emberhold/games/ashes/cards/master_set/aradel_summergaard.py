"""Aradel Summergaard: deals damage to a unit."""

from emberhold.games.ashes.text.kit import Cost, Use, phoenixborn, unit

DAMAGE = 2
CARD = phoenixborn("aradel-summergaard", life=16, battlefield=8, spellboard=4, text={"damage": DAMAGE})


@CARD.activated("water-blast", cost=Cost(side=1, exhaust=1, natural_class=1), targets=[unit()])
def water_blast(me: Use) -> None:
    me.damage(me.target(), DAMAGE)
