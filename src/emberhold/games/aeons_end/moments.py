"""Records that live only during an action: what happened, what waits for it, a spell being cast."""

from __future__ import annotations

from emberhold.core.kinds import NO_CARD, CardId, MomentKind, Seat
from emberhold.games.aeons_end.kinds import NO_PILE, NO_TREASURE, Breach, Line, Pile, Target, TreasureIndex


class Moment:
    """Something that happens and that effects are tied to (GEN-11): who did it, with which card, pile or breach."""

    __slots__ = ("card", "kind", "n", "pile", "seat")

    def __init__(
        self, kind: MomentKind, seat: Seat, *, card: CardId = NO_CARD, pile: Pile = NO_PILE, n: int = 0
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.pile = pile
        self.n = n


class Due:
    """An effect that waits for the end of the sentence: whose it is, and which line of which card or treasure."""

    __slots__ = ("card", "line", "moment", "seat", "treasure")

    def __init__(
        self,
        moment: Moment,
        seat: Seat,
        line: Line,
        *,
        card: CardId = NO_CARD,
        treasure: TreasureIndex = NO_TREASURE,
    ) -> None:
        self.moment = moment
        self.seat = seat
        self.line = line
        self.card = card
        self.treasure = treasure


class Cast:
    """A spell being cast (CAST-04)."""

    __slots__ = ("breach", "card", "caster", "cost", "from_open", "instances", "owner", "position", "relic", "target")

    def __init__(
        self,
        caster: Seat,
        owner: Seat,
        card: CardId,
        breach: Breach,
        cost: int,
        relic: CardId,
        *,
        from_open: bool,
    ) -> None:
        self.caster = caster
        self.owner = owner
        self.card = card
        self.breach = breach
        self.position = breach % 4
        self.from_open = from_open
        self.cost = cost
        self.relic = relic
        """The relic that was attached when the cast began (CAST-24: Pain Conduit serves one spell)."""
        self.instances = 0
        """How many instances of damage this resolution has dealt so far (CAST-11)."""
        self.target: Target | None = None
        """Where the first instance of this resolution went, if all go to one target (CAST-09)."""
