"""Whole expeditions played by bots, written down and read again."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.bots import Handle
from emberhold.bots.greedy import Greedy
from emberhold.core.chain import Chain
from emberhold.core.rng import Rng

NAME = "aeons-end-expedition"
TRIES = 3
CAMPAIGNS = 40


def begun(number: int) -> Chain:
    """Every second one is random; one to four mages."""
    players = 1 + number % 4
    setup: dict[str, object] = {"players": players}
    if number % 2:
        setup["expedition"] = ("random", "random-short")[number // 2 % 2]
    return Chain.begin(NAME, setup, number, ["bot=greedy"] * players)


def play(chain: Chain, number: int) -> None:
    """Until it is over, or a battle is lost for the third time."""
    bot, luck = Greedy(), Rng(number)
    while chain.match is not None:
        match = chain.match
        while match.pending:
            decision = match.pending[0]
            seat = decision.seats[0]
            match.answer(seat, decision, bot.choose(Handle(match, seat), decision, luck))
        chain.go_on()
        state: Any = chain.state
        if max([line["attempt"] for line in state["record"] if not line["won"]], default=0) == TRIES:
            return


@pytest.mark.slow
def test_a_campaign_of_a_bot_is_the_same_when_it_is_read_again() -> None:
    chain = begun(0)
    play(chain, 0)
    text = chain.dumps()
    again = Chain.loads(text)
    assert again.dumps() == text
    assert again.state == chain.state
    assert chain.told


@pytest.mark.long
@pytest.mark.rule("EXPED-01")
@pytest.mark.parametrize("number", range(CAMPAIGNS))
def test_forty_campaigns_of_bots_end_without_an_error(number: int) -> None:
    chain = begun(number)
    play(chain, number)
    state: Any = chain.state
    assert state["record"]
    assert chain.over or state["record"][-1]["attempt"] == TRIES
    assert Chain.loads(chain.dumps()).state == state
