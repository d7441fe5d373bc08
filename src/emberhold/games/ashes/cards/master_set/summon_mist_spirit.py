"""Summon Mist Spirit: for one more die, a second Spirit."""

from emberhold.games.ashes.text.kit import Cost, Use, ready_spell

SPIRIT = "mist-spirit"
CARD = ready_spell("summon-mist-spirit", cost=Cost(main=1), summons=[SPIRIT])
ACTIVATION = Cost(main=1, exhaust=1, illusion_class=1)


@CARD.activated(by_focus=[[ACTIVATION, ACTIVATION.with_basic(1)]])
def summon(me: Use) -> None:
    me.summon(SPIRIT)
    if me.variant == 1:  # the higher of the two costs was paid
        me.summon(SPIRIT)
