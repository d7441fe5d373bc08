"""Seeds: which texts and numbers are some, how a journal has them, and what the two keys decide."""

from __future__ import annotations

import json

import pytest

from emberhold.core.journal import Entry, Journal, JournalError
from emberhold.core.rng import KEY_BYTES, KeyedRng, Rng
from emberhold.core.seeds import (
    Seed,
    SeedError,
    chained_seed,
    going_on,
    is_luck,
    keyed_seed,
    luck_value,
    new_luck,
    play_stream,
    read_seed,
    setup_number,
    setup_stream,
)

HEX = "0123456789abcdef" * 2 + "fedcba9876543210" * 2
KEYED = f"blake2b:{HEX}"
SEEDS: list[Seed] = [0, 7, 2**63, 2**64 - 1, -5, 10**30, KEYED, f"{KEYED}:17"]
WRONG: list[object] = [
    None,
    True,
    1.5,
    [],
    {},
    "",
    "7",
    HEX,
    "blake2b:",
    "blake2b",
    f"blake2b:{HEX[:-1]}",
    f"blake2b:{HEX}0",
    f"blake2b:{HEX.upper()}",
    f"blake2b:{HEX[:-1]}g",
    f"blake2b:{HEX[:-1]}\n",
    f"{KEYED}\n",
    f" {KEYED}",
    f"{KEYED}:",
    f"{KEYED}:-1",
    f"{KEYED}:1.5",
    f"{KEYED}:{10**18}",
    f"{KEYED}:1:2",
    f"chacha20:{HEX}",
    f"splitmix64:{HEX}",
    "blake2b:" + "0" * 100_000,
]


def key(number: int) -> bytes:
    return number.to_bytes(KEY_BYTES, "big")


def drawn(rng: Rng, n: int = 20) -> list[int]:
    return [rng.next() for _ in range(n)]


@pytest.mark.parametrize("seed", SEEDS, ids=str)
def test_what_is_a_seed_is_read(seed: Seed) -> None:
    assert read_seed(seed) == seed


@pytest.mark.parametrize("raw", WRONG, ids=lambda raw: repr(raw)[:30])
def test_anything_else_is_refused_in_a_short_sentence(raw: object) -> None:
    with pytest.raises(SeedError, match="whole number, or the text 'blake2b:'") as caught:
        read_seed(raw)
    assert len(str(caught.value)) < 200


# -- in a journal --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS, ids=str)
def test_a_journal_names_its_generator(seed: Seed) -> None:
    text = Journal("toy", "1", {}, seed, [Entry("luck", 0, luck_value(KEYED))]).dumps()
    head = json.loads(text)
    assert head["generator"] == ("splitmix64" if isinstance(seed, int) else "blake2b")
    again = Journal.loads(text)
    assert (again.seed, again.dumps()) == (seed, text)


def test_a_journal_that_names_none_has_the_fast_one() -> None:
    raw = json.loads(Journal("toy", "1", {}, 5).dumps())
    del raw["generator"]
    old = Journal.loads(json.dumps(raw))
    assert old.seed == 5
    assert type(play_stream(old.seed)) is Rng


@pytest.mark.parametrize(
    ("generator", "seed", "words"),
    [
        ("chacha20", HEX, "its generator of luck is 'chacha20'; this version knows splitmix64 and blake2b. Perhaps a"),
        ("x" * 10_000, HEX, "its generator of luck is 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'; this"),
        ("\x1b[31m", HEX, "its generator of luck is '\\x1b[31m'; this"),
        ("", 5, "its generator of luck is ''"),
        (None, 5, "its generator of luck is not a name"),
        (["blake2b"], HEX, "its generator of luck is not a name"),
        ("splitmix64", HEX, "the generator splitmix64 needs another one"),
        ("splitmix64", True, "a seed is a whole number"),
        ("blake2b", 5, "the generator blake2b needs another one"),
        ("blake2b", "5", "a seed is a whole number"),
        ("blake2b", KEYED, "a seed is a whole number"),
        ("blake2b", None, "the generator blake2b needs another one"),
    ],
)
def test_an_unknown_generator_or_a_seed_of_another_one_is_refused(generator: object, seed: object, words: str) -> None:
    raw = json.loads(Journal("toy", "1", {}, 5).dumps()) | {"generator": generator, "seed": seed}
    with pytest.raises(JournalError) as caught:
        Journal.loads(json.dumps(raw))
    assert str(caught.value).startswith("The journal has no usable 'seed': ")
    assert words in str(caught.value)
    assert len(str(caught.value)) < 300


