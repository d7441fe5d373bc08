"""Three-Eyed Owl: makes a player discard a card from hand."""

from emberhold.games.ashes.text.kit import Cost, Effect, Use, conjuration, player

CARD = conjuration("three-eyed-owl", attack=1, life=2, recover=0, copies=5)


@CARD.activated("memory-drain-1", cost=Cost(main=1, exhaust=1), targets=[player()])
def memory_drain(me: Use) -> Effect:
    yield from me.discard_from_hand(me.target_player())
