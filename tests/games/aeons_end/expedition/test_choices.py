"""TREASURE-02 to TREASURE-08, SETUP-02, TURN-06: what is chosen before a battle."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.core.registry import load_game
from emberhold.games.aeons_end.expedition.match import ExpeditionMatch
from emberhold.games.aeons_end.expedition.plan import level_of
from tests.games.aeons_end.expedition.campaigns import Way, campaign_after, chosen

pytestmark = pytest.mark.game("aeons-end")


def before(battle: int, players: int = 2) -> Way:
    way = Way({"players": players})
    for _ in range(battle - 1):
        way.fight(won=True)
    return way


def kinds_asked(way: Way) -> list[str]:
    match = load_game("aeons-end-expedition").new(way.link.setup, 1)
    asked = []
    while match.pending:
        decision = match.pending[0]
        asked.append(decision.kind)
        match.answer(decision.seats[0], decision, "0")
    return asked


@pytest.mark.rule("TREASURE-02", "TREASURE-06", "TREASURE-07")
@pytest.mark.parametrize(
    ("battle", "levels"),
    [(1, [[], []]), (2, [[1], [1]]), (3, [[1], [1]]), (4, [[1, 3], [1, 3]])],
)
def test_treasures_by_battle(battle: int, levels: list[list[int]]) -> None:
    """They are not optional: nobody is offered to take none."""
    way = before(battle)
    match = way.choose()
    orders = match.orders()
    assert [[level_of(treasure) for treasure in own] for own in orders.treasures] == levels
    assert bool(orders.group) == (battle >= 3)
    assert match.view(None)["levels"] == list(range(1, battle))
    if orders.group:
        assert level_of(orders.group) == 2
    taken = orders.all_treasures()
    assert len(set(taken)) == len(taken)


@pytest.mark.rule("TREASURE-02")
def test_a_treasure_is_no_may() -> None:
    match = load_game("aeons-end-expedition").new(before(4).link.setup, 1)
    while match.pending:
        decision = match.pending[0]
        if "treasure" in decision.kind:
            verbs = {option.meaning[0] for option in decision.options}
            assert verbs in ({"wear"}, {"share"})
        match.answer(decision.seats[0], decision, "0")


@pytest.mark.rule("TREASURE-08")
def test_no_treasure_for_two() -> None:
    match = load_game("aeons-end-expedition").new(before(2).link.setup, 1)
    offers = []
    while match.pending:
        decision = match.pending[0]
        if decision.kind == "treasure":
            offers.append([option.meaning[1] for option in decision.options])
        match.answer(decision.seats[0], decision, "0")
    assert offers[1] == offers[0][1:]


@pytest.mark.rule("EXPED-04")
def test_the_first_battle_leaves_no_choice_of_piles() -> None:
    assert kinds_asked(before(1)) == ["mage", "mage", "ready"]
    assert kinds_asked(before(2)) == ["piles"] * 9 + ["mage"] * 2 + ["treasure"] * 2 + ["ready"]


@pytest.mark.rule("SETUP-02")
def test_no_two_play_the_same_mage_and_somebody_fights() -> None:
    match: Any = load_game("aeons-end-expedition").new(before(1).link.setup, 1)
    first = match.pending[0]
    assert [option.meaning for option in first.options] == [
        ("pick", "gygar"),
        ("pick", "taqren"),
        ("pick", "claudia"),
        ("pick", "sahala"),
        ("rest",),
    ]
    match.answer(0, first, "4")
    assert ("rest",) not in [option.meaning for option in match.pending[0].options]
    match.answer(1, match.pending[0], "2")
    match.answer(0, match.pending[0], "0")
    assert match.orders().mages == ("", "claudia")
    assert match.outcome.winners == (1,)


@pytest.mark.rule("TURN-06")
def test_three_say_who_begins_with_the_x_token() -> None:
    way = before(1, players=4)
    way.choose({"rest": ["rest"], "token": ["d"]})
    assert way.link.seats == (1, 2, 3)
    assert way.link.setup["x_token"] == 2


def test_the_party_changes_from_battle_to_battle() -> None:
    way = Way({"players": 3})
    sizes = []
    for rests in (["rest", "rest"], [], ["rest"]):
        way.choose({"rest": rests})
        sizes.append(way.link.seats)
        way.fight(won=True)
    assert sizes == [(2,), (0, 1, 2), (1, 2)]


def test_everything_can_be_chosen_again_before_they_set_out() -> None:
    way = before(3)
    once = chosen(way.link)
    again = chosen(way.link, {"again": ["again"], "wear": ["xaxos-pyre"] * 3})
    assert once.st.taken == again.st.taken
    kinds = [event["kind"] for event in again.events(None)]
    assert kinds.count("chose-again") == 1
    assert kinds.count("took-pile") == 18


def test_every_choice_can_be_taken_back() -> None:
    match = load_game("aeons-end-expedition").new(before(4).link.setup, 1)
    while match.pending and match.pending[0].kind != "ready":
        match.answer(match.pending[0].seats[0], match.pending[0], "0")
    assert match.undo_floor == 0
    match.rewind(0)
    assert match.pending[0].kind == "piles"


def test_somebody_who_gives_up_goes_and_the_others_choose_mages_again() -> None:
    match = load_game("aeons-end-expedition").new(before(2, players=3).link.setup, 1)
    assert isinstance(match, ExpeditionMatch)
    while match.pending[0].kind != "treasure":
        match.answer(match.pending[0].seats[0], match.pending[0], "0")
    match.concede(1)
    assert match.pending[0].kind == "mage"
    while match.pending:
        match.answer(match.pending[0].seats[0], match.pending[0], "0")
    assert match.orders().fighters() == [0, 2]


def test_if_all_give_up_the_expedition_is_over() -> None:
    way = Way({"players": 2})
    match = load_game("aeons-end-expedition").new(way.link.setup, 1)
    match.concede(0)
    match.concede(1)
    assert match.outcome is not None
    assert match.outcome.reason == "abandoned"
    from emberhold.core.chain import Played

    way.played.append(Played(way.link, match))
    assert way.over


def test_why_not() -> None:
    match = load_game("aeons-end-expedition").new(campaign_after({"players": 2}, [True]).choice_setup(), 1)
    said = {
        verb: getattr(match.why_not(0, verb, thing), "rule", None)
        for verb, thing in (("take", 1), ("pick", 14), ("set-out", "set-out"), ("wear", 19), ("fly", 1))
    }
    assert said == {"take": None, "pick": "EXPED-04", "set-out": "EXPED-04", "wear": "EXPED-04", "fly": "EXPED-02"}
    assert match.pending[0].kind == "piles"
    match.answer(1, match.pending[0], "0")
    taken = match.why_not(0, "take", 1)
    assert taken is not None
    assert taken.text.id == "why-expedition-taken"
