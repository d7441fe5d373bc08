"""The only module a card or a dice power imports: card kinds, costs, targets, timing words, conditions.

    CARD = ally("bell-warden", attack=2, life=3, recover=1, cost=Cost(main=1, natural_class=1))

    @CARD.when(DESTROYED, "toll", where=i_am_destroyed, may=True)
    def toll(me: Use) -> None:
        me.draw()

A text that asks something is a generator (`yield from me.choose(...)`); one that does not is a plain function.
"""

from __future__ import annotations

from collections.abc import Callable

from emberhold.core.decisions import Effect
from emberhold.core.kinds import CardId, Seat
from emberhold.games.ashes.constants import (
    AFTER_ENTERED,
    AFTER_RECEIVED,
    CHARM,
    DECLARED,
    DECLARING,
    DESTROYED,
    ENTERED,
    LEFT_PLAY,
    MILLED,
    PLAYED_CARD,
    RECEIVED,
    ROUND_ENDS,
    TURNS_BEGIN,
    WOULD_RECEIVE,
    WOULD_TARGET,
)
from emberhold.games.ashes.defs import (
    ALTERATION,
    ANY,
    OPPONENT,
    OWN,
    PHOENIXBORN_TARGET,
    PLAYER,
    READY,
    UNIT,
    UNIT_OR_PHOENIXBORN,
    Ability,
    Cost,
    Target,
)
from emberhold.games.ashes.kinds import Whose
from emberhold.games.ashes.rules.battle import SPIKES
from emberhold.games.ashes.state import State
from emberhold.games.ashes.text.conditions import (
    attack_at_most,
    attackers_declared,
    by_attack,
    copies_of,
    dealt_by_me,
    i_am_destroyed,
    i_entered,
    i_received,
    i_received_in_a_fight,
    my_phoenixborn_received,
    my_phoenixborn_received_from_attack,
    my_phoenixborn_would_receive_and_i_have_a_unit,
    my_unit_destroyed,
    my_unit_would_receive,
    opponent_milled,
    opponents_unit_entered,
    opponents_unit_left,
    phoenixborn_without_units,
    status_tokens,
    targets_my_unit,
    we_are_declaring,
    we_destroyed_an_opposing_unit,
    with_keyword,
)
from emberhold.games.ashes.text.declare import (
    Card,
    action_spell,
    ally,
    alteration_spell,
    conjuration,
    copying_spell,
    dice_power,
    phoenixborn,
    reaction_spell,
    ready_spell,
)
from emberhold.games.ashes.text.use import Use

__all__ = [
    "AFTER_ENTERED",
    "AFTER_RECEIVED",
    "CHARM",
    "DECLARED",
    "DECLARING",
    "DESTROYED",
    "ENTERED",
    "LEFT_PLAY",
    "MILLED",
    "OPPONENT",
    "OWN",
    "RECEIVED",
    "ROUND_ENDS",
    "SPIKES",
    "TURNS_BEGIN",
    "WOULD_RECEIVE",
    "WOULD_TARGET",
    "Cost",
    "Effect",
    "State",
    "Use",
    "action_spell",
    "ally",
    "alteration",
    "alteration_spell",
    "attack_at_most",
    "attackers_declared",
    "battle_advantage",
    "by_attack",
    "conjuration",
    "copies_of",
    "copying_spell",
    "dealt_by_me",
    "dice_power",
    "fleeting",
    "i_am_destroyed",
    "i_entered",
    "i_received",
    "i_received_in_a_fight",
    "illusion",
    "magic_guard",
    "my_phoenixborn_received",
    "my_phoenixborn_received_from_attack",
    "my_phoenixborn_would_receive_and_i_have_a_unit",
    "my_unit_destroyed",
    "my_unit_would_receive",
    "opponent_milled",
    "opponents_unit_entered",
    "opponents_unit_left",
    "phoenixborn",
    "phoenixborn_target",
    "phoenixborn_without_units",
    "player",
    "reaction_spell",
    "ready_spell",
    "ready_spell_target",
    "spell_guard",
    "status_tokens",
    "summons",
    "targets_my_unit",
    "unit",
    "unit_guard",
    "unit_or_phoenixborn",
    "we_are_declaring",
    "we_destroyed_an_opposing_unit",
    "with_keyword",
]


# -- target slots ------------------------------------------------------------------------------------------------------


def unit(
    whose: Whose = ANY, *, may: bool = False, instead: Callable[[State, Seat], list[CardId]] | None = None
) -> Target:
    return Target(UNIT, whose, may=may, instead=instead)


def unit_or_phoenixborn(whose: Whose = ANY) -> Target:
    return Target(UNIT_OR_PHOENIXBORN, whose)


def phoenixborn_target(whose: Whose = ANY) -> Target:
    return Target(PHOENIXBORN_TARGET, whose)


def player(whose: Whose = ANY, *, may: bool = False) -> Target:
    return Target(PLAYER, whose, may=may)


def ready_spell_target(whose: Whose = ANY) -> Target:
    return Target(READY, whose)


def alteration(whose: Whose = ANY, *, may: bool = False) -> Target:
    return Target(ALTERATION, whose, may=may)


# -- keywords, declared on the card and implemented once ---------------------------------------------------------------


def _keyword(card: Card, name: str, *, inexhaustible: bool = False) -> None:
    card.definition.keywords |= {name}
    card.definition.add(Ability(name, PLAYED_CARD, inexhaustible=inexhaustible))


def unit_guard(card: Card) -> None:
    _keyword(card, "unit-guard")


def battle_advantage(card: Card) -> None:
    _keyword(card, "battle-advantage")


def magic_guard(card: Card) -> None:
    _keyword(card, "magic-guard", inexhaustible=True)


def spell_guard(card: Card) -> None:
    _keyword(card, "spell-guard", inexhaustible=True)


def fleeting(card: Card) -> None:
    """ENDROUND-04: discarded at the end of the round, without Respark."""
    card.definition.keywords |= {"fleeting"}

    @card.when(ROUND_ENDS, "fleeting", inexhaustible=True)
    def discard(me: Use) -> Effect:
        yield from me.discard_from_play(me.card)


def illusion(card: Card) -> None:
    """DMG-03: destroyed when it receives attack or counter damage, however little."""
    card.definition.keywords |= {"illusion"}

    @card.when(RECEIVED, "illusion", where=i_received_in_a_fight, inexhaustible=True)
    def vanish(me: Use) -> None:
        me.destroy(me.card)


def summons(card: Card, slug: str, *, cost: Cost) -> None:
    """For ready spells whose whole text is to place one conjuration on your battlefield."""

    @card.activated(cost=cost)
    def summon(me: Use) -> None:
        me.summon(slug)
