"""DICE: the four dice powers (DICE-04 to DICE-06, DICE-11). Inferred parts are marked; change them here."""

from __future__ import annotations

from typing import Final

from emberhold.core.decisions import Effect
from emberhold.games.ashes.constants import ACTIVATED, CHARM
from emberhold.games.ashes.defs import OPPONENT, PLAYER, UNIT, Ability, Cost, Target
from emberhold.games.ashes.state import DEFS
from emberhold.games.ashes.text.use import Use

NATURAL_DAMAGE: Final = 1


def _natural(me: Use) -> None:
    """1 damage to a target unit."""
    me.damage(me.target(), NATURAL_DAMAGE)


def _charm(me: Use) -> None:
    """The die lies on the unit until the end of the round; what it is worth stands in `values`."""
    me.put_die_on(me.target(), CHARM)


def _ceremonial(me: Use) -> Effect:
    """An ally from the own discard pile to hand, then damage to the own Phoenixborn: its printed attack."""
    ally = yield from me.choose(me.allies_in_discard)
    if ally >= 0:
        me.take_from_discard(ally)
        me.damage(me.phoenixborn, DEFS[me.st.card[ally]].attack)


def _illusion(me: Use) -> Effect:
    """One active die of a target opponent, picked by the user, is exhausted (inferred)."""
    if me.target() >= 0:
        yield from me.exhaust_die_of(me.target())


POWERS: Final = (
    Ability(
        "natural", ACTIVATED, cost=Cost(side=1, natural_power=1), targets=(Target(UNIT),), text=_natural, rule="DICE-06"
    ),
    Ability("charm", ACTIVATED, cost=Cost(side=1, charm_power=1), targets=(Target(UNIT),), text=_charm, rule="DICE-06"),
    Ability("ceremonial", ACTIVATED, cost=Cost(side=1, ceremonial_power=1), text=_ceremonial, rule="DICE-06"),
    Ability(
        "illusion",
        ACTIVATED,
        cost=Cost(side=1, illusion_power=1),
        targets=(Target(PLAYER, OPPONENT),),
        text=_illusion,
        rule="DICE-06",
    ),
)
"""By type, in the order of constants.TYPES."""
