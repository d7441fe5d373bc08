"""What is small is sent at once, and does not wait for the other side to acknowledge what came before."""

from __future__ import annotations

import http.client
import json
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from emberhold.server.http import run
from emberhold.server.http.app import ServerConfig, make_app
from tests.server.guests import OPEN, PERSON

HOST = "127.0.0.1"


@pytest.fixture
def served(db: Path, games_installed: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[run.Server]:  # noqa: ARG001 - it must come first
    """A server on a real socket, made as `emberhold serve` makes it."""
    made: list[run.Server] = []

    class Noted(run.Server):
        def __init__(self, *args: object, **more: object) -> None:
            super().__init__(*args, **more)  # type: ignore[arg-type]
            made.append(self)

    monkeypatch.setattr(run, "Server", Noted)
    started = threading.Event()
    settings = ServerConfig(db, processes=1)
    with run._listen(HOST, 0, insist=True) as listener:
        work = (make_app(settings), settings, listener, started.set)
        thread = threading.Thread(target=run._serve, args=work)
        thread.start()
        assert started.wait(20)
        yield made[0]
        made[0].should_exit = True
        thread.join(20)
    assert not thread.is_alive()


def port_of(server: run.Server) -> int:
    return int(server.servers[0].sockets[0].getsockname()[1])


def at_once(server: run.Server) -> set[bool]:
    """Whether the connections that are there send small things at once."""
    return {
        bool(one.transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        for one in server.server_state.connections
    }


def ask(server: run.Server, method: str, path: str, body: object = None) -> dict[str, Any]:
    """Ask for something twice over one connection, which stays open meanwhile."""
    connection = http.client.HTTPConnection(HOST, port_of(server), timeout=20)
    for _ in range(2):
        connection.request(method, path, None if body is None else json.dumps(body))
        answer: dict[str, Any] = json.loads(connection.getresponse().read())
    assert at_once(server) == {True}
    connection.close()
    return answer


def test_answers_over_http_are_sent_at_once(served: run.Server) -> None:
    assert ask(served, "GET", "/api/health")["status"] == "ok"


def test_messages_over_a_web_socket_are_sent_at_once(served: run.Server) -> None:
    table = ask(served, "POST", "/api/tables", {"game": "toy", "seats": [PERSON, OPEN]})["table"]
    with connect(f"ws://{HOST}:{port_of(served)}/api/tables/{table}/ws", proxy=None) as guest:
        guest.send('{"t": "hello", "v": 1}')
        assert json.loads(guest.recv(20))["t"] == "welcome"
        assert at_once(served) == {True}
