"""The one seeded source of chance: every shuffle and every roll goes through it.

There are two kinds of stream behind one surface: a fast one, whose luck can be computed from its seed and from what it
has shown, and one with a secret key, whose luck cannot (docs/decisions/036). `core/seeds` says which one a seed means.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from hashlib import blake2b
from struct import Struct
from typing import Final, TypeVar

__all__ = ["KEY_BYTES", "KeyedRng", "Rng"]

T = TypeVar("T")

_MASK: Final = 0xFFFFFFFFFFFFFFFF
KEY_BYTES: Final = 16
"""128 bits: nobody can try so many keys."""
_BLOCK: Final = 8
"""How many numbers of 64 bits one block gives. A power of two."""
_WORDS: Final = Struct("<8Q")


class Rng:
    """A stream of whole numbers that is the same on every machine for the same seed.

    SplitMix64: the whole state is one integer, so copying a match copies its future luck for free.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK
        """Changes with every number; as long as it stays, no luck was used."""

    def __repr__(self) -> str:
        """Without its state, which would give away all luck to come."""
        return "<Rng>"

    def next(self) -> int:
        """The next 64 random bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        return (self.next() * n) >> 64

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle the items in place."""
        for i in range(len(items) - 1, 0, -1):
            j = (self.next() * (i + 1)) >> 64
            items[i], items[j] = items[j], items[i]

    def copy(self) -> Rng:
        return Rng(self.state)

    def fork(self) -> Rng:
        """A new stream that does not repeat this one."""
        return Rng(self.next())


class KeyedRng(Rng):
    """A stream that nobody can compute who does not have its key, however much of it they have seen.

    Keyed BLAKE2b in counter mode: block n is the hash of n under the key, and its 64 bytes are eight numbers. A block
    is never changed, so copies share it.
    """

    __slots__ = ("_key", "_words")

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        """`drawn` is how many numbers were drawn from it before."""
        self.state = drawn
        self._key = key
        self._words: tuple[int, ...] = self._block(drawn // _BLOCK) if drawn % _BLOCK else ()

    @property
    def key(self) -> bytes:
        """All of its luck follows from this. It is only for journals and for files of a match that is over."""
        return self._key

    def next(self) -> int:
        """The next 64 random bits."""
        drawn = self.state
        place = drawn % _BLOCK
        if not place:
            self._words = self._block(drawn // _BLOCK)
        self.state = drawn + 1
        return self._words[place]

    def _block(self, number: int) -> tuple[int, ...]:
        return _WORDS.unpack(blake2b(number.to_bytes(8, "little"), key=self._key).digest())

    def copy(self) -> Rng:
        other = KeyedRng(self._key)
        other.state = self.state
        other._words = self._words
        return other

    def fork(self) -> Rng:
        """A new stream with a key of its own: from one nobody can work out anything about the other."""
        return KeyedRng(self.next().to_bytes(8, "little") + self.next().to_bytes(8, "little"))
