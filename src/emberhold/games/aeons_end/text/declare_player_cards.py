"""How gems, relics, spells and curses are declared."""

from __future__ import annotations

from collections.abc import Mapping

from emberhold.core.decisions import Effect
from emberhold.games.aeons_end.constants import CURSE, GEM, MARKET, NEMESIS_CARD, RELIC, SPELL
from emberhold.games.aeons_end.text.declare import NOTHING, Card
from emberhold.games.aeons_end.text.use import Use


def gem(
    slug: str,
    *,
    cost: int = 0,
    role: int = MARKET,
    mage: str = "",
    counts_as: str = "",
    level: int = 0,
    text: Mapping[str, int] = NOTHING,
) -> Card:
    return _player_card(slug, GEM, role, cost, mage, counts_as, level, text)


def relic(slug: str, *, cost: int = 0, role: int = MARKET, mage: str = "", text: Mapping[str, int] = NOTHING) -> Card:
    return _player_card(slug, RELIC, role, cost, mage, "", 0, text)


def spell(
    slug: str,
    *,
    cost: int = 0,
    role: int = MARKET,
    mage: str = "",
    counts_as: str = "",
    level: int = 0,
    echo: bool = False,
    text: Mapping[str, int] = NOTHING,
) -> Card:
    card = _player_card(slug, SPELL, role, cost, mage, counts_as, level, text)
    card.definition.echo = echo
    return card


def _player_card(
    slug: str, kind: int, role: int, cost: int, mage: str, counts_as: str, level: int, text: Mapping[str, int]
) -> Card:
    card = Card(slug, kind, role, text)
    card.definition.cost = cost
    card.definition.mage = mage
    card.definition.counts_as = counts_as
    card.definition.level = level
    return card


def conduit(slug: str, *, cost: int, aether: int = 0, damage: int = 0, capacity: int = 1, leaves: bool = False) -> Card:
    """A relic that is attached to a breach of any player (ATTACH-01, ATTACH-02) and does something from there."""
    numbers = (("aether", aether, 0), ("bonus", damage, 0), ("limit", capacity, 1))
    text = {name: n for name, n, usual in numbers if n != usual}
    card = relic(slug, cost=cost, text=text)
    definition = card.definition
    definition.attaches = True
    definition.aether_on_cast = aether
    definition.bonus_on_cast = damage
    definition.capacity = capacity
    definition.leaves_after_cast = leaves

    @card.play
    def attach(me: Use) -> Effect:
        st = me.st
        free = [b for seat in me.everyone for b in st.breaches_of(seat) if st.relic[b] < 0]
        breach = yield from me.choose_breach(free, "attach")
        if breach >= 0:
            me.attach(breach)

    return card


def curse(slug: str, nemesis: str, text: Mapping[str, int] = NOTHING) -> Card:
    """A card that a nemesis puts among a player's: it cannot be played, destroyed or taken out of the battle."""
    card = Card(slug, CURSE, NEMESIS_CARD, text)
    card.definition.nemesis = nemesis
    card.definition.fixed = True
    return card
