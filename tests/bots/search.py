"""How a bot might look for the match: among the objects, in its own memory, in that of the process that started it."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

__all__ = ["masked", "objects_like_a_match", "places_with", "unmasked"]

_MASK = 0x5A
_PIECE = 1 << 22


def masked(secret: bytes) -> str:
    """The secret as it can be handed on without being it."""
    return bytes(byte ^ _MASK for byte in secret).hex()


def unmasked(mask: str) -> bytes:
    """The secret backwards: written forwards it would be found wherever somebody looks for it."""
    return bytes(byte ^ _MASK for byte in bytes.fromhex(mask))[::-1]


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


def places_with(backwards: bytes, parent: int) -> list[str]:
    """Where the secret is written: in this process's memory, in the parent's, in what the system says about them."""
    found = []
    for name in ("self", str(parent)):
        who = "own" if name == "self" else "parent's"
        if any(backwards in piece[::-1] for piece in _memory(name)):
            found.append(f"{who} memory")
        for file in ("environ", "cmdline"):
            if backwards in _read(Path(f"/proc/{name}/{file}"))[::-1]:
                found.append(f"{who} {file}")
    return found


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
