"""Summon Sleeping Widows: when one of your units is destroyed, place up to two Widows."""

from emberhold.games.ashes.text.kit import DESTROYED, Cost, Effect, Use, my_unit_destroyed, reaction_spell

WIDOW = "sleeping-widow"
WIDOWS = 2
CARD = reaction_spell(
    "summon-sleeping-widows",
    DESTROYED,
    cost=Cost(ceremonial_class=2),
    where=my_unit_destroyed,
    summons=[WIDOW],
    text={"widows": WIDOWS},
)


@CARD.effect
def wake(me: Use) -> Effect:
    # PLACE-02: the destroyed unit still takes up its slot.
    most = min(WIDOWS, me.can_summon(WIDOW))
    if most > 0:
        for _ in range((yield from me.choose_number(0, most))):
            me.summon(WIDOW)
