"""Summon Silver Snake: more copies, a stronger Snake."""

from emberhold.games.ashes.text.kit import Cost, Use, ready_spell, spell_guard

SNAKE = "silver-snake"
CARD = ready_spell("summon-silver-snake", cost=Cost(main=1), only="maeoni-viper", summons=[SNAKE])
spell_guard(CARD)


@CARD.activated(cost=Cost(main=1, exhaust=1, charm_power=1, natural_power=1))
def summon(me: Use) -> None:
    snake = me.summon(SNAKE)
    if me.focus:
        me.add_status(snake, me.focus)
