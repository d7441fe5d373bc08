"""How a bot might look for the match: among the objects, in its own memory, in that of the process that started it."""

from __future__ import annotations

import gc
import os
import struct
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import FrameType

__all__ = ["masked", "objects_like_a_match", "places_with", "unmasked"]

# Run as a program it is the twin of the bot that finds nothing: it holds a match and a journal, and finds both.

_MASK = 0x5A
_PIECE = 1 << 22
_FILES = ("environ", "cmdline")


def masked(seed: int) -> str:
    """A seed, as text and as Python keeps a number of 60 bits, so that it can be handed on without being written."""
    secrets = str(seed).encode(), struct.pack("<II", seed & (1 << 30) - 1, seed >> 30)
    return ",".join(bytes(byte ^ _MASK for byte in secret).hex() for secret in secrets)


def unmasked(masks: str) -> list[bytes]:
    """The secrets backwards: written forwards they would be found wherever somebody looks for them."""
    return [bytes(byte ^ _MASK for byte in bytes.fromhex(mask))[::-1] for mask in masks.split(",")]


def objects_like_a_match() -> list[str]:
    """Objects in reach of the garbage collector or of a frame that are a match, a state, a journal."""
    names = {"Match", "State", "Journal", "EventLog"}
    found = []
    things: list[object] = list(gc.get_objects())
    for frame in sys._current_frames().values():
        at: FrameType | None = frame
        while at is not None:
            things += list(at.f_locals.values())
            at = at.f_back
    for thing in things:
        kinds = {kind.__name__ for kind in type(thing).__mro__}
        if kinds & names:
            found.append(f"object {type(thing).__name__}")
    return sorted(set(found))


def places_with(backwards: list[bytes], parent: int) -> list[str]:
    """Where a secret is written: in this process's memory, in the parent's, in what the system says about them."""
    found = []
    for name in ("self", str(parent)):
        who = "own" if name == "self" else "parent's"
        places: list[tuple[str, Iterable[bytes]]] = [
            ("memory", _memory(name)),
            *((file, [_read(Path(f"/proc/{name}/{file}"))]) for file in _FILES),
        ]
        for place, pieces in places:
            for piece in pieces:
                turned = piece[::-1]
                found += [f"{who} {place}, secret {n}" for n, secret in enumerate(backwards) if secret in turned]
    return sorted(set(found))


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""


def _memory(name: str) -> Iterator[bytes]:
    """All memory of a process that can be written to, in pieces."""
    try:
        maps = Path(f"/proc/{name}/maps").read_text(encoding="ascii", errors="replace")
        with Path(f"/proc/{name}/mem").open("rb", buffering=0) as memory:
            for line in maps.splitlines():
                span, rights, *_ = line.split()
                if not rights.startswith("rw") or line.endswith(("[vvar]", "[vsyscall]")):
                    continue
                first, last = (int(end, 16) for end in span.split("-"))
                yield from _region(memory, first, last)
    except OSError:
        return


def _region(memory: object, first: int, last: int) -> Iterator[bytes]:
    for at in range(first, last, _PIECE):
        try:
            memory.seek(at)  # type: ignore[attr-defined]
            yield memory.read(min(_PIECE, last - at))  # type: ignore[attr-defined]
        except (OSError, ValueError, OverflowError):
            continue


def _main() -> None:
    from emberhold.core.registry import load_game

    seed = int(sys.argv[1])
    spec = load_game("ashes")
    match = spec.new(spec.setups(2)[0], seed)
    journal = match.journal().dumps()
    print(objects_like_a_match(), places_with(unmasked(masked(seed)), os.getppid()), len(journal))


if __name__ == "__main__":
    _main()
