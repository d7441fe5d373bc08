"""The board of Aeon's End, for the full terminal client and, drawn in lines, for the plain one."""

from emberhold.tui.boards.aeons_end.build_scene import lay, render
from emberhold.tui.boards.aeons_end.signs import SIGNS

__all__ = ["SIGNS", "lay", "render"]
