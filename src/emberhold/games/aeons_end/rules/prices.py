"""NEM-10, NEM-11: what a TO DISCARD line can ask for. One player has to do it alone and completely."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from emberhold.core.decisions import Effect
from emberhold.core.kinds import CardId, Seat
from emberhold.games.aeons_end.defs import Price
from emberhold.games.aeons_end.rules.aether import PLAIN, has_aether, spend
from emberhold.games.aeons_end.rules.aether import lose_charges as charges_lost
from emberhold.games.aeons_end.rules.breaches import destroy_breach, open_of
from emberhold.games.aeons_end.rules.decks import destroy_from_hand, destroyable, discard, discard_from_hand
from emberhold.games.aeons_end.rules.questions import ask_breach, ask_card
from emberhold.games.aeons_end.state import State


def _price(
    words: str, can: Callable[[State, Seat], bool], pay: Callable[[State, Seat], Effect], numbers: Mapping[str, int]
) -> Price:
    """Both functions get the state and the seat; `Price` itself only stores them."""
    return Price(words, can, pay, numbers)


def spend_aether(n: int) -> Price:
    def pay(st: State, seat: Seat) -> Effect:
        spend(st, seat, n, PLAIN)
        yield from ()

    return _price("aether", lambda st, seat: has_aether(st, seat, PLAIN) >= n, pay, {"price": n})


def lose_charges(n: int) -> Price:
    """Lose this many charges."""

    def pay(st: State, seat: Seat) -> Effect:
        charges_lost(st, seat, n)
        yield from ()

    return _price("charges", lambda st, seat: st.charges[seat] >= n, pay, {"charges": n})


def _costing(st: State, cards: list[CardId], cost: int) -> list[CardId]:
    return [card for card in cards if st.cost(card) >= cost]


def discard_cards(n: int, *, cost: int = 0) -> Price:
    """Discard this many cards from hand, each with at least this cost."""

    def can(st: State, seat: Seat) -> bool:
        return len(_costing(st, st.hand[seat], cost)) >= n

    def pay(st: State, seat: Seat) -> Effect:
        yield from discard_from_hand(st, seat, _costing(st, st.hand[seat], cost), n)

    return _price("discard", can, pay, {"cards": n, "cost": cost} if cost else {"cards": n})


def destroy_cards(n: int, *, cost: int = 0) -> Price:
    """Destroy this many cards in hand, each with at least this cost."""

    def fitting(st: State, seat: Seat) -> list[CardId]:
        return destroyable(st, _costing(st, st.hand[seat], cost))

    def pay(st: State, seat: Seat) -> Effect:
        yield from destroy_from_hand(st, seat, fitting(st, seat), n)

    return _price(
        "destroy",
        lambda st, seat: len(fitting(st, seat)) >= n,
        pay,
        {"cards": n, "cost": cost} if cost else {"cards": n},
    )


def discard_prepped(n: int) -> Price:
    """Discard this many of the player's prepped spells."""

    def pay(st: State, seat: Seat) -> Effect:
        for _ in range(n):
            card = yield from ask_card(st, seat, st.prepped_of(seat), "discard", rule="DRAW-10")
            discard(st, card)

    return _price("discard-prepped", lambda st, seat: len(st.prepped_of(seat)) >= n, pay, {"spells": n})


def destroy_open_breaches(n: int) -> Price:
    """Destroy this many of the player's open breaches."""

    def pay(st: State, seat: Seat) -> Effect:
        for _ in range(n):
            breach = yield from ask_breach(seat, open_of(st, seat), "destroy")
            yield from destroy_breach(st, breach)

    return _price("destroy-breaches", lambda st, seat: len(open_of(st, seat)) >= n, pay, {"breaches": n})
