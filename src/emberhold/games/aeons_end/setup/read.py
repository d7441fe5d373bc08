"""SETUP, NEM-DECK, MARKET: which set-ups are legal. `lay_out` makes a table of one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberhold.core.fields import flag, items, mapping, number, one_of, only_keys, shown
from emberhold.core.journal import Setup
from emberhold.core.registry import SetupError
from emberhold.games.aeons_end.catalogue import (
    BY_SLUG,
    MAGE_BY_SLUG,
    NEMESIS_BY_SLUG,
    TREASURE_BY_SLUG,
    load_content,
)
from emberhold.games.aeons_end.constants import (
    GROUP_LEVEL,
    KINDS,
    MARKET,
    MIX,
    PILES,
    ROLES,
    TREASURE,
    TREASURES_FROM,
)
from emberhold.games.aeons_end.defs import CardDef
from emberhold.games.aeons_end.kinds import CardKind
from emberhold.games.aeons_end.rules.turn_order import PLAYER_CARDS
from emberhold.games.aeons_end.setup.by_chance import (
    ANY_MIX,
    OWN_LEVELS,
    RANDOM,
    any_upgraded,
    level_word,
    levels_by,
    upgraded_by,
    upgraded_words,
)
from emberhold.games.aeons_end.setup.legal import Plan

MOST_PLAYERS: Final = 4
SETUP_KEYS: Final = (
    "seats",
    "nemesis",
    "harder",
    "market",
    "free_mix",
    "treasure",
    "upgraded",
    "solo_player_turn_cards",
    "x_token",
    "unshuffled",
    "one_target",
)
SAID_BY_EXPEDITIONS: Final = ("expedition",)
"""What nobody chooses: an expedition says it of its battles."""
SEAT_KEYS: Final = ("mage", "treasures")
RANDOM_MARKETS: Final = (RANDOM, ANY_MIX)
SOLO_TURN_CARDS: Final = (3, PLAYER_CARDS)
"""TURN-04: how many player turn cards a lone player may play with."""
FIRST_GAME: Final = (
    "exogranite",
    "recurring-jasper",
    "energized-rubidium",
    "galvanized-bauble",
    "aether-conduit",
    "tethered-darts",
    "force-amplifier",
    "imbued-smash",
    "pattern-strike",
)
"""SETUP-10: the market of the very first game."""
FIRST_MAGES: Final = ("gygar", "taqren", "claudia", "sahala")


def read_setup(setup: Setup) -> Plan:
    """Check everything before anything is laid out; an error names the place."""
    load_content()
    only_keys(setup, (*SETUP_KEYS, *SAID_BY_EXPEDITIONS), "setup")
    plan = Plan()
    seats = items(setup.get("seats"), "setup.seats")
    if not 1 <= len(seats) <= MOST_PLAYERS:
        raise SetupError(f"setup.seats: {len(seats)} players; Aeon's End is for 1 to {MOST_PLAYERS} (GEN-01).")
    nemesis = one_of(setup.get("nemesis"), NEMESIS_BY_SLUG, "nemesis", "setup.nemesis")
    plan.nemesis = NEMESIS_BY_SLUG[nemesis]
    for i, raw in enumerate(seats):
        _read_seat(plan, raw, f"setup.seats[{i}]")
    harder = setup.get("harder", False)
    plan.harder = None if harder == RANDOM else flag(harder, "setup.harder")
    free_mix = flag(setup.get("free_mix", False), "setup.free_mix")
    market = setup.get("market", RANDOM)
    if market in RANDOM_MARKETS:
        plan.random_market = str(market)
    plan.market = read_market(market, "setup.market", free_mix=free_mix)
    _read_group(plan, setup.get("treasure"), "setup.treasure")
    _read_upgraded(plan, setup.get("upgraded", []), "setup.upgraded")
    plan.solo_cards = number(setup.get("solo_player_turn_cards", PLAYER_CARDS), "setup.solo_player_turn_cards")
    if plan.solo_cards not in SOLO_TURN_CARDS:
        raise SetupError(f"setup.solo_player_turn_cards: {plan.solo_cards} is not possible; write 3 or 4 (TURN-04).")
    x_token = setup.get("x_token", 0)
    plan.x_holder = None if x_token == RANDOM else number(x_token, "setup.x_token", 0, len(seats) - 1)
    plan.unshuffled = flag(setup.get("unshuffled", False), "setup.unshuffled")
    plan.one_target = flag(setup.get("one_target", False), "setup.one_target")
    plan.expedition = flag(setup.get("expedition", False), "setup.expedition")
    return plan


def _read_seat(plan: Plan, raw: object, place: str) -> None:
    data = mapping(raw, place)
    only_keys(data, SEAT_KEYS, place)
    if "mage" not in data:
        raise SetupError(f"{place}.mage: every player needs a mage. Mages: {', '.join(MAGE_BY_SLUG)}.")
    mage = MAGE_BY_SLUG[one_of(data["mage"], MAGE_BY_SLUG, "mage", f"{place}.mage")]
    if mage in plan.mages:
        raise SetupError(f"{place}.mage: '{mage.slug}' is at the table already; every player takes a different mage.")
    plan.mages.append(mage)
    treasures: list[str] = []
    levels: list[int] = []
    drawn: list[int] = []
    plan.treasures.append(treasures)
    plan.random_treasures.append(drawn)
    given = data.get("treasures", [])
    if given == RANDOM:
        drawn += [level for level in levels_by(plan.nemesis.battle) if level in OWN_LEVELS]
        return
    if isinstance(given, str):
        raise SetupError(f"{place}.treasures: {shown(given)} are no treasures; write {RANDOM} or a list of treasures.")
    for i, name in enumerate(items(given, f"{place}.treasures")):
        where = f"{place}.treasures[{i}]"
        slug, level = _treasure(name, where)
        if level == GROUP_LEVEL:
            raise SetupError(f"{where}: '{slug}' is of level 2 and belongs to the whole group (TREASURE-06).")
        if level in levels:
            raise SetupError(
                f"{where}: '{slug}' is a second treasure of level {level}; a player has one (TREASURE-02)."
            )
        if any(slug in taken for taken in plan.treasures):
            raise SetupError(f"{where}: somebody else has '{slug}' already (TREASURE-08).")
        levels.append(level)
        if slug == level_word(level):
            drawn.append(level)
        else:
            treasures.append(slug)


def _treasure(raw: object, place: str) -> tuple[str, int]:
    """A treasure and its level; the word for a random one of a level counts as one of it."""
    cards: dict[str, int] = {slug: card.level for slug, card in BY_SLUG.items() if card.role == TREASURE}
    levels = cards | {slug: treasure.level for slug, treasure in TREASURE_BY_SLUG.items()}
    for level in TREASURES_FROM:
        levels[level_word(level)] = level
    slug = one_of(raw, levels, "treasure", place)
    return slug, levels[slug]


def _read_group(plan: Plan, raw: object, place: str) -> None:
    if raw == RANDOM:
        plan.random_group = GROUP_LEVEL in levels_by(plan.nemesis.battle)
    elif raw is not None:
        slug, level = _treasure(raw, place)
        if level != GROUP_LEVEL:
            raise SetupError(
                f"{place}: '{slug}' is of level {level}; the group shares a treasure of level 2 (TREASURE-06)."
            )
        if slug == level_word(level):
            plan.random_group = True
        else:
            plan.group = [slug]


def read_market(raw: object, place: str, *, free_mix: bool = False) -> list[CardDef]:
    """MARKET-01: nine different piles, or an empty list for a random market.

    MARKET-02 only suggests a mix, so another one is possible; but it has to be asked for.
    """
    load_content()
    if raw in RANDOM_MARKETS:
        return []
    if raw == "first-game":
        return [BY_SLUG[slug] for slug in FIRST_GAME]
    if isinstance(raw, str):
        words = ", ".join([*RANDOM_MARKETS, "first-game"])
        raise SetupError(f"{place}: {shown(raw)} is not a market; write {words} or a list of nine cards.")
    chosen: list[CardDef] = []
    for i, name in enumerate(items(raw, place)):
        card = BY_SLUG[one_of(name, BY_SLUG, "card", f"{place}[{i}]")]
        if card.role != MARKET:
            raise SetupError(f"{place}[{i}]: '{card.slug}' is not a supply card but a {ROLES[card.role]} card.")
        if card in chosen:
            raise SetupError(
                f"{place}[{i}]: '{card.slug}' is there twice; every pile has a different card (MARKET-01)."
            )
        chosen.append(card)
    if len(chosen) != PILES:
        raise SetupError(f"{place}: a market has {PILES} piles, not {len(chosen)} (MARKET-01).")
    found = {kind: sum(card.kind == kind for card in chosen) for kind in MIX}
    if found != MIX and not free_mix:
        raise SetupError(
            f"{place}: {_mix(found)}; the usual market has {_mix(MIX)} (MARKET-02). "
            "Set free_mix to true to play with another one."
        )
    return chosen


def _mix(counts: Mapping[CardKind, int]) -> str:
    return ", ".join(f"{n} {KINDS[kind]}{'' if n == 1 else 's'}" for kind, n in counts.items())


def _read_upgraded(plan: Plan, raw: object, place: str) -> None:
    if raw == RANDOM:
        plan.random_upgraded = upgraded_by(plan.nemesis.battle)
        return
    if isinstance(raw, str):
        counts = upgraded_words()
        if raw not in counts:
            raise SetupError(
                f"{place}: {shown(raw)} are no upgraded cards; write {RANDOM}, {RANDOM}-1 to {RANDOM}-{len(counts)} or "
                "a list of cards."
            )
        plan.random_upgraded = any_upgraded(counts[raw])
        return
    chosen = plan.upgraded
    for i, name in enumerate(items(raw, place)):
        card = BY_SLUG[one_of(name, BY_SLUG, "card", f"{place}[{i}]")]
        if not card.upgraded:
            raise SetupError(f"{place}[{i}]: '{card.slug}' is not an upgraded basic nemesis card (NEM-DECK-03).")
        if card in chosen:
            raise SetupError(f"{place}[{i}]: '{card.slug}' is there twice.")
        chosen.append(card)


def default_seats(players: int) -> list[list[Mapping[str, object]]]:
    """For each turn a different mage for each player; each turn begins with another mage."""
    names = sorted(MAGE_BY_SLUG)
    return [[{"mage": names[(turn + i * 3) % len(names)]} for i in range(players)] for turn in range(len(names))]
