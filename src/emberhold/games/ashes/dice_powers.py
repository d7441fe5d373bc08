"""DICE: the four dice powers (DICE-04 to DICE-06, DICE-11). What we had to infer is marked."""

from emberhold.games.ashes.text.kit import CHARM, OPPONENT, Cost, Effect, Use, dice_power, player, unit

NATURAL_DAMAGE = 1


@dice_power("natural", cost=Cost(side=1, natural_power=1), targets=[unit()])
def natural(me: Use) -> None:
    """1 damage to a target unit."""
    me.damage(me.target(), NATURAL_DAMAGE)


@dice_power("charm", cost=Cost(side=1, charm_power=1), targets=[unit()])
def charm(me: Use) -> None:
    """The die lies on the unit until the end of the round; `rules/values.py` says what it adds."""
    me.put_die_on(me.target(), CHARM)


@dice_power("ceremonial", cost=Cost(side=1, ceremonial_power=1))
def ceremonial(me: Use) -> Effect:
    """Take an ally from your discard pile to hand; its printed attack is the damage to your own Phoenixborn."""
    ally = yield from me.choose(me.allies_in_discard)
    if ally >= 0:
        me.take_from_discard(ally)
        me.damage(me.phoenixborn, me.printed_attack_of(ally))


@dice_power("illusion", cost=Cost(side=1, illusion_power=1), targets=[player(OPPONENT)])
def illusion(me: Use) -> Effect:
    """Exhaust one active die of a target opponent; the user picks it (inferred)."""
    if me.target_player() >= 0:
        yield from me.exhaust_die_of(me.target_player())


POWERS = (natural, charm, ceremonial, illusion)
"""By type, in the order of constants.TYPES."""
