"""The parts of the board that only one nemesis has: one module per nemesis, found by its slug, with a `MAT` in it.

A new nemesis adds a file. A nemesis without a file is shown with its tokens.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from emberhold.tui.boards.aeons_end.mats.mat import PLAIN_MAT, Mat

__all__ = ["Mat", "all_mats", "find_mat"]


@cache
def _mats() -> dict[str, str]:
    """The modules of this folder by the slug of their nemesis."""
    names = {module.name for module in iter_modules(__path__)} - {"mat"}
    return {name.replace("_", "-"): f"{__name__}.{name}" for name in names}


def _load(module: str) -> Mat:
    mat: Mat = import_module(module).MAT
    return mat


def find_mat(nemesis: str) -> Mat:
    """The mat of this nemesis."""
    module = _mats().get(nemesis)
    return PLAIN_MAT if module is None else _load(module)


def all_mats() -> list[Mat]:
    """All mats, in the order in which the legend explains their signs."""
    return sorted((_load(module) for _, module in sorted(_mats().items())), key=lambda mat: mat.place)
