"""The board of Ashes: as a scene for the full terminal client, and as lines of text for the plain one."""

from emberhold.tui.boards.ashes.scene_builder import build_scene
from emberhold.tui.boards.ashes.signs import SIGNS
from emberhold.tui.boards.ashes.text_board import render

__all__ = ["SIGNS", "build_scene", "render"]
