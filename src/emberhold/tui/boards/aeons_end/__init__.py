"""The board of Aeon's End, for the full terminal client and, drawn in lines, for the plain one."""

from emberhold.tui.boards.aeons_end.all_signs import SIGNS
from emberhold.tui.boards.aeons_end.scene_builder import build_scene, render

__all__ = ["SIGNS", "build_scene", "render"]
