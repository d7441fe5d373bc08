"""Iron Worker: saves up for extra side actions."""

from emberhold.games.ashes.text.kit import ENTERED, TURNS_BEGIN, Cost, Use, ally, i_entered

CARD = ally("iron-worker", attack=2, life=2, recover=1, cost=Cost(main=1, basic=2))


def resourceful(me: Use) -> None:
    me.add_status(me.card)


CARD.when(ENTERED, "resourceful-1", where=i_entered, inexhaustible=True)(resourceful)
CARD.when(TURNS_BEGIN, "resourceful-1", inexhaustible=True)(resourceful)


@CARD.activated("overtime", cost=Cost(status=1), inexhaustible=True)
def overtime(me: Use) -> None:
    me.extra_side_action()
