"""What the sequences of pictures are made of still happens: bots change, and a picture does not say what is missing."""

from __future__ import annotations

from emberhold.bots import Handle, load_bot
from emberhold.core.rng import Rng
from tools.laid_table import laid_match
from tools.screens import answer
from tools.web_shots import DUEL


def test_in_the_sequence_of_an_attack_the_bot_attacks_and_the_player_may_block() -> None:
    match, bot = laid_match(DUEL, "ashes"), load_bot("greedy")
    answer(match, 0, "end turn")
    chosen: list[str] = []
    asked: list[str] = []
    while "block" not in asked:
        decision = match.pending[0]
        seat = decision.seats[0]
        assert seat == 1 or decision.kind != "turn", f"the turn of the bot is over: {chosen}"
        if seat == 0:
            asked.append(decision.kind)
            continue
        key = bot.choose(Handle(match, seat), decision, Rng(1))
        chosen.append(decision.described(seat)[1][int(key)].meaning[0])
        match.answer(seat, decision, key)
    assert "attack" in chosen
