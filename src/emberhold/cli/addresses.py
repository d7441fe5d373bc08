"""Addresses that a browser can open, for a server that listens at all of them."""

from __future__ import annotations

import contextlib
import socket
from typing import Final
from urllib.parse import urlsplit

__all__ = ["EVERYWHERE", "address_of", "reachable"]

EVERYWHERE: Final = ("0.0.0.0", "::", "")
"""Hosts that mean every address of this machine; none of them can be opened."""
SECONDS: Final = 0.3
"""An address of this machine answers at once or not at all."""

# Addresses for documentation (RFC 5737, RFC 3849): asked for the way there, the system names the address it would send
# from. Nothing is sent.
_FAR: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


def address_of(host: str) -> str:
    """A host as it stands in a URL."""
    return f"[{host}]" if ":" in host else host


def reachable(address: str) -> list[str]:
    """The address itself; or, if it means every address of this machine, those of them where somebody answers."""
    parts = urlsplit(address)
    if (parts.hostname or "") not in EVERYWHERE:
        return [address]
    port = parts.port or 80
    # By its name first; where that means an address that nobody listens at, by its number.
    here = next((host for host in ("localhost", "127.0.0.1", "::1") if answers(host, port)), "localhost")
    others = [host for host in own_addresses() if answers(host, port)]
    return [f"http://{address_of(host)}:{port}/" for host in (here, *others)]


def own_addresses() -> list[str]:
    """What this machine is called by others in its networks, the most likely first."""
    found: list[str] = []
    for family, far in _FAR:
        with socket.socket(family, socket.SOCK_DGRAM) as asking:
            try:
                asking.connect((far, 9))
                found.append(str(asking.getsockname()[0]))
            except OSError:
                continue  # there is no way there, so there is no such address
    with contextlib.suppress(OSError):  # a machine need not know its own name
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)]
    # An address with a zone (fe80::1%eth0) means something else on every machine.
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
