"""The table of a battle: plain lists, one for each property, indexed by card, seat or breach. No rules here."""

from __future__ import annotations

from typing import Final

from emberhold.core.events import CardRef
from emberhold.core.kinds import NO_CARD, NO_SEAT, CardId, DefIndex, Seat, Zone
from emberhold.core.rng import Rng
from emberhold.core.state import State as CoreState
from emberhold.games.aeons_end.constants import (
    DECK,
    DISCARD,
    FORGE,
    GRAVEHOLD_LIFE,
    HAND,
    LIFE,
    MAT_DECK,
    NEMESIS,
    NEMESIS_DECK,
    NEMESIS_DISCARD,
    NEMESIS_PLAY,
    ON_MAT,
    OWN_BREACHES,
    PLAYED,
    PURSES,
    SETTING_UP,
    TURN_CARDS,
    TURN_ID,
)
from emberhold.games.aeons_end.defs import BreachDef, CardDef, MageDef, TreasureDef
from emberhold.games.aeons_end.kinds import (
    NO_PLACE,
    Breach,
    BreachTile,
    CardKind,
    MageIndex,
    NemesisIndex,
    Pile,
    TreasureIndex,
    TurnCard,
)
from emberhold.games.aeons_end.mat import Mat
from emberhold.games.aeons_end.moments import Due

DEFS: Final[list[CardDef]] = []
"""Every card definition; a card refers to its definition by the index in this list."""
BREACHES: Final[list[BreachDef]] = []
MAGES: Final[list[MageDef]] = []
TREASURES: Final[list[TreasureDef]] = []

NO_BREACH: Final = BreachTile(-1)
"""Absent (BREACH-18) or destroyed (BREACH-16)."""


