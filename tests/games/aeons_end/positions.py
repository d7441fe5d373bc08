"""Positions out of random battles of every kind, and when two tables are the same but for their cards' numbers."""

from __future__ import annotations

from collections.abc import Iterator

from emberhold.core.decisions import Decision
from emberhold.core.kinds import CardId
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.catalogue import BY_SLUG, MAGE_BY_SLUG, NEMESIS_BY_SLUG, TREASURE_BY_SLUG, load_content
from emberhold.games.aeons_end.constants import ASIDE, DESTROYED, GROUP_LEVEL, RESOLVING, SUPPLY, TREASURE
from emberhold.games.aeons_end.match import AeonsEndMatch
from emberhold.games.aeons_end.state import State
from tests.games.aeons_end.mats import mat_fields

__all__ = ["Position", "any_battle", "fields", "lying", "positions", "step"]

Position = tuple[int, AeonsEndMatch]
"""The seed of the battle and the battle, somewhere in the middle."""

GONE = (DESTROYED, SUPPLY, ASIDE, RESOLVING)
OF_CARDS = ("card", "zone", "holder", "host", "lives", "starting_life", "power")
OF_SEATS = ("hand", "deck", "discard", "played", "forge", "prepped", "relic", "swaps", "once")
OF_NEMESIS = ("nemesis_deck", "nemesis_discard", "in_play", "acting", "mat")
OF_MATS = ("position", "world_devourer")
"""Fields of mats that hold cards, beside the cards that lie there."""
SETS_OF_MATS = ("shuffled",)
"""The same, in the order of the cards' numbers."""
IN_EFFECTS = ("due", "unleashing", "exhausting", "resolving")
"""Only inside an action; a position is taken between two."""


def any_battle(rng: Rng) -> dict[str, object]:
    """A set-up with this and that: one to four mages, treasures, upgraded cards, increased difficulty."""
    load_content()
    players = 1 + rng.below(4)
    mages = list(MAGE_BY_SLUG)
    rng.shuffle(mages)
    cards = [slug for slug, card in BY_SLUG.items() if card.role == TREASURE]
    own = [slug for slug, treasure in TREASURE_BY_SLUG.items() if treasure.level != GROUP_LEVEL]
    group = [slug for slug, treasure in TREASURE_BY_SLUG.items() if treasure.level == GROUP_LEVEL]
    rng.shuffle(cards)
    rng.shuffle(own)
    seats: list[dict[str, object]] = []
    for seat in range(players):
        treasures = [slug for slug in (cards[seat], own[seat]) if rng.below(2)]
        seats.append({"mage": mages[seat], "treasures": treasures})
    setup: dict[str, object] = {"seats": seats, "nemesis": list(NEMESIS_BY_SLUG)[rng.below(4)]}
    setup["harder"] = rng.below(2) == 1
    setup["upgraded"] = [slug for slug, card in BY_SLUG.items() if card.upgraded and not rng.below(3)]
    setup["x_token"] = rng.below(players)
    setup["solo_player_turn_cards"] = 3 + rng.below(2)
    if rng.below(2):
        setup["treasure"] = group[rng.below(len(group))]
    return setup


def step(match: AeonsEndMatch, rng: Rng) -> tuple[Decision, str]:
    """Answer the next question at random; the question and the answer."""
    decision = match.pending[0]
    key = str(rng.below(decision.count))
    match.answer(decision.seats[0], decision, key)
    return decision, key


def positions(seed: int, most: int = 300) -> Iterator[AeonsEndMatch]:
    """The positions of one random battle before each of its answers, and its end; now and then somebody gives up."""
    rng = Rng(seed)
    match = AeonsEndMatch.begin(any_battle(rng), seed)
    for _ in range(most):
        yield match
        if not match.pending:
            return
        if not rng.below(400):
            match.concede(rng.below(match.seats))
            continue
        step(match, rng)


def lying(st: State) -> list[CardId]:
    """Every card that is in the battle, in the order in which the zones are gone through."""
    cards = [card for zone in (st.hand, st.deck, st.discard, st.played, st.forge) for pile in zone for card in pile]
    cards += [card for pile in st.prepped for card in pile] + [card for card in st.relic if card >= 0]
    cards += st.nemesis_deck + st.nemesis_discard + st.in_play + st.mat.cards + st.mat.own_deck
    return cards + [card for _, card in st.swaps]


def _mat(st: State, name: dict[int, int]) -> dict[str, object]:
    """What lies on the nemesis mat. Its era is about what is going on, and nothing is."""
    out = mat_fields(st.mat) | {"cards": len(st.mat.cards), "own_deck": len(st.mat.own_deck), "era": 0}
    for field in OF_MATS:
        if field in out:
            value = out[field]
            out[field] = [name[card] for card in value] if isinstance(value, list) else name[value]
    for field in SETS_OF_MATS:
        if field in out:
            out[field] = sorted(name[card] for card in out[field])
    return out


def fields(st: State) -> dict[str, object]:
    """The whole table with every card called by its place in `lying`: equal for tables that are the same."""
    order = lying(st)
    name = {card: n for n, card in enumerate(order)} | {-1: -1}
    assert len(name) == len(order) + 1, "a card lies in two places"
    rest = [card for card in range(len(st.card)) if card not in name]
    assert all(st.zone[card] in GONE for card in rest)
    assert not any(getattr(st, field) for field in IN_EFFECTS) or st.outcome is not None
    out: dict[str, object] = {
        "cards": [(st.card[c], st.zone[c], st.holder[c], st.host[c], st.lives[c], st.power[c]) for c in order],
        "entered with": [st.starting_life[card] for card in st.in_play],
        "piles": [[len(pile) for pile in zone] for zone in (st.hand, st.deck, st.discard, st.played, st.forge)],
        "more piles": [len(st.nemesis_deck), len(st.nemesis_discard), len(st.in_play)],
        "prepped": [len(pile) for pile in st.prepped],
        "relic": [name[card] for card in st.relic],
        "acting": [name[card] for card in st.acting],
        "mat": _mat(st, name),
        "swaps": [(seat, name[card]) for seat, card in st.swaps],
        "once": sorted(mark if mark < 0 else name[mark] for mark in st.once if mark < 0 or mark in name),
        "aside": sorted(st.card[card] for card in rest if st.zone[card] == ASIDE and st.nemesis_deck),
        "facing": [0 if is_open else facing for is_open, facing in zip(st.open, st.facing, strict=True)],
        "x token": st.x_holder if st.seats == 3 else 0,
        "rng": st.rng.state,
        "outcome": None if st.outcome is None else st.outcome.to_json(),
    }
    told = {*OF_CARDS, *OF_SEATS, *OF_NEMESIS, *IN_EFFECTS, "facing", "x_holder"}
    plain = [field for field in State.__slots__ if field not in told]
    return out | {field: getattr(st, field) for field in (*plain, "conceded")}
