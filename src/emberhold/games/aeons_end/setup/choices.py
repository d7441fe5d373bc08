"""SETUP, NEM-DECK, MARKET, TREASURE: what can be chosen for a battle. `read` checks whether a set-up is legal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from emberhold.core.choice import Choice, ChoiceGroup, ChoiceValue, Preset
from emberhold.core.journal import Setup
from emberhold.games.aeons_end.catalogue import MAGE_BY_SLUG, NEMESIS_BY_SLUG, load_content
from emberhold.games.aeons_end.constants import GROUP_LEVEL, KINDS, MARKET, MIX, PILES, SEATS
from emberhold.games.aeons_end.defs import CardDef
from emberhold.games.aeons_end.rules.turn_order import PLAYER_CARDS
from emberhold.games.aeons_end.setup.by_chance import (
    ANY_MIX,
    OWN_LEVELS,
    RANDOM,
    TIERS,
    level_word,
    treasures_of,
    upgraded_words,
)
from emberhold.games.aeons_end.setup.read import FIRST_MAGES, SOLO_TURN_CARDS
from emberhold.games.aeons_end.state import DEFS

__all__ = ["choices", "presets"]

X_TOKEN_PLAYERS: Final = 3
FIRST_BATTLE: Final = 1
"""The rulebook begins with the nemesis of this battle."""


def choices(players: int, chosen: Setup) -> Sequence[Choice]:
    """Mages and nemesis first, then the market, then what an expedition brings along."""
    load_content()
    seats = _seats(chosen, players)
    own_market = isinstance(chosen.get("market"), list)
    return [
        *(_mage(seat, seats) for seat in range(players)),
        Choice(
            "nemesis",
            ("nemesis",),
            values=[_card(slug) for slug in NEMESIS_BY_SLUG],
            drawn=True,
            simple=True,
        ),
        Choice(
            "difficulty",
            ("harder",),
            values=[
                ChoiceValue("normal", False, "setup-difficulty-normal"),
                ChoiceValue("increased", True, "setup-difficulty-increased"),
                _random(),
            ],
            default=False,
            simple=True,
            rule="SETUP-11",
        ),
        _market(len(DEFS), free_mix=chosen.get("free_mix") is True),
        Choice(
            "free-mix",
            ("free_mix",),
            values=_no_yes(),
            default=False,
            simple=own_market,
            rule="MARKET-02",
            closed="" if own_market else "setup-free-mix-closed",
        ),
        *(_treasures(seat, seats) for seat in range(players)),
        Choice(
            "group-treasure",
            ("treasure",),
            values=[
                ChoiceValue("none", None, "setup-none"),
                _as_in_an_expedition(),
                _any_of(GROUP_LEVEL),
                *(_card(slug) for slug in _treasures_of(GROUP_LEVEL, len(DEFS))),
            ],
            rule="TREASURE-06",
        ),
        _upgraded(len(DEFS)),
        Choice(
            "solo-turn-cards",
            ("solo_player_turn_cards",),
            values=[
                ChoiceValue(str(n), n, "setup-solo-turn-cards-number", args={"n": n}) for n in SOLO_TURN_CARDS[::-1]
            ],
            default=PLAYER_CARDS,
            rule="TURN-04",
            closed="" if players == 1 else "setup-solo-turn-cards-closed",
        ),
        Choice(
            "x-token",
            ("x_token",),
            values=[
                *(
                    ChoiceValue(SEATS[seat], seat, "setup-x-token-seat", args={"n": seat + 1})
                    for seat in range(players)
                ),
                _random(),
            ],
            default=0,
            rule="TURN-06",
            closed="" if players == X_TOKEN_PLAYERS else "setup-x-token-closed",
        ),
        Choice("unshuffled", ("unshuffled",), values=_no_yes(), default=False, rule="SETUP-10"),
        Choice("one-target", ("one_target",), values=_no_yes(), default=False, rule="CAST-09"),
    ]


def presets(players: int) -> Sequence[Preset]:
    """SETUP-10: the first game has its own mages and its own market.

    EXPED-06, EXPED-08: in an expedition, players and nemesis have grown stronger by each battle.
    """
    first: dict[str, object] = {
        "seats": [{"mage": mage} for mage in FIRST_MAGES[:players]],
        "nemesis": next(slug for slug, nemesis in NEMESIS_BY_SLUG.items() if nemesis.battle == FIRST_BATTLE),
        "market": "first-game",
    }
    as_in_an_expedition: dict[str, object] = {
        "seats": [{"treasures": RANDOM} for _ in range(players)],
        "treasure": RANDOM,
        "upgraded": RANDOM,
    }
    return [Preset("first-game", first), Preset("as-in-an-expedition", as_in_an_expedition)]


def _seats(chosen: Setup, players: int) -> list[Mapping[str, object]]:
    """What was chosen for each seat so far."""
    raw = chosen.get("seats")
    found = [seat if isinstance(seat, Mapping) else {} for seat in raw] if isinstance(raw, list) else []
    return [*found, *({} for _ in range(players))][:players]


# A new table asks for all of this four times. What follows from the cards is found once for so many `cards`.


@cache
def _card(slug: str, group: str = "") -> ChoiceValue:
    return ChoiceValue(slug, slug, f"card-{slug}", card=slug, group=group)


def _no_yes() -> list[ChoiceValue]:
    return [ChoiceValue("no", False, "shell-no"), ChoiceValue("yes", True, "shell-yes")]


def _random() -> ChoiceValue:
    return ChoiceValue(RANDOM, RANDOM, "setup-drawn")


def _as_in_an_expedition() -> ChoiceValue:
    """As many as there are in the battle of an expedition in which this nemesis is fought."""
    return ChoiceValue(RANDOM, RANDOM, "setup-drawn-as-in-an-expedition")


def _any_of(level: int, group: str = "") -> ChoiceValue:
    word = level_word(level)
    return ChoiceValue(word, word, "setup-drawn-treasure", args={"level": level}, group=group)


def _none() -> ChoiceValue:
    return ChoiceValue("none", [], "setup-none")


def _mage(seat: int, seats: Sequence[Mapping[str, object]]) -> Choice:
    """SETUP-02: every player takes a different mage."""
    taken = [other.get("mage") for i, other in enumerate(seats) if i != seat]
    return Choice(
        "mage",
        ("seats", seat, "mage"),
        values=[_card(slug) for slug in MAGE_BY_SLUG if slug not in taken],
        drawn=True,
        seat=seat,
        simple=True,
        rule="SETUP-02",
    )


@cache
def _treasures_of(level: int, cards: int) -> Sequence[str]:  # noqa: ARG001
    return treasures_of(level)


@cache
def _market(cards: int, *, free_mix: bool) -> Choice:  # noqa: ARG001
    """MARKET-01, MARKET-02: nine piles, in the usual mix unless people want another."""
    supply = sorted((card for card in DEFS if card.role == MARKET), key=_by_kind_and_cost)
    return Choice(
        "market",
        ("market",),
        values=[
            ChoiceValue(RANDOM, RANDOM, "setup-market-random"),
            ChoiceValue(ANY_MIX, ANY_MIX, "setup-market-random-any-mix"),
            ChoiceValue("first-game", "first-game", "setup-market-first-game"),
        ],
        items=[_card(card.slug, KINDS[card.kind]) for card in supply],
        least=PILES,
        most=PILES,
        groups=[
            ChoiceGroup(KINDS[kind], f"setup-market-{KINDS[kind]}", 0 if free_mix else n, PILES if free_mix else n)
            for kind, n in MIX.items()
        ],
        default=RANDOM,
        simple=True,
        rule="MARKET-01" if free_mix else "MARKET-02",
    )


def _by_kind_and_cost(card: CardDef) -> tuple[int, int, str]:
    return card.kind, card.cost, card.slug


def _treasures(seat: int, seats: Sequence[Mapping[str, object]]) -> Choice:
    """TREASURE-02, TREASURE-07, TREASURE-08: one of level 1 and one of level 3, which nobody else has."""
    taken: list[object] = []
    for i, other in enumerate(seats):
        theirs = other.get("treasures")
        if i != seat and isinstance(theirs, list):
            taken += theirs
    return Choice(
        "treasures",
        ("seats", seat, "treasures"),
        values=[_none(), _as_in_an_expedition()],
        items=[
            item
            for level in OWN_LEVELS
            for item in (
                _any_of(level, f"level-{level}"),
                *(_card(slug, f"level-{level}") for slug in _treasures_of(level, len(DEFS)) if slug not in taken),
            )
        ],
        most=len(OWN_LEVELS),
        groups=[ChoiceGroup(f"level-{level}", f"setup-treasures-level-{level}", 0, 1) for level in OWN_LEVELS],
        default=[],
        seat=seat,
        rule="TREASURE-02",
    )


@cache
def _upgraded(cards: int) -> Choice:  # noqa: ARG001
    """NEM-DECK-03, NEM-DECK-04: as many as people like; if there are too many of a tier, some are picked at random."""
    upgraded = sorted((card for card in DEFS if card.upgraded), key=_by_tier)
    tiers = [ChoiceGroup(f"tier-{tier}", f"setup-upgraded-tier-{tier}", 0, _of_tier(upgraded, tier)) for tier in TIERS]
    return Choice(
        "upgraded",
        ("upgraded",),
        values=[
            _none(),
            _as_in_an_expedition(),
            *(ChoiceValue(word, word, "setup-drawn-upgraded", args={"n": n}) for word, n in upgraded_words().items()),
        ],
        items=[_card(card.slug, f"tier-{card.tier}") for card in upgraded],
        most=len(upgraded),
        groups=tiers,
        default=[],
        rule="NEM-DECK-03",
    )


def _by_tier(card: CardDef) -> tuple[int, str]:
    return card.tier, card.slug


def _of_tier(cards: Sequence[CardDef], tier: int) -> int:
    return sum(card.tier == tier for card in cards)
