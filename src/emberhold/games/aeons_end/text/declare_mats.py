"""How mages' mats and treasures are declared."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from emberhold.core.kinds import MomentKind
from emberhold.games.aeons_end.constants import IN_MAIN
from emberhold.games.aeons_end.defs import CardDef, MageDef, TreasureDef, Watch
from emberhold.games.aeons_end.kinds import AbilityTime, Level
from emberhold.games.aeons_end.text.declare import (
    MAGE_MATS,
    NOTHING,
    TREASURE_CARDS,
    Answer,
    Bonus,
    Condition,
    Text,
)


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
    when: AbilityTime = IN_MAIN,
    forge: tuple[str, ...] = (),
    text: Mapping[str, int] = NOTHING,
) -> Mage:
    """A mage's mat: breaches from left to right, the starting hand, the starting deck from the top."""
    definition = MageDef(slug, charges=charges, when=when, breaches=breaches, hand=hand, deck=deck, forge=forge)
    definition.numbers = text
    return Mage(definition)


class Treasure:
    """A treasure of level 2 or 3 being declared."""

    def __init__(self, definition: TreasureDef) -> None:
        self.definition = definition
        TREASURE_CARDS.append(definition)

    def when(self, moment: MomentKind, where: Condition | None = None) -> Callable[[Answer], Answer]:
        """What it does when something happens (GEN-11). `where` gets state, holder (-1: all), -1 and moment."""

        def add(answer: Answer) -> Answer:
            self.definition.watches.append(Watch(moment, where, answer))
            return answer

        return add

    def adds_to_spells(self, bonus: Bonus) -> Bonus:
        """Damage that it adds to each instance of a spell that its holder casts (CAST-11, CAST-12)."""
        self.definition.spell_bonus = bonus
        return bonus


def treasure(
    slug: str,
    level: Level,
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
