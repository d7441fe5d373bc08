"""Hidden Power: exhausted dice become active, on sides of your choice."""

from emberhold.games.ashes.text.kit import Cost, Effect, Use, action_spell

DICE = 2
CARD = action_spell("hidden-power", cost=Cost(main=1, illusion_class=1), text={"dice": DICE})


@CARD.effect
def reveal(me: Use) -> Effect:
    for _ in range(DICE):
        yield from me.ready_die_on_any_side()
