"""The eleven corruptions: curses that are resolved at certain times. What they do is in `corruption_texts`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from emberhold.games.aeons_end.text.kit import Card, Effect, Use, curse

Text: TypeAlias = Callable[[Use], Effect]

OWNER: Final = "crooked-mask"
BLIND_DAMAGE: Final = 1
BLIND_ABANDON: Final = curse("blind-abandon", OWNER, text={"damage": BLIND_DAMAGE}, fixed=False)
CONTAGION_DAMAGE: Final = 1
CONTAGION: Final = curse("contagion", OWNER, text={"damage": CONTAGION_DAMAGE}, fixed=False)
VEIL_GRAVEHOLD: Final = 2
DELIRIUM_VEIL: Final = curse("delirium-veil", OWNER, text={"gravehold": VEIL_GRAVEHOLD}, fixed=False)
WISDOM_CORRUPTIONS: Final = 3
DIRE_WISDOM: Final = curse("dire-wisdom", OWNER, text={"corruptions": WISDOM_CORRUPTIONS}, fixed=False)
HUNGER_GRAVEHOLD: Final = 3
HUNGER_LIFE: Final = 2
ENDLESS_HUNGER: Final = curse(
    "endless-hunger", OWNER, text={"gravehold": HUNGER_GRAVEHOLD, "life": HUNGER_LIFE}, fixed=False
)
FEVER_DAMAGE: Final = 1
FEVER_DEALT: Final = 2
FEVER_OF_WAR: Final = curse("fever-of-war", OWNER, text={"damage": FEVER_DAMAGE, "dealt": FEVER_DEALT}, fixed=False)
SIGHT_GRAVEHOLD: Final = 2
GRIM_SIGHT: Final = curse("grim-sight", OWNER, text={"gravehold": SIGHT_GRAVEHOLD}, fixed=False)
AVARICE_DAMAGE: Final = 2
INSATIABLE_AVARICE: Final = curse("insatiable-avarice", OWNER, text={"damage": AVARICE_DAMAGE}, fixed=False)
LUST_DAMAGE: Final = 1
LUST_FOR_POWER: Final = curse("lust-for-power", OWNER, text={"damage": LUST_DAMAGE}, fixed=False)
NOTHING_CARDS: Final = 2
NOTHING_DAMAGE: Final = 2
NOTHINGNESS: Final = curse("nothingness", OWNER, text={"cards": NOTHING_CARDS, "damage": NOTHING_DAMAGE}, fixed=False)
RECKLESS_MIGHT: Final = curse("reckless-might", OWNER, fixed=False)

CORRUPTIONS: Final[tuple[Card, ...]] = (
    BLIND_ABANDON,
    CONTAGION,
    DELIRIUM_VEIL,
    DIRE_WISDOM,
    ENDLESS_HUNGER,
    FEVER_OF_WAR,
    GRIM_SIGHT,
    INSATIABLE_AVARICE,
    LUST_FOR_POWER,
    NOTHINGNESS,
    RECKLESS_MIGHT,
)
_TEXTS: Final[dict[str, Text]] = {}


def resolves(card: Card) -> Callable[[Text], Text]:
    """What a corruption does when it is resolved; that it is destroyed then is in all of their texts."""

    def add(text: Text) -> Text:
        _TEXTS[card.definition.slug] = text
        return text

    return add


def text_of(slug: str) -> Text:
    return _TEXTS[slug]
