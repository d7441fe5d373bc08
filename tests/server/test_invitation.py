"""How others get to a table: an address that works from their machine, and a QR code of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from emberhold.server.http import addresses, invitation
from emberhold.server.http.addresses import invite_addresses
from emberhold.server.http.app import ServerConfig, make_app
from tests.server.guests import FAST, OPEN, PERSON, new_table

HERE = {"host": "127.0.0.1:8000"}
LAN = "http://192.168.7.5:8000"


@pytest.fixture(autouse=True)
def one_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "own_addresses", lambda: ["192.168.7.5", "10.0.0.9"])
    monkeypatch.setattr(addresses, "answers", lambda host, _: host == "192.168.7.5")
    invitation._remembered.cache_clear()


def serving(tmp_path: Path, listens: str) -> TestClient:
    return TestClient(make_app(ServerConfig(tmp_path / "db", FAST, processes=1), listens=listens))


@pytest.mark.parametrize(
    ("listens", "found"),
    [
        ("http://127.0.0.1:8000/", []),
        ("http://localhost:8000/", []),
        ("http://[::1]:8000/", []),
        ("http://0.0.0.0:8000/", [LAN]),
        ("http://[::]:8000/", [LAN]),
        ("http://192.168.7.5:8000/", [LAN]),
    ],
)
def test_where_others_can_open_it(listens: str, found: list[str]) -> None:
    assert invite_addresses(listens) == found


@pytest.mark.parametrize(("listens", "here_only"), [("http://127.0.0.1:8000/", True), ("http://0.0.0.0:8000/", False)])
def test_a_page_on_this_machine_is_told(listens: str, here_only: bool, tmp_path: Path) -> None:
    with serving(tmp_path, listens) as client:
        told = client.get("/api/addresses", headers=HERE).json()
    assert told == {"addresses": [] if here_only else [LAN], "here_only": here_only}


def test_nobody_else_learns_about_the_network_behind_a_proxy(tmp_path: Path) -> None:
    with serving(tmp_path, "http://0.0.0.0:8000/") as client:
        told = client.get("/api/addresses", headers={"host": "play.example.org"})
    assert told.json() == {"addresses": [], "here_only": False}
    assert "192.168" not in told.text


def test_the_link_is_drawn_for_addresses_of_this_server_only(tmp_path: Path) -> None:
    with serving(tmp_path, "http://0.0.0.0:8000/") as client:
        table = new_table(client, [PERSON, OPEN], "ashes")["table"]
        drawn = set()
        for host, base in (
            ("127.0.0.1:8000", LAN),
            ("127.0.0.1:8000", "http://127.0.0.1:8000"),
            ("play.example.org", "https://play.example.org"),
        ):
            answer = client.get(f"/api/tables/{table}/qr", params={"base": base}, headers={"host": host})
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "image/svg+xml"
            assert answer.text.startswith("<svg")
            assert "style=" not in answer.text, "the content security policy forbids it"
            drawn.add(answer.text)
        assert len(drawn) == 3
        for base in ("https://evil.example", "http://10.0.0.9:8000", "javascript:alert(1)", "", LAN + "/x"):
            refused = client.get(f"/api/tables/{table}/qr", params={"base": base}, headers=HERE)
            assert (refused.status_code, refused.json()["code"]) == (404, "unknown")
        gone = client.get("/api/tables/nowhere/qr", params={"base": LAN}, headers=HERE)
        assert gone.json()["code"] == "unknown-table"
