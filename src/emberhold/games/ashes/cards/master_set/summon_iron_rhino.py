"""Summon Iron Rhino: expensive, but cheaper with every copy."""

from emberhold.games.ashes.text.kit import Cost, Use, ready_spell

RHINO = "iron-rhino"
REDUCTION = 1
CARD = ready_spell(
    "summon-iron-rhino", cost=Cost(main=1, natural_class=1), summons=[RHINO], text={"reduction": REDUCTION}
)
ACTIVATION = Cost(main=1, exhaust=1, basic=6)


@CARD.activated(by_focus=[[ACTIVATION.with_basic(-REDUCTION * focus)] for focus in range(3)])
def summon(me: Use) -> None:
    me.summon(RHINO)
