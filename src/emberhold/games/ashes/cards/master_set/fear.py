"""Fear: an opponent's unit returns to its owner."""

from emberhold.games.ashes.text.kit import OPPONENT, Cost, Effect, Use, action_spell, unit

CARD = action_spell("fear", cost=Cost(main=1), only="jessa-na-ni", targets=[unit(OPPONENT)])


@CARD.effect
def fear(me: Use) -> Effect:
    yield from me.return_to_owner(me.target())
