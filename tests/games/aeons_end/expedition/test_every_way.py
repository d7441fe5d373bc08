"""Expeditions with given results, every way through: each branch of the campaign is met, and nobody looks ahead."""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from emberhold.core.chain import Played
from emberhold.core.journal import Journal
from emberhold.core.registry import SetupError, load_game, replay
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.expedition import CHAIN, campaign
from emberhold.games.aeons_end.expedition.campaign import CHOICE_GAME, MOST_BATTLES, Campaign
from emberhold.games.aeons_end.expedition.match import ExpeditionMatch
from tests.games.aeons_end.expedition.campaigns import Way, fought

pytestmark = [pytest.mark.game("aeons-end"), pytest.mark.slow]

AT_HAND = ["maggoth", "arachnos", "ageless-walker", "fenrix", "rageborne"]
SETUPS: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 2, "one_target": True},
    {"players": 3, "expedition": "random", "code": "EMBER9", "nemeses": AT_HAND},
    {"players": 4, "expedition": "random-short", "code": "7K2QX4", "harder": True},
    {"players": 1, "expedition": "random", "code": "000000", "big_pocket": True, "solo_player_turn_cards": 3},
]
DEFEATS = list(product(range(3), repeat=4))
"""How often each battle is lost before it is won."""
PART = 20
"""A prime to the number of ways, so that every battle is lost never, once and twice."""


def ways(setup: dict[str, Any], every: int = PART) -> Iterator[tuple[Way, list[bool], Rng]]:
    battles = len(Campaign(setup).plan.battles)
    for number in range(0, len(DEFEATS), every):
        results = [won for lost in DEFEATS[number][:battles] for won in [False] * lost + [True]]
        yield Way(setup), results, Rng(number)


def choose_by_lot(way: Way, rng: Rng, look: Callable[[Way, ExpeditionMatch], None]) -> None:
    """The choices before a battle. A copy goes along, and the journal brings them back."""
    link = way.link
    match = load_game(CHOICE_GAME).new(link.setup, 1)
    assert isinstance(match, ExpeditionMatch)
    look(way, match)
    while match.pending:
        copy = match.clone()
        decision = match.pending[0]
        seat = decision.seats[rng.below(len(decision.seats))]
        # Who begins again and again never sets out.
        keys = [option.key for option in decision.described(seat)[1] if option.meaning[0] != "again"]
        key = keys[rng.below(len(keys))]
        match.answer(seat, decision, key)
        copy.answer(seat, copy.pending[0], key)
        assert copy.view(None) == match.view(None)
        look(way, match)
    again = replay(Journal.loads(match.journal().dumps()))
    assert again.journal().dumps() == match.journal().dumps()
    assert again.view(None) == match.view(None)
    way.played.append(Played(link, match))


def walk(way: Way, results: list[bool], rng: Rng, look: Callable[[Way, ExpeditionMatch], None]) -> None:
    for won in results:
        while way.link.game == CHOICE_GAME:
            choose_by_lot(way, rng, look)
        link = way.link
        way.played.append(Played(link, fought(link, won=won)))


# -- what holds at every point ----------------------------------------------------------------------------------------


def ahead(now: Campaign) -> set[str]:
    """EXPED-01: everything that the plan holds and nobody knows yet."""
    plan = now.plan
    later = plan.battles[now.at + 1 :]
    wealth = [plan.spare, plan.end, *(battle.reward for battle in plan.battles[now.at :])]
    if now.over:
        return set()
    hidden = {battle.nemesis for battle in later} | {card for battle in later for card in battle.upgraded}
    hidden |= {thing for one in wealth for thing in (*one.piles, *one.mages, *one.treasures)}
    return hidden - {*now.piles, *now.banished, *now.mages, *now.treasures}


def tells_nothing(way: Way, match: ExpeditionMatch) -> None:
    viewers = [*range(match.seats), None]
    told = [[match.view(viewer), [{**event} for event in match.events(viewer)]] for viewer in viewers]
    decisions = [[str(option.meaning) for option in one.described(one.seats[0])[1]] for one in match.pending]
    text = json.dumps([told, decisions, way.link.setup, CHAIN.state(way.setup, way.played)], default=str)
    words = set(text.replace("'", '"').split('"'))
    known = {word.removeprefix("card-") for word in words}
    assert not known & ahead(way.campaign)


