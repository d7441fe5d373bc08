"""The number of things that the prompt says are highlighted is the number that glows."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.browser.test_whole_matches import quick_start
from tests.browser.visitor import DESK, PHONE, Visitors
from tools.wire import Served

SEED = 5
# The glow itself, as the style sheets draw it.
LOOK = """() => [
  document.querySelector('[data-fold] .count')?.textContent ?? '',
  [...document.querySelectorAll('[data-thing]')]
    .filter(one => one.checkVisibility() && 'can' in one.dataset)
    .filter(one => getComputedStyle(one, '::after').content !== 'none').length,
]"""


@pytest.mark.long
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["ashes", "aeons-end"])
def test_the_number_of_highlighted_things_is_true(
    game: str, size: tuple[int, int], visitors: Visitors, served: Served
) -> None:
    """A die that can be turned to two sides is two options, and glows once."""
    ada = visitors.come(size)
    quick_start(ada, served, game)
    said: list[tuple[int, int]] = []

    def watch() -> None:
        words, glowing = ada.page.evaluate(LOOK)
        if words:
            number = re.match(r"\d+", words)
            said.append((int(number[0]) if number else 0, glowing))

    ada.play(Random(SEED), 40, watch)
    assert len(said) > 15
    assert len(set(said)) > 3
    assert [pair for pair in said if pair[0] != pair[1]] == []
