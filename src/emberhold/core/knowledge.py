"""Who knows which card: per card and viewer, with ids that are each viewer's own."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from emberhold.core.events import CardRef
from emberhold.core.kinds import CardId, Viewer, ViewId
from emberhold.core.native import mypyc_attr
from emberhold.core.rng import Rng
from emberhold.core.state import State

__all__ = ["HiddenState", "deal_names", "known_ids"]

NO_ID: Final = ViewId(0)
FIRST_ID: Final = ViewId(1)

N = TypeVar("N", bound=int)
"""What something is, as a number: which card, or which turn order card."""


@mypyc_attr(allow_interpreted_subclasses=True)
class HiddenState(State):
    """A state whose cards some viewers know and others do not. Viewers are the seats and, after them, a spectator."""

    __slots__ = ("ids", "next_id", "seen")

    def lay_out_knowledge(self) -> None:
        """Nobody knows a card yet."""
        self.seen: list[int] = []
        """For each card the mask of viewers that know it."""
        self.ids: list[list[ViewId]] = [[] for _ in range(self.seats + 1)]
        """For each viewer the ids of the cards it knows; 0 is a card that it cannot tell from others."""
        self.next_id: list[ViewId] = [FIRST_ID] * (self.seats + 1)

    def copy_knowledge(self, source: HiddenState) -> None:
        self.seen = source.seen[:]
        self.ids = [ids[:] for ids in source.ids]
        self.next_id = source.next_id[:]

    def add_hidden(self) -> CardId:
        """One more card, which nobody knows: its number."""
        card = CardId(len(self.seen))
        self.seen.append(0)
        for ids in self.ids:
            ids.append(NO_ID)
        return card

    def show(self, card: CardId, mask: int) -> None:
        """Let the viewers in the mask know the card. Each gets its own id for it only now, so that an id tells
        nothing but how many cards the viewer has seen."""
        fresh = mask & ~self.seen[card]
        if fresh:
            self.seen[card] |= mask
            self.reveals += 1
            for viewer in range(self.seats + 1):
                if fresh >> viewer & 1:
                    self.ids[viewer][card] = self.next_id[viewer]
                    self.next_id[viewer] = ViewId(self.next_id[viewer] + 1)

    def learnt(self, viewer: Viewer) -> int:
        """A viewer gets an id for every card that it comes to know."""
        return self.next_id[viewer]

    def hide(self, card: CardId) -> None:
        """Nobody can tell this card from its neighbours any more; when it is seen again, it gets a new id."""
        self.seen[card] = 0
        for ids in self.ids:
            ids[card] = NO_ID

    @abstractmethod
    def slug(self, card: CardId) -> str:
        """What the card is."""

    def ref(self, card: CardId) -> CardRef:
        """The card as it is known at this moment, for an event."""
        return CardRef(self.slug(card), self.seen[card], tuple([ids[card] for ids in self.ids]))

    def told(self, cards: Iterable[CardId], viewer: Viewer) -> list[dict[str, object]]:
        """Cards as a viewer sees them: those that it does not know are nameless and have no id."""
        return [self.ref(card).told(viewer) for card in cards]


def known_ids(st: HiddenState, cards: Sequence[int], viewer: Viewer) -> tuple[int, ...]:
    """The viewer's ids for those of these cards that it knows."""
    ids = st.ids[viewer]
    return tuple([ids[card] for card in cards if ids[card]])


def deal_names(card: list[N], places: Sequence[int], rng: Rng) -> None:
    """Swap what these hidden cards are, at random. Each card stays where it is and only becomes another one.

    `card` says what each card is, as a number. The result depends only on which ones there are, and on `rng`.
    """
    names = sorted([card[place] for place in places])
    rng.shuffle(names)
    for place, name in zip(places, names, strict=True):
        card[place] = name