def in_order(way: Way) -> None:
    now = way.campaign
    things = [*now.piles, *now.banished]
    assert len(set(things)) == len(things)
    for owned in (now.mages, now.treasures, now.upgraded):
        assert len(set(owned)) == len(owned)
    if now.orders is not None:
        assert len(now.orders.piles) == 9
        assert len(now.piles) == 9 or now.setup.get("big_pocket")
        worn = now.orders.all_treasures()
        assert len(set(worn)) == len(worn)
        assert set(worn) <= set(now.treasures)
        assert load_game("aeons-end").new(way.link.setup, 1).seats == len(now.orders.fighters())


@pytest.mark.rule("EXPED-01", "EXPED-03", "EXPED-07", "TREASURE-08")
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.get('expedition', 'new-age')}-{setup['players']}")
def test_on_every_way_the_barracks_are_in_order_and_nothing_tells_what_lies_ahead(setup: dict[str, Any]) -> None:
    looked = 0

    def look(way: Way, match: ExpeditionMatch) -> None:
        nonlocal looked
        looked += 1
        tells_nothing(way, match)
        in_order(way)

    for way, results, rng in ways(setup):
        walk(way, results, rng, look)
        assert way.over
        assert [line["won"] for line in way.campaign.record] == results
    assert looked > 100


def test_the_look_ahead_would_be_seen() -> None:
    """Guards the net: there is something ahead at every point, and a view with it in it is noticed."""
    way = Way(SETUPS[0])
    match = load_game(CHOICE_GAME).new(way.link.setup, 1)
    assert isinstance(match, ExpeditionMatch)
    tells_nothing(way, match)
    for thing in ("fenrix", "wreck", "lost", "caged-fire"):
        assert thing in ahead(way.campaign)
        match.st.campaign["story"] = [thing]
        with pytest.raises(AssertionError):
            tells_nothing(way, match)


# -- every branch -----------------------------------------------------------------------------------------------------

Arc = tuple[int, int]
SOURCE = Path(campaign.__file__)


class Arcs:
    """Which line of campaign.py follows which, while this is on."""

    def __init__(self) -> None:
        self.seen: set[Arc] = set()

    def __enter__(self) -> Arcs:
        self._before = sys.gettrace()
        sys.settrace(self._enter)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(self._before)

    def _enter(self, frame: FrameType, _event: str, _arg: object) -> Any:
        if frame.f_code.co_filename != str(SOURCE):
            return None
        last = frame.f_lineno

        def step(frame: FrameType, event: str, _arg: object) -> Any:
            nonlocal last
            self.seen.add((last, -1 if event == "return" else frame.f_lineno))
            last = frame.f_lineno
            return step

        return step


def untaken(seen: set[Arc]) -> list[str]:
    """The branches of campaign.py that were not taken, by their condition."""
    out = []
    for node in ast.walk(ast.parse(SOURCE.read_text(encoding="utf-8"))):
        if isinstance(node, ast.If):
            test = range(node.test.lineno, (node.test.end_lineno or node.test.lineno) + 1)
            after = {line for before, line in seen if before in test and line not in test}
            inside = node.body[0].lineno
            if inside not in after:
                out.append(f"never: {ast.unparse(node.test)}")
            if not after - {inside}:
                out.append(f"always: {ast.unparse(node.test)}")
    return out


def given_up(setup: dict[str, Any]) -> Way:
    way = Way(setup)
    link = way.link
    match = load_game(CHOICE_GAME).new(link.setup, 1)
    for seat in range(match.seats):
        match.concede(seat)
    way.played.append(Played(link, match))
    return way


def test_every_branch_of_the_campaign_is_taken() -> None:
    """By results alone, with set-ups that are refused and one that is given up."""
    with Arcs() as arcs:
        for setup in SETUPS:
            for way, results, rng in ways(setup, every=27):
                walk(way, results, rng, lambda *_: None)
                CHAIN.told(way.setup, way.played)
        assert CHAIN.told(SETUPS[1], given_up(SETUPS[1]).played)[0].id == "story-new-age-abandoned"
        for wrong in ({"code": "EMBER9"}, {"harder": True}, {"nemeses": AT_HAND}):
            with pytest.raises(SetupError):
                CHAIN.check({"players": 1, **wrong})
        other_rules = {**SETUPS[4], "nemeses": ["maggoth", "arachnos", "ageless-walker", "gate-witch"]}
        walk(Way(other_rules), [True] * 4, Rng(1), lambda *_: None)
        endless = Way({"players": 1, "expedition": "random", "code": "ZZZZZZ"})
        walk(endless, [False] * MOST_BATTLES, Rng(1), lambda *_: None)
        assert endless.over
    assert untaken(arcs.seen) == []
    assert len(untaken(set())) > 30, "twice the number of conditions"
