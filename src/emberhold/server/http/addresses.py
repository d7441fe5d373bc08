"""The addresses that a browser can open: on this machine, and on the machines of others."""

from __future__ import annotations

import contextlib
import socket
from typing import Final
from urllib.parse import urlsplit

__all__ = ["EVERYWHERE", "address_of", "invite_addresses", "is_this_machine", "own_addresses", "reachable"]

EVERYWHERE: Final = ("0.0.0.0", "::", "")
"""Hosts that mean every address of this machine; a browser can open none of them."""
SECONDS: Final = 0.3
"""How many seconds to wait: an address of this machine answers at once or not at all."""

# Addresses for documentation (RFC 5737, RFC 3849). We ask the system for the route there, and it tells us which of our
# addresses it would use. Nothing is sent.
_FAR: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


def address_of(host: str) -> str:
    """A host as it is written in a URL."""
    return f"[{host}]" if ":" in host else host


def reachable(address: str) -> list[str]:
    """The address itself; if it means every address of this machine, those at which the server answers."""
    parts = urlsplit(address)
    if (parts.hostname or "") not in EVERYWHERE:
        return [address]
    port = parts.port or 80
    # Try the name first. If nobody listens at the address behind it, use the number.
    here = next((host for host in ("localhost", "127.0.0.1", "::1") if answers(host, port)), "localhost")
    others = [host for host in own_addresses() if answers(host, port)]
    return [f"http://{address_of(host)}:{port}/" for host in (here, *others)]


def is_this_machine(host: str) -> bool:
    """Whether a host means the machine itself, whichever machine that is."""
    return host in ("localhost", "::1") or host.startswith("127.")


def invite_addresses(listens: str) -> list[str]:
    """Where others can open a server that listens there, most likely first; nothing if only this machine can."""
    parts = urlsplit(listens)
    host, port = parts.hostname or "", parts.port or 80
    if is_this_machine(host):
        return []
    if host not in EVERYWHERE:
        return [listens.rstrip("/")]
    return [f"http://{address_of(own)}:{port}" for own in own_addresses() if answers(own, port)]


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks, most likely first."""
    found: list[str] = []
    for family, far in _FAR:
        with socket.socket(family, socket.SOCK_DGRAM) as asking:
            try:
                asking.connect((far, 9))
                found.append(str(asking.getsockname()[0]))
            except OSError:
                continue  # there is no route, so there is no such address
    with contextlib.suppress(OSError):  # a machine may not know its own name
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)]
    # An address with a zone (fe80::1%eth0) means something different on every machine.
    return [
        host
        for host in dict.fromkeys(found)
        if "%" not in host and host not in ("::1", *EVERYWHERE) and not host.startswith("127.")
    ]


def answers(host: str, port: int) -> bool:
    try:
        with socket.create_connection((host, port), SECONDS):
            return True
    except OSError:
        return False
