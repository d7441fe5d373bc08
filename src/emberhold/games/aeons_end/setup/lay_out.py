"""SETUP, NEM-DECK, MARKET: the table before the first choice, laid out from a set-up that `read` has checked."""

from __future__ import annotations

from functools import cache
from typing import Final

from emberhold.core.kinds import DefIndex, Seat
from emberhold.core.rng import Rng
from emberhold.core.seeds import Seed, play_stream, setup_stream
from emberhold.games.aeons_end.catalogue import BREACH_BY_SLUG, BY_SLUG, TREASURE_BY_SLUG
from emberhold.games.aeons_end.constants import (
    DECK,
    FORGE,
    GEM,
    HAND,
    MARKET,
    MIX,
    NEMESIS_DECK,
    OWN_BREACHES,
    PILES,
)
from emberhold.games.aeons_end.defs import OPENED, CardDef, MageDef
from emberhold.games.aeons_end.kinds import NO_PILE, CardKind, MageIndex, NemesisIndex, Tier
from emberhold.games.aeons_end.nemesis_def import NEMESES, NemesisDef
from emberhold.games.aeons_end.rules.nemesis_deck import NEEDED, standard_basics, unique_cards, upgraded_slots
from emberhold.games.aeons_end.rules.turn_order import shuffle_turn_deck, turn_cards
from emberhold.games.aeons_end.setup.by_chance import ANY_MIX, draw_what_is_open
from emberhold.games.aeons_end.setup.legal import Plan
from emberhold.games.aeons_end.state import DEFS, MAGES, State

CHEAP_GEM: Final = 3
"""MARKET-03: what the cheap gem of a random market costs."""


def lay_out(plan: Plan, seed: Seed) -> State:
    """SETUP-01: players, turn order deck, nemesis, market, treasures."""
    st = State(len(plan.mages), play_stream(seed))
    in_sight = setup_stream(seed, st.rng)
    draw_what_is_open(plan, in_sight)
    for seat, mage in zip(st.all_seats, plan.mages, strict=True):
        lay_out_mage(st, seat, mage)
    st.turn_deck = turn_cards(st.seats, plan.solo_cards)
    shuffle_turn_deck(st)
    st.x_holder = Seat(plan.x_holder or 0)
    lay_out_nemesis(st, plan.nemesis, harder=plan.harder is True)
    if plan.expedition:
        plan.nemesis.in_expedition(st)
    st.upgraded = [card.index for card in plan.upgraded]
    st.one_target = plan.one_target
    _build_nemesis_deck(st, plan)
    for card in plan.market or (any_nine if plan.random_market == ANY_MIX else random_market)(in_sight):
        add_pile(st, card)
    st.group = [TREASURE_BY_SLUG[slug].index for slug in plan.group]
    st.beside = [NO_PILE] * len(st.group)
    for seat, slugs in zip(st.all_seats, plan.treasures, strict=True):
        st.personal[seat] = [TREASURE_BY_SLUG[slug].index for slug in slugs if slug in TREASURE_BY_SLUG]
        for slug in slugs:
            if slug in BY_SLUG:
                _swap_in(st, seat, BY_SLUG[slug])
    return st


def lay_out_mage(st: State, seat: Seat, mage: MageDef, *, cards: bool = True) -> None:
    """SETUP-03 to SETUP-05: a player's mage, breaches, hand and deck."""
    st.mage[seat] = MageIndex(MAGES.index(mage))
    for b, printed in zip(OWN_BREACHES[seat], mage.breaches, strict=True):
        if printed is not None:
            slug, facing = printed
            st.breach[b] = BREACH_BY_SLUG[slug]
            st.open[b] = facing == OPENED
            st.facing[b] = max(0, facing)
    if cards:
        for slug in mage.forge:
            st.forge[seat].append(st.new_card(BY_SLUG[slug].index, FORGE, seat))
        for slug in mage.hand:
            st.hand[seat].append(st.new_card(BY_SLUG[slug].index, HAND, seat))
        for slug in reversed(mage.deck):  # the leftmost is on top
            st.deck[seat].append(st.new_card(BY_SLUG[slug].index, DECK, seat))


