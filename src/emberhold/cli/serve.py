"""`emberhold serve`: tables for people with a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

__all__ = ["serve"]


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    processes: int | None = None,
    quiet: Annotated[bool, Parameter(show_default=False)] = False,
) -> None:
    """Serve tables to browsers, and the web client with them. Ctrl+C ends it; every match goes on next time.

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 for everybody who can reach this machine.
    port
        The port to listen at; 0 takes any that is free.
    db
        The SQLite file that keeps the tables. Without it, a file in your data folder is used.
    processes
        How many processes bots think in.
    quiet
        Write no log.
    """
    from emberhold.core.errors import EmberholdError
    from emberhold.server.app import Settings
    from emberhold.server.running import default_db, run

    if db is not None and "://" in db and not db.startswith("sqlite:///"):
        raise EmberholdError(f"This version keeps tables in SQLite files; it cannot use {db.partition('://')[0]}.")
    file = default_db() if db is None else Path(db.removeprefix("sqlite:///"))
    run(host, port, Settings(file, processes=processes), lambda address: print(address, flush=True), quiet=quiet)
