"""Deals anew what nobody at the table can know: the order of the turn deck, the cards of the nemesis deck and their
order, and what a nemesis hides on its mat.

Player decks are hidden too, but they are never shuffled, so everybody who paid attention knows them. They stay as
they are, unless a nemesis has shuffled them and deals them anew.
"""

from __future__ import annotations

from emberhold.core import knowledge
from emberhold.core.kinds import CardId
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.kinds import Tier
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.rules.nemesis_deck import standard_basics, unique_cards, upgraded_slots
from emberhold.games.aeons_end.state import DEFS, State


def redeal(st: State, rng: Rng) -> None:
    """Deal anew what is hidden; the result depends only on what everybody knows, and on `rng`."""
    _turn_deck(st, rng)
    known = NEMESES[st.nemesis].known_in_deck(st)
    hidden = [card for card in st.nemesis_deck if card not in known] if known else st.nemesis_deck
    for tier in (1, 2, 3):
        _nemesis_tier(st, tier, hidden, rng)
    NEMESES[st.nemesis].redeal(st, rng)


def deal_names(st: State, cards: list[CardId], rng: Rng) -> None:
    """Shuffle what these cards are among them."""
    knowledge.deal_names(st.card, cards, rng)


def _turn_deck(st: State, rng: Rng) -> None:
    places = [i for i, known in enumerate(st.turn_known) if not known]
    knowledge.deal_names(st.turn_deck, places, rng)


def _nemesis_tier(st: State, tier: Tier, deck: list[CardId], rng: Rng) -> None:
    """Every unique card that has not been seen is in the deck; the rest are basics that have not been seen."""
    slots = [card for card in deck if DEFS[st.card[card]].tier == tier]
    if not slots:
        return
    hidden = set(deck)
    seen = {st.card[card] for card in range(len(st.card)) if card not in hidden}
    names = [index for index in unique_cards(NEMESES[st.nemesis], tier) if index not in seen]
    names = names[: len(slots)]  # the deck of a scenario may be smaller
    tiers = [index for index in st.upgraded if DEFS[index].tier == tier]
    shown = sum(index in seen for index in tiers)
    upgraded = [index for index in tiers if index not in seen]
    rng.shuffle(upgraded)
    room = min(upgraded_slots(st.seats, tier) - shown, len(slots) - len(names))
    names += upgraded[: max(0, room)]
    basics = [index for index in standard_basics(tier) if index not in seen]
    rng.shuffle(basics)
    names += basics[: len(slots) - len(names)]
    rng.shuffle(names)
    for card, index in zip(slots, names, strict=False):
        st.card[card] = index
