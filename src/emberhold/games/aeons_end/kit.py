"""Everything a card file needs: how to declare a card, and the verbs that its text is written with.

JASPER = gem("recurring-jasper", cost=4, text={"aether": AETHER})


@JASPER.play
def jasper(me: Use) -> Effect: ...
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from emberhold.core.decisions import Effect
from emberhold.games.aeons_end.cast import Cast
from emberhold.games.aeons_end.defs import (
    OPENED,
    Answer,
    Bonus,
    CardDef,
    DoomText,
    MageDef,
    Price,
    Text,
    TreasureDef,
    Wanted,
    Watch,
)
from emberhold.games.aeons_end.doom import Doom
from emberhold.games.aeons_end.rules.prices import (
    destroy_cards,
    destroy_open_breaches,
    discard_cards,
    discard_prepped,
    spend_aether,
)
from emberhold.games.aeons_end.state import State
from emberhold.games.aeons_end.trigger import Trigger
from emberhold.games.aeons_end.use import Use
from emberhold.games.aeons_end.words import (
    ABILITY_USED,
    ATTACK,
    BREACH_OPENED,
    CAME_TO_HAND,
    CHARGE_GAINED,
    CURSE,
    ENERGIZE_CHARGES,
    FOR_BREACHES,
    FOR_CARDS,
    FOR_GEMS,
    FOR_RELICS,
    FORGED,
    GAINED,
    GEM,
    GEM_PLAYED,
    HAND,
    IN_ALLYS_MAIN,
    IN_CASTING,
    IN_MAIN,
    MARKET,
    MINION,
    NEMESIS_CARD,
    PILE_EMPTIED,
    POWER,
    RELIC,
    SPELL,
    SPELL_CAST,
    STARTER,
    TREASURE,
    TURN_STARTED,
    UNIQUE_STARTER,
)

__all__ = [
    "ABILITY_USED",
    "BREACH_OPENED",
    "CAME_TO_HAND",
    "CARDS",
    "CHARGE_GAINED",
    "ENERGIZE_CHARGES",
    "FORGED",
    "FOR_BREACHES",
    "FOR_CARDS",
    "FOR_GEMS",
    "FOR_RELICS",
    "GAINED",
    "GEM",
    "GEM_PLAYED",
    "HAND",
    "IN_ALLYS_MAIN",
    "IN_CASTING",
    "IN_MAIN",
    "MAGE_MATS",
    "OPENED",
    "PILE_EMPTIED",
    "RELIC",
    "SPELL",
    "SPELL_CAST",
    "STARTER",
    "TREASURE",
    "TREASURE_CARDS",
    "TURN_STARTED",
    "UNIQUE_STARTER",
    "CardDef",
    "Cast",
    "Doom",
    "Effect",
    "Harm",
    "State",
    "Treasure",
    "Trigger",
    "Use",
    "Wanted",
    "attack",
    "conduit",
    "curse",
    "destroy_cards",
    "destroy_open_breaches",
    "discard_cards",
    "discard_prepped",
    "gem",
    "mage",
    "minion",
    "power",
    "relic",
    "spell",
    "spend_aether",
    "treasure",
]

CARDS: list[CardDef] = []
MAGE_MATS: list[MageDef] = []
TREASURE_CARDS: list[TreasureDef] = []
"""What the card files have declared, in the order in which they were read."""

NOTHING: Mapping[str, int] = {}


class Card:
    """A card being declared; its texts are added by decorators."""

    def __init__(self, slug: str, kind: int, role: int, text: Mapping[str, int]) -> None:
        self.definition = CardDef(slug, kind, role)
        self.definition.numbers = text
        CARDS.append(self.definition)

    def play(self, text: Text) -> Text:
        """What a gem or relic does when it is played."""
        self.definition.play = text
        return text

    def cast(self, text: Text) -> Text:
        """The Cast text of a spell."""
        self.definition.cast = text
        return text

    def attack(self, text: DoomText) -> DoomText:
        """What an attack does."""
        self.definition.resolve = text
        return text

    def immediately(self, text: DoomText) -> DoomText:
        self.definition.immediately = text
        return text

    def persistent(self, text: DoomText) -> DoomText:
        self.definition.persistent = text
        return text

    def power(self, text: DoomText) -> DoomText:
        """What a power does when its last token is removed."""
        self.definition.power_text = text
        return text

    def starts_nemesis_turn(self, text: DoomText) -> DoomText:
        """What it does at the start of every nemesis turn."""
        self.definition.starts_turn = text
        return text

    def when(self, moment: int, wanted: Wanted) -> Callable[[Answer], Answer]:
        """What a prepped spell (or a card that comes to hand) does when something happens (GEN-11)."""

        def add(answer: Answer) -> Answer:
            self.definition.watches.append(Watch(moment, wanted, answer))
            return answer

        return add


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
    """A card that a nemesis puts among a player's: it cannot be played, destroyed or exiled."""
    card = Card(slug, CURSE, NEMESIS_CARD, text)
    card.definition.nemesis = nemesis
    card.definition.fixed = True
    return card


