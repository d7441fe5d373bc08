"""The tables whose matches are recorded: 500 of each game, with everything that a set-up may choose.

They are made from nothing but what a game says about itself, in the order of names, so that they stay the same when
its code is moved about. The luck of a table is its number's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from emberhold.core.chosen import words_for
from emberhold.core.registry import GameSpec, load_game
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.catalogue import NEMESIS_BY_SLUG
from tests.conformance import expedition
from tests.nets.crowds import crowded_board

__all__ = ["GAMES", "TABLES", "Table", "numbers", "table"]

TABLES = 500
"""Of each game."""
FOR_EACH = 8
"""So many more tables there are for each nemesis that came later than the game. Their matches are not recorded, so a
new nemesis changes no recorded match."""
DECK_SIZE = 30
COPIES = 3
DICE = ("ceremonial", "charm", "illusion", "natural")
POOL = 10
MIX = {"gem": 3, "relic": 2, "spell": 4}
PILES = 9
LATE = 12
"""So many cards are left in the nemesis deck near the end of a battle."""

T = TypeVar("T")


@dataclass(frozen=True)
class Table:
    """One match to be played: everything but the answers."""

    game: str
    number: int
    setup: Mapping[str, Any]
    bold: bool
    """Whether its players mostly think again before they decline something or take the last of their options."""
    concedes: tuple[int, int] | None
    """Before which answer which seat gives up."""
    undoes: tuple[int, int] | None
    """Before which answer how many are taken back."""

    @property
    def spec(self) -> GameSpec:
        return _spec(self.game)


@cache
def _spec(game: str) -> GameSpec:
    return load_game(game)


def numbers(game: str, n: int) -> list[int]:
    """The first n tables of a game, and the tables for what came later."""
    more = FOR_EACH * len(_nemeses(later=True)) if game == "aeons-end" else 0
    return [*range(n), *range(TABLES, TABLES + more)]


def table(game: str, number: int) -> Table:
    rng = Rng(number * 7919 + 11).fork()
    fewest, most = _spec(game).players
    players = fewest + number % (most - fewest + 1)
    setup = {**GAMES, **OTHERS}[game](rng, players, number)
    concedes = (20 + rng.below(60), rng.below(players)) if number % 21 == 4 else None
    undoes = (20 + rng.below(40), 1 + rng.below(10)) if number % 15 == 10 else None
    return Table(game, number, setup, number % 2 == 1, concedes, undoes)


@cache
def _content(game: str) -> list[Mapping[str, Any]]:
    return sorted(_spec(game).content(), key=lambda card: str(card["slug"]))


def _some(rng: Rng, things: Sequence[T], n: int) -> list[T]:
    """So many of these, in random order."""
    mixed = list(things)
    rng.shuffle(mixed)
    return mixed[:n]


# -- Ashes -------------------------------------------------------------------------------------------------------


def _ashes(rng: Rng, players: int, number: int) -> dict[str, Any]:
    """Pre-built decks and decks of any kind, open and sealed; now and then a crowded board in the middle of a match."""
    if number // 3 % 5 == 3:
        return {"board": crowded_board(number)}
    built = _some(rng, sorted(words_for(_spec("ashes"), "deck")), players)
    seats: list[dict[str, Any]] = []
    for name in built:
        deck: Any = _random_deck(rng) if rng.below(3) == 0 else name
        seats.append({"deck": deck, "first_five": _first_five(rng, deck)})
    return {"seats": seats, "lists": ("open", "sealed")[rng.below(2)]}


def _first_five(rng: Rng, deck: Any) -> Any:
    way = rng.below(3)
    if way == 0:
        return "choose"
    if isinstance(deck, str):
        return "suggested"
    return _some(rng, sorted(deck["cards"]), 5)


def _random_deck(rng: Rng) -> dict[str, Any]:
    content = _content("ashes")
    phoenixborn = _some(rng, [str(card["slug"]) for card in content if card["type"] == "phoenixborn"], 1)[0]
    cards = [card for card in content if card["type"] not in ("phoenixborn", "conjuration")]
    allowed = [str(card["slug"]) for card in cards if card.get("phoenixborn", phoenixborn) == phoenixborn]
    chosen: dict[str, int] = {}
    left = DECK_SIZE
    for slug in _some(rng, allowed, len(allowed)):
        if left:
            chosen[slug] = min(left, 1 + rng.below(COPIES))
            left -= chosen[slug]
    dice = dict.fromkeys(_some(rng, DICE, 2 + rng.below(3)), 1)
    for _ in range(POOL - len(dice)):
        dice[_some(rng, sorted(dice), 1)[0]] += 1
    return {"phoenixborn": phoenixborn, "cards": chosen, "dice": dice}


# -- Aeon's End --------------------------------------------------------------------------------------------------


def _aeons_end(rng: Rng, players: int, number: int) -> dict[str, Any]:
    """Every nemesis, at both difficulties, with and without what a later battle of an expedition adds."""
    content = _content("aeons-end")
    treasures = [[str(card["slug"]) for card in content if card.get("level") == level] for level in (1, 2, 3)]
    first, third = _some(rng, treasures[0], players), _some(rng, treasures[2], players)
    seats: list[dict[str, Any]] = []
    for seat, mage in enumerate(_some(rng, _slugs(content, "type", "mage"), players)):
        own = [names[seat] for names in (first, third) if rng.below(2)]
        seats.append({"mage": mage, "treasures": own} if own else {"mage": mage})
    nemeses = _nemeses(later=number >= TABLES)
    setup: dict[str, Any] = {
        "seats": seats,
        "nemesis": nemeses[(number if number < TABLES else number - TABLES) // 4 % len(nemeses)],
        "harder": bool(number // 16 % 2) if number < TABLES else bool(number % 2),
        **_market(rng, content),
    }
    if rng.below(2):
        setup["treasure"] = _some(rng, treasures[1], 1)[0]
    if rng.below(2):
        upgraded = _slugs(content, "upgraded", True)
        setup["upgraded"] = _some(rng, upgraded, 1 + rng.below(len(upgraded)))
    if players == 1:
        setup["solo_player_turn_cards"] = 3 + rng.below(2)
    if players == 3:
        setup["x_token"] = rng.below(players)
    return {"board": _late(setup, rng)} if rng.below(2) else setup


def _nemeses(*, later: bool) -> list[str]:
    """Those that came with the game, or those that came later, by name."""
    content = _content("aeons-end")
    return [slug for slug in _slugs(content, "type", "nemesis") if NEMESIS_BY_SLUG[slug].later is later]


def _late(setup: Mapping[str, Any], rng: Rng) -> dict[str, Any]:
    """The same battle near its end: players who do anything at random would hardly live to see it, let alone win it."""
    spec = _spec("aeons-end")
    content = {str(card["slug"]): card for card in _content("aeons-end")}
    match = spec.new(setup, rng.below(1000))
    while spec.given(match)["phase"] == "set-up":
        match.answer(match.pending[0].seats[0], match.pending[0], "0")
    board: dict[str, Any] = dict(spec.given(match))
    deck = board["nemesis"]["deck"]
    life = 1 + rng.below(30)
    dial = {"life": life} if content[str(setup["nemesis"])].get("life") else {}
    board["nemesis"] = {**board["nemesis"], **dial, "deck": _some(rng, deck[-LATE:], LATE)}
    on_mat = [card for pile in board["nemesis"].values() if isinstance(pile, list) for card in pile]
    left = {slug: int(content[slug]["copies"]) - on_mat.count(slug) for slug in board["market"]}
    for seat, place in zip("abcd", setup["seats"], strict=False):
        mage = content[place["mage"]]
        spells = [slug for slug in _bought(rng, left, 6) if content[slug]["type"] == "spell"]
        board[seat] = {
            **board[seat],
            "hand": ["crystal", *_bought(rng, left, 5 - match.seats)],
            "deck": _bought(rng, left, 5 - match.seats),
            "charges": rng.below(1 + int(mage["charges"])),
            "breaches": _opened(rng, mage, spells),
        }
    board["market"] = left
    return board


def _bought(rng: Rng, left: dict[str, int], n: int) -> list[str]:
    """Up to so many cards, each from another supply pile."""
    found = _some(rng, [slug for slug, there in left.items() if there], n)
    for slug in found:
        left[slug] -= 1
    return found


def _opened(rng: Rng, mage: Mapping[str, Any], spells: list[str]) -> dict[str, Any]:
    """Some of a mage's breaches, open; on each of them lies a spell as long as there are any."""
    places = [printed["position"] for printed in mage["breaches"] if printed is not None]
    return {place: {"open": True, "spells": [spells.pop()] if spells else []} for place in places if rng.below(3)}


def _market(rng: Rng, content: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    way = rng.below(4)
    if way < 2:
        return {"market": ("random", "first-game")[way]}
    supply = [card for card in content if card.get("role") == "supply"]
    if way == 2:
        piles = [slug for kind, n in MIX.items() for slug in _some(rng, _slugs(supply, "type", kind), n)]
        return {"market": piles}
    return {"market": [str(card["slug"]) for card in _some(rng, supply, PILES)], "free_mix": True}


def _slugs(content: Sequence[Mapping[str, Any]], key: str, value: object) -> list[str]:
    return [str(card["slug"]) for card in content if card.get(key) == value]


def _ashes_draft(_rng: Rng, players: int, _number: int) -> dict[str, Any]:
    return {"players": players}


GAMES: dict[str, Callable[[Rng, int, int], dict[str, Any]]] = {
    "aeons-end": _aeons_end,
    "ashes": _ashes,
}
"""The games whose matches are recorded."""


def _expedition(_rng: Rng, players: int, number: int) -> dict[str, Any]:
    boards = expedition.boards(players)
    return dict(boards[number % len(boards)])


OTHERS = {"aeons-end-expedition": _expedition, "ashes-draft": _ashes_draft}
