"""Boards written by hand: a scenario's `given` becomes a table, and a table is looked at as a whole for `then`."""

from __future__ import annotations

from collections.abc import Mapping

from emberhold.core.reading import flag, items, mapping, number, one_of, only_keys
from emberhold.core.registry import SetupError
from emberhold.core.rng import Rng
from emberhold.games.ashes.cards import BY_SLUG, load_cards
from emberhold.games.ashes.defs import CardDef
from emberhold.games.ashes.naming import SEATS, die_words
from emberhold.games.ashes.setup import card_named
from emberhold.games.ashes.state import DEFS, State
from emberhold.games.ashes.values import attachments, attack_value, life_value, recover_value
from emberhold.games.ashes.words import (
    ALTERATION_SPELL,
    ATTACHED,
    BATTLEFIELD,
    CONJURATIONS,
    DISCARD,
    DRAW,
    FACES,
    HAND,
    PHASES,
    PHOENIX,
    PHOENIXBORN,
    PREP_DISCARD,
    PREP_DRAW,
    RECOVERY,
    REMOVED,
    ROLL,
    ROUND_OVER,
    SPELLBOARD,
    TURN,
    TURNS,
    TYPES,
)

STAGES = {
    "roll": ROLL,
    "discard": PREP_DISCARD,
    "draw": PREP_DRAW,
    "beginning": TURNS,
    "turns": TURN,
    "recovery": RECOVERY,
    "end of round": ROUND_OVER,
}
TABLE_KEYS = ("phase", "round", "turn", "first", "main", "side", "passed", "removed", *SEATS)
SEAT_KEYS = (
    "phoenixborn",
    "hand",
    "draw",
    "discard",
    "conjurations",
    "battlefield",
    "spellboard",
    "dice",
    "exhausted dice",
    "reacted",
)
CARD_KEYS = ("wounds", "exhaustion", "status", "attached", "dice", "owner", "boost", "bypass", "known")
ZONES = {"hand": HAND, "draw": DRAW, "discard": DISCARD, "battlefield": BATTLEFIELD, "spellboard": SPELLBOARD}
DEFAULT_PHOENIXBORN = "aradel-summergaard"


def set_table(given: Mapping[str, object], seed: int) -> State:
    """Build the table; only what matters has to be written."""
    load_cards()
    only_keys(given, TABLE_KEYS, "given")
    seats = max([i + 1 for i, letter in enumerate(SEATS) if letter in given] + [2])
    st = State(seats, Rng(seed))
    for seat in range(seats):
        _set_seat(st, seat, mapping(given.get(SEATS[seat], {}), f"given.{SEATS[seat]}"))
    for i, item in enumerate(items(given.get("removed", []), "given.removed")):
        _add_card(st, 0, REMOVED, item, f"given.removed[{i}]")
    _set_flow(st, given)
    return st


def _set_flow(st: State, given: Mapping[str, object]) -> None:
    st.stage = STAGES[one_of(given.get("phase", "turns"), STAGES, "phase", "given.phase")]
    st.round = number(given.get("round", 1), "given.round", 1)
    turn = _seat(st, given.get("turn", "a"), "given.turn")
    st.first = _seat(st, given.get("first", SEATS[turn]), "given.first")
    st.drawn = [True] * st.seats
    for item in items(given.get("passed", []), "given.passed"):
        st.passed[_seat(st, item, "given.passed")] = True
    if st.stage == TURN:
        st.active = turn
        st.main = number(given.get("main", 1), "given.main", 0)
        st.side = number(given.get("side", 1), "given.side", 0)
    if st.stage == PREP_DISCARD:
        st.ready = [not st.hand[seat] for seat in range(st.seats)]


