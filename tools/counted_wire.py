"""Counts what really goes over the wire: a door beside a server that passes every byte on, with headers and sockets."""

from __future__ import annotations

import contextlib
import socket
import threading
from typing import Final

__all__ = ["CountedWire"]

PIECE: Final = 65536
FIRST_LINE: Final = b" HTTP/1.1\r\n"
"""How the first line of a request ends."""


class CountedWire:
    """Listens at an address of its own and passes everything on to the server at `port`, both ways."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._counting = threading.Lock()
        self._down = 0
        self._up = 0
        self._requests = 0
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address: Final = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def down(self) -> int:
        """Bytes from the server to clients so far."""
        with self._counting:
            return self._down

    @property
    def up(self) -> int:
        """Bytes from clients to the server so far."""
        with self._counting:
            return self._up

    @property
    def requests(self) -> int:
        """Requests so far; opening a web socket is one."""
        with self._counting:
            return self._requests

    def close(self) -> None:
        # Only a shutdown wakes the thread that waits for connections.
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return  # closed
            try:
                server = socket.create_connection(("127.0.0.1", self._port))
            except OSError:
                client.close()  # the server is down, and the client is to see that
                continue
            threading.Thread(target=self._connect, args=(client, server), daemon=True).start()

    def _connect(self, client: socket.socket, server: socket.socket) -> None:
        up = threading.Thread(target=self._pass_on, args=(client, server, False), daemon=True)
        with client, server:
            up.start()
            self._pass_on(server, client, True)
            up.join()

    def _pass_on(self, source: socket.socket, target: socket.socket, down: bool) -> None:
        # A side that hangs up ends the connection for both.
        tail = b""
        with contextlib.suppress(OSError):
            while piece := source.recv(PIECE):
                tail += piece
                with self._counting:
                    if down:
                        self._down += len(piece)
                    else:
                        self._up += len(piece)
                        self._requests += tail.count(FIRST_LINE)
                tail = tail[-len(FIRST_LINE) + 1 :]
                target.sendall(piece)
        for one in (source, target):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
