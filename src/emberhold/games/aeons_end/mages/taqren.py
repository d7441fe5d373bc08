"""Taqren, the Shield: heals everybody, and has a breach that heals Gravehold."""

from __future__ import annotations

from emberhold.games.aeons_end.text.kit import OPENED, UNIQUE_STARTER, Effect, Use, mage, spell

DAMAGE = 1
LIFE = 1
"""For each of Taqren's open breaches."""

TAQREN = mage(
    "taqren",
    charges=4,
    breaches=(("i", OPENED), ("ii", 1), ("iii", 0), ("defender", 1)),
    hand=("crystal", "crystal", "crystal", "crystal", "gift-of-spirit"),
    deck=("crystal", "crystal", "crystal", "crystal", "spark"),
    text={"life": LIFE},
)
GIFT = spell("gift-of-spirit", role=UNIQUE_STARTER, mage="taqren", text={"damage": DAMAGE})


@TAQREN.ability
def breach_siphon(me: Use) -> Effect:
    yield from me.focus_one(me.closed_breaches)
    yield from me.then()
    player = yield from me.choose_player(me.who_can_gain_life, "life")
    me.life(player, LIFE * len(me.open_breaches_of(me.seat)))


@GIFT.cast
def gift_of_spirit(me: Use) -> Effect:
    able = [ally for ally in me.allies if me.can_draw(ally)]
    branch = yield from me.one_of(("damage", True), ("ally-draws", bool(able)))
    if branch == "damage":
        yield from me.damage(DAMAGE)
    else:
        ally = yield from me.choose_player(able, "draws")
        me.draw(1, ally)
