"""What the eleven corruptions do when they are resolved."""

from __future__ import annotations

from emberhold.games.aeons_end.nemeses.crooked_mask.corruptions import (
    AVARICE_DAMAGE,
    BLIND_ABANDON,
    BLIND_DAMAGE,
    CONTAGION,
    CONTAGION_DAMAGE,
    DELIRIUM_VEIL,
    DIRE_WISDOM,
    ENDLESS_HUNGER,
    FEVER_DAMAGE,
    FEVER_DEALT,
    FEVER_OF_WAR,
    GRIM_SIGHT,
    HUNGER_GRAVEHOLD,
    HUNGER_LIFE,
    INSATIABLE_AVARICE,
    LUST_DAMAGE,
    LUST_FOR_POWER,
    NOTHING_CARDS,
    NOTHING_DAMAGE,
    NOTHINGNESS,
    RECKLESS_MIGHT,
    SIGHT_GRAVEHOLD,
    VEIL_GRAVEHOLD,
    WISDOM_CORRUPTIONS,
    resolves,
)
from emberhold.games.aeons_end.nemeses.crooked_mask.mat import gain_corruption, without_corruptions
from emberhold.games.aeons_end.text.kit import GEM, HAND, RELIC, SPELL, Effect, Use
from emberhold.games.aeons_end.text.mat_kit import (
    DECK,
    gravehold_suffers,
    own_card_back,
    own_cards,
    pile_cost,
    piles_of,
    suffer,
)


@resolves(BLIND_ABANDON)
def blind_abandon(me: Use) -> Effect:
    yield from suffer(me.st, me.seat, BLIND_DAMAGE)
    card = yield from me.choose(me.destroyable(without_corruptions(me.st, me.hand)), "destroy", may=True)
    if card >= 0:
        me.destroy(card)


@resolves(CONTAGION)
def contagion(me: Use) -> Effect:
    yield from suffer(me.st, me.seat, CONTAGION_DAMAGE)
    card = yield from me.choose(me.costing_nothing(me.discard_pile), "return")
    if card >= 0:
        me.to_hand(card)


@resolves(DELIRIUM_VEIL)
def delirium_veil(me: Use) -> Effect:
    gravehold_suffers(me.st, VEIL_GRAVEHOLD)
    yield from me.focus_one(me.closed_breaches_of(me.seat))


@resolves(DIRE_WISDOM)
def dire_wisdom(me: Use) -> Effect:
    pile = yield from me.choose_pile(piles_of(me.st, SPELL), "gain")
    if pile >= 0:
        me.gain(pile)
        yield from me.then()
    for _ in range(WISDOM_CORRUPTIONS):
        gain_corruption(me.st, me.seat)


@resolves(ENDLESS_HUNGER)
def endless_hunger(me: Use) -> Effect:
    gravehold_suffers(me.st, HUNGER_GRAVEHOLD)
    me.life(me.seat, HUNGER_LIFE)
    yield from ()


@resolves(FEVER_OF_WAR)
def fever_of_war(me: Use) -> Effect:
    yield from suffer(me.st, me.seat, FEVER_DAMAGE)
    yield from me.damage(FEVER_DEALT)


@resolves(GRIM_SIGHT)
def grim_sight(me: Use) -> Effect:
    gravehold_suffers(me.st, SIGHT_GRAVEHOLD)
    card = yield from me.choose(me.destroyable(me.reveal(1)), "destroy", may=True)
    if card >= 0:
        me.destroy(card)


@resolves(INSATIABLE_AVARICE)
def insatiable_avarice(me: Use) -> Effect:
    st = me.st
    yield from suffer(st, me.seat, AVARICE_DAMAGE)
    gems = piles_of(st, GEM)
    least = min([pile_cost(st, pile) for pile in gems], default=0)
    pile = yield from me.choose_pile([pile for pile in gems if pile_cost(st, pile) == least], "gain")
    if pile >= 0:
        me.gain(pile, to=HAND)


@resolves(LUST_FOR_POWER)
def lust_for_power(me: Use) -> Effect:
    yield from suffer(me.st, me.seat, LUST_DAMAGE)
    me.charge(1)


@resolves(NOTHINGNESS)
def nothingness(me: Use) -> Effect:
    yield from me.discard_some(without_corruptions(me.st, me.hand), NOTHING_CARDS)
    yield from suffer(me.st, me.seat, NOTHING_DAMAGE)
    able = [seat for seat in me.everyone if own_cards(me.st, seat)]
    seat = yield from me.choose_player(able, "turn-card-back")
    if seat >= 0:
        yield from own_card_back(me.st, seat)


@resolves(RECKLESS_MIGHT)
def reckless_might(me: Use) -> Effect:
    """The damage goes by the printed cost."""
    pile = yield from me.choose_pile(piles_of(me.st, RELIC), "gain")
    if pile >= 0:
        me.gain(pile, to=DECK)
        yield from suffer(me.st, me.seat, (pile_cost(me.st, pile) + 1) // 2)
