"""What is printed on cards, as data: costs, targets, abilities, numbers. Effects are functions kept beside them.

The functions are stored without the types of their arguments, because those are built on top of this module.
`text/declare.py`, which takes all of them, has the exact types.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from emberhold.core.decisions import Effect
from emberhold.core.kinds import CardId, DefIndex, MomentKind
from emberhold.games.ashes.constants import (
    ACTIVATED,
    CEREMONIAL,
    CHARM,
    CLASS,
    ILLUSION,
    NATURAL,
    PLAYED_CARD,
    POWER,
    TYPES,
)
from emberhold.games.ashes.kinds import AbilityNumber, CardType, TargetKind, Whose

StoredText: TypeAlias = Callable[..., Effect | None]
"""What a use of an ability does: called with the use."""
StoredCondition: TypeAlias = Callable[..., bool]
"""Whether a moment concerns a card: called with state, card and moment."""
StoredNumber: TypeAlias = Callable[..., int]
"""A number printed as X: called with state and card."""
StoredFit: TypeAlias = Callable[..., bool]
"""Which units an alteration can be attached to: called with state and unit."""
StoredChoice: TypeAlias = Callable[..., list[CardId]]
"""What may be chosen in place of a target: called with state and seat."""


class Cost:
    """What has to be paid (COST-01). Immutable; magic is kept as symbols needed: 4 power, 4 class, 1 basic."""

    __slots__ = ("discard", "exhaust", "main", "need", "side", "status")

    def __init__(
        self,
        *,
        main: int = 0,
        side: int = 0,
        exhaust: int = 0,
        discard: int = 0,
        status: int = 0,
        basic: int = 0,
        natural_class: int = 0,
        charm_class: int = 0,
        ceremonial_class: int = 0,
        illusion_class: int = 0,
        natural_power: int = 0,
        charm_power: int = 0,
        ceremonial_power: int = 0,
        illusion_power: int = 0,
    ) -> None:
        self.main = main
        self.side = side
        self.exhaust = exhaust
        self.discard = discard
        self.status = status
        self.need: tuple[int, ...] = (
            natural_power,
            charm_power,
            ceremonial_power,
            illusion_power,
            natural_class,
            charm_class,
            ceremonial_class,
            illusion_class,
            basic,
        )

    def with_basic(self, change: int) -> Cost:
        """The same cost with more or fewer basic symbols, never below 0 (COST-07)."""
        cost = Cost(main=self.main, side=self.side, exhaust=self.exhaust, discard=self.discard, status=self.status)
        cost.need = (*self.need[:8], max(0, self.need[8] + change))
        return cost

    def symbols(self) -> list[tuple[int, str, str]]:
        """The magic cost as (number, type, face); basic has no type."""
        out: list[tuple[int, str, str]] = []
        for face, offset in ((POWER, 0), (CLASS, 4)):
            for kind in (NATURAL, CHARM, CEREMONIAL, ILLUSION):
                if self.need[offset + kind]:
                    out.append((self.need[offset + kind], TYPES[kind], "power" if face == POWER else "class"))
        if self.need[8]:
            out.append((self.need[8], "", "basic"))
        return out

    def to_json(self) -> dict[str, object]:
        dice = [
            {"n": n, "type": kind, "face": face} if kind else {"n": n, "face": face} for n, kind, face in self.symbols()
        ]
        return {"main": self.main, "side": self.side, "exhaust": self.exhaust, "discard": self.discard, "dice": dice}


FREE: Final = Cost()

# What a target can be (TARGET-01: the noun behind the word "target" is targeted)
UNIT: Final = TargetKind(0)
PHOENIXBORN_TARGET: Final = TargetKind(1)
UNIT_OR_PHOENIXBORN: Final = TargetKind(2)
PLAYER: Final = TargetKind(3)
READY: Final = TargetKind(4)
ALTERATION: Final = TargetKind(5)

ANY: Final = Whose(0)
OWN: Final = Whose(1)
OPPONENT: Final = Whose(2)


class Target:
    """One target slot in a card's header: what fits, whose it must be, whether it may be left out."""

    __slots__ = ("instead", "may", "what", "whose")

    def __init__(
        self,
        what: TargetKind,
        whose: Whose = ANY,
        *,
        may: bool = False,
        instead: StoredChoice | None = None,
    ) -> None:
        self.what = what
        self.whose = whose
        self.may = may
        self.instead = instead
        """Things that may be chosen instead of a target, but are not targets themselves (PLAY-03, Slash)."""


