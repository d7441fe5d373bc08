"""Strange Copy: an action spell that stays on the battlefield as an ally with another unit's attack (PLAY-19)."""

from emberhold.games.ashes.text.kit import Cost, Effect, Use, copying_spell, fleeting, status_tokens

CARD = copying_spell("strange-copy", cost=Cost(main=1, illusion_class=2), values=status_tokens)
fleeting(CARD)


@CARD.effect
def copy(me: Use) -> Effect:
    model = yield from me.choose(me.opposing_units)
    if model >= 0:
        me.add_status(me.card, max(0, me.attack_of(model)))
