"""What a match's luck comes from: its seed, which generator the seed is for, and the streams that it begins.

A whole number is a seed of the fast generator. A text is a seed of the keyed one: two keys of 128 bits, the first for
what is drawn openly while the table is laid, the second for everything after that. The first says
nothing about the second (docs/decisions/036).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import blake2b
from typing import Final, TypeAlias

from emberhold.core.decisions import Value
from emberhold.core.rng import KEY_BYTES, KeyedRng, Rng

__all__ = [
    "FAST",
    "GENERATORS",
    "KEYED",
    "Seed",
    "SeedError",
    "chained_seed",
    "going_on",
    "is_luck",
    "keyed_seed",
    "luck_value",
    "new_luck",
    "play_stream",
    "read_head",
    "read_seed",
    "seed_head",
    "setup_number",
    "setup_stream",
]

Seed: TypeAlias = int | str

FAST: Final = "splitmix64"
KEYED: Final = "blake2b"
GENERATORS: Final = (FAST, KEYED)
"""The names of the generators, as a journal has them."""

_DIGITS: Final = 4 * KEY_BYTES
"""How many hexadecimal digits the two keys have together."""
_KEYS: Final = re.compile(rf"[0-9a-f]{{{_DIGITS}}}(:[0-9]{{1,18}})?")
"""The two keys, and how many numbers were drawn from the second one already, if there were any."""
_CHAIN_BITS: Final = 48
"""How many bits the seeds of a chain's matches have, if the chain has a seed of the fast generator."""
_LUCK_PARTS: Final = 4
"""A key in a journal's entry: this many whole numbers of 32 bits."""
_PART_BITS: Final = 32


class SeedError(ValueError):
    """Something that is no seed; the message says what one looks like."""


# -- as it is written --------------------------------------------------------------------------------------------


def keyed_seed(setup_key: bytes, play_key: bytes, drawn: int = 0) -> str:
    """A seed of the keyed generator; the keys must have nothing to do with each other."""
    return f"{KEYED}:{setup_key.hex()}{play_key.hex()}{f':{drawn}' if drawn else ''}"


def read_seed(raw: object) -> Seed:
    """What somebody wrote as a seed; SeedError if it is none."""
    if type(raw) is int:
        return raw
    if isinstance(raw, str):
        generator, colon, keys = raw.partition(":")
        if generator == KEYED and colon and _KEYS.fullmatch(keys):
            return raw
    raise SeedError(
        f"a seed is a whole number, or the text '{KEYED}:' followed by {_DIGITS} hexadecimal digits in small letters."
    )


def seed_head(seed: Seed) -> dict[str, object]:
    """The generator and the seed, as a journal has them at its head."""
    if isinstance(seed, int):
        return {"generator": FAST, "seed": seed}
    generator, _, keys = seed.partition(":")
    return {"generator": generator, "seed": keys}


def read_head(raw: Mapping[str, object]) -> Seed:
    """The seed at the head of a journal; SeedError says what is wrong with it. Old journals name no generator."""
    generator, seed = raw.get("generator", FAST), raw.get("seed")
    if not isinstance(generator, str) or generator not in GENERATORS:
        name = repr(generator[:40]) if isinstance(generator, str) else "not a name"
        raise SeedError(
            f"its generator of luck is {name}; this version knows {' and '.join(GENERATORS)}. "
            "Perhaps a newer version of Emberhold wrote it."
        )
    if isinstance(seed, str if generator == KEYED else int):
        return read_seed(f"{generator}:{seed}" if generator == KEYED else seed)
    raise SeedError(f"the generator {generator} needs another one.")


# -- what flows from it ------------------------------------------------------------------------------------------


def play_stream(seed: Seed) -> Rng:
    """The luck of play: every roll, and every shuffle that hides something."""
    if isinstance(seed, int):
        return Rng(seed)
    _, _, drawn = seed.partition(":")[2].partition(":")
    return KeyedRng(_keys(seed)[1], int(drawn or 0))


def setup_stream(seed: Seed, play: Rng) -> Rng:
    """The luck of what is drawn in everybody's sight while the table is laid.

    The fast generator has only one stream, so there it is that of play.
    """
    if isinstance(seed, int):
        return play
    return KeyedRng(_keys(seed)[0])


def setup_number(seed: Seed, what: str) -> int:
    """A number for something before or beside a match. Of a seed with keys it tells nothing about the luck of play."""
    if isinstance(seed, int):
        return seed
    return int.from_bytes(blake2b(what.encode(), key=_keys(seed)[0], digest_size=8).digest(), "little")


def chained_seed(seed: Seed, number: int) -> Seed:
    """The seed of one match of a chain. Of a seed with keys, no match tells anything about another one."""
    if isinstance(seed, int):
        luck = Rng(seed)
        for _ in range(number):
            luck.next()
        return luck.next() >> 64 - _CHAIN_BITS
    what = f"match {number}".encode()
    setup, play = [blake2b(what, key=key, digest_size=KEY_BYTES).digest() for key in _keys(seed)]
    return keyed_seed(setup, play)


def going_on(rng: Rng) -> Seed:
    """A seed whose luck of play goes on where this stream stands."""
    return keyed_seed(bytes(KEY_BYTES), rng.key, rng.state) if isinstance(rng, KeyedRng) else rng.state


def _keys(seed: str) -> tuple[bytes, bytes]:
    """The key of the set-up and the key of play."""
    both = bytes.fromhex(seed.partition(":")[2][:_DIGITS])
    return both[:KEY_BYTES], both[KEY_BYTES:]


# -- new luck in the middle of a match ---------------------------------------------------------------------------


def luck_value(seed: Seed) -> Value:
    """New luck as an entry of a journal has it: the number itself, or the key of play in four numbers.

    Numbers of 32 bits survive readers that keep all numbers as doubles.
    """
    if isinstance(seed, int):
        return (seed,)
    key = _keys(seed)[1]
    size = KEY_BYTES // _LUCK_PARTS
    return tuple([int.from_bytes(key[at : at + size], "big") for at in range(0, KEY_BYTES, size)])


def is_luck(value: Value) -> bool:
    """Whether an entry's value can be new luck."""
    if len(value) == 1:
        return 0 <= value[0] < 1 << 64
    return len(value) == _LUCK_PARTS and all(0 <= part < 1 << _PART_BITS for part in value)


def new_luck(value: Value) -> Rng:
    """The stream of new luck, from the value of its entry."""
    if len(value) == 1:
        return Rng(value[0])
    return KeyedRng(b"".join([part.to_bytes(KEY_BYTES // _LUCK_PARTS, "big") for part in value]))