def test_a_journal_prints_nothing_of_its_seed() -> None:
    assert HEX not in repr(Journal("toy", "1", {}, KEYED))


# -- what the two keys decide --------------------------------------------------------------------------------------


def test_play_follows_from_the_second_key_alone_and_what_is_open_from_the_first() -> None:
    """So all that was drawn openly says nothing about what comes: any second key fits it."""
    for number in range(50):
        setup, other, play, another = (key(4 * number + n) for n in range(4))
        seed = keyed_seed(setup, play)
        assert drawn(play_stream(keyed_seed(other, play))) == drawn(play_stream(seed))
        assert drawn(play_stream(keyed_seed(setup, another))) != drawn(play_stream(seed))
        for changed, same in ((keyed_seed(setup, another), True), (keyed_seed(other, play), False)):
            assert (setup_number(changed, "set-up") == setup_number(seed, "set-up")) is same
            assert (drawn(setup_stream(changed, Rng(0))) == drawn(setup_stream(seed, Rng(0)))) is same


def test_the_fast_generator_has_one_stream_for_both() -> None:
    """The twin: there, what is drawn openly is the beginning of the luck of play."""
    play = play_stream(5)
    assert setup_stream(5, play) is play
    assert setup_number(5, "set-up") == 5


def test_numbers_for_different_things_are_different() -> None:
    assert len({setup_number(KEYED, what) for what in ("set-up", "bots", "")}) == 3


def test_the_seeds_of_a_chain_keep_the_two_keys_apart() -> None:
    seeds = [chained_seed(KEYED, number) for number in range(50)]
    halves = [half for seed in [KEYED, *seeds] for half in (str(seed)[8:40], str(seed)[40:])]
    assert len(set(halves[2:])) == 100, "no key comes twice"
    assert all(read_seed(seed) == seed for seed in seeds)
    for number in range(5):
        whole = str(chained_seed(keyed_seed(key(1), key(2)), number))
        assert str(chained_seed(keyed_seed(key(1), key(3)), number))[:40] == whole[:40]
        assert str(chained_seed(keyed_seed(key(3), key(2)), number))[40:] == whole[40:]
        assert str(chained_seed(keyed_seed(key(1), key(3)), number)) != whole


def test_the_seeds_of_an_old_chain_stay_what_they_were() -> None:
    assert [chained_seed(3, number) for number in range(3)] == [31933432388353, 197115100429185, 172537034494032]


def test_a_seed_can_go_on_where_a_stream_stands() -> None:
    for stream in (Rng(5), KeyedRng(key(5))):
        for _ in range(12):
            stream.next()
            assert drawn(play_stream(read_seed(going_on(stream)))) == drawn(stream.copy())


@pytest.mark.parametrize("seed", [0, 2**64 - 1, KEYED])
def test_new_luck_is_written_as_numbers_that_every_reader_keeps(seed: Seed) -> None:
    value = luck_value(seed)
    assert is_luck(value)
    assert drawn(new_luck(value)) == drawn(play_stream(seed))
    if isinstance(seed, str):
        assert all(part < 2**53 for part in json.loads(json.dumps(value)))


@pytest.mark.parametrize("value", [(), (1, 2), (1, 2, 3), (1, 2, 3, 2**32), (1, 2, 3, -1), (1,) * 5, (2**64,), (-1,)])
def test_other_numbers_are_no_new_luck(value: tuple[int, ...]) -> None:
    assert not is_luck(value)
