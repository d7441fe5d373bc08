"""What each game declares can be chosen is what its set-ups can hold, and all of it can be played."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

import pytest

from emberhold.core.choice import Choice
from emberhold.core.chosen import Chosen, complete, get, put, read_words, words_for
from emberhold.core.registry import GameSpec, SetupError, load_game
from emberhold.games.aeons_end.setup import read as aeons_end
from emberhold.games.ashes.setup import read as ashes
from emberhold.i18n import Texts
from emberhold.rulebook import rules
from tests.reachable import cards_at, lists_of, ways
from tests.toy.spec import TOY

SPECS: Final[Mapping[str, GameSpec]] = {
    "aeons-end": load_game("aeons-end"),
    "ashes": load_game("ashes"),
    "toy": TOY,
}
KEYS: Final = {
    "aeons-end": {*(set(aeons_end.SETUP_KEYS) - {"seats"}), *(f"seats.{key}" for key in aeons_end.SEAT_KEYS)},
    "ashes": {*(set(ashes.SETUP_KEYS) - {"seats"}), *(f"seats.{key}" for key in ashes.SEAT_KEYS)},
    "toy": {"decks"},
}
NUMBERS: Final = [
    (game, players) for game, spec in SPECS.items() for players in range(spec.players[0], spec.players[1] + 1)
]
EACH_NUMBER: Final = pytest.mark.parametrize(("game", "players"), NUMBERS)


def key_of(choice: Choice) -> str:
    return ".".join(step for step in choice.path if isinstance(step, str))


@EACH_NUMBER
def test_every_key_of_a_set_up_is_declared_and_no_other(game: str, players: int) -> None:
    declared = SPECS[game].choices(players, {})
    assert {key_of(choice) for choice in declared} == KEYS[game]
    assert len({choice.path for choice in declared}) == len(declared)
    for name in {choice.name for choice in declared}:
        seats = [choice.seat for choice in declared if choice.name == name]
        assert seats in ([None], list(range(players)))


@EACH_NUMBER
def test_everything_that_can_be_chosen_can_be_played(game: str, players: int) -> None:
    spec = SPECS[game]
    paths = [choice.path for choice in spec.choices(players, {})]
    number = 0
    for words, chosen in ways(spec, players):
        setup = complete(spec, players, chosen, number)
        match = spec.new(setup, number, track=False, log=False)
        assert match.seats == players, words
        (path,) = {path for path, _ in words}
        assert get(setup, path) == get(chosen, path)
        # The order never depends on what was chosen, so that a client can point at a choice by its place.
        assert [choice.path for choice in spec.choices(players, chosen)] == paths
        number += 1
    assert number >= len(spec.choices(players, {}))


@EACH_NUMBER
def test_choices_go_together(game: str, players: int) -> None:
    """Whatever is chosen one after the other from what is possible then, the whole of it can be played."""
    spec = SPECS[game]
    for seed in range(25):
        rng = Random(f"{game} {players} {seed}")
        chosen: Chosen = {}
        for at in range(len(spec.choices(players, chosen))):
            choice = spec.choices(players, chosen)[at]
            if choice.closed or rng.random() < 0.2:
                continue
            ways: list[object] = [offered.value for offered in choice.values]
            if choice.items and (not ways or rng.random() < 0.7):
                items = rng.sample(list(choice.items), len(choice.items))
                ways = [[item.value for item in next(lists_of(choice, items))]]
            put(chosen, choice.path, rng.choice(ways))
        assert spec.new(complete(spec, players, chosen, seed), seed).seats == players, chosen


@pytest.mark.parametrize("game", ["aeons-end", "ashes"])
def test_every_card_comes_to_some_table(game: str) -> None:
    spec = SPECS[game]
    missing = {str(facts["slug"]) for facts in spec.content()}
    assert len(missing) >= {"aeons-end": 178, "ashes": 78}[game]
    every_way = [(players, chosen) for players in (2, 3) for _, chosen in ways(spec, players)]
    for seed, (players, chosen) in enumerate(every_way):
        if missing:
            missing -= cards_at(spec, players, chosen, seed)
    assert missing == set()


@pytest.mark.parametrize("game", ["aeons-end", "ashes"])
def test_everything_has_words_and_a_rule_that_there_is(game: str) -> None:
    spec = SPECS[game]
    texts = Texts("en", game)
    known = {rule.id for rule in rules(game)} | {""}
    for players in range(spec.players[0], spec.players[1] + 1):
        for _, chosen in ways(spec, players):
            for choice in spec.choices(players, chosen):
                said = [texts.say(choice.label), texts.say(choice.help)]
                said += [texts.fill(offered.label, dict(offered.args)) for offered in (*choice.values, *choice.items)]
                said += [texts.say(group.label) for group in choice.groups]
                said += [texts.say(f"{choice.label}.own")] if choice.items else []
                said += [texts.say(f"{choice.label}.brought")] if choice.brought else []
                said += [texts.say(choice.closed)] if choice.closed else []
                assert all(said)
                assert choice.rule in known
        for preset in spec.presets(players):
            assert texts.say(preset.label)
            assert texts.say(f"{preset.label}.help")
    assert texts.absent == set()
    assert texts.broken == {}


@EACH_NUMBER
def test_what_applies_without_a_choice_need_not_be_written(game: str, players: int) -> None:
    spec = SPECS[game]
    bare = complete(spec, players, {}, 3)
    written: dict[str, object] = {}
    for choice in spec.choices(players, {}):
        if choice.drawn:
            put(written, choice.path, get(bare, choice.path))
        elif not choice.closed:
            put(written, choice.path, choice.default)
    alike = [spec.look(spec.new(setup, 3)) for setup in (bare, complete(spec, players, written, 5))]
    assert alike[0] == alike[1]


@EACH_NUMBER
def test_presets_can_be_played(game: str, players: int) -> None:
    spec = SPECS[game]
    for preset in spec.presets(players):
        setup = complete(spec, players, preset.chosen, 1)
        assert spec.new(setup, 1).seats == players
        alike = setup == complete(spec, players, preset.chosen, 2)
        assert alike == (preset.name == "first-game")
    names = {"aeons-end": ["first-game", "as-in-an-expedition"], "ashes": ["first-game"], "toy": []}[game]
    assert [preset.name for preset in spec.presets(players)] == names


def test_what_another_seat_has_is_not_offered() -> None:
    spec = SPECS["aeons-end"]
    chosen = {"seats": [{"mage": "gygar", "treasures": ["kadirs-emerald-shard"]}]}
    declared = {choice.path: choice for choice in spec.choices(2, chosen)}
    first, second = declared["seats", 0, "mage"], declared["seats", 1, "mage"]
    assert first.offers("gygar")
    assert not second.offers("gygar")
    assert "kadirs-emerald-shard" in [item.word for item in declared["seats", 0, "treasures"].items]
    assert "kadirs-emerald-shard" not in [item.word for item in declared["seats", 1, "treasures"].items]


def test_the_usual_mix_of_a_market_is_a_limit_unless_another_is_wanted() -> None:
    spec = SPECS["aeons-end"]
    usual, free = (
        {choice.name: choice for choice in spec.choices(2, {"market": [], "free_mix": mix})} for mix in (False, True)
    )
    assert [(group.name, group.least, group.most) for group in usual["market"].groups] == [
        ("gem", 3, 3),
        ("relic", 2, 2),
        ("spell", 4, 4),
    ]
    assert {(group.least, group.most) for group in free["market"].groups} == {(0, 9)}
    assert [choice.closed for choice in spec.choices(2, {}) if choice.name == "free-mix"] == ["setup-free-mix-closed"]
    spells = [item.word for item in free["market"].items if item.group == "spell"]
    chosen = read_words(spec, 2, [("market", ",".join(spells)), ("free-mix", "yes")])
    market = spec.look(spec.new(complete(spec, 2, chosen, 1), 1))["market"]
    assert isinstance(market, dict)
    assert market.keys() == set(spells)
    with pytest.raises(SetupError, match="MARKET-02"):
        spec.new(complete(spec, 2, read_words(spec, 2, [("market", ",".join(spells))]), 1), 1)


def test_what_is_for_some_numbers_of_players_is_closed_for_others() -> None:
    spec = SPECS["aeons-end"]
    open_for = {
        name: [n for n in range(1, 5) if not next(c for c in spec.choices(n, {}) if c.name == name).closed]
        for name in ("solo-turn-cards", "x-token", "upgraded")
    }
    assert open_for == {"solo-turn-cards": [1], "x-token": [3], "upgraded": [1, 2, 3, 4]}


def test_a_first_five_is_chosen_from_the_deck_that_was_chosen() -> None:
    spec = SPECS["ashes"]
    own = {"phoenixborn": "coal-roarkwin", "cards": {"anchornaut": 3, "protect": 3}}

    def first_five(deck: object) -> Choice:
        chosen = {} if deck is None else {"seats": [{"deck": deck}]}
        return next(choice for choice in spec.choices(2, chosen) if choice.path == ("seats", 0, "first_five"))

    assert [item.word for item in first_five(None).items] == []
    assert "hammer-knight" in [item.word for item in first_five("the-iron-men").items]
    assert [item.word for item in first_five(own).items] == ["anchornaut", "protect"]
    assert [value.word for value in first_five(own).values] == ["choose"]
    assert [value.word for value in first_five("the-iron-men").values] == ["choose", "suggested"]


def test_words_for_a_choice_that_there_is_not() -> None:
    assert words_for(SPECS["ashes"], "deck")[0] == "the-iron-men"
    assert words_for(SPECS["ashes"], "nemesis") == []