class Ability:
    """One thing a card lets somebody do, or does by itself at a moment."""

    __slots__ = (
        "by_focus",
        "inexhaustible",
        "may",
        "moment",
        "name",
        "rule",
        "targets",
        "text",
        "where",
    )

    def __init__(
        self,
        name: str,
        moment: MomentKind,
        *,
        cost: Cost = FREE,
        by_focus: list[list[Cost]] | None = None,
        may: bool = True,
        inexhaustible: bool = False,
        targets: tuple[Target, ...] = (),
        where: StoredCondition | None = None,
        text: StoredText | None = None,
        rule: str = "",
    ) -> None:
        self.name = name
        self.moment = moment
        self.by_focus: list[list[Cost]] = [[cost]] if by_focus is None else by_focus
        """The costs to choose from, for focus 0, 1 and 2 where focus changes them (COST-07)."""
        self.may = may
        self.inexhaustible = inexhaustible
        self.targets = targets
        self.where = where
        self.text = text
        self.rule = rule


NOT_YET_FOUND: Final = DefIndex(-1)
"""The index of a card before the catalogue has read it."""


class CardDef:
    """A card as printed. Each number is written once, here."""

    __slots__ = (
        "abilities",
        "activated",
        "attack",
        "attack_x",
        "battlefield",
        "bonus_attack",
        "bonus_life",
        "bonus_recover",
        "copies",
        "fits",
        "index",
        "keywords",
        "kind",
        "life",
        "life_x",
        "moments",
        "needs_status",
        "numbered",
        "numbers",
        "phoenixborn",
        "placement",
        "play",
        "recover",
        "removes",
        "respark",
        "slug",
        "spellboard",
        "summons",
        "switches_off",
    )

    def __init__(self, slug: str, kind: CardType) -> None:
        self.slug = slug
        self.kind = kind
        self.index = NOT_YET_FOUND
        self.attack = 0
        self.life = 0
        self.recover = 0
        self.attack_x: StoredNumber | None = None
        self.life_x: StoredNumber | None = None
        self.battlefield = 0
        self.spellboard = 0
        self.phoenixborn = ""
        self.placement = ""
        self.copies = 0
        """Conjuration limit (SUMMON-05)."""
        self.summons: tuple[str, ...] = ()
        self.play: Ability | None = None
        self.abilities: list[Ability] = []
        self.numbered: list[tuple[AbilityNumber, Ability]] = []
        """The abilities, each with its number."""
        self.activated: list[AbilityNumber] = []
        """Numbers of the abilities that a player activates by paying their cost on their own turn."""
        self.moments = 0
        """Mask of the moments at which one of its abilities, or the card itself from hand, might be used."""
        self.keywords: frozenset[str] = frozenset()
        self.bonus_attack = 0
        self.bonus_life = 0
        self.bonus_recover = 0
        self.respark: Cost | None = None
        self.fits: StoredFit | None = None
        """Alterations: which units they can be attached to (ALTER-02)."""
        self.removes = ""
        """Alterations: the keyword the unit loses (ALTER-08)."""
        self.switches_off = False
        """Alterations: the unit keeps its inexhaustible abilities only (ALTER-07)."""
        self.needs_status = False
        """Whether it is discarded when it has no status token (DISC-09)."""
        self.numbers: dict[str, int] = {}
        """Numbers for the card's sentence in the language files."""

    def add(self, ability: Ability) -> None:
        number = AbilityNumber(len(self.abilities))
        if ability.moment == ACTIVATED:
            self.activated.append(number)
        self.abilities.append(ability)
        self.numbered.append((number, ability))
        if ability.moment > ACTIVATED:
            self.moments |= 1 << ability.moment

    @property
    def is_spell(self) -> bool:
        return self.kind >= 3

    def set_play(self, ability: Ability) -> None:
        self.play = ability
        if ability.moment != PLAYED_CARD:
            self.moments |= 1 << ability.moment
