"""DECK and SETUP: which decks and set-ups are legal. Errors name the place."""

from __future__ import annotations

from collections.abc import Mapping

from emberhold.core.fields import hint, mapping, only_keys, shown
from emberhold.core.journal import Setup
from emberhold.core.registry import SetupError
from emberhold.games.ashes.catalogue import load_content
from emberhold.games.ashes.decks.deck_value import Deck, card_named, from_setup
from emberhold.games.ashes.decks.legality import first_five_problems, problems
from emberhold.games.ashes.prebuilt_decks import DECKS

SETUP_KEYS = ("seats", "lists")
SEAT_KEYS = ("deck", "first_five")


def read_deck(raw: object, place: str) -> Deck:
    """A deck that is legal by DECK-01 to DECK-03; an error names the place and the rule."""
    load_content()
    if isinstance(raw, str):
        if raw not in DECKS:
            raise SetupError(f"{place}: there is no deck {shown(raw)}.{hint(raw, DECKS)} Decks: {', '.join(DECKS)}.")
        raw = DECKS[raw]
    deck = from_setup(raw, place)
    for problem in problems(deck):
        raise SetupError(f"{place}.{problem.place}: {problem}")
    return deck


def read_first_five(raw: object, cards: Mapping[str, int], place: str) -> list[str]:
    """SETUP-03: five different cards of the deck."""
    if not isinstance(raw, list):
        raise SetupError(f"{place}: expected a list of five cards.")
    five = [card_named(slug, f"{place}[{i}]").slug for i, slug in enumerate(raw)]
    for problem in first_five_problems(five, cards, place):
        raise SetupError(f"{problem.place}: {problem}")
    return five


class SeatSetup:
    """One seat: a deck, and its First Five if they were chosen beforehand."""

    __slots__ = ("deck", "first_five")

    def __init__(self, deck: Deck, first_five: list[str]) -> None:
        self.deck = deck
        self.first_five = first_five


def read_setup(setup: Setup) -> tuple[list[SeatSetup], bool]:
    """The seats, and whether deck lists are sealed. Anything the rules do not allow raises SetupError."""
    only_keys(setup, SETUP_KEYS, "setup")
    lists = setup.get("lists", "open")
    if lists not in ("open", "sealed"):
        raise SetupError(f"setup.lists: {shown(lists)} is neither 'open' nor 'sealed'.")
    raw = setup.get("seats")
    if not isinstance(raw, list) or not 2 <= len(raw) <= 4:
        raise SetupError("setup.seats: write a list of 2 to 4 seats (SETUP-01).")
    return [_read_seat(item, f"setup.seats[{i}]") for i, item in enumerate(raw)], lists == "sealed"


def _read_seat(raw: object, place: str) -> SeatSetup:
    data = mapping(raw, place)
    only_keys(data, SEAT_KEYS, place)
    deck = read_deck(data.get("deck"), f"{place}.deck")
    wish = data.get("first_five", "choose")
    if wish == "choose":
        return SeatSetup(deck, [])
    if wish == "suggested":
        if not deck.first_five:
            raise SetupError(f"{place}.first_five: the deck suggests none; name five cards or write 'choose'.")
        return SeatSetup(deck, deck.first_five)
    if isinstance(wish, str):
        raise SetupError(
            f"{place}.first_five: {shown(wish)} is neither 'choose', 'suggested' nor a list of five cards."
        )
    return SeatSetup(deck, read_first_five(wish, deck.cards, f"{place}.first_five"))
