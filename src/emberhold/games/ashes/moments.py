"""Records that live only during an action: causes, damage instances, moments, the attack in progress.

They are never part of a quiet state, and hold card ids, never card definitions. Everything in progress
(`State.ongoing`) says what part a card has in it; cards with different parts are not interchangeable. The exception is
a half attack, with which a scenario may begin: it waits in a quiet state until it goes on.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Set
from typing import Final

from emberhold.core.kinds import NO_CARD, NO_SEAT, CardId, MomentKind, Seat, ViewId
from emberhold.games.ashes.constants import NOBODY
from emberhold.games.ashes.defs import PLAYER, Ability
from emberhold.games.ashes.kinds import AbilityNumber, CauseKind, Thing

Source = tuple[CardId, AbilityNumber]
"""A card and the number of its ability, or AS_PLAYED."""

AS_PLAYED: Final = AbilityNumber(-1)
"""Stands for the card itself, played from hand."""

NOTHING_USED: Final[Set[Source]] = frozenset()
ITSELF: Final = -1
"""Stands for the card that is asked about, so that two cards that each harm themselves have the same part."""


class Ongoing(ABC):
    """Something in progress that refers to certain cards by their ids."""

    __slots__ = ()

    @abstractmethod
    def part(self, card: CardId) -> tuple[int, ...]:
        """What part the card has in this, as numbers of at least -1; empty if it has none.

        Two cards with the same part can swap places without any change. Before the items of a list stands its length.
        """


class Cause:
    """What led to damage or destruction, and who controlled it (DMG-17)."""

    __slots__ = ("card", "dealers", "kind", "seat", "spent")

    def __init__(self, kind: CauseKind, seat: Seat, card: CardId = NO_CARD, dealers: tuple[CardId, ...] = ()) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.dealers = dealers
        """The units that deal attack or counter damage."""
        self.spent: list[CardId] = []
        """Dealers whose ability was used for this dealing of damage already (DMG-23)."""


BY_NOBODY: Final = Cause(NOBODY, NO_SEAT)


ANY_STAY: Final = ViewId(-1)


class Hit:
    """One instance of a damage batch: recipient, amount, source. If it is marked so, it destroys outright instead."""

    __slots__ = ("amount", "announced", "card", "cause", "destroys", "removes", "stay")

    def __init__(
        self, card: CardId, amount: int, cause: Cause, *, destroys: bool = False, removes: bool = False
    ) -> None:
        self.card = card
        self.amount = amount
        self.cause = cause
        self.destroys = destroys
        self.removes = removes
        """An ally destroyed by this is removed from the game at once (DISC-06)."""
        self.announced = False
        """Whether step 0 has been run already (BATTLE-14)."""
        self.stay = ANY_STAY
        """Which stay in play of the card is meant (State.stay); noted when the batch begins to wait."""


class Moment(Ongoing):
    """Something that happens and that effects are tied to."""

    __slots__ = ("amount", "cancelled", "card", "cards", "cause", "kind", "moved_to", "seat", "used")

    def __init__(
        self,
        kind: MomentKind,
        *,
        card: CardId = NO_CARD,
        seat: Seat = NO_SEAT,
        amount: int = 0,
        cause: Cause = BY_NOBODY,
        cards: list[CardId] | None = None,
    ) -> None:
        self.kind = kind
        self.card = card
        self.seat = seat
        self.amount = amount
        self.cause = cause
        self.cards: list[CardId] = [] if cards is None else cards
        self.moved_to = NO_CARD
        """Where Redirect sends the damage (DMG-20)."""
        self.cancelled = False
        self.used: Set[Source] = NOTHING_USED
        """The effects that were used in the window of this moment."""

    def part(self, card: CardId) -> tuple[int, ...]:
        cause = self.cause
        roles = int(card == self.card) | int(card in self.cards) << 1 | int(card == self.moved_to) << 2
        roles |= int(card in cause.dealers) << 3 | int(card in cause.spent) << 4
        numbers = [number for used, number in self.used if used == card]
        return (roles, len(numbers), *sorted(numbers)) if roles or numbers else ()


class UseRecord(Ongoing):
    """One use of a spell, ability or dice power, as far as the rules need it; `text/use.py` adds what texts can do."""

    __slots__ = ("ability", "cancelled", "card", "cause", "seat", "targets", "variant")

    def __init__(self, seat: Seat, card: CardId, ability: Ability, cause: Cause) -> None:
        self.seat = seat
        self.card = card
        self.ability = ability
        self.cause = cause
        self.targets: list[Thing] = []
        self.cancelled = False
        self.variant = 0
        """Which of the offered costs was paid (COST-07)."""

    def part(self, card: CardId) -> tuple[int, ...]:
        # The card whose text it is has no part: its cost is paid, and the text does the same whatever happens to it.
        slots = zip(self.ability.targets, self.targets, strict=False)  # while targets are declared, some are missing
        mine = [slot for slot, (target, thing) in enumerate(slots) if thing == card and target.what != PLAYER]
        return (len(mine), *mine) if mine else ()


class Queue(Ongoing):
    """What the lines of an effect leave to be done after its last line (PLAY-07)."""

    __slots__ = ("due", "hits", "in_order", "moments")

    def __init__(self, hits: list[Hit] | None = None, moments: list[Moment] | None = None) -> None:
        self.hits: list[Hit] = [] if hits is None else hits[:]
        self.moments: list[Moment] = [] if moments is None else moments[:]
        self.in_order = False
        """Whether the player has settled the order of all that is left, so that every card has a place of its own."""
        self.due: list[CardId] = []
        """The cards that will be destroyed in that order, after the damage."""

    def part(self, card: CardId) -> tuple[int, ...]:
        if not self.hits and not self.moments and not self.due:
            return ()
        if self.in_order and (card in self.due or any(_part_in_hit(hit, card) for hit in self.hits)):
            return (3, card)
        roles = [role for hit in self.hits if (role := _part_in_hit(hit, card))]
        roles += [(2, m.kind, *role) for m in self.moments if (role := m.part(card))]
        return tuple([n for role in sorted(roles) for n in role])


def _part_in_hit(hit: Hit, card: CardId) -> tuple[int, ...]:
    """For a recipient, everything about the instance; for a dealer, whom it hits. Their order is chosen later."""
    cause = hit.cause
    if hit.card == card:
        source = ITSELF if cause.card == card else cause.card
        marks = int(hit.destroys) | int(hit.removes) << 1 | int(hit.announced) << 2
        return (0, hit.amount, marks, cause.kind, cause.seat, source, len(cause.dealers), *cause.dealers)
    if card in cause.dealers:
        return (1, hit.card, hit.amount, int(card in cause.spent))
    return ()


class Group(Ongoing):
    """Cards to which the same thing will still happen."""

    __slots__ = ("cards",)

    def __init__(self, cards: list[CardId]) -> None:
        self.cards = cards

    def part(self, card: CardId) -> tuple[int, ...]:
        return (1,) if card in self.cards else ()


class Attack(Ongoing):
    """An attack in progress (ATKP, ATKU)."""

    __slots__ = (
        "attackers",
        "blocks",
        "defender",
        "gone",
        "in_order",
        "seat",
        "striking",
        "struck",
        "target",
        "target_unit",
    )

    def __init__(self, seat: Seat, *, target_unit: bool) -> None:
        self.seat = seat
        self.target_unit = target_unit
        self.attackers: list[CardId] = []
        self.target = NO_CARD
        self.defender = NO_SEAT
        self.blocks: dict[CardId, CardId] = {}
        """Blocker by attacker."""
        self.gone: set[CardId] = set()
        """Cards that left play during the attack; one that is summoned again has no part in it (BATTLE-09 to -11)."""
        self.struck: list[CardId] = []
        """Attackers that have struck, and the one that strikes now (ATKP-09)."""
        self.striking = NO_CARD
        """The attacker that strikes now; it is exhausted afterwards (ATKP-14)."""
        self.in_order = False
        """Whether those that have not struck yet will do so in the order in which they were declared."""

    def part(self, card: CardId) -> tuple[int, ...]:
        if card in self.blocks or card == self.target or card in self.blocks.values():
            return (0, card)
        if self.in_order and card in self.attackers and card not in self.struck:
            return (0, card)
        roles = int(card in self.attackers) | int(card in self.struck) << 1
        roles |= int(card == self.striking) << 2 | int(card in self.gone) << 3
        return (1, roles) if roles else ()


class HalfAttack:
    """An attack in which a scenario begins: who attacks whom, and how far it has come (ATKP, ATKU).

    It never changes, so copies of a state share it.
    """

    __slots__ = ("attackers", "blocks", "declared", "guard", "struck", "target", "target_unit")

    def __init__(
        self,
        attackers: tuple[CardId, ...],
        target: CardId,
        *,
        target_unit: bool,
        blocks: tuple[tuple[CardId, CardId], ...] = (),
        guard: CardId = NO_CARD,
        struck: tuple[CardId, ...] = (),
        declared: bool = False,
    ) -> None:
        self.attackers = attackers
        self.target = target
        self.target_unit = target_unit
        self.blocks = blocks
        """Attacker and blocker."""
        self.guard = guard
        self.struck = struck
        """Attackers that have dealt their damage already (ATKP-09)."""
        self.declared = declared
        """Whether the defending player has finished declaring blocks or a guard."""
