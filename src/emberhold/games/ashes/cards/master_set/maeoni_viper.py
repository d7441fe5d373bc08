"""Maeoni Viper: gives a unit more attack when any player has declared attackers."""

from emberhold.games.ashes.text.kit import DECLARED, Cost, Use, phoenixborn, unit

ATTACK = 2
CARD = phoenixborn("maeoni-viper", life=22, battlefield=3, spellboard=4, text={"attack": ATTACK})


@CARD.when(DECLARED, "strike", may=True, cost=Cost(exhaust=1, basic=1), targets=[unit()])
def strike(me: Use) -> None:
    me.boost(me.target(), ATTACK)