def _set_seat(st: State, seat: int, data: Mapping[str, object]) -> None:
    place = f"given.{SEATS[seat]}"
    only_keys(data, SEAT_KEYS, place)
    st.phoenixborn[seat] = _add_card(
        st, seat, PHOENIX, data.get("phoenixborn", DEFAULT_PHOENIXBORN), f"{place}.phoenixborn"
    )
    if DEFS[st.card[st.phoenixborn[seat]]].kind != PHOENIXBORN:
        raise SetupError(f"{place}.phoenixborn: that card is not a Phoenixborn.")
    for key, zone in ZONES.items():
        cards = items(data.get(key, []), f"{place}.{key}")
        if key == "draw":
            cards = cards[::-1]  # written from the top
        for i, item in enumerate(cards):
            _add_card(st, seat, zone, item, f"{place}.{key}[{i}]")
    for die in _dice(data.get("dice", []), f"{place}.dice", faces=True):
        st.dice[seat][die] += 1
    for kind in _dice(data.get("exhausted dice", []), f"{place}.exhausted dice", faces=False):
        st.exhausted_dice[seat][kind] += 1
    st.reacted[seat] = flag(data.get("reacted", False), f"{place}.reacted")
    if "conjurations" in data:
        for i, item in enumerate(items(data["conjurations"], f"{place}.conjurations")):
            _add_card(st, seat, CONJURATIONS, item, f"{place}.conjurations[{i}]")
    else:
        _fill_conjurations(st, seat)


def _fill_conjurations(st: State, seat: int) -> None:
    """DECK-04: the pile that the seat's cards call for, less what is in play."""
    owned = [DEFS[st.card[card]] for card in range(len(st.card)) if st.owner[card] == seat]
    wanted = {slug for definition in owned for slug in definition.summons}
    wanted |= {definition.slug for definition in owned if definition.copies}
    for slug in sorted(wanted):
        definition = BY_SLUG[slug]
        for _ in range(definition.copies - sum(other is definition for other in owned)):
            card = st.new_card(definition.index, seat, CONJURATIONS)
            st.conjurations[seat].append(card)
            st.show(card, 1 << seat)


def _add_card(st: State, seat: int, zone: int, item: object, place: str) -> int:
    slug: object = item
    tokens: Mapping[str, object] = {}
    if isinstance(item, Mapping):
        if len(item) != 1:
            raise SetupError(f"{place}: write one card as 'slug' or as 'slug: {{wounds: 1}}'.")
        ((slug, raw),) = item.items()
        tokens = mapping(raw, f"{place}.{slug}")
    definition = card_named(slug, place)
    place = f"{place}.{definition.slug}"
    only_keys(tokens, CARD_KEYS, place)
    owner = _seat(st, tokens.get("owner", SEATS[seat]), f"{place}.owner")
    card = st.new_card(definition.index, owner, zone)
    st.controller[card] = seat
    if zone != PHOENIX:
        st.pile(zone, seat).append(card)
    _show(st, card, seat, zone, known=flag(tokens.get("known", False), f"{place}.known"))
    st.wounds[card] = number(tokens.get("wounds", 0), f"{place}.wounds", 0)
    st.exhaustion[card] = number(tokens.get("exhaustion", 0), f"{place}.exhaustion", 0)
    default = 0 if not definition.needs_status or zone != SPELLBOARD else definition.numbers.get("tokens", 0)
    st.status[card] = number(tokens.get("status", default), f"{place}.status", 0)
    st.boost[card] = number(tokens.get("boost", 0), f"{place}.boost")
    st.bypass[card] = flag(tokens.get("bypass", False), f"{place}.bypass")
    for i, attached in enumerate(items(tokens.get("attached", []), f"{place}.attached")):
        _attach(st, seat, card, attached, f"{place}.attached[{i}]")
    for kind in _dice(tokens.get("dice", []), f"{place}.dice", faces=False):
        st.card_dice.append((card, owner, kind))
    return card


def _attach(st: State, seat: int, unit: int, item: object, place: str) -> None:
    card = _add_card(st, seat, ATTACHED, item, place)
    if DEFS[st.card[card]].kind != ALTERATION_SPELL:
        raise SetupError(f"{place}: '{DEFS[st.card[card]].slug}' is not an alteration spell.")
    st.host[card] = unit


