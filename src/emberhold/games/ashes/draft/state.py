"""The table of a draft: who has which cards and dice, what lies in the middle, and who has seen what."""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from emberhold.core.events import CardRef
from emberhold.core.kinds import NO_CARD, CardId, DefIndex, Phase, Seat, Viewer
from emberhold.core.knowledge import HiddenState
from emberhold.core.rng import Rng
from emberhold.games.ashes.constants import DIE_TYPES
from emberhold.games.ashes.draft.constants import OF_EACH_TYPE, PHOENIXBORN
from emberhold.games.ashes.state import DEFS

__all__ = ["DraftState"]


@final
class DraftState(HiddenState):
    """Everything that can change in a draft.

    A viewer knows a card who knows where it is: whoever has it, or everybody once it has lain face up. What somebody
    has passed on they have seen, but cannot say where it is now; that follows from who has had which pack.
    """

    __slots__ = (
        "card",
        "choice",
        "deck",
        "dice",
        "first",
        "origin",
        "out",
        "pack",
        "phoenixborn",
        "picks",
        "round",
        "row",
        "step",
        "supply",
        "taken",
        "turns",
        "unclaimed",
    )

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.card: list[DefIndex] = []
        """For each card what it is."""
        self.origin: list[int] = []
        """For each card the seat to which it was dealt; -1 if it was not dealt."""
        self.taken: list[int] = []
        """For each card the round in which it was picked; -1 if it was not picked."""
        self.lay_out_knowledge()
        self.step: Phase = PHOENIXBORN
        self.first = Seat(0)
        """Who has the first player token of the draft."""
        self.turns: list[Seat] = []
        """Who still acts in this step, in order; in the step in which all choose at once it is empty."""
        self.round = 0
        """How many cards everybody has picked."""
        self.unclaimed: list[CardId] = []
        """The Phoenixborn that nobody has."""
        self.phoenixborn: list[CardId] = [NO_CARD] * seats
        self.pack: list[list[CardId]] = [[] for _ in range(seats)]
        """The pack that lies before each seat."""
        self.choice: list[CardId] = [NO_CARD] * seats
        """What each seat has chosen in secret from its pack, as long as somebody has not."""
        self.picks: list[list[CardId]] = [[] for _ in range(seats)]
        """What each seat has picked, in order; a card that was exchanged lies where the other one lay."""
        self.deck: list[CardId] = []
        """The rest of the draft deck; the first card is on top."""
        self.row: list[CardId] = []
        """The cards that lie face up for the exchange."""
        self.dice: list[list[int]] = [[0] * DIE_TYPES for _ in range(seats)]
        self.supply: list[int] = [OF_EACH_TYPE] * DIE_TYPES
        self.out: list[bool] = [False] * seats
        """Who has given up."""

    def copy(self) -> DraftState:
        other = DraftState(self.seats, self.rng.copy())
        other.outcome, other.conceded, other.reveals = self.outcome, self.conceded, self.reveals
        other.card, other.origin, other.taken = self.card[:], self.origin[:], self.taken[:]
        other.copy_knowledge(self)
        other.step, other.first, other.turns, other.round = self.step, self.first, self.turns[:], self.round
        other.unclaimed, other.phoenixborn = self.unclaimed[:], self.phoenixborn[:]
        other.pack, other.choice = [cards[:] for cards in self.pack], self.choice[:]
        other.picks = [cards[:] for cards in self.picks]
        other.deck, other.row = self.deck[:], self.row[:]
        other.dice, other.supply = [dice[:] for dice in self.dice], self.supply[:]
        other.out = self.out[:]
        return other

    def new_card(self, index: DefIndex) -> CardId:
        self.card.append(index)
        self.origin.append(-1)
        self.taken.append(-1)
        return self.add_hidden()

    def all_cards(self) -> list[CardId]:
        return [CardId(n) for n in range(len(self.card))]

    def slug(self, card: CardId) -> str:
        return DEFS[self.card[card]].slug

    def face_up(self, card: CardId) -> bool:
        """Whether everybody knows this card and where it is."""
        return self.seen[card] == self.everybody

    def show_pack(self, seat: Seat) -> list[CardRef]:
        """Let a seat look at the pack before it. The order of the ids tells nothing but what is in the pack."""
        pack = sorted(self.pack[seat], key=self.card.__getitem__)
        for card in pack:
            self.show(card, 1 << seat)
        return [self.ref(card) for card in pack]

    def in_order(self, cards: Iterable[CardId], viewer: Viewer) -> list[CardId]:
        """The cards in the order in which this viewer came to know them."""
        return sorted(cards, key=self.ids[viewer].__getitem__)

    def left_of(self, seat: Seat) -> Seat:
        return self.all_seats[(seat + 1) % self.seats]

    def clockwise(self) -> list[Seat]:
        """All seats, beginning with the one that has the token."""
        return [*self.all_seats[self.first :], *self.all_seats[: self.first]]
