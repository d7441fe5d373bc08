"""Every sign on the board of Aeon's End by group, including those on the mats of the nemeses."""

from __future__ import annotations

from typing import Final

from emberhold.tui.boards.aeons_end import signs
from emberhold.tui.boards.aeons_end.mats import all_mats
from emberhold.tui.draw.common_signs import Group, Sign

__all__ = ["SIGNS"]


def _of_nemeses() -> tuple[Sign, ...]:
    """The signs that any nemesis can show, then those that mats put on cards, then those on the mats themselves."""
    mats = all_mats()
    on_cards = [sign for mat in mats for sign in mat.card_signs]
    return (*signs.NEMESIS, *on_cards, *(sign for mat in mats for sign in mat.signs))


SIGNS: Final[tuple[Group, ...]] = (*signs.GROUPS, ("nemesis", _of_nemeses()))
