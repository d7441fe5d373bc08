"""Mats of nemeses, field by field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from emberhold.games.aeons_end.mat import Mat

__all__ = ["copied_whole", "mat_fields"]


def mat_fields(mat: Mat) -> dict[str, Any]:
    return {name: getattr(mat, name) for kind in type(mat).__mro__ for name in vars(kind).get("__slots__", ())}


def copied_whole(mat: Mat) -> None:
    """A copy is the same, and shares nothing with the mat that can change."""
    copy = mat.copy()
    assert type(copy) is type(mat)
    own, others = mat_fields(mat), mat_fields(copy)
    assert own == others
    assert not {*_lists_of(own)} & {*_lists_of(others)}


def _lists_of(fields: dict[str, Any]) -> Iterator[int]:
    for value in fields.values():
        yield from _lists(value)


def _lists(value: object) -> Iterator[int]:
    """Every list in a value, by its identity."""
    if isinstance(value, list):
        yield id(value)
        for part in value:
            yield from _lists(part)
