"""Spells that can be bought and that have something for an ally."""

from __future__ import annotations

from emberhold.games.aeons_end.text.kit import Effect, Use, spell

DELUGE_DAMAGE = 4
DELUGE_CARDS = 2
DELUGE = spell("deluge-of-power", cost=6, text={"damage": DELUGE_DAMAGE, "cards": DELUGE_CARDS})

HARMONY_DAMAGE = 4
HARMONY_EXTRA = 3
HARMONY = spell("fatal-harmony", cost=5, text={"damage": HARMONY_DAMAGE, "extra": HARMONY_EXTRA})

DARTS_DAMAGE = 2
DARTS = spell("tethered-darts", cost=3, text={"damage": DARTS_DAMAGE})


@DELUGE.cast
def deluge_of_power(me: Use) -> Effect:
    yield from me.damage(DELUGE_DAMAGE)
    ally = yield from me.choose_player([ally for ally in me.allies if me.hand_of(ally)], "discards")
    if ally >= 0:
        discarded = yield from me.discard_some(me.hand_of(ally), DELUGE_CARDS, up_to=True, seat=ally)
        me.draw(discarded, ally)


@HARMONY.cast
def fatal_harmony(me: Use) -> Effect:
    yield from me.damage(HARMONY_DAMAGE)
    if (yield from me.resonance()):
        yield from me.damage(HARMONY_EXTRA)


@DARTS.cast
def tethered_darts(me: Use) -> Effect:
    yield from me.damage(DARTS_DAMAGE)
    if me.from_open_iii_or_iv and me.spell_in_discard:
        ally = yield from me.choose_player(me.allies, "tether", may=True)
        if ally >= 0:
            me.to_hand(me.card, ally)
