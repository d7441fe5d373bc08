"""END: how a battle ends. As soon as it is decided, nothing more is resolved."""

from __future__ import annotations

from typing import NoReturn

from emberhold.core.kinds import Seat
from emberhold.core.state import MatchOver, Outcome
from emberhold.games.aeons_end.nemesis_def import NEMESES
from emberhold.games.aeons_end.state import State


def _end(st: State, winners: tuple[Seat, ...], reason: str) -> NoReturn:
    st.outcome = Outcome(winners, reason)
    raise MatchOver


def lose(st: State, reason: str) -> NoReturn:
    """GEN-01: all players lose together."""
    _end(st, (), reason)


def win(st: State, reason: str) -> None:
    """All players win together, unless something else happens instead (`NemesisDef.forestalls_win`)."""
    if not NEMESES[st.nemesis].forestalls_win(st):
        _end(st, st.all_seats, reason)


def check_cleared(st: State) -> None:
    """END-03, END-04: a win if the nemesis deck is empty, nothing is in play and nothing is being resolved."""
    if not st.nemesis_deck and not st.in_play and not st.resolving and st.outcome is None:
        nemesis = NEMESES[st.nemesis]
        if not nemesis.tokens_in_play(st):
            win(st, "cleared")
