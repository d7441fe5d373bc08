"""Summon Blood Puppet: places it on any player's battlefield."""

from emberhold.games.ashes.text.kit import Cost, Use, player, ready_spell

PUPPET = "blood-puppet"
CARD = ready_spell("summon-blood-puppet", cost=Cost(main=1), summons=[PUPPET])


@CARD.activated(cost=Cost(main=1, exhaust=1, ceremonial_class=1), targets=[player()])
def summon(me: Use) -> None:
    me.summon(PUPPET, me.target_player())