class Harm:
    """Unleash so often, then damage to Gravehold, then to any player or the one with the lowest life."""

    __slots__ = ("damage", "gravehold", "lowest", "unleash")

    def __init__(self, *, unleash: int = 0, gravehold: int = 0, damage: int = 0, lowest: int = 0) -> None:
        self.unleash = unleash
        self.gravehold = gravehold
        self.damage = damage
        self.lowest = lowest

    @property
    def numbers(self) -> dict[str, int]:
        """For the text of the card; how often it unleashes is a word there."""
        harm = {"gravehold": self.gravehold, "damage": self.damage or self.lowest}
        return {name: n for name, n in harm.items() if n}

    def text(self, it: Doom) -> Effect:
        yield from it.unleash(self.unleash)
        it.gravehold_suffers(self.gravehold)
        if self.damage:
            yield from it.any_player_suffers(self.damage)
        if self.lowest:
            yield from it.lowest_life_suffers(self.lowest)


def _nemesis_card(slug: str, kind: int, tier: int, nemesis: str, before_battle: int, text: Mapping[str, int]) -> Card:
    card = Card(slug, kind, NEMESIS_CARD, text)
    card.definition.tier = tier
    card.definition.nemesis = nemesis
    card.definition.before_battle = before_battle
    return card


def attack(
    slug: str,
    tier: int,
    *,
    nemesis: str = "",
    before_battle: int = 0,
    harm: Harm | None = None,
    text: Mapping[str, int] = NOTHING,
) -> Card:
    card = _nemesis_card(slug, ATTACK, tier, nemesis, before_battle, text)
    if harm is not None:
        card.definition.numbers = {**harm.numbers, **text}
        card.definition.resolve = harm.text
    return card


def minion(
    slug: str,
    tier: int,
    *,
    life: int,
    nemesis: str = "",
    before_battle: int = 0,
    reduces_to: int = 0,
    claw: bool = False,
    harm: Harm | None = None,
    text: Mapping[str, int] = NOTHING,
) -> Card:
    card = _nemesis_card(slug, MINION, tier, nemesis, before_battle, text)
    card.definition.life = life
    card.definition.reduces_to = reduces_to
    card.definition.claw = claw
    if harm is not None:  # its PERSISTENT text
        card.definition.numbers = {**harm.numbers, **text}
        card.definition.persistent = harm.text
    return card


def power(
    slug: str,
    tier: int,
    *,
    power: int,
    to_discard: Price | None = None,
    nemesis: str = "",
    before_battle: int = 0,
    harm: Harm | None = None,
    text: Mapping[str, int] = NOTHING,
) -> Card:
    # a single card to be given is no number in the text
    price = {} if to_discard is None else {name: n for name, n in to_discard.numbers.items() if n > 1}
    harms = {} if harm is None else harm.numbers
    card = _nemesis_card(slug, POWER, tier, nemesis, before_battle, {"power": power, **price, **harms, **text})
    card.definition.power = power
    card.definition.power_text = None if harm is None else harm.text
    card.definition.to_discard = to_discard
    return card


class Mage:
    """A mage's mat being declared."""

    def __init__(self, definition: MageDef) -> None:
        self.definition = definition
        MAGE_MATS.append(definition)

    def ability(self, text: Text) -> Text:
        self.definition.ability = text
        return text


def mage(
    slug: str,
    *,
    charges: int,
    breaches: tuple[tuple[str, int] | None, ...],
    hand: tuple[str, ...],
    deck: tuple[str, ...],
    when: int = IN_MAIN,
    forge: tuple[str, ...] = (),
    text: Mapping[str, int] = NOTHING,
) -> Mage:
    """A mat: breaches from left to right, the starting hand, the starting deck from the top."""
    definition = MageDef(slug, charges=charges, when=when, breaches=breaches, hand=hand, deck=deck, forge=forge)
    definition.numbers = text
    return Mage(definition)


class Treasure:
    """A treasure of level 2 or 3 being declared."""

    def __init__(self, definition: TreasureDef) -> None:
        self.definition = definition
        TREASURE_CARDS.append(definition)

    def when(self, moment: int, wanted: Wanted) -> Callable[[Answer], Answer]:
        """What it does when something happens (GEN-11); `wanted` gets state, holder (-1: all), -1, event."""

        def add(answer: Answer) -> Answer:
            self.definition.watches.append(Watch(moment, wanted, answer))
            return answer

        return add

    def adds_to_spells(self, bonus: Bonus) -> Bonus:
        """Damage added to each instance of a spell that its holder casts (CAST-11, CAST-12)."""
        self.definition.spell_bonus = bonus
        return bonus


def treasure(
    slug: str,
    level: int,
    *,
    beside: Callable[[CardDef], bool] | None = None,
    price_change: int = 0,
    nemesis_bonus: int = 0,
    text: Mapping[str, int] = NOTHING,
) -> Treasure:
    definition = TreasureDef(slug, level)
    definition.numbers = text
    definition.beside = beside
    definition.price_change = price_change
    definition.nemesis_bonus = nemesis_bonus
    return Treasure(definition)
