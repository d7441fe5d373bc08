"""BREACH, ATTACH: focusing, opening, prepping, and relics under breaches."""

from __future__ import annotations

from emberhold.core.decisions import Effect
from emberhold.core.kinds import CardId, Seat
from emberhold.games.aeons_end.constants import ATTACHED, BREACH_OPENED, OWN_BREACHES, OWNERS, POSITIONS, PREPPED
from emberhold.games.aeons_end.kinds import Breach
from emberhold.games.aeons_end.moments import Moment
from emberhold.games.aeons_end.rules.decks import discard
from emberhold.games.aeons_end.rules.questions import ask_card
from emberhold.games.aeons_end.rules.triggers import happened
from emberhold.games.aeons_end.state import BREACHES, DEFS, NO_BREACH, State

LAST_FACING = 3
"""BREACH-07: the yellow section is on top."""


def owner_of(breach: Breach) -> Seat:
    return OWNERS[breach]


def is_closed(st: State, b: Breach) -> bool:
    return st.breach[b] != NO_BREACH and not st.open[b]


def closed_of(st: State, seat: Seat) -> list[Breach]:
    return [b for b in OWN_BREACHES[seat] if is_closed(st, b)]


def open_of(st: State, seat: Seat) -> list[Breach]:
    return [b for b in OWN_BREACHES[seat] if st.open[b]]


def focus_price(st: State, b: Breach) -> int:
    return BREACHES[st.breach[b]].focus


def open_price(st: State, b: Breach) -> int:
    """BREACH-04: the cost at the top of the current facing."""
    return BREACHES[st.breach[b]].opening[st.facing[b]]


def adjacent(st: State, b: Breach) -> list[Breach]:
    """BREACH-14, BREACH-15: the breaches right beside this one."""
    return [other for other in OWN_BREACHES[owner_of(b)] if abs(other - b) == 1 and st.breach[other] != NO_BREACH]


def focus(st: State, doer: Seat, b: Breach) -> None:
    """BREACH-02, BREACH-07, BREACH-17: turn a closed breach once; from the last facing it opens."""
    if st.facing[b] == LAST_FACING:
        open_breach(st, doer, b)
        return
    st.facing[b] += 1
    st.focused[b] = True
    st.tell("focused", seat=doer, owner=owner_of(b), breach=f"position-{POSITIONS[b % 4]}")


def open_breach(st: State, doer: Seat, b: Breach) -> None:
    """BREACH-04, BREACH-19: turn it to its open side; this player is the one who opened it."""
    st.open[b] = True
    st.tell("opened", seat=doer, owner=owner_of(b), breach=f"position-{POSITIONS[b % 4]}")
    happened(st, Moment(BREACH_OPENED, doer))


def capacity(st: State, b: Breach) -> int:
    """BREACH-11: one spell, unless a relic under the breach says otherwise."""
    relic = st.relic[b]
    return 1 if relic < 0 else DEFS[st.card[relic]].capacity


def takes_spell(st: State, b: Breach) -> bool:
    """BREACH-10: open, or closed and focused in this turn; and with room for a spell (BREACH-11)."""
    if st.breach[b] == NO_BREACH or not (st.open[b] or st.focused[b]):
        return False
    return len(st.prepped[b]) < capacity(st, b)


def prep(st: State, card: CardId, b: Breach) -> None:
    st.move(card, PREPPED, owner_of(b))
    st.host[card] = b
    st.prepped[b].append(card)
    if st.log is not None:
        st.tell("prepped", seat=owner_of(b), card=st.ref(card), breach=f"position-{POSITIONS[b % 4]}")


def attach(st: State, card: CardId, b: Breach) -> None:
    """ATTACH-01, ATTACH-04: from now on the relic belongs to the player whose breach it is."""
    st.move(card, ATTACHED, owner_of(b))
    st.host[card] = b
    st.relic[b] = card
    if st.log is not None:
        st.tell("attached", seat=owner_of(b), card=st.ref(card), breach=f"position-{POSITIONS[b % 4]}")


def add_surge(st: State, b: Breach) -> None:
    """One more Surge token on a breach that takes them."""
    st.surge[b] += 1
    st.tell("surge-added", seat=owner_of(b), breach=f"position-{POSITIONS[b % 4]}", left=st.surge[b])


def energize(st: State, b: Breach) -> None:
    st.energized[b] = True
    st.tell("energized", seat=owner_of(b), breach=f"position-{POSITIONS[b % 4]}")


def take_energize(st: State, b: Breach) -> None:
    st.energized[b] = False
    st.tell("energize-taken", seat=owner_of(b), breach=f"position-{POSITIONS[b % 4]}")


def destroy_breach(st: State, b: Breach) -> Effect:
    """BREACH-16: it never comes back; what lay on it is discarded in the order that its owner chooses (DRAW-10)."""
    seat = owner_of(b)
    lying = [*st.prepped[b]] + ([st.relic[b]] if st.relic[b] >= 0 else [])
    while lying:
        card = yield from ask_card(st, seat, lying, "discard", rule="DRAW-10")
        lying.remove(card)
        discard(st, card)
    st.tell("breach-destroyed", seat=seat, breach=f"position-{POSITIONS[b % 4]}")
    st.breach[b] = NO_BREACH
    st.open[b] = st.energized[b] = st.focused[b] = False
    st.surge[b] = st.facing[b] = 0
