"""What a bot takes in each step of a draft. It looks at nothing that its own seat does not see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberhold.core.decisions import NONE, Answers, Ask
from emberhold.core.kinds import CardId, Seat
from emberhold.games.ashes.constants import ALL_TYPES, POOL_SIZE
from emberhold.games.ashes.draft.bot.card_worth import CardWorth, worth_of
from emberhold.games.ashes.draft.bot.dice_wish import asked_for, fitting_dice
from emberhold.games.ashes.draft.constants import PACK_SIZE
from emberhold.games.ashes.draft.rules.decks import unique_card
from emberhold.games.ashes.draft.state import DraftState
from emberhold.games.ashes.kinds import DieType
from emberhold.games.ashes.state import DEFS

__all__ = ["best_dice", "best_exchange", "best_phoenixborn", "best_pick", "least_pick"]

UNITS_WANTED: Final = 8
"""How many of the ten cards should bring units into play."""
SETTLED: Final = 4
"""After so many picks the types of dice are settled."""
FITS: Final = 0.4
MISSES: Final = 0.7
"""What each symbol of a main type of die adds, and what each other symbol takes away."""
WORTH_THE_SWAP: Final = 0.5


def best_phoenixborn(st: DraftState, ask: Ask) -> Answers:
    """The strongest one, with its unique card."""

    def strength(answer: tuple[int, ...]) -> float:
        slug = st.slug(CardId(answer[0]))
        return worth_of(slug).strength + worth_of(unique_card(slug)).strength

    return [max(ask.answers, key=strength)]


def best_pick(st: DraftState, ask: Ask) -> Answers:
    seat = ask.seats[0]
    held = _held(st, seat)
    slots = DEFS[st.card[st.phoenixborn[seat]]].spellboard
    return [max(ask.answers, key=lambda answer: _wanted(st.slug(CardId(answer[0])), held, slots))]


def best_dice(st: DraftState, ask: Ask) -> Answers:
    """The two dice that are needed most, scarce ones first."""
    seat = ask.seats[0]
    have = st.dice[seat]
    wish = fitting_dice(_held(st, seat), have, st.supply)

    def use(answer: tuple[int, ...]) -> float:
        got = [answer.count(kind) for kind in ALL_TYPES]
        return sum(
            min(got[kind], wish[kind] - have[kind]) * _need(st, kind, wish[kind] - have[kind]) for kind in ALL_TYPES
        )

    return [max(ask.answers, key=use)]


def _need(st: DraftState, kind: DieType, lacking: int) -> float:
    return 1 + lacking / POOL_SIZE + lacking / (st.supply[kind] + 1)


def best_exchange(st: DraftState, ask: Ask) -> Answers:
    """A card of the row if it is clearly better than the worst pick, now that the dice are known."""
    seat = ask.seats[0]
    worst = min(_in_use(st, seat, card) for card in st.picks[seat])
    best = max(st.row, key=lambda card: _in_use(st, seat, card))
    return [(best,)] if _in_use(st, seat, best) > worst + WORTH_THE_SWAP else [NONE]


def least_pick(st: DraftState, ask: Ask) -> Answers:
    return [min(ask.answers, key=lambda answer: _in_use(st, ask.seats[0], CardId(answer[0])))]


def _held(st: DraftState, seat: Seat) -> list[str]:
    """Everything that this seat has of its deck."""
    phoenixborn = st.slug(st.phoenixborn[seat])
    return [phoenixborn, unique_card(phoenixborn), *(st.slug(card) for card in st.picks[seat])]


def _wanted(slug: str, held: Sequence[str], slots: int) -> float:
    """Strength, how well it goes with the dice of what is held, and what the deck lacks."""
    card = worth_of(slug)
    deck = [worth_of(other) for other in held[1:]]
    return card.strength + _goes_with(card, held) + _fills_a_gap(card, deck, slots)


def _goes_with(card: CardWorth, held: Sequence[str]) -> float:
    """The more is picked, the more it matters that two types of dice are enough."""
    asks = asked_for(held)
    mains = sorted(ALL_TYPES, key=lambda kind: -(asks[kind] + card.asks[kind]))[:2]
    weight = min(1.0, (len(held) - 1) / SETTLED)
    fits = sum(min(card.asks[kind], 2.0) for kind in ALL_TYPES if kind in mains and asks[kind])
    misses = sum(card.asks[kind] for kind in ALL_TYPES if kind not in mains)
    return weight * (FITS * min(fits, 2.0) - MISSES * misses)


def _fills_a_gap(card: CardWorth, deck: Sequence[CardWorth], slots: int) -> float:
    left = PACK_SIZE + 1 - len(deck)
    score = 0.0
    if card.unit:
        missing = UNITS_WANTED - sum(other.unit for other in deck)
        score += 2.0 if missing >= left else 1.5 if missing > 0 else 0.0
    if card.dear and sum(other.dear for other in deck) >= 2:
        score -= 1.5
    if card.ready and sum(other.ready for other in deck) >= slots:
        score -= 1.5
    if card.reaction and any(other.reaction for other in deck):
        score -= 1.5
    if card.alteration and sum(other.alteration for other in deck) >= 2:
        score -= 1.5
    return score


def _in_use(st: DraftState, seat: Seat, card: CardId) -> float:
    """What a card is worth with the dice that this seat has."""
    worth = worth_of(st.slug(card))
    lacking = sum(max(0.0, worth.asks[kind] - st.dice[seat][kind] / 2) for kind in ALL_TYPES)
    return worth.strength - MISSES * lacking
