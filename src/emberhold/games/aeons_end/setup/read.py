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
    KINDS,
    MARKET,
    MIX,
    PILES,
    ROLES,
    TREASURE,
)
from emberhold.games.aeons_end.defs import CardDef, MageDef
from emberhold.games.aeons_end.kinds import CardKind
from emberhold.games.aeons_end.nemesis_def import NemesisDef
from emberhold.games.aeons_end.rules.turn_order import PLAYER_CARDS

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
SEAT_KEYS: Final = ("mage", "treasures")
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


class Plan:
    """A set-up that the rules allow."""

    __slots__ = (
        "group",
        "harder",
        "mages",
        "market",
        "nemesis",
        "one_target",
        "solo_cards",
        "treasures",
        "unshuffled",
        "upgraded",
        "x_holder",
    )

    def __init__(self) -> None:
        self.mages: list[MageDef] = []
        self.treasures: list[list[str]] = []
        """By seat: the treasures of level 1 and 3."""
        self.nemesis: NemesisDef
        self.harder = False
        self.market: list[CardDef] = []
        """If it is empty, a random market is laid out."""
        self.group: list[str] = []
        self.upgraded: list[CardDef] = []
        self.solo_cards = PLAYER_CARDS
        self.x_holder = 0
        self.unshuffled = False
        """SETUP-10: whether the tiers of the nemesis deck lie in a fixed order."""
        self.one_target = False


def read_setup(setup: Setup) -> Plan:
    """Check everything before anything is laid out; an error names the place."""
    load_content()
    only_keys(setup, SETUP_KEYS, "setup")
    plan = Plan()
    seats = items(setup.get("seats"), "setup.seats")
    if not 1 <= len(seats) <= MOST_PLAYERS:
        raise SetupError(f"setup.seats: {len(seats)} players; Aeon's End is for 1 to {MOST_PLAYERS} (GEN-01).")
    for i, raw in enumerate(seats):
        _read_seat(plan, raw, f"setup.seats[{i}]")
    nemesis = one_of(setup.get("nemesis"), NEMESIS_BY_SLUG, "nemesis", "setup.nemesis")
    plan.nemesis = NEMESIS_BY_SLUG[nemesis]
    plan.harder = flag(setup.get("harder", False), "setup.harder")
    free_mix = flag(setup.get("free_mix", False), "setup.free_mix")
    plan.market = read_market(setup.get("market", "random"), "setup.market", free_mix=free_mix)
    plan.group = _read_group(setup.get("treasure"), "setup.treasure")
    plan.upgraded = _read_upgraded(setup.get("upgraded", []), "setup.upgraded")
    plan.solo_cards = number(setup.get("solo_player_turn_cards", PLAYER_CARDS), "setup.solo_player_turn_cards")
    if plan.solo_cards not in SOLO_TURN_CARDS:
        raise SetupError(f"setup.solo_player_turn_cards: {plan.solo_cards} is not possible; write 3 or 4 (TURN-04).")
    plan.x_holder = number(setup.get("x_token", 0), "setup.x_token", 0, len(seats) - 1)
    plan.unshuffled = flag(setup.get("unshuffled", False), "setup.unshuffled")
    plan.one_target = flag(setup.get("one_target", False), "setup.one_target")
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
    for i, name in enumerate(items(data.get("treasures", []), f"{place}.treasures")):
        where = f"{place}.treasures[{i}]"
        slug, level = _treasure(name, where)
        if level == 2:
            raise SetupError(f"{where}: '{slug}' is of level 2 and belongs to the whole group (TREASURE-06).")
        if level in levels:
            raise SetupError(
                f"{where}: '{slug}' is a second treasure of level {level}; a player has one (TREASURE-02)."
            )
        if any(slug in taken for taken in plan.treasures):
            raise SetupError(f"{where}: somebody else has '{slug}' already (TREASURE-08).")
        treasures.append(slug)
        levels.append(level)
    plan.treasures.append(treasures)


def _treasure(raw: object, place: str) -> tuple[str, int]:
    cards = {slug: card.level for slug, card in BY_SLUG.items() if card.role == TREASURE}
    levels = cards | {slug: treasure.level for slug, treasure in TREASURE_BY_SLUG.items()}
    slug = one_of(raw, levels, "treasure", place)
    return slug, levels[slug]


def _read_group(raw: object, place: str) -> list[str]:
    if raw is None:
        return []
    slug, level = _treasure(raw, place)
    if level != 2:
        raise SetupError(
            f"{place}: '{slug}' is of level {level}; the group shares a treasure of level 2 (TREASURE-06)."
        )
    return [slug]


def read_market(raw: object, place: str, *, free_mix: bool = False) -> list[CardDef]:
    """MARKET-01: nine different piles, or an empty list for a random market.

    MARKET-02 only suggests a mix, so another one is possible; but it has to be asked for.
    """
    load_content()
    if raw == "random":
        return []
    if raw == "first-game":
        return [BY_SLUG[slug] for slug in FIRST_GAME]
    if isinstance(raw, str):
        raise SetupError(f"{place}: {shown(raw)} is not a market; write random, first-game or a list of nine cards.")
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


def _read_upgraded(raw: object, place: str) -> list[CardDef]:
    chosen: list[CardDef] = []
    for i, name in enumerate(items(raw, place)):
        card = BY_SLUG[one_of(name, BY_SLUG, "card", f"{place}[{i}]")]
        if not card.upgraded:
            raise SetupError(f"{place}[{i}]: '{card.slug}' is not an upgraded basic nemesis card (NEM-DECK-03).")
        if card in chosen:
            raise SetupError(f"{place}[{i}]: '{card.slug}' is there twice.")
        chosen.append(card)
    return chosen


def default_seats(players: int, turn: int) -> list[Mapping[str, object]]:
    """A different mage for each player; each turn begins with another mage."""
    names = sorted(MAGE_BY_SLUG)
    return [{"mage": names[(turn + i * 3) % len(names)]} for i in range(players)]
