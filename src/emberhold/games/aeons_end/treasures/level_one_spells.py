"""The spells among the treasures of level 1 (TREASURE-04)."""

from __future__ import annotations

from emberhold.games.aeons_end.text.kit import TREASURE, Effect, Use, spell

DAMAGE = 1
"""How much damage each of them deals at least."""

FLARE_INSTEAD = 3
FLARE = spell("xaxos-flare", role=TREASURE, level=1, text={"damage": DAMAGE, "instead": FLARE_INSTEAD})


@FLARE.cast
def xaxos_flare(me: Use) -> Effect:
    yield from me.damage(FLARE_INSTEAD if me.reveals_player_card() else DAMAGE)


BRAMA_AETHER = 1
BRAMA = spell("bramas-buried-light", role=TREASURE, level=1, text={"damage": DAMAGE, "aether": BRAMA_AETHER})


@BRAMA.cast
def bramas_buried_light(me: Use) -> Effect:
    yield from me.damage(DAMAGE)
    me.aether(BRAMA_AETHER)


TORCH = spell("garus-torch", role=TREASURE, level=1, text={"damage": DAMAGE})


@TORCH.cast
def garus_torch(me: Use) -> Effect:
    branch = yield from me.one_of(("damage", True), ("focus", bool(me.closed_breaches)))
    if branch == "damage":
        yield from me.damage(DAMAGE)
    else:
        breach = yield from me.choose_breach(me.closed_breaches, "focus")
        me.focus(breach)


PYRE_BONUS = 2
PYRE = spell("xaxos-pyre", role=TREASURE, level=1, text={"damage": DAMAGE, "bonus": PYRE_BONUS})


@PYRE.cast
def xaxos_pyre(me: Use) -> Effect:
    # it is one instance of damage, so the ally is asked before it is dealt
    ally = yield from me.ally_may_discard()
    yield from me.damage(DAMAGE if ally < 0 else DAMAGE + PYRE_BONUS)
