"""BLAKE2b written from RFC 7693, word by word, so that the keyed generator is not checked by the code that it uses."""

from __future__ import annotations

MASK = (1 << 64) - 1
START = [
    0x6A09E667F3BCC908,
    0xBB67AE8584CAA73B,
    0x3C6EF372FE94F82B,
    0xA54FF53A5F1D36F1,
    0x510E527FADE682D1,
    0x9B05688C2B3E6C1F,
    0x1F83D9ABFB41BD6B,
    0x5BE0CD19137E2179,
]
ORDER = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
    [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
    [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
    [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
    [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
    [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
    [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
    [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
    [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
]
LANES = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15), (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13)]
LANES += [(3, 4, 9, 14)]
BLOCK = 128
ROUNDS = 12


def blake2b(data: bytes, key: bytes = b"", size: int = 64) -> bytes:
    """The hash of `data`, of `size` bytes."""
    if key:
        data = key.ljust(BLOCK, b"\0") + data
    state = START[:]
    state[0] ^= 0x01010000 ^ len(key) << 8 ^ size
    blocks = [data[at : at + BLOCK] for at in range(0, len(data), BLOCK)] or [b""]
    done = 0
    for number, block in enumerate(blocks, 1):
        done += len(block)
        state = compressed(state, block.ljust(BLOCK, b"\0"), done, last=number == len(blocks))
    return b"".join(word.to_bytes(8, "little") for word in state)[:size]


def compressed(state: list[int], block: bytes, done: int, *, last: bool) -> list[int]:
    words = [int.from_bytes(block[at : at + 8], "little") for at in range(0, BLOCK, 8)]
    v = state + START
    v[12] ^= done & MASK
    v[13] ^= done >> 64
    if last:
        v[14] ^= MASK
    for number in range(ROUNDS):
        order = ORDER[number % len(ORDER)]
        for lane, (a, b, c, d) in enumerate(LANES):
            for word, first, second in ((words[order[2 * lane]], 32, 24), (words[order[2 * lane + 1]], 16, 63)):
                v[a] = (v[a] + v[b] + word) & MASK
                v[d] = turned(v[d] ^ v[a], first)
                v[c] = (v[c] + v[d]) & MASK
                v[b] = turned(v[b] ^ v[c], second)
    return [state[at] ^ v[at] ^ v[at + 8] for at in range(8)]


def turned(word: int, by: int) -> int:
    """Rotated to the right."""
    return (word >> by | word << 64 - by) & MASK
