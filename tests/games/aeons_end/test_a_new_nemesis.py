"""A nemesis that nobody knows but this module is laid, fought, copied, seen, written and evaluated like any other.

It stands in `more_nemeses`; all that is done for it is to add that package to those that the catalogue looks into.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

from emberhold.core.registry import SetupError, load_game, replay
from emberhold.core.rng import Rng
from emberhold.games.aeons_end.bot.nemesis_tactics import NemesisTactics, tactics_of
from emberhold.games.aeons_end.constants import BOARD as BOARD_ACTION
from emberhold.games.aeons_end.mat import Mat
from emberhold.games.aeons_end.match import AeonsEndMatch
from emberhold.games.aeons_end.scenario.nemesis_scenario import NemesisScenario, scenario_of
from tests.games.aeons_end.mats import copied_whole, mat_fields
from tests.games.aeons_end.new_content import more_nemeses_known
from tests.games.aeons_end.positions import fields, step
from tests.games.aeons_end.table import GAME, Json, Table, first_mages, new_match, slugs, staged

pytestmark = pytest.mark.usefixtures("tide_caller")

SPEC = load_game(GAME)
TIDE: Final = "tide-caller"


@pytest.fixture(scope="module")
def tide_caller() -> Iterator[None]:
    with more_nemeses_known():
        yield


def test_whole_battles_are_fought_against_it() -> None:
    """At random, by one to four players; each position is copied and described, and the journal leads there again."""
    kinds: Counter[str] = Counter()
    meanings: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    changed: set[str] = set()
    for seed in range(24):
        match = new_match(first_mages(1 + seed % 4, TIDE, harder=seed % 3 == 0), seed).match
        first = mat_fields(match.st.mat.copy())
        rng = Rng(seed)
        while match.pending:
            copied = match.clone(track=False)
            assert isinstance(copied, AeonsEndMatch)
            was = mat_fields(match.st.mat.copy())
            decision, key = step(match, rng)
            meanings[decision.described(decision.seats[0])[1][int(key)].meaning[0]] += 1
            kinds[decision.kind] += 1
            assert mat_fields(copied.st.mat) == was, "the copy has changed with the battle"
            copied.answer(decision.seats[0], copied.pending[0], key)
            assert mat_fields(copied.st.mat) == mat_fields(match.st.mat)
            copied_whole(match.st.mat)
            changed |= {name for name, value in was.items() if value != first[name]}
        again = replay(match.journal(), SPEC)
        assert isinstance(again, AeonsEndMatch)
        assert (fields(again.st), again.view(0)) == (fields(match.st), match.view(0))
        assert match.outcome is not None
        ends[match.outcome.reason] += 1
    assert kinds["wave"] > 10
    assert min(meanings[word] for word in ("break", "hold", "dive", "drown")) > 3
    assert changed == {"cards", "own_deck", "era", "tide", "pearls", "calm"}
    assert ends["tide"]


BOARD: Json = {
    "nemesis": {
        "name": TIDE,
        "tide": 3,
        "drowned": ["spark", "crystal"],
        "play": ["drowned-one", {"undertow": {"power": 1}}],
    },
    "a": {"hand": ["crystal", "crystal"], "pearls": 2, "deck": ["spark"]},
    "b": {"hand": ["crystal"], "deck": ["spark"]},
}


def test_it_is_laid_from_a_board_and_written_as_one() -> None:
    table = staged(BOARD)
    there = table.look()
    assert there["nemesis"]["tide"] == 3
    assert there["nemesis"]["drowned"] == [{"card": "spark"}, {"card": "crystal"}]
    assert there["nemesis"]["deep"] == 2
    assert there["nemesis"]["play"][0]["tokens"] == ["a"]
    assert (there["a"]["pearls"], there["b"]["pearls"]) == (2, 0)
    written = SPEC.given(table.match)
    assert written["nemesis"] == BOARD["nemesis"]
    assert fields(staged(written, table.st.rng.state).st) == fields(table.st)


def test_any_position_of_its_battles_can_be_written() -> None:
    n = 0
    for seed in range(6):
        match = new_match(first_mages(2, TIDE), seed).match
        rng = Rng(seed)
        while match.pending:
            step(match, rng)
            if match.answered % 9 == 0 and match.quiet and match.outcome is None:
                again = staged(SPEC.given(match), 1)
                own = mat_fields(again.st.mat)
                lying = [[again.st.card[card] for card in own.pop(name)] for name in ("cards", "own_deck")]
                theirs = mat_fields(match.st.mat)
                assert lying == [[match.st.card[card] for card in theirs.pop(name)] for name in ("cards", "own_deck")]
                assert own | {"era": 0} == theirs | {"era": 0}
                n += 1
    assert n > 20


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"nemesis": {"tide": 4}}, "given.nemesis.tide: 4 is not possible here"),
        (
            {"nemesis": {"tide": 1, "drowned": ["rend"]}},
            "'rend' is an attack and cannot be here; only what players can",
        ),
        ({"nemesis": {"name": "maggoth", "tide": 1}}, "given.nemesis.tide: this is on the mat of tide-caller"),
        ({"nemesis": {"name": TIDE, "nest": []}}, "given.nemesis.nest: this is on the mat of maggoth"),
        (
            {"nemesis": {"name": "maggoth"}, "a": {"pearls": 1}},
            "given.a.pearls: there is no such thing in a battle against this",
        ),
        ({"nemesis": {"name": TIDE}, "a": {"position": "none"}}, "given.a.position: there is no such thing"),
    ],
)
def test_what_cannot_lie_on_its_mat_is_refused(given: Json, problem: str) -> None:
    with pytest.raises(SetupError, match=re.escape(problem)):
        staged(given)


def test_a_word_of_its_mat_tells_it() -> None:
    assert staged({"nemesis": {"tide": 1}}).look()["nemesis"]["name"] == TIDE
    assert staged({"a": {"pearls": 1}}).look()["nemesis"]["name"] == TIDE


def test_its_battle_can_end_in_its_own_way() -> None:
    table = staged({"over": "tide", "nemesis": {"name": TIDE}})
    assert table.match.outcome is not None
    assert (table.match.outcome.winners, table.match.outcome.reason) == ((), "tide")


def aiming() -> Table:
    """Both players are about to deal damage, and only one of them has a pearl."""
    spells = {"hand": ["crystal"], "breaches": {"i": {"open": True, "spells": ["spark"]}}, "deck": ["spark"]}
    nemesis = {**BOARD["nemesis"], "play": ["drowned-one"]}
    return staged({"phase": "casting", "nemesis": nemesis, "a": {**spells, "pearls": 1}, "b": spells})


def test_its_target_and_its_question() -> None:
    table = aiming()
    table.say("a", "cast spark on i")
    assert table.offers("a") == ["damage nemesis", "damage drowned-one", "damage wave crystal"]
    table.say("a", "damage wave crystal")
    assert table.offers("a") == ["break wave", "hold wave"]
    prompt = table.match.pending[0].described(0)[0]
    assert (prompt.id, prompt.args) == ("ask-wave", {"n": 1})
    table.say("a", "break wave")
    assert table.look()["nemesis"]["tide"] == 2


def test_its_minions_are_hurt_as_it_says() -> None:
    """With a pearl; and they go back into its own deck."""
    table = staged(
        {
            "phase": "casting",
            "nemesis": {"name": TIDE, "play": [{"drowned-one": {"life": 1}}]},
            "a": {"breaches": {"i": {"open": True, "spells": ["spark", "spark"]}}, "deck": ["spark"]},
        }
    )
    table.say("a", "cast spark on i", "damage drowned-one")
    assert table.look()["nemesis"]["play"][0]["life"] == 1
    mat = table.st.mat
    assert isinstance(getattr(mat, "pearls", None), list)
    table.st.mat.pearls[0] = 1  # type: ignore[attr-defined]
    table.say("a", "cast spark on i", "damage drowned-one")
    assert table.look()["nemesis"]["play"] == []
    assert table.look()["nemesis"]["deep"] == 3


def test_its_action_and_why_not() -> None:
    table = staged(BOARD | {"a": {"aether": 5, "hand": ["crystal"], "deck": ["spark"]}})
    assert "dive" in table.offers("a")
    table.say("a", "dive")
    assert table.look()["a"]["pearls"] == 1
    assert "dive" not in table.offers("a")
    reason = table.match.why_not(0, "dive", 0)
    assert reason is not None
    assert reason.text.id == "why-calm"
    table.say("a", "end turn")
    while "dive" not in table.offers("a") and table.st.turn < 4:
        step(table.match, Rng(1))
    assert not table.st.mat.calm  # type: ignore[attr-defined]


def test_texts_are_cut_short_when_its_era_goes_on() -> None:
    """Gravehold suffers by the first half of the power; no player suffers by the second."""
    play = {"play": [{"undertow": {"power": 1}}], "deck": ["spring-tide"]}
    there = staged(BOARD | {"phase": "nemesis main", "turn deck": ["a"], "nemesis": play}).look()
    assert slugs(there["nemesis"]["discard"]) == ["undertow", "spring-tide"]
    assert there["gravehold"] == 29
    assert (there["a"]["life"], there["b"]["life"]) == (10, 10)


def test_it_is_seen() -> None:
    view = staged(BOARD).view("b")
    assert view["nemesis"]["nemesis"] == TIDE
    assert view["nemesis"]["board"] == {"tide": 3, "drowned": ["spark", "crystal"], "deep": 2, "pearls": [2, 0]}


def test_what_it_hides_is_dealt_anew() -> None:
    match = staged(BOARD).match
    worlds = [match.determinize(0, Rng(number)) for number in range(9)]
    assert all(isinstance(world, AeonsEndMatch) for world in worlds)
    assert {mat_fields(world.st.mat)["depth"] for world in worlds if isinstance(world, AeonsEndMatch)} == {0, 1, 2}
    assert all(world.view(0) == match.view(0) for world in worlds)
    assert mat_fields(match.st.mat)["depth"] == 0


def test_bots_ask_it() -> None:
    low, high = (staged(BOARD | {"nemesis": {**BOARD["nemesis"], "tide": tide}}) for tide in (0, 3))
    assert low.match.evaluate(0) > high.match.evaluate(0)

    table = aiming()
    table.say("b" if table.st.active == 1 else "a", "cast spark on i")
    tried = table.match.candidates(table.match.pending[0].ask)
    assert tried[0] == (-2,), "the wave is worth most"
    table.say("a", "damage wave crystal")
    assert table.match.candidates(table.match.pending[0].ask) == [(0,)]

    rich = staged(BOARD | {"a": {"aether": 2, "deck": ["spark"]}})
    main = rich.match.pending[0].ask
    assert (BOARD_ACTION, 0) in rich.match.candidates(main)
    assert tactics_of(rich.st).menace(rich.st) == 6.0


def test_a_bot_can_fight_it() -> None:
    """What is tried is always among the answers, and its own questions and actions come up."""
    kinds: Counter[str] = Counter()
    for seed in range(4):
        match = new_match(first_mages(2, TIDE), seed).match
        rng = Rng(seed)
        while match.pending:
            decision = match.pending[0]
            tried = match.candidates(decision.ask)
            assert tried
            assert all(answer in decision.ask.answers for answer in tried)
            answer = tried[rng.below(len(tried))]
            kinds[decision.kind if answer[:1] != (BOARD_ACTION,) else "dive"] += 1
            match.answer(decision.seats[0], decision, str(decision.ask.answers.index(answer)))
    assert kinds["wave"]
    assert kinds["dive"]


def test_a_mat_is_enough() -> None:
    """A nemesis without cards, boards and tactics of its own has plain ones."""
    for seed in range(4):
        match = new_match(first_mages(2, "quiet-one"), seed).match
        rng = Rng(seed)
        while match.pending:
            assert match.candidates(match.pending[0].ask)
            step(match, rng)
        assert type(match.st.mat) is Mat
    table = staged({"nemesis": {"name": "quiet-one", "play": ["needlemaw"]}})
    assert type(scenario_of(table.st)) is NemesisScenario
    assert type(tactics_of(table.st)) is NemesisTactics
    assert 0 < table.match.evaluate(0) < 1
