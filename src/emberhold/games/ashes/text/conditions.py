"""Conditions that cards put on a moment, by name. `me` is the card whose text it is."""

from __future__ import annotations

from collections.abc import Callable

from emberhold.core.kinds import CardId, Seat
from emberhold.games.ashes.constants import ATTACK, COUNTER, NOBODY
from emberhold.games.ashes.moments import Moment
from emberhold.games.ashes.rules.values import attack_value, has_keyword
from emberhold.games.ashes.state import DEFS, State

# -- numbers printed as X (STATUS-05), and what alterations ask of a unit (ALTER-02) -----------------------------------


def status_tokens(st: State, me: CardId) -> int:
    return st.status[me]


def copies_of(slug: str) -> Callable[[State, CardId], int]:
    """How many copies of a spell lie on the spellboard of the card's controller."""

    def count(st: State, me: CardId) -> int:
        return sum(DEFS[st.card[spell]].slug == slug for spell in st.spellboard[st.controller[me]])

    return count


def with_keyword(name: str) -> Callable[[State, CardId], bool]:
    def fits(st: State, unit: CardId) -> bool:
        return has_keyword(st, unit, name)

    return fits


def attack_at_most(limit: int) -> Callable[[State, CardId], bool]:
    def fits(st: State, unit: CardId) -> bool:
        return attack_value(st, unit) <= limit

    return fits


def phoenixborn_without_units(st: State, seat: Seat) -> list[CardId]:
    """The Phoenixborn of opponents who have no unit in play."""
    return [st.phoenixborn[s] for s in st.opponents(seat) if not st.battlefield[s]]


# -- conditions on a moment --------------------------------------------------------------------------------------------


def _is_phoenixborn(st: State, card: CardId) -> bool:
    return card in st.phoenixborn


def i_entered(st: State, me: CardId, m: Moment) -> bool:
    return m.card == me


def opponents_unit_entered(st: State, me: CardId, m: Moment) -> bool:
    return m.seat != st.controller[me] and st.in_play(m.card)


def i_received(st: State, me: CardId, m: Moment) -> bool:
    return m.card == me


def i_received_in_a_fight(st: State, me: CardId, m: Moment) -> bool:
    """This unit received attack or counter damage."""
    return m.card == me and m.cause.kind in (ATTACK, COUNTER)


def dealt_by_me(st: State, me: CardId, m: Moment) -> bool:
    """This unit's attack or counter deals the damage; once for each dealing (DMG-23)."""
    return me in m.cause.dealers and me not in m.cause.spent


def by_attack(st: State, me: CardId, m: Moment) -> bool:
    return m.cause.kind == ATTACK


def my_phoenixborn_received(st: State, me: CardId, m: Moment) -> bool:
    return m.card == st.phoenixborn[st.controller[me]]


def my_phoenixborn_received_from_attack(st: State, me: CardId, m: Moment) -> bool:
    return m.cause.kind == ATTACK and my_phoenixborn_received(st, me, m)


def my_phoenixborn_would_receive_and_i_have_a_unit(st: State, me: CardId, m: Moment) -> bool:
    seat = st.controller[me]
    return m.card == st.phoenixborn[seat] and m.amount > 0 and m.moved_to < 0 and bool(st.battlefield[seat])


def my_unit_would_receive(st: State, me: CardId, m: Moment) -> bool:
    return m.seat == st.controller[me] and m.amount > 0 and not _is_phoenixborn(st, m.card)


def i_am_destroyed(st: State, me: CardId, m: Moment) -> bool:
    return m.card == me


def my_unit_destroyed(st: State, me: CardId, m: Moment) -> bool:
    return m.seat == st.controller[me] and not _is_phoenixborn(st, m.card)


def we_destroyed_an_opposing_unit(st: State, me: CardId, m: Moment) -> bool:
    """An effect of this card's controller destroyed a unit of an opponent (DMG-17)."""
    seat = st.controller[me]
    return m.seat != seat and m.cause.kind != NOBODY and m.cause.seat == seat and not _is_phoenixborn(st, m.card)


def opponents_unit_left(st: State, me: CardId, m: Moment) -> bool:
    return m.seat != st.controller[me] and st.alive[m.seat]


def opponent_milled(st: State, me: CardId, m: Moment) -> bool:
    return m.seat != st.controller[me]


def targets_my_unit(st: State, me: CardId, m: Moment) -> bool:
    """CANCEL-04: an opponent's use has declared one of my units as a target."""
    seat = st.controller[me]
    return m.seat != seat and not m.cancelled and any(st.controller[unit] == seat for unit in m.cards)


def we_are_declaring(st: State, me: CardId, m: Moment) -> bool:
    return m.seat == st.controller[me]


def attackers_declared(st: State, me: CardId, m: Moment) -> bool:
    """Any player has declared attackers (ATKP-04)."""
    return True
