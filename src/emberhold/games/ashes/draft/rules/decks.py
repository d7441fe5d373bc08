"""DRAFT-07: what was drafted becomes a deck, and decks become the set-up of a match."""

from __future__ import annotations

from collections.abc import Sequence

from emberhold.core.journal import Setup
from emberhold.core.kinds import Seat
from emberhold.games.ashes.constants import COPIES, TYPES
from emberhold.games.ashes.draft.deck_types import DraftDeck
from emberhold.games.ashes.draft.state import DraftState
from emberhold.games.ashes.state import DEFS

__all__ = ["drafted_deck", "match_setup", "unique_card"]


def unique_card(phoenixborn: str) -> str:
    """The card that only decks of this Phoenixborn may have; three copies come with it (DRAFT-02)."""
    return next(d.slug for d in DEFS if d.phoenixborn == phoenixborn and not d.copies)


def drafted_deck(st: DraftState, seat: Seat) -> DraftDeck:
    """Three copies of each pick and of the unique card, as a deck that a set-up can have."""
    phoenixborn = st.slug(st.phoenixborn[seat])
    cards = [unique_card(phoenixborn), *(st.slug(card) for card in st.picks[seat])]
    dice = st.dice[seat]
    return {
        "phoenixborn": phoenixborn,
        "dice": {kind: n for kind, n in zip(TYPES, dice, strict=True) if n},
        "cards": dict.fromkeys(sorted(cards), COPIES),
    }


def match_setup(decks: Sequence[object], lists: str) -> Setup:
    """A match with these decks. Who goes first is rolled for there (DRAFT-09)."""
    return {"seats": [{"deck": deck} for deck in decks], "lists": lists}
