"""Keeps a bot's process away from everything else on the machine, as far as the system can.

Linux can do most: a process that holds a match hides its memory from other processes (`hide_memory`), and a bot's
process gives up administrator rights and access to all files but those it needs, before it loads the bot (`confine`,
with Landlock). On other systems there are still two processes that share nothing but a channel.
docs/guides/bots.md says what applies on which system.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import struct
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

__all__ = ["confine", "end_with_parent", "hide_memory"]

_PR_SET_PDEATHSIG: Final = 1
_PR_SET_DUMPABLE: Final = 4
_PR_SET_NO_NEW_PRIVS: Final = 38
_CAPABILITY_VERSION: Final = 0x20080522
_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_RULE_PATH_BENEATH: Final = 1
_EXECUTE, _WRITE_FILE, _READ_FILE, _READ_DIR, _TRUNCATE = 1 << 0, 1 << 1, 1 << 2, 1 << 3, 1 << 14
_FILES_BY_ABI: Final = ((1, 1 << 13), (2, 1 << 14), (3, 1 << 15), (5, 1 << 16))
"""The kinds of file access that Landlock knows, by version: from version, first bit that is not one of them."""
_SCOPES: Final = 0b11
"""Landlock's scopes: neither signals nor abstract sockets reach other processes."""
_SYSTEM: Final = ("/usr", "/lib", "/lib64", "/lib32", "/bin", "/etc", "/sys/devices/system", "/opt/intel", "/nix/store")
_DEVICES: Final = ("/dev/null", "/dev/zero", "/dev/random", "/dev/urandom")


def hide_memory() -> None:
    """From now on no other process of this user can read this one's memory, and it leaves no core dump."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            _libc().prctl(_PR_SET_DUMPABLE, 0, 0, 0, 0)


def end_with_parent(number: int) -> None:
    """This process gets this signal when the thread that started it ends."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            _libc().prctl(_PR_SET_PDEATHSIG, number, 0, 0, 0)


def confine(more: Iterable[str] = ()) -> bool:
    """Give up all rights except to read the files of Python and the bot, and to use `more`. True if it worked."""
    if sys.platform != "linux":
        return False
    try:
        libc = _libc()
        libc.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
        _drop_capabilities(libc)
        return _restrict_files(libc, tuple(more))
    except (OSError, AttributeError):
        return False


def _libc() -> Any:
    return ctypes.CDLL(None, use_errno=True)


def _drop_capabilities(libc: Any) -> None:
    head = ctypes.create_string_buffer(struct.pack("=Ii", _CAPABILITY_VERSION, 0))
    libc.capset(head, ctypes.create_string_buffer(24))


def _restrict_files(libc: Any, more: tuple[str, ...]) -> bool:
    abi = libc.syscall(_CREATE_RULESET, None, ctypes.c_size_t(0), 1)
    if abi < 1:
        return False
    handled = max(beyond for since, beyond in _FILES_BY_ABI if abi >= since) - 1
    attributes = struct.pack("=QQQ", handled, 0, _SCOPES if abi >= 6 else 0)
    size = 24 if abi >= 6 else 16 if abi >= 4 else 8
    ruleset = libc.syscall(_CREATE_RULESET, ctypes.create_string_buffer(attributes), ctypes.c_size_t(size), 0)
    if ruleset < 0:
        return False
    try:
        read = _EXECUTE | _READ_FILE | _READ_DIR
        own = [f"/proc/{os.getpid()}", sys.prefix, sys.base_prefix, *sys.path]
        for path in {*_SYSTEM, *own}:
            _allow(libc, ruleset, path, read & handled)
        for path in (*_DEVICES, *more):
            _allow(libc, ruleset, path, handled)
        return bool(libc.syscall(_RESTRICT_SELF, ruleset, 0) == 0)
    finally:
        os.close(ruleset)


def _allow(libc: Any, ruleset: int, path: str, access: int) -> None:
    try:
        handle = os.open(path or ".", os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    try:
        if not Path(path or ".").is_dir():
            access &= _EXECUTE | _WRITE_FILE | _READ_FILE | _TRUNCATE
        rule = ctypes.create_string_buffer(struct.pack("=Qi", access, handle))
        libc.syscall(_ADD_RULE, ruleset, _RULE_PATH_BENEATH, rule, 0)
    finally:
        os.close(handle)
