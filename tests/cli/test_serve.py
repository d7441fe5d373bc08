"""`emberhold serve` says in a sentence why it cannot serve. That it serves is tested with the server."""

from __future__ import annotations

from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from emberhold.cli import main
from emberhold.server.running import answers_at

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
    ],
)
def test_wrong_usage(arguments: list[str], words: str, capsys: Said) -> None:
    assert main(["serve", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err


@pytest.mark.parametrize(
    ("name", "words"), [("folder", "cannot be opened"), ("text", "not a database"), ("text/db", "cannot be opened")]
)
def test_a_file_that_is_no_database(name: str, words: str, tmp_path: Path, capsys: Said) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "text").write_text("not a database " * 100, encoding="utf-8")
    assert main(["serve", "--port", "0", "--db", str(tmp_path / name)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"emberhold: The database {tmp_path / name}")
    assert words in err
    assert err.count("\n") == 1


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
