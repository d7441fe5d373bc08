"""No question has two entries that read the same."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from emberhold.core.rng import Rng
from emberhold.i18n import Texts
from tests.nets.tables import numbers, table

MATCHES = 24
MORE = 200
DECISIONS = 4_000


def look_for_doubles(game: str, wanted: Iterable[int]) -> list[str]:
    out = []
    texts = Texts("en", game)
    for number in wanted:
        laid = table(game, number)
        match, rng = laid.spec.new(laid.setup, number), Rng(number).fork()
        for _ in range(DECISIONS):
            if not match.pending:
                break
            decision = match.pending[rng.below(len(match.pending))]
            for seat in decision.seats:
                texts.you = seat
                prompt, options = decision.described(seat)
                said = [texts.format(option.text) for option in options]
                double = [one for one in dict.fromkeys(said) if said.count(one) > 1]
                if double:
                    out.append(f"match {number}: {decision.kind} {texts.format(prompt)}: {double}")
            match.answer(decision.seats[0], decision, str(rng.below(decision.count)))
    return out


@pytest.mark.net
@pytest.mark.parametrize("game", ["aeons-end", "ashes"])
def test_no_two_options_read_the_same(game: str) -> None:
    assert look_for_doubles(game, numbers(game, MATCHES)) == []


@pytest.mark.long
@pytest.mark.parametrize("game", ["aeons-end", "ashes"])
def test_no_two_options_read_the_same_in_many_matches(game: str) -> None:
    assert look_for_doubles(game, range(MATCHES, MATCHES + MORE)) == []
