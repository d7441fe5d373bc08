"""How attacks, minions and powers are declared."""

from __future__ import annotations

from collections.abc import Mapping

from emberhold.core.decisions import Effect
from emberhold.games.aeons_end.constants import ATTACK, MINION, NEMESIS_CARD, POWER
from emberhold.games.aeons_end.defs import Price
from emberhold.games.aeons_end.kinds import CardKind, Tier, UpgradeBattle
from emberhold.games.aeons_end.text.declare import NOTHING, Card
from emberhold.games.aeons_end.text.nemesis_use import NemesisUse


class Harm:
    """Unleash this many times, then damage to Gravehold, then to any player or the one with the lowest life."""

    __slots__ = ("damage", "gravehold", "lowest", "unleash")

    def __init__(self, *, unleash: int = 0, gravehold: int = 0, damage: int = 0, lowest: int = 0) -> None:
        self.unleash = unleash
        self.gravehold = gravehold
        self.damage = damage
        self.lowest = lowest

    @property
    def numbers(self) -> dict[str, int]:
        """The numbers for the card's text, where "Unleash twice" is a word instead of a number."""
        harm = {"gravehold": self.gravehold, "damage": self.damage or self.lowest}
        return {name: n for name, n in harm.items() if n}

    def text(self, it: NemesisUse) -> Effect:
        yield from it.unleash(self.unleash)
        it.gravehold_suffers(self.gravehold)
        if self.damage:
            yield from it.any_player_suffers(self.damage)
        if self.lowest:
            yield from it.lowest_life_suffers(self.lowest)


def _nemesis_card(
    slug: str, kind: CardKind, tier: Tier, nemesis: str, before_battle: UpgradeBattle, text: Mapping[str, int]
) -> Card:
    card = Card(slug, kind, NEMESIS_CARD, text)
    card.definition.tier = tier
    card.definition.nemesis = nemesis
    card.definition.before_battle = before_battle
    return card


def attack(
    slug: str,
    tier: Tier,
    *,
    nemesis: str = "",
    before_battle: UpgradeBattle = 0,
    harm: Harm | None = None,
    text: Mapping[str, int] = NOTHING,
) -> Card:
    card = _nemesis_card(slug, ATTACK, tier, nemesis, before_battle, text)
    if harm is not None:
        card.definition.numbers = {**harm.numbers, **text}
        card.attack(harm.text)
    return card


def minion(
    slug: str,
    tier: Tier,
    *,
    life: int,
    nemesis: str = "",
    before_battle: UpgradeBattle = 0,
    reduces_to: int = 0,
    kin: str = "",
    harm: Harm | None = None,
    text: Mapping[str, int] = NOTHING,
) -> Card:
    card = _nemesis_card(slug, MINION, tier, nemesis, before_battle, text)
    card.definition.life = life
    card.definition.reduces_to = reduces_to
    card.definition.kin = kin
    if harm is not None:  # its PERSISTENT text
        card.definition.numbers = {**harm.numbers, **text}
        card.persistent(harm.text)
    return card


def power(
    slug: str,
    tier: Tier,
    *,
    power: int,
    to_discard: Price | None = None,
    nemesis: str = "",
    before_battle: UpgradeBattle = 0,
    harm: Harm | None = None,
    text: Mapping[str, int] = NOTHING,
) -> Card:
    # the text says "a card", not a number, if it asks for one
    price = {} if to_discard is None else {name: n for name, n in to_discard.numbers.items() if n > 1}
    harms = {} if harm is None else harm.numbers
    card = _nemesis_card(slug, POWER, tier, nemesis, before_battle, {"power": power, **price, **harms, **text})
    card.definition.power = power
    if harm is not None:
        card.power(harm.text)
    card.definition.to_discard = to_discard
    return card
