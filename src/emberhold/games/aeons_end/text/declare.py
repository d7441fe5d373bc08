"""A card being declared. What the card files have declared is found here, in the order in which they were read."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from emberhold.games.aeons_end.defs import Answer, CardDef, Condition, MageDef, NemesisText, Text, TreasureDef, Watch

CARDS: list[CardDef] = []
MAGE_MATS: list[MageDef] = []
TREASURE_CARDS: list[TreasureDef] = []

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

    def when(self, moment: int, where: Condition | None = None) -> Callable[[Answer], Answer]:
        """What a prepped spell (or a card that comes to hand) does when something happens (GEN-11)."""

        def add(answer: Answer) -> Answer:
            self.definition.watches.append(Watch(moment, where, answer))
            return answer

        return add
