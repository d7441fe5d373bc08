"""Enchanted Violinist: wounds a unit when an opponent discards from the draw pile."""

from emberhold.games.ashes.text.kit import MILLED, Cost, Use, ally, opponent_milled, unit

WOUNDS = 1
CARD = ally("enchanted-violinist", attack=1, life=2, recover=0, cost=Cost(main=1, basic=1), text={"wounds": WOUNDS})


@CARD.when(MILLED, "song-of-sorrow", where=opponent_milled, may=True, cost=Cost(basic=1), targets=[unit()])
def song_of_sorrow(me: Use) -> None:
    me.wound(me.target(), WOUNDS)
