"""The treasures of level 2: they belong to the whole group (TREASURE-06)."""

from __future__ import annotations

from emberhold.games.aeons_end.text.kit import (
    ABILITY_USED,
    BREACH_OPENED,
    GAINED,
    GROUP_LEVEL,
    PILE_EMPTIED,
    RELIC,
    SPELL,
    TURN_STARTED,
    CardDef,
    CardId,
    Condition,
    Effect,
    Moment,
    Seat,
    State,
    Treasure,
    Use,
    treasure,
)


def from_its_pile(owned: Treasure) -> Condition:
    """Whether it is about a card of the supply pile that this treasure lies beside."""

    def wanted(st: State, holder: Seat, card: CardId, m: Moment) -> bool:
        return m.pile >= 0 and st.beside[st.group.index(owned.definition.index)] == m.pile

    return wanted


def spell_or_relic(card: CardDef) -> bool:
    return card.kind in (SPELL, RELIC)


# -- after abilities -------------------------------------------------------------------------------------------------

CLOAK_DAMAGE = 2
CLOAK = treasure("shimmering-cloak-of-the-magus", GROUP_LEVEL, text={"damage": CLOAK_DAMAGE})


@CLOAK.when(ABILITY_USED)
def shimmering_cloak_of_the_magus(me: Use, m: Moment) -> Effect:
    yield from me.damage(CLOAK_DAMAGE)


AMULET = treasure("cleansing-amulet", GROUP_LEVEL)


@AMULET.when(ABILITY_USED)
def cleansing_amulet(me: Use, m: Moment) -> Effect:
    able = [seat for seat in me.everyone if me.destroyable(me.hand_of(seat))]
    player = yield from me.choose_player(able, "destroys")
    if player >= 0:
        card = yield from me.choose(me.destroyable(me.hand_of(player)), "destroy", may=True, seat=player)
        if card >= 0:
            me.destroy(card)


# -- supply piles ----------------------------------------------------------------------------------------------------

SHACKLES_COST = 7
SHACKLES_DISCOUNT = 1
SHACKLES = treasure(
    "imbued-shackles",
    GROUP_LEVEL,
    beside=lambda card: card.cost >= SHACKLES_COST,
    price_change=-SHACKLES_DISCOUNT,
    text={"cost": SHACKLES_COST, "discount": SHACKLES_DISCOUNT},
)

TOOTH_DAMAGE = 6
TOOTH = treasure("gluttons-tooth", GROUP_LEVEL, text={"damage": TOOTH_DAMAGE})


@TOOTH.when(PILE_EMPTIED)
def gluttons_tooth(me: Use, m: Moment) -> Effect:
    player = yield from me.choose_player(me.everyone, "deals-damage")
    yield from me.damage(TOOTH_DAMAGE, player)


RAGE_DAMAGE = 2
RAGE = treasure("core-of-rage", GROUP_LEVEL, beside=spell_or_relic, text={"damage": RAGE_DAMAGE})


@RAGE.when(GAINED, where=from_its_pile(RAGE))
def core_of_rage(me: Use, m: Moment) -> Effect:
    yield from me.damage(RAGE_DAMAGE)


FRAGMENT = treasure("carapace-fragment", GROUP_LEVEL, beside=spell_or_relic)


@FRAGMENT.when(GAINED, where=from_its_pile(FRAGMENT))
def carapace_fragment(me: Use, m: Moment) -> Effect:
    breach = yield from me.choose_breach(me.closed_breaches_of(me.seat), "focus")
    if breach >= 0:
        me.focus(breach)


# -- breaches --------------------------------------------------------------------------------------------------------

WHIP_DAMAGE = 2
WHIP = treasure("thorned-whip", GROUP_LEVEL, text={"damage": WHIP_DAMAGE})


@WHIP.when(BREACH_OPENED)
def thorned_whip(me: Use, m: Moment) -> Effect:
    yield from me.damage(WHIP_DAMAGE)


BONES_CHARGES = 1
BONES = treasure("bones-of-deathmind", GROUP_LEVEL, text={"charges": BONES_CHARGES})


def has_no_closed_breach(st: State, holder: Seat, card: CardId, m: Moment) -> bool:
    return all(st.open[breach] for breach in st.breaches_of(m.seat))


@BONES.when(TURN_STARTED, where=has_no_closed_breach)
@BONES.when(BREACH_OPENED)
def bones_of_deathmind(me: Use, m: Moment) -> None:
    me.charge(BONES_CHARGES)
