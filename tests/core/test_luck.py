"""The two generators: what they give, that it is even, and that copies and forks do not know each other."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable

import pytest

from emberhold.core.rng import KEY_BYTES, KeyedRng, Rng
from tests.core.blake2b import blake2b

KEY = bytes(range(KEY_BYTES))
LEAST_P = 1e-4
"""The seeds are fixed, so a fair generator that passes once passes always."""

STREAMS: dict[str, Callable[[int], Rng]] = {
    "fast": lambda n: Rng(n),
    "keyed": lambda n: KeyedRng(n.to_bytes(KEY_BYTES, "big")),
}
every_stream = pytest.mark.parametrize("begin", STREAMS.values(), ids=STREAMS)


def drawn(rng: Rng, n: int) -> list[int]:
    return [rng.next() for _ in range(n)]


# -- known answers -----------------------------------------------------------------------------------------------


def test_the_fast_generator_gives_the_published_numbers_of_splitmix64() -> None:
    assert drawn(Rng(1234567), 5) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_our_hash_gives_what_rfc_7693_prints() -> None:
    assert blake2b(b"abc").hex().startswith("ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1")


def test_the_keyed_generator_gives_the_hashes_of_a_counter() -> None:
    """Eight numbers from each block, computed here from the RFC and not by the library that the generator uses."""
    blocks = b"".join(blake2b(number.to_bytes(8, "little"), KEY) for number in range(3))
    wanted = [int.from_bytes(blocks[at : at + 8], "little") for at in range(0, len(blocks), 8)]
    assert drawn(KeyedRng(KEY), len(wanted)) == wanted
    assert [hex(number) for number in wanted[:2]] == ["0xde87f15d6c482f2b", "0x18109edf379badad"]


def test_every_bit_of_the_key_counts() -> None:
    whole = int.from_bytes(KEY, "big")
    first = {KeyedRng((whole ^ 1 << bit).to_bytes(KEY_BYTES, "big")).next() for bit in range(8 * KEY_BYTES)}
    assert len(first | {KeyedRng(KEY).next()}) == 8 * KEY_BYTES + 1


# -- even ----------------------------------------------------------------------------------------------------------


def p_value(counts: Counter[int], cells: int) -> float:
    """How probable so uneven counts are for a fair generator: chi-squared, by Wilson and Hilferty."""
    expected = counts.total() / cells
    found = sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))
    free = cells - 1
    z = ((found / free) ** (1 / 3) - (1 - 2 / (9 * free))) / math.sqrt(2 / (9 * free))
    return math.erfc(z / math.sqrt(2)) / 2


@every_stream
@pytest.mark.parametrize("sides", [2, 3, 6, 10, 52])
def test_a_roll_shows_every_side_equally_often(begin: Callable[[int], Rng], sides: int) -> None:
    rng = begin(sides)
    counts = Counter(rng.below(sides) for _ in range(2000 * sides))
    assert LEAST_P < p_value(counts, sides) < 1 - LEAST_P


def test_that_notices_a_die_that_is_a_little_uneven() -> None:
    rng = STREAMS["keyed"](6)
    counts = Counter(rng.below(64) % 6 for _ in range(12_000))
    assert p_value(counts, 6) < LEAST_P


@every_stream
def test_a_shuffle_puts_everything_everywhere_equally_often(begin: Callable[[int], Rng]) -> None:
    rng, counts = begin(5), Counter[tuple[int, ...]]()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert p_value(Counter(dict(enumerate(counts.values()))), 24) > LEAST_P


@every_stream
def test_every_bit_is_set_half_of_the_time(begin: Callable[[int], Rng]) -> None:
    rng = begin(7)
    numbers = drawn(rng, 4000)
    for bit in range(64):
        assert abs(sum(number >> bit & 1 for number in numbers) - 2000) < 4 * math.sqrt(1000), bit


# -- copies and forks ----------------------------------------------------------------------------------------------


@every_stream
@pytest.mark.parametrize("before", [0, 1, 7, 8, 9, 21])
def test_a_copy_goes_on_like_the_original_and_neither_moves_the_other(begin: Callable[[int], Rng], before: int) -> None:
    rng, alone = begin(3), begin(3)
    drawn(rng, before)
    drawn(alone, before)
    copy = rng.copy()
    wanted = drawn(alone, 30)
    one, other = [], []
    for _ in range(30):
        one.append(rng.next())
        if len(one) % 2:
            other += drawn(copy, 2)
    assert one == other == wanted
    assert type(copy) is type(rng)


@every_stream
def test_a_fork_goes_its_own_way(begin: Callable[[int], Rng]) -> None:
    rng, twin = begin(3), begin(3)
    forks = [rng.fork(), rng.fork()]
    again = [twin.fork(), twin.fork()]
    found = [drawn(stream, 50) for stream in (rng, *forks)]
    assert len({number for numbers in found for number in numbers}) == 150
    drawn(twin, 11)
    assert [drawn(stream, 50) for stream in again] == found[1:], "what the first stream does later changes no fork"


def test_the_fork_of_a_stream_with_a_key_has_a_key_of_its_own() -> None:
    rng = KeyedRng(KEY)
    fork, other = rng.fork(), rng.fork()
    assert isinstance(fork, KeyedRng)
    assert isinstance(other, KeyedRng)
    assert len({KEY, fork.key, other.key}) == 3
    assert len(fork.key) == KEY_BYTES


@every_stream
def test_its_state_changes_exactly_when_luck_is_used(begin: Callable[[int], Rng]) -> None:
    rng = begin(3)
    before = rng.state
    rng.shuffle([1])
    rng.copy().next()
    assert rng.state == before, "shuffling one thing uses no luck, nor does a copy"
    for use in (lambda: rng.below(2), lambda: rng.shuffle([1, 2]), rng.fork, rng.next):
        before = rng.state
        use()
        assert rng.state != before


@pytest.mark.parametrize("before", [0, 3, 8, 15, 1000])
def test_a_stream_can_begin_where_another_one_stands(before: int) -> None:
    rng = KeyedRng(KEY)
    drawn(rng, before)
    assert drawn(KeyedRng(KEY, before), 20) == drawn(rng, 20)


@every_stream
def test_it_prints_nothing_of_its_secret(begin: Callable[[int], Rng]) -> None:
    assert repr(begin(3)) == "<Rng>"
