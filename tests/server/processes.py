"""A server as a process of its own, and plain connections to it, for tests of what happens below the application."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

__all__ = ["Answer", "Process", "raw", "serving"]


class Answer:
    """What came back for some bytes: a status, headers and a body, or nothing at all."""

    def __init__(self, data: bytes) -> None:
        head, _, self.body = data.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        self.status = int(first.split()[1]) if first else 0
        self.headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}

    @property
    def code(self) -> str:
        """The code of the Problem."""
        return str(json.loads(self.body)["code"])


class Process:
    """A running server."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address
        self.port = int(address.rstrip("/").rpartition(":")[2])
        self.err = ""

    def ask(self, data: bytes, seconds: float = 5.0) -> Answer:
        """Send these bytes, and read until the server closes or has answered."""
        with raw(self.port, seconds) as line:
            line.sendall(data)
            return Answer(received(line))

    def get(self, path: str) -> Any:
        answer = self.ask(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        return json.loads(answer.body)

    def post(self, path: str, body: Any) -> Any:
        data = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {len(data)}\r\nConnection: close\r\n\r\n"
        return json.loads(self.ask(head.encode() + data, 20.0).body)

    @property
    def lines(self) -> list[Any]:
        """What the server logged, once it has ended."""
        return [json.loads(line) for line in self.err.splitlines()]


@contextmanager
def raw(port: int, seconds: float = 5.0) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", port), seconds) as line:
        yield line


def received(line: socket.socket) -> bytes:
    """What the server sends until it closes, or has answered completely."""
    data = b""
    with suppress(ConnectionError):
        while chunk := line.recv(65536):
            data += chunk
            head, found, body = data.partition(b"\r\n\r\n")
            lengths = [part[15:] for part in head.lower().split(b"\r\n") if part.startswith(b"content-length:")]
            if found and lengths and len(body) >= int(lengths[0]):
                break
    return data


@contextmanager
def serving(db: Path, *options: str) -> Iterator[Process]:
    """A server on this database for as long as the block lasts; afterwards `err` is what it wrote."""
    command = [sys.executable, "-m", "emberhold", "serve", "--port", "0", "--db", str(db), "--processes", "1", *options]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    address = process.stdout.readline().strip()
    try:
        assert address, process.communicate(timeout=20)[1]
        served = Process(process, address)
        yield served
    finally:
        process.terminate()
        out = process.communicate(timeout=30)
    served.err = out[1]
