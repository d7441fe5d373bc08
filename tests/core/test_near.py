"""An unknown name is answered with the names that may have been meant."""

from __future__ import annotations

import pytest

from emberhold.core.fields import one_of
from emberhold.core.near import hint, near
from emberhold.core.registry import SetupError

DECKS = ["the-iron-men", "the-snakes-in-silver", "the-mist-guardian"]


@pytest.mark.parametrize(
    ("wrong", "found"),
    [
        ("the-iron-man", ["the-iron-men"]),
        ("THE-IRON-MEN", ["the-iron-men"]),
        ("the-silver-guardian", ["the-mist-guardian"]),
        ("chess", []),
        ("x" * 1000, []),
        (7, []),
    ],
)
def test_near_names(wrong: object, found: list[str]) -> None:
    assert near(wrong, DECKS) == found


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (["xyz"], ""),
        (["abcdef"], " Did you mean 'abcdef'?"),
        (["abcyyy", "abczz"], " Did you mean 'abczz' or 'abcyyy'?"),
        (["abcxxx", "abcyyx", "abczz", "abcu"], " Did you mean 'abcu', 'abczz' or 'abcyyx'?"),
    ],
)
def test_the_question_in_words(names: list[str], words: str) -> None:
    assert hint("abcd", names) == words


def test_a_short_list_is_listed_where_nothing_is_near() -> None:
    with pytest.raises(SetupError, match=r"mage 1: there is no mage 'zzz'\. There is: brama, lash\."):
        one_of("zzz", ["brama", "lash"], "mage", "mage 1")
    with pytest.raises(SetupError, match=r"there is no mage 'brma'\. Did you mean 'brama'\?"):
        one_of("brma", ["brama", "lash"], "mage", "mage 1")
    with pytest.raises(SetupError, match=r"there is no card 'zzz'\.$"):
        one_of("zzz", [f"card-{n}" for n in range(100)], "card", "deck")
