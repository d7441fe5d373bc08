"""DISC and RESPARK: how cards leave play, and what goes with them."""

from __future__ import annotations

from emberhold.core.decisions import NONE, Ask, Effect
from emberhold.core.kinds import NO_CARD, CardId, Zone
from emberhold.games.ashes.constants import (
    CONJURATION,
    CONJURATIONS,
    DISCARD,
    HAND,
    PHOENIX,
    TURN,
    TURN_OVER,
    TURNS,
    ZONES,
)
from emberhold.games.ashes.rules.costs import can_pay, pay_magic
from emberhold.games.ashes.rules.values import attachments
from emberhold.games.ashes.rules.zones import die_home, home_zone
from emberhold.games.ashes.state import DEFS, State

PLAYER_TURNS = (TURNS, TURN, TURN_OVER)


def leave(st: State, card: CardId, zone: Zone) -> Effect:
    """Take a card out of play; the cards attached to it are discarded (DISC-01, ALTER-05)."""
    if st.zone[card] == PHOENIX:
        raise AssertionError("a Phoenixborn leaves play only when its player is eliminated")
    for alteration in attachments(st, card):
        if st.in_play(alteration):
            yield from discard_attached(st, alteration)
    put_away(st, card, zone)


def discard_attached(st: State, alteration: CardId) -> Effect:
    """RESPARK-01: the owner may pay to take the card to hand instead."""
    respark = DEFS[st.card[alteration]].respark
    owner = st.owner[alteration]
    if (
        respark is not None
        and st.alive[owner]
        and st.phase in PLAYER_TURNS
        and can_pay(tuple(st.dice[owner]), respark.need)
    ):
        answer = yield Ask("respark", owner, [(1,), NONE], about=(alteration,), rule="RESPARK-01")
        if answer:
            yield from pay_magic(st, owner, alteration, respark)
            put_away(st, alteration, HAND)
            return
    put_away(st, alteration, DISCARD)


def put_away(st: State, card: CardId, zone: Zone) -> None:
    """Clear the card's tokens and dice and put it where it belongs (DISC-01, DISC-02, SUMMON-04, ELIM-03)."""
    if DEFS[st.card[card]].kind == CONJURATION and zone in (DISCARD, HAND):
        zone = CONJURATIONS
    zone = home_zone(st, card, zone)
    ref = st.ref(card) if st.log is not None else None
    seat = st.controller[card]
    clear(st, card)
    if st.attack is not None:
        st.attack.gone.add(card)
    st.move(card, zone, st.owner[card])
    if ref is not None:
        st.tell("left-play", card=ref, seat=seat, zone=f"zone-{ZONES[zone]}")


def clear(st: State, card: CardId) -> None:
    """DISC-01, DICE-10: remove the tokens, and return the dice to their owners."""
    st.wounds[card] = st.exhaustion[card] = st.status[card] = st.boost[card] = 0
    st.host[card] = NO_CARD
    st.bypass[card] = st.doomed[card] = False
    if st.card_dice:
        for on, owner, kind in st.card_dice:
            if on == card:
                die_home(st, owner, kind)
        st.card_dice = [entry for entry in st.card_dice if entry[0] != card]


def sweep(st: State) -> Effect:
    """DISC-09: discard spells that need status tokens and have none, after the effect in progress."""
    for seat in range(st.seats):
        for spell in st.spellboard[seat][:]:
            if not st.status[spell] and DEFS[st.card[spell]].needs_status:
                yield from leave(st, spell, DISCARD)
