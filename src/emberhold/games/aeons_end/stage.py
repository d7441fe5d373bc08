"""Boards written by hand: a scenario's `given` becomes a table, and a table is looked at as a whole for `then`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberhold.core.reading import items, mapping, number, one_of, only_keys
from emberhold.core.registry import SetupError
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.laying import add_pile, lay_out_mage, lay_out_nemesis
from emberhold.games.aeons_end.library import (
    BREACH_BY_SLUG,
    BY_SLUG,
    MAGE_BY_SLUG,
    NEMESIS_BY_SLUG,
    TREASURE_BY_SLUG,
    load_content,
)
from emberhold.games.aeons_end.nemesis import NEMESES
from emberhold.games.aeons_end.rules.player_turn import find_aid
from emberhold.games.aeons_end.rules.turns import shuffle_turn_deck, turn_cards
from emberhold.games.aeons_end.state import NO_BREACH, State
from emberhold.games.aeons_end.words import (
    ASIDE,
    ATTACHED,
    CASTING,
    DECK,
    DISCARD,
    DRAW,
    EXILED,
    HAND,
    LIFE,
    MAIN,
    MINION,
    NEMESIS,
    NEMESIS_DECK,
    NEMESIS_DISCARD,
    NEMESIS_DRAW,
    NEMESIS_MAIN,
    NEMESIS_PLAY,
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
NEMESIS_KEYS: Final = (
    "name",
    "life",
    "harder",
    "tokens",
    "deck",
    "discard",
    "play",
    "nest",
    "ritual",
    "world devourer",
    "exile",
    "claws left",
    "fury",
    "upgraded",
)
BREACH_KEYS: Final = ("breach", "open", "closed", "focused", "spells", "relic", "surge", "energized")
DEFAULT_MAGES: Final = ("taqren", "gygar", "claudia", "sahala")
DEFAULT_NEMESIS: Final = "maggoth"
NEVER_REACHED: Final = "topple"
"""An attack that lies at the bottom of a nemesis deck that no scenario mentions, so that it is not empty."""
ZONES: Final = {"hand": HAND, "deck": DECK, "discard": DISCARD, "played": PLAYED}


def set_table(given: Mapping[str, object], seed: int) -> State:
    """Build the table; only what matters has to be written."""
    load_content()
    only_keys(given, TABLE_KEYS, "given")
    seats = max([i + 1 for i, letter in enumerate(SEATS) if letter in given] + [1])
    st = State(seats, Rng(seed))
    for seat in range(seats):
        _set_seat(st, seat, mapping(given.get(SEATS[seat], {}), f"given.{SEATS[seat]}"))
    _set_nemesis(st, mapping(given.get("nemesis", {}), "given.nemesis"))
    _set_market(st, given.get("market", []))
    _set_positions(st, given)
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
    for i, raw in enumerate(items(given.get("pairs", []), "given.pairs")):
        if raw is not None:
            st.pair[i] = _seat(st, raw, f"given.pairs[{i}]")


def _turn_card(raw: object, place: str) -> int:
    return TURN_CARDS.index(one_of(raw, TURN_CARDS, "turn card", place))


def _seat(st: State, raw: object, place: str) -> int:
    if not isinstance(raw, str) or len(raw) != 1 or raw not in SEATS[: st.seats]:
        raise SetupError(f"{place}: '{raw}' is not a seat of this table ({', '.join(SEATS[: st.seats])}).")
    return SEATS.index(raw)


def _card(st: State, raw: object, zone: int, holder: int, place: str) -> int:
    definition = BY_SLUG[one_of(raw, BY_SLUG, "card", place)]
    return st.new_card(definition.index, zone, holder)


def _set_seat(st: State, seat: int, data: Mapping[str, object]) -> None:
    place = f"given.{SEATS[seat]}"
    only_keys(data, SEAT_KEYS, place)
    mage = one_of(data.get("mage", DEFAULT_MAGES[seat]), MAGE_BY_SLUG, "mage", f"{place}.mage")
    lay_out_mage(st, seat, MAGE_BY_SLUG[mage], cards=False)
    st.life[seat] = number(data.get("life", LIFE), f"{place}.life", 0, LIFE)
    st.charges[seat] = number(data.get("charges", 0), f"{place}.charges", 0, MAGE_BY_SLUG[mage].charges)
    st.exhausted[seat] = data.get("exhausted", st.life[seat] == 0) is True
    st.turns_taken[seat] = number(data.get("turns taken", 1), f"{place}.turns taken", 0)
    for key, zone in ZONES.items():
        cards = items(data.get(key, []), f"{place}.{key}")
        if key == "deck":
            cards = cards[::-1]  # written from the top
        where = st.pile_of(zone, seat)
        assert where is not None
        for i, raw in enumerate(cards):
            where.append(_card(st, raw, zone, seat, f"{place}.{key}[{i}]"))
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
    if data.get("open") is True:
        st.open[b] = True
    elif "closed" in data:
        st.open[b] = False
        st.facing[b] = number(data["closed"], f"{place}.closed", 0, 3)
    st.focused[b] = data.get("focused", False) is True
    st.energized[b] = data.get("energized", False) is True
    st.surge[b] = number(data.get("surge", 0), f"{place}.surge", 0, 10)
    for i, slug in enumerate(items(data.get("spells", []), f"{place}.spells")):
        spell = _card(st, slug, PREPPED, b // 4, f"{place}.spells[{i}]")
        st.host[spell] = b
        st.prepped[b].append(spell)
    if "relic" in data:
        relic = _card(st, data["relic"], ATTACHED, b // 4, f"{place}.relic")
        st.host[relic] = b
        st.relic[b] = relic


def _set_nemesis(st: State, data: Mapping[str, object]) -> None:
    place = "given.nemesis"
    only_keys(data, NEMESIS_KEYS, place)
    nemesis = NEMESIS_BY_SLUG[one_of(data.get("name", DEFAULT_NEMESIS), NEMESIS_BY_SLUG, "nemesis", f"{place}.name")]
    lay_out_nemesis(st, nemesis, harder=data.get("harder", False) is True)
    st.nemesis_life = number(data.get("life", nemesis.life), f"{place}.life", 0)
    st.nemesis_tokens = number(data.get("tokens", 0), f"{place}.tokens", 0)
    st.ritual = number(data.get("ritual", 0), f"{place}.ritual", 0)
    st.fury = number(data.get("fury", 0), f"{place}.fury", 0)
    for i, raw in enumerate(items(data.get("deck", [NEVER_REACHED]), f"{place}.deck")[::-1]):  # from the top
        st.nemesis_deck.append(_card(st, raw, NEMESIS_DECK, -1, f"{place}.deck[{i}]"))
    for i, raw in enumerate(items(data.get("discard", []), f"{place}.discard")):
        st.nemesis_discard.append(_card(st, raw, NEMESIS_DISCARD, -1, f"{place}.discard[{i}]"))
    for i, raw in enumerate(items(data.get("exile", []), f"{place}.exile")):
        st.exile.append(_card(st, raw, EXILED, -1, f"{place}.exile[{i}]"))
    st.upgraded = [
        BY_SLUG[one_of(raw, BY_SLUG, "card", f"{place}.upgraded")].index
        for raw in items(data.get("upgraded", []), f"{place}.upgraded")
    ]
    for i, raw in enumerate(items(data.get("nest", []), f"{place}.nest")):
        st.nest[i] = [2 if token == "fly" else 1 for token in items(raw, f"{place}.nest[{i}]")]
    if "claws left" in data:
        left = number(data["claws left"], f"{place}.claws left", 0, len(st.claw_deck))
        for card in st.claw_deck[left:]:
            st.zone[card] = ASIDE
        st.claw_deck = st.claw_deck[:left]
    for i, raw in enumerate(items(data.get("play", []), f"{place}.play")):
        _put_in_play(st, raw, f"{place}.play[{i}]")


def _put_in_play(st: State, raw: object, place: str) -> None:
    facts: Mapping[str, object] = {}
    slug = raw
    if isinstance(raw, Mapping):
        if len(raw) != 1:
            raise SetupError(f"{place}: write one card as 'slug' or as 'slug: {{life: 3}}'.")
        ((slug, inner),) = raw.items()
        facts = mapping(inner, place)
        only_keys(facts, ("life", "of", "power"), place)
    definition = BY_SLUG[one_of(slug, BY_SLUG, "card", place)]
    spare = [card for card in st.claw_deck if st.card[card] == definition.index]
    if spare:
        card = spare[-1]
        st.claw_deck.remove(card)
        st.zone[card] = NEMESIS_PLAY
    else:
        card = _card(st, slug, NEMESIS_PLAY, -1, place)
    st.table.append(card)
    if definition.kind == MINION:
        st.lives[card] = number(facts.get("life", definition.life), f"{place}.life", 1)
        st.starting_life[card] = number(facts.get("of", max(definition.life, st.lives[card])), f"{place}.of", 1)
        NEMESES[st.nemesis].staged(st, card)
    else:
        st.power[card] = number(facts.get("power", definition.power), f"{place}.power", 1)


def _set_market(st: State, raw: object) -> None:
    """A list of cards with full piles, or a mapping of cards to how many are left."""
    piles = raw if isinstance(raw, Mapping) else {str(slug): None for slug in items(raw, "given.market")}
    for slug, left in piles.items():
        card = BY_SLUG[one_of(slug, BY_SLUG, "card", "given.market")]
        add_pile(st, card, None if left is None else number(left, f"given.market.{slug}", 0))


def _set_positions(st: State, given: Mapping[str, object]) -> None:
    """`position: rending-claw#2`: the minion on which a player's Position token lies."""
    for seat in range(st.seats):
        wanted = mapping(given.get(SEATS[seat], {}), "given").get("position")
        if wanted is None:
            continue
        slug, _, n = str(wanted).partition("#")
        same = [card for card in st.table if st.definition(card).slug == slug]
        nth = int(n) if n.isdigit() else 1
        if not 1 <= nth <= len(same):
            raise SetupError(f"given.{SEATS[seat]}.position: '{wanted}' is not in play.")
        st.position[seat] = same[nth - 1]
