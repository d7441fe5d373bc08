"""Seal: exhausts all copies of a player's ready spell."""

from emberhold.games.ashes.text.kit import Cost, Effect, Use, action_spell, player

CARD = action_spell("seal", cost=Cost(main=1, illusion_class=1, charm_class=1), targets=[player()])


@CARD.effect
def seal(me: Use) -> Effect:
    spell = yield from me.choose(me.ready_spells_of(me.target_player()))
    if spell >= 0:
        for copy in me.copies_beside(spell):
            me.exhaust(copy)
