"""False Demon: terrible to look at, gone at the first blow."""

from emberhold.games.ashes.kit import RECEIVED, Use, conjuration, i_received_in_a_fight, unit_guard

CARD = conjuration("false-demon", attack=1, life=4, recover=0, copies=5)
unit_guard(CARD)


@CARD.at(RECEIVED, "illusion", where=i_received_in_a_fight, inexhaustible=True)
def illusion(me: Use) -> None:
    me.destroy(me.card)
