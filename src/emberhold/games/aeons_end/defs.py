"""What is printed on cards, mats and boards, as data. Effects are functions kept beside them.

Texts and conditions are stored without the types of their arguments, because those are built on top of this module.
`text/declare` takes them with their exact types, so the type checker finds a wrong signature there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from emberhold.core.decisions import Effect
from emberhold.core.kinds import DefIndex, MomentKind
from emberhold.games.aeons_end.constants import MARKET, NEMESIS_CARD, PILE_SIZE
from emberhold.games.aeons_end.kinds import NO_TREASURE, AbilityTime, CardKind, Level, Role, Tier, UpgradeBattle

StoredText: TypeAlias = Callable[..., Effect | None]
"""The text of a player card, a treasure, a mage or a nemesis card; a text that asks nothing is a plain function."""
StoredCondition: TypeAlias = Callable[..., bool]
StoredBonus: TypeAlias = Callable[..., int]


class Watch:
    """What a card or treasure waits for and what it then does (GEN-11)."""

    __slots__ = ("answer", "moment", "where")

    def __init__(self, moment: MomentKind, where: StoredCondition | None, answer: StoredText) -> None:
        self.moment = moment
        self.where = where
        self.answer = answer


class Price:
    """What a TO DISCARD line asks of one player (NEM-10): whether it can be met now, and how it is met."""

    __slots__ = ("can", "numbers", "pay", "words")

    def __init__(
        self,
        words: str,
        can: StoredCondition,
        pay: Callable[..., Effect],
        numbers: Mapping[str, int],
    ) -> None:
        self.words = words
        self.can = can
        self.pay = pay
        self.numbers = numbers


class CardDef:
    """A card of a player or of the nemesis."""

    __slots__ = (
        "aether_on_cast",
        "attaches",
        "before_battle",
        "bonus_on_cast",
        "capacity",
        "cast",
        "cost",
        "counts_as",
        "echo",
        "fixed",
        "immediately",
        "index",
        "kin",
        "kind",
        "leaves_after_cast",
        "level",
        "life",
        "mage",
        "nemesis",
        "numbers",
        "persistent",
        "play",
        "power",
        "power_text",
        "reduces_to",
        "resolve",
        "role",
        "slug",
        "starts_turn",
        "tier",
        "to_discard",
        "watches",
    )

    def __init__(self, slug: str, kind: CardKind, role: Role) -> None:
        self.slug = slug
        self.kind = kind
        self.role = role
        self.index = DefIndex(-1)
        self.cost = 0
        self.numbers: Mapping[str, int] = {}
        self.watches: list[Watch] = []
        # player cards
        self.mage = ""
        self.level: Level = 0
        self.play: StoredText | None = None
        self.cast: StoredText | None = None
        self.echo = False
        self.counts_as = ""
        """The starter that this card also counts as (Forged cards)."""
        self.fixed = False
        """Cannot be played, destroyed or taken out of the battle."""
        self.attaches = False
        self.capacity = 1
        self.aether_on_cast = 0
        self.bonus_on_cast = 0
        self.leaves_after_cast = False
        # nemesis cards
        self.nemesis = ""
        self.tier: Tier = 0
        self.before_battle: UpgradeBattle = 0
        """The battle of the first expedition before which this upgraded card is added; 0 if it is not upgraded."""
        self.life = 0
        self.power = 0
        self.resolve: StoredText | None = None
        self.immediately: StoredText | None = None
        self.persistent: StoredText | None = None
        self.power_text: StoredText | None = None
        self.starts_turn: StoredText | None = None
        """What it does at the start of every nemesis turn."""
        self.to_discard: Price | None = None
        self.reduces_to = 0
        """The most damage that one instance deals to it; 0 if there is no limit."""
        self.kin = ""
        """A word by which its nemesis tells it from other minions."""

    @property
    def copies(self) -> int:
        """How many cards a full supply pile has (MARKET-01)."""
        return PILE_SIZE[self.kind] if self.role == MARKET else 0

    @property
    def upgraded(self) -> bool:
        """EXPED-08: whether it is an upgraded basic nemesis card."""
        return self.before_battle > 0

    @property
    def is_nemesis_card(self) -> bool:
        return self.role == NEMESIS_CARD


class BreachDef:
    """A breach: what it costs to focus and open, and what its open side does."""

    __slots__ = ("bonus", "focus", "gravehold", "opening", "slug", "surge_bonus", "surge_limit")

    def __init__(
        self,
        slug: str,
        *,
        focus: int = 0,
        opening: tuple[int, ...] = (),
        bonus: int = 0,
        gravehold: int = 0,
        surge_bonus: int = 0,
        surge_limit: int = 0,
    ) -> None:
        self.slug = slug
        self.focus = focus
        self.opening = opening
        self.bonus = bonus
        self.gravehold = gravehold
        """Life for Gravehold after each resolution of a spell cast from its open side."""
        self.surge_bonus = surge_bonus
        """Damage for each Surge token on it."""
        self.surge_limit = surge_limit


class MageDef:
    """A mage's mat."""

    __slots__ = ("ability", "breaches", "charges", "deck", "forge", "hand", "numbers", "slug", "usable", "when")

    def __init__(
        self,
        slug: str,
        *,
        charges: int,
        when: AbilityTime,
        breaches: tuple[tuple[str, int] | None, ...],
        hand: tuple[str, ...],
        deck: tuple[str, ...],
        forge: tuple[str, ...] = (),
    ) -> None:
        self.slug = slug
        self.charges = charges
        self.when = when
        self.breaches = breaches
        """By position: the breach and its facing (OPENED: its open side), or None where the mat has none."""
        self.hand = hand
        self.deck = deck
        """The starting deck, from the top."""
        self.forge = forge
        self.numbers: Mapping[str, int] = {}
        self.ability: StoredText | None = None
        self.usable: StoredCondition | None = None


class TreasureDef:
    """A treasure of level 2 or 3: it lies beside the table and changes what happens in the battle."""

    __slots__ = (
        "beside",
        "index",
        "level",
        "nemesis_bonus",
        "numbers",
        "price_change",
        "slug",
        "spell_bonus",
        "watches",
    )

    def __init__(self, slug: str, level: Level) -> None:
        self.slug = slug
        self.level = level
        self.index = NO_TREASURE
        self.numbers: Mapping[str, int] = {}
        self.watches: list[Watch] = []
        self.spell_bonus: StoredBonus | None = None
        self.nemesis_bonus = 0
        self.beside: Callable[[CardDef], bool] | None = None
        """Which supply piles it can be put beside at the start of the match."""
        self.price_change = 0


OPENED: Final = -1
"""In place of a facing: the breach lies on its open side."""
