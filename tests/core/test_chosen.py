"""What was chosen: kept with gaps, read from words, filled from the game's own set-ups."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.core.chosen import Chosen, complete, get, has, lay_over, put, read_words
from emberhold.core.registry import SetupError, load_game
from tests.toy.spec import TOY

AEONS_END = load_game("aeons-end")
ASHES = load_game("ashes")


def test_something_is_chosen_where_nothing_was() -> None:
    chosen: Chosen = {}
    put(chosen, ("seats", 1, "mage"), "gygar")
    assert chosen == {"seats": [{}, {"mage": "gygar"}]}
    put(chosen, ("seats", 0, "treasures"), [])
    assert chosen == {"seats": [{"treasures": []}, {"mage": "gygar"}]}
    assert get(chosen, ("seats", 1, "mage")) == "gygar"
    assert [has(chosen, ("seats", seat, "mage")) for seat in range(3)] == [False, True, False]
    assert get(chosen, ("nemesis",)) is None
    decks: Chosen = {}
    put(decks, ("decks", 1), {"spark": 9})
    assert [has(decks, ("decks", seat)) for seat in range(3)] == [False, True, False]


def test_what_nobody_chose_is_that_of_a_ready_made_set_up() -> None:
    for spec in (AEONS_END, ASHES, TOY):
        for seed in (0, 3, 1000):
            ready = spec.setups(2)
            assert complete(spec, 2, {}, seed) == ready[seed % len(ready)]


def test_what_was_chosen_takes_the_place_of_what_was_ready() -> None:
    base = {"seats": [{"mage": "claudia"}, {"mage": "gygar"}], "nemesis": "fenrix", "market": "random"}
    chosen = {"seats": [{}, {"treasures": ["kadirs-emerald-shard"]}], "nemesis": "maggoth", "harder": True}
    assert lay_over(AEONS_END, 2, chosen, base) == {
        "seats": [{"mage": "claudia"}, {"mage": "gygar", "treasures": ["kadirs-emerald-shard"]}],
        "nemesis": "maggoth",
        "market": "random",
        "harder": True,
    }
    assert base["nemesis"] == "fenrix"


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_drawn_is_not_what_somebody_chose(seat: int) -> None:
    for spec, key in ((AEONS_END, "mage"), (ASHES, "deck")):
        for ready in spec.setups(2):
            seats: Any = ready["seats"]
            for taken in (part[key] for part in seats):
                chosen: Chosen = {}
                put(chosen, ("seats", seat, key), taken)
                both: Any = lay_over(spec, 2, chosen, ready)["seats"]
                assert both[seat][key] == taken
                assert both[1 - seat][key] != taken


def test_two_may_choose_the_same_deck() -> None:
    chosen = read_words(ASHES, 2, [("deck", "the-iron-men"), ("deck", "the-iron-men")])
    assert ASHES.new(complete(ASHES, 2, chosen, 0), 0).seats == 2


@pytest.mark.parametrize(
    ("named", "chosen"),
    [
        ([("mage", "gygar"), ("mage", "lost")], {"seats": [{"mage": "gygar"}, {"mage": "lost"}]}),
        ([("b.mage", "gygar")], {"seats": [{}, {"mage": "gygar"}]}),
        ([("b.mage", "gygar"), ("mage", "lost")], {"seats": [{"mage": "lost"}, {"mage": "gygar"}]}),
        ([("difficulty", "increased")], {"harder": True}),
        ([("difficulty", "yes")], {"harder": True}),
        ([("group_treasure", "none")], {"treasure": None}),
        ([("upgraded", "none")], {"upgraded": []}),
        ([("a.treasures", "kadirs-emerald-shard")], {"seats": [{"treasures": ["kadirs-emerald-shard"]}]}),
        ([("market", ["exogranite"])], {"market": ["exogranite"]}),
        ([("market", "exogranite, caged-fire")], {"market": ["exogranite", "caged-fire"]}),
        # The order in which things are named does not matter: a deck's cards are known before its First Five.
        ([], {}),
    ],
)
def test_words_become_what_was_chosen(named: list[tuple[str, object]], chosen: Chosen) -> None:
    assert read_words(AEONS_END, 2, named) == chosen


def test_the_order_of_words_does_not_matter() -> None:
    cards = ["anchornaut", "protect", "strengthen", "iron-worker", "hammer-knight"]
    named = [("first-five", ",".join(cards)), ("deck", "the-iron-men")]
    assert read_words(ASHES, 2, named) == {"seats": [{"first_five": cards, "deck": "the-iron-men"}]}


@pytest.mark.parametrize(
    ("named", "said"),
    [
        (("mags", "gygar"), "aeons-end has no choice called 'mags'; you can choose: mage, nemesis, .*'mage'?"),
        (("mage", "gigar"), "mage: there is no mage 'gigar'. Did you mean 'gygar'?"),
        (("e.mage", "gygar"), "there is no seat 'e' to choose it for; the seats are: a, b."),
        (("a.nemesis", "maggoth"), "'nemesis' is chosen once for the whole table."),
        (("x-token", "b"), "x-token: nothing can be chosen here with 2 players and the other choices .TURN-06."),
        (("market", "rndom"), "market: there is no market 'rndom'. Did you mean 'random'?"),
        (("market", "zzz"), "There is: random, random-any-mix, first-game; or name several cards, with commas."),
        (
            ("market", "exogranite,caged-fyre"),
            r"market\[1\]: there is no card 'caged-fyre'. Did you mean 'caged-fire'?",
        ),
        (("nemesis", {"a": 1}), "nemesis: {'a': 1} cannot be chosen here."),
    ],
)
def test_words_that_mean_nothing_are_said_to(named: tuple[str, object], said: str) -> None:
    with pytest.raises(SetupError, match=said.replace("?", r"\?")):
        read_words(AEONS_END, 2, [named])


def test_there_is_one_word_for_each_place() -> None:
    with pytest.raises(SetupError, match="nemesis: name only one"):
        read_words(AEONS_END, 2, [("nemesis", "maggoth"), ("nemesis", "fenrix")])
    with pytest.raises(SetupError, match=r"mage: more were named than there are seats \(2\)"):
        read_words(AEONS_END, 2, [("mage", "gygar"), ("mage", "lost"), ("mage", "rhia")])


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ({"nemeses": "maggoth"}, "setup: unknown key 'nemeses'. Did you mean 'nemesis'?"),
        ({"seats": [{"mag": "gygar"}]}, r"setup.seats\[0\]: unknown key 'mag'. Did you mean 'mage'?"),
        ({"seats": [{}, {}, {}]}, "setup.seats: 3 entries for 2 seats; write one for each seat."),
        ({"seats": {}}, "setup.seats: expected a list, found {}"),
        ({"seats": ["gygar"]}, r"setup.seats\[0\]: expected keys and values, found 'gygar'"),
    ],
)
def test_a_key_that_there_is_not_is_not_lost_in_silence(chosen: Chosen, said: str) -> None:
    with pytest.raises(SetupError, match=said.replace("?", r"\?")):
        complete(AEONS_END, 2, chosen, 0)


def test_a_game_without_a_set_up_for_so_many_says_so() -> None:
    class Lonely(type(TOY)):  # type: ignore[misc]
        """A toy that comes with nothing."""

        def setups(self, players: int) -> list[dict[str, object]]:  # noqa: ARG002
            return []

    with pytest.raises(SetupError, match="There is no default set-up of toy for 2 players"):
        complete(Lonely(), 2, {}, 0)
