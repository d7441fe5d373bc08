"""How a toy match is set up: decks checked, cards numbered, hands drawn; or a table laid out by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberhold.core.fields import items, mapping, number, only_keys
from emberhold.core.journal import Setup
from emberhold.core.kinds import NO_CARD, CardId, Seat
from emberhold.core.registry import SetupError
from emberhold.core.seeds import Seed, play_stream
from tests.toy.state import HAND, LIFE, ROUNDS, SLUGS, ToyState

DECK_SIZE: Final = 9
DECKS: Final = (
    {"spark": 4, "echo": 3, "ward": 2},
    {"spark": 3, "echo": 2, "ward": 4},
    {"spark": 3, "echo": 3, "ward": 3},
)
ZONES: Final = ("hand", "pile", "discard")
TABLE_KEYS: Final = ("players", "turn", "turns", "round", "conceded")
PLAYER_KEYS: Final = (*ZONES, "life", "stake")


def read_deck(deck: object, where: str = "deck") -> dict[str, int]:
    if not isinstance(deck, Mapping):
        raise SetupError(f"{where}: a deck says how often it holds each card.")
    for slug, count in deck.items():
        if slug not in SLUGS or type(count) is not int or count < 0:
            raise SetupError(f"{where}: '{slug}: {count}' is not a card of this game and a number.")
    if sum(deck.values()) != DECK_SIZE:
        raise SetupError(f"{where}: a deck has {DECK_SIZE} cards, this one has {sum(deck.values())}.")
    return {slug: deck.get(slug, 0) for slug in SLUGS}


def lay_out(setup: Setup, seed: Seed) -> ToyState:
    """The table before the first question."""
    given = setup.get("given")
    return _from_given(given, seed) if isinstance(given, Mapping) else _from_decks(setup.get("decks"), seed)


def _from_decks(decks: object, seed: Seed) -> ToyState:
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


def _from_given(given: Mapping[str, object], seed: Seed) -> ToyState:
    only_keys(given, TABLE_KEYS, "given")
    players = given.get("players")
    if not isinstance(players, list) or not 2 <= len(players) <= 3:
        raise SetupError("players: a table has two or three players.")
    s = _empty_table(len(players), seed)
    for seat, player in enumerate(players):
        _set_player(s, seat, mapping(player, f"players[{seat}]"))
    s.round = number(given.get("round", 1), "round", 1, ROUNDS)
    if "turn" in given or "turns" in given:
        first = number(given.get("turn", 0), "turn", 0, s.seats - 1)
        usual: list[object] = [(first + i) % s.seats for i in range(s.seats)]
        turns = items(given.get("turns", usual), "turns")
        s.staking, s.turns = False, [Seat(number(seat, "turns", 0, s.seats - 1)) for seat in turns]
    for gone in items(given.get("conceded", []), "conceded"):
        s.conceded |= 1 << number(gone, "conceded", 0, s.seats - 1)
    return s


def _set_player(s: ToyState, seat: int, player: Mapping[str, object]) -> None:
    place = f"players[{seat}]"
    only_keys(player, PLAYER_KEYS, place)
    for zone, cards in zip(ZONES, (s.hand[seat], s.pile[seat], s.discard[seat]), strict=True):
        for item in items(player.get(zone, []), f"{place}.{zone}"):
            slug, facts = next(iter(item.items())) if isinstance(item, Mapping) else (item, {})
            if slug not in SLUGS:
                raise SetupError(f"{place}.{zone}: there is no card '{slug}'.")
            card = _add(s, seat, slug)
            cards.append(card)
            s.show(card, sum(1 << viewer for viewer in facts.get("known", _usually_known(s, seat, zone))))
    s.life[seat] = number(player.get("life", LIFE), f"{place}.life", 0, LIFE)
    if "stake" in player:
        s.stake[seat] = s.hand[seat][number(player["stake"], f"{place}.stake", 0, len(s.hand[seat]) - 1)]


def _usually_known(s: ToyState, seat: int, zone: str) -> list[int]:
    known: dict[str, list[int]] = {"hand": [seat], "pile": [], "discard": list(s.all_viewers)}
    return known[zone]


def to_given(s: ToyState) -> dict[str, object]:
    """What lays this very table: the inverse of reading it, without what is usual."""
    out: dict[str, object] = {"players": [_player(s, seat) for seat in range(s.seats)]}
    if s.round != 1:
        out["round"] = s.round
    if not s.staking:
        out["turns"] = s.turns[:]
    if s.conceded:
        out["conceded"] = [seat for seat in range(s.seats) if s.conceded >> seat & 1]
    return out


def _player(s: ToyState, seat: int) -> dict[str, object]:
    out: dict[str, object] = {}
    for zone, cards in zip(ZONES, (s.hand[seat], s.pile[seat], s.discard[seat]), strict=True):
        if cards:
            usual = _usually_known(s, seat, zone)
            known = [[viewer for viewer in s.all_viewers if s.seen[card] >> viewer & 1] for card in cards]
            names = [SLUGS[s.card[card]] for card in cards]
            out[zone] = [
                name if who == usual else {name: {"known": who}} for name, who in zip(names, known, strict=True)
            ]
    if s.life[seat] != LIFE:
        out["life"] = s.life[seat]
    if s.stake[seat] >= 0:
        out["stake"] = s.hand[seat].index(s.stake[seat])
    return out


def _empty_table(seats: int, seed: Seed) -> ToyState:
    s = ToyState(seats, play_stream(seed))
    for _ in range(seats):
        s.hand.append([])
        s.pile.append([])
        s.discard.append([])
    s.life, s.stake = [LIFE] * seats, [NO_CARD] * seats
    return s


def _add(s: ToyState, seat: int, slug: str) -> CardId:
    s.card.append(SLUGS.index(slug))
    s.owner.append(seat)
    return s.add_hidden()
