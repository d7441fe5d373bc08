"""Tables for the nets: every pre-built deck, decks put together at random, open and sealed lists."""

from __future__ import annotations

from typing import Any

from emberhold.core.match import Match
from emberhold.core.registry import GameSpec, load_game
from emberhold.core.rng import Rng
from emberhold.games.ashes.constants import COPIES, DECK_SIZE, POOL_SIZE, TYPES
from emberhold.games.ashes.prebuilt_decks import DECKS

__all__ = ["KINDS", "SPEC", "deal", "player", "random_deck", "setup"]

SPEC: GameSpec = load_game("ashes")
KINDS = ("built", "random", "built-sealed", "random-sealed")
"""What the decks of a table are, and whether their lists are sealed."""

CARDS = [card for card in SPEC.content() if card["type"] not in ("phoenixborn", "conjuration")]
PHOENIXBORN = [str(card["slug"]) for card in SPEC.content() if card["type"] == "phoenixborn"]


def random_deck(rng: Rng) -> dict[str, Any]:
    """Any legal deck; with one, two or three copies of each card and dice of two to four types."""
    phoenixborn = PHOENIXBORN[rng.below(len(PHOENIXBORN))]
    allowed = [str(card["slug"]) for card in CARDS if card.get("phoenixborn", phoenixborn) == phoenixborn]
    rng.shuffle(allowed)
    cards: dict[str, int] = {}
    left = DECK_SIZE
    for slug in allowed:
        if left:
            cards[slug] = min(left, 1 + rng.below(COPIES))
            left -= cards[slug]
    types = list(TYPES)
    rng.shuffle(types)
    dice = dict.fromkeys(types[: 2 + rng.below(3)], 1)
    for _ in range(POOL_SIZE - len(dice)):
        dice[list(dice)[rng.below(len(dice))]] += 1
    return {"phoenixborn": phoenixborn, "cards": cards, "dice": dice}


def setup(kind: str, players: int, seed: int) -> dict[str, Any]:
    """A table of this kind. Pre-built decks are drawn without replacement, in any order of seats."""
    rng = Rng(seed * 7919 + players)
    decks: list[Any] = list(DECKS)
    rng.shuffle(decks)
    if kind.startswith("random"):
        decks = [random_deck(rng) for _ in range(players)]
    lists = "sealed" if kind.endswith("sealed") else "open"
    return {"seats": [{"deck": deck} for deck in decks[:players]], "lists": lists}


def deal(kind: str, players: int, seed: int) -> Match:
    return SPEC.new(setup(kind, players, seed), seed)


def player(players: int, seed: int) -> Rng:
    """The luck of the random player, which is not the match's."""
    return Rng(seed * 1_000_003 + players).fork()
