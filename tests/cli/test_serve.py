"""`emberhold serve` says in a sentence why it cannot serve. That it serves is tested with the server."""

from __future__ import annotations

import os
import socket
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

import pytest

from emberhold.cli import main
from emberhold.server.http.addresses import address_of, own_addresses, reachable
from emberhold.server.http.run import answers_at

Said = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--port", "70000"], "--port"),
        (["--port", "-1"], "--port"),
        (["--port", "http"], "--port"),
        (["--processes", "0"], "--processes"),
        (["--processes", "1000000"], "--processes"),
        (["--db", ""], "--db takes a file"),
        (["--db", "sqlite:///"], "--db takes a file"),
        (["--db", ":memory:"], "--db takes a file"),
    ],
)
def test_wrong_usage(arguments: list[str], words: str, capsys: Said) -> None:
    assert main(["serve", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err


def test_a_file_that_is_no_database(tmp_path: Path, capsys: Said) -> None:
    (tmp_path / "text").write_text("not a database " * 100, encoding="utf-8")
    assert main(["serve", "--port", "0", "--db", str(tmp_path / "text")]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"emberhold: The database {tmp_path / 'text'}")
    assert "not a database" in err
    assert err.count("\n") == 1


@pytest.mark.timeout(20)
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("folder", "is a folder, not a file"),
        ("pipe", "is a pipe, not a file"),
        ("text/db", "text is not a folder"),
        ("new/db", "new; make it first"),
    ],
)
def test_a_place_where_no_database_can_be(name: str, words: str, tmp_path: Path, capsys: Said) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "text").write_text("", encoding="utf-8")
    os.mkfifo(tmp_path / "pipe")
    assert main(["serve", "--port", "0", "--db", str(tmp_path / name)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err
    assert err.count("\n") == 1
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["folder", "pipe", "text"]


@pytest.mark.parametrize("host", ["0.0.0.0", "::", ""])
def test_every_address_is_told_as_those_that_can_be_opened(host: str) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, 0), family=family) as listener:
        port = listener.getsockname()[1]
        found = reachable(f"http://{address_of(host)}:{port}/")
        assert found[0] in (f"http://localhost:{port}/", f"http://[::1]:{port}/")
        for address in found:
            assert urlsplit(address).hostname not in (host, None)
            with socket.create_connection((urlsplit(address).hostname, port), 1):
                pass
    assert reachable(f"http://{address_of(host)}:{port}/") == [f"http://localhost:{port}/"]


def test_an_address_of_its_own_is_told_as_it_is() -> None:
    assert reachable("http://127.0.0.1:8000/") == ["http://127.0.0.1:8000/"]
    assert reachable("http://[::1]:8000/") == ["http://[::1]:8000/"]


def test_a_machine_without_networks_or_a_name_still_has_localhost(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: object, **__: object) -> None:
        raise OSError("no network")

    monkeypatch.setattr(socket.socket, "connect", nothing)
    monkeypatch.setattr(socket, "getaddrinfo", nothing)
    assert own_addresses() == []


def test_addresses_that_only_look_like_one_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    known = ["127.0.1.1", "::1", "fe80::1%eth0", "10.9.8.7"]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(0, 0, 0, "", (name, 0)) for name in known])
    found = own_addresses()
    assert "10.9.8.7" in found
    assert not {"127.0.1.1", "::1", "fe80::1%eth0"} & set(found)


class Health(BaseHTTPRequestHandler):
    """What a server of ours says about itself."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b'{"status": "ok"}')

    def log_message(self, *_: object) -> None:
        """Nothing on the screen."""


def test_a_server_on_this_machine_is_found_past_a_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("http_proxy", "HTTP_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:1")
    for name in ("no_proxy", "NO_PROXY"):
        monkeypatch.delenv(name, raising=False)
    with HTTPServer(("127.0.0.1", 0), Health) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        found = answers_at(f"http://127.0.0.1:{server.server_port}/")
        server.shutdown()
        thread.join()
    assert found
