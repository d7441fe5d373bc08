"""The legend: every sign of a board and what it means, from the tables that the boards draw from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from emberhold.i18n import Texts
from emberhold.tui.boards import find_signs

__all__ = ["Entry", "legend"]


class Entry(NamedTuple):
    """A sign as it is drawn, with its style, and its meaning. Without a sign it is the title of a group."""

    sign: str
    style: str
    meaning: str


def legend(game: str, texts: Texts) -> Iterator[Entry]:
    """Every sign that has to be learnt to read this game's board."""
    for group, signs in find_signs(game):
        yield Entry("", "gold", texts.say(f"signs-{group}"))
        for sign in signs:
            yield Entry(sign.sample(texts), sign.style, texts.say(f"sign-{sign.name}"))