def lay_out_nemesis(st: State, nemesis: NemesisDef, *, harder: bool) -> None:
    """SETUP-06: the nemesis, its life and its mat."""
    st.nemesis = NemesisIndex(NEMESES.index(nemesis))
    st.harder = harder
    st.nemesis_life = nemesis.life
    st.mat = nemesis.new_mat(st.seats)
    nemesis.lay_out(st)


def add_pile(st: State, card: CardDef, left: int | None = None) -> None:
    st.pile.append(card.index)
    st.left.append(card.copies if left is None else left)


def _build_nemesis_deck(st: State, plan: Plan) -> None:
    """NEM-DECK-01 to NEM-DECK-06: tier 3 at the bottom, tier 1 on top, each shuffled by itself."""
    for tier in (3, 2, 1):
        if plan.unshuffled:
            for index in reversed(_fixed_pile(plan, tier, st.seats)):
                st.nemesis_deck.append(st.new_card(index, NEMESIS_DECK))
            continue
        upgraded = [card.index for card in plan.upgraded if card.tier == tier]
        st.rng.shuffle(upgraded)
        chosen = upgraded[: upgraded_slots(st.seats, tier)]
        basics = list(standard_basics(tier))
        st.rng.shuffle(basics)
        chosen += basics[: NEEDED[tier][st.seats - 1] - len(chosen)]
        pile = unique_cards(plan.nemesis, tier) + chosen
        st.rng.shuffle(pile)
        for index in pile:
            st.nemesis_deck.append(st.new_card(index, NEMESIS_DECK))


def _fixed_pile(plan: Plan, tier: Tier, seats: int) -> list[DefIndex]:
    """SETUP-10: a tier of the very first game, from the top, in an order of ours: the printed one is not known to us.

    The nemesis' own cards lie evenly apart.
    """
    others = [card.index for card in plan.upgraded if card.tier == tier][: upgraded_slots(seats, tier)]
    others += standard_basics(tier)[: NEEDED[tier][seats - 1] - len(others)]
    unique = unique_cards(plan.nemesis, tier)
    size = len(unique) + len(others)
    places = {(2 * n + 1) * size // (2 * len(unique)): index for n, index in enumerate(unique)}
    rest = iter(others)
    return [places[place] if place in places else next(rest) for place in range(size)]


@cache
def market_cards(kind: CardKind) -> tuple[CardDef, ...]:
    return tuple([card for card in DEFS if card.role == MARKET and card.kind == kind])


def random_market(rng: Rng) -> list[CardDef]:
    """MARKET-02, MARKET-03: a random market of the suggested mix, with a gem that costs 3 if there is one."""
    chosen: list[CardDef] = []
    for kind, n in MIX.items():
        cards = list(market_cards(kind))
        rng.shuffle(cards)
        part = cards[:n]
        if kind == GEM and not any(card.cost == CHEAP_GEM for card in part):
            cheap = [card for card in cards[n:] if card.cost == CHEAP_GEM]
            part[-1:] = cheap[:1] or part[-1:]
        chosen += sorted(part, key=lambda card: (card.cost, card.slug))
    return chosen


def any_nine(rng: Rng) -> list[CardDef]:
    """MARKET-01, MARKET-03: nine random piles of any kinds, with a gem that costs 3 if there is one."""
    cards = [card for card in DEFS if card.role == MARKET]
    rng.shuffle(cards)
    chosen = cards[:PILES]
    if not any(_is_cheap_gem(card) for card in chosen):
        chosen[-1:] = [card for card in cards[PILES:] if _is_cheap_gem(card)][:1] or chosen[-1:]
    return sorted(chosen, key=lambda card: (card.kind, card.cost, card.slug))


def _is_cheap_gem(card: CardDef) -> bool:
    return card.kind == GEM and card.cost == CHEAP_GEM


def _swap_in(st: State, seat: Seat, treasure: CardDef) -> None:
    """TREASURE-03 to TREASURE-05: a gem takes the place of a Crystal of the starting deck, a spell that of a Spark.

    Which copy is the player's choice; it is asked when the battle begins.
    """
    st.swaps.append((seat, st.new_card(treasure.index, FORGE, seat)))
