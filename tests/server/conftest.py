"""A server for each test, on a database of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from tests.installed import games_installed as games_installed
from tests.server.guests import open_server


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


@pytest.fixture
def client(db: Path, games_installed: None) -> Iterator[TestClient]:  # noqa: ARG001 - it must come first
    with open_server(db) as client:
        yield client
