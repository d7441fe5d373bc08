"""What the events of Ashes mean for the story of a match: rounds, turns, and wounds of Phoenixborn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberhold.core.events import Told
from emberhold.core.fields import items, mapping
from emberhold.core.match import Match
from emberhold.core.story import Fighter, Hurt, Played, StoryFacts
from emberhold.games.ashes.match import AshesMatch
from emberhold.games.ashes.rules.values import life_value
from emberhold.games.ashes.state import DEFS

__all__ = ["STORY"]


def _played(match: Match) -> Played:
    """The decks by name; one that has none is called after its Phoenixborn."""
    assert isinstance(match, AshesMatch)
    st, setup = match.st, match.journal().setup
    called = [DEFS[st.card[st.phoenixborn[seat]]].slug for seat in st.all_seats]
    if "seats" not in setup:
        return Played(tuple(called))  # a scenario's board
    decks = [mapping(seat, "setup.seats").get("deck") for seat in items(setup["seats"], "setup.seats")]
    for seat, deck in enumerate(decks):
        name = deck if isinstance(deck, str) else mapping(deck, "deck").get("name")
        if isinstance(name, str) and name:
            called[seat] = name
    return Played(tuple(called))


def _begins_turn(told: Told) -> bool:
    return told["kind"] == "turn"


def _fighters(match: Match) -> Sequence[Fighter]:
    assert isinstance(match, AshesMatch)
    st = match.st
    out = []
    for seat in st.all_seats:
        card = st.phoenixborn[seat]
        of = DEFS[st.card[card]].life
        left = max(0, life_value(st, card) - st.wounds[card]) if st.alive[seat] else 0
        out.append(Fighter(DEFS[st.card[card]].slug, seat, seat, left, of))
    return out


def _hurt(match: Match, told: Told) -> Hurt | None:
    """Wounds on a Phoenixborn; a spectator knows all of them by their ids."""
    if told["kind"] != "wounded":
        return None
    assert isinstance(match, AshesMatch)
    st, card, amount = match.st, told["card"], told["amount"]
    assert isinstance(card, dict)
    assert isinstance(amount, int)
    ids = st.ids[st.seats]
    for seat in st.all_seats:
        if ids[st.phoenixborn[seat]] == card["id"]:
            return Hurt(seat, amount)
    return None


STORY: Final = StoryFacts(frozenset({"round"}), _begins_turn, _played, _fighters, _hurt)
