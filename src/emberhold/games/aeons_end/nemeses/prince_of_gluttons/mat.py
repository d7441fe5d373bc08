"""Prince of Gluttons: cards of the supply piles are devoured; the top one can be bought from the devoured pile."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from emberhold.games.aeons_end.nemeses.prince_of_gluttons.mat_types import DevouredView
from emberhold.games.aeons_end.text.kit import (
    GAINED,
    GEM,
    NO_SEAT,
    PILE_EMPTIED,
    CardId,
    Effect,
    Harm,
    Moment,
    NemesisUse,
    Pile,
    Seat,
    State,
    minion,
)
from emberhold.games.aeons_end.text.mat_kit import (
    BOARD,
    ON_CARD,
    ON_MAT,
    Answers,
    Ask,
    Message,
    NemesisDef,
    OptionWords,
    Value,
    ask_for_pile,
    card_words,
    filled,
    happened,
    has_aether,
    lift,
    lose,
    name,
    pile_cost,
    piles_of,
    put_gained,
    spend,
)

OWNER: Final = "prince-of-gluttons"
BITES: Final = (3, 3, 2, 2)
"""How many cards an Unleash devours, by number of players."""
MISSED_GRAVEHOLD: Final = 2
"""What Gravehold suffers for each card that cannot be devoured."""
HARDER_BITES: Final = 9
BUY: Final[Value] = (BOARD, 0)


HUNGRY_LIFE: Final = 8
MINDGUZZLER: Final = minion("mindguzzler", 2, life=HUNGRY_LIFE, nemesis=OWNER, harm=Harm(unleash=1))
"""It comes with more life than is printed on it."""


class PrinceOfGluttons(NemesisDef):
    """The devoured pile is not a supply pile, but its top card can be gained. It consists of the cards on the mat."""

    def prepare(self, st: State) -> Effect:
        """One gem of each pile, the most expensive pile first."""
        left = piles_of(st, GEM)
        while left:
            top = max([pile_cost(st, pile) for pile in left])
            pile = yield from one_pile(st, [pile for pile in left if pile_cost(st, pile) == top])
            left.remove(pile)
            yield from devour(st, pile, 1)
        if st.harder:
            for _ in range(HARDER_BITES):
                yield from devour(st, (yield from one_pile(st, filled(st), rule="AMBIG-01")), 1)

    def unleash(self, st: State) -> Effect:
        yield from devour(st, (yield from one_pile(st, cheapest(st, filled(st)))), BITES[st.seats - 1])

    def noticed(self, st: State, moment: Moment) -> None:
        """Players can empty the last supply pile too."""
        if moment.kind == PILE_EMPTIED:
            check_devoured(st)

    def entered(self, st: State, card: CardId) -> None:
        """Mindguzzler has a life more for each empty supply pile."""
        if st.card[card] == MINDGUZZLER.definition.index:
            st.lives[card] += empty_piles(st)
            st.starting_life[card] = st.lives[card]

    # -- the devoured pile ---------------------------------------------------------------------------------------

    def actions(self, st: State, seat: Seat) -> Answers:
        top = st.mat.cards[-1:]
        return [BUY] if top and has_aether(st, seat, ON_CARD[st.kind(top[0])]) >= st.cost(top[0]) else []

    def act(self, st: State, seat: Seat, value: Value) -> Effect:
        """Gain the top card. It comes from no supply pile, so effects tied to supply piles do not happen."""
        assert value == BUY
        card = st.mat.cards[-1]
        spend(st, seat, st.cost(card), ON_CARD[st.kind(card)])
        put_gained(st, seat, card)
        happened(st, Moment(GAINED, seat, card=card))
        yield from ()

    def words(self, st: State, ask: Ask, value: Value) -> OptionWords:
        assert value == BUY
        card = st.mat.cards[-1]
        text = Message("do-gain-devoured", {"card": name(st, card), "n": st.cost(card)})
        return (*self.verbs, *card_words(st, card, NO_SEAT)), text, [card]

    def why_not(self, st: State, seat: Seat, verb: str) -> tuple[str, str]:
        return ("why-devoured-aether", "MAIN-07") if st.mat.cards else ("why-nothing-devoured", "GLUTTONS-02")

    def board(self, st: State) -> DevouredView:
        """The devoured pile from the bottom; everybody may look through it."""
        cards = st.mat.cards
        return {
            "devoured": [{"id": card + 1, "card": st.definition(card).slug} for card in cards],
            "price": st.cost(cards[-1]) if cards else 0,
            "bites": BITES[st.seats - 1],
            "empty": empty_piles(st),
            "piles": len(st.pile),
        }


def cheapest(st: State, piles: list[Pile]) -> list[Pile]:
    """The least expensive of these piles; all of them if several cost the same."""
    least = min([pile_cost(st, pile) for pile in piles], default=0)
    return [pile for pile in piles if pile_cost(st, pile) == least]


def empty_piles(st: State) -> int:
    return len(st.pile) - len(filled(st))


def one_pile(st: State, piles: list[Pile], *, rule: str = "AMBIG-02") -> Generator[Ask, Value, Pile]:
    """Which of these piles is meant; if there are several, the players choose. -1 if there is none."""
    return (yield from ask_for_pile(st, piles, "devour", rule=rule))


def devour(st: State, pile: Pile, n: int) -> Effect:
    """GLUTTONS-03: this many cards of a pile; for each that it lacks, Gravehold suffers. -1 is no pile at all."""
    if pile < 0:
        return
    it = NemesisUse(st)
    eaten = min(n, st.left[pile])
    for _ in range(eaten):
        st.move(lift(st, pile), ON_MAT)
    if st.log is not None:
        st.tell("devoured", card=st.ref(st.mat.cards[-1]), amount=eaten)
    check_devoured(st)
    it.gravehold_suffers(MISSED_GRAVEHOLD * (n - eaten))
    yield from ()


def check_devoured(st: State) -> None:
    """GLUTTONS-04: all is lost as soon as every supply pile is empty."""
    if not filled(st):
        lose(st, "devoured")


NEMESIS = PrinceOfGluttons(
    OWNER,
    life=70,
    difficulty=5,
    battle=2,
    numbers={"cards": BITES[0], "fewer": BITES[-1], "gravehold": MISSED_GRAVEHOLD, "extra": HARDER_BITES},
    verbs=("gain-devoured",),
)
