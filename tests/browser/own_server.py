"""A server of a test's own, on tables in any position it needs; it can be killed and started again."""

from __future__ import annotations

from pathlib import Path

from tools.laid_table import LaidTable, lay_table
from tools.screens import State
from tools.warm_server import WarmServed
from tools.wire import Served

__all__ = ["OwnServer"]


class OwnServer:
    def __init__(self, folder: Path) -> None:
        self.db = folder / "tables.sqlite3"
        self._served: Served | None = None

    def lay(self, state: State, game: str, *seats: str, shared: bool = False, **options: object) -> LaidTable:
        """A table, laid before the server starts; `seats` sit there instead of those of the state."""
        assert self._served is None
        return lay_table(self.db, state._replace(seats=seats) if seats else state, game, shared=shared, **options)

    @property
    def served(self) -> Served:
        if self._served is None:
            self._served = WarmServed(self.db)
        return self._served

    def kill(self) -> None:
        self.served.kill()

    def again(self) -> None:
        """At the same address as before."""
        self._served = WarmServed(self.db, self.served.port)

    def stop(self) -> None:
        if self._served is not None:
            self._served.stop()
