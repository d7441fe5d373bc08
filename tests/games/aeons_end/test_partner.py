"""A bot as a partner: it looks after its allies, wins when it can, and answers shared questions for the whole team."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from emberhold.bots import Handle, load_bot
from emberhold.core.match import Match
from emberhold.core.registry import load_game
from emberhold.core.rng import Rng

GAME = "aeons-end"
BOT = "adept:iterations=32"
MARKET = ["exogranite", "recurring-jasper", "caged-fire", "force-amplifier", "fatal-harmony"]
LATER = ["rend", "disorient", "decay", "dement", "sunder", "topple"]
DECK = ["crystal", "crystal", "crystal", "spark", "crystal", "fatal-harmony", "exogranite"] * 2
Words = tuple[str, ...]


def stage(nemesis: Mapping[str, object] | None = None, **given: object) -> Match:
    """A table in the middle of a battle: the nemesis has cards left."""
    return load_game(GAME).stage({"market": MARKET, "nemesis": {"deck": LATER, **(nemesis or {})}, **given}, 1)


def choice(match: Match, luck: int = 1) -> Words:
    decision = match.pending[0]
    seat = decision.seats[0]
    key = load_bot(BOT).choose(Handle(match, seat), decision, Rng(luck))
    return decision.described(seat)[1][int(key)].meaning


def do(match: Match, words: Words) -> None:
    decision = match.pending[0]
    (key,) = [option.key for option in decision.described(decision.seats[0])[1] if option.meaning == words]
    match.answer(decision.seats[0], decision, key)


def ready(*spells: str) -> Mapping[str, object]:
    return {"i": {"open": True, "spells": list(spells)}}


@pytest.mark.parametrize(("needs", "gets"), [({"a": 1, "b": 10}, "a"), ({"a": 10, "b": 1}, "b")])
def test_it_heals_the_player_who_needs_it(needs: Mapping[str, int], gets: str) -> None:
    """Well of Energy heals any player. In both cases the bot holds the card."""
    match = stage(
        gravehold=30,
        nemesis={"life": 20},
        a={"life": needs["a"], "hand": ["well-of-energy"], "deck": DECK},
        b={"life": needs["b"], "deck": DECK},
    )
    do(match, ("play", "well-of-energy"))
    do(match, ("choose", "player-life"))
    assert choice(match) == ("life", gets)


@pytest.mark.parametrize("luck", range(2))
def test_it_wins_when_it_can(luck: int) -> None:
    match = stage(
        phase="casting",
        gravehold=3,
        nemesis={"life": 4, "play": ["needlemaw"], "nest": [["fly", "maggot"]]},
        a={"life": 2, "breaches": ready("fatal-harmony"), "deck": DECK},
        b={"life": 2, "deck": DECK},
    )
    do(match, ("cast", "fatal-harmony", "on", "i"))
    assert choice(match, luck) == ("damage", "nemesis")


def test_it_pays_for_a_power_that_would_be_the_end() -> None:
    match = stage(
        gravehold=4,
        nemesis={"play": [{"chaos-orb": {"power": 1}}]},
        a={"aether": 6, "deck": DECK},
        b={"deck": DECK},
    )
    assert choice(match) == ("discard", "chaos-orb")


def test_it_plays_with_people_it_knows_nothing_about() -> None:
    """A seat's worlds are dealt from what that seat knows; who sits at the other seats makes no difference."""
    match = stage(a={"aether": 5, "deck": DECK}, b={"deck": DECK})
    swapped = match.determinize(0, Rng(9))
    assert choice(match) == choice(swapped)
