"""The nine cards of Ageless Walker: they exile cards from hands, breaches and discard piles."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.nemeses.ageless_walker.mat import (
    OWNER,
    can_exile,
    destroy_exiled,
    exile,
    exile_dearest,
    exiles,
)
from emberhold.games.aeons_end.text.kit import (
    SPELL,
    CardId,
    Effect,
    NemesisUse,
    Seat,
    attack,
    minion,
    power,
    spend_aether,
)


def exilable_hand(it: NemesisUse, seat: Seat) -> list[CardId]:
    return can_exile(it.st, it.hand_of(seat))


def exiles_and_draws(it: NemesisUse, n: int) -> Effect:
    """Any player exiles cards from hand, then draws as many."""
    st = it.st

    def able(seat: Seat) -> int:
        cards_left = len(st.deck[seat]) + len(st.discard[seat])
        return min(n, len(exilable_hand(it, seat))) + min(n, cards_left)

    seat = yield from it.any_player(able, 2 * n, label="exile")
    yield from exiles(it, seat, exilable_hand(it, seat), n)
    it.draws(seat, n)
    yield from it.then()


LEAP_CARDS: Final = 2
TEMPORAL_LEAP = power("temporal-leap", 1, power=3, nemesis=OWNER, text={"cards": LEAP_CARDS})


@TEMPORAL_LEAP.power
def temporal_leap(it: NemesisUse) -> Effect:
    yield from it.players_give(lambda: can_exile(it.st, it.hands), LEAP_CARDS, "exile", lambda card: exile(it.st, card))


SIPHON_GRAVEHOLD: Final = 2
AGE_SIPHON = attack("age-siphon", 1, nemesis=OWNER, text={"gravehold": SIPHON_GRAVEHOLD})


@AGE_SIPHON.attack
def age_siphon(it: NemesisUse) -> Effect:
    st = it.st

    def spells(seat: Seat) -> list[CardId]:
        return [card for card in st.hand[seat] + st.discard[seat] if st.kind(card) == SPELL]

    seat = yield from it.any_player(lambda player: len(spells(player)), label="exile")
    yield from exiles(it, seat, spells(seat))
    it.gravehold_suffers(SIPHON_GRAVEHOLD)


OOZE_GRAVEHOLD: Final = 2
ENVELOPING_OOZE = minion("enveloping-ooze", 1, life=5, nemesis=OWNER, text={"gravehold": OOZE_GRAVEHOLD})


@ENVELOPING_OOZE.persistent
def enveloping_ooze(it: NemesisUse) -> Effect:
    st = it.st
    it.gravehold_suffers(OOZE_GRAVEHOLD)
    seat = yield from it.any_player(lambda player: len(st.deck[player]) + len(st.discard[player]))
    for card in it.top_of_deck(seat, 1):
        it.discard(card)


RUSH_GRAVEHOLD: Final = 4
RUSH_OF_MADNESS = power(
    "rush-of-madness", 2, power=3, to_discard=spend_aether(7), nemesis=OWNER, text={"gravehold": RUSH_GRAVEHOLD}
)


@RUSH_OF_MADNESS.power
def rush_of_madness(it: NemesisUse) -> Effect:
    yield from it.unleash(2)
    yield from exile_dearest(it.st)
    it.gravehold_suffers(RUSH_GRAVEHOLD)


TIMELESS_SERPENT = minion("timeless-serpent", 2, life=12, nemesis=OWNER)


@TIMELESS_SERPENT.immediately
def timeless_serpent_comes(it: NemesisUse) -> Effect:
    seat = yield from it.any_player(lambda player: len(exilable_hand(it, player)), label="exile")
    yield from exiles(it, seat, exilable_hand(it, seat))


@TIMELESS_SERPENT.persistent
def timeless_serpent(it: NemesisUse) -> Effect:
    seat = yield from it.any_player_holding()
    card = yield from it.dearest_one(it.hand_of(seat), "discard")
    it.discard(card)


BURDEN_CARDS: Final = 2
BURDEN_COST: Final = 2
BURDEN_OF_KNOWLEDGE = power(
    "burden-of-knowledge", 2, power=3, nemesis=OWNER, text={"cards": BURDEN_CARDS, "cost": BURDEN_COST}
)


@BURDEN_OF_KNOWLEDGE.power
def burden_of_knowledge(it: NemesisUse) -> Effect:
    st = it.st

    def heavy() -> list[CardId]:
        cards = [card for seat in it.everyone for card in st.hand[seat] + st.discard[seat]]
        return can_exile(st, [card for card in cards if st.cost(card) >= BURDEN_COST])

    yield from it.players_give(heavy, BURDEN_CARDS, "exile", lambda card: exile(st, card))


SIEGE_GRAVEHOLD: Final = 4
SIEGE_INSTEAD: Final = 8
SIEGE_OF_DUST = power(
    "siege-of-dust", 3, power=1, nemesis=OWNER, text={"gravehold": SIEGE_GRAVEHOLD, "instead": SIEGE_INSTEAD}
)


@SIEGE_OF_DUST.power
def siege_of_dust(it: NemesisUse) -> Effect:
    st = it.st
    yield from it.unleash()
    it.gravehold_suffers(SIEGE_GRAVEHOLD if st.mat.cards and st.cost(st.mat.cards[-1]) > 0 else SIEGE_INSTEAD)


SPIRE_GRAVEHOLD: Final = 2
SPIRE_OF_BONE = minion("spire-of-bone", 3, life=16, nemesis=OWNER, text={"gravehold": SPIRE_GRAVEHOLD})


@SPIRE_OF_BONE.immediately
def spire_of_bone_comes(it: NemesisUse) -> None:
    destroy_exiled(it.st)


@SPIRE_OF_BONE.persistent
def spire_of_bone(it: NemesisUse) -> Effect:
    yield from exiles_and_draws(it, 1)
    it.gravehold_suffers(SPIRE_GRAVEHOLD)


FORGET_CARDS: Final = 2
FORGET_GRAVEHOLD: Final = 5
FORGET = attack("forget", 3, nemesis=OWNER, text={"cards": FORGET_CARDS, "gravehold": FORGET_GRAVEHOLD})


@FORGET.attack
def forget(it: NemesisUse) -> Effect:
    yield from exiles_and_draws(it, FORGET_CARDS)
    it.gravehold_suffers(FORGET_GRAVEHOLD)
