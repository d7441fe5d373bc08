"""Jessa Na Ni: deals damage to an opponent whose unit leaves play."""

from emberhold.games.ashes.text.kit import LEFT_PLAY, Cost, Use, opponents_unit_left, phoenixborn

DAMAGE = 1
CARD = phoenixborn("jessa-na-ni", life=18, battlefield=5, spellboard=4, text={"damage": DAMAGE})


@CARD.when(LEFT_PLAY, "screams-of-the-departed", where=opponents_unit_left, may=True, cost=Cost(basic=1))
def screams(me: Use) -> None:
    me.damage(me.phoenixborn_of(me.event.seat), DAMAGE)
