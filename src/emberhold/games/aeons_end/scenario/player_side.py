"""A player's side of a board: mage, cards, breaches and what lies on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from emberhold.core.fields import flag, items, mapping, number, one_of, only_keys
from emberhold.core.kinds import Seat
from emberhold.core.registry import SetupError
from emberhold.games.aeons_end.catalogue import BY_SLUG, MAGE_BY_SLUG, TREASURE_BY_SLUG
from emberhold.games.aeons_end.constants import (
    DECK,
    DISCARD,
    DRAW,
    FORGE,
    HAND,
    LIFE,
    MAIN,
    OWN_BREACHES,
    PLAYED,
    POSITIONS,
    PURSES,
    SEATS,
    SETTING_UP,
    TREASURE,
)
from emberhold.games.aeons_end.defs import MageDef
from emberhold.games.aeons_end.kinds import TreasureIndex
from emberhold.games.aeons_end.scenario.breach_side import set_breach, write_breach
from emberhold.games.aeons_end.scenario.nemesis_scenario import scenario_of, scenarios
from emberhold.games.aeons_end.scenario.pieces import USED, Pieces, marked, names_in, on_the_board, one_with_facts
from emberhold.games.aeons_end.state import DEFS, MAGES, TREASURES, State

__all__ = ["choose_mages", "fill_forge", "leave_out_mages", "set_seat", "used_treasure", "write_seat"]

SEAT_KEYS: Final = (
    "mage",
    "life",
    "charges",
    "exhausted",
    "hand",
    "deck",
    "discard",
    "played",
    "forge",
    "aether",
    "breaches",
    "treasures",
    "turns taken",
)
DEFAULT_MAGES: Final = ("taqren", "gygar", "claudia", "sahala")
ZONES: Final = {"hand": HAND, "deck": DECK, "discard": DISCARD, "played": PLAYED, "forge": FORGE}
OWN_LEVELS: Final = (1, 3)
"""TREASURE-02, TREASURE-07: a player has one treasure of each of these levels."""


def choose_mages(given: Mapping[str, object], seats: int) -> tuple[list[MageDef], list[MageDef | None]]:
    """The mage of each seat, and which ones the board names. The others follow from the cards on the board."""
    sides = [mapping(given.get(letter, {}), f"given.{letter}") for letter in SEATS[:seats]]
    named: list[MageDef | None] = []
    for seat, data in enumerate(sides):
        place = f"given.{SEATS[seat]}.mage"
        mage = MAGE_BY_SLUG[one_of(data["mage"], MAGE_BY_SLUG, "mage", place)] if "mage" in data else None
        if mage is not None and mage in named:
            raise SetupError(f"{place}: '{mage.slug}' is at the table already; every player takes a different mage.")
        named.append(mage)
    mages = [*named]
    # First by the cards on the player's side, then by those anywhere else, then the usual mage of that seat.
    for wishes in (
        [_mages_of(side) for side in sides],
        [_mages_of(given)] * seats,
        [(usual, *DEFAULT_MAGES, *MAGE_BY_SLUG) for usual in DEFAULT_MAGES],
    ):
        for seat, mage in enumerate(mages):
            free = (MAGE_BY_SLUG[slug] for slug in wishes[seat] if MAGE_BY_SLUG[slug] not in mages)
            mages[seat] = mage or next(free, None)
    return [mage for mage in mages if mage is not None], named


def _mages_of(written: object) -> tuple[str, ...]:
    """The mages whose own cards are mentioned in this part of the board."""
    return tuple(BY_SLUG[name].mage for name in names_in(written) if name in BY_SLUG and BY_SLUG[name].mage)


def set_seat(pieces: Pieces, seat: Seat, data: Mapping[str, object]) -> None:
    st = pieces.st
    place = f"given.{SEATS[seat]}"
    own = (*SEAT_KEYS, *scenario_of(st).seat_keys)
    for key in data:
        if key not in own and any(key in scenario.seat_keys for scenario in scenarios().values()):
            raise SetupError(f"{place}.{key}: there is no such thing in a battle against this nemesis; leave it out.")
    only_keys(data, own, place)
    st.life[seat] = number(data.get("life", LIFE), f"{place}.life", 0, LIFE)
    st.charges[seat] = number(data.get("charges", 0), f"{place}.charges", 0, MAGES[st.mage[seat]].charges)
    st.exhausted[seat] = st.life[seat] == 0
    if "exhausted" in data and flag(data["exhausted"], f"{place}.exhausted") != st.exhausted[seat]:
        raise SetupError(
            f"{place}.exhausted: a player is exhausted with 0 life and not before; the life here is {st.life[seat]} "
            "(EXHAUST-01)."
        )
    st.turns_taken[seat] = number(data.get("turns taken", 1), f"{place}.turns taken", 0)
    if data.get("played") and (seat != st.active or st.phase not in (MAIN, DRAW)):
        raise SetupError(
            f"{place}.played: only the active player has played cards, from the main phase to the draw phase (MAIN-09)."
        )
    for key, zone in ZONES.items():
        cards = pieces.lay_all(data.get(key, []), zone, seat, f"{place}.{key}", from_top=key == "deck")
        where = st.pile_of(zone, seat)
        assert where is not None
        where.extend(cards)
    _set_aether(st, seat, data.get("aether", 0), f"{place}.aether")
    _set_treasures(pieces, seat, items(data.get("treasures", []), f"{place}.treasures"), f"{place}.treasures")
    for key, raw in mapping(data.get("breaches", {}), f"{place}.breaches").items():
        position = POSITIONS.index(one_of(key, POSITIONS, "breach position", f"{place}.breaches"))
        set_breach(pieces, OWN_BREACHES[seat][position], raw, f"{place}.breaches.{key}")


def fill_forge(pieces: Pieces, seat: Seat, data: Mapping[str, object]) -> None:
    """If the board does not say: the Forged cards that are nowhere else."""
    if "forge" not in data:
        st = pieces.st
        st.forge[seat] = [st.new_card(BY_SLUG[slug].index, FORGE, seat) for slug in _usual_forge(st, seat)]


def _usual_forge(st: State, seat: Seat) -> list[str]:
    out: list[str] = []
    for slug, n in Counter(MAGES[st.mage[seat]].forge).items():
        index = BY_SLUG[slug].index
        own = sum(st.card[card] == index for card in st.forge[seat])
        out += [slug] * (n - on_the_board(st, index) + own)
    return out


def _set_aether(st: State, seat: Seat, raw: object, place: str) -> None:
    purses = mapping(raw, place) if isinstance(raw, Mapping) else {PURSES[0]: raw}
    for key, n in purses.items():
        inner = f"{place}.{key}" if isinstance(raw, Mapping) else place
        st.aether[seat][PURSES.index(one_of(key, PURSES, "purse", place))] = number(n, inner, 0)


def _set_treasures(pieces: Pieces, seat: Seat, names: list[object], place: str) -> None:
    """TREASURE-07; treasures of level 1 are cards, and lie beside the table only until they are put into a deck."""
    st = pieces.st
    cards = {slug: card.level for slug, card in BY_SLUG.items() if card.role == TREASURE}
    levels = cards | {slug: treasure.level for slug, treasure in TREASURE_BY_SLUG.items()}
    seen: list[int] = []
    for i, raw in enumerate(names):
        where = f"{place}[{i}]"
        name, facts = one_with_facts(raw, (USED,), where)
        slug = one_of(name, levels, "treasure", where)
        level = levels[slug]
        if level not in OWN_LEVELS:
            raise SetupError(f"{where}: '{slug}' is of level {level} and belongs to the whole group (TREASURE-06).")
        if level in seen:
            raise SetupError(
                f"{where}: '{slug}' is a second treasure of level {level}; a player has one (TREASURE-02, TREASURE-07)."
            )
        seen.append(level)
        if slug in cards:
            if st.phase != SETTING_UP:
                raise SetupError(
                    f"{where}: '{slug}' is of level 1; after the set-up it is a card among the player's others "
                    "(TREASURE-05)."
                )
            pieces.count(BY_SLUG[slug], where)
            st.swaps.append((seat, st.new_card(BY_SLUG[slug].index, FORGE, seat)))
            continue
        index = TREASURE_BY_SLUG[slug].index
        if any(index in others for others in st.personal):
            raise SetupError(f"{where}: somebody has '{slug}' already (TREASURE-08).")
        st.personal[seat].append(index)
        if flag(facts.get(USED, False), f"{where}.{USED}"):
            pieces.in_a_turn(f"{where}.{USED}")
            st.once.append(used_treasure(index, seat))


def used_treasure(treasure: TreasureIndex, seat: Seat) -> int:
    """How a state remembers that a treasure was used in this turn; see Use.first_time_this_turn."""
    return -1 - 4 * treasure - seat


# -- writing ---------------------------------------------------------------------------------------------------------


def leave_out_mages(given: dict[str, object], mages: list[MageDef]) -> dict[str, object]:
    """The same board without the names of mages who would be chosen anyway.

    If a mage's own cards are on the board, all mages stay named, so that shortening the board never changes them.
    """
    if _mages_of(given):
        return given
    for letter in reversed(SEATS[: len(mages)]):
        side = mapping(given[letter], letter)
        fewer = {**given, letter: {key: value for key, value in side.items() if key != "mage"}}
        if choose_mages(fewer, len(mages))[0] == mages:
            given = fewer
    return given


def write_seat(st: State, seat: Seat) -> dict[str, object]:
    """A player's side as `set_seat` reads it; usual values are left out."""
    values: dict[str, tuple[object, object]] = {
        "life": (st.life[seat], LIFE),
        "charges": (st.charges[seat], 0),
        "turns taken": (st.turns_taken[seat], 1),
        "aether": (_write_aether(st, seat), 0),
    }
    out = {key: value for key, (value, usual) in values.items() if value != usual}
    out |= scenario_of(st).write_seat(st, seat)
    for key, zone in ZONES.items():
        where = st.pile_of(zone, seat)
        assert where is not None
        cards = where[::-1] if key == "deck" else where
        if cards and key != "forge":
            out[key] = [marked(st, card) for card in cards]
    if [DEFS[st.card[card]].slug for card in st.forge[seat]] != _usual_forge(st, seat):
        out["forge"] = [marked(st, card) for card in st.forge[seat]]
    treasures: list[object] = [
        {TREASURES[index].slug: {USED: True}} if used_treasure(index, seat) in st.once else TREASURES[index].slug
        for index in st.personal[seat]
    ]
    treasures += [DEFS[st.card[card]].slug for owner, card in st.swaps if owner == seat]
    if treasures:
        out["treasures"] = treasures
    written = {POSITIONS[b % 4]: write_breach(st, b) for b in OWN_BREACHES[seat]}
    breaches = {position: breach for position, breach in written.items() if breach is not None}
    if breaches:
        out["breaches"] = breaches
    return out


def _write_aether(st: State, seat: Seat) -> object:
    purses = {PURSES[purse]: n for purse, n in enumerate(st.aether[seat]) if n}
    return purses if purses.keys() - {PURSES[0]} else st.aether[seat][0]
