"""Moves that any player would call a blunder: another one comes to the same and leaves more over."""

from __future__ import annotations

from collections.abc import Mapping

from emberhold.bots import Handle, load_bot
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng

GAME = "aeons-end"
MARKET = ["exogranite", "recurring-jasper", "caged-fire", "force-amplifier", "fatal-harmony"]
LATER = ["rend", "disorient", "decay", "dement", "sunder", "topple"]
Words = tuple[str, ...]


def stage(nemesis: Mapping[str, object] | None = None, **given: object) -> Match:
    """A table in the middle of a battle: the nemesis has cards left."""
    return load_game(GAME).stage({"market": MARKET, "nemesis": {"deck": LATER, **(nemesis or {})}, **given}, 1)


def offered(match: Match) -> dict[Words, int]:
    decision = match.pending[0]
    return {option.meaning: number for number, option in enumerate(decision.described(decision.seats[0])[1])}


def blunders(match: Match) -> set[Words]:
    seat = match.pending[0].seats[0]
    worlds = Handle(match, seat).determinize(Rng(1))
    options = offered(match)
    return {words for words, number in options.items() if number in worlds.blunders(seat, list(options.values()))}


def choice(match: Match, bot: str, luck: int) -> Words:
    decision = match.pending[0]
    seat = decision.seats[0]
    key = load_bot(bot).choose(Handle(match, seat), decision, Rng(luck))
    return decision.described(seat)[1][int(key)].meaning


DECK = ["crystal", "crystal", "crystal", "spark", "crystal", "fatal-harmony", "exogranite"] * 2


def purse(aether: int, charges: int, **nemesis: object) -> Match:
    return stage(nemesis, a={"mage": "taqren", "aether": aether, "charges": charges, "deck": DECK}, b={"deck": DECK})


def test_ending_the_turn_with_aether_for_a_charge_is_a_blunder() -> None:
    match = purse(aether=2, charges=1)
    assert ("charge",) in offered(match)
    assert ("end", "turn") in blunders(match)


def test_ending_the_turn_is_no_blunder_if_aether_buys_nothing_that_is_better_for_sure() -> None:
    match = stage(
        a={
            "mage": "taqren",
            "aether": 3,
            "charges": 4,
            "breaches": {name: {"open": True} for name in ("i", "ii", "iii", "iv")},
            "deck": DECK,
        },
        b={"deck": DECK},
    )
    assert any(words[0] == "gain" for words in offered(match))
    assert blunders(match) == set()


def damage(life: int) -> Match:
    """A spell has been cast, and its target is asked for."""
    match = stage(
        phase="casting",
        nemesis={"life": life, "play": ["needlemaw"]},
        a={"breaches": {"i": {"open": True, "spells": ["fatal-harmony"]}}, "deck": DECK},
        b={"deck": DECK},
    )
    seat = match.pending[0].seats[0]
    while ("damage", "nemesis") not in offered(match):
        match.answer(seat, match.pending[0], "0")
    return match


def test_hitting_anything_but_a_nemesis_that_would_fall_is_a_blunder() -> None:
    assert blunders(damage(life=1)) == set(offered(damage(life=1))) - {("damage", "nemesis")}


def test_hitting_something_else_is_no_blunder_if_the_nemesis_stands() -> None:
    assert blunders(damage(life=30)) == set()


def test_a_bot_that_searches_never_makes_one() -> None:
    match = purse(aether=2, charges=1)
    for luck in range(3):
        assert choice(match, "novice", luck) not in blunders(match)
