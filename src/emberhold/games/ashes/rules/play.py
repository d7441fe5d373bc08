"""PLAY: the one procedure for every spell, ability and dice power."""

from __future__ import annotations

import emberhold.games.ashes.rules.damage as damage
import emberhold.games.ashes.rules.hooks as hooks
import emberhold.games.ashes.rules.windows as windows
from emberhold.core.decisions import Ask, Effect
from emberhold.core.kinds import CardId, Seat
from emberhold.games.ashes.constants import (
    ALLY,
    ALTERATION_SPELL,
    ATTACHED,
    BATTLEFIELD,
    DISCARD,
    ENTERED,
    HAND,
    PLAYED,
    SPELLBOARD,
    WOULD_TARGET,
)
from emberhold.games.ashes.defs import PLAYER, Ability
from emberhold.games.ashes.moments import Moment, Queue, UseRecord
from emberhold.games.ashes.rules.costs import affordable, costs_of, pay
from emberhold.games.ashes.rules.targets import declare, targeted_units
from emberhold.games.ashes.rules.values import distinct, has_keyword
from emberhold.games.ashes.state import DEFS, State


def use(st: State, seat: Seat, card: CardId, ability: Ability, m: Moment | None = None) -> Effect:
    """PLAY-20: pay, declare targets, cancel window, place the card, resolve line by line, then what the lines caused.

    `card` is NO_CARD for a dice power. The windows inside call this function again for the effects used in them.
    """
    played = card >= 0 and st.zone[card] in (HAND, PLAYED)
    if played:
        st.move(card, PLAYED, seat)
    if st.log is not None:
        _announce(st, seat, card, ability, played)
    costs = costs_of(st, card, ability)
    payable = [i for i, cost in enumerate(costs) if affordable(st, seat, card, cost)]
    me = hooks.new_use(st, seat, card, ability, m)
    me.variant = payable[0]
    if len(payable) > 1:
        answer = yield Ask("cost", seat, [(i, *costs[i].need) for i in payable], about=(card,), rule="COST-07")
        me.variant = answer[0]
    yield from pay(st, seat, card, costs[me.variant])
    if ability.targets:
        st.ongoing.append(me)
        yield from declare(st, seat, card, ability.targets, me.targets)
        yield from _cancel_window(st, me)
    outer, st.queue = st.queue, Queue()
    st.ongoing.append(st.queue)
    if played:
        yield from _place(st, me)
    if not me.cancelled and ability.text is not None:
        lines = ability.text(me)
        if lines is not None:
            yield from lines
    queue, st.queue = st.queue, outer
    st.ongoing.pop()
    if ability.targets:
        st.ongoing.pop()
    yield from damage.run_queue(st, queue, me.cause)


def _announce(st: State, seat: Seat, card: CardId, ability: Ability, played: bool) -> None:
    if played:
        st.tell("played", seat=seat, card=st.ref(card))
    elif card < 0:
        st.tell("used-power", seat=seat, die=f"die-{ability.name}")
    elif ability.name:
        st.tell("used-ability", seat=seat, card=st.ref(card), ability=f"ability-{ability.name}")
    else:
        st.tell("used", seat=seat, card=st.ref(card))


def _tell_targets(st: State, me: UseRecord) -> None:
    declared = [pair for pair in zip(me.ability.targets, me.targets, strict=True) if pair[1] >= 0]
    cards = [st.ref(CardId(thing)) for target, thing in declared if target.what != PLAYER]
    if cards:
        st.tell("targeted", seat=me.seat, cards=cards)
    for target, thing in declared:
        if target.what == PLAYER:
            st.tell("targeted-player", seat=me.seat, player=thing)


def _cancel_window(st: State, me: UseRecord) -> Effect:
    """PLAY-04: players whose units an opponent declared as targets may cancel."""
    units = targeted_units(st, me.ability.targets, me.targets)
    if st.log is not None:
        _tell_targets(st, me)
    if any(st.controller[unit] != me.seat for unit in units):
        m = Moment(WOULD_TARGET, card=me.card, seat=me.seat, cause=me.cause, cards=units)
        yield from windows.window(st, m)
        if m.cancelled:
            me.cancelled = True
            st.tell("cancelled", seat=me.seat)


def _place(st: State, me: UseRecord) -> Effect:
    """PLAY-05: where a played card goes; cancelled ones go there too (CANCEL-03)."""
    card, seat = me.card, me.seat
    d = DEFS[st.card[card]]
    if d.kind == ALTERATION_SPELL:
        units = attachable(st, seat, card)
        if not units:
            st.move(card, DISCARD, st.owner[card])
            return
        answer = yield Ask("attach", seat, [(unit,) for unit in units], about=(card,), rule="ALTER-01")
        unit = CardId(answer[0])
        st.move(card, ATTACHED, st.controller[unit])
        st.host[card] = unit
        st.tell("attached", card=st.ref(card), unit=st.ref(unit))
    elif d.placement == "battlefield":
        st.move(card, BATTLEFIELD, seat)
        if d.kind == ALLY:  # PLAY-19: Strange Copy enters as an action spell, so no unit comes into play
            st.queue.moments.append(Moment(ENTERED, card=card, seat=seat))
    elif d.placement == "spellboard":
        st.move(card, SPELLBOARD, seat)
    else:
        st.move(card, DISCARD, st.owner[card])


def attachable(st: State, seat: Seat, card: CardId) -> list[CardId]:
    """ALTER-01, ALTER-02, TARGET-07: the units this alteration can be attached to."""
    fits = DEFS[st.card[card]].fits
    out = []
    for s in st.seats_from(seat):
        for unit in st.battlefield[s]:
            if "no-alterations" in DEFS[st.card[unit]].keywords or (fits is not None and not fits(st, unit)):
                continue
            if s != seat and has_keyword(st, unit, "magic-guard"):
                continue
            out.append(unit)
    return distinct(st, out)


hooks.use_effect = use
