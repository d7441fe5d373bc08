"""Who may be connected: so many in all, so many from one address, and always room for people who sit at a table.

A connection counts as seated once it has shown the token of a seat. When there is no room, the connection that has
been waiting longest without a seat makes room for the new one; nobody who is seated ever does.
"""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Callable

from emberhold.server.limits import Limits
from emberhold.server.logs import log

__all__ = ["Admission", "Line", "network_of", "network_of_client"]


def network_of(address: str) -> str:
    """Whose address this is, as far as shares go: an IPv6 customer has a whole /64, an IPv4 customer one address."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
    return str(found)


def network_of_client(client: tuple[str, int] | None) -> str:
    return network_of(client[0]) if client else ""


class Line:
    """One connection, as far as there must be room for it."""

    __slots__ = ("_admission", "_end", "network", "seated")

    def __init__(self, admission: Admission, network: str, end: Callable[[], None]) -> None:
        self._admission = admission
        self._end = end
        self.network = network
        self.seated = False

    def sit(self) -> None:
        """The connection has shown the token of a seat."""
        self._admission.sit(self)

    def leave(self) -> None:
        """The connection is gone. It may say so more than once."""
        self._admission.leave(self)

    def end(self) -> None:
        self._end()


class Admission:
    """All connections of a server, those without a seat in the order in which they came."""

    def __init__(self, limits: Limits, proxies: tuple[str, ...] = ()) -> None:
        self._most = limits.connections
        self._waiting_most = max(1, limits.connections - limits.seated_reserve)
        self._share = limits.address_connections
        self._proxies = frozenset(network_of(proxy) for proxy in proxies)
        self._waiting: dict[Line, None] = {}
        self._seated: set[Line] = set()
        self._by_network: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._waiting) + len(self._seated)

    def is_proxy(self, network: str) -> bool:
        """Whether many people come from there; a proxy has to keep their shares apart itself."""
        return network in self._proxies

    def enter(self, address: str, end: Callable[[], None]) -> Line | None:
        """Let a connection in, or return None. `end` is called if it has to make room for another one later."""
        network = network_of(address)
        if not self.is_proxy(network) and self._by_network[network] >= self._share:
            log("connection-refused", reason="share")
            return None
        if len(self._waiting) >= self._waiting_most or len(self) >= self._most:
            oldest = next(iter(self._waiting), None)
            if oldest is None:
                log("connection-refused", reason="full")
                return None
            log("connection-ended", reason="full")
            self.leave(oldest)
            oldest.end()
        line = Line(self, network, end)
        self._waiting[line] = None
        self._by_network[network] += 1
        return line

    def sit(self, line: Line) -> None:
        if line in self._waiting:
            del self._waiting[line]
            self._seated.add(line)
            line.seated = True

    def leave(self, line: Line) -> None:
        if line in self._waiting:
            del self._waiting[line]
        elif line in self._seated:
            self._seated.remove(line)
        else:
            return
        self._by_network[line.network] -= 1
        if not self._by_network[line.network]:
            del self._by_network[line.network]
