"""Coal Roarkwin: discards a card to deal damage."""

from emberhold.games.ashes.text.kit import Cost, Use, phoenixborn, phoenixborn_without_units, unit

DAMAGE = 1
CARD = phoenixborn("coal-roarkwin", life=15, battlefield=6, spellboard=5, text={"damage": DAMAGE})


@CARD.activated("slash", cost=Cost(side=1, discard=1), targets=[unit(instead=phoenixborn_without_units)])
def slash(me: Use) -> None:
    me.damage(me.target(), DAMAGE)
