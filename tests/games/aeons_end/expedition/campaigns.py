"""Expeditions whose battles are not played: their results are given, so that every way through can be looked at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from emberhold.core.chain import Link, Played
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.state import Outcome
from emberhold.games.aeons_end.expedition import CHAIN
from emberhold.games.aeons_end.expedition.campaign import BATTLE_GAME, CHOICE_GAME, Campaign
from emberhold.games.aeons_end.expedition.match import ExpeditionMatch

__all__ = ["Way", "campaign_after", "chosen", "fought"]

Choices = Mapping[str, Sequence[str]]
"""What is preferred, by verb: `{"pick": ["sahala"], "take": [...]}`; the first option is taken otherwise."""


def chosen(link: Link, wanted: Choices | None = None) -> ExpeditionMatch:
    """The choices of this link, made to the end."""
    match = load_game(CHOICE_GAME).new(link.setup, 1)
    assert isinstance(match, ExpeditionMatch)
    left = {verb: list(words) for verb, words in (wanted or {}).items()}
    while match.pending:
        decision = match.pending[0]
        seat = decision.seats[0]
        options = decision.described(seat)[1]
        found = options[0]
        for option in options:
            verb, *words = option.meaning
            if left.get(verb) and left[verb][0] == (words[0] if words else verb):
                left[verb].pop(0)
                found = option
                break
        match.answer(seat, decision, found.key)
    return match


def fought(link: Link, *, won: bool) -> Match:
    """The battle of this link with a result that nobody has played for."""
    match = load_game(BATTLE_GAME).new(link.setup, 1)
    everybody = tuple(range(match.seats))
    match._state.outcome = Outcome(everybody, "nemesis") if won else Outcome((), "gravehold")
    return match


class Way:
    """A way through an expedition."""

    def __init__(self, setup: Mapping[str, Any]) -> None:
        self.setup = setup
        self.played: list[Played] = []

    @property
    def campaign(self) -> Campaign:
        return Campaign(self.setup, self.played)

    @property
    def link(self) -> Any:
        """The link that comes. Its set-up is looked at part by part."""
        found = CHAIN.next_link(self.setup, self.played)
        assert found is not None
        return found

    @property
    def over(self) -> bool:
        return CHAIN.next_link(self.setup, self.played) is None

    def choose(self, wanted: Choices | None = None) -> ExpeditionMatch:
        link = self.link
        assert link.game == CHOICE_GAME
        match = chosen(link, wanted)
        self.played.append(Played(link, match))
        return match

    def fight(self, *, won: bool) -> Any:
        """Fight the battle that comes, after whatever has to be chosen before it."""
        while self.link.game == CHOICE_GAME:
            self.choose()
        link = self.link
        self.played.append(Played(link, fought(link, won=won)))
        return link


def campaign_after(setup: Mapping[str, Any], results: Sequence[bool]) -> Campaign:
    way = Way(setup)
    for won in results:
        way.fight(won=won)
    return way.campaign
