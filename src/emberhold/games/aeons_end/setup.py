"""SETUP, NEM-DECK, MARKET: which set-ups are legal, and the table before the first choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberhold.core.journal import Setup
from emberhold.core.reading import items, mapping, number, one_of, only_keys, shown
from emberhold.core.registry import SetupError
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.defs import OPENED, CardDef, MageDef
from emberhold.games.aeons_end.library import (
    BREACH_BY_SLUG,
    BY_SLUG,
    MAGE_BY_SLUG,
    NEMESIS_BY_SLUG,
    TREASURE_BY_SLUG,
    load_content,
)
from emberhold.games.aeons_end.nemesis import NEMESES, NemesisDef
from emberhold.games.aeons_end.rules.turns import PLAYER_CARDS, shuffle_turn_deck, turn_cards
from emberhold.games.aeons_end.state import DEFS, MAGES, State
from emberhold.games.aeons_end.words import (
    DECK,
    FORGE,
    GEM,
    HAND,
    KINDS,
    MARKET,
    MIX,
    NEMESIS_CARD,
    NEMESIS_DECK,
    PILES,
    ROLES,
    TREASURE,
)

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
)
SEAT_KEYS: Final = ("mage", "treasures")
SOLO_TURN_CARDS: Final = (3, PLAYER_CARDS)
"""TURN-04."""
NEEDED: Final = {1: (1, 3, 5, 8), 2: (3, 5, 6, 7), 3: (7, 7, 7, 7)}
"""NEM-DECK-02: basic cards by tier and number of players."""
SOLO_UPGRADED: Final = {1: 1, 2: 3}
"""NEM-DECK-05: a lone player meets no more upgraded cards of these tiers."""
CHEAP_GEM: Final = 3
"""MARKET-03."""
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

    __slots__ = ("group", "harder", "mages", "market", "nemesis", "solo_cards", "treasures", "upgraded", "x_holder")

    def __init__(self) -> None:
        self.mages: list[MageDef] = []
        self.treasures: list[list[str]] = []
        """By seat: the treasures of level 1 and 3."""
        self.nemesis: NemesisDef
        self.harder = False
        self.market: list[CardDef] = []
        """Empty: a random one is laid out."""
        self.group: list[str] = []
        self.upgraded: list[CardDef] = []
        self.solo_cards = PLAYER_CARDS
        self.x_holder = 0


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
    plan.harder = _flag(setup.get("harder", False), "setup.harder")
    free_mix = _flag(setup.get("free_mix", False), "setup.free_mix")
    plan.market = read_market(setup.get("market", "random"), "setup.market", free_mix=free_mix)
    plan.group = _read_group(setup.get("treasure"), "setup.treasure")
    plan.upgraded = _read_upgraded(setup.get("upgraded", []), "setup.upgraded")
    plan.solo_cards = number(setup.get("solo_player_turn_cards", PLAYER_CARDS), "setup.solo_player_turn_cards")
    if plan.solo_cards not in SOLO_TURN_CARDS:
        raise SetupError(f"setup.solo_player_turn_cards: {plan.solo_cards}; it is 3 or 4 (TURN-04).")
    plan.x_holder = number(setup.get("x_token", 0), "setup.x_token", 0, len(seats) - 1)
    return plan


def _flag(raw: object, place: str) -> bool:
    if not isinstance(raw, bool):
        raise SetupError(f"{place}: expected true or false, found {shown(raw)}.")
    return raw


def _read_seat(plan: Plan, raw: object, place: str) -> None:
    data = mapping(raw, place)
    only_keys(data, SEAT_KEYS, place)
    if "mage" not in data:
        raise SetupError(f"{place}.mage: every player needs a mage. Mages: {', '.join(MAGE_BY_SLUG)}.")
    mage = MAGE_BY_SLUG[one_of(data["mage"], MAGE_BY_SLUG, "mage", f"{place}.mage")]
    if mage in plan.mages:
        raise SetupError(f"{place}.mage: '{mage.slug}' is at the table already; every player takes another mage.")
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
        raise SetupError(f"{place}: {shown(raw)} is no market; write random, first-game or a list of nine cards.")
    chosen: list[CardDef] = []
    for i, name in enumerate(items(raw, place)):
        card = BY_SLUG[one_of(name, BY_SLUG, "card", f"{place}[{i}]")]
        if card.role != MARKET:
            raise SetupError(f"{place}[{i}]: '{card.slug}' is no supply card but a {ROLES[card.role]} card.")
        if card in chosen:
            raise SetupError(f"{place}[{i}]: '{card.slug}' is there twice; every pile is of another card (MARKET-01).")
        chosen.append(card)
    if len(chosen) != PILES:
        raise SetupError(f"{place}: {len(chosen)} piles; a market has {PILES} (MARKET-01).")
    found = {kind: sum(card.kind == kind for card in chosen) for kind in MIX}
    if found != MIX and not free_mix:
        raise SetupError(
            f"{place}: {_mix(found)}; the usual market has {_mix(MIX)} (MARKET-02). "
            "Set free_mix to true to play with another one."
        )
    return chosen


def _mix(counts: Mapping[int, int]) -> str:
    return ", ".join(f"{n} {KINDS[kind]}{'' if n == 1 else 's'}" for kind, n in counts.items())


def _read_upgraded(raw: object, place: str) -> list[CardDef]:
    chosen: list[CardDef] = []
    for i, name in enumerate(items(raw, place)):
        card = BY_SLUG[one_of(name, BY_SLUG, "card", f"{place}[{i}]")]
        if not card.upgraded:
            raise SetupError(f"{place}[{i}]: '{card.slug}' is no upgraded basic nemesis card (NEM-DECK-03).")
        if card in chosen:
            raise SetupError(f"{place}[{i}]: '{card.slug}' is there twice.")
        chosen.append(card)
    return chosen


# -- the table -------------------------------------------------------------------------------------------------------


def lay_out(plan: Plan, seed: int) -> State:
    """SETUP-01: players, turn order deck, nemesis, market, treasures."""
    st = State(len(plan.mages), Rng(seed))
    for seat, mage in enumerate(plan.mages):
        lay_out_mage(st, seat, mage)
    st.turn_deck = turn_cards(st.seats, plan.solo_cards)
    shuffle_turn_deck(st)
    st.x_holder = plan.x_holder
    lay_out_nemesis(st, plan.nemesis, harder=plan.harder)
    st.upgraded = [card.index for card in plan.upgraded]
    _build_nemesis_deck(st, plan)
    for card in plan.market or random_market(st.rng):
        add_pile(st, card)
    st.group = [TREASURE_BY_SLUG[slug].index for slug in plan.group]
    st.beside = [-1] * len(st.group)
    for seat, slugs in enumerate(plan.treasures):
        st.personal[seat] = [TREASURE_BY_SLUG[slug].index for slug in slugs if slug in TREASURE_BY_SLUG]
        for slug in slugs:
            if slug in BY_SLUG:
                _swap_in(st, seat, BY_SLUG[slug])
    return st


def lay_out_mage(st: State, seat: int, mage: MageDef, *, cards: bool = True) -> None:
    """SETUP-03 to SETUP-05."""
    st.mage[seat] = MAGES.index(mage)
    for position, printed in enumerate(mage.breaches):
        if printed is not None:
            slug, facing = printed
            b = 4 * seat + position
            st.breach[b] = BREACH_BY_SLUG[slug]
            st.open[b] = facing == OPENED
            st.facing[b] = max(0, facing)
    for slug in mage.forge:
        st.forge[seat].append(st.new_card(BY_SLUG[slug].index, FORGE, seat))
    if cards:
        for slug in mage.hand:
            st.hand[seat].append(st.new_card(BY_SLUG[slug].index, HAND, seat))
        for slug in reversed(mage.deck):  # the leftmost is on top
            st.deck[seat].append(st.new_card(BY_SLUG[slug].index, DECK, seat))


def lay_out_nemesis(st: State, nemesis: NemesisDef, *, harder: bool) -> None:
    """SETUP-06."""
    st.nemesis = NEMESES.index(nemesis)
    st.harder = harder
    st.nemesis_life = nemesis.life
    nemesis.lay_out(st)


def add_pile(st: State, card: CardDef, left: int | None = None) -> None:
    st.pile.append(card.index)
    st.left.append(card.copies if left is None else left)


def unique_cards(nemesis: NemesisDef, tier: int) -> list[int]:
    """NEM-DECK-01; tier-0 cards never enter the deck (SETUP-08)."""
    return [card.index for card in nemesis.cards if card.tier == tier and card.role == NEMESIS_CARD]


def standard_basics(tier: int) -> list[int]:
    return [
        card.index
        for card in DEFS
        if card.role == NEMESIS_CARD and card.tier == tier and not card.nemesis and not card.upgraded
    ]


def upgraded_slots(seats: int, tier: int) -> int:
    """NEM-DECK-02, NEM-DECK-05: how many upgraded cards of a tier can go into the deck."""
    slots = NEEDED[tier][seats - 1]
    return min(slots, SOLO_UPGRADED.get(tier, slots)) if seats == 1 else slots


def _build_nemesis_deck(st: State, plan: Plan) -> None:
    """NEM-DECK-01 to NEM-DECK-06: tier 3 at the bottom, tier 1 on top, each shuffled by itself."""
    for tier in (3, 2, 1):
        upgraded = [card.index for card in plan.upgraded if card.tier == tier]
        st.rng.shuffle(upgraded)
        chosen = upgraded[: upgraded_slots(st.seats, tier)]
        basics = standard_basics(tier)
        st.rng.shuffle(basics)
        chosen += basics[: NEEDED[tier][st.seats - 1] - len(chosen)]
        pile = unique_cards(plan.nemesis, tier) + chosen
        st.rng.shuffle(pile)
        for index in pile:
            st.nemesis_deck.append(st.new_card(index, NEMESIS_DECK))


def random_market(rng: Rng) -> list[CardDef]:
    """MARKET-02, MARKET-03: a random one of the suggested mix, with a gem that costs 3 where there is one."""
    chosen: list[CardDef] = []
    for kind, n in MIX.items():
        cards = [card for card in DEFS if card.role == MARKET and card.kind == kind]
        rng.shuffle(cards)
        part = cards[:n]
        if kind == GEM and not any(card.cost == CHEAP_GEM for card in part):
            cheap = [card for card in cards[n:] if card.cost == CHEAP_GEM]
            part[-1:] = cheap[:1] or part[-1:]
        chosen += sorted(part, key=lambda card: (card.cost, card.slug))
    return chosen


def _swap_in(st: State, seat: int, treasure: CardDef) -> None:
    """TREASURE-03 to TREASURE-05: a gem takes the place of a Crystal of the starting deck, a spell that of a Spark.

    Which copy is the player's choice; it is asked when the battle begins.
    """
    st.swaps.append((seat, st.new_card(treasure.index, FORGE, seat)))


def swap_candidates(st: State, seat: int, card: int) -> list[int]:
    """The cards of the starting deck that a treasure of level 1 can replace, from the top."""
    wanted = ("crystal", "spark") if st.kind(card) == GEM else ("spark", "crystal")
    for slug in wanted:
        found = [c for c in reversed(st.deck[seat]) if DEFS[st.card[c]].slug == slug]
        if found:
            return found
    return []


def default_seats(players: int, turn: int) -> list[Mapping[str, object]]:
    """So many different mages, beginning with another one each time."""
    names = sorted(MAGE_BY_SLUG)
    return [{"mage": names[(turn + i * 3) % len(names)]} for i in range(players)]