class State(CoreState):
    """Everything that can change in a battle. A breach is numbered 4 * seat + position."""

    __slots__ = (
        "acting",
        "active",
        "aether",
        "aid",
        "beside",
        "breach",
        "by_x",
        "card",
        "casts",
        "charges",
        "deck",
        "discard",
        "due",
        "energized",
        "exhausted",
        "exhausting",
        "facing",
        "focused",
        "forge",
        "gravehold",
        "group",
        "hand",
        "harder",
        "holder",
        "host",
        "in_play",
        "left",
        "life",
        "lives",
        "mage",
        "mat",
        "nemesis",
        "nemesis_deck",
        "nemesis_discard",
        "nemesis_life",
        "nemesis_tokens",
        "once",
        "one_target",
        "open",
        "pair",
        "personal",
        "phase",
        "pile",
        "played",
        "power",
        "prepped",
        "refused",
        "relic",
        "resolving",
        "starting_life",
        "surge",
        "swaps",
        "turn",
        "turn_deck",
        "turn_discard",
        "turn_known",
        "turns_taken",
        "unleashing",
        "upgraded",
        "watching",
        "x_holder",
        "zone",
    )

    def __init__(self, seats: int, rng: Rng, source: State | None = None) -> None:
        super().__init__(seats, rng)
        # only inside an action, so never copied
        self.due: list[Due] = []
        self.unleashing = 0
        self.exhausting: list[tuple[Seat, int]] = []
        """Players who became exhausted during an Unleash, with the damage left over (EXHAUST-03)."""
        self.resolving = 0
        """How many nemesis cards are in the middle of being resolved (END-04)."""
        if source is None:
            self._lay_out(seats)
        else:
            self._copy_from(source)

    def _lay_out(self, seats: int) -> None:
        # by card instance
        self.card: list[DefIndex] = []
        self.zone: list[Zone] = []
        self.holder: list[Seat] = []
        """The player it belongs to, -1 for none (DRAW-11)."""
        self.host: list[Breach] = []
        """The breach a spell is prepped on or a relic attached to."""
        self.lives: list[int] = []
        """The life of minions in play."""
        self.starting_life: list[int] = []
        """GEN-07: the life with which a minion entered."""
        self.power: list[int] = []
        """Power tokens."""
        # by seat
        self.mage: list[MageIndex] = [MageIndex(0)] * seats
        self.life: list[int] = [LIFE] * seats
        self.charges: list[int] = [0] * seats
        self.exhausted: list[bool] = [False] * seats
        self.hand: list[list[CardId]] = [[] for _ in range(seats)]
        self.deck: list[list[CardId]] = [[] for _ in range(seats)]
        """The top card is the last."""
        self.discard: list[list[CardId]] = [[] for _ in range(seats)]
        """The top card is the last."""
        self.played: list[list[CardId]] = [[] for _ in range(seats)]
        self.forge: list[list[CardId]] = [[] for _ in range(seats)]
        self.aether: list[list[int]] = [[0] * len(PURSES) for _ in range(seats)]
        self.personal: list[list[TreasureIndex]] = [[] for _ in range(seats)]
        self.turns_taken: list[int] = [0] * seats
        # by breach
        self.breach: list[BreachTile] = [NO_BREACH] * (4 * seats)
        self.open: list[bool] = [False] * (4 * seats)
        self.facing: list[int] = [0] * (4 * seats)
        self.focused: list[bool] = [False] * (4 * seats)
        """Focused in this turn (BREACH-10)."""
        self.prepped: list[list[CardId]] = [[] for _ in range(4 * seats)]
        self.relic: list[CardId] = [NO_CARD] * (4 * seats)
        self.surge: list[int] = [0] * (4 * seats)
        self.energized: list[bool] = [False] * (4 * seats)
        # market
        self.pile: list[DefIndex] = []
        """The card of each supply pile."""
        self.left: list[int] = []
        self.group: list[TreasureIndex] = []
        """Treasures of the whole group."""
        self.beside: list[Pile] = []
        """For each treasure of the group, the supply pile it lies beside, or -1. Copies share it, so it is replaced."""
        # nemesis
        self.nemesis = NemesisIndex(0)
        self.harder = False
        self.one_target = False
        """CAST-09, as others read it: all instances of one resolution of a spell hit the same target."""
        self.upgraded: list[DefIndex] = []
        """The upgraded basics that could have gone into the nemesis deck: everybody knows them."""
        self.nemesis_life = 0
        self.nemesis_tokens = 0
        self.nemesis_deck: list[CardId] = []
        self.nemesis_discard: list[CardId] = []
        self.in_play: list[CardId] = []
        """Minions and powers in play, the oldest first."""
        self.acting: list[CardId] = []
        """Cards that will still act in this nemesis main phase (NEM-02)."""
        self.gravehold = GRAVEHOLD_LIFE
        self.mat = Mat()
        """What only this nemesis has; see its folder."""
        # turn order
        self.turn_deck: list[TurnCard] = []
        """The top card is the last."""
        self.turn_known: list[bool] = []
        """By place in the deck: whether everybody has seen the card there."""
        self.turn_discard: list[TurnCard] = []
        self.x_holder = Seat(0)
        self.by_x = False
        """Whether this turn was the X card's."""
        self.pair: list[Seat] = [NO_SEAT, NO_SEAT]
        """Who has the tokens 1/2 and 3/4; -1 if they lie on the table (TURN-08). Shared like `beside`."""
        self.swaps: list[tuple[Seat, CardId]] = []
        """Treasures of level 1 that still have to be put into a starting deck: (seat, card). Shared like `beside`."""
        # flow
        self.phase = SETTING_UP
        self.active = NEMESIS
        self.turn = 0
        self.casts = 0
        """Spells the active player has cast in this casting phase."""
        self.once: list[int] = []
        """What was used this turn and works once per turn: a card, or a player's treasure as a number below 0."""
        self.watching: list[Seat] = []
        """Who gains a copy of the next card that the active player gains this turn; a seat may be in it twice."""
        self.aid: list[Seat] = []
        """Seats that will now be asked whether they use their ability in this main phase."""
        self.refused: list[Seat] = []
        """Seats that do not want to be asked again in this turn."""

    def copy(self) -> State:
        return State(self.seats, self.rng.copy(), self)

    def _copy_from(self, source: State) -> None:
        self.outcome = source.outcome
        self.conceded = source.conceded
        self.reveals = source.reveals
        self.card = source.card[:]
        self.zone = source.zone[:]
        self.holder = source.holder[:]
        self.host = source.host[:]
        self.lives = source.lives[:]
        self.starting_life = source.starting_life[:]
        self.power = source.power[:]
        self.mage = source.mage
        self.life = source.life[:]
        self.charges = source.charges[:]
        self.exhausted = source.exhausted[:]
        self.hand = [cards[:] for cards in source.hand]
        self.deck = [cards[:] for cards in source.deck]
        self.discard = [cards[:] for cards in source.discard]
        self.played = [cards[:] for cards in source.played]
        self.forge = [cards[:] for cards in source.forge]
        self.aether = [purses[:] for purses in source.aether]
        self.personal = source.personal
        self.turns_taken = source.turns_taken[:]
        self.breach = source.breach[:]
        self.open = source.open[:]
        self.facing = source.facing[:]
        self.focused = source.focused[:]
        self.prepped = [cards[:] for cards in source.prepped]
        self.relic = source.relic[:]
        self.surge = source.surge[:]
        self.energized = source.energized[:]
        self.pile = source.pile
        self.left = source.left[:]
        self.group = source.group
        self.beside = source.beside
        self.nemesis = source.nemesis
        self.harder = source.harder
        self.one_target = source.one_target
        self.upgraded = source.upgraded
        self.nemesis_life = source.nemesis_life
        self.nemesis_tokens = source.nemesis_tokens
        self.nemesis_deck = source.nemesis_deck[:]
        self.nemesis_discard = source.nemesis_discard[:]
        self.in_play = source.in_play[:]
        self.acting = source.acting[:]
        self.gravehold = source.gravehold
        self.mat = source.mat.copy()
        self.turn_deck = source.turn_deck[:]
        self.turn_known = source.turn_known[:]
        self.turn_discard = source.turn_discard[:]
        self.x_holder = source.x_holder
        self.by_x = source.by_x
        self.pair = source.pair
        self.swaps = source.swaps
        self.phase = source.phase
        self.active = source.active
        self.turn = source.turn
        self.casts = source.casts
        self.once = source.once[:]
        self.watching = source.watching[:]
        self.aid = source.aid[:]
        self.refused = source.refused[:]

    # -- looking -------------------------------------------------------------------------------------------------

    def definition(self, card: CardId) -> CardDef:
        return DEFS[self.card[card]]

    def cost(self, card: CardId) -> int:
        return DEFS[self.card[card]].cost

    def kind(self, card: CardId) -> CardKind:
        return DEFS[self.card[card]].kind

    def allies(self, seat: Seat) -> list[Seat]:
        """GEN-03; a lone player is their own ally (SOLO-01)."""
        return [seat] if self.seats == 1 else [other for other in self.all_seats if other != seat]

    def breaches_of(self, seat: Seat) -> list[Breach]:
        """The breaches a player has, left to right."""
        return [b for b in OWN_BREACHES[seat] if self.breach[b] != NO_BREACH]

    def prepped_of(self, seat: Seat) -> list[CardId]:
        return [card for b in OWN_BREACHES[seat] for card in self.prepped[b]]

    # -- moving --------------------------------------------------------------------------------------------------

    def new_card(self, index: DefIndex, zone: Zone, holder: Seat = NO_SEAT) -> CardId:
        """Add a card to the match; the caller puts it into its zone's list."""
        self.card.append(index)
        self.zone.append(zone)
        self.holder.append(holder)
        self.host.append(NO_PLACE)
        self.lives.append(0)
        self.starting_life.append(0)
        self.power.append(0)
        return CardId(len(self.card) - 1)

    def pile_of(self, zone: Zone, seat: Seat) -> list[CardId] | None:
        """The list that holds the cards of a zone; None for zones without a list."""
        if zone == HAND:
            return self.hand[seat]
        if zone == DECK:
            return self.deck[seat]
        if zone == DISCARD:
            return self.discard[seat]
        if zone == PLAYED:
            return self.played[seat]
        if zone == FORGE:
            return self.forge[seat]
        if zone == NEMESIS_PLAY:
            return self.in_play
        if zone == NEMESIS_DISCARD:
            return self.nemesis_discard
        if zone == NEMESIS_DECK:
            return self.nemesis_deck
        if zone == ON_MAT:
            return self.mat.cards
        if zone == MAT_DECK:
            return self.mat.own_deck
        return None

    def take(self, card: CardId) -> None:
        """Take a card away from where it lies; the caller puts it somewhere else."""
        where = self.pile_of(self.zone[card], self.holder[card])
        if where is not None:
            where.remove(card)
        elif self.host[card] >= 0:
            b = self.host[card]
            if self.relic[b] == card:
                self.relic[b] = NO_CARD
            else:
                self.prepped[b].remove(card)
            self.host[card] = NO_PLACE

    def move(self, card: CardId, zone: Zone, holder: Seat = NO_SEAT) -> None:
        """Put a card on top of a zone's pile."""
        self.take(card)
        self.zone[card] = zone
        self.holder[card] = holder
        where = self.pile_of(zone, holder)
        if where is not None:
            where.append(card)

    # -- events --------------------------------------------------------------------------------------------------

    def ref(self, card: CardId) -> CardRef:
        """GEN-10: everything that events tell is open to everybody."""
        return CardRef(DEFS[self.card[card]].slug, (1 << self.seats + 1) - 1, (card + 1,) * (self.seats + 1))

    def turn_ref(self, turn_card: TurnCard) -> CardRef:
        """A turn order card that everybody has just seen."""
        id = TURN_ID + 1000 + self.reveals
        return CardRef(f"turn-{TURN_CARDS[turn_card]}", (1 << self.seats + 1) - 1, (id,) * (self.seats + 1))

    def refs(self, cards: list[CardId]) -> list[CardRef]:
        return [self.ref(card) for card in cards]
