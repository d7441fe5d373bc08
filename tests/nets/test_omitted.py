"""Orders that are not asked for make no difference, and several actions in one answer are the same as one by one."""

from __future__ import annotations

import pytest

from tests.nets.omitted import look_for_orders_that_matter

BOARDS = 2_000
A_FEW = 80
CHUNK = 200


@pytest.mark.net
@pytest.mark.rule("TRIG-04")
def test_orders_that_are_not_asked_for_make_no_difference_on_a_few_boards() -> None:
    found = look_for_orders_that_matter(range(A_FEW))
    assert found.tried.total(), "some orders are omitted"
    assert not found.faults, "\n".join(found.faults[:20])


@pytest.mark.long
@pytest.mark.parametrize("first", range(A_FEW, BOARDS + A_FEW, CHUNK))
def test_orders_that_are_not_asked_for_make_no_difference(first: int) -> None:
    found = look_for_orders_that_matter(range(first, first + CHUNK))
    assert not found.faults, "\n".join(found.faults[:20])


@pytest.mark.net
def test_the_net_notices_orders_that_matter() -> None:
    found = look_for_orders_that_matter(range(A_FEW), always=True)
    assert found.faults
