"""What the events of Aeon's End mean for the story of a battle: rounds, turns, and the life of everybody in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberhold.core.events import Told
from emberhold.core.match import Match
from emberhold.core.story import Fighter, Hurt, Played, StoryFacts
from emberhold.games.aeons_end.constants import GRAVEHOLD_LIFE, LIFE, NEMESIS_TURN, TURN_CARDS
from emberhold.games.aeons_end.match import AeonsEndMatch
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.state import MAGES

__all__ = ["STORY"]

PLAYERS, FOE = 0, 1
"""The two sides."""
NEMESIS_CARD: Final = f"turn-{TURN_CARDS[NEMESIS_TURN]}"


def _played(match: Match) -> Played:
    assert isinstance(match, AeonsEndMatch)
    st = match.st
    return Played(tuple([MAGES[mage].slug for mage in st.mage]), NEMESES[st.nemesis].slug)


def _begins_turn(told: Told) -> bool:
    """A player's turn, or one of the nemesis."""
    turn = told.get("turn")
    nemesis = isinstance(turn, dict) and turn["card"] == NEMESIS_CARD
    return told["kind"] == "turn-begins" or (told["kind"] == "turn-card" and nemesis)


def _fighters(match: Match) -> Sequence[Fighter]:
    """The mages by seat, then Gravehold, then the nemesis. A nemesis without a dial has no life of its own."""
    assert isinstance(match, AeonsEndMatch)
    st = match.st
    mages = [Fighter(MAGES[st.mage[seat]].slug, seat, PLAYERS, st.life[seat], LIFE) for seat in st.all_seats]
    nemesis = NEMESES[st.nemesis]
    gravehold = Fighter("board-gravehold", None, PLAYERS, st.gravehold, GRAVEHOLD_LIFE)
    return [*mages, gravehold, Fighter(nemesis.slug, None, FOE, st.nemesis_life, nemesis.life)]


def _hurt(match: Match, told: Told) -> Hurt | None:
    kind, seats = told["kind"], match.seats
    amount = told.get("amount")
    if not isinstance(amount, int):
        return None
    if kind == "suffered":
        seat = told["seat"]
        assert isinstance(seat, int)
        return Hurt(seat, amount)
    if kind == "gravehold-suffered":
        return Hurt(seats, amount)
    return Hurt(seats + 1, amount) if kind == "nemesis-hurt" else None


STORY: Final = StoryFacts(frozenset({"turn-deck-shuffled"}), _begins_turn, _played, _fighters, _hurt, first_round=1)
