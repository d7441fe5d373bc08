"""Spells that can be bought: those that deal their damage and ask nobody else."""

from __future__ import annotations

from emberhold.games.aeons_end.text.kit import CHARGE_GAINED, FOR_CARDS, CardId, Effect, Moment, Seat, State, Use, spell

SHOCK_DAMAGE = 1
SHOCK_AETHER = 1
SHOCK = spell("reverberating-shock", cost=4, echo=True, text={"damage": SHOCK_DAMAGE, "aether": SHOCK_AETHER})

BOOM_DAMAGE = 2
BOOM = spell("bouncing-boom", cost=6, echo=True, text={"damage": BOOM_DAMAGE})

LIFT_DAMAGE = 5
LIFT_CHARGES = 2
LIFT = spell("spirit-lift", cost=8, text={"damage": LIFT_DAMAGE, "charges": LIFT_CHARGES})

AMPLIFIER_DAMAGE = 3
AMPLIFIER_BONUS = 1
AMPLIFIER = spell("force-amplifier", cost=4, text={"damage": AMPLIFIER_DAMAGE, "bonus": AMPLIFIER_BONUS})

SMASH_DAMAGE = 4
SMASH_EXTRA = 2
SMASH = spell("imbued-smash", cost=5, text={"damage": SMASH_DAMAGE, "extra": SMASH_EXTRA})

STRIKE_DAMAGE = 4
STRIKE_CARDS = 2
STRIKE = spell("pattern-strike", cost=7, text={"damage": STRIKE_DAMAGE, "cards": STRIKE_CARDS})


@SHOCK.cast
def reverberating_shock(me: Use) -> Effect:
    yield from me.damage(SHOCK_DAMAGE)
    me.aether(SHOCK_AETHER, FOR_CARDS)


@BOOM.cast
def bouncing_boom(me: Use) -> Effect:
    yield from me.damage(BOOM_DAMAGE)


def not_yet_in_own_turn(st: State, owner: Seat, card: CardId, m: Moment) -> bool:
    return m.seat == owner == st.active and card not in st.once


@LIFT.when(CHARGE_GAINED, where=not_yet_in_own_turn)
def lifted(me: Use, _m: Moment) -> Effect:
    if me.first_time_this_turn():
        ally = yield from me.choose_player(me.allies, "charges")
        me.charge(LIFT_CHARGES, ally)


@LIFT.cast
def spirit_lift(me: Use) -> Effect:
    yield from me.damage(LIFT_DAMAGE)


@AMPLIFIER.cast
def force_amplifier(me: Use) -> Effect:
    yield from me.damage(AMPLIFIER_DAMAGE + (AMPLIFIER_BONUS if me.from_open_iii_or_iv else 0))


@SMASH.cast
def imbued_smash(me: Use) -> Effect:
    yield from me.damage(SMASH_DAMAGE)
    card = yield from me.choose(me.hand, "discard", may=True)
    if card >= 0:
        me.discard(card)
        yield from me.damage_nemesis(SMASH_EXTRA)


@STRIKE.cast
def pattern_strike(me: Use) -> Effect:
    yield from me.damage(STRIKE_DAMAGE)
    yield from me.return_from_discard(me.costing_nothing(me.discard_pile), STRIKE_CARDS, "return")
