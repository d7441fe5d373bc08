"""The board of Aeon's End, for the full terminal client and, drawn in lines, for the plain one."""

from emberhold.tui.boards.aeons_end.laying import lay, render
from emberhold.tui.boards.aeons_end.signs import SIGNS

__all__ = ["SIGNS", "lay", "render"]
