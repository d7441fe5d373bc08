"""CAST: casting a spell, and what its breach, relic and tokens add to it."""

from __future__ import annotations

from emberhold.core.decisions import Effect
from emberhold.core.kinds import CardId, Seat
from emberhold.games.aeons_end.constants import ATTACHED, ENERGIZE_CHARGES, OWNERS, SPELL_CAST
from emberhold.games.aeons_end.moments import Cast, Moment
from emberhold.games.aeons_end.rules import hooks
from emberhold.games.aeons_end.rules.aether import gain_aether, gain_charges
from emberhold.games.aeons_end.rules.damage import deal, spell_bonus
from emberhold.games.aeons_end.rules.decks import discard
from emberhold.games.aeons_end.rules.due import resolve_due
from emberhold.games.aeons_end.rules.exhaustion import gravehold_gains
from emberhold.games.aeons_end.rules.triggers import happened
from emberhold.games.aeons_end.state import BREACHES, DEFS, State


def cast_spell(st: State, caster: Seat, card: CardId) -> Effect:
    """CAST-04: onto its owner's discard pile first, then its Cast text; twice with Echo (ECHO-01)."""
    b = st.host[card]
    definition = DEFS[st.card[card]]
    # CAST-23: whether the breach is open counts at this moment
    cast = Cast(caster, OWNERS[b], card, b, definition.cost, st.relic[b], from_open=st.open[b])
    if st.log is not None:
        st.tell("cast", seat=caster, card=st.ref(card))
    discard(st, card)
    text = definition.cast
    assert text is not None
    for _ in range(2 if definition.echo else 1):
        cast.instances = 0
        cast.target = None
        effect = text(hooks.new_use(st, caster, card, cast=cast))
        if effect is not None:
            yield from effect
        yield from resolve_due(st)
        yield from _added(st, cast)
    relic = cast.relic
    if relic >= 0 and st.relic[b] == relic and DEFS[st.card[relic]].leaves_after_cast:
        discard(st, relic)  # ATTACH-04
    happened(st, Moment(SPELL_CAST, caster, card=card, n=definition.cost))
    yield from resolve_due(st)


def _added(st: State, cast: Cast) -> Effect:
    """CAST-11, CAST-13: the damage bonus if the spell dealt no damage, then what else breach, relic and token do.

    The caster may choose their order, but they change different things (Gravehold, aether, charges): nobody is asked.
    """
    if not cast.instances and spell_bonus(st, cast):
        yield from deal(st, cast.caster, 0, cast=cast, source=cast.card)
    b = cast.breach
    if cast.from_open and st.open[b] and BREACHES[st.breach[b]].gravehold:
        gravehold_gains(st, BREACHES[st.breach[b]].gravehold)
    if cast.relic >= 0 and st.relic[b] == cast.relic and st.zone[cast.relic] == ATTACHED:
        aether = DEFS[st.card[cast.relic]].aether_on_cast
        if aether:
            gain_aether(st, cast.caster, aether)
    if st.energized[b]:
        gain_charges(st, cast.caster, ENERGIZE_CHARGES)
        yield from resolve_due(st)
