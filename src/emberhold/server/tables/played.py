"""What was played in each seat of a match, written down when it ends, for histories and statistics."""

from __future__ import annotations

from collections.abc import Sequence

from emberhold.core.match import Match
from emberhold.core.registry import GameSpec, chain_game_names
from emberhold.core.state import Outcome
from emberhold.core.story import Played, story_facts_of
from emberhold.server.logs import log, where
from emberhold.server.store.store import PlayedRow, SeatRow, TableRow

__all__ = ["broken_rows", "played_rows"]


def played_rows(spec: GameSpec, match: Match, seats: Sequence[SeatRow], outcome: Outcome) -> list[PlayedRow]:
    """A row for each seat of a match that has just ended. A draft is neither won nor lost."""
    facts = story_facts_of(spec)
    rounds, played = 0, _nothing(seats)
    if facts is not None:
        played = facts.played(match)
        rounds = facts.rounds_in(match.events(None))
    counts = spec.name not in chain_game_names()
    return [_row(spec.name, seat, played, seat.seat in outcome.winners if counts else None, rounds) for seat in seats]


def broken_rows(spec: GameSpec | None, table: TableRow, seats: Sequence[SeatRow]) -> list[PlayedRow]:
    """A row for each seat of a match that was broken off by an error, from its set-up alone."""
    facts = None if spec is None else story_facts_of(spec)
    played = _nothing(seats)
    if spec is not None and facts is not None:
        try:
            played = facts.played(spec.new(table.setup, table.seed, log=False))
        except Exception as error:
            # The error that broke the match off may be in its set-up, too; then nobody knows more.
            log("played-unknown", table=table.id, error=where(error))
    return [_row(table.game, seat, played, None, 0) for seat in seats]


def _nothing(seats: Sequence[SeatRow]) -> Played:
    return Played(("",) * len(seats))


def _row(game: str, seat: SeatRow, played: Played, won: bool | None, rounds: int) -> PlayedRow:
    bot = seat.bot if seat.kind == "bot" else None
    return PlayedRow(seat.seat, seat.guest, game, played.seats[seat.seat], played.against, bot, won, rounds)
