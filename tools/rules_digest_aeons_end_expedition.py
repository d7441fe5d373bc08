"""What the digest of an expedition is made from: what it holds, and the choices before its battles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Final

from emberhold.core.chain import Link, Played
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.state import Outcome
from emberhold.games.aeons_end.expedition.campaign import BATTLE_GAME, CHOICE_GAME, Campaign
from emberhold.games.aeons_end.expedition.plan import NEW_AGE, RANDOM, SHORT, plan_of
from tools.rules_digest import SampleMatch

__all__ = ["printed", "tables"]

CODES: Final = ("000000", "EMBER9", "ZZZZZZ")
RESULTS: Final = ((), (False,), (True,), (True, True, False), (True, True, True))
LONG: Final = 40
"""More decisions than there are before a battle, unless everything is chosen again many times."""


def printed() -> object:
    plans = {NEW_AGE: asdict(plan_of(NEW_AGE, ""))}
    plans |= {f"{name} {code}": asdict(plan_of(name, code)) for name in (RANDOM, SHORT) for code in CODES}
    return {"plans": plans, "battles": [_battle(results) for results in RESULTS]}


def tables() -> Iterator[SampleMatch]:
    for number, results in enumerate(RESULTS):
        for players in (1, 2, 3, 4):
            random: dict[str, object] = {"players": players, "expedition": RANDOM, "code": CODES[1]}
            first: dict[str, object] = {"players": players}
            for setup in (first, random):
                gives_up = number % players if players > 1 and number % 2 else None
                yield SampleMatch(dict(_after(setup, results).choice_setup()), number, LONG, gives_up)


def _battle(results: tuple[bool, ...]) -> object:
    """The set-up of the battle after these results."""
    campaign = _after({"players": 2}, results)
    match = _choose(campaign)
    return dict(Campaign({"players": 2}, [*_played({"players": 2}, results), match]).battle_setup())


def _after(setup: dict[str, object], results: tuple[bool, ...]) -> Campaign:
    return Campaign(setup, _played(setup, results))


def _played(setup: dict[str, object], results: tuple[bool, ...]) -> list[Played]:
    """Battles with these results that nobody has fought, and the first choice each time."""
    played: list[Played] = []
    for won in results:
        while (campaign := Campaign(setup, played)).orders is None:
            played.append(_choose(campaign))
        link = Link(BATTLE_GAME, campaign.battle_setup(), tuple(campaign.orders.fighters()))
        match = load_game(BATTLE_GAME).new(link.setup, 1)
        match._state.outcome = Outcome(link.seats, "nemesis") if won else Outcome((), "gravehold")
        played.append(Played(link, match))
    return played


def _choose(campaign: Campaign) -> Played:
    link = Link(CHOICE_GAME, campaign.choice_setup(), tuple(range(campaign.players)))
    match: Match = load_game(CHOICE_GAME).new(link.setup, 1)
    while match.pending:
        decision = match.pending[0]
        match.answer(decision.seats[0], decision, "0")
    return Played(link, match)
