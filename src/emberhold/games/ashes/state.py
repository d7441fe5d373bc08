"""The table of a match: plain lists, one for each property, indexed by card or seat. No rules here."""

from __future__ import annotations

from typing import Final

from emberhold.core.kinds import NO_CARD, NO_SEAT, CardId, DefIndex, Seat, ViewId, Zone
from emberhold.core.knowledge import HiddenState
from emberhold.core.rng import Rng
from emberhold.games.ashes.constants import (
    ATTACHED,
    BATTLEFIELD,
    CONJURATIONS,
    DISCARD,
    DRAW,
    FIRST_FIVE,
    HAND,
    IN_PLAY,
    OPEN,
    PHOENIX,
    PLAYED,
    SPELLBOARD,
)
from emberhold.games.ashes.defs import CardDef
from emberhold.games.ashes.kinds import DieType
from emberhold.games.ashes.moments import Attack, HalfAttack, Ongoing, Queue

DEFS: Final[list[CardDef]] = []
"""Every card definition; a card refers to its definition by the index in this list."""


class State(HiddenState):
    """Everything that can change in a match."""

    __slots__ = (
        "active",
        "alive",
        "attached",
        "attack",
        "battlefield",
        "boost",
        "bypass",
        "card",
        "card_dice",
        "claimed",
        "conjurations",
        "controller",
        "discard",
        "doomed",
        "draw",
        "drawn",
        "dice",
        "exhausted_dice",
        "exhaustion",
        "extra_side",
        "first",
        "first_five",
        "half_attack",
        "hand",
        "host",
        "main",
        "ongoing",
        "owner",
        "passed",
        "phase",
        "phoenixborn",
        "picks",
        "queue",
        "reacted",
        "ready",
        "removed",
        "round",
        "sealed",
        "side",
        "spellboard",
        "status",
        "wounds",
        "zone",
    )

    def __init__(self, seats: int, rng: Rng, source: State | None = None) -> None:
        super().__init__(seats, rng)
        # only inside an action, so never copied
        self.queue = Queue()
        self.attack: Attack | None = None
        self.ongoing: list[Ongoing] = []
        """Everything in progress that refers to certain cards: uses, windows, damage that waits."""
        self.claimed: tuple[CardId, ...] = ()
        """Cards that an outer batch will destroy; a batch inside it leaves them alone (DMG-16)."""
        if source is None:
            self._lay_out(seats)
        else:
            self._copy_from(source)

    def _lay_out(self, seats: int) -> None:
        self.lay_out_knowledge()
        # by card instance
        self.card: list[DefIndex] = []
        self.owner: list[Seat] = []
        self.controller: list[Seat] = []
        self.zone: list[Zone] = []
        self.wounds: list[int] = []
        self.exhaustion: list[int] = []
        self.status: list[int] = []
        self.host: list[CardId] = []
        self.boost: list[int] = []
        self.bypass: list[bool] = []
        self.doomed: list[bool] = []
        # by seat
        self.draw: list[list[CardId]] = [[] for _ in range(seats)]
        self.hand: list[list[CardId]] = [[] for _ in range(seats)]
        self.discard: list[list[CardId]] = [[] for _ in range(seats)]
        self.conjurations: list[list[CardId]] = [[] for _ in range(seats)]
        self.battlefield: list[list[CardId]] = [[] for _ in range(seats)]
        self.spellboard: list[list[CardId]] = [[] for _ in range(seats)]
        self.phoenixborn: list[CardId] = [NO_CARD] * seats
        self.dice: list[list[int]] = [[0] * 12 for _ in range(seats)]
        self.exhausted_dice: list[list[int]] = [[0] * 4 for _ in range(seats)]
        self.alive: list[bool] = [True] * seats
        self.reacted: list[bool] = [False] * seats
        self.picks: list[list[CardId]] = [[] for _ in range(seats)]
        """Cards chosen so far in a simultaneous choice (SETUP-03, PREP-05)."""
        self.ready: list[bool] = [False] * seats
        self.drawn: list[bool] = [False] * seats
        """Whether the hand may hold anything but the First Five."""
        self.first_five: list[list[CardId]] = [[] for _ in range(seats)]
        # common
        self.attached: list[CardId] = []
        self.removed: list[CardId] = []
        self.card_dice: list[tuple[CardId, Seat, DieType]] = []
        """Dice that lie on cards: (card, owner, type)."""
        self.phase = FIRST_FIVE
        self.round = 1
        self.active = NO_SEAT
        self.first = NO_SEAT
        self.passed: list[bool] = [False] * seats
        """Who has passed in the current row of passes (TURN-12)."""
        self.main = 0
        self.side = 0
        self.extra_side = 0
        self.sealed = False
        self.half_attack: HalfAttack | None = None

    def copy(self) -> State:
        return State(self.seats, self.rng.copy(), self)

    def _copy_from(self, source: State) -> None:
        self.outcome = source.outcome
        self.conceded = source.conceded
        self.reveals = source.reveals
        self.copy_knowledge(source)
        self.card = source.card[:]
        self.owner = source.owner  # never changes (CTRL-02)
        self.controller = source.controller[:]
        self.zone = source.zone[:]
        self.wounds = source.wounds[:]
        self.exhaustion = source.exhaustion[:]
        self.status = source.status[:]
        self.host = source.host[:]
        self.boost = source.boost[:]
        self.bypass = source.bypass[:]
        self.doomed = source.doomed[:]
        self.draw = [zone[:] for zone in source.draw]
        self.hand = [zone[:] for zone in source.hand]
        self.discard = [zone[:] for zone in source.discard]
        self.conjurations = [zone[:] for zone in source.conjurations]
        self.battlefield = [zone[:] for zone in source.battlefield]
        self.spellboard = [zone[:] for zone in source.spellboard]
        self.phoenixborn = source.phoenixborn
        self.dice = [pool[:] for pool in source.dice]
        self.exhausted_dice = [pool[:] for pool in source.exhausted_dice]
        self.alive = source.alive[:]
        self.reacted = source.reacted[:]
        self.picks = [picks[:] for picks in source.picks]
        self.ready = source.ready[:]
        self.drawn = source.drawn[:]
        self.first_five = source.first_five  # dealt once (SETUP-03)
        self.attached = source.attached[:]
        self.removed = source.removed[:]
        self.card_dice = source.card_dice[:]
        self.phase = source.phase
        self.round = source.round
        self.active = source.active
        self.first = source.first
        self.passed = source.passed[:]
        self.main = source.main
        self.side = source.side
        self.extra_side = source.extra_side
        self.sealed = source.sealed
        self.half_attack = source.half_attack  # it never changes; it is only removed

    # -- looking -------------------------------------------------------------------------------------------------

    def definition(self, card: CardId) -> CardDef:
        return DEFS[self.card[card]]

    def slug(self, card: CardId) -> str:
        return DEFS[self.card[card]].slug

    def all_cards(self) -> list[CardId]:
        """Every card of the match, wherever it is."""
        return [CardId(n) for n in range(len(self.card))]

    def in_play(self, card: CardId) -> bool:
        return bool(IN_PLAY >> self.zone[card] & 1)

    def stay(self, card: CardId) -> ViewId:
        """Different for each stay in play: a conjuration that left and came back is a new unit (DMG-10)."""
        return self.ids[self.seats][card]

    def next_seat(self, seat: Seat) -> Seat:
        """The next seat on the left that is still in the game (SETUP-09)."""
        order = self.all_seats
        for left in order[seat + 1 :] + order[: seat + 1]:
            if self.alive[left]:
                return left
        return seat

    def seats_from(self, seat: Seat) -> list[Seat]:
        """All seats still in the game, clockwise, this one first (if it is still in the game)."""
        order, alive = self.all_seats, self.alive
        return [s for s in order[seat:] + order[:seat] if alive[s]]

    def seats_left(self) -> list[Seat]:
        """All seats still in the game, by number."""
        return [s for s in self.all_seats if self.alive[s]]

    def opponents(self, seat: Seat) -> list[Seat]:
        """TARGET-05: every other player still in the game."""
        return [s for s in self.seats_from(seat) if s != seat]

    def decider(self) -> Seat:
        """The active player during the player turns phase, otherwise the holder of the first player token."""
        seat = self.active if self.active >= 0 else self.first
        return seat if self.alive[seat] else self.next_seat(seat)

    def copies_on_spellboard(self, seat: Seat, index: DefIndex) -> int:
        """How many copies of a ready spell lie on a spellboard (FOCUS-02, exhausted ones count: FOCUS-05)."""
        card = self.card
        n = 0
        for spell in self.spellboard[seat]:
            if card[spell] == index:
                n += 1
        return n

    # -- moving --------------------------------------------------------------------------------------------------

    def new_card(self, index: DefIndex, owner: Seat, zone: Zone) -> CardId:
        """Add a card to the match; the caller puts it into its zone's list."""
        self.card.append(index)
        self.owner.append(owner)
        self.controller.append(owner)
        self.zone.append(zone)
        self.wounds.append(0)
        self.exhaustion.append(0)
        self.status.append(0)
        self.boost.append(0)
        self.host.append(NO_CARD)
        self.bypass.append(False)
        self.doomed.append(False)
        return self.add_hidden()

    def pile(self, zone: Zone, seat: Seat) -> list[CardId]:
        """The list that holds the cards of a zone."""
        if zone == BATTLEFIELD:
            return self.battlefield[seat]
        if zone == HAND:
            return self.hand[seat]
        if zone == DISCARD:
            return self.discard[seat]
        if zone == DRAW:
            return self.draw[seat]
        if zone == SPELLBOARD:
            return self.spellboard[seat]
        if zone == CONJURATIONS:
            return self.conjurations[seat]
        if zone == ATTACHED:
            return self.attached
        return self.removed

    def move(self, card: CardId, zone: Zone, seat: Seat) -> None:
        """Put a card into a zone; who may know it follows from the zone (HIDDEN)."""
        before = self.zone[card]
        if before not in (PLAYED, PHOENIX):
            self.pile(before, self.controller[card]).remove(card)
        self.zone[card] = zone
        self.controller[card] = seat
        if zone != PLAYED:
            self.pile(zone, seat).append(card)
        if OPEN >> zone & 1:
            self.show(card, (1 << self.seats + 1) - 1)
        elif zone == HAND:
            self.show(card, self.seen[card] | 1 << seat)
        elif zone == CONJURATIONS:
            self.hide(card)
            self.show(card, 1 << seat)
        else:
            self.hide(card)
