"""Blood Puppet: wounds the Phoenixborn of the player who has it."""

from emberhold.games.ashes.text.kit import ROUND_ENDS, Cost, Use, conjuration

WOUNDS = 1
DAMAGE = 1
CARD = conjuration("blood-puppet", attack=0, life=2, recover=0, copies=5, text={"wounds": WOUNDS, "damage": DAMAGE})


@CARD.when(ROUND_ENDS, "cursed-1")
def cursed(me: Use) -> None:
    me.wound(me.phoenixborn, WOUNDS)


@CARD.activated("self-inflict-1", cost=Cost(side=1, basic=1))
def self_inflict(me: Use) -> None:
    me.damage(me.card, DAMAGE)
