"""A bot sees one seat's side of a match, and chooses one of the options."""

from __future__ import annotations

import pytest

from emberhold.bots import Bot, Handle, UnknownBot, bot_names, load_bot
from emberhold.bots.random import RandomBot
from emberhold.core.match import Match
from emberhold.core.rng import Rng
from tests.toy import TOY

SETUP = TOY.setups(2)[0]


def test_a_handle_shows_what_its_seat_sees() -> None:
    match = TOY.new(SETUP, 1)
    handle = Handle(match, 1)

    assert handle.view() == match.view(1)
    assert handle.events() == match.events(1)
    assert handle.events(1) == match.events(1, 1)


def test_a_handle_offers_nothing_else() -> None:
    handle = Handle(TOY.new(SETUP, 1), 1)

    assert [name for name in dir(handle) if not name.startswith("_")] == ["determinize", "events", "seat", "view"]
    assert not hasattr(handle, "__dict__")


def test_the_true_match_is_no_attribute_of_a_handle() -> None:
    """It stays in the cells of functions, which are no wall: bots from other packages run in another process."""
    match = TOY.new(SETUP, 1)
    handle = Handle(match, 1)

    assert [name for name in dir(handle) if isinstance(getattr(handle, name), Match)] == []
    assert not hasattr(handle, "_Handle__match")


def test_a_world_fits_what_the_seat_knows_and_is_another_match() -> None:
    match = TOY.new(SETUP, 1)
    handle = Handle(match, 0)

    worlds = [handle.determinize(Rng(seed)) for seed in range(20)]

    assert all(world.view(0) == match.view(0) for world in worlds)
    assert any(world.view(1) != match.view(1) for world in worlds)
    assert handle.determinize(Rng(3)).view(1) == worlds[3].view(1)


def test_the_random_bot_chooses_every_option_and_no_other() -> None:
    match = TOY.new(SETUP, 1)
    decision = match.pending[0]
    bot, handle, rng = load_bot("random"), Handle(match, 0), Rng(1)

    chosen = {bot.choose(handle, decision, rng) for _ in range(200)}

    assert chosen == {option.key for option in decision.options}


def test_the_random_bot_depends_on_nothing_but_its_chance() -> None:
    match = TOY.new(SETUP, 1)
    bot, handle = load_bot("random"), Handle(match, 0)

    first, second = ([bot.choose(handle, match.pending[0], rng) for _ in range(50)] for rng in (Rng(5), Rng(5)))

    assert first == second


def test_bots_by_name() -> None:
    bot: Bot = load_bot("random")
    assert isinstance(bot, RandomBot)
    assert "random" in bot_names()


def test_an_unknown_bot_is_named_along_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"There is no bot 'deep-thought'; the bots are: .*random"):
        load_bot("deep-thought")
