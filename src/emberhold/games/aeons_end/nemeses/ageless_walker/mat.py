"""Ageless Walker: exiles cards, which can be bought back, and puts Curses of Aging into the players' decks."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.nemeses.ageless_walker.mat_types import ExiledView
from emberhold.games.aeons_end.text.kit import (
    CAME_TO_HAND,
    GAINED,
    NO_SEAT,
    CardId,
    Effect,
    Moment,
    NemesisUse,
    Seat,
    State,
    Use,
    curse,
)
from emberhold.games.aeons_end.text.mat_kit import (
    BOARD,
    DESTROYED,
    DISCARD,
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
    dearest,
    destroyable,
    gravehold_suffers,
    happened,
    has_aether,
    lift,
    name,
    put_gained,
    spend,
    suffer,
)

OWNER: Final = "ageless-walker"
SURCHARGE: Final = 1
"""How much more than its printed cost an exiled card costs."""
BUY_BACK: Final[Value] = (BOARD, 0)

AGING_DAMAGE: Final = 1
AGING_GRAVEHOLD: Final = 2
AGING: Final = curse("curse-of-aging", OWNER, text={"damage": AGING_DAMAGE, "gravehold": AGING_GRAVEHOLD})
"""House value: its whole text, except that it lets the player draw a card."""


@AGING.when(CAME_TO_HAND)
def curse_of_aging(me: Use, m: Moment) -> Effect:
    st = me.st
    if me.card not in st.hand[me.seat]:
        return  # the card has left the hand before its text was resolved
    if not st.harder:
        me.draw(1)
    branch = yield from me.one_of(("suffers", True), ("gravehold", True))
    if branch == "suffers":
        yield from suffer(st, m.seat, AGING_DAMAGE)
    else:
        gravehold_suffers(st, AGING_GRAVEHOLD)
    me.discard(me.card)


class AgelessWalker(NemesisDef):
    """The exiled pile is not a supply pile, but its top card can be bought. It consists of the cards on the mat."""

    def prepare(self, st: State) -> Effect:
        for seat in st.all_seats:
            st.discard[seat].append(st.new_card(AGING.definition.index, DISCARD, seat))
        yield from exile_dearest(st)

    def unleash(self, st: State) -> Effect:
        it = NemesisUse(st)

        def at_hand(seat: Seat) -> list[CardId]:
            return can_exile(st, st.hand[seat] + st.discard[seat][-1:])

        seat = yield from it.any_player(lambda player: len(at_hand(player)), label="exile")
        yield from exiles(it, seat, at_hand(seat))

    # -- buying back ---------------------------------------------------------------------------------------------

    def actions(self, st: State, seat: Seat) -> Answers:
        if st.mat.cards and has_aether(st, seat, ON_CARD[st.kind(st.mat.cards[-1])]) >= buy_back_price(st):
            return [BUY_BACK]
        return []

    def act(self, st: State, seat: Seat, value: Value) -> Effect:
        """Buy the top card back. It comes from no supply pile, so effects tied to supply piles do not happen."""
        assert value == BUY_BACK
        card = st.mat.cards[-1]
        spend(st, seat, buy_back_price(st), ON_CARD[st.kind(card)])
        put_gained(st, seat, card)
        happened(st, Moment(GAINED, seat, card=card))
        yield from ()

    def words(self, st: State, ask: Ask, value: Value) -> OptionWords:
        assert value == BUY_BACK
        card = st.mat.cards[-1]
        text = Message("do-gain-exiled", {"card": name(st, card), "n": buy_back_price(st)})
        return (*self.verbs, *card_words(st, card, NO_SEAT)), text, [card]

    def why_not(self, st: State, seat: Seat, verb: str) -> tuple[str, str]:
        return ("why-exiled-aether", "MAIN-07") if st.mat.cards else ("why-nothing-exiled", "MARKET-05")

    def board(self, st: State) -> ExiledView:
        """The exiled pile from the bottom; everybody may look through it."""
        return {
            "exiled": [{"id": card + 1, "card": st.definition(card).slug} for card in st.mat.cards],
            "price": buy_back_price(st) if st.mat.cards else 0,
        }


def buy_back_price(st: State) -> int:
    return st.cost(st.mat.cards[-1]) + SURCHARGE


def can_exile(st: State, cards: list[CardId]) -> list[CardId]:
    """What cannot be destroyed cannot be exiled either."""
    return destroyable(st, cards)


def exile(st: State, card: CardId) -> None:
    """Put a card face up on top of the exiled pile."""
    seat = st.holder[card]
    st.move(card, ON_MAT)
    if st.log is None:
        return
    if seat >= 0:
        st.tell("exiled", seat=seat, card=st.ref(card))
    else:
        st.tell("exiled-from-pile", card=st.ref(card))


def destroy_exiled(st: State) -> None:
    """The whole pile leaves the battle for good."""
    st.tell("exiled-destroyed", amount=len(st.mat.cards))
    for card in st.mat.cards[:]:
        st.move(card, DESTROYED)


def exiles(it: NemesisUse, seat: Seat, cards: list[CardId], n: int = 1) -> Effect:
    """A player exiles this many of these cards and chooses which."""
    left = cards[:]
    for _ in range(min(n, len(left))):
        card = yield from it.choose_card(seat, left, "exile")
        left.remove(card)
        exile(it.st, card)


def exile_dearest(st: State) -> Effect:
    """Exile a card of the most expensive supply pile; if several cost the same, the players choose (AMBIG-02).

    It is neither gained nor destroyed, so effects that wait for an empty pile do not happen.
    """
    pile = yield from ask_for_pile(st, dearest(st), "exile", rule="AMBIG-02")
    if pile >= 0:
        exile(st, lift(st, pile))


NEMESIS = AgelessWalker(
    OWNER,
    life=80,
    difficulty=5,
    battle=3,
    numbers={"extra": SURCHARGE},
    verbs=("gain-exiled",),
    house=("curse-of-aging",),
)
