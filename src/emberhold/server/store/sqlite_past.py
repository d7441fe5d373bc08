"""What guests have played, in the SQLite file: a row for each seat of each match that is over, and counts of them."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Sequence
from typing import Final

from emberhold.server.store.store import Counted, Counts, DayRow, PastFilter, PastRow, PlayedRow

__all__ = ["GOES_ON", "find_days", "find_past", "put_played", "statistics"]

GOES_ON: Final = (
    "EXISTS (SELECT 1 FROM tables u WHERE u.chain = t.chain AND u.state IN ('open', 'running', 'archived'))"
)
"""Whether the chain of a table `t` has a match that is not over; one in the archive can be continued."""
MOST_NAMES: Final = 100
"""How many decks, mages and so on are counted at most, those that were played most."""
RESULTS: Final = {"": "1", "won": "p.won = 1", "lost": "p.won = 0", "broken": "t.state = 'broken'"}


def put_played(db: sqlite3.Connection, table: str, rows: Sequence[PlayedRow], ended: int) -> None:
    for row in rows:
        db.execute(
            "INSERT INTO played (tab, seat, guest, game, plays, against, bot, won, rounds, ended)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (table, row.seat, row.guest, row.game, row.plays, row.against, row.bot, row.won, row.rounds, ended),
        )


def find_past(db: sqlite3.Connection, guest: str, most: int, wanted: PastFilter) -> list[PastRow]:
    """The finished matches of a guest that fit, latest first."""
    sql = (
        "SELECT p.tab, t.replay, p.game, p.seat, r.names, r.bots, t.outcome, p.ended, t.chain, p.against, p.rounds,"
        " t.day,"
        " (SELECT json_group_array(q.plays) FROM (SELECT plays FROM played WHERE tab = p.tab ORDER BY seat) q)"
        " FROM played p JOIN tables t ON t.id = p.tab JOIN replays r ON r.id = t.replay"
        f" WHERE p.guest = :guest AND NOT {GOES_ON} AND {RESULTS[wanted.result]}"
        " AND (:game = '' OR p.game = :game) AND (:plays = '' OR p.plays = :plays)"
        " AND (:against = '' OR p.against = :against)"
        " AND (:bot = '' OR EXISTS (SELECT 1 FROM played q WHERE q.tab = p.tab AND q.bot = :bot))"
        " AND (:ended IS NULL OR (p.ended, p.tab, p.seat) < (:ended, :tab, :seat))"
        " ORDER BY p.ended DESC, p.tab DESC, p.seat DESC LIMIT :most"
    )
    ended, tab, seat = wanted.before or (None, None, None)
    asked = {"guest": guest, "most": most, "ended": ended, "tab": tab, "seat": seat}
    asked |= {"game": wanted.game, "plays": wanted.plays, "against": wanted.against, "bot": wanted.bot}
    past = []
    for id, replay, game, number, names, bots, outcome, when, chain, against, rounds, day, plays in db.execute(
        sql, asked
    ):
        with contextlib.suppress(TypeError, ValueError):  # one that cannot be read hides no other
            people = json.loads(names), json.loads(bots), None if outcome is None else json.loads(outcome)
            facts = chain, json.loads(plays), against, rounds, day
            past.append(PastRow(id, replay, game, number, *people, when, *facts))
    return past


def find_days(
    db: sqlite3.Connection, guest: str, most: int, game: str, before: tuple[str, int, str] | None
) -> list[DayRow]:
    """The matches of the day that a guest has begun, the latest day first."""
    sql = (
        "SELECT t.id, t.game, t.day, t.state, t.replay, t.created, t.touched,"
        " (SELECT max(p.won) FROM played p WHERE p.tab = t.id AND p.guest = :guest),"
        " coalesce((SELECT max(p.rounds) FROM played p WHERE p.tab = t.id), 0),"
        " (SELECT json_group_array(q.plays) FROM (SELECT plays FROM played WHERE tab = t.id ORDER BY seat) q),"
        " coalesce((SELECT max(p.against) FROM played p WHERE p.tab = t.id), '')"
        " FROM tables t WHERE t.day IS NOT NULL AND t.id IN (SELECT tab FROM seats WHERE guest = :guest)"
        " AND (:game = '' OR t.game = :game)"
        " AND (:day IS NULL OR (t.day, t.created, t.id) < (:day, :created, :tab))"
        " ORDER BY t.day DESC, t.created DESC, t.id DESC LIMIT :most"
    )
    day, created, tab = before or (None, None, None)
    asked = {"guest": guest, "game": game, "day": day, "created": created, "tab": tab, "most": most}
    found = []
    for id, name, date, state, replay, begun, touched, won, rounds, plays, against in db.execute(sql, asked):
        result = None if won is None else bool(won)
        row = DayRow(id, name, date, state, replay, begun, touched, result, rounds, json.loads(plays), against)
        found.append(row)
    return found


def statistics(db: sqlite3.Connection, guest: str, tables: Sequence[str], chains: Sequence[str]) -> Counts:
    """How often this guest has played and won; tables and chains whose end nobody was told yet are left out."""
    counted = (
        f"p.guest = ? AND p.won IS NOT NULL AND NOT {GOES_ON}"
        " AND p.tab NOT IN (SELECT value FROM json_each(?))"
        " AND (t.chain IS NULL OR t.chain NOT IN (SELECT value FROM json_each(?)))"
    )
    asked = guest, json.dumps(list(tables)), json.dumps(list(chains))

    def count(name: str, more: str = "", where: str = "") -> list[Counted]:
        sql = (
            f"SELECT p.game, {name}, count(*), sum(p.won) FROM played p JOIN tables t ON t.id = p.tab {more}"
            f" WHERE {counted}{where} GROUP BY p.game, {name} ORDER BY 3 DESC, p.game, {name} LIMIT {MOST_NAMES}"
        )
        return [Counted(*row) for row in db.execute(sql, asked)]

    with_bots = "JOIN (SELECT DISTINCT tab, bot FROM played WHERE bot IS NOT NULL) b ON b.tab = p.tab"
    return Counts(
        count("''"),
        count("p.plays", where=" AND p.plays <> ''"),
        count("p.against", where=" AND p.against <> ''"),
        count("b.bot", with_bots),
    )
