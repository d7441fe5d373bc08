"""Blood Archer: deals its damage first, and takes wounds for more attack."""

from emberhold.games.ashes.text.kit import DECLARING, Cost, Use, ally, battle_advantage, we_are_declaring

ATTACK = 2
WOUNDS = 2
CARD = ally(
    "blood-archer",
    attack=3,
    life=3,
    recover=2,
    cost=Cost(main=1, ceremonial_class=1, charm_class=1, basic=2),
    text={"attack": ATTACK, "wounds": WOUNDS},
)


@CARD.when(DECLARING, "blood-oath-2", where=we_are_declaring, may=True)
def blood_oath(me: Use) -> None:
    me.wound(me.card, WOUNDS)
    me.boost(me.card, ATTACK)


battle_advantage(CARD)
