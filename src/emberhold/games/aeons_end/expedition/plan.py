"""EXPED-06, EXPED-09: what an expedition holds, battle by battle; a random one follows from its code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from emberhold.core.fields import items, one_of
from emberhold.core.registry import SetupError
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.catalogue import MAGE_BY_SLUG, NEMESIS_BY_SLUG, TREASURE_BY_SLUG, load_content
from emberhold.games.aeons_end.constants import GEM, KINDS, MARKET, MIX
from emberhold.games.aeons_end.defs import CardDef
from emberhold.games.aeons_end.setup.by_chance import treasures_of
from emberhold.games.aeons_end.setup.lay_out import CHEAP_GEM
from emberhold.games.aeons_end.setup.read import FIRST_GAME, FIRST_MAGES
from emberhold.games.aeons_end.state import DEFS

__all__ = [
    "EXPEDITIONS",
    "FIRST_NEMESES",
    "NEW_AGE",
    "RANDOM",
    "SHORT",
    "BattlePlan",
    "Plan",
    "Wealth",
    "kind_of",
    "level_of",
    "nemeses_at_hand",
    "new_code",
    "plan_of",
    "read_code",
    "read_nemeses",
]

T = TypeVar("T")

NEW_AGE: Final = "the-new-age"
RANDOM: Final = "random"
SHORT: Final = "random-short"
EXPEDITIONS: Final = (NEW_AGE, RANDOM, SHORT)
CODE_SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and letters of a code; those that look like another are left out."""
CODE_LENGTH: Final = 6
BATTLES: Final = 4


