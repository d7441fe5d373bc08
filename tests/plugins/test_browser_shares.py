"""Every process of a test run gets its share of the tests in a browser."""

from __future__ import annotations

import pytest

from tests.plugins.browser_shares import shares_of

FILES = [[f"b{file}.{n}" for n in range(size)] for file, size in enumerate((9, 4, 4, 3, 2))]
OTHERS = [f"o{n}" for n in range(60)]


@pytest.mark.parametrize("processes", [2, 3, 4])
def test_no_test_is_lost_and_every_part_has_its_share_at_another_place(processes: int) -> None:
    order = shares_of(FILES, OTHERS, processes)
    assert sorted(order) == sorted([*OTHERS, *(test for file in FILES for test in file)])
    places = []
    size = len(order) // processes
    for number in range(processes):
        part = order[number * size : (number + 1) * size]
        browsers = [at for at, test in enumerate(part) if test.startswith("b")]
        assert 4 <= len(browsers) <= 11
        assert browsers == list(range(browsers[0], browsers[-1] + 1)), "they follow each other"
        places.append(browsers[0])
    assert places == sorted(set(places))


def test_the_tests_of_a_file_stay_together() -> None:
    order = shares_of(FILES, OTHERS, 3)
    for file in FILES:
        first = order.index(file[0])
        assert order[first : first + len(file)] == file


def test_more_tests_in_a_browser_than_a_part_holds() -> None:
    order = shares_of([[f"b{n}" for n in range(9)]], ["o0", "o1"], 3)
    assert sorted(order) == sorted([*(f"b{n}" for n in range(9)), "o0", "o1"])
