"""What is known about a table by what is stored of it, whether or not its match is being played."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from emberhold.server.store.store import TableRow
from emberhold.server.tables.services import Services
from emberhold.server.wire.conversions import outcome_info
from emberhold.server.wire.http_bodies import TableInfo
from emberhold.server.wire.types import Arg, ChainPlace, Luck, Options, Plain, SeatInfo, Text

__all__ = ["luck_of", "other_rules", "table_info"]


def luck_of(row: TableRow) -> Luck:
    """Whether somebody may know the luck to come, as everybody at the table is told."""
    return cast("Luck", row.luck)


def other_rules(row: TableRow, services: Services) -> Text | None:
    """Why nothing can be done here, if the match was begun with other rules than the server has now."""
    if services.continues(row.game, row.rules):
        return None
    current = services.rules_version(row.game)
    args: dict[str, Arg] = {"table": Plain(row.rules), "server": Plain(current or "–")}
    return Text("server-readonly-rules" if row.outcome is None else "server-readonly-rules-over", args)


def table_info(row: TableRow, seats: list[SeatInfo], *, readonly: bool, chain: ChainPlace | None = None) -> TableInfo:
    """The public facts of a table."""
    state: Any = row.state
    return TableInfo(
        row.id,
        row.game,
        row.rules,
        seats,
        msgspec.convert(row.options, Options),
        state,
        row.created,
        outcome_info(row.outcome),
        row.replay,
        readonly,
        chain,
        luck_of(row),
        row.day,
    )
