"""Noah Redmoon: exhausts an opponent's ready spell."""

from emberhold.games.ashes.text.kit import OPPONENT, Cost, Use, phoenixborn, ready_spell_target

CARD = phoenixborn("noah-redmoon", life=20, battlefield=6, spellboard=3)


@CARD.activated(
    "shadow-target", cost=Cost(side=1, exhaust=1, ceremonial_class=1), targets=[ready_spell_target(OPPONENT)]
)
def shadow_target(me: Use) -> None:
    me.exhaust(me.target())