@dataclass(frozen=True, slots=True)
class Wealth:
    """Piles, mages and treasures, by their slugs."""

    piles: tuple[str, ...] = ()
    mages: tuple[str, ...] = ()
    treasures: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BattlePlan:
    """One battle: against whom, which upgraded basics join, and what a win brings."""

    number: int
    nemesis: str
    upgraded: tuple[str, ...]
    reward: Wealth


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole expedition. Nobody looks ahead in it (EXPED-01)."""

    start: Wealth
    battles: tuple[BattlePlan, ...]
    end: Wealth
    """What becomes available when the last battle is won."""
    spare: Wealth
    """What is in no battle: a random expedition draws consolations from it, in this order."""


THE_NEW_AGE: Final = Plan(
    Wealth(FIRST_GAME, FIRST_MAGES),
    (
        BattlePlan(
            1,
            "maggoth",
            (),
            Wealth(
                ("resonant-pearl", "caged-fire", "well-of-energy", "spirit-lift"),
                ("rhia",),
                (
                    "bramas-buried-light",
                    "garus-torch",
                    "kadirs-emerald-shard",
                    "mists-garnet-shard",
                    "xaxos-pyre",
                ),
            ),
        ),
        BattlePlan(
            2,
            "arachnos",
            (
                "wreck",
                "sky-tremor",
                "engulfing-madness",
                "separate",
                "ray-of-desolation",
                "sacrifice",
                "eradicate",
            ),
            Wealth(
                ("pain-conduit", "fatal-harmony", "bouncing-boom"),
                ("soskel",),
                ("carapace-fragment", "imbued-shackles", "shimmering-cloak-of-the-magus", "bones-of-deathmind"),
            ),
        ),
        BattlePlan(
            3,
            "ageless-walker",
            ("hissing-acid", "marked", "flash-of-decay", "terrify"),
            Wealth(
                ("unrefined-blaststone", "link-conduit", "reverberating-shock"),
                ("talix",),
                (
                    "verdant-staff",
                    "flowing-mantle",
                    "forgotten-trinket",
                    "accelerating-gauntlets",
                    "shroud-of-obfuscation",
                    "precision-magnifier",
                ),
            ),
        ),
        BattlePlan(
            4,
            "fenrix",
            ("thunderous-tempest", "burialskulk", "bane-commander", "needle-doom"),
            Wealth(),
        ),
    ),
    Wealth(
        ("lurking-sionite", "marble-galaxy", "deluge-of-power"),
        ("lost",),
        (
            "gexs-shattered-geode",
            "jians-moonstone-shard",
            "lashs-quartz-shard",
            "xaxos-flare",
            "adelheims-amethyst-shard",
            "gluttons-tooth",
            "core-of-rage",
            "cleansing-amulet",
            "thorned-whip",
            "essence-extractor",
            "brooch-of-attunement",
            "bladed-crystal",
            "prism-of-destruction",
        ),
    ),
    Wealth(),
)

FIRST_NEMESES: Final = tuple([battle.nemesis for battle in THE_NEW_AGE.battles])
"""Random expeditions whose set-up does not name the nemeses at hand began when there were only these."""
START_MAGES: Final = 4
NEW_PILES: Final = 3
"""A random expedition: one pile of each kind is won."""
NEW_TREASURES: Final = {1: (1, 5), 2: (2, 3), 3: (3, 5)}
"""After which battle treasures of which level are won, and how many."""
NEW_UPGRADED: Final = {2: (1, 3, 3), 3: (1, 1, 2), 4: (1, 1, 2)}
"""Before which battle how many upgraded basics of each tier join."""


def new_code(luck: int) -> str:
    """The code of a random expedition, from a random number."""
    return "".join([CODE_SIGNS[luck // len(CODE_SIGNS) ** place % len(CODE_SIGNS)] for place in range(CODE_LENGTH)])


def read_code(code: str, place: str) -> int:
    """The number of a code; small letters are as good as capital ones."""
    signs = code.strip().upper()
    if len(signs) != CODE_LENGTH or any(sign not in CODE_SIGNS for sign in signs):
        raise SetupError(
            f"{place}: '{code[:20]}' is no code of a random expedition; it has {CODE_LENGTH} signs: digits and letters "
            "other than I, L, O and U."
        )
    return sum(CODE_SIGNS.index(sign) * len(CODE_SIGNS) ** at for at, sign in enumerate(signs))


def nemeses_at_hand() -> list[str]:
    """The nemeses from which a random expedition that begins now draws."""
    load_content()
    return sorted(NEMESIS_BY_SLUG)


def read_nemeses(raw: object, place: str) -> list[str]:
    """The nemeses from which a random expedition draws: at least one for each battle."""
    load_content()
    found = [one_of(slug, NEMESIS_BY_SLUG, "nemesis", f"{place}[{i}]") for i, slug in enumerate(items(raw, place))]
    for battle in range(1, BATTLES + 1):
        if not any(NEMESIS_BY_SLUG[slug].battle == battle for slug in found):
            raise SetupError(f"{place}: there is none for battle {battle} among them (EXPED-09).")
    return found


def plan_of(expedition: str, code: str, nemeses: Sequence[str] = FIRST_NEMESES) -> Plan:
    """The expedition of this name, or the random one of this code, which draws from these nemeses."""
    load_content()
    if expedition == NEW_AGE:
        return THE_NEW_AGE
    return _random_plan(expedition == SHORT, read_code(code, "setup.code"), nemeses)


def level_of(treasure: str) -> int:
    """1, 2 or 3."""
    found = TREASURE_BY_SLUG.get(treasure)
    return found.level if found is not None else next(card.level for card in DEFS if card.slug == treasure)


def _random_plan(short: bool, number: int, at_hand: Sequence[str]) -> Plan:
    """EXPED-09. Everything is shuffled once; whatever is needed is drawn from there, so a code always says the same."""
    rng = Rng(number)
    piles = {kind: _shuffled([c for c in DEFS if c.role == MARKET and c.kind == kind], rng) for kind in MIX}
    mages = sorted(MAGE_BY_SLUG)
    rng.shuffle(mages)
    treasures = {level: _treasures(level, rng) for level in (1, 2, 3)}
    upgraded = {tier: _shuffled([c for c in DEFS if c.upgraded and c.tier == tier], rng) for tier in (1, 2, 3)}
    nemeses = sorted(at_hand)
    rng.shuffle(nemeses)
    _put_cheap_gem_first(piles[GEM])

    start_piles = [card.slug for kind, n in MIX.items() for card in _draw(piles[kind], n)]
    start = Wealth(tuple(start_piles), tuple(_draw(mages, START_MAGES)), tuple(_draw(treasures[1], 5) if short else ()))
    battles: list[BattlePlan] = []
    joined: list[str] = []
    for battle in range(1, BATTLES + 1):
        for tier, n in zip((1, 2, 3), NEW_UPGRADED.get(battle, ()), strict=False):
            joined += [card.slug for card in _draw(upgraded[tier], n)]
        level, n = NEW_TREASURES.get(battle, (1, 0))
        if short and battle == 1:
            continue
        last = battle == BATTLES
        won = [] if last else [card.slug for kind in MIX for card in _draw(piles[kind], 1)]
        reward = Wealth(tuple(won), (), tuple(_draw(treasures[level], n)))
        nemesis = next(slug for slug in nemeses if NEMESIS_BY_SLUG[slug].battle == battle)
        battles.append(BattlePlan(battle, nemesis, tuple(joined), reward))
        joined = []
    spare = Wealth(
        tuple([card.slug for kind in MIX for card in piles[kind]]),
        tuple(mages),
        tuple([slug for level in (1, 2, 3) for slug in treasures[level]]),
    )
    return Plan(start, tuple(battles), Wealth(), spare)


def _shuffled(cards: Sequence[CardDef], rng: Rng) -> list[CardDef]:
    found = sorted(cards, key=lambda card: card.slug)
    rng.shuffle(found)
    return found


def _treasures(level: int, rng: Rng) -> list[str]:
    found = treasures_of(level)
    rng.shuffle(found)
    return found


def _put_cheap_gem_first(gems: list[CardDef]) -> None:
    """MARKET-03: a gem that costs 3 is among those of the start."""
    cheap = [card for card in gems if card.cost == CHEAP_GEM]
    if cheap:
        gems.remove(cheap[0])
        gems.insert(0, cheap[0])


def _draw(things: list[T], n: int) -> list[T]:
    drawn = things[:n]
    del things[:n]
    return drawn


def kind_of(pile: str) -> str:
    """gem, relic or spell."""
    return next(KINDS[card.kind] for card in DEFS if card.slug == pile)
