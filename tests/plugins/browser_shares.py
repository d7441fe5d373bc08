"""Gives every process of a test run its share of the tests in a browser, each at another time.

A test in a browser mostly waits. If one process had them all, the others would be done long before it; if all began
with them, they would wait for each other and the processors for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest

__all__ = ["pytest_collection_modifyitems", "shares_of"]

T = TypeVar("T")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """After all others: they leave tests out."""
    processes = getattr(config, "workerinput", {}).get("workercount", 1)
    if processes == 1:
        return
    files: dict[str, list[pytest.Item]] = {}
    others: list[pytest.Item] = []
    for item in items:
        if item.get_closest_marker("browser"):
            files.setdefault(str(item.path), []).append(item)
        else:
            others.append(item)
    if files and others:
        items[:] = shares_of(list(files.values()), others, processes)


def shares_of(files: Sequence[Sequence[T]], others: Sequence[T], processes: int) -> list[T]:
    """All tests in an order in which equal parts have about as many tests in a browser, at another place each.

    The tests of one file stay together.
    """
    blocks: list[list[T]] = [[] for _ in range(processes)]
    for tests in sorted(files, key=len, reverse=True):
        min(blocks, key=len).extend(tests)
    total = len(others) + sum(map(len, blocks))
    out: list[T] = []
    rest = list(others)
    for number, block in enumerate(blocks):
        room = max(0, (total - len(out)) // (processes - number) - len(block))
        mine, rest = rest[:room], rest[room:]
        before = len(mine) * number // processes
        out += [*mine[:before], *block, *mine[before:]]
    return out + rest
