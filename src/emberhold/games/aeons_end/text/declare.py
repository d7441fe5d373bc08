"""How player cards are declared, and what every declaration is made of.

The exact types of texts and conditions are here; `defs` only stores them. Everything that content files declare is
kept in three lists, in the order in which it was read. The other `declare_…` modules are for mats and nemesis cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from emberhold.core.decisions import Effect
from emberhold.core.kinds import CardId, MomentKind, Seat
from emberhold.games.aeons_end.constants import CURSE, GEM, MARKET, NEMESIS_CARD, RELIC, SPELL
from emberhold.games.aeons_end.defs import CardDef, MageDef, TreasureDef, Watch
from emberhold.games.aeons_end.kinds import CardKind, Level, Role
from emberhold.games.aeons_end.moments import Cast, Moment
from emberhold.games.aeons_end.state import State
from emberhold.games.aeons_end.text.nemesis_use import NemesisUse
from emberhold.games.aeons_end.text.use import Use

Text: TypeAlias = Callable[[Use], Effect | None]
"""A text that asks nothing is a plain function."""
NemesisText: TypeAlias = Callable[[NemesisUse], Effect | None]
Answer: TypeAlias = Callable[[Use, Moment], Effect | None]
"""What a treasure or a prepped spell does when the thing it waits for has happened."""
Condition: TypeAlias = Callable[[State, Seat, CardId, Moment], bool]
"""Whether a moment concerns this thing: called with state, holder (-1: the group), card (-1: none) and moment."""
Bonus: TypeAlias = Callable[[State, Cast], int]

CARDS: list[CardDef] = []
MAGE_MATS: list[MageDef] = []
TREASURE_CARDS: list[TreasureDef] = []

NOTHING: Mapping[str, int] = {}


class Card:
    """A card being declared; its texts are added by decorators."""

    def __init__(self, slug: str, kind: CardKind, role: Role, text: Mapping[str, int]) -> None:
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

    def attack(self, text: NemesisText) -> NemesisText:
        """What an attack does."""
        self.definition.resolve = text
        return text

    def immediately(self, text: NemesisText) -> NemesisText:
        self.definition.immediately = text
        return text

    def persistent(self, text: NemesisText) -> NemesisText:
        self.definition.persistent = text
        return text

    def power(self, text: NemesisText) -> NemesisText:
        """What a power does when its last token is removed."""
        self.definition.power_text = text
        return text

    def starts_nemesis_turn(self, text: NemesisText) -> NemesisText:
        """What it does at the start of every nemesis turn."""
        self.definition.starts_turn = text
        return text

    def when(self, moment: MomentKind, where: Condition | None = None) -> Callable[[Answer], Answer]:
        """What a prepped spell (or a card that comes to hand) does when something happens (GEN-11)."""

        def add(answer: Answer) -> Answer:
            self.definition.watches.append(Watch(moment, where, answer))
            return answer

        return add


def gem(
    slug: str,
    *,
    cost: int = 0,
    role: Role = MARKET,
    mage: str = "",
    counts_as: str = "",
    level: Level = 0,
    nemesis: str = "",
    text: Mapping[str, int] = NOTHING,
) -> Card:
    """With `nemesis`, a gem that this nemesis puts among the players' cards."""
    card = _player_card(slug, GEM, NEMESIS_CARD if nemesis else role, cost, mage, counts_as, level, text)
    card.definition.nemesis = nemesis
    return card


def relic(slug: str, *, cost: int = 0, role: Role = MARKET, mage: str = "", text: Mapping[str, int] = NOTHING) -> Card:
    return _player_card(slug, RELIC, role, cost, mage, "", 0, text)


def spell(
    slug: str,
    *,
    cost: int = 0,
    role: Role = MARKET,
    mage: str = "",
    counts_as: str = "",
    level: Level = 0,
    echo: bool = False,
    text: Mapping[str, int] = NOTHING,
) -> Card:
    card = _player_card(slug, SPELL, role, cost, mage, counts_as, level, text)
    card.definition.echo = echo
    return card


def _player_card(
    slug: str, kind: CardKind, role: Role, cost: int, mage: str, counts_as: str, level: Level, text: Mapping[str, int]
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


def curse(slug: str, nemesis: str, text: Mapping[str, int] = NOTHING, *, fixed: bool = True) -> Card:
    """A card that a nemesis puts among a player's cards. It cannot be played; if `fixed`, it can be neither destroyed
    nor taken out of the battle."""
    card = Card(slug, CURSE, NEMESIS_CARD, text)
    card.definition.nemesis = nemesis
    card.definition.fixed = fixed
    return card
