"""A server without limits, for tests and measurements: `python -m tools.serve_freely DB PORT`."""

from __future__ import annotations

import sys
from pathlib import Path

from emberhold.server.http.app import ServerConfig
from emberhold.server.http.run import run
from emberhold.server.limits import Limits, changed

__all__ = ["serve"]


def serve(db: Path, port: int) -> None:
    """Serve until somebody stops it; the first line that it prints is its address. Port 0 is any free one."""
    rates = (
        "messages_per_s",
        "messages_burst",
        "address_messages_per_s",
        "address_messages_burst",
        "address_reading_ms_per_s",
        "address_reading_ms_burst",
        "requests_per_s",
        "address_requests_per_s",
        "requests_burst",
        "reads_per_s",
        "reads_burst",
    )
    work = ("work_per_s", "work_burst")
    counts = (
        "address_at_once",
        "tables",
        "address_tables",
        "guest_tables",
        "address_connections",
        "address_upload_bytes",
    )
    free = changed(Limits(), dict.fromkeys((*rates, *work), 1e9) | dict.fromkeys(counts, 1_000_000_000))
    run("127.0.0.1", port, ServerConfig(db, free), lambda address: print(address, flush=True), quiet=True)


if __name__ == "__main__":
    serve(Path(sys.argv[1]), int(sys.argv[2]))
