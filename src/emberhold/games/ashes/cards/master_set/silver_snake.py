"""Silver Snake: gets stronger with every opposing unit you destroy."""

from emberhold.games.ashes.text.kit import (
    DESTROYED,
    Effect,
    Use,
    conjuration,
    status_tokens,
    we_destroyed_an_opposing_unit,
)

CARD = conjuration("silver-snake", attack=status_tokens, life=4, recover=3, copies=3, only="maeoni-viper")


@CARD.when(DESTROYED, "consume", where=we_destroyed_an_opposing_unit, inexhaustible=True)
def consume(me: Use) -> Effect:
    me.add_status(me.card)
    if me.is_ally(me.event.card):
        yield from me.remove_from_game(me.event.card)
