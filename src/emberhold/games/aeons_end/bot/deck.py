"""A player's cards and breaches, summed up for the evaluation."""

from __future__ import annotations

from typing import Final

from emberhold.core.kinds import Seat
from emberhold.games.aeons_end.bot.card_worth import AETHER, BOON, DAMAGE
from emberhold.games.aeons_end.constants import HAND_SIZE, OWN_BREACHES, SPELL
from emberhold.games.aeons_end.kinds import Breach
from emberhold.games.aeons_end.rules.breaches import capacity
from emberhold.games.aeons_end.state import BREACHES, DEFS, NO_BREACH, State

CLOSED: Final = 0.08
"""What a closed breach counts for, where an open one counts 1."""
HALF_OPEN: Final = 0.4


class Deck:
    """A player's cards summed up: what they bring in a turn."""

    __slots__ = ("aether", "boon", "casts", "cycle", "damage", "n", "room", "spells")

    def __init__(self, st: State, seat: Seat) -> None:
        aether = boon = 0.0
        spells: list[float] = []
        n = 0
        card = st.card
        for pile in (st.hand[seat], st.deck[seat], st.discard[seat], st.played[seat]):
            n += len(pile)
            for it in pile:
                index = card[it]
                aether += AETHER[index]
                boon += BOON[index]
                if DEFS[index].kind == SPELL:
                    spells.append(DAMAGE[index])
        bonus = 0.0
        room = 0.0
        for b in OWN_BREACHES[seat]:
            kind = st.breach[b]
            if kind == NO_BREACH:
                continue
            for it in st.prepped[b]:
                index = card[it]
                n += 1
                aether += AETHER[index]
                spells.append(DAMAGE[index])
            if st.open[b]:
                places = capacity(st, b)
                room += places
                bonus += places * breach_bonus(st, b)
            else:
                room += CLOSED + (HALF_OPEN - CLOSED) * st.facing[b] / 3
        spells.sort(reverse=True)
        cycle = max(1.0, n / HAND_SIZE)
        casts = min(len(spells) / cycle, room)
        used = casts * cycle
        whole = int(used)
        damage = sum(spells[:whole])
        if whole < len(spells):
            damage += (used - whole) * spells[whole]
        self.n = n
        self.cycle = cycle
        self.spells = len(spells)
        self.room = room
        self.casts = casts
        self.aether = aether / cycle
        self.boon = boon / cycle
        self.damage = damage / cycle + (bonus * casts / room if room else 0.0)


def breach_bonus(st: State, b: Breach) -> float:
    """What an open breach adds to a spell cast from it."""
    kind = BREACHES[st.breach[b]]
    n = kind.bonus + st.surge[b] + 0.6 * kind.gravehold
    if st.energized[b]:
        n += 0.7
    relic = st.relic[b]
    if relic >= 0:
        under = DEFS[st.card[relic]]
        n += 0.8 * under.aether_on_cast + (0.3 if under.leaves_after_cast else 1.0) * under.bonus_on_cast
    return n
