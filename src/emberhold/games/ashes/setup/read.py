"""DECK and SETUP: which decks and set-ups are legal. Errors name the place."""

from __future__ import annotations

from collections.abc import Mapping

from emberhold.core.fields import hint, mapping, only_keys, shown
from emberhold.core.journal import Setup
from emberhold.core.registry import SetupError
from emberhold.games.ashes.catalogue import BY_SLUG, load_content
from emberhold.games.ashes.constants import (
    CONJURATION,
    COPIES,
    DECK_SIZE,
    PHOENIXBORN,
    POOL_SIZE,
    TYPES,
)
from emberhold.games.ashes.defs import CardDef
from emberhold.games.ashes.prebuilt_decks import DECKS

FIRST_FIVE_SIZE = 5
SETUP_KEYS = ("seats", "lists")
SEAT_KEYS = ("deck", "first_five")
DECK_KEYS = ("name", "phoenixborn", "dice", "cards", "first_five")


class Deck:
    """A legal deck: one Phoenixborn, 30 cards, 10 dice (DECK-01)."""

    __slots__ = ("cards", "dice", "first_five", "phoenixborn")

    def __init__(self, phoenixborn: str, cards: dict[str, int], dice: list[int], first_five: list[str]) -> None:
        self.phoenixborn = phoenixborn
        self.cards = cards
        self.dice = dice
        self.first_five = first_five
        """The suggested First Five; empty if the deck names none."""

    def conjurations(self) -> list[str]:
        """DECK-04: every conjuration that the deck can bring into play."""
        found: list[str] = []
        for slug in (self.phoenixborn, *self.cards):
            found.extend(summoned for summoned in BY_SLUG[slug].summons if summoned not in found)
        return sorted(found)


def card_named(slug: object, place: str) -> CardDef:
    if not isinstance(slug, str) or slug not in BY_SLUG:
        raise SetupError(f"{place}: there is no card {shown(slug)}.{hint(slug, BY_SLUG)}")
    return BY_SLUG[slug]


def read_deck(raw: object, place: str) -> Deck:
    """Check a deck by DECK-01 to DECK-04; an error names the place."""
    load_content()
    if isinstance(raw, str):
        if raw not in DECKS:
            raise SetupError(f"{place}: there is no deck {shown(raw)}.{hint(raw, DECKS)} Decks: {', '.join(DECKS)}.")
        raw = DECKS[raw]
    data = mapping(raw, place)
    only_keys(data, DECK_KEYS, place)
    if "phoenixborn" not in data:
        raise SetupError(f"{place}.phoenixborn: a deck needs a Phoenixborn (DECK-01).")
    phoenixborn = card_named(data["phoenixborn"], f"{place}.phoenixborn")
    if phoenixborn.kind != PHOENIXBORN:
        raise SetupError(f"{place}.phoenixborn: '{phoenixborn.slug}' is not a Phoenixborn.")
    cards = _read_cards(data.get("cards"), phoenixborn.slug, f"{place}.cards")
    dice = _read_dice(data.get("dice"), f"{place}.dice")
    first_five = read_first_five(data.get("first_five", []), cards, f"{place}.first_five", may_be_empty=True)
    return Deck(phoenixborn.slug, cards, dice, first_five)


def _read_cards(raw: object, phoenixborn: str, place: str) -> dict[str, int]:
    counts: dict[str, int] = {}
    if isinstance(raw, list):
        for i, slug in enumerate(raw):
            counts[card_named(slug, f"{place}[{i}]").slug] = counts.get(str(slug), 0) + 1
    else:
        for slug, n in mapping(raw, place).items():
            if type(n) is not int or n < 1:
                raise SetupError(f"{place}.{slug}: the number of copies is {shown(n)}; it must be 1 to {COPIES}.")
            counts[card_named(slug, place).slug] = n
    for slug, n in counts.items():
        definition = BY_SLUG[slug]
        if definition.kind in (PHOENIXBORN, CONJURATION):
            raise SetupError(f"{place}.{slug}: a {definition_kind(definition)} is not one of the 30 cards (DECK-02).")
        if n > COPIES:
            raise SetupError(f"{place}.{slug}: {n} copies; at most {COPIES} are allowed (DECK-01).")
        if definition.phoenixborn and definition.phoenixborn != phoenixborn:
            raise SetupError(f"{place}.{slug}: only {definition.phoenixborn} may play this card (DECK-03).")
    total = sum(counts.values())
    if total != DECK_SIZE:
        raise SetupError(f"{place}: {total} cards; a deck has exactly {DECK_SIZE} (DECK-01).")
    return dict(sorted(counts.items()))


def definition_kind(definition: CardDef) -> str:
    return "Phoenixborn" if definition.kind == PHOENIXBORN else "conjuration"


def _read_dice(raw: object, place: str) -> list[int]:
    data = mapping(raw, place)
    only_keys(data, TYPES, place)
    for kind, n in data.items():
        if type(n) is not int or n < 0:
            raise SetupError(f"{place}.{kind}: {shown(n)} is not a number of dice.")
    dice = [int(str(data.get(kind, 0))) for kind in TYPES]
    if sum(dice) != POOL_SIZE:
        raise SetupError(f"{place}: {sum(dice)} dice; a deck has exactly {POOL_SIZE} (DECK-01).")
    return dice


def read_first_five(raw: object, cards: Mapping[str, int], place: str, *, may_be_empty: bool = False) -> list[str]:
    """SETUP-03: five different cards of the deck."""
    if not isinstance(raw, list):
        raise SetupError(f"{place}: expected a list of five cards.")
    if may_be_empty and not raw:
        return []
    for i, slug in enumerate(raw):
        card_named(slug, f"{place}[{i}]")
        if slug not in cards:
            raise SetupError(f"{place}[{i}]: '{slug}' is not in the deck.")
    if len(raw) != FIRST_FIVE_SIZE or len(set(raw)) != FIRST_FIVE_SIZE:
        raise SetupError(f"{place}: a First Five is {FIRST_FIVE_SIZE} different cards (SETUP-03).")
    return list(raw)


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
