"""DECK and SETUP: what can be chosen for a match. `read` checks whether a set-up is legal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from emberhold.core.choice import Choice, ChoiceValue, Preset
from emberhold.core.journal import Setup
from emberhold.games.ashes.catalogue import BY_SLUG, load_content
from emberhold.games.ashes.decks.legality import FIRST_FIVE_SIZE
from emberhold.games.ashes.prebuilt_decks import DECKS

__all__ = ["choices", "presets"]

FIRST_DECKS: Final = ("the-iron-men", "the-mist-guardian", "the-cloudsea-siren", "the-bloodwoods-queen")
"""Decks that are easy to begin with, in the order of seats."""


def choices(players: int, chosen: Setup) -> Sequence[Choice]:
    """Each seat's deck and First Five, and whether the others may know what is in a deck."""
    raw = chosen.get("seats")
    seats = raw if isinstance(raw, list) else []
    decks = [_deck_of(seats[seat]) if seat < len(seats) else None for seat in range(players)]
    return [
        *(_deck(seat) for seat in range(players)),
        *(_first_five(seat, decks[seat]) for seat in range(players)),
        Choice(
            "lists",
            ("lists",),
            values=[
                ChoiceValue("open", "open", "setup-lists-open"),
                ChoiceValue("sealed", "sealed", "setup-lists-sealed"),
            ],
            default="open",
        ),
    ]


def presets(players: int) -> Sequence[Preset]:
    first = [{"deck": deck, "first_five": "suggested"} for deck in FIRST_DECKS[:players]]
    return [Preset("first-game", {"seats": first})]


def _deck_of(seat: object) -> Mapping[str, object] | None:
    """The deck that was chosen for a seat; None if it will be drawn at random."""
    deck = seat.get("deck") if isinstance(seat, Mapping) else None
    if isinstance(deck, str):
        return DECKS.get(deck)
    return deck if isinstance(deck, Mapping) else None


def _holds(cards: object, card: str) -> bool:
    """Whether a card is in a deck's list, which may be anything that somebody wrote."""
    if isinstance(cards, Mapping):
        return card in cards
    return isinstance(cards, list) and card in cards


def _deck(seat: int) -> Choice:
    """DECK-06: a pre-built deck, or one that people bring themselves (DECK-01)."""
    return Choice(
        "deck",
        ("seats", seat, "deck"),
        values=[ChoiceValue(deck, deck, f"deck-{deck}", card=str(DECKS[deck]["phoenixborn"])) for deck in DECKS],
        drawn=True,
        seat=seat,
        brought=True,
        simple=True,
        rule="DECK-01",
    )


def _first_five(seat: int, deck: Mapping[str, object] | None) -> Choice:
    """SETUP-03: five different cards of the deck, if they are chosen now; the deck must have been chosen, too."""
    load_content()
    written = None if deck is None else deck.get("cards")
    cards = [card for card in BY_SLUG if _holds(written, card)]
    values = [ChoiceValue("choose", "choose", "setup-first-five-choose")]
    if deck is None or deck.get("first_five"):
        values.append(ChoiceValue("suggested", "suggested", "setup-first-five-suggested"))
    return Choice(
        "first-five",
        ("seats", seat, "first_five"),
        values=values,
        items=[ChoiceValue(card, card, f"card-{card}", card=card) for card in cards],
        least=FIRST_FIVE_SIZE,
        most=FIRST_FIVE_SIZE,
        default="choose",
        seat=seat,
        rule="SETUP-03",
    )
