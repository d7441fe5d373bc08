"""DECK-01 to DECK-03 and SETUP-03: what is wrong with a deck. This is the only place that decides it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from emberhold.core.decisions import Message
from emberhold.core.deck_tools import DeckProblem
from emberhold.games.ashes.catalogue import BY_SLUG
from emberhold.games.ashes.constants import CONJURATION, COPIES, DECK_SIZE, PHOENIXBORN, POOL_SIZE
from emberhold.games.ashes.decks.deck_value import Deck

__all__ = ["FIRST_FIVE_SIZE", "first_five_problems", "problems"]

FIRST_FIVE_SIZE: Final = 5

WORDS: Final[Mapping[str, str]] = {
    "no-phoenixborn": "a deck needs a Phoenixborn",
    "not-a-phoenixborn": "'{card}' is not a Phoenixborn",
    "phoenixborn-among-cards": "a Phoenixborn is not one of the {size} cards",
    "conjuration-among-cards": "a conjuration is not one of the {size} cards",
    "copies": "{n} copies; at most {most} are allowed",
    "unique": "only {phoenixborn} may play this card",
    "cards": "{n} cards; a deck has exactly {size}",
    "dice": "{n} dice; a deck has exactly {size}",
    "not-in-deck": "'{card}' is not in the deck",
    "first-five": "a First Five is {size} different cards",
}

NameOf = Callable[[str], str]


def problems(deck: Deck, name_of: NameOf = str) -> list[DeckProblem]:
    """Every rule that the deck breaks, in the order of the deck's parts. Cards are called as `name_of` says."""
    out: list[DeckProblem] = []
    if not deck.phoenixborn:
        out.append(_problem("no-phoenixborn", "phoenixborn", "DECK-01", {}, name_of))
    elif BY_SLUG[deck.phoenixborn].kind != PHOENIXBORN:
        out.append(_problem("not-a-phoenixborn", "phoenixborn", "DECK-01", {"card": deck.phoenixborn}, name_of))
    for slug, n in deck.cards.items():
        definition = BY_SLUG[slug]
        place = f"cards.{slug}"
        if definition.kind == PHOENIXBORN:
            out.append(_problem("phoenixborn-among-cards", place, "DECK-02", {"size": DECK_SIZE}, name_of))
            continue
        if definition.kind == CONJURATION:
            out.append(_problem("conjuration-among-cards", place, "DECK-02", {"size": DECK_SIZE}, name_of))
            continue
        if n > COPIES:
            out.append(_problem("copies", place, "DECK-01", {"n": n, "most": COPIES}, name_of))
        if definition.phoenixborn and definition.phoenixborn != deck.phoenixborn:
            out.append(_problem("unique", place, "DECK-03", {"phoenixborn": definition.phoenixborn}, name_of))
    if deck.size() != DECK_SIZE:
        out.append(_problem("cards", "cards", "DECK-01", {"n": deck.size(), "size": DECK_SIZE}, name_of))
    if sum(deck.dice) != POOL_SIZE:
        out.append(_problem("dice", "dice", "DECK-01", {"n": sum(deck.dice), "size": POOL_SIZE}, name_of))
    if deck.first_five:
        out += first_five_problems(deck.first_five, deck.cards, "first_five", name_of)
    return out


def first_five_problems(
    five: Sequence[str], cards: Mapping[str, int], place: str, name_of: NameOf = str
) -> list[DeckProblem]:
    """SETUP-03: five different cards of the deck."""
    out = [
        _problem("not-in-deck", f"{place}[{i}]", "SETUP-03", {"card": slug}, name_of)
        for i, slug in enumerate(five)
        if slug not in cards
    ]
    if len(five) != FIRST_FIVE_SIZE or len(set(five)) != FIRST_FIVE_SIZE:
        out.append(_problem("first-five", place, "SETUP-03", {"size": FIRST_FIVE_SIZE}, name_of))
    return out


def _problem(kind: str, place: str, rule: str, args: Mapping[str, str | int], name_of: NameOf) -> DeckProblem:
    said = {key: name_of(value) if isinstance(value, str) else value for key, value in args.items()}
    words = WORDS[kind].format(**said)
    if args.get("n") == 1:
        words = words.replace("1 cards", "1 card").replace("1 dice", "1 die")
    return DeckProblem(kind, place, rule, words, args, _message(kind, place, args))


def _message(kind: str, place: str, args: Mapping[str, str | int]) -> Message:
    """The sentence for people; a problem of one card in the deck also names that card."""
    said = {key: f"card-{value}" if isinstance(value, str) else value for key, value in args.items()}
    part, dot, slug = place.partition(".")
    return Message(f"deck-problem-{kind}", {"card": f"card-{slug}", **said} if dot and part == "cards" else said)
