"""How a toy match is set up: decks checked, cards numbered, hands drawn; or a table laid out by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberhold.core.journal import Setup
from emberhold.core.registry import SetupError
from emberhold.core.rng import Rng
from tests.toy.state import HAND, LIFE, SLUGS, ToyState

DECK_SIZE: Final = 9
DECKS: Final = (
    {"spark": 4, "echo": 3, "ward": 2},
    {"spark": 3, "echo": 2, "ward": 4},
    {"spark": 3, "echo": 3, "ward": 3},
)
ZONES: Final = ("hand", "pile", "discard")


def read_deck(deck: object, where: str = "deck") -> dict[str, int]:
    if not isinstance(deck, Mapping):
        raise SetupError(f"{where}: a deck says how often it holds each card.")
    for slug, count in deck.items():
        if slug not in SLUGS or type(count) is not int or count < 0:
            raise SetupError(f"{where}: '{slug}: {count}' is not a card of this game and a number.")
    if sum(deck.values()) != DECK_SIZE:
        raise SetupError(f"{where}: a deck has {DECK_SIZE} cards, this one has {sum(deck.values())}.")
    return {slug: deck.get(slug, 0) for slug in SLUGS}


def lay_out(setup: Setup, seed: int) -> ToyState:
    """The table before the first question."""
    given = setup.get("given")
    return _from_given(given, seed) if isinstance(given, Mapping) else _from_decks(setup.get("decks"), seed)


def _from_decks(decks: object, seed: int) -> ToyState:
    if not isinstance(decks, list) or not 2 <= len(decks) <= 3:
        raise SetupError("decks: two or three players each bring a deck.")
    s = _empty_table(len(decks), seed)
    for seat, deck in enumerate(decks):
        for slug, count in read_deck(deck, f"decks[{seat}]").items():
            s.pile[seat] += [_add(s, seat, slug) for _ in range(count)]
        s.shuffle(seat)
    for seat in range(s.seats):
        s.draw(seat, HAND)
    return s


def _from_given(given: Mapping[str, object], seed: int) -> ToyState:
    players = given.get("players")
    if not isinstance(players, list) or not 2 <= len(players) <= 3:
        raise SetupError("players: a table has two or three players.")
    s = _empty_table(len(players), seed)
    for seat, player in enumerate(players):
        for zone, cards in zip(ZONES, (s.hand[seat], s.pile[seat], s.discard[seat]), strict=True):
            for slug in player.get(zone, []):
                if slug not in SLUGS:
                    raise SetupError(f"players[{seat}].{zone}: there is no card '{slug}'.")
                cards.append(_add(s, seat, slug))
        for card in s.hand[seat]:
            s.learn(card, (seat,))
        for card in s.discard[seat]:
            s.learn(card, s.everyone)
        s.life[seat] = int(player.get("life", LIFE))
    if "turn" in given:
        first = given["turn"]
        if not isinstance(first, int) or not 0 <= first < s.seats:
            raise SetupError(f"turn: there is no seat {first}.")
        s.staking, s.turns = False, [(first + i) % s.seats for i in range(s.seats)]
    return s


def _empty_table(seats: int, seed: int) -> ToyState:
    s = ToyState(seats, Rng(seed))
    s.ids, s.last_id = [[] for _ in s.everyone], [0 for _ in s.everyone]
    for _ in range(seats):
        s.hand.append([])
        s.pile.append([])
        s.discard.append([])
    s.life, s.stake = [LIFE] * seats, [-1] * seats
    return s


def _add(s: ToyState, seat: int, slug: str) -> int:
    s.card.append(SLUGS.index(slug))
    s.owner.append(seat)
    s.seen.append(0)
    for ids in s.ids:
        ids.append(0)
    return len(s.card) - 1
