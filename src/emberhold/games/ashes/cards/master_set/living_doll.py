"""Living Doll: deals the damage that it receives to somebody else too."""

from emberhold.games.ashes.text.kit import RECEIVED, Cost, Use, ally, i_received, unit_or_phoenixborn

CARD = ally(
    "living-doll",
    attack=0,
    life=3,
    recover=1,
    cost=Cost(main=1, ceremonial_class=1, charm_class=1, basic=1),
)


@CARD.when(RECEIVED, "pain-link", where=i_received, may=True, cost=Cost(basic=1), targets=[unit_or_phoenixborn()])
def pain_link(me: Use) -> None:
    me.damage(me.target(), min(me.event.amount, me.life_of(me.card)))  # DMG-22: wounds do not lower it
