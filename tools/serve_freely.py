"""A server without limits, for tests and measurements: `python -m tools.serve_freely DB PORT`."""

from __future__ import annotations

import sys
from pathlib import Path

from emberhold.server.http.app import ServerConfig
from emberhold.server.http.run import run
from emberhold.server.limits import Limits

__all__ = ["serve"]


def serve(db: Path, port: int) -> None:
    """Serve until somebody stops it; the first line that it prints is its address. Port 0 is any free one."""
    free = Limits(messages_per_s=1e9, messages_burst=1e9, requests_per_s=1e9, requests_burst=1e9)
    run("127.0.0.1", port, ServerConfig(db, free), lambda address: print(address, flush=True), quiet=True)


if __name__ == "__main__":
    serve(Path(sys.argv[1]), int(sys.argv[2]))
