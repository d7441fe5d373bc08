"""Boards written by hand: a scenario's `given` becomes a table, and a table is looked at as a whole for `then`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberhold.core.reading import flag, items, mapping, number, one_of, only_keys
from emberhold.core.registry import SetupError
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.laying import add_pile, lay_out_mage
from emberhold.games.aeons_end.library import (
    BREACH_BY_SLUG,
    BY_SLUG,
    MAGE_BY_SLUG,
    TREASURE_BY_SLUG,
    load_content,
)
from emberhold.games.aeons_end.rules.player_turn import find_aid
from emberhold.games.aeons_end.rules.turns import shuffle_turn_deck, turn_cards
from emberhold.games.aeons_end.stage_nemesis import set_nemesis, set_positions, staged_card
from emberhold.games.aeons_end.state import NO_BREACH, State
from emberhold.games.aeons_end.words import (
    ATTACHED,
    CASTING,
    DECK,
    DISCARD,
    DRAW,
    HAND,
    LIFE,
    MAIN,
    NEMESIS,
    NEMESIS_DRAW,
    NEMESIS_MAIN,
    NEMESIS_START,
    PLAYED,
    POSITIONS,
    PREPPED,
    PURSES,
    SEATS,
    SETTING_UP,
    START,
    TURN_CARD,
    TURN_CARDS,
)

STAGES: Final = {
    "set-up": SETTING_UP,
    "turn card": TURN_CARD,
    "start": START,
    "casting": CASTING,
    "main": MAIN,
    "draw": DRAW,
    "nemesis start": NEMESIS_START,
    "nemesis main": NEMESIS_MAIN,
    "nemesis draw": NEMESIS_DRAW,
}
OF_NEMESIS: Final = (NEMESIS_START, NEMESIS_MAIN, NEMESIS_DRAW)
TABLE_KEYS: Final = (
    "phase",
    "turn",
    "gravehold",
    "nemesis",
    "market",
    "treasure",
    "turn deck",
    "turn discard",
    "x token",
    "pairs",
    *SEATS,
)
SEAT_KEYS: Final = (
    "mage",
    "life",
    "charges",
    "exhausted",
    "hand",
    "deck",
    "discard",
    "played",
    "aether",
    "breaches",
    "treasures",
    "turns taken",
    "position",
)
BREACH_KEYS: Final = ("breach", "open", "closed", "focused", "spells", "relic", "surge", "energized")
DEFAULT_MAGES: Final = ("taqren", "gygar", "claudia", "sahala")
ZONES: Final = {"hand": HAND, "deck": DECK, "discard": DISCARD, "played": PLAYED}


def set_table(given: Mapping[str, object], seed: int) -> State:
    """Build the table; only what matters has to be written."""
    load_content()
    only_keys(given, TABLE_KEYS, "given")
    seats = max([i + 1 for i, letter in enumerate(SEATS) if letter in given] + [1])
    st = State(seats, Rng(seed))
    for seat in range(seats):
        _set_seat(st, seat, mapping(given.get(SEATS[seat], {}), f"given.{SEATS[seat]}"))
    set_nemesis(st, mapping(given.get("nemesis", {}), "given.nemesis"))
    _set_market(st, given.get("market", []))
    set_positions(st, given)
    st.gravehold = number(given.get("gravehold", 30), "given.gravehold", 1, 30)
    if "treasure" in given:
        st.group = [TREASURE_BY_SLUG[one_of(given["treasure"], TREASURE_BY_SLUG, "treasure", "given.treasure")].index]
        st.beside = [-1]
    _set_turns(st, given)
    _set_flow(st, given)
    return st


def _set_flow(st: State, given: Mapping[str, object]) -> None:
    phase = one_of(given.get("phase", "main"), STAGES, "phase", "given.phase")
    st.stage = STAGES[phase]
    st.turn = 1
    st.active = NEMESIS if st.stage in OF_NEMESIS else _seat(st, given.get("turn", "a"), "given.turn")
    if st.stage == NEMESIS_MAIN:
        st.acting = st.table[:]
    if st.stage == MAIN:
        find_aid(st)


def _set_turns(st: State, given: Mapping[str, object]) -> None:
    discard = [
        _turn_card(raw, "given.turn discard") for raw in items(given.get("turn discard", []), "given.turn discard")
    ]
    st.turn_discard = discard
    if "turn deck" in given:  # from the top
        deck = [_turn_card(raw, "given.turn deck") for raw in items(given["turn deck"], "given.turn deck")]
        if not deck and not discard:
            raise SetupError("given.turn deck: there are no turn order cards at all.")
        st.turn_deck = deck[::-1]
        st.turn_known = [False] * len(deck)
    else:
        rest = turn_cards(st.seats)
        for card in discard:
            if card in rest:
                rest.remove(card)
        st.turn_deck = rest
        shuffle_turn_deck(st)
    st.x_holder = _seat(st, given.get("x token", "a"), "given.x token")
    pairs = items(given.get("pairs", []), "given.pairs")
    if len(pairs) > len(st.pair):
        raise SetupError(f"given.pairs: {len(pairs)} of them; there are {len(st.pair)} at most.")
    for i, raw in enumerate(pairs):
        if raw is not None:
            st.pair[i] = _seat(st, raw, f"given.pairs[{i}]")


def _turn_card(raw: object, place: str) -> int:
    return TURN_CARDS.index(one_of(raw, TURN_CARDS, "turn card", place))


def _seat(st: State, raw: object, place: str) -> int:
    if not isinstance(raw, str) or len(raw) != 1 or raw not in SEATS[: st.seats]:
        raise SetupError(f"{place}: '{raw}' is not a seat of this table ({', '.join(SEATS[: st.seats])}).")
    return SEATS.index(raw)


def _set_seat(st: State, seat: int, data: Mapping[str, object]) -> None:
    place = f"given.{SEATS[seat]}"
    only_keys(data, SEAT_KEYS, place)
    mage = one_of(data.get("mage", DEFAULT_MAGES[seat]), MAGE_BY_SLUG, "mage", f"{place}.mage")
    lay_out_mage(st, seat, MAGE_BY_SLUG[mage], cards=False)
    st.life[seat] = number(data.get("life", LIFE), f"{place}.life", 0, LIFE)
    st.charges[seat] = number(data.get("charges", 0), f"{place}.charges", 0, MAGE_BY_SLUG[mage].charges)
    st.exhausted[seat] = flag(data.get("exhausted", st.life[seat] == 0), f"{place}.exhausted")
    st.turns_taken[seat] = number(data.get("turns taken", 1), f"{place}.turns taken", 0)
    for key, zone in ZONES.items():
        cards = items(data.get(key, []), f"{place}.{key}")
        if key == "deck":
            cards = cards[::-1]  # written from the top
        where = st.pile_of(zone, seat)
        assert where is not None
        for i, raw in enumerate(cards):
            where.append(staged_card(st, raw, zone, seat, f"{place}.{key}[{i}]"))
    _set_aether(st, seat, data.get("aether", 0), f"{place}.aether")
    for i, raw in enumerate(items(data.get("treasures", []), f"{place}.treasures")):
        slug = one_of(raw, TREASURE_BY_SLUG, "treasure", f"{place}.treasures[{i}]")
        st.personal[seat].append(TREASURE_BY_SLUG[slug].index)
    for key, raw in mapping(data.get("breaches", {}), f"{place}.breaches").items():
        position = POSITIONS.index(one_of(key, POSITIONS, "breach position", f"{place}.breaches"))
        _set_breach(st, 4 * seat + position, raw, f"{place}.breaches.{key}")


def _set_aether(st: State, seat: int, raw: object, place: str) -> None:
    purses = raw if isinstance(raw, Mapping) else {PURSES[0]: raw}
    for key, n in mapping(purses, place).items():
        st.aether[seat][PURSES.index(one_of(key, PURSES, "purse", place))] = number(n, place, 0)


def _set_breach(st: State, b: int, raw: object, place: str) -> None:
    """`open`, `none`, a facing from 0 to 3, or a mapping of these with what lies there."""
    if raw == "none":
        st.breach[b] = NO_BREACH
        st.open[b] = False
        return
    if raw == "open":
        raw = {"open": True}
    elif type(raw) is int:
        raw = {"closed": raw}
    data = mapping(raw, place)
    only_keys(data, BREACH_KEYS, place)
    if "breach" in data:
        st.breach[b] = BREACH_BY_SLUG[one_of(data["breach"], BREACH_BY_SLUG, "breach", f"{place}.breach")]
    elif st.breach[b] == NO_BREACH:
        st.breach[b] = BREACH_BY_SLUG[POSITIONS[b % 4]]
    if flag(data.get("open", False), f"{place}.open"):
        st.open[b] = True
    elif "closed" in data:
        st.open[b] = False
        st.facing[b] = number(data["closed"], f"{place}.closed", 0, 3)
    st.focused[b] = flag(data.get("focused", False), f"{place}.focused")
    st.energized[b] = flag(data.get("energized", False), f"{place}.energized")
    st.surge[b] = number(data.get("surge", 0), f"{place}.surge", 0, 10)
    for i, slug in enumerate(items(data.get("spells", []), f"{place}.spells")):
        spell = staged_card(st, slug, PREPPED, b // 4, f"{place}.spells[{i}]")
        st.host[spell] = b
        st.prepped[b].append(spell)
    if "relic" in data:
        relic = staged_card(st, data["relic"], ATTACHED, b // 4, f"{place}.relic")
        st.host[relic] = b
        st.relic[b] = relic


def _set_market(st: State, raw: object) -> None:
    """A list of cards with full piles, or a mapping of cards to how many are left."""
    piles = raw if isinstance(raw, Mapping) else {str(slug): None for slug in items(raw, "given.market")}
    for slug, left in piles.items():
        card = BY_SLUG[one_of(slug, BY_SLUG, "card", "given.market")]
        add_pile(st, card, None if left is None else number(left, f"given.market.{slug}", 0))