def _show(st: State, card: int, seat: int, zone: int, *, known: bool) -> None:
    everybody = (1 << st.seats + 1) - 1
    if zone in (HAND, CONJURATIONS):
        st.show(card, everybody if known else 1 << seat)
    elif zone != DRAW:
        st.show(card, everybody)


def _seat(st: State, raw: object, place: str) -> int:
    if not isinstance(raw, str) or len(raw) != 1 or raw not in SEATS[: st.seats]:
        raise SetupError(f"{place}: '{raw}' is not a seat of this table ({', '.join(SEATS[: st.seats])}).")
    return SEATS.index(raw)


def _dice(raw: object, place: str, *, faces: bool) -> list[int]:
    """`natural-class`, `2*charm-power`; exhausted dice and dice on cards have no face."""
    out: list[int] = []
    for i, item in enumerate(items(raw, place)):
        times, star, word = str(item).rpartition("*")
        n = int(times) if star and times.isdigit() else 1
        kind, _, face = word.partition("-")
        if kind not in TYPES or (face not in FACES if faces else face) or (star and not times.isdigit()):
            example = "natural-class or 2*charm-power" if faces else "natural or 2*charm"
            raise SetupError(f"{place}[{i}]: '{item}' is not a die here; write for example {example}.")
        out.extend([TYPES.index(kind) * 3 + FACES.index(face) if faces else TYPES.index(kind)] * n)
    return out


# -- looking ---------------------------------------------------------------------------------------------------------


def look_at(st: State) -> dict[str, object]:
    """Everything on the table, secrets included."""
    out: dict[str, object] = {
        "round": st.round,
        "phase": "over" if st.outcome is not None else PHASES[st.stage],
        "turn": SEATS[st.active] if st.active >= 0 else "none",
        "first": SEATS[st.first] if st.first >= 0 else "none",
        "main": st.main,
        "side": st.side + st.extra_side,
        "removed": [_look(st, card) for card in st.removed],
    }
    for seat in range(st.seats):
        out[SEATS[seat]] = {
            "out": not st.alive[seat],
            "phoenixborn": _look(st, st.phoenixborn[seat]),
            "hand": [_look(st, card) for card in st.hand[seat]],
            "draw": [_look(st, card) for card in st.draw[seat][::-1]],
            "discard": [_look(st, card) for card in st.discard[seat]],
            "conjurations": [_look(st, card) for card in st.conjurations[seat]],
            "battlefield": [_look(st, card) for card in st.battlefield[seat]],
            "spellboard": [_look(st, card) for card in st.spellboard[seat]],
            "dice": [die_words(die) for die in range(12) for _ in range(st.dice[seat][die])],
            "exhausted dice": [TYPES[kind] for kind in range(4) for _ in range(st.exhausted_dice[seat][kind])],
            "reacted": st.reacted[seat],
        }
    return out


def _look(st: State, card: int) -> dict[str, object]:
    definition: CardDef = DEFS[st.card[card]]
    out: dict[str, object] = {
        "card": definition.slug,
        "wounds": st.wounds[card],
        "exhaustion": st.exhaustion[card],
        "status": st.status[card],
        "owner": SEATS[st.owner[card]],
        "known": st.seen[card] == (1 << st.seats + 1) - 1,
    }
    if st.zone[card] == PHOENIX:
        out["life"] = definition.life
    if st.zone[card] == BATTLEFIELD:
        out["attack"] = attack_value(st, card)
        out["life"] = life_value(st, card)
        out["recover"] = recover_value(st, card)
        out["bypass"] = st.bypass[card]
        out["attached"] = [_look(st, alteration) for alteration in attachments(st, card)]
        out["dice"] = [TYPES[kind] for on, _, kind in st.card_dice if on == card]
    return out
