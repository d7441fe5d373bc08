"""Everything on the table of a draft, secrets included, for scenarios."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from emberhold.core.kinds import NO_CARD, CardId, Seat
from emberhold.core.seat_letters import SEAT_LETTERS
from emberhold.games.ashes.constants import TYPES
from emberhold.games.ashes.draft.constants import STEPS
from emberhold.games.ashes.draft.rules.decks import drafted_deck
from emberhold.games.ashes.draft.state import DraftState
from emberhold.games.ashes.setup.read import read_deck

__all__ = ["CARD_FACTS", "look_at"]

CARD_FACTS = frozenset(("card",))


def look_at(st: DraftState) -> dict[str, object]:
    over = st.outcome is not None
    return {
        "step": "over" if over else STEPS[st.step],
        "first": SEAT_LETTERS[st.first],
        "turn": SEAT_LETTERS[st.turns[0]] if st.turns and not over else None,
        "round": st.round,
        "unclaimed": _slugs(st, st.unclaimed),
        "row": _slugs(st, st.row),
        "supply": _dice(st.supply),
        "deck": _slugs(st, st.deck),
        **{SEAT_LETTERS[seat]: _player(st, seat) for seat in st.all_seats},
    }


def _player(st: DraftState, seat: Seat) -> dict[str, object]:
    return {
        "phoenixborn": None if st.phoenixborn[seat] == NO_CARD else st.slug(st.phoenixborn[seat]),
        "pack": _slugs(st, st.pack[seat]),
        "choice": None if st.choice[seat] == NO_CARD else st.slug(st.choice[seat]),
        "picks": _slugs(st, st.picks[seat]),
        "dice": _dice(st.dice[seat]),
        "out": st.out[seat],
        "deck": _deck(st, seat),
    }


def _deck(st: DraftState, seat: Seat) -> Mapping[str, object] | None:
    """The deck after the draft, as the rules of decks read it (DECK-01 to DECK-04)."""
    if st.outcome is None or st.outcome.reason != "drafted":
        return None
    deck = read_deck(drafted_deck(st, seat), f"deck of {SEAT_LETTERS[seat]}")
    return {
        "cards": deck.cards,
        "size": sum(deck.cards.values()),
        "conjurations": deck.conjurations(),
        "dice": _dice(deck.dice),
    }


def _slugs(st: DraftState, cards: Iterable[CardId]) -> list[str]:
    return [st.slug(card) for card in cards]


def _dice(counts: list[int]) -> dict[str, int]:
    return dict(zip(TYPES, counts, strict=True))
