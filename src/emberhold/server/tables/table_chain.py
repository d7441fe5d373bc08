"""The chain of matches that a table belongs to: where it stands, who takes part, and which table comes next.

Nothing here is stored but the chain's set-up and seed: the rest follows from them and from the journals of its tables
(decision 027).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from emberhold.core.chain import Chain, ChainSpec
from emberhold.core.journal import JournalError
from emberhold.core.match import Match
from emberhold.core.registry import chain_game_names, load_game
from emberhold.server.store.store import ChainRow, NextTable, SeatRow, Stored, TableRow, now_seconds
from emberhold.server.tokens import new_token
from emberhold.server.wire.types import ChainPlace

__all__ = ["TableChain", "chain_of", "first_place"]


class TableChain:
    """The chain as it stands at one of its tables."""

    def __init__(self, row: TableRow, chain: Chain, company: Sequence[SeatRow], stand_in: str) -> None:
        assert row.chain is not None
        assert chain.link is not None
        self.row = row
        self.kept: ChainRow = row.chain
        self.chain = chain
        """The chain at the beginning of this match."""
        self.seats = chain.link.seats
        """For each seat of this match the seat of the chain."""
        self.after: Chain | None = None
        """The chain after this match, once it has ended."""
        self.next: str | None = None
        """The table of the next match, once this one has ended."""
        self.finished = False
        """Whether the last match of the chain is over and everybody was told, so that nothing is secret any more."""
        self.replays: list[str | None] = []
        """The replays of the matches before this one."""
        self._company = list(company)
        """Who had which seat of the chain before this match; empty at the first one, at which everybody sits."""
        self._stand_in = stand_in

    def company(self, rows: Sequence[SeatRow]) -> list[SeatRow]:
        """Who has which seat of the chain, given who sits at this match. Muted seats are seats of the chain here."""
        present = set(self.seats)
        out = list(self._company) or [SeatRow(seat, "open") for seat in range(len(rows))]
        for row, seat in zip(rows, self.seats, strict=True):
            muted = {self.seats[other] for other in row.muted} | set(out[seat].muted) - present
            out[seat] = replace(row, seat=seat, muted=tuple(sorted(muted)))
        return out

    def watching(self) -> list[SeatRow]:
        """The people of the chain who do not sit at this match."""
        return [row for row in self._company if row.seat not in self.seats]

    def place(self, rows: Sequence[SeatRow], *, over: bool) -> ChainPlace:
        """What everybody may know; `over` says whether they know that this match is over."""
        chain = self.after if over and self.after is not None else self.chain
        state = chain.state
        return ChainPlace(
            self.kept.name,
            self.row.link + 1,
            chain.links,
            chain.points,
            [row.name for row in self.company(rows)],
            list(self.seats),
            self.next if over else None,
            over and chain.over,
            self.kept.pick_seconds,
            None if state is None else dict(state),
            self.joinable and not over,
            [*self.replays, self.row.replay] if over and self.finished else [],
        )

    @property
    def joinable(self) -> bool:
        """Whether people may take seats of bots here: between two matches that all win or lose together."""
        game = self.row.game
        return game in chain_game_names() and load_game(game).cooperative

    # -- going on ------------------------------------------------------------------------------------------------

    def end(self, match: Match) -> Chain:
        """This match has ended."""
        self.after = self.chain.after(match)
        return self.after

    def follow(self, match: Match, rows: Sequence[SeatRow]) -> NextTable | None:
        """The table for the match that follows from this one; None if this was the last."""
        after = self.end(match)
        if after.match is None or after.link is None:
            return None
        journal = after.match.journal()
        self.next = new_token(9)
        row = TableRow(
            self.next,
            journal.game,
            journal.rules,
            dict(journal.setup),
            journal.seed,
            # Nobody can join a match of a chain, so no list of tables shows it.
            self.row.options | {"public": False},
            now_seconds(),
            "running",
            chain=self.kept,
            link=self.row.link + 1,
            place=self.row.place,
            opener=self.row.opener,
            luck=self.row.luck,
        )
        return NextTable(row, self._seated(self.company(rows), after.link.seats))

    def _seated(self, company: Sequence[SeatRow], seats: Sequence[int]) -> list[SeatRow]:
        """Everybody in their seats at the next match, with the same tokens.

        A bot that stands in for somebody who is gone goes on doing so: perhaps nobody else sits there who could ask for
        one. Whoever comes back gets the seat, as always.
        """
        out = []
        for place, seat in enumerate(seats):
            row = company[seat]
            bot = self._stand_in if row.left and row.bot is None else row.bot
            muted = tuple([at for at, other in enumerate(seats) if other in row.muted])
            out.append(replace(row, seat=place, bot=bot, muted=muted))
        return out


def chain_of(stored: Stored, tables: Sequence[Stored], spec: ChainSpec, stand_in: str) -> TableChain:
    """The chain at this table, worked out from the tables before it; JournalError if they do not lead to it."""
    row = stored.table
    assert row.chain is not None
    chain = Chain(spec, row.chain.setup, row.chain.seed)
    company: list[SeatRow] = []
    for before in tables[: row.link]:
        here = TableChain(before.table, chain, company, stand_in)
        chain.resume(before.table.journal(before.entries))
        chain.go_on()
        company = here.company(before.seats)
    if chain.match is None:
        raise JournalError("The chain ends before this match.")
    fresh = chain.match.journal()
    if (row.game, row.setup, row.seed) != (fresh.game, fresh.setup, fresh.seed):
        raise JournalError("This is not the match that follows from what was played before.")
    found = TableChain(row, chain, company, stand_in)
    found.replays = [before.table.replay for before in tables[: row.link]]
    if len(tables) > row.link + 1:
        found.next = tables[row.link + 1].table.id
    found.finished = all(other.table.state in ("over", "broken") for other in tables)
    return found


def first_place(kept: ChainRow, names: Sequence[str]) -> ChainPlace:
    """The place of a chain's first match, as long as nobody has begun it."""
    count = len(names)
    return ChainPlace(kept.name, 1, None, [0] * count, list(names), list(range(count)), pick_seconds=kept.pick_seconds)
